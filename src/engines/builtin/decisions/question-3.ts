import { type Decision, has, when } from '../decision.ts'

/** Each letter by its own ground; an office that is named beside manual work is somebody else's. */
export const decideQuestion3: Decision = (findings) => {
  const manual = findings.inferred('2A') >= 0.7 && findings.inferred('3A') === 0
  return [
    ...when(has(findings, '3A') && !manual, 'A', '3A'),
    ...when(has(findings, '3B'), 'B', '3B'),
    ...when(has(findings, '3C'), 'C', '3C'),
    ...when(has(findings, '3D'), 'D', '3D'),
  ]
}
