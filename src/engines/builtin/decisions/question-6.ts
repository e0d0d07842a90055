import { type Decision, has, when } from '../decision.ts'

/** Each letter by its own ground. */
export const decideQuestion6: Decision = (findings) => [
  ...when(has(findings, '6A'), 'A', '6A'),
  ...when(has(findings, '6B') && !has(findings, '6A'), 'B', '6B'),
  ...when(has(findings, '6C') && !has(findings, '6A'), 'C', '6C'),
  ...when(has(findings, '6D'), 'D', '6D'),
]
