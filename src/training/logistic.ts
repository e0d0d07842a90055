import { chanceOf } from '../engines/builtin/learned/verdict.ts'

/** Examples by feature: `rows` of a column have the feature, with these `values`. */
export type Column = { readonly rows: Int32Array; readonly values: Float64Array }

export type Matrix = { readonly rows: number; readonly columns: readonly Column[] }

/** Which examples are so, and how much each counts: nothing where it is left out. */
export type Target = { readonly positive: readonly boolean[]; readonly importance: Float64Array }

/** What the weight of a column costs: by its size (L1), which makes most of them nothing, or squared (L2). */
export type Penalty = { readonly size: (column: number) => number; readonly square: number }

export type Linear = {
  readonly bias: number
  /** By column; those that do not count are left out. */
  readonly weights: ReadonlyMap<number, number>
  /** The log-odds of every example, also of those that were left out. */
  readonly margins: Float64Array
}

/**
 * A step moves no margin further than this. Within it the loss is curved at most so many times as where
 * the step starts: as log-odds change, their curvature grows by no more than e to the power of the change.
 */
const REACH = 0.5
const STEEPENING = Math.exp(REACH)
/** Where all is as good as sure the loss is flat; this much curvature is reckoned with all the same. */
const FLATTEST = 1e-6
const MOST_ROUNDS = 300
/** A round in which no step gains more than about the square of this is the last. */
const SETTLED = 0.2
/** Most columns never count: only every so many rounds are they all looked at again. */
const FULL_ROUND = 10

/**
 * Fits a logistic regression. By coordinate descent, each step under a bound of the curvature as far as
 * it reaches: every step lowers the loss and nothing is drawn by lot, so that the same examples give the
 * same weights. The bias is free. From a fit of almost the same examples as its `start` it has not far
 * to go.
 */
export function fitLogistic(
  { rows, columns }: Matrix,
  { positive, importance }: Target,
  penalty: Penalty,
  start?: Linear,
): Linear {
  const margins = Float64Array.from(start?.margins ?? new Float64Array(rows))
  const likely = margins.map(chanceOf)
  const wanted = Float64Array.from(positive, (is) => (is ? 1 : 0))

  /** Moves a weight towards where it costs least, given all others; tells how much that changes. */
  const moved = (weight: number, { rows, values }: Column, size: number, square: number) => {
    let [slope, curve, longest] = [square * weight, FLATTEST, 0]
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number
      const value = values[at] as number
      const chance = likely[row] as number
      const counts = (importance[row] as number) * value
      slope += counts * (chance - (wanted[row] as number))
      curve += counts * value * chance * (1 - chance)
      longest = Math.max(longest, Math.abs(value))
    }
    const steep = STEEPENING * curve + square
    const step = within(REACH / longest, shrunk(weight - slope / steep, size / steep) - weight)
    if (step === 0) return { weight, change: 0 }
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number
      margins[row] = (margins[row] as number) + step * (values[at] as number)
      likely[row] = chanceOf(margins[row] as number)
    }
    return { weight: weight + step, change: Math.abs(step) * Math.sqrt(curve) }
  }

  const every = constantColumn(rows)
  const weights = new Map(start?.weights)
  let bias = start?.bias ?? 0
  let isFull = true
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const ofBias = moved(bias, every, 0, 0)
    bias = ofBias.weight
    let most = ofBias.change
    for (const number of isFull ? columns.keys() : [...weights.keys()]) {
      const column = columns[number] as Column
      const was = weights.get(number) ?? 0
      const { weight, change } = moved(was, column, penalty.size(number), penalty.square)
      most = Math.max(most, change)
      if (weight === 0) weights.delete(number)
      else weights.set(number, weight)
    }
    const isSettled = most < SETTLED
    if (isSettled && isFull) break
    isFull = isSettled || round % FULL_ROUND === 0
  }
  return { bias, weights, margins }
}

function constantColumn(rows: number): Column {
  return {
    rows: Int32Array.from({ length: rows }, (_, row) => row),
    values: new Float64Array(rows).fill(1),
  }
}

/** A number moved towards nothing, at most as far as nothing. */
function shrunk(value: number, by: number): number {
  return Math.sign(value) * Math.max(0, Math.abs(value) - by)
}

/** A step, but no longer than this either way. */
function within(longest: number, step: number): number {
  return Math.min(longest, Math.max(-longest, step))
}
