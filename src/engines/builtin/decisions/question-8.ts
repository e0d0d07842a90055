import { type Decision, has, when } from '../decision.ts'
import { type Findings, weightOf } from '../findings.ts'
import { isTrainee } from './expert.ts'
import { isCommitted, isLightWork } from './light-work.ts'

const SCHOOLING = ['7B', '7C'] as const
/** An occupation that is likely to be simple: enough where nothing is asked. */
const LIKELY = 0.5
/** A contract's end that is told more than once. */
const INSISTED = 1.2
/** An ad that speaks of the season all along: a lasting job is named in passing. */
const THROUGHOUT = 3

/** D is for light work that asks for no experience and says nothing of development. */
export const decideQuestion8: Decision = (findings) => {
  const develops = has(findings, '8B') || has(findings, '8C') || isCommitted(findings)
  const trained = SCHOOLING.some(
    (mark) => findings.inferred(mark) >= 0.7 || findings.peak(mark) >= 1,
  )
  // A season takes people without experience too, whomever else the ad speaks of.
  const beginners = has(findings, '8E') && findings.strength('seasonal') >= THROUGHOUT
  const experienced = findings.peak('experienced') >= 1 && !beginners
  const asks = trained || develops || has(findings, 'manager') || experienced
  const simple = findings.strength('simple') >= LIKELY
  // A trainee is there to learn, and a substitute in an office is expected to know the work.
  const manual = has(findings, '2A') || has(findings, '2B')
  const short = isBrief(findings) && !isTrainee(findings) && (manual || has(findings, 'seasonal'))
  // No work with IT at its core is simple, and whoever comes from another field is to learn it,
  // unless it is but for a while.
  const digital = has(findings, '5A') && !has(findings, '2A')
  const passing = findings.strength('seasonal') > 0 || findings.stated('9B') >= 1
  const taught = has(findings, '8E') && !passing
  const light = (simple || short) && !digital && !taught
  const learnedAtOnce = (has(findings, '8D') && !develops) || (light && !asks)
  return [
    ...when(has(findings, '8A'), 'A', '8A'),
    ...when(coursesApart(findings), 'B', '8B'),
    ...when(has(findings, '8C'), 'C', '8C'),
    ...when(learnedAtOnce, 'D', '8D', 'simple', 'seasonal', '9B'),
    ...when(has(findings, '8E'), 'E', '8E'),
  ]
}

/** Whether training is named; what is said of a qualification is no further training as well. */
function coursesApart(findings: Findings): boolean {
  if (!has(findings, '8A')) return has(findings, '8B')
  const studies = new Set(findings.hits('8A').map(({ sentence }) => sentence.start))
  const apart = findings.hits('8B').filter(({ sentence }) => !studies.has(sentence.start))
  return apart.reduce((sum, hit) => sum + weightOf(hit), 0) >= 1
}

/**
 * Whether the work is light and soon over. A contract that ends says little alone: the ad names a
 * season too, or insists on the end and takes beginners. Who sells a service is to know the trade.
 */
function isBrief(findings: Findings): boolean {
  const ends = findings.stated('9B') >= INSISTED && has(findings, '8E')
  const soon = findings.strength('seasonal') + findings.strength('simple') > 0 || ends
  const throughout = findings.strength('seasonal') >= THROUGHOUT && !has(findings, 'expert')
  return soon && findings.stated('9C') < 1 && (isLightWork(findings) || throughout)
}
