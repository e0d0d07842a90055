import { DEFAULT_PRICES } from '../core/cost.ts'
import type { ServiceId, ServiceSettings } from '../engines/llm/services/settings.ts'

/** Never to be seen in a log or an answer. */
export const SECRET_KEY = 'sk-salainen-avain-0123456789'

/** Where the local service of the tests speaks as each service does. */
const PATHS: Readonly<Record<ServiceId, string>> = {
  openai: '/openai/v1',
  azure: '',
  anthropic: '/v1',
  google: '/v1beta',
  mistral: '/mistral/v1',
  compatible: '/v1',
}

/** Settings that lead to the local service at `url`. */
export function settingsAt(
  url: string,
  id: ServiceId,
  over: Partial<ServiceSettings> = {},
): ServiceSettings {
  return serviceSettings(id, {
    baseUrl: `${url}${PATHS[id]}`,
    apiVersion: id === 'azure' ? '2024-10-21' : null,
    ...over,
  })
}

/** Settings of a service for tests, patient enough for a slow machine. */
export function serviceSettings(
  id: ServiceId,
  over: Partial<ServiceSettings> = {},
): ServiceSettings {
  return {
    id,
    model: 'koemalli',
    apiKey: SECRET_KEY,
    baseUrl: 'http://127.0.0.1:9/v1',
    apiVersion: null,
    prices: DEFAULT_PRICES,
    timeoutMs: 20_000,
    silenceMs: 10_000,
    ...over,
  }
}
