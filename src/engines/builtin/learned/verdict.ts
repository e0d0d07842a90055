import { MARKS, type Mark, markOf, questionOfMark } from '../../../core/mark.ts'
import { lettersOf } from '../../../core/questions.ts'
import type { Impression } from './impression.ts'
import { inPlaces, placeOf } from './reader.ts'

/** What speaks for a letter, three numbers for every letter of its question. */
export type Testimony = readonly number[]

/** How the testimony on a letter is weighed. */
export type Verdict = { readonly bias: number; readonly weights: readonly number[] }

/** A letter for which this much speaks is given. */
export const ENOUGH = 0.45
/** In log-odds: a reader that says less than this of a letter rather denies it. */
const RATHER_NOT = -0.5
/** A rule says yes or no; the readers speak in log-odds. */
const RULE_SAYS = 2

/** The marks of the same question, in their order. */
export function siblingsOf(mark: Mark): readonly Mark[] {
  const question = questionOfMark(mark)
  return lettersOf(question).map((letter) => markOf(question, letter))
}

/** What the rules and the two readers say of every letter of the question. */
export function testimonyOn(
  mark: Mark,
  ruled: ReadonlySet<Mark>,
  { sentences, ad }: Pick<Impression, 'ad' | 'sentences'>,
): Testimony {
  return siblingsOf(mark).flatMap((each) => {
    const place = placeOf(each)
    return [ruled.has(each) ? RULE_SAYS : 0, sentences[place] ?? 0, ad[place] ?? 0]
  })
}

/**
 * How likely a letter is, between 0 and 1. Not at all where no rule gives it and both readers rather
 * deny it: what is said of the other letters makes no letter that nothing in the ad speaks for.
 */
export function likelihoodOf(
  mark: Mark,
  { bias, weights }: Verdict,
  ruled: ReadonlySet<Mark>,
  read: Pick<Impression, 'ad' | 'sentences'>,
): number {
  const place = placeOf(mark)
  const isDenied = [read.sentences, read.ad].every((scores) => (scores[place] ?? 0) < RATHER_NOT)
  if (isDenied && !ruled.has(mark)) return 0
  const testimony = testimonyOn(mark, ruled, read)
  const margin = weights.reduce((sum, weight, at) => sum + weight * (testimony[at] ?? 0), bias)
  return chanceOf(margin)
}

/** The chance that log-odds stand for, between 0 and 1. */
export function chanceOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

/**
 * Reads the table of verdicts: a line for each mark, its bias, then for every letter of the question
 * what it counts that the rules give it, that a sentence says it, that the ad looks like it.
 * @throws Error where a mark has no line
 */
export function verdictsOf(table: string): ReadonlyMap<Mark, Verdict> {
  const lines = new Map(
    table.split('\n').map((line) => {
      const [mark, ...numbers] = line.split(/[\t ]/)
      return [mark ?? '', numbers.map(Number)] as const
    }),
  )
  return new Map(
    MARKS.map((mark) => {
      const [bias, ...weights] = lines.get(mark) ?? []
      if (bias === undefined) throw new Error(`no verdict on ${mark}`)
      return [mark, { bias, weights }]
    }),
  )
}

export function verdictTableOf(verdicts: ReadonlyMap<Mark, Verdict>): string {
  return inPlaces(verdicts)
    .map(([mark, { bias, weights }]) => {
      const letters = siblingsOf(mark).map((_, at) => weights.slice(3 * at, 3 * at + 3).join(' '))
      return `${[mark, bias, ...letters].join('\t')}\n`
    })
    .join('')
}
