import type { Claim } from '../../core/analysis.ts'
import type { QuestionId } from '../../core/questions.ts'
import { clauseAround } from './clause.ts'
import type { Choice } from './decision.ts'
import { type Findings, weightOf } from './findings.ts'

const MOST_QUOTES = 2

/** Turns a choice into a claim: its weightiest passages as quotes, what denies it as `against`. */
export function claimOf(
  text: string,
  question: QuestionId,
  { letter, grounds }: Choice,
  findings: Findings,
): Claim {
  const hits = grounds
    .flatMap((mark) => findings.hits(mark))
    .sort((one, other) => weightOf(other) - weightOf(one))
  const best = hits.slice(0, MOST_QUOTES)
  const against = findings.denials(`${question}${letter}`).slice(0, MOST_QUOTES)
  return {
    question,
    letter,
    basis: best.some(({ basis }) => basis === 'stated') ? 'stated' : 'inferred',
    quotes: best.map((hit) => clauseAround(text, hit)),
    against: against.map((hit) => clauseAround(text, hit)),
  }
}
