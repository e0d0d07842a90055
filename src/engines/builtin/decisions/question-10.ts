import { type Decision, has, when } from '../decision.ts'
import type { Findings } from '../findings.ts'
import { isTrainee } from './expert.ts'
import { isCommitted, isLightWork } from './light-work.ts'

/** Development in passing: in so many words, or as the training and learning of question 8. */
const PASSING = ['10B', '8B', '8C'] as const
/** An occupation that is likely to be simple: enough where nothing says that the job lasts. */
const LIKELY = 0.5
/** A summer or dates are enough of a fixed term beside words of a season. */
const FIXED_TERM = 0.7
/** A lasting post may be named beside the season or the first months. */
const LASTING = 0.8
const SCHOOLING = ['7B', '7C'] as const
/** Anybody will do: nothing is asked, or the occupation has no schooling. */
const OPEN = ['7A', '8D', '8E'] as const

/** The strongest word of development decides; C only where there is none and the work is light. */
export const decideQuestion10: Decision = (findings) => {
  const committed = isCommitted(findings)
  const passing =
    !committed && PASSING.some((mark) => has(findings, mark)) && !onlyInduced(findings)
  const silent = !committed && !passing
  return [
    ...when(committed, 'A', '10A'),
    ...when(passing, 'B', ...PASSING),
    ...when(silent && needsNoMore(findings), 'C', '10C', 'seasonal', 'simple', '9B'),
  ]
}

/**
 * Whether all the training that an ad for light work speaks of is its induction: a shift with a
 * trainer, an evening before the season. That is learned at once, and no development.
 */
function onlyInduced(findings: Findings): boolean {
  if (!isLightWork(findings) || isTrainee(findings) || has(findings, '8B')) return false
  const inductions = new Set(findings.hits('1B').map(({ sentence }) => sentence.start))
  const spoken = PASSING.flatMap((mark) => findings.hits(mark))
  return spoken.every(({ sentence }) => inductions.has(sentence.start))
}

/** Whether the present skill will do. A trainee's work is light, yet it is there to be learned. */
function needsNoMore(findings: Findings): boolean {
  if (has(findings, '10C')) return true
  const lasting = findings.strength('9A') >= LASTING && !isSeasonal(findings)
  if (!lasting && findings.strength('simple') >= LIKELY) return true
  return !lasting && !isTrainee(findings) && isBrief(findings)
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
  if (seasonal + findings.strength('simple') >= (skilled ? 2 : 1)) return true
  const open = OPEN.some((mark) => has(findings, mark))
  return findings.stated('9B') >= 1 && !schooled && !asks && open
}
