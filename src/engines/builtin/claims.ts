import type { Claim } from '../../core/analysis.ts'
import type { Quote } from '../../core/evidence.ts'
import type { QuestionId } from '../../core/questions.ts'
import { clauseAround } from './clause.ts'
import type { Choice } from './decision.ts'
import type { Findings } from './findings.ts'
import type { Hit } from './hit.ts'

const MOST_QUOTES = 2

/** Turns a choice into a claim: passages of its grounds as quotes, what denies it as `against`. */
export function claimOf(
  text: string,
  question: QuestionId,
  { letter, grounds }: Choice,
  findings: Findings,
): Claim {
  const best = inTurns(grounds.map((mark) => findings.hits(mark))).slice(0, MOST_QUOTES)
  return {
    question,
    letter,
    basis: best.some(({ basis }) => basis === 'stated') ? 'stated' : 'inferred',
    quotes: quotesOf(text, best),
    against: quotesOf(text, findings.denials(`${question}${letter}`).slice(0, MOST_QUOTES)),
  }
}

/** The best hit of each ground in the order of the grounds, then the second of each, and so on. */
function inTurns(grounds: readonly (readonly Hit[])[]): readonly Hit[] {
  const longest = Math.max(0, ...grounds.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, turn) => turn)
  return turns.flatMap((turn) => grounds.flatMap((hits) => hits.slice(turn, turn + 1)))
}

function quotesOf(text: string, hits: readonly Hit[]): readonly Quote[] {
  const byPlace = new Map<number | undefined, Quote>()
  for (const hit of hits) {
    const quote = clauseAround(text, hit)
    if (!byPlace.has(quote.at)) byPlace.set(quote.at, quote)
  }
  return [...byPlace.values()]
}
