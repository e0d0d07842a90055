import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NOT_ADVERT_REASONS, type NotAdvertReason } from '../../../core/not-advert.ts'
import type { Seen } from '../seen.ts'
import { evidenceOf } from './evidence.ts'
import { likenessIn, likenessOf, UNLIKELY } from './likeness.ts'
import { weightsOf } from './weights.ts'

/** The weights that `npm run train-refusal` made. */
const LIKENESS = likenessIn(readFileSync(join(import.meta.dirname, 'likeness.tsv'), 'utf8'))
/** A kind that weighs less is not named as the reason. */
const WORTH_NAMING = 1.5

/** Why a text is no job advertisement; `null` when it may well be one. */
export function notAdvertReasonOf(
  seen: Pick<Seen, 'advert' | 'sought' | 'features' | 'impression'>,
): NotAdvertReason | null {
  const weights = weightsOf(seen.advert)
  if (likenessOf(LIKENESS, evidenceOf(seen, weights)) >= UNLIKELY) return null
  const weightOf = (reason: NotAdvertReason) => weights.get(reason) ?? 0
  const likeliest = NOT_ADVERT_REASONS.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a))
  return weightOf(likeliest) >= WORTH_NAMING ? likeliest : 'other'
}
