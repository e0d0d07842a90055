import type { Prompt } from './prompt/prompt.ts'

/** No usual tokenizer takes more characters for a token: of our Finnish instructions, of any ad. */
const MOST_CHARACTERS = { instructions: 4, advert: 6 } as const

/**
 * Whether a service must have cut the prompt without saying so, as some do when their context is
 * small: it reports fewer tokens than the prompt can have.
 */
export function isCut(reportedTokens: number, { system, user }: Prompt): boolean {
  const fewest = system.length / MOST_CHARACTERS.instructions + user.length / MOST_CHARACTERS.advert
  return reportedTokens > 0 && reportedTokens < fewest
}
