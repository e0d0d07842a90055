import type { Claim } from '../../../core/analysis.ts'
import { QUESTION_IDS } from '../../../core/questions.ts'
import { fieldOf, type ServiceAnswer } from './schema.ts'

/** No reader needs more passages for one letter. */
const MOST_QUOTES = 5

/** The claims that a service's answer makes. Its quotes are checked later, by the core. */
export function claimsOf(answer: ServiceAnswer): readonly Claim[] {
  return QUESTION_IDS.flatMap((question) =>
    answer[fieldOf(question)].map(({ letter, basis, quotes, against }) => ({
      question,
      letter,
      basis,
      quotes: quotes.slice(0, MOST_QUOTES).map((quote) => ({ quote })),
      against: against.slice(0, MOST_QUOTES).map((quote) => ({ quote })),
    })),
  )
}
