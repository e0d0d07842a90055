import type { CueMark } from '../cue.ts'
import { follows, has, hitsApart } from '../decision.ts'
import { type Findings, weightOf } from '../findings.ts'
import { isCommitted, SCHOOLING } from './development.ts'
import { isLightWork } from './light-work.ts'
import { isTrainee } from './role.ts'

/** An occupation that is likely to be simple: enough where nothing is asked. */
const LIKELY = 0.5
/** A contract's end that is told more than once. */
const INSISTED = 1.2
/** The same, beside a title that tells it as well. */
const INSISTED_TWICE = 1.4
/** Half a word of it. */
const HALF_SAID = 0.4
/** More than a wish or a hint of it. */
const SOME = 0.7
/** An ad that speaks of the season all along: a lasting job is named in passing. */
const THROUGHOUT = 3

/**
 * Whether the work is light, asks for no experience and has no word of development: D of question 8,
 * and question 10 takes it for work that present skill is enough for.
 */
export function isLearnedAtOnce(findings: Findings): boolean {
  const develops = has(findings, '8B') || has(findings, '8C') || isCommitted(findings)
  // Who is young enough, and need not have done it before: together they say that it is simple.
  const hinted = findings.strength('8D') >= HALF_SAID && findings.strength('8E') >= HALF_SAID
  const named = (has(findings, '8D') || hinted) && !develops
  return (
    named || (isLight(findings) && !develops && !asksForMore(findings)) || opensSeason(findings)
  )
}

/** Whether the ad asks for schooling, experience or leading, or speaks of learning in passing. */
function asksForMore(findings: Findings): boolean {
  const trained = SCHOOLING.some((mark) => follows(findings, mark) || findings.peak(mark) >= 1)
  // What is taught at the start of simple work is neither schooling nor development.
  const schooled =
    peakApart(findings, 'some-education', '1B') >= SOME &&
    !has(findings, '8E') &&
    findings.stated('seasonal') < INSISTED_TWICE
  const learning = isPlain(findings) ? peakApart(findings, '10B', '1B') : findings.strength('10B')
  const grows = learning >= SOME && findings.stated('seasonal') < THROUGHOUT
  // A season takes people without experience too, whomever else the ad speaks of; and experience
  // that is not needed is not asked for.
  const beginners = has(findings, '8E') && findings.strength('seasonal') >= THROUGHOUT
  // Beside an induction, it is the experience of whoever teaches the new one.
  const experienced = peakApart(findings, 'experienced', '8E', '1B') >= 1 && !beginners
  return trained || schooled || grows || has(findings, 'manager') || experienced
}

/** Whether the work is simple or soon over, and nothing in it takes learning. */
function isLight(findings: Findings): boolean {
  const simple = findings.strength('simple') >= LIKELY
  // A trainee is there to learn, and a substitute in an office is expected to know the work.
  const manual = has(findings, '2A') || has(findings, '2B')
  const short = isBrief(findings) && !isTrainee(findings) && (manual || has(findings, 'seasonal'))
  // No work with IT at its core is simple, and whoever comes from another field is to learn it,
  // unless it is but for a while.
  const digital = has(findings, '5A') && !has(findings, '2A')
  const passing = findings.strength('seasonal') > 0 || findings.stated('9B') >= 1
  const taught = has(findings, '8E') && !passing && (!simple || has(findings, '9A'))
  const welcomed = has(findings, '8E') && has(findings, 'seasonal') && manual
  const skilled = usesSystems(findings) && !isPlain(findings) && !welcomed
  return (simple || short) && !digital && !taught && !skilled && !isMerelySimple(findings)
}

/** Whether only the occupation says that a lasting job is simple: that is not plain enough. */
function isMerelySimple(findings: Findings): boolean {
  const said = ['simple', '8D', 'seasonal'] as const
  return findings.stated('9A') >= SOME && said.every((mark) => findings.stated(mark) < HALF_SAID)
}

/** Whether the occupation is a simple one, whatever the ad says. */
function isPlain(findings: Findings): boolean {
  return findings.inferred('simple') >= LIKELY
}

/** How strongly the ad speaks for a mark in sentences that say nothing of the others. */
function peakApart(findings: Findings, mark: CueMark, ...others: CueMark[]): number {
  return Math.max(0, ...hitsApart(findings, mark, ...others).map(weightOf))
}

/** Whether a season takes those without experience: what they are taught for it is no development. */
function opensSeason(findings: Findings): boolean {
  const season = findings.strength('seasonal') >= INSISTED_TWICE && has(findings, '8E')
  return season && !has(findings, '8C') && !isCommitted(findings) && !isTrainee(findings)
}

/** Whether the work has a system in it, which takes learning, unless the ad insists on its end. */
function usesSystems(findings: Findings): boolean {
  const ends = findings.strength('9B') >= INSISTED_TWICE
  const season = findings.strength('seasonal') >= INSISTED_TWICE && !has(findings, 'expert')
  return findings.strength('5B') >= SOME && !ends && !season
}

/**
 * Whether the work is light and soon over. A contract that ends says little alone: the ad names a
 * season too, or insists on the end and takes beginners. Who sells a service is to know the trade.
 */
function isBrief(findings: Findings): boolean {
  const ends = findings.stated('9B') >= INSISTED && has(findings, '8E')
  const soon = findings.strength('seasonal') + findings.strength('simple') > 0 || ends
  const throughout = findings.strength('seasonal') >= THROUGHOUT && !has(findings, 'expert')
  return soon && findings.stated('9C') < 1 && (isLightWork(findings) || throughout)
}
