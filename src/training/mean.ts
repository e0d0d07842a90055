import { MARKS, type Mark } from '../core/mark.ts'
import { readerOf, tableOf, weightIn } from '../engines/builtin/learned/reader.ts'
import { type Verdict, verdictsOf, verdictTableOf } from '../engines/builtin/learned/verdict.ts'
import { rounded } from './judged.ts'

/**
 * The mean of two tables of a reader. Readers add up what features say, so that the mean of their weights reads as
 * the mean of both: what one training has learned of its own ads alone counts half.
 */
export function meanReader(one: string, other: string): string {
  const [first, second] = [readerOf(one), readerOf(other)]
  const features = new Set([...first.weights.keys(), ...second.weights.keys()])
  const weights = new Map<string, ReadonlyMap<Mark, number>>()
  for (const feature of features) {
    const telling = MARKS.flatMap((mark, place) => {
      const mean = rounded((weightIn(first, feature, place) + weightIn(second, feature, place)) / 2)
      return mean === 0 ? [] : [[mark, mean] as const]
    })
    if (telling.length > 0) weights.set(feature, new Map(telling))
  }
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
