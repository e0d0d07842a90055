import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { QUESTION_IDS, type QuestionId } from '../../core/questions.ts'
import { wordIn } from '../../core/review.ts'
import { isChecked, nextUnchecked, type Review, type SessionEvent } from '../../core/session.ts'
import { texts } from '../texts.ts'
import { goTo, goToProgress, goToQuestion, nothingDoubtfulPlace } from './places.ts'

export type Checking = {
  readonly done: number
  /** The questions that are one to check and have not been checked. */
  readonly toCheck: readonly QuestionId[]
  readonly isFiltered: boolean
  /** The questions that are shown. */
  readonly shown: readonly QuestionId[]
  readonly toggleFilter: () => void
  /** Lifts the filter where it hides the question, then goes where `go` does, once that is drawn. */
  readonly reach: (question: QuestionId, go: () => void) => void
  /** Shows all questions: those of another ad have doubts of their own. */
  readonly showAll: () => void
  readonly accept: (question: QuestionId) => void
}

type Surroundings = {
  readonly review: Review
  readonly dispatch: (event: SessionEvent) => void
  readonly announce: (text: string) => void
}

/** Which questions are left to check, which are shown, and the way from one to the next. */
export function useChecking({ review, dispatch, announce }: Surroundings): Checking {
  // What the filter showed at first: a question that is being changed must not vanish under the hand.
  const [filtered, setFiltered] = useState<readonly QuestionId[] | null>(null)
  const toCheck = QUESTION_IDS.filter((id) => isDoubted(review, id) && !isChecked(review, id))
  const shown =
    filtered === null ? QUESTION_IDS : filtered.filter((id) => !review.accepted.includes(id))
  const latest = useRef({ review, shown })
  useLayoutEffect(() => {
    latest.current = { review, shown }
  })
  // Stays the same function: ten questions hold it, and none is drawn again for it.
  const [accept] = useState(() => (question: QuestionId) => {
    const { review: now, shown: among } = latest.current
    const done = QUESTION_IDS.filter((id) => id === question || isChecked(now, id)).length
    const next = nextUnchecked(now, among, question)
    const isAll = next === null && done === QUESTION_IDS.length
    dispatch({ type: 'accepted', question })
    announce(isAll ? texts.checking.allDone : texts.status.accepted(done, QUESTION_IDS.length))
    if (next !== null) goToQuestion(next)
    else if (!isAll && among.every((id) => id === question)) goToNothing()
    else goToProgress()
  })
  // The passages of the ad hold it too.
  const [reach] = useState(() => (question: QuestionId, go: () => void) => {
    if (!latest.current.shown.includes(question)) flushSync(() => setFiltered(null))
    requestAnimationFrame(go)
  })
  return {
    done: QUESTION_IDS.filter((id) => isChecked(review, id)).length,
    toCheck,
    isFiltered: filtered !== null,
    shown,
    toggleFilter: () => {
      setFiltered(filtered === null ? toCheck : null)
      if (filtered === null && toCheck.length === 0) goToNothing()
      // What stood instead of the questions goes, and must not take the focus with it.
      if (filtered !== null && shown.length === 0) goToFirst()
    },
    showAll: () => setFiltered(null),
    reach,
    accept,
  }
}

/** To what stands instead of the questions, once it has been drawn. */
function goToNothing(): void {
  requestAnimationFrame(() => goTo(nothingDoubtfulPlace))
}

/** To the first question, once it has been drawn. */
function goToFirst(): void {
  requestAnimationFrame(() => goToQuestion(1))
}

function isDoubted({ result }: Review, id: QuestionId): boolean {
  return result !== null && wordIn(result, id) === 'check'
}
