import type { Prices } from '../../../core/cost.ts'

/** The kinds of AI service that can be put behind the engine contract; also the engines' ids. */
export const SERVICES = ['openai', 'azure', 'anthropic', 'google', 'mistral', 'compatible'] as const
export type ServiceId = (typeof SERVICES)[number]

/** As the page, the command line and the start-up call them. */
export const SERVICE_LABELS: Readonly<Record<ServiceId, string>> = {
  openai: 'OpenAI',
  azure: 'Azure OpenAI',
  anthropic: 'Anthropic',
  google: 'Google Gemini',
  mistral: 'Mistral',
  compatible: 'OpenAI-yhteensopiva palvelu',
}

/** Everything that is needed to call one service, all of it from the server's own configuration. */
export type ServiceSettings = {
  readonly id: ServiceId
  /** The model's name; for Azure the deployment's. */
  readonly model: string
  /** Secret. `null` where the service asks for none. */
  readonly apiKey: string | null
  /** The service's address as it was typed; `null`: the service's own. */
  readonly baseUrl: string | null
  /** Azure's alone. */
  readonly apiVersion: string | null
  readonly prices: Prices
  /** Longest time for one ad, all calls and waits included, in milliseconds. */
  readonly timeoutMs: number
  /** Longest time without a sign of life while an answer streams, in milliseconds. */
  readonly silenceMs: number
}

/** Times where the configuration names none. A model on the organisation's own machine is slow. */
export const DEFAULT_TIMES = {
  service: { timeoutMs: 45_000, silenceMs: 15_000 },
  local: { timeoutMs: 300_000, silenceMs: 300_000 },
} as const
