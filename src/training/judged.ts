import type { Mark } from '../core/mark.ts'
import type { Impression } from '../engines/builtin/learned/impression.ts'
import {
  chanceOf,
  likelihoodOf,
  testimonyOn,
  type Verdict,
} from '../engines/builtin/learned/verdict.ts'
import type { LabelledAd } from './labelled.ts'
import { fitLogistic } from './logistic.ts'
import { denseMatrix } from './matrix.ts'

/** An ad, what readers made of it that were made without it, and what it can tell. */
export type Witness = {
  readonly ad: LabelledAd
  readonly impression: Pick<Impression, 'ad' | 'sentences'>
  /** The part of the ads that was left out with it. */
  readonly fold: number
  /** The rules were made without it: it tells how far they can be trusted. */
  readonly isUnseen: boolean
  /** Each letter is as frequent in its like as in the ads that there will be. */
  readonly isTypical: boolean
}

const VERDICT_PENALTY = 10
/** What it costs to move a verdict towards how frequent its letter is in typical ads. */
const SHIFT_PENALTY = 16
const ROUNDS = 20
const DECIMALS = 100

/**
 * The verdict on a mark, and how likely each ad's mark is by verdicts made without its part. It is how
 * likely one of several careful annotators gives the letter: where they differ, one of them does.
 */
export function judgedOn(
  mark: Mark,
  witnesses: readonly Witness[],
  folds: number,
): { readonly verdict: Verdict; readonly likelihoods: readonly number[] } {
  const matrix = denseMatrix(
    witnesses.map(({ ad, impression }) => testimonyOn(mark, ad.ruled, impression)),
  )
  const positive = witnesses.map(({ ad }) => ad.right.has(mark) || ad.disputed.has(mark))
  const made = (leftOut: number | null): Verdict => {
    const asked = (is: (witness: Witness) => boolean) =>
      Float64Array.from(witnesses, (each) => (is(each) && each.fold !== leftOut ? 1 : 0))
    const unseen = { positive, importance: asked(({ isUnseen }) => isUnseen) }
    const penalty = { size: () => 0, square: VERDICT_PENALTY }
    const { bias, weights, margins } = fitLogistic(matrix, unseen, penalty)
    const typical = asked(({ isTypical }) => isTypical)
    return {
      bias: rounded(bias + shiftOf(margins, positive, typical)),
      weights: matrix.columns.map((_, column) => rounded(weights.get(column) ?? 0)),
    }
  }
  const parts = Array.from({ length: folds }, (_, part) => made(part))
  return {
    verdict: made(null),
    likelihoods: witnesses.map(({ ad, impression, fold }) =>
      likelihoodOf(mark, parts[fold] as Verdict, ad.ruled, impression),
    ),
  }
}

/** How far log-odds are to be moved for as many to be likely as are so; none where none count. */
function shiftOf(
  margins: Float64Array,
  positive: readonly boolean[],
  importance: Float64Array,
): number {
  let shift = 0
  for (let round = 0; round < ROUNDS; round++) {
    let [slope, curve] = [SHIFT_PENALTY * shift, SHIFT_PENALTY]
    margins.forEach((margin, row) => {
      const likely = chanceOf(margin + shift)
      const counts = importance[row] ?? 0
      slope += counts * (likely - (positive[row] ? 1 : 0))
      curve += counts * likely * (1 - likely)
    })
    shift -= slope / curve
  }
  return shift
}

export function rounded(weight: number): number {
  return Math.round(weight * DECIMALS) / DECIMALS
}
