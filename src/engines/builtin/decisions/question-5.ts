import { type Decision, has, when } from '../decision.ts'

/**
 * Skill counts that the occupation has, that the title or a requirement names, or that is named
 * twice. A, C and D exclude each other; B falls away beside A, and beside C unless it is said
 * thrice.
 */
export const decideQuestion5: Decision = (findings) => {
  const skilled =
    findings.inferred('5A') >= 0.7 || findings.stated('5A') >= 2 || findings.peak('5A') > 1
  const digital = findings.inferred('5A') + findings.inferred('5B') > 0
  const manual =
    findings.inferred('5C') + findings.inferred('5D') > 0 ||
    (!digital && findings.stated('2A') >= 1)
  const simple = !skilled && manual && has(findings, '5D') && findings.inferred('5C') < 0.7
  const byHand = !skilled && !simple && has(findings, '5C') && manual
  const uses = !skilled && (byHand || simple ? findings.stated('5B') >= 3 : has(findings, '5B'))
  return [
    ...when(skilled, 'A', '5A'),
    ...when(uses, 'B', '5B'),
    ...when(byHand, 'C', '5C'),
    ...when(simple, 'D', '5D'),
    ...when(has(findings, '5E'), 'E', '5E'),
  ]
}
