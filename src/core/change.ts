import { isSame, type OwnEvidence } from './own-evidence.ts'
import { type Letter, QUESTION_IDS, type QuestionId } from './questions.ts'
import type { Review } from './session.ts'

/** One thing that a step of the person's has changed in a review. */
export type Change =
  | {
      readonly what: 'letter-added' | 'letter-removed' | 'ground-added' | 'ground-removed'
      readonly question: QuestionId
      readonly letter: Letter
    }
  | { readonly what: 'accepted' | 'acceptance-withdrawn'; readonly question: QuestionId }

/**
 * What differs between two states of the review of one ad, letters first, in the questions' order.
 * Evidence that came or went with its letter is not told apart from it. Empty where the states have
 * little to do with one another: another analysis, no key.
 */
export function changesBetween(before: Review, after: Review): readonly Change[] {
  if (before.result !== after.result || !before.edited || !after.edited) return []
  const [old, now] = [before.edited, after.edited]
  const letters = QUESTION_IDS.flatMap((question): Change[] => [
    ...now[question]
      .filter((letter) => !old[question].includes(letter))
      .map((letter) => ({ what: 'letter-added', question, letter }) as const),
    ...old[question]
      .filter((letter) => !now[question].includes(letter))
      .map((letter) => ({ what: 'letter-removed', question, letter }) as const),
  ])
  const isTold = ({ question, letter }: OwnEvidence) =>
    letters.some((each) => 'letter' in each && each.question === question && each.letter === letter)
  const grounds = (what: 'ground-added' | 'ground-removed', of: Review, other: Review): Change[] =>
    of.own
      .filter((each) => !isTold(each) && !other.own.some((that) => isSame(that, each)))
      .map(({ question, letter }) => ({ what, question, letter }))
  const accepted = (what: 'accepted' | 'acceptance-withdrawn', of: Review, other: Review) =>
    of.accepted
      .filter((question) => !other.accepted.includes(question))
      .map((question): Change => ({ what, question }))
  return [
    ...letters,
    ...grounds('ground-added', after, before),
    ...grounds('ground-removed', before, after),
    ...accepted('accepted', after, before),
    ...accepted('acceptance-withdrawn', before, after),
  ]
}
