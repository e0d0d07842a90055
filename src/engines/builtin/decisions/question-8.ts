import { type Decision, has, when } from '../decision.ts'
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
  const studies = new Set(findings.hits('8A').map(({ sentence }) => sentence.start))
  const apart = findings.hits('8B').filter(({ sentence }) => !studies.has(sentence.start))
  return apart.reduce((sum, hit) => sum + weightOf(hit), 0) >= 1
}
