import { type Decision, has, hasApart, when } from '../decision.ts'
import type { Findings } from '../findings.ts'
import { isLearnedAtOnce } from './learned-at-once.ts'

/** Said more than once. */
const INSISTED = 1.5

export const decideQuestion8: Decision = (findings) => [
  ...when(has(findings, '8A'), 'A', '8A'),
  ...when(coursesApart(findings), 'B', '8B'),
  ...when(has(findings, '8C'), 'C', '8C'),
  ...when(isLearnedAtOnce(findings), 'D', '8D', 'simple', 'seasonal', '9B'),
  ...when(welcomesNewcomers(findings), 'E', '8E'),
]

/** Whether training is named; what is said of a qualification is no further training as well. */
function coursesApart(findings: Findings): boolean {
  if (!has(findings, '8A')) return has(findings, '8B')
  return hasApart(findings, '8B', '8A')
}

/**
 * Whether people of other fields are welcome. Where a degree of the field is asked for, experience
 * that need not be is of one task in it, unless the ad insists or lets one study.
 */
function welcomesNewcomers(findings: Findings): boolean {
  const graduate = has(findings, '7C') && !has(findings, '7A') && !has(findings, '8A')
  return findings.strength('8E') >= (graduate ? INSISTED : 1)
}
