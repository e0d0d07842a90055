import { NOT_ADVERT_REASONS, type NotAdvertReason } from '../../../core/not-advert.ts'
import type { Seen } from '../seen.ts'
import { UNLIKELY } from './likeness.ts'
import { type Weights, weightsOf } from './weights.ts'

/** A kind is named as the reason where it weighs so much, and so much more than any other: a wrong name misleads. */
const WORTH_NAMING = 3.5
const CLEAR_LEAD = 2

/** Why a text is no job advertisement; `null` when it may well be one. */
export function notAdvertReasonOf({
  advert,
  likeness,
}: Pick<Seen, 'advert' | 'likeness'>): NotAdvertReason | null {
  return likeness >= UNLIKELY ? null : kindIn(weightsOf(advert))
}

/** What a text that is no ad is instead, as far as its signs tell. */
function kindIn(weights: Weights): NotAdvertReason {
  const weightOf = (reason: NotAdvertReason) => weights.get(reason) ?? 0
  const [first, second] = [...NOT_ADVERT_REASONS].sort((a, b) => weightOf(b) - weightOf(a))
  if (first === undefined || second === undefined) return 'other'
  const isClear = weightOf(first) - weightOf(second) >= CLEAR_LEAD
  return weightOf(first) >= WORTH_NAMING && isClear ? first : 'other'
}
