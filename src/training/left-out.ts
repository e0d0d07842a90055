import { fitLogistic, type Linear } from './logistic.ts'
import type { Named } from './matrix.ts'

/** So many parts take turns in being left out. */
export const FOLDS = 3

/** For each example the part that it is in, if any, and whether it counts for the mark. */
export type Place = { readonly fold: number | null; readonly counts: boolean }

/** One mark's model of all examples, and the margins of those made without each part. */
export type Models = { readonly whole: Linear; readonly without: readonly Float64Array[] }

/**
 * Fits a mark's model to all examples, and again without each part.
 * @param cost of a weight, by the name of its feature; one of a rare feature costs less
 */
export function modelsOf(
  matrix: Named,
  positive: readonly boolean[],
  cost: (name: string) => number,
  places: readonly Place[],
): Models {
  const penalty = {
    size: (column: number) => cost(matrix.names[column] ?? '') / (matrix.rarity[column] ?? 1),
    square: 0,
  }
  const made = (isLeftOut: (fold: Place['fold']) => boolean, start?: Linear) =>
    fitLogistic(matrix, { positive, importance: importanceOf(places, isLeftOut) }, penalty, start)
  // A fit keeps something of what it starts from: it may start from one that knows no part, and from no other.
  const ofOthers = made((fold) => fold !== null)
  return {
    whole: made(() => false, ofOthers),
    without: Array.from(
      { length: FOLDS },
      (_, part) => made((fold) => fold === part, ofOthers).margins,
    ),
  }
}

/** Nothing for examples of what is left out, and for those that count neither way. */
function importanceOf(
  places: readonly Place[],
  isLeftOut: (fold: Place['fold']) => boolean,
): Float64Array {
  return Float64Array.from(places, ({ fold, counts }) => (counts && !isLeftOut(fold) ? 1 : 0))
}
