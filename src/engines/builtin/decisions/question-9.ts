import { type Decision, has, when } from '../decision.ts'

/** A means permanent and nothing else: fixed-term in any way, or either, is B. */
export const decideQuestion9: Decision = (findings) => {
  const fixedTerm = has(findings, '9B')
  return [
    ...when(has(findings, '9A') && !fixedTerm, 'A', '9A'),
    ...when(fixedTerm, 'B', '9B'),
    ...when(has(findings, '9C'), 'C', '9C'),
  ]
}
