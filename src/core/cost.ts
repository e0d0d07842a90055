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

export function addedUsage(one: Usage, other: Usage): Usage {
  return {
    prompt_tokens: one.prompt_tokens + other.prompt_tokens,
    completion_tokens: one.completion_tokens + other.completion_tokens,
    total_tokens: one.total_tokens + other.total_tokens,
  }
}

/** Approximate cost in dollars. */
export function costOf(usage: Usage, prices: Prices): number {
  return (usage.prompt_tokens * prices.prompt + usage.completion_tokens * prices.completion) / 1000
}

/** Characters of Finnish text for one token of a usual tokenizer: 2.4 to 3.1. Few make many tokens. */
const CHARACTERS_PER_TOKEN = 2.4

/** What an answer with its quotes takes, about. */
const ANSWER_TOKENS = 1_500

/** About how many tokens a text of this length makes; rather too many than too few. */
export function estimatedTokens(length: number): number {
  return Math.ceil(length / CHARACTERS_PER_TOKEN)
}

/** About what reading an ad will use. `promptTokens` go along with every ad. */
export function estimatedUsage(length: number, promptTokens: number): Usage {
  const prompt = promptTokens + estimatedTokens(length)
  return {
    prompt_tokens: prompt,
    completion_tokens: ANSWER_TOKENS,
    total_tokens: prompt + ANSWER_TOKENS,
  }
}
