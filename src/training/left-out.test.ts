import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FOLDS, modelsOf, type Place } from './left-out.ts'
import { matrixOf } from './matrix.ts'

const WORDS = ['kello', 'koti', 'kirja', 'kenttä', 'keittiö', 'kunta']
const examples = fc.array(
  fc.record({ words: fc.subarray(WORDS), isSo: fc.boolean(), counts: fc.boolean() }),
  { minLength: 12, maxLength: 60 },
)
const matrixWith = (rows: readonly { readonly words: readonly string[] }[]) =>
  matrixOf(
    rows.map(({ words }) => new Set(words)),
    rows.map((_, row) => `${row}`),
    1,
  )
/** Every part in turn, and then a row of none. */
const foldAt = (row: number): number | null => {
  const turn = row % (FOLDS + 1)
  return turn < FOLDS ? turn : null
}
const placesOf = (rows: readonly { readonly counts: boolean }[]): readonly Place[] =>
  rows.map(({ counts }, row) => ({ fold: foldAt(row), counts }))
const isIn = (part: number) => (_: unknown, row: number) => foldAt(row) === part

describe('models made without a part', () => {
  it('judge it the same whatever is so of it', () => {
    fc.assert(
      fc.property(examples, fc.nat({ max: FOLDS - 1 }), (rows, part) => {
        const matrix = matrixWith(rows)
        const judged = (positive: readonly boolean[]) =>
          modelsOf(matrix, positive, () => 0.1, placesOf(rows)).without[part]?.filter(isIn(part))
        const told = rows.map(({ isSo }) => isSo)
        const turned = told.map((isSo, row) => (isIn(part)(isSo, row) ? !isSo : isSo))
        expect(judged(turned)).toEqual(judged(told))
      }),
    )
  })

  it('learn nothing from what counts neither way', () => {
    fc.assert(
      fc.property(examples, (rows) => {
        const matrix = matrixWith(rows)
        const made = (positive: readonly boolean[]) =>
          modelsOf(matrix, positive, () => 0.1, placesOf(rows)).whole.margins
        const told = rows.map(({ isSo }) => isSo)
        const turned = rows.map(({ isSo, counts }) => (counts ? isSo : !isSo))
        expect(made(turned)).toEqual(made(told))
      }),
    )
  })
})
