import { type Decision, has, when } from '../decision.ts'
import { isCommitted, isLightWork } from './light-work.ts'

/** Development in passing: in so many words, or as the training and learning of question 8. */
const PASSING = ['10B', '8B', '8C'] as const

/** The strongest word of development decides; C only where there is none and the work is light. */
export const decideQuestion10: Decision = (findings) => {
  const committed = isCommitted(findings)
  const passing = !committed && PASSING.some((mark) => has(findings, mark))
  const light = has(findings, '10C') || isLightWork(findings)
  return [
    ...when(committed, 'A', '10A'),
    ...when(passing, 'B', ...PASSING),
    ...when(!committed && !passing && light, 'C', '10C', 'seasonal', 'simple', '9B'),
  ]
}
