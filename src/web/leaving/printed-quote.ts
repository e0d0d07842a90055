import type { Letter, QuestionId } from '../../core/questions.ts'
import type { Review } from '../../core/session.ts'
import { onOneLine } from './on-one-line.ts'

/** Longer quotes are cut: the sheet is one page. UTF-16 units. */
const LONGEST = 110

/**
 * The one passage that the sheet has room for: what the person marked for the letter, else the engine's
 * first. `null`: the letter has none.
 */
export function printedQuote(
  { result, own }: Review,
  id: QuestionId,
  letter: Letter,
): string | null {
  const marked = own.find((each) => each.question === id && each.letter === letter)
  const answer = result?.answers.find(({ question }) => question === id)
  const found = answer?.letters.find((each) => each.letter === letter)
  const evidence = marked?.evidence ?? found?.evidence[0]
  if (!evidence) return null
  const quote = onOneLine(evidence.quote)
  return quote.length > LONGEST ? `${quote.slice(0, LONGEST).trimEnd()}…` : quote
}
