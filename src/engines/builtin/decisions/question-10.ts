import { type Decision, has, hitsApart, when } from '../decision.ts'
import type { Findings } from '../findings.ts'
import { isCommitted, SCHOOLING } from './development.ts'
import { isLearnedAtOnce } from './learned-at-once.ts'
import { isLightWork } from './light-work.ts'
import { isTrainee } from './role.ts'

/** Development in passing: in so many words, or as the training and learning of question 8. */
const PASSING = ['10B', '8B', '8C'] as const
/** What an occupation is likely to ask for. */
const LIKELY = 0.5
/** A summer or dates are enough of a fixed term beside words of a season. */
const FIXED_TERM = 0.7
/** Half a word of simple work, or of who may come. */
const SAID = 0.4
/** A season by its word and by its dates. */
const INSISTED = 1.4
/** More than the cash register or the tablet. */
const SYSTEMS = 1.4
/** A lasting post may be named beside the season or the first months. */
const LASTING = 0.8
/** Anybody will do: nothing is asked, or the occupation has no schooling. */
const OPEN = ['7A', '8D', '8E'] as const

/** The strongest word of development decides; C only where there is none and the work is light. */
export const decideQuestion10: Decision = (findings) => {
  const committed = isCommitted(findings)
  const light = !committed && isLearnedAtOnce(findings) && !isSilentlyLasting(findings)
  const taught = PASSING.some((mark) => has(findings, mark)) && !onlyInduced(findings)
  const passing = !committed && !light && taught
  const silent = !committed && !passing
  return [
    ...when(committed, 'A', '10A'),
    ...when(passing, 'B', ...PASSING),
    ...when(silent && (light || needsNoMore(findings)), 'C', '10C', 'seasonal', 'simple', '9B'),
  ]
}

/**
 * Whether all the training that an ad for light work speaks of is its induction: a shift with a
 * trainer, an evening before the season. That is learned at once, and no development.
 */
function onlyInduced(findings: Findings): boolean {
  if (!isLightWork(findings) || isTrainee(findings) || has(findings, '8B')) return false
  return PASSING.every((mark) => hitsApart(findings, mark, '1B').length === 0)
}

/** Whether the job lasts, and the ad says nothing of how simple it is or who may come. */
function isSilentlyLasting(findings: Findings): boolean {
  return isLasting(findings) && findings.strength('8D') + findings.strength('8E') < SAID
}

function isLasting(findings: Findings): boolean {
  return findings.strength('9A') >= LASTING && !isSeasonal(findings)
}

/**
 * Whether the present skill will do in work that question 8 does not call simple. A trainee's work
 * is there to be learned, and so is one that has more than one system in it.
 */
function needsNoMore(findings: Findings): boolean {
  if (has(findings, '10C')) return true
  const learns = isTrainee(findings) || has(findings, '8A') || findings.strength('5B') >= SYSTEMS
  return !isLasting(findings) && !learns && isBrief(findings)
}

/** A season's job by more than one word: that the ad also speaks of a lasting one means others. */
function isSeasonal(findings: Findings): boolean {
  return findings.strength('seasonal') >= 2 && findings.stated('9B') >= FIXED_TERM
}

/**
 * Whether the job is over before anybody would speak of development. A single word of a season may be
 * said of the shop, so it does not outweigh schooling that is asked for, or a trade with experience in
 * work that is not manual; and a temporary job of any length is brief only where it asks for nothing.
 */
function isBrief(findings: Findings): boolean {
  const expert = has(findings, 'expert')
  const schooled = expert || SCHOOLING.some((mark) => findings.strength(mark) >= LIKELY)
  const asks = findings.peak('experienced') >= 1
  const seasonal = expert && !isSeasonal(findings) ? 0 : findings.strength('seasonal')
  const learned = SCHOOLING.some((mark) => findings.stated(mark) >= 1)
  const skilled = schooled && (learned || (asks && !has(findings, '2A')))
  const season = seasonal + findings.strength('simple')
  // Light work of one word of a season is simple already, unless something else is asked for.
  if (season >= (skilled ? 2 : 1) && (asks || seasonal >= INSISTED)) return true
  const open = OPEN.some((mark) => has(findings, mark))
  return findings.stated('9B') >= 1 && !schooled && !asks && open
}
