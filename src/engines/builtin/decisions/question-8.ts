import { type Decision, has, hitsApart, when } from '../decision.ts'
import { type Findings, weightOf } from '../findings.ts'
import { isLearnedAtOnce } from './learned-at-once.ts'

export const decideQuestion8: Decision = (findings) => [
  ...when(has(findings, '8A'), 'A', '8A'),
  ...when(coursesApart(findings), 'B', '8B'),
  ...when(has(findings, '8C'), 'C', '8C'),
  ...when(isLearnedAtOnce(findings), 'D', '8D', 'simple', 'seasonal', '9B'),
  ...when(has(findings, '8E'), 'E', '8E'),
]

/** Whether training is named; what is said of a qualification is no further training as well. */
function coursesApart(findings: Findings): boolean {
  if (!has(findings, '8A')) return has(findings, '8B')
  return hitsApart(findings, '8B', '8A').reduce((sum, hit) => sum + weightOf(hit), 0) >= 1
}
