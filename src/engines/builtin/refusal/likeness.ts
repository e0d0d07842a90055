import { BIAS } from '../learned/reader.ts'
import { type Evidence, isNumber, NUMBERS } from './evidence.ts'

/** What each word and each number adds to the log-odds that a text is an ad. */
export type Likeness = { readonly bias: number; readonly weights: ReadonlyMap<string, number> }

/** In log-odds. In doubt a text is an ad: one that is turned away costs a person more than a text that gets a key. */
export const UNLIKELY = -0.4

/** In log-odds. An ad that looks less like one than this is an unusual one, and read much worse. */
export const USUAL = 3

/** Reads a table: a line for each weight, what it is of, tab, the weight. */
export function likenessIn(table: string): Likeness {
  const weights = new Map<string, number>()
  for (const line of table.split('\n')) {
    const [name, weight] = line.split('\t')
    if (name) weights.set(name, Number(weight))
  }
  const bias = weights.get(BIAS) ?? 0
  weights.delete(BIAS)
  return { bias, weights }
}

/** The same table: the bias, the numbers, then the words in order, so that trainings can be compared line by line. */
export function likenessTableOf({ bias, weights }: Likeness): string {
  const numbers = NUMBERS.map((name) => [name, weights.get(name) ?? 0] as const)
  const words = [...weights].filter(([name]) => !isNumber(name))
  words.sort(([one], [other]) => (one < other ? -1 : 1))
  return [[BIAS, bias] as const, ...numbers, ...words]
    .map(([name, weight]) => `${name}\t${weight}\n`)
    .join('')
}

/** Fewer features than a text of two dozen words has tell little, however loud each is. */
const FEWEST_FEATURES = 150

/** How much each of the features of a text counts, given their number. */
export function shareIn({ size }: ReadonlySet<string>): number {
  return 1 / Math.sqrt(Math.max(size, FEWEST_FEATURES))
}

/** The log-odds that a text of which there is this evidence is an ad. What a word adds shrinks with their number. */
export function likenessOf({ bias, weights }: Likeness, { features, numbers }: Evidence): number {
  let words = 0
  for (const feature of features) words += weights.get(feature) ?? 0
  return NUMBERS.reduce(
    (sum, name, at) => sum + (weights.get(name) ?? 0) * (numbers[at] ?? 0),
    bias + words * shareIn(features),
  )
}
