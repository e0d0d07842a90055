import type { CueMark } from '../cue.ts'
import { type Decision, has, when } from '../decision.ts'
import type { Findings } from '../findings.ts'
import { isTrainee } from './role.ts'

/** How a mark is measured. */
type Measure = 'stated' | 'inferred' | 'strength' | 'peak'
/** What a mark adds once it is measured so strong. */
type Point = readonly [measure: Measure, mark: CueMark, least: number, adds: number]

/**
 * What speaks for an own part in a team, and what against it; 1 is enough. An occupation of own tasks
 * needs but little beside it: a team, that the person answers for something, or a degree asked for.
 */
const OWN_PART: readonly Point[] = [
  ['inferred', '1D', 0.5, 0.1],
  ['inferred', '1D', 1, 0.85],
  ['peak', '1D', 0.2, 0.5],
  ['peak', '1D', 1, 0.5],
  ['stated', '1D', 2, 0.6],
  ['stated', 'team', 1, 0.55],
  ['stated', 'together', 1, 0.35],
  ['stated', 'responsible', 1, 0.5],
  ['stated', '7C', 0.7, 0.45],
  ['inferred', 'manager', 1, 0.3],
  ['inferred', 'team', 0.1, 0.2],
  // Who still learns, who comes for the summer and who is no employee has no such part.
  ['inferred', '1C', 0.7, -1],
  ['stated', '1C', 1, -0.75],
  ['inferred', 'seasonal', 1, -0.95],
  ['strength', '9C', 1, -0.8],
  // Nor has, as a rule, who does what is simple, open to anyone and learned at once, or is directed.
  ['inferred', 'simple', 0.1, -0.65],
  ['inferred', '1B', 0.1, -0.4],
  ['stated', '8D', 0.1, -0.3],
  ['stated', '10C', 0.1, -0.3],
  ['stated', '7A', 1, -0.3],
  ['stated', '8E', 1, -0.3],
  ['stated', '1E', 1, -0.3],
  ['stated', '1E', 2, -0.3],
]

/**
 * What tells that somebody else directs the work: 1 is enough. An occupation of helpers needs a crew or
 * a season beside it, any other that the ad says who directs.
 */
const DIRECTED: readonly Point[] = [
  ['stated', '1E', 0.5, 0.6],
  ['stated', '1E', 1, 0.6],
  ['stated', '1E', 2, 1.2],
  ['inferred', '1E', 0.5, 0.45],
  ['inferred', '1E', 1, 0.55],
  ['stated', 'crew', 1, 0.4],
  ['stated', 'team', 1, 0.15],
  ['stated', '4C', 1, 0.3],
  ['strength', 'seasonal', 1, 0.35],
  ['inferred', '1C', 0.7, 0.3],
  ['stated', '1C', 1, 0.25],
  // Who is independent, answers for something, leads, or has tasks and a degree is more than a helper.
  ['stated', '1A', 1, -1.5],
  ['stated', 'responsible', 1, -0.55],
  ['stated', 'manager', 1, -0.5],
  ['inferred', 'manager', 1, -0.6],
  ['inferred', '1D', 1, -0.45],
  ['stated', '7C', 0.7, -0.4],
  ['stated', '4B', 1, -0.4],
  ['strength', '9C', 1, -0.35],
]

/** By what an ad tells of those with whom the person works. */
const COMPANY: readonly CueMark[] = ['crew', 'team', 'together', '1D']
/** How often it must to say it more than in passing. */
const NOT_IN_PASSING = 1.5

/** D and E exclude each other: the stronger holds, and who is directed where they are even. */
export const decideQuestion1: Decision = (findings) => {
  const own = ownPart(findings)
  const directed = directedPart(findings)
  const isDirected = directed >= 1 && directed >= own
  return [
    ...when(isIndependent(findings), 'A', '1A', '9C'),
    ...when(isInducted(findings), 'B', '1B'),
    ...when(has(findings, '1C'), 'C', '1C'),
    ...when(
      own >= 1 && !isDirected,
      'D',
      '1D',
      'together',
      'team',
      'expert',
      'manager',
      'responsible',
    ),
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
  const guided = has(findings, 'crew') || has(findings, '1C') || findings.stated('1E') >= 1
  const ownMaster = has(findings, '9C') && !has(findings, 'team')
  return (has(findings, '1A') && !(findings.stated('1A') === 0 && guided)) || ownMaster
}

/** How strongly the person has an own part in a team; more so where the work itself is independent. */
function ownPart(findings: Findings): number {
  const independent =
    findings.stated('1A') >= 1 ? findings.stated('independent') >= 1 : findings.inferred('1A') > 0
  const helps = isOfCrew(findings) ? -0.3 : 0
  return rounded(sumOf(OWN_PART, findings) + (independent ? 0.1 : 0) + helps)
}

/** How strongly somebody else directs: helpers whose crew the ad speaks of, trainees with company. */
function directedPart(findings: Findings): number {
  const ofCrew = isOfCrew(findings) ? 1 : 0
  const inTeam = findings.stated('team') > 0 || findings.stated('crew') > 0
  const trainee = isTrainee(findings) && inTeam ? 1 : 0
  return rounded(sumOf(DIRECTED, findings) + ofCrew + trainee)
}

/**
 * Whether the occupation is a helper's, and the ad tells of company more than in passing. Who answers
 * for something is more than a helper.
 */
function isOfCrew(findings: Findings): boolean {
  const answers = findings.stated('responsible') >= 1
  return findings.inferred('1E') >= 0.5 && companyOf(findings) >= NOT_IN_PASSING && !answers
}

function companyOf(findings: Findings): number {
  return COMPANY.reduce((sum, mark) => sum + findings.stated(mark), 0)
}

/** What the points add up to. */
function sumOf(points: readonly Point[], findings: Findings): number {
  let sum = 0
  for (const [measure, mark, least, adds] of points) {
    if (findings[measure](mark) >= least) sum += adds
  }
  return sum
}

/** Sums of tenths are not exact: 0.7 + 0.1 + 0.2 is to reach 1. */
function rounded(sum: number): number {
  return Math.round(sum * 100) / 100
}
