import type { Mark } from '../core/mark.ts'
import { type Counts, count, noCounts, type Rates, ratesOf } from './counts.ts'
import { type GoldAd, marksOf } from './gold.ts'

const COMMON_SHARE = 0.3

/** What one would reach with the same answer to every ad: the file's letters found in 30 % of its ads. */
export function commonestLetters(ads: readonly GoldAd[]): Rates {
  const frequency = new Map<Mark, number>()
  for (const ad of ads) {
    for (const mark of marksOf(ad.letters)) frequency.set(mark, (frequency.get(mark) ?? 0) + 1)
  }
  const common = new Set(
    [...frequency].filter(([, times]) => times >= COMMON_SHARE * ads.length).map(([mark]) => mark),
  )
  return sameAnswer(ads, common)
}

/** What one would reach with an empty key for every ad. */
export function nothing(ads: readonly GoldAd[]): Rates {
  return sameAnswer(ads, new Set())
}

/**
 * How far the annotators agree: micro-F1 of each annotator's letters against each other one's.
 * `null` where the file does not carry the letters of two.
 */
export function agreement(ads: readonly GoldAd[]): number | null {
  const counts: Counts = noCounts()
  let pairs = 0
  for (const { annotations } of ads) {
    for (const [index, one] of annotations.entries()) {
      for (const other of annotations.slice(index + 1)) {
        count(counts, marksOf(one), marksOf(other), new Set())
        pairs += 1
      }
    }
  }
  return pairs === 0 ? null : ratesOf(counts).f1
}

function sameAnswer(ads: readonly GoldAd[], given: ReadonlySet<Mark>): Rates {
  const counts = noCounts()
  for (const ad of ads) count(counts, given, marksOf(ad.letters), marksOf(ad.open))
  return ratesOf(counts)
}
