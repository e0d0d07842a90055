import type { Mark } from '../cue.ts'
import { type Decision, has, when } from '../decision.ts'
import type { Findings } from '../findings.ts'
import { isExpert, isLeader, isTrainee } from './expert.ts'

/** By what an ad tells that the work is done with others. */
const WITH_OTHERS: readonly Mark[] = ['4C', 'together']

/** What every known occupation implies one of. */
const KINDS_OF_WORK: readonly Mark[] = ['2A', '2B', '2C', '2D']

/**
 * A and B exclude each other, and so do B and C. Leaders decide alone, and so does whoever works
 * independently or answers for something where no team is named; experts, and whoever is
 * independent in a team, both ways; other crews and networks together. Initiative is no
 * independence.
 */
export const decideQuestion4: Decision = (findings) => {
  const teams = WITH_OTHERS.some((mark) => findings.peak(mark) >= 1)
  const teamNamed = teams || findings.stated('4C') > 0
  const expert = decidesBothWays(findings, teams)
  const answers = has(findings, 'responsible') && !isInCrew(findings)
  const own = has(findings, 'independent') || answers || has(findings, '4A')
  const mayDecide = !expert || (answers && findings.inferred('4A') > 0)
  const decides = has(findings, '4A') && !(expert && teamNamed) && !has(findings, '4B')
  const alone =
    isLeader(findings) || decides || (own && !teamNamed && mayDecide && !has(findings, '4B'))
  const both = !alone && (expert || has(findings, '4B') || (own && teamNamed))
  const together = !alone && !both && (teams || has(findings, 'crew'))
  return [
    ...when(alone, 'A', '4A', 'manager', 'responsible', 'independent'),
    ...when(both, 'B', '4B', 'independent', '1D', '4C', 'together', 'expert'),
    ...when(together, 'C', '4C', 'together', 'crew', 'team'),
    ...when(decidesAboutPeople(findings), 'D', '4D'),
  ]
}

/** Whether the occupation decides both alone and in a team; some do where the ad names others. */
function decidesBothWays(findings: Findings, teams: boolean): boolean {
  const enough = teams ? 0.3 : 0.7
  return isExpert(findings) || (!isTrainee(findings) && findings.inferred('4B') >= enough)
}

/**
 * Whether the work is about people: by the occupation, or by more than a word of it where the
 * occupation is another one, since the word may be said of those the person works beside.
 */
function decidesAboutPeople(findings: Findings): boolean {
  const known = KINDS_OF_WORK.some((mark) => findings.inferred(mark) > 0)
  return findings.inferred('4D') + findings.stated('4D') * (known ? 0.5 : 1) >= 1
}

/** Whether the occupation is one of a crew: what its members answer for is their share. */
function isInCrew(findings: Findings): boolean {
  return findings.inferred('1E') > findings.inferred('1A')
}
