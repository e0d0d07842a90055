import { markOf } from '../../../core/mark.ts'
import { NOT_ADVERT_REASONS, type NotAdvertReason } from '../../../core/not-advert.ts'
import { lettersOf, QUESTION_IDS } from '../../../core/questions.ts'
import type { Impression } from '../learned/impression.ts'
import { placeOf } from '../learned/reader.ts'
import { chanceOf } from '../learned/verdict.ts'
import type { Seen } from '../seen.ts'
import { type Advert, FEWEST_WORDS, wordCount } from '../sentences.ts'
import { weightsOf } from './weights.ts'

/**
 * What speaks for an ad: the weight of its signs; a title, or a sentence that seeks somebody, that
 * names an occupation; and each of the ten questions that some sentence answers, for that is what ads
 * do and other texts about work do not.
 */
const FOR = { signs: 0.4, named: 3, answered: 1.8 } as const
/** What speaks against one: the weight of the strongest of the other kinds, and of all together. */
const AGAINST = { strongest: 0.6, together: 0.5 } as const
/** With less than this, in log-odds, a text is no ad: a piece of one has had no room to show it, a short one little. */
const NEEDED = { whole: 5.2, piece: 1 } as const
/** In words: from this many on a text has room enough. */
const ROOM = 100
/** A kind that weighs less is not named as the reason. */
const WORTH_NAMING = 2

/**
 * Why a text is no job advertisement; `null` when it may well be one. In doubt it is one. The factors
 * are a logistic regression's, rounded: of the labelled ads against the texts that are none.
 */
export function notAdvertReasonOf({
  advert,
  sought: [sought],
  impression,
}: Pick<Seen, 'advert' | 'sought' | 'impression'>): NotAdvertReason | null {
  const weights = weightsOf(advert)
  const weightOf = (reason: NotAdvertReason) => Math.max(0, weights.get(reason) ?? 0)
  const strongest = NOT_ADVERT_REASONS.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a))
  const together = NOT_ADVERT_REASONS.reduce((sum, reason) => sum + weightOf(reason), 0)
  const isNamed = sought?.place === 'title' || sought?.place === 'sought'
  const speaksFor =
    FOR.signs * (weights.get('advert') ?? 0) +
    FOR.named * (isNamed ? 1 : 0) +
    FOR.answered * answeredBy(impression)
  const speaksAgainst = AGAINST.strongest * weightOf(strongest) + AGAINST.together * together
  if (speaksFor - speaksAgainst >= neededOf(advert)) return null
  return weightOf(strongest) >= WORTH_NAMING ? strongest : 'other'
}

/** All of it from where there is room enough, and the less the shorter a text is. */
function neededOf(advert: Advert): number {
  const room = (wordCount(advert) - FEWEST_WORDS) / (ROOM - FEWEST_WORDS)
  return NEEDED.piece + (NEEDED.whole - NEEDED.piece) * Math.min(1, Math.max(0, room))
}

/** How many of the questions some sentence answers, each by its likeliest letter. */
function answeredBy({ sentences }: Pick<Impression, 'sentences'>): number {
  return QUESTION_IDS.reduce((sum, id) => {
    const chances = lettersOf(id).map((letter) =>
      chanceOf(sentences[placeOf(markOf(id, letter))] ?? 0),
    )
    return sum + Math.max(...chances)
  }, 0)
}
