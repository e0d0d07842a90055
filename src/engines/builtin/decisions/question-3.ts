import { type Decision, follows, has, when } from '../decision.ts'
import type { Findings } from '../findings.ts'

/** What it takes to be on the move for one who has a place of one's own. */
const TOLD_OF = 1.5
/** How much of a place must be named that is not the occupation's own: more than one passage. */
const NOT_IN_PASSING = 2
/** What it takes for an office that likely follows from the occupation: some word of a workplace. */
const HINTED = 0.4
/** What a place of service has to be named with, beside work on the move, not to be the customer's. */
const NAMED_IN_PART = 0.35
/** The weight of a place of service in the body of the ad: the title outweighs it. */
const IN_THE_BODY = 1.1
/** The weight of what the person does there, apart from what the house is. */
const ITS_OWN_WORK = 2
/** How much a place must be named to be that of those behind its scenes too. */
const ALL_OVER = 3

/** Each letter by its own ground; an office and some work on the move together alternate. */
export const decideQuestion3: Decision = (findings) => {
  const office = isOffice(findings)
  const moves = isOnTheMove(findings)
  const leaves = moves || findings.stated('3B') >= 1
  const toldOnce = leaves && (office || leavesTheDesk(findings))
  const byOccupation = findings.inferred('3C') > 0 && findings.stated('3A') >= 1
  const alternates = (toldOnce || byOccupation) && !has(findings, '3C')
  return [
    ...when(office, 'A', '3A'),
    ...when(moves, 'B', '3B'),
    ...when(has(findings, '3C'), 'C', '3C'),
    ...when(alternates, 'C', '3B', '3A', '3C'),
    ...when(serves(findings), 'D', '3D'),
  ]
}

/**
 * Whether desk work by its occupation is told to be done on the move too. Who measures or inspects
 * is on the move by occupation, and has no desk to leave.
 */
function leavesTheDesk(findings: Findings): boolean {
  const deskBound = follows(findings, '2C') && !follows(findings, '3B')
  return deskBound && findings.stated('3B') >= 1
}

/**
 * Whether the person is outdoors or on the move. Where that only follows from the occupation, a
 * place of service that the ad names is the place. Who has a desk, or a place of service that the ad
 * names, by occupation is not on the move for a trip that is told of once.
 */
function isOnTheMove(findings: Findings): boolean {
  if (follows(findings, '3B')) {
    const elsewhere = findings.stated('3D') >= 1 && findings.stated('3B') < 0.3
    return has(findings, '3B') && !elsewhere
  }
  const servesByOccupation = findings.inferred('3D') > 0 && findings.stated('3D') >= 1
  const atDesk = findings.inferred('3A') > 0 && findings.inferred('4D') === 0
  const settled = atDesk || servesByOccupation
  return settled ? findings.stated('3B') >= TOLD_OF : has(findings, '3B')
}

/**
 * Whether the person works in an office. One that is named beside manual work is somebody else's; so
 * is one named in passing where the occupation is not one of desks. An office that only follows from
 * the occupation gives way to work on the move, and to remote work where the ad names no workplace.
 */
function isOffice(findings: Findings): boolean {
  const named = findings.stated('3A')
  const inferred = findings.inferred('3A')
  const remote = has(findings, 'remote')
  if (inferred > 0) {
    const elsewhere = findings.stated('3B') > 0 || remote
    const least = has(findings, '3B') ? 1 : elsewhere ? HINTED : 0
    return inferred + named >= 1 && named >= least
  }
  if (follows(findings, '2A') || follows(findings, '3B')) return false
  const careful = findings.inferred('2C') > 0 || remote
  return named >= (careful && findings.stated('3B') < 1 ? 1 : NOT_IN_PASSING)
}

/**
 * Whether the person serves there. A house that serves has cooks, programmers and clerks too: where
 * serving does not follow from the occupation, it is to be said more than once or in the title, and
 * for one behind the scenes as what that person does. Who sells or nurses on the move goes to the customers, unless the
 * ad names a place that they come to.
 */
function serves(findings: Findings): boolean {
  const named = findings.stated('3D')
  const moves = findings.stated('3B')
  if (has(findings, '3B') && named < NAMED_IN_PART) return false
  if (findings.inferred('3D') > 0) return has(findings, '3D')
  if (has(findings, '3B') && named <= moves) return false
  const backstage = findings.inferred('5A') + findings.inferred('5C') + findings.inferred('5D') > 0
  const peak = findings.peak('3D')
  if (!backstage || findings.inferred('2D') > 0)
    return named >= NOT_IN_PASSING || peak > IN_THE_BODY
  return peak >= ITS_OWN_WORK || named >= ALL_OVER
}
