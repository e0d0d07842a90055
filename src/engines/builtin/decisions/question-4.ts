import type { Mark } from '../cue.ts'
import { type Decision, has, when } from '../decision.ts'
import type { Findings } from '../findings.ts'
import { isExpert, isLeader, isSelfEmployed, isTrainee } from './expert.ts'

/** By what an ad tells that the work is done with others. */
const WITH_OTHERS: readonly Mark[] = ['4C', 'together']

/** By what an ad tells of the team that an expert is in, or of what is the expert's own. */
const SHARES_OR_OWNS: readonly Mark[] = [
  ...WITH_OTHERS,
  '1D',
  'team',
  '4A',
  '4B',
  'independent',
  'responsible',
]

/**
 * A and B exclude each other, and so do B and C. Leaders decide alone, and so does whoever works
 * independently, answers for something or is self-employed where no team is named; experts, and
 * whoever is independent in a team, both ways; other crews and networks together. Initiative is no
 * independence, and those who still learn the work settle nothing.
 */
export const decideQuestion4: Decision = (findings) => {
  const teams = WITH_OTHERS.some((mark) => findings.peak(mark) >= 1)
  const teamNamed = teams || findings.stated('4C') > 0
  const expert = decidesBothWays(findings, teams)
  const saysBoth = has(findings, '4B')
  const leads = hasTheLead(findings, teamNamed) && !saysBoth
  const answers = has(findings, 'responsible') && !isInCrew(findings)
  const selfEmployed = isSelfEmployed(findings) && !teams && !saysBoth
  const learning = isTrainee(findings)
  const own = has(findings, 'independent') || answers || has(findings, '4A')
  const ownAlone = own && !teamNamed && !expert && !saysBoth
  const inTeam = expert ? findings.stated('4C') > 0 : teams
  const decides = has(findings, '4A') && !inTeam && !saysBoth
  const alone = !learning && (leads || decides || selfEmployed || ownAlone)
  const shares = expert || saysBoth || isLeader(findings) || (own && teamNamed)
  const both = !alone && !learning && shares
  const together = !alone && !both && !learning && (teams || has(findings, 'crew'))
  return [
    ...when(alone, 'A', '4A', 'manager', 'responsible', 'independent', '9C'),
    ...when(both, 'B', '4B', 'independent', '1D', '4C', 'together', 'expert'),
    ...when(together, 'C', '4C', 'together', 'crew', 'team'),
    ...when(decidesAboutPeople(findings), 'D', '4D'),
  ]
}

/**
 * Whether the occupation has the final say. One that leads a shift or a group under somebody else's
 * lead shares it where the ad names with whom, and so does a manager of things who is called
 * independent in a team.
 */
function hasTheLead(findings: Findings, teamNamed: boolean): boolean {
  if (isTrainee(findings)) return false
  const likely = findings.inferred('4A')
  if (isLeader(findings)) {
    return likely >= 1 || findings.peak('4C') < 1 || has(findings, '4A')
  }
  return isExpert(findings) && likely > 0 && !(has(findings, 'independent') && teamNamed)
}

/**
 * Whether the occupation decides both alone and in a team; some do where the ad names others. Of an
 * expert in things it takes a word of the team or of what is the person's own, and so it does in
 * seasonal work; work with people is never done otherwise.
 */
function decidesBothWays(findings: Findings, teams: boolean): boolean {
  const enough = teams ? 0.3 : 0.7
  const likely = !isTrainee(findings) && findings.inferred('4B') >= enough
  if (!isExpert(findings) && !likely) return false
  const withPeople = findings.inferred('4D') >= 1 && findings.strength('seasonal') < 0.5
  return withPeople || SHARES_OR_OWNS.some((mark) => findings.stated(mark) >= 0.5)
}

/** Whether the work is about people: by the occupation, by what the ad tells, or by both. */
function decidesAboutPeople(findings: Findings): boolean {
  return findings.inferred('4D') + findings.stated('4D') >= 1
}

/** Whether the occupation is one of a crew: what its members answer for is their share. */
function isInCrew(findings: Findings): boolean {
  return findings.inferred('1E') > findings.inferred('1A')
}
