import { type Decision, has, placesSaying, startOfSentence, when } from '../decision.ts'
import { type Findings, weightOf } from '../findings.ts'

/** What sounds of a while ("kesäksi", "1.8.–31.5.") is enough where nothing speaks against it. */
const FOR_A_WHILE = 0.6
/** A permanent post named beside the employer's praise, where nothing else is said. */
const HINT = 0.4
/** Two passages that sound of a while hold beside an invoice too. */
const REPEATED = 1.3
/** A word in the title weighs more than the same in the text. */
const IN_THE_TITLE = 0.8

/**
 * A means permanent and nothing else: fixed-term in so many words, or either, is B. Summers, dates
 * and substitutes are often those of others where the post is permanent or the work is invoiced.
 */
export const decideQuestion9: Decision = (findings) => {
  const permanent = findings.peak('9A') >= 1
  const invoiced = has(findings, '9C')
  const fixedTerm =
    findings.peak('9B') >= 1 || (!invoiced && isInTitle(findings)) || isEither(findings)
  const enough = invoiced ? REPEATED : Math.max(FOR_A_WHILE, findings.strength('9A'))
  const forAWhile = !permanent && findings.strength('9B') >= enough
  const temporary = fixedTerm || forAWhile
  const hinted = !invoiced && findings.strength('9A') >= HINT
  return [
    ...when((permanent || hinted) && !temporary, 'A', '9A'),
    ...when(temporary, 'B', '9B'),
    ...when(invoiced, 'C', '9C'),
  ]
}

/** Whether the title itself speaks of a while: "Kesätyöntekijä", "Sijaisia". */
function isInTitle(findings: Findings): boolean {
  return findings
    .hits('9B')
    .some((hit) => hit.standing === 'title' && weightOf(hit) >= IN_THE_TITLE)
}

/** Whether one sentence speaks of both: "yksi vakituinen paikka, toinen kesään asti". */
function isEither(findings: Findings): boolean {
  const permanent = placesSaying(findings, ['9A'], FOR_A_WHILE)
  return findings
    .hits('9B')
    .some((hit) => weightOf(hit) >= FOR_A_WHILE && permanent.has(startOfSentence(hit)))
}
