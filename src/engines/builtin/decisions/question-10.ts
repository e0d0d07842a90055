import { type Decision, has, when } from '../decision.ts'
import { isLightWork } from './light-work.ts'

/** The strongest word of development decides; C only where there is none and the work is light. */
export const decideQuestion10: Decision = (findings) => {
  const committed = has(findings, '10A')
  const passing = !committed && has(findings, '10B')
  const light = has(findings, '10C') || isLightWork(findings)
  return [
    ...when(committed, 'A', '10A'),
    ...when(passing, 'B', '10B'),
    ...when(!committed && !passing && light, 'C', '10C', 'seasonal', 'simple', '9B'),
  ]
}
