import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitLogistic, type Linear, type Matrix, type Target } from './logistic.ts'
import { denseMatrix } from './matrix.ts'

const free = { size: () => 0, square: 0 }
const targetOf = (positive: readonly boolean[], leftOut: readonly number[] = []): Target => ({
  positive,
  importance: Float64Array.from(positive, (_, row) => (leftOut.includes(row) ? 0 : 1)),
})
const lossOf = (matrix: Matrix, { positive }: Target, { margins }: Pick<Linear, 'margins'>) =>
  Array.from({ length: matrix.rows }, (_, row) =>
    Math.log1p(Math.exp((positive[row] ? -1 : 1) * (margins[row] ?? 0))),
  ).reduce((sum, each) => sum + each, 0)

describe('logistic regression', () => {
  it('finds the odds of a column, as counting does', () => {
    // Of 400 with the feature 300 are so; of 400 without it 100.
    const hundred = <T>(each: readonly T[]) => Array.from({ length: 100 }, () => each).flat()
    const matrix = denseMatrix(hundred([[1], [1], [1], [1], [0], [0], [0], [0]]))
    const target = targetOf(hundred([true, true, true, false, true, false, false, false]))
    const { bias, weights } = fitLogistic(matrix, target, free)
    expect(bias).toBeCloseTo(Math.log(1 / 3), 1)
    expect(bias + (weights.get(0) ?? 0)).toBeCloseTo(Math.log(3), 1)
  })

  it('finds the odds of what is rare, far from even', () => {
    // Of 10,000 without the feature ten are so, of 10,000 with it a hundred.
    const rows = Array.from({ length: 20_000 }, (_, row) => row)
    const matrix = denseMatrix(rows.map((row) => [row < 10_000 ? 0 : 0.1]))
    const target = targetOf(rows.map((row) => row < 10 || (row >= 10_000 && row < 10_100)))
    const { bias, margins } = fitLogistic(matrix, target, free)
    expect(bias).toBeCloseTo(Math.log(1 / 999), 0)
    expect(margins[15_000]).toBeCloseTo(Math.log(10 / 990), 1)
  })

  it('drops what tells nothing when weights cost', () => {
    const matrix = denseMatrix([
      [1, 1],
      [1, 0],
      [1, 1],
      [0, 0],
      [0, 1],
      [0, 0],
    ])
    const target = targetOf([true, true, true, false, false, false])
    const { weights } = fitLogistic(matrix, target, { size: () => 0.6, square: 0 })
    expect([...weights.keys()]).toEqual([0])
  })

  it('learns nothing from examples that are left out, and still judges them', () => {
    const matrix = denseMatrix([[1], [1], [0], [0], [1]])
    const { margins } = fitLogistic(matrix, targetOf([true, true, false, false, false], [4]), {
      size: () => 0,
      square: 0.1,
    })
    expect(margins[4]).toBeGreaterThan(0)
  })

  it('never ends worse than it began, and always alike', () => {
    const examples = fc.array(fc.tuple(fc.boolean(), fc.double({ min: -3, max: 3, noNaN: true })), {
      minLength: 2,
      maxLength: 30,
    })
    fc.assert(
      fc.property(examples, fc.double({ min: 0, max: 2, noNaN: true }), (rows, size) => {
        const matrix = denseMatrix(rows.map(([, value]) => [value]))
        const target = targetOf(rows.map(([positive]) => positive))
        const fitted = fitLogistic(matrix, target, { size: () => size, square: 0.01 })
        const start = { margins: new Float64Array(matrix.rows) }
        expect(lossOf(matrix, target, fitted)).toBeLessThanOrEqual(
          lossOf(matrix, target, start) + 1e-9,
        )
        expect(fitLogistic(matrix, target, { size: () => size, square: 0.01 })).toEqual(fitted)
      }),
    )
  })
})
