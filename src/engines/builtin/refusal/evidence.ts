import { markOf } from '../../../core/mark.ts'
import { NOT_ADVERT_REASONS } from '../../../core/not-advert.ts'
import { lettersOf, QUESTION_IDS } from '../../../core/questions.ts'
import type { Impression } from '../learned/impression.ts'
import { placeOf } from '../learned/reader.ts'
import { chanceOf } from '../learned/verdict.ts'
import type { Look } from '../look.ts'
import { FEWEST_WORDS, wordCount } from '../sentences.ts'
import type { Weights } from './weights.ts'

/** What the numbers are called in the table of weights. No word is called so. */
export const NUMBERS = [
  'signs of an ad',
  'signs of the likeliest other kind',
  'signs of all other kinds',
  'an occupation is sought',
  'questions answered',
  'room',
] as const

/** Whether a line of the table is a number's and not a word's. */
export function isNumber(name: string): boolean {
  return (NUMBERS as readonly string[]).includes(name)
}

/** What there is to tell an ad from other texts by. */
export type Evidence = {
  /** Its words, as the reader of ads looks at them. */
  readonly features: ReadonlySet<string>
  /** In the order of `NUMBERS`. */
  readonly numbers: readonly number[]
}

/** In words: from this many on a text has room enough to show what it is; a piece of one has none. */
const ROOM = 100

export function evidenceOf(
  {
    advert,
    sought: [sought],
    features,
    impression,
  }: Pick<Look, 'advert' | 'sought' | 'features'> & { readonly impression: Impression },
  weights: Weights,
): Evidence {
  const others = NOT_ADVERT_REASONS.map((reason) => Math.max(0, weights.get(reason) ?? 0))
  const isSought = sought?.place === 'title' || sought?.place === 'sought'
  return {
    features: features.ad,
    numbers: [
      weights.get('advert') ?? 0,
      Math.max(...others),
      others.reduce((sum, weight) => sum + weight, 0),
      isSought ? 1 : 0,
      answeredBy(impression),
      roomIn(wordCount(advert)),
    ],
  }
}

/** Between 0 and 1. */
function roomIn(words: number): number {
  return Math.min(1, Math.max(0, (words - FEWEST_WORDS) / (ROOM - FEWEST_WORDS)))
}

/** How many of the questions some sentence answers, each by its likeliest letter: that is what ads do. */
function answeredBy({ sentences }: Pick<Impression, 'sentences'>): number {
  return QUESTION_IDS.reduce((sum, id) => {
    const chances = lettersOf(id).map((letter) =>
      chanceOf(sentences[placeOf(markOf(id, letter))] ?? 0),
    )
    return sum + Math.max(...chances)
  }, 0)
}
