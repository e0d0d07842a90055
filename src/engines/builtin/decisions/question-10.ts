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
  const passing =
    !committed && PASSING.some((mark) => has(findings, mark)) && !onlyInduced(findings)
  const silent = !committed && !passing
  return [
    ...when(committed, 'A', '10A'),
    ...when(passing, 'B', ...PASSING),
    ...when(silent && needsNoMore(findings), 'C', '10C', 'seasonal', 'simple', '9B'),
  ]
}

/**
 * Whether all the training that an ad for light work speaks of is its induction: a shift with a
 * trainer, an evening before the season. That is learned at once, and no development.
 */
function onlyInduced(findings: Findings): boolean {
  if (!isLightWork(findings) || isTrainee(findings) || has(findings, '8B')) return false
  const inductions = new Set(findings.hits('1B').map(({ sentence }) => sentence.start))
  const spoken = PASSING.flatMap((mark) => findings.hits(mark))
  return spoken.every(({ sentence }) => inductions.has(sentence.start))
}

/** Whether the present skill will do. A trainee's work is light, yet it is there to be learned. */
function needsNoMore(findings: Findings): boolean {
  const simple = !has(findings, '9A') && findings.strength('simple') >= LIKELY
  return has(findings, '10C') || simple || (isLightWork(findings) && !isTrainee(findings))
}
