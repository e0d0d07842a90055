import type { Mark } from '../core/mark.ts'
/** How many letters were given rightly, wrongly, and how many were missed. */
export type Counts = { right: number; wrong: number; missed: number }

export type Rates = { readonly precision: number; readonly recall: number; readonly f1: number }

export const noCounts = (): Counts => ({ right: 0, wrong: 0, missed: 0 })

/** Adds what `given` makes of `expected` to the counts; marks in `open` count neither way. */
export function count(
  counts: Counts,
  given: ReadonlySet<Mark>,
  expected: ReadonlySet<Mark>,
  open: ReadonlySet<Mark>,
): void {
  for (const mark of given) {
    if (open.has(mark)) continue
    if (expected.has(mark)) counts.right += 1
    else counts.wrong += 1
  }
  for (const mark of expected) {
    if (!given.has(mark) && !open.has(mark)) counts.missed += 1
  }
}

/** The counts of several parts together. */
export function summed(parts: readonly Counts[]): Counts {
  const sumOf = (pick: (part: Counts) => number) => parts.reduce((sum, part) => sum + pick(part), 0)
  return {
    right: sumOf(({ right }) => right),
    wrong: sumOf(({ wrong }) => wrong),
    missed: sumOf(({ missed }) => missed),
  }
}

/** Precision, recall and F1 of the counts; 0 where there is nothing to divide by. */
export function ratesOf({ right, wrong, missed }: Counts): Rates {
  const share = (whole: number) => (whole === 0 ? 0 : right / whole)
  const precision = share(right + wrong)
  const recall = share(right + missed)
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
  return { precision, recall, f1 }
}

/** The plain mean of the rates; of no rates, 0. */
export function meanOf(rates: readonly Rates[]): Rates {
  const mean = (pick: (each: Rates) => number) =>
    rates.length === 0 ? 0 : rates.reduce((sum, each) => sum + pick(each), 0) / rates.length
  return {
    precision: mean((each) => each.precision),
    recall: mean((each) => each.recall),
    f1: mean((each) => each.f1),
  }
}
