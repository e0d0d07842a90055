import { MARKS, type Mark } from '../core/mark.ts'
import { type Reader, readerOf, tableOf } from '../engines/builtin/learned/reader.ts'
import { type Verdict, verdictsOf, verdictTableOf } from '../engines/builtin/learned/verdict.ts'
import { rounded } from './judged.ts'

/**
 * The mean of two tables of a reader. Readers add up what features say, so that the mean of their weights reads as
 * the mean of both: what one training has learned of its own ads alone counts half.
 */
export function meanReader(one: string, other: string): string {
  const readers = [one, other].map(readerOf) as [Reader, Reader]
  const features = new Set(readers.flatMap(({ weights }) => [...weights.keys()]))
  const weights = new Map<string, ReadonlyMap<Mark, number>>()
  for (const feature of features) {
    const sums = new Map<Mark, number>()
    for (const reader of readers) {
      const parts = reader.weights.get(feature) ?? []
      for (let at = 0; at < parts.length; at += 2) {
        const mark = MARKS[parts[at] as number] as Mark
        sums.set(mark, (sums.get(mark) ?? 0) + (parts[at + 1] as number))
      }
    }
    const means = [...sums].map(([mark, sum]) => [mark, rounded(sum / 2)] as const)
    const telling = means.filter(([, mean]) => mean !== 0)
    if (telling.length > 0) weights.set(feature, new Map(telling))
  }
  const [first, second] = readers
  const bias = MARKS.map((mark, place) => {
    const sum = (first.bias[place] as number) + (second.bias[place] as number)
    return [mark, rounded(sum / 2)] as const
  })
  return tableOf(new Map(bias), weights)
}

/** The mean of two tables of verdicts. */
export function meanVerdicts(one: string, other: string): string {
  const [first, second] = [verdictsOf(one), verdictsOf(other)]
  const means = [...first].map(([mark, { bias, weights }]): readonly [Mark, Verdict] => {
    const beside = second.get(mark) as Verdict
    return [
      mark,
      {
        bias: rounded((bias + beside.bias) / 2),
        weights: weights.map((weight, at) => rounded((weight + (beside.weights[at] ?? 0)) / 2)),
      },
    ]
  })
  return verdictTableOf(new Map(means))
}
