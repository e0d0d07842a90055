import { MARKS, type Mark } from '../../../core/mark.ts'

/** Scores are told in the order of all marks. */
const PLACES: ReadonlyMap<string, number> = new Map(MARKS.map((mark, place) => [mark, place]))

/** Where a mark stands among them. */
export function placeOf(mark: Mark): number {
  return PLACES.get(mark) ?? -1
}

/** What belongs to marks, in the order of the marks. */
export function inPlaces<T>(byMark: Iterable<readonly [Mark, T]>): readonly (readonly [Mark, T])[] {
  return [...byMark].sort(([one], [other]) => placeOf(one) - placeOf(other))
}

/** The log-odds of every mark. */
export type Scores = Float64Array

/** A linear model for each mark: what every feature adds to its log-odds. */
export type Reader = {
  readonly bias: Scores
  /** By feature: the places of marks and what it adds to them, in turns. */
  readonly weights: ReadonlyMap<string, Float64Array>
}

/** The line of a table that holds the biases; no feature is called so. */
export const BIAS = '(bias)'

/**
 * Reads a table of weights: a line for each feature, tab, then marks with what the feature adds to
 * them, as in "itsenä*	1A 0.8	4A 0.2".
 * @throws Error for a mark that there is not
 */
export function readerOf(table: string): Reader {
  const weights = new Map<string, Float64Array>()
  for (const line of table.split('\n')) {
    const [feature, ...parts] = line.split('\t')
    if (!feature) continue
    weights.set(feature, Float64Array.from(parts.flatMap(placeAndWeight)))
  }
  const bias = new Float64Array(MARKS.length)
  add(bias, weights.get(BIAS), 1)
  weights.delete(BIAS)
  return { bias, weights }
}

/** The same table, its features in order, so that two trainings can be compared line by line. */
export function tableOf(
  bias: ReadonlyMap<Mark, number>,
  weights: ReadonlyMap<string, ReadonlyMap<Mark, number>>,
): string {
  const rows = [...weights].sort(([one], [other]) => (one < other ? -1 : 1))
  return [[BIAS, bias] as const, ...rows]
    .map(([feature, byMark]) => [
      feature,
      ...inPlaces(byMark).map(([mark, weight]) => `${mark} ${weight}`),
    ])
    .map((cells) => `${cells.join('\t')}\n`)
    .join('')
}

/**
 * The log-odds of every mark, given the features that are there. What a feature adds shrinks with
 * how many there are: in a long text each says less.
 */
export function scoresOf(
  { bias, weights }: Reader,
  features: ReadonlySet<string>,
  share = shareOf(features),
): Scores {
  const scores = Float64Array.from(bias)
  for (const feature of features) add(scores, weights.get(feature), share)
  return scores
}

/** How much each of the features counts, given their number. */
export function shareOf(features: ReadonlySet<string>): number {
  return 1 / Math.sqrt(Math.max(1, features.size))
}

/** What a feature adds to the mark at a place. */
export function weightIn({ weights }: Reader, feature: string, place: number): number {
  const found = weights.get(feature)
  if (!found) return 0
  for (let at = 0; at < found.length; at += 2) {
    if (found[at] === place) return found[at + 1] as number
  }
  return 0
}

function add(scores: Scores, weights: Float64Array | undefined, share: number): void {
  if (!weights) return
  for (let at = 0; at < weights.length; at += 2) {
    const place = weights[at] as number
    scores[place] = (scores[place] as number) + (weights[at + 1] as number) * share
  }
}

function placeAndWeight(part: string): readonly [number, number] {
  const [mark = '', weight] = part.split(' ')
  const place = PLACES.get(mark)
  if (place === undefined) throw new Error(`no such mark: ${mark}`)
  return [place, Number(weight)]
}
