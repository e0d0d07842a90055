import { createAnthropic } from '@ai-sdk/anthropic'
import { createAzure } from '@ai-sdk/azure'
import { createGoogle } from '@ai-sdk/google'
import { createMistral } from '@ai-sdk/mistral'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import { addressOf } from './address.ts'
import type { ServiceSettings } from './settings.ts'

/** Azure's older interface versions are dates, and carry the deployment in the address. */
const DATED_VERSION = /^\d{4}-\d{2}-\d{2}/

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
