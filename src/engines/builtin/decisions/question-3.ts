import { type Decision, has, when } from '../decision.ts'
import type { Findings } from '../findings.ts'

/** How often a place must be named that is not the occupation's own. */
const NOT_IN_PASSING = 2
/** What it takes to keep the office of an occupation beside remote work: some word of a workplace. */
const HINTED = 0.4
/** What a place of service has to be named with, beside work on the move, not to be the customer's. */
const NAMED_IN_PART = 0.35

/** Each letter by its own ground; an office and work on the move together alternate. */
export const decideQuestion3: Decision = (findings) => {
  const office = isOffice(findings)
  const moves = isOnTheMove(findings)
  const alternates = moves && (office || leavesTheDesk(findings)) && !has(findings, '3C')
  return [
    ...when(office, 'A', '3A'),
    ...when(moves, 'B', '3B'),
    ...when(has(findings, '3C'), 'C', '3C'),
    ...when(alternates, 'C', '3B', '3A'),
    ...when(serves(findings), 'D', '3D'),
  ]
}

/**
 * Whether desk work by its occupation is told to be done on the move too. Who measures or inspects
 * is on the move by occupation, and has no desk to leave.
 */
function leavesTheDesk(findings: Findings): boolean {
  const deskBound = findings.inferred('2C') >= 0.7 && findings.inferred('3B') < 0.7
  return deskBound && findings.stated('3B') >= 1
}

/**
 * Whether the person is outdoors or on the move. Where that only follows from the occupation, a
 * place of service that the ad names is the place.
 */
function isOnTheMove(findings: Findings): boolean {
  const elsewhere = findings.stated('3D') >= 1 && findings.stated('3B') < 0.5
  return has(findings, '3B') && !elsewhere
}

/**
 * Whether the person works in an office. One that is named beside manual work is somebody else's; so
 * is one named in passing where the occupation is on the move or serves. An office that only follows
 * from the occupation gives way to a job that is done on the move, and to remote work where the ad
 * names no workplace at all.
 */
function isOffice(findings: Findings): boolean {
  const named = findings.stated('3A')
  const follows = findings.inferred('3A')
  if (follows > 0) {
    const least = has(findings, '3B') ? 1 : has(findings, 'remote') ? HINTED : 0
    return follows + named >= 1 && named >= least
  }
  const manual = findings.inferred('2A') >= 0.7
  const elsewhere = findings.inferred('3B') >= 0.7 || findings.inferred('3D') >= 0.7
  return !manual && named >= (elsewhere ? NOT_IN_PASSING : 1)
}

/**
 * Whether the person serves there: a house that serves has cooks, programmers and clerks too, and
 * who guides or teaches has a group, not a place of service. Who sells or nurses on the move goes to the
 * customers, unless the ad names a place that they come to.
 */
function serves(findings: Findings): boolean {
  if (has(findings, '3B') && findings.stated('3D') < NAMED_IN_PART) return false
  const backstage = findings.inferred('5A') + findings.inferred('5C') + findings.inferred('5D') > 0
  const servesNobody = backstage && findings.inferred('2D') === 0
  const atDesk = findings.inferred('3A') > 0
  const elsewhere = servesNobody || atDesk || findings.inferred('4D') >= 0.7
  const inPassing = elsewhere && findings.inferred('3D') === 0
  return findings.strength('3D') >= (inPassing ? NOT_IN_PASSING : 1)
}
