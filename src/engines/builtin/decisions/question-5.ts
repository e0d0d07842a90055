import { type Decision, has, when } from '../decision.ts'
import type { Findings } from '../findings.ts'
import { isLeader } from './expert.ts'

/**
 * Skill counts that the occupation has, that the title or a requirement names, or that is named
 * twice. A, C and D exclude each other; B falls away beside A, and beside C and D where a system is
 * at the margin. Work in an office is ground for B by itself.
 */
export const decideQuestion5: Decision = (findings) => {
  const skilled =
    findings.inferred('5A') >= 0.7 || findings.stated('5A') >= 2 || findings.peak('5A') > 1
  const manual = !skilled && isManual(findings)
  const simple = manual && isSimple(findings)
  const byHand = manual && !simple && has(findings, '5C')
  const named = byHand || simple ? isPartOfWork(findings) : has(findings, '5B')
  const inOffice = !manual && !named && has(findings, '3A')
  return [
    ...when(skilled, 'A', '5A'),
    ...when(named && !skilled, 'B', '5B'),
    ...when(inOffice && !skilled, 'B', '3A'),
    ...when(byHand, 'C', '5C'),
    ...when(simple, 'D', '5D'),
    ...when(has(findings, '5E'), 'E', '5E'),
  ]
}

/** Whether the occupation is one of hands; where it is unknown, the ad itself may tell so. */
function isManual(findings: Findings): boolean {
  const known = (['5A', '5B', '2B', '2D'] as const).some((mark) => findings.inferred(mark) > 0)
  const byOccupation = findings.inferred('5C') + findings.inferred('5D') > 0
  return byOccupation || (!known && findings.stated('2A') >= 1)
}

/** Whether it is learned at once: no trade, no machines in the hands of a helper, nobody led. */
function isSimple(findings: Findings): boolean {
  const trade = findings.inferred('5C') >= 0.7
  const machines = findings.inferred('5C') > 0 && findings.stated('5C') >= 1
  return has(findings, '5D') && !trade && !machines && !isLeader(findings)
}

/** Whether an ordinary system is more than the margin of manual work: named, or told of twice. */
function isPartOfWork(findings: Findings): boolean {
  return findings.peak('5B') > 1 || findings.stated('5B') >= 2
}
