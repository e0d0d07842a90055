import type { CueMark } from '../cue.ts'
import { type Decision, has, when } from '../decision.ts'
import type { Findings } from '../findings.ts'
import { isExpert, isLeader, isSelfEmployed, isTrainee } from './role.ts'

/** By what an ad tells of the team that an expert is in, or of what is the expert's own. */
const SHARES_OR_OWNS: readonly CueMark[] = [
  '4C',
  'together',
  '1D',
  '1A',
  'team',
  '4A',
  '4B',
  'independent',
  'responsible',
]
/** The final say, in whatever words and however often, or by an office that has it. */
const FINAL_SAY = 1
/** How much more it weighs in an occupation that works alone. */
const LONE_WORK = 0.3
/** What is the person's own without a word of deciding: it yields to a team that is merely named. */
const OWN_SHARE = 0.4
/** A word of partners and networks, against one of a team that does the work together. */
const PARTNERS = 0.5
/** Said more than once. */
const INSISTED = 1.5
/** Experts decide in a team though none is named. */
const EXPERT_TEAM = 1

/**
 * A and B exclude each other, and so do B and C. What the person decides is weighed against what the
 * ad tells of others: A where the first is more, B where there are both, and with experts, C where
 * there are only others. That each has an own share says both where there is a team. Those who still
 * learn the work settle nothing.
 */
export const decideQuestion4: Decision = (findings) => {
  const people = when(decidesAboutPeople(findings), 'D', '4D')
  if (isTrainee(findings)) return people
  const others = othersWhoDecide(findings)
  const own = ownDecisions(findings, others)
  const inTeam = others >= 1 || findings.peak('together') >= 1
  const expert = decidesBothWays(findings, inTeam)
  const hasTeam = others > 0 || expert || findings.strength('team') > 0
  const saysBoth = has(findings, '4B') && (hasTeam || hasOffice(findings))
  const business = isSelfEmployed(findings) && !inTeam
  const team = expert && !hasOffice(findings) ? EXPERT_TEAM : 0
  const more = own > others + team
  const alone = (more || business) && !saysBoth
  const both = !alone && (saysBoth || expert || (own > 0 && others > 0))
  const together = !alone && !both && (inTeam || has(findings, 'crew'))
  return [
    ...when(alone, 'A', '4A', 'manager', 'responsible', 'independent', '9C'),
    ...when(both, 'B', '4B', 'independent', '1D', '4C', 'together', 'expert'),
    ...when(together, 'C', '4C', 'together', 'crew', 'team'),
    ...people,
  ]
}

/**
 * How much the ad tells of the person's own decisions: an office that has the final say, the final
 * say itself, or else independence or something to answer for. Where nobody works alone, those two
 * beside a promised induction say no more than that the work is learned.
 */
function ownDecisions(findings: Findings, others: number): number {
  if (hasOffice(findings)) return FINAL_SAY + findings.stated('4A')
  const lone = findings.inferred('1A') > 0 ? LONE_WORK : 0
  if (has(findings, '4A')) return FINAL_SAY + lone
  const learned = findings.stated('1B') >= 1 && lone === 0 && others === 0
  const answers = has(findings, 'responsible') && !isInCrew(findings)
  return (has(findings, 'independent') || answers) && !learned ? OWN_SHARE : 0
}

/** Whether the occupation has the final say: it leads, or is an expert's with a charge of its own. */
function hasOffice(findings: Findings): boolean {
  return isLeader(findings) || (isExpert(findings) && findings.inferred('4A') > 0)
}

/** How much it tells of others who decide beside the person. */
function othersWhoDecide(findings: Findings): number {
  return Math.max(findings.stated('4C'), findings.peak('together') * PARTNERS)
}

/**
 * Whether the occupation decides both alone and in a team; some do where the ad names others. Of an
 * expert in things it takes a word of the team or of what is the person's own, and so it does in
 * seasonal work; work with people is never done otherwise.
 */
function decidesBothWays(findings: Findings, inTeam: boolean): boolean {
  const enough = inTeam ? 0.3 : 0.7
  if (!isExpert(findings) && findings.inferred('4B') < enough) return false
  const withPeople = findings.inferred('4D') >= 1 && findings.strength('seasonal') < 0.5
  return withPeople || SHARES_OR_OWNS.some((mark) => findings.stated(mark) >= 0.5)
}

/**
 * Whether the work is about people: by the occupation, by what the ad tells, or by both. In an occupation that is
 * not about them a single word of guiding or of children is said of the customers.
 */
function decidesAboutPeople(findings: Findings): boolean {
  const byOccupation = findings.inferred('4D')
  return byOccupation + findings.stated('4D') >= (byOccupation > 0 ? 1 : INSISTED)
}

/** Whether the occupation is one of a crew: what its members answer for is their share. */
function isInCrew(findings: Findings): boolean {
  return findings.inferred('1E') > findings.inferred('1A')
}
