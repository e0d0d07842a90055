import { shareOf } from '../engines/builtin/learned/reader.ts'
import type { Column, Matrix } from './logistic.ts'

/** Examples with the names of their features. */
export type Named = Matrix & {
  readonly names: readonly string[]
  /** How telling each feature is for being rare: one that stands everywhere tells little. */
  readonly rarity: readonly number[]
}

/**
 * Files examples by feature. A feature of fewer than `fewest` ads is left out: it tells of one ad, not of the language.
 * @param share how much each of an example's features counts
 */
export function matrixOf(
  examples: readonly ReadonlySet<string>[],
  owners: readonly string[],
  fewest: number,
  share = shareOf,
): Named {
  const rowsByName = new Map<string, number[]>()
  examples.forEach((features, row) => {
    for (const name of features) {
      const rows = rowsByName.get(name)
      if (rows) rows.push(row)
      else rowsByName.set(name, [row])
    }
  })
  const kept = [...rowsByName]
    .filter(([, rows]) => new Set(rows.map((row) => owners[row])).size >= fewest)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const shares = examples.map(share)
  return {
    rows: examples.length,
    names: kept.map(([name]) => name),
    rarity: kept.map(([, rows]) => Math.log((1 + examples.length) / (1 + rows.length)) + 1),
    columns: kept.map(
      ([, rows]): Column => ({
        rows: Int32Array.from(rows),
        values: Float64Array.from(rows, (row) => shares[row] ?? 0),
      }),
    ),
  }
}

/** Columns of plain numbers, one row for each example. */
export function denseMatrix(examples: readonly (readonly number[])[]): Matrix {
  const [first = []] = examples
  const rows = Int32Array.from(examples, (_, row) => row)
  return {
    rows: examples.length,
    columns: first.map((_, column) => ({
      rows,
      values: Float64Array.from(examples, (example) => example[column] ?? 0),
    })),
  }
}
