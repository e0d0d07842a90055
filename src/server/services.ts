import { isIP } from 'node:net'
import type { Prices } from '../core/cost.ts'
import {
  DEFAULT_TIMES,
  SERVICE_LABELS,
  SERVICES,
  type ServiceId,
  type ServiceSettings,
} from '../engines/llm/services/settings.ts'

/** What the environment says of the services, read and checked one by one. */
export type ServiceVariables = {
  /** Text variables that are set, by name. */
  readonly text: Readonly<Record<string, string | undefined>>
  /** Numbers that are set, by name. */
  readonly numbers: Readonly<Record<string, number | undefined>>
  /** Where neither the service's own variable nor the common one names a price. */
  readonly prices: Prices
  /** The default engine's id. */
  readonly engine: string
}

export type ServicesResult = {
  readonly services: readonly ServiceSettings[]
  readonly mistakes: readonly string[]
  /** What the default engine lacks; nothing where it can be used. */
  readonly unavailable: readonly string[]
  /** What is set but does not make a service yet: told at the start. */
  readonly notes: readonly string[]
}

type Names = { readonly apiKey: string; readonly baseUrl?: string; readonly apiVersion?: string }

/** The services' usual variables. A compatible service may do without a key. */
const NAMES: Readonly<Record<ServiceId, Names>> = {
  openai: { apiKey: 'OPENAI_API_KEY' },
  azure: {
    apiKey: 'AZURE_OPENAI_API_KEY',
    baseUrl: 'AZURE_OPENAI_ENDPOINT',
    apiVersion: 'AZURE_OPENAI_API_VERSION',
  },
  anthropic: { apiKey: 'ANTHROPIC_API_KEY' },
  google: { apiKey: 'GOOGLE_GENERATIVE_AI_API_KEY' },
  mistral: { apiKey: 'MISTRAL_API_KEY' },
  compatible: { apiKey: 'OPENAI_API_KEY', baseUrl: 'OPENAI_BASE_URL' },
}

/** Variables whose value is secret; each may also be read from the file that `…_FILE` names. */
export const SECRETS: readonly string[] = [
  ...new Set(Object.values(NAMES).map(({ apiKey }) => apiKey)),
]

/** Every text variable of the services, without the models. */
export const SERVICE_TEXTS: readonly string[] = [
  ...new Set(Object.values(NAMES).flatMap((names) => Object.values(names))),
]

/** `LXP_MODEL` for every service, `LXP_MODEL_AZURE` for one. */
export function nameFor(name: string, id: ServiceId): string {
  return `${name}_${id.toUpperCase()}`
}

/** The services that the environment configures fully, and what is missing or wrong. */
export function servicesOf(variables: ServiceVariables): ServicesResult {
  const { text, engine } = variables
  // With an address of its own, OpenAI's key belongs to that address.
  const begun = SERVICES.filter((id) =>
    id === 'openai'
      ? text.OPENAI_API_KEY && !text.OPENAI_BASE_URL
      : text[NAMES[id].baseUrl ?? NAMES[id].apiKey],
  )
  const wanted = SERVICES.filter((id) => id === engine && !begun.includes(id))
  const mistakes: string[] = []
  const unavailable: string[] = []
  const notes: string[] = []
  const services: ServiceSettings[] = []
  for (const id of [...begun, ...wanted]) {
    const model = modelFor(id, begun, variables)
    const missing = missingOf(id, model, text)
    const fault = missing.length === 0 ? addressFault(id, text) : null
    if (fault) mistakes.push(fault)
    else if (missing.length === 0 && model) services.push(settingsOf(id, model, variables))
    else if (id === engine) unavailable.push(missingLine(id, missing))
    else notes.push(missingLine(id, missing))
  }
  return { services, mistakes, unavailable, notes }
}

function settingsOf(
  id: ServiceId,
  model: string,
  { text, numbers, prices }: ServiceVariables,
): ServiceSettings {
  const { apiKey, baseUrl, apiVersion } = NAMES[id]
  const number = (name: string) => numbers[nameFor(name, id)] ?? numbers[name]
  const address = (baseUrl && text[baseUrl]) ?? null
  const times = address && isLocal(new URL(address).hostname) ? 'local' : 'service'
  return {
    id,
    model,
    apiKey: text[apiKey] ?? null,
    baseUrl: address,
    apiVersion: (apiVersion && text[apiVersion]) ?? null,
    prices: {
      prompt: number('LXP_PRICE_PROMPT') ?? prices.prompt,
      completion: number('LXP_PRICE_COMPLETION') ?? prices.completion,
    },
    timeoutMs: number('LXP_TIMEOUT_MS') ?? DEFAULT_TIMES[times].timeoutMs,
    silenceMs: number('LXP_SILENCE_MS') ?? DEFAULT_TIMES[times].silenceMs,
  }
}

/** `LXP_MODEL` means the default engine's model, or that of the only service there is. */
function modelFor(
  id: ServiceId,
  begun: readonly ServiceId[],
  { text, engine }: ServiceVariables,
): string | undefined {
  const own = text[nameFor('LXP_MODEL', id)]
  const isMeant = id === engine || (begun.length === 1 && begun[0] === id)
  return own ?? (isMeant ? text.LXP_MODEL : undefined)
}

function missingOf(
  id: ServiceId,
  model: string | undefined,
  text: ServiceVariables['text'],
): readonly string[] {
  const { apiKey, baseUrl, apiVersion } = NAMES[id]
  const needed = [baseUrl, id === 'compatible' ? undefined : apiKey, apiVersion]
  const missing = needed.filter((name) => name !== undefined && !text[name]) as string[]
  return model ? missing : [...missing, `LXP_MODEL (tai ${nameFor('LXP_MODEL', id)})`]
}

function missingLine(id: ServiceId, missing: readonly string[]): string {
  return `${SERVICE_LABELS[id]} ei ole käytettävissä: puuttuu ${missing.join(', ')}`
}

function addressFault(id: ServiceId, text: ServiceVariables['text']): string | null {
  const { baseUrl } = NAMES[id]
  if (!baseUrl) return null
  const url = URL.parse(text[baseUrl] ?? '')
  if (!url || !/^https?:$/.test(url.protocol)) {
    return `${baseUrl}: oltava http- tai https-osoite, esimerkiksi http://127.0.0.1:11434/v1`
  }
  return url.username || url.password ? `${baseUrl}: osoitteessa ei saa olla tunnuksia` : null
}

/** A machine of the organisation's own network: slower, and nobody else's. */
function isLocal(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) === 4) return /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(host)
  if (isIP(host) === 6) return /^(::1$|f[cd]|fe80)/i.test(host)
  return !host.includes('.') || /\.(local|internal|lan)$/i.test(host)
}
