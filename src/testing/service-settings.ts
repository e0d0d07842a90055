import { DEFAULT_PRICES } from '../core/cost.ts'
import type { ServiceId, ServiceSettings } from '../engines/llm/services/settings.ts'

/** Never to be seen in a log or an answer. */
export const SECRET_KEY = 'sk-salainen-avain-0123456789'

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
