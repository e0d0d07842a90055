import type { Mark } from '../cue.ts'
import { type Decision, has, when } from '../decision.ts'
import type { Findings } from '../findings.ts'
import { isLeader, isTrainee } from './expert.ts'

/** By what an ad tells of a crew, and how often it must to say it more than in passing. */
const CREW: readonly Mark[] = ['crew', 'team', 'together', '1D']
const NOT_IN_PASSING = 2

/**
 * D and E exclude each other. A team gives D where the person has an own part in it, E where
 * somebody else directs the work.
 */
export const decideQuestion1: Decision = (findings) => {
  const own = ownPart(findings)
  const directed = directedPart(findings)
  const isDirected = directed >= 1 && directed >= own
  return [
    ...when(isIndependent(findings), 'A', '1A'),
    ...when(has(findings, '1B'), 'B', '1B'),
    ...when(has(findings, '1C'), 'C', '1C'),
    ...when(own >= 1 && !isDirected, 'D', '1D', 'together', 'team', 'expert', 'manager'),
    ...when(isDirected, 'E', '1E', 'crew', '1D', 'team'),
  ]
}

/** Whether the work is independent; what follows from the occupation yields to a crew or a pair. */
function isIndependent(findings: Findings): boolean {
  const inCrew = findings.stated('1A') === 0 && has(findings, 'crew')
  return has(findings, '1A') && !inCrew
}

/**
 * How strongly the person has an own part in a team: the ad asks for team work, or the occupation is
 * one of own tasks and the ad names a team, or there are a team and a responsibility of one's own.
 * A manual job needs more than a word of one: there the person must answer for the part besides.
 */
function ownPart(findings: Findings): number {
  const manual = findings.inferred('2A') >= 0.7 && findings.inferred('1D') === 0
  const answers = findings.stated('responsible') >= 1
  const inTeam = has(findings, 'team') && (findings.stated('1D') > 0 || answers)
  const asked =
    Math.max(findings.stated('1D'), inTeam ? 1 : 0) * (manual && !(inTeam && answers) ? 0.5 : 1)
  const ownTasks = !isTrainee(findings) && findings.inferred('1D') >= 0.7
  const worksInTeam = findings.stated('together') + findings.stated('1D') >= 1
  const named = worksInTeam || has(findings, 'team')
  const leads = isLeader(findings) && !isTrainee(findings)
  return asked + (ownTasks && named ? 1 : 0) + (leads ? 1 : 0)
}

/**
 * How strongly somebody else directs: crews of helpers, trainees in a team. Who answers for something
 * is more than a helper. Who has own tasks by the occupation may assist too, as a nurse does a doctor.
 */
function directedPart(findings: Findings): number {
  const inCrew = CREW.reduce((sum, mark) => sum + findings.stated(mark), 0)
  const answers = findings.stated('responsible') >= 1
  const helps = inCrew >= NOT_IN_PASSING && findings.inferred('1E') > 0 && !answers
  const helper = helps ? 0.5 : 0
  const trainee = inCrew > 0 && isTrainee(findings) ? 1 : 0
  const ownTasks = findings.inferred('1D') > 0 || findings.inferred('1A') >= 0.7
  const told = !ownTasks || findings.peak('1E') > 1 ? findings.stated('1E') : 0
  return findings.inferred('1E') + told + helper + trainee
}
