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

/** The logistic loss is nowhere curved more than this. */
const STEEPEST = 0.25
const MOST_ROUNDS = 200
/** A round that moves no weight further than this is the last. */
const SETTLED = 1e-2
/** Most columns never count: only every so many rounds are they all looked at again. */
const FULL_ROUND = 10

/**
 * Fits a logistic regression. By coordinate descent under a bound of the curvature: every step lowers
 * the loss and nothing is drawn by lot, so that the same examples give the same weights. The bias is
 * free. From a fit of almost the same examples as its `start` it has not far to go.
 */
export function fitLogistic(
  { rows, columns }: Matrix,
  { positive, importance }: Target,
  penalty: Penalty,
  start?: Linear,
): Linear {
  const margins = Float64Array.from(start?.margins ?? new Float64Array(rows))
  const errors = new Float64Array(rows)
  const judge = (row: number) => {
    const likely = chanceOf(margins[row] as number)
    errors[row] = (importance[row] as number) * (likely - (positive[row] ? 1 : 0))
  }
  for (let row = 0; row < rows; row++) judge(row)
  const every = constantColumn(rows)
  const curves = columns.map((column) => curveOf(column, importance))

  /** Moves a weight to where it costs least, given all others. */
  const moved = (weight: number, column: Column, curve: number, size: number, square: number) => {
    let slope = square * weight
    for (let at = 0; at < column.rows.length; at++) {
      slope += (errors[column.rows[at] as number] as number) * (column.values[at] as number)
    }
    const steep = curve + square
    const best = shrunk(weight - slope / steep, size / steep)
    const step = best - weight
    if (step === 0) return weight
    for (let at = 0; at < column.rows.length; at++) {
      const row = column.rows[at] as number
      margins[row] = (margins[row] as number) + step * (column.values[at] as number)
      judge(row)
    }
    return best
  }

  const weights = new Map(start?.weights)
  const everyCurve = curveOf(every, importance)
  let bias = start?.bias ?? 0
  let isFull = true
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const before = bias
    bias = moved(bias, every, everyCurve, 0, 0)
    let furthest = Math.abs(bias - before)
    for (const number of isFull ? columns.keys() : [...weights.keys()]) {
      const curve = curves[number] as number
      if (curve === 0) continue
      const was = weights.get(number) ?? 0
      const is = moved(was, columns[number] as Column, curve, penalty.size(number), penalty.square)
      furthest = Math.max(furthest, Math.abs(is - was) * Math.sqrt(curve / everyCurve))
      if (is === 0) weights.delete(number)
      else weights.set(number, is)
    }
    const isSettled = furthest < SETTLED
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

function curveOf({ rows, values }: Column, importance: Float64Array): number {
  return rows.reduce(
    (sum, row, at) => sum + STEEPEST * (importance[row] as number) * (values[at] as number) ** 2,
    0,
  )
}

/** A number moved towards nothing, at most as far as nothing. */
function shrunk(value: number, by: number): number {
  return Math.sign(value) * Math.max(0, Math.abs(value) - by)
}
