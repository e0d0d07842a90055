import { type Decision, has, when } from '../decision.ts'
import type { Findings } from '../findings.ts'

/**
 * D and E exclude each other. A team gives D where the person answers for something of their own, E
 * where somebody else directs the work.
 */
export const decideQuestion1: Decision = (findings) => {
  const own = ownPart(findings)
  const directed = directedPart(findings)
  const isDirected = directed >= 1 && directed >= own
  return [
    ...when(has(findings, '1A'), 'A', '1A'),
    ...when(has(findings, '1B'), 'B', '1B'),
    ...when(has(findings, '1C'), 'C', '1C'),
    ...when(own >= 1 && !isDirected, 'D', '1D', 'team', 'expert', 'manager'),
    ...when(isDirected, 'E', '1E', 'crew', 'team'),
  ]
}

/** How strongly the person has an own part in a team; a manual job needs more than a word of one. */
function ownPart(findings: Findings): number {
  const owns = has(findings, 'expert') || has(findings, 'responsible') || findings.stated('1A') >= 1
  const teamNeeded = findings.inferred('2A') >= 0.7 ? 2 : 1
  const inTeam = owns && findings.strength('team') >= teamNeeded
  return findings.strength('1D') + (inTeam || has(findings, 'manager') ? 1 : 0)
}

/** How strongly somebody else directs: crews of helpers, trainees in a team. */
function directedPart(findings: Findings): number {
  const crew = has(findings, 'crew') || has(findings, 'team')
  const helper = crew && findings.inferred('1E') > 0 ? 0.5 : 0
  const trainee = crew && findings.inferred('1C') >= 1 ? 1 : 0
  return findings.strength('1E') + helper + trainee
}
