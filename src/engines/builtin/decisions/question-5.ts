import { type Decision, follows, has, when } from '../decision.ts'
import type { Findings } from '../findings.ts'
import { isLeader } from './role.ts'

/**
 * Skill counts that the occupation has or the ad names; in work of hands it must be named as a
 * requirement or twice, since a fitter reads drawings that others draw. A craft that the ad names is
 * C whatever the occupation; where hands are but likely, as in a warehouse or a café, a system named
 * makes it B alone. A, C and D exclude each other; B falls away beside A, and beside C and D where a
 * system is at the margin. Work in an office is ground for B by itself, work on a ward or in a shop
 * is not.
 */
export const decideQuestion5: Decision = (findings) => {
  const skilled = follows(findings, '5A') || findings.stated('5A') >= (isOfHands(findings) ? 2 : 1)
  const manual = !skilled && isManual(findings)
  const simple =
    manual &&
    (isSimple(findings) || isHelp(findings) || isChores(findings) || isWithoutComputer(findings))
  const atSystem = isAtSystem(findings)
  const byHand = manual && !simple && !atSystem && (has(findings, '5C') || isTrade(findings))
  const named = byHand || simple ? isPartOfWork(findings) : isUsual(findings)
  const inOffice = !manual && !named && has(findings, '3A')
  return [
    ...when(skilled, 'A', '5A'),
    ...when(named && !skilled, 'B', '5B'),
    ...when(inOffice && !skilled, 'B', '3A'),
    ...when(byHand, 'C', '5C', '5D'),
    ...when(simple, 'D', '5D', '8E'),
    ...when(has(findings, '5E'), 'E', '5E'),
  ]
}

/**
 * Whether the occupation is one of hands; where it is unknown, the ad itself may tell so, as it does
 * of summer work with rakes and brooms.
 */
function isManual(findings: Findings): boolean {
  const known = (['5A', '5B', '2B', '2D'] as const).some((mark) => findings.inferred(mark) > 0)
  const byOccupation = findings.inferred('5C') + findings.inferred('5D') > 0 || isCraft(findings)
  const summerWork = findings.inferred('seasonal') > 0 && findings.inferred('5B') === 0
  const told = summerWork ? has(findings, '5D') || has(findings, '5C') : findings.stated('2A') >= 1
  return byOccupation || (told && (summerWork || !known))
}

/** Whether the occupation is surely one of hands. */
function isOfHands(findings: Findings): boolean {
  return follows(findings, '5C') || follows(findings, '5D')
}

/**
 * Whether an ordinary system outweighs the hands: in an occupation that is but likely one of hands,
 * in one that is of an office as well, and for who leads the kitchen.
 */
function isAtSystem(findings: Findings): boolean {
  const ofOffice = follows(findings, '5B') || findings.inferred('manager') > 0
  const likely = !isOfHands(findings) && findings.inferred('5C') > 0 && has(findings, '5B')
  return (likely || (ofOffice && findings.stated('5B') >= 1)) && !isCraft(findings)
}

/** Whether the ad names a craft or a machine that the job is about. */
function isCraft(findings: Findings): boolean {
  return findings.peak('5C') >= 2
}

/** Whether a job that others learn at once is a trade here, since it asks for schooling. */
function isTrade(findings: Findings): boolean {
  return findings.inferred('5D') > 0 && findings.inferred('2A') > 0 && isSchooled(findings)
}

/**
 * Whether it is learned at once, without a computer: no trade, no machines in the hands of a helper,
 * no schooling asked for, nothing digital named, nobody led.
 */
function isSimple(findings: Findings): boolean {
  const chores = findings.inferred('5D') > 0 && findings.inferred('simple') >= 1
  const helper = follows(findings, '5D') || chores
  const trade = (isTradeNamed(findings) && !helper) || isSchooled(findings)
  const machines = findings.inferred('5C') > 0 && findings.stated('5C') > findings.stated('5D')
  const digital = findings.stated('5B') >= 1
  return has(findings, '5D') && !trade && !machines && !digital && !isLeader(findings)
}

/** Whether the job is a trade: one named in passing beside summer work is somebody else's. */
function isTradeNamed(findings: Findings): boolean {
  return findings.inferred('5C') >= (findings.inferred('seasonal') > 0 ? 1 : 0.7)
}

/**
 * Whether the work is the simple end of a crew's work of hands: passing work that asks for no
 * experience of the field, no schooling and no machine twice told of.
 */
function isHelp(findings: Findings): boolean {
  const passing = findings.strength('seasonal') + findings.strength('simple') >= 0.5
  const asked = findings.stated('experienced') > 0 || isSchooled(findings)
  const crew = findings.inferred('1E') > 0 && findings.inferred('2A') > 0
  const skilled = !crew || findings.inferred('7B') > 0 || findings.stated('5C') > 1
  const digital = findings.stated('5B') >= 1
  return passing && has(findings, '8E') && !asked && !skilled && !digital && !isLeader(findings)
}

/**
 * Whether ordinary systems belong to the work. Where people are served, on a ward or in a shop, the
 * occupation alone does not tell so: the ad names a system, an office or work of precision.
 */
function isUsual(findings: Findings): boolean {
  const served = findings.inferred('3D') > 0 && !has(findings, '3A') && findings.stated('2C') < 1
  return has(findings, '5B') && (findings.stated('5B') > 0 || !served)
}

/** Whether a trade's title stands for chores: the ad tells of them, and takes anyone for a while. */
function isChores(findings: Findings): boolean {
  const passing = findings.strength('seasonal') + findings.strength('simple') >= 1
  const asked = has(findings, 'experienced') || has(findings, '7B') || isCraft(findings)
  const chores = findings.stated('5D') >= Math.max(1, findings.stated('5C'))
  const digital = findings.stated('5B') > 0
  return chores && !digital && (passing || has(findings, '8E')) && !asked && !isLeader(findings)
}

/** Whether the ad says that no computer is needed. */
function isWithoutComputer(findings: Findings): boolean {
  return findings.peak('5D') >= 2
}

function isSchooled(findings: Findings): boolean {
  return findings.stated('7B') >= 1
}

/** Whether an ordinary system is more than the margin of manual work: named, or told of twice. */
function isPartOfWork(findings: Findings): boolean {
  return findings.peak('5B') > 1 || findings.stated('5B') >= 2
}
