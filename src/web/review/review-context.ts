import { createContext, use } from 'react'
import type { Evidence } from '../../core/evidence/evidence.ts'
import type { Mark } from '../../core/mark.ts'
import type { Letter, QuestionId } from '../../core/questions.ts'
import type { Result } from '../../core/result.ts'
import type { SessionEvent } from '../../core/session.ts'

/** What every part of the review may need. Stays the same object while one ad is reviewed. */
export type ReviewHandle = {
  /** `null` where the key came without an analysis. */
  readonly result: Result | null
  readonly dispatch: (event: SessionEvent) => void
  /** Accepts the question and goes on to the next one that has not been checked. */
  readonly accept: (question: QuestionId) => void
  /** Goes to the option of the mark, also where the filter hides its question. */
  readonly goToOption: (mark: Mark) => void
  /** Marks the passage as the person's own ground for the letter. */
  readonly addPassage: (question: QuestionId, letter: Letter, passage: Evidence) => void
  /** Forgets the words that are selected in the ad. */
  readonly dropPicked: () => void
  /** Lets the person choose a passage for the letter from the ad's sentences. */
  readonly choosePassage: (question: QuestionId, letter: Letter) => void
}

export const ReviewContext = createContext<ReviewHandle | null>(null)

/** The passage that is selected in the ad at the moment. Apart from the rest, since it changes often. */
export const PickedContext = createContext<Evidence | null>(null)

export function useReview(): ReviewHandle {
  const handle = use(ReviewContext)
  if (!handle) throw new Error('outside of the review')
  return handle
}
