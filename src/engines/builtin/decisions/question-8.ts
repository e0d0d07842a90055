import { type Decision, has, when } from '../decision.ts'
import { isTrainee } from './expert.ts'
import { isCommitted, isLightWork } from './light-work.ts'

const SCHOOLING = ['7B', '7C'] as const
/** An occupation that is likely to be simple: enough where nothing is asked. */
const LIKELY = 0.5

/** D is for light work that asks for no experience and says nothing of development. */
export const decideQuestion8: Decision = (findings) => {
  const develops = has(findings, '8B') || has(findings, '8C') || isCommitted(findings)
  const trained = SCHOOLING.some(
    (mark) => findings.inferred(mark) >= 0.7 || findings.peak(mark) >= 1,
  )
  const asks = trained || develops || has(findings, 'manager') || findings.peak('experienced') >= 1
  const simple = findings.strength('simple') >= LIKELY
  // A trainee is there to learn, and a substitute in an office is expected to know the work.
  const manual = has(findings, '2A') || has(findings, '2B')
  const short =
    isLightWork(findings) && !isTrainee(findings) && (manual || has(findings, 'seasonal'))
  // No work with IT at its core is simple, and whoever comes from another field is to learn it,
  // unless it is but for a while.
  const digital = has(findings, '5A') && !has(findings, '2A')
  const passing = has(findings, 'seasonal') || findings.stated('9B') >= 1
  const taught = has(findings, '8E') && !passing
  const light = (simple || short) && !digital && !taught
  const learnedAtOnce = (has(findings, '8D') && !develops) || (light && !asks)
  return [
    ...when(has(findings, '8A'), 'A', '8A'),
    ...when(has(findings, '8B'), 'B', '8B'),
    ...when(has(findings, '8C'), 'C', '8C'),
    ...when(learnedAtOnce, 'D', '8D', 'simple', 'seasonal', '9B'),
    ...when(has(findings, '8E'), 'E', '8E'),
  ]
}
