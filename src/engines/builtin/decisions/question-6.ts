import { type Decision, has, when } from '../decision.ts'

/** Who decides, or has flexible hours, has no set ones: a roster's hours are but their bounds. */
export const decideQuestion6: Decision = (findings) => [
  ...when(has(findings, '6A'), 'A', '6A'),
  ...when(has(findings, '6B') && !has(findings, '6A'), 'B', '6B'),
  ...when(has(findings, '6C') && !has(findings, '6A') && !has(findings, '6B'), 'C', '6C'),
  ...when(has(findings, '6D'), 'D', '6D'),
]
