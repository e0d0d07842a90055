import { type Decision, has, when } from '../decision.ts'
import type { Findings } from '../findings.ts'

/** How often a place of service must be named where the occupation serves nobody. */
const NOT_IN_PASSING = 2

/** Each letter by its own ground; an office that is named beside manual work is somebody else's. */
export const decideQuestion3: Decision = (findings) => {
  const manual = findings.inferred('2A') >= 0.7 && findings.inferred('3A') === 0
  return [
    ...when(has(findings, '3A') && !manual, 'A', '3A'),
    ...when(has(findings, '3B'), 'B', '3B'),
    ...when(has(findings, '3C'), 'C', '3C'),
    ...when(serves(findings), 'D', '3D'),
  ]
}

/** Whether the person serves there: a house that serves has cooks and programmers too. */
function serves(findings: Findings): boolean {
  const backstage = findings.inferred('5A') + findings.inferred('5C') > 0
  const servesNobody = backstage && findings.inferred('2D') + findings.inferred('3D') === 0
  return findings.strength('3D') >= (servesNobody ? NOT_IN_PASSING : 1)
}
