import type { Mark } from '../cue.ts'
import { type Decision, has, when } from '../decision.ts'
import type { Findings } from '../findings.ts'
import { isTrainee } from './expert.ts'

/** By what an ad tells of a crew, and how often it must to say it more than in passing. */
const CREW: readonly Mark[] = ['crew', 'team', 'together', '1D']
const NOT_IN_PASSING = 2
/** By what it tells of those with whom the person works. */
const COMPANY: readonly Mark[] = ['team', 'together', '1D']
/** As much as a word in passing. */
const LITTLE = 0.5

/**
 * D and E exclude each other. A team gives D where the person has an own part in it, E where
 * somebody else directs the work, and nothing says that it is independent.
 */
export const decideQuestion1: Decision = (findings) => {
  const own = ownPart(findings)
  const directed = directedPart(findings)
  const isDirected = directed >= 1 && directed >= own && findings.stated('1A') < 1
  return [
    ...when(isIndependent(findings), 'A', '1A', '9C'),
    ...when(isInducted(findings), 'B', '1B'),
    ...when(has(findings, '1C'), 'C', '1C'),
    ...when(own >= 1 && !isDirected, 'D', '1D', 'together', 'team', 'expert', 'manager'),
    ...when(isDirected, 'E', '1E', 'crew', '1D', 'team', 'together'),
  ]
}

/**
 * Whether the work begins with an induction. Who is a trainee by the title learns throughout, unless
 * it is to lead: a single word of teaching tells no more.
 */
function isInducted(findings: Findings): boolean {
  const learns = isTrainee(findings) && findings.inferred('manager') === 0
  return findings.stated('1B') >= (learns ? 2 : 1)
}

/**
 * Whether the work is independent; what follows from the occupation yields to a crew, a pair or a
 * guide. Who is no employee works on their own, unless the ad puts them in a team.
 */
function isIndependent(findings: Findings): boolean {
  const guided = has(findings, 'crew') || has(findings, '1C')
  const ownMaster = has(findings, '9C') && !has(findings, 'team')
  return (has(findings, '1A') && !(findings.stated('1A') === 0 && guided)) || ownMaster
}

/**
 * How strongly the person has an own part in a team: the ad asks for team work, or the occupation is
 * one of own tasks and the ad names a team, or there are a team and a responsibility of one's own.
 * An occupation of own tasks that is sought, not merely named, needs little: a word of colleagues, or
 * that the person answers for it. Who still learns, who comes for the summer and who is no employee
 * has no such part.
 */
function ownPart(findings: Findings): number {
  const answers = findings.stated('responsible') >= 1
  const inTeam = has(findings, 'team') && (findings.stated('1D') > 0 || answers)
  const asked = Math.max(findings.stated('1D'), inTeam ? 1 : 0)
  const ownTasks = hasOwnTasks(findings) && !has(findings, '9C')
  const named = statedOf(findings, COMPANY) >= LITTLE || findings.inferred('team') > 0
  const alone = findings.stated('1A') >= 1
  const answersAlone = answers || (findings.inferred('1A') > 0 && !alone)
  const leads = findings.inferred('manager') >= 1 && !isTrainee(findings)
  return (
    asked + (ownTasks && (named || answersAlone || isSettled(findings)) ? 1 : 0) + (leads ? 1 : 0)
  )
}

/** Whether the occupation has tasks of its own, and the person neither learns it nor helps out. */
function hasOwnTasks(findings: Findings): boolean {
  const learns = isTrainee(findings) || has(findings, '1C')
  const helpsOut = findings.inferred('seasonal') >= 1
  return findings.inferred('1D') >= 1 && !learns && !helpsOut
}

/** Whether the ad asks for a degree and offers a lasting post: such posts are in a work community. */
function isSettled(findings: Findings): boolean {
  return findings.stated('7C') >= 0.7 && findings.stated('9A') >= LITTLE
}

/** How strongly the ad states any of the marks, added up. */
function statedOf(findings: Findings, marks: readonly Mark[]): number {
  return marks.reduce((sum, mark) => sum + findings.stated(mark), 0)
}

/**
 * How strongly somebody else directs: crews of helpers, trainees in a team. Who answers for something
 * is more than a helper. Who has own tasks by the occupation may assist too, as a nurse does a doctor.
 */
function directedPart(findings: Findings): number {
  const inCrew = statedOf(findings, CREW)
  const answers = findings.stated('responsible') >= 1
  const helps = inCrew >= NOT_IN_PASSING && findings.inferred('1E') > 0 && !answers
  const helper = helps ? 0.5 : 0
  const trainee = inCrew > 0 && isTrainee(findings) ? 1 : 0
  const told = !hasOwnTasks(findings) || findings.stated('1E') > 1 ? findings.stated('1E') : 0
  return findings.inferred('1E') + told + helper + trainee
}
