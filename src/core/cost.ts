/** Tokens as the service reported them. Field names are the wire's. */
export type Usage = {
  readonly prompt_tokens: number
  readonly completion_tokens: number
  readonly total_tokens: number
}

/** Dollars per thousand tokens. */
export type Prices = { readonly prompt: number; readonly completion: number }

export const DEFAULT_PRICES: Prices = { prompt: 0.0015, completion: 0.002 }

export const NO_USAGE: Usage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }

/** Approximate cost in dollars. */
export function costOf(usage: Usage, prices: Prices): number {
  return (usage.prompt_tokens * prices.prompt + usage.completion_tokens * prices.completion) / 1000
}
