import type { ServiceId, ServiceSettings } from './settings.ts'

/** The services' own addresses; always handed over, so that no library looks for one elsewhere. */
const OWN_ADDRESSES: Readonly<Partial<Record<ServiceId, string>>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  mistral: 'https://api.mistral.ai/v1',
}

/** Where the texts go: the service's own address where none was typed. */
export function addressOf({ id, baseUrl }: Pick<ServiceSettings, 'id' | 'baseUrl'>): string {
  const address = baseUrl ?? OWN_ADDRESSES[id]
  if (address === undefined) throw new Error(`${id} has no address of its own`)
  return address
}
