import type { QuestionId } from '../../core/questions.ts'
import { partition } from './partition.ts'
import {
  type FoundCue,
  isFalseFriend,
  type PlacedCue,
  questionAsked,
  silences,
} from './placed-cue.ts'
import type { Sentence } from './sentences.ts'

/** By question: the numbers of the words of a sentence that only look as if they said something of it. */
export type MisleadingWords = ReadonlyMap<QuestionId, ReadonlySet<number>>

/** The sentences that have such words. */
export type Misleading = ReadonlyMap<Sentence, MisleadingWords>

/** A phrase that misleads on a question. */
export type Misled = readonly [question: QuestionId | null, by: FoundCue]

export const asItself = (cue: FoundCue): Misled => [questionAsked(cue), cue]

/** The false friends, and the cues that they silence. */
export function misledBy(found: readonly PlacedCue[]): readonly Misled[] {
  const [friends, cues] = partition(found, isFalseFriend)
  return friends.flatMap((friend) => [
    asItself(friend),
    ...cues
      .filter((cue) => silences(friend, cue))
      .flatMap((cue): Misled[] => [asItself(cue), [questionAsked(cue), friend]]),
  ])
}

/**
 * The words of misleading phrases, without those in their gaps. Where the sentence says something of the question
 * besides, it is heard as a whole.
 */
export function wordsByQuestion(
  misled: readonly Misled[],
  answered: ReadonlySet<QuestionId | null>,
): MisleadingWords {
  const byQuestion = new Map<QuestionId, Set<number>>()
  for (const [question, { from, to, skipped }] of misled) {
    if (question === null || answered.has(question)) continue
    const words = byQuestion.get(question) ?? new Set()
    for (let word = from; word <= to; word++) if (!skipped.includes(word)) words.add(word)
    byQuestion.set(question, words)
  }
  return byQuestion
}
