import { type Decision, has, when } from '../decision.ts'
import type { Findings } from '../findings.ts'
import { isTrainee } from './expert.ts'
import { isCommitted, isLightWork } from './light-work.ts'

/** Development in passing: in so many words, or as the training and learning of question 8. */
const PASSING = ['10B', '8B', '8C'] as const
/** An occupation that is likely to be simple: enough where nothing says that the job lasts. */
const LIKELY = 0.5

/** The strongest word of development decides; C only where there is none and the work is light. */
export const decideQuestion10: Decision = (findings) => {
  const committed = isCommitted(findings)
  const passing = !committed && PASSING.some((mark) => has(findings, mark))
  const silent = !committed && !passing
  return [
    ...when(committed, 'A', '10A'),
    ...when(passing, 'B', ...PASSING),
    ...when(silent && needsNoMore(findings), 'C', '10C', 'seasonal', 'simple', '9B'),
  ]
}

/** Whether the present skill will do. A trainee's work is light, yet it is there to be learned. */
function needsNoMore(findings: Findings): boolean {
  const simple = !has(findings, '9A') && findings.strength('simple') >= LIKELY
  return has(findings, '10C') || simple || (isLightWork(findings) && !isTrainee(findings))
}
