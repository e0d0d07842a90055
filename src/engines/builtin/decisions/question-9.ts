import { type Decision, has, when } from '../decision.ts'

/** What sounds of a while ("kesäksi", "1.8.–31.5.") is enough where nothing speaks against it. */
const FOR_A_WHILE = 0.6
/** A permanent post named beside the employer's praise, where nothing else is said. */
const HINT = 0.4

/**
 * A means permanent and nothing else: fixed-term in so many words, or either, is B. Summers, dates
 * and substitutes are often those of others where the post is permanent or the work is invoiced.
 */
export const decideQuestion9: Decision = (findings) => {
  const permanent = findings.peak('9A') >= 1
  const invoiced = has(findings, '9C')
  const fixedTerm = findings.peak('9B') >= 1
  const forAWhile = findings.strength('9B') >= FOR_A_WHILE && !permanent && !invoiced
  const temporary = fixedTerm || forAWhile
  const hinted = !invoiced && findings.strength('9A') >= HINT
  return [
    ...when((permanent || hinted) && !temporary, 'A', '9A'),
    ...when(temporary, 'B', '9B'),
    ...when(invoiced, 'C', '9C'),
  ]
}
