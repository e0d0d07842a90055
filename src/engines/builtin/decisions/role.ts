import { follows, has } from '../decision.ts'
import type { Findings } from '../findings.ts'

/** Whether the person is guided throughout: a trainee or apprentice by the title. */
export function isTrainee(findings: Findings): boolean {
  return follows(findings, '1C')
}

/** Whether the occupation decides in a team; whoever still learns it does not. */
export function isExpert(findings: Findings): boolean {
  return has(findings, 'expert') && !isTrainee(findings)
}

/** Whether the work is one's own business: where it may be employment too, it need not be. */
export function isSelfEmployed(findings: Findings): boolean {
  return has(findings, '9C') && !has(findings, '9A') && !has(findings, '9B')
}

/** Whether the occupation leads; that the ad speaks of leading may mean somebody else. */
export function isLeader(findings: Findings): boolean {
  return follows(findings, 'manager')
}
