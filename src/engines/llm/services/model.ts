import { createAnthropic } from '@ai-sdk/anthropic'
import { createAzure } from '@ai-sdk/azure'
import { createGoogle } from '@ai-sdk/google'
import { createMistral } from '@ai-sdk/mistral'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { ServiceId, ServiceSettings } from './settings.ts'

/** The services' own addresses; always handed over, so that no library looks for one elsewhere. */
const OWN_ADDRESSES: Readonly<Partial<Record<ServiceId, string>>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  mistral: 'https://api.mistral.ai/v1',
}

/** Azure's older interface versions are dates, and carry the deployment in the address. */
const DATED_VERSION = /^\d{4}-\d{2}-\d{2}/

/** Where the texts go: the service's own address where none was typed. */
export function addressOf({ id, baseUrl }: Pick<ServiceSettings, 'id' | 'baseUrl'>): string {
  const address = baseUrl ?? OWN_ADDRESSES[id]
  if (address === undefined) throw new Error(`${id} has no address of its own`)
  return address
}

/** The AI SDK's model behind the settings. Its requests go through `fetch` and nowhere else. */
export function modelOf(
  settings: ServiceSettings,
  fetch: typeof globalThis.fetch,
): Exclude<LanguageModel, string> {
  const { id, model, apiVersion } = settings
  const baseURL = addressOf(settings)
  // An absent key must stay absent: given as undefined, the library would look into the environment.
  const apiKey = settings.apiKey ?? ''
  switch (id) {
    case 'openai':
      return createOpenAI({ baseURL, apiKey, fetch })(model)
    case 'azure': {
      const version = apiVersion ?? 'v1'
      return createAzure({
        baseURL: `${baseURL.replace(/(?:\/openai(?:\/v1)?)?\/*$/, '')}/openai`,
        apiKey,
        apiVersion: version,
        useDeploymentBasedUrls: DATED_VERSION.test(version),
        fetch,
      }).chat(model)
    }
    case 'anthropic':
      return createAnthropic({ baseURL, apiKey, fetch })(model)
    case 'google':
      return createGoogle({ baseURL, apiKey, fetch })(model)
    case 'mistral':
      return createMistral({ baseURL, apiKey, fetch })(model)
    case 'compatible':
      return createOpenAICompatible({
        name: 'compatible',
        baseURL,
        ...(settings.apiKey === null ? {} : { apiKey }),
        includeUsage: true,
        supportsStructuredOutputs: true,
        fetch,
      })(model)
  }
}
