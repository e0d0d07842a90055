import { useEffect, useRef } from 'react'
import type { Evidence } from '../../core/evidence/evidence.ts'
import { type Mark, markOf, questionOfMark } from '../../core/mark.ts'
import { isLetterOf, type Letter, type QuestionId } from '../../core/questions.ts'
import type { Session } from '../../core/session.ts'
import type { Command } from '../shortcuts/commands.ts'
import {
  adTextPlace,
  goTo,
  goToQuestion,
  isInReview,
  nothingDoubtfulPlace,
  optionPlace,
  questionAt,
  questionPlace,
  show,
} from './places.ts'
import type { ReviewHandle } from './review-context.ts'
import type { Checking } from './use-checking.ts'
import type { TakeStep } from './use-steps.ts'

type Surroundings = {
  readonly session: Session
  readonly checking: Checking
  readonly picked: Evidence | null
  readonly handle: ReviewHandle
  readonly takeStep: TakeStep
  readonly openList: () => void
}

/** What the keys do. Says whether anything was done: the rest stays the browser's. */
export function useCommands(around: Surroundings): (command: Command) => boolean {
  const current = useCurrentQuestion()
  const { session, checking, picked, handle, takeStep, openList } = around

  /** The current question, where the filter does not hide it: what is not seen is not acted on. */
  function seen(): QuestionId | null {
    const question = current.current
    return question !== null && checking.shown.includes(question) ? question : null
  }

  function step(by: 1 | -1): boolean {
    const { shown } = checking
    const at = current.current === null ? -1 : shown.indexOf(current.current)
    const next = at < 0 ? shown[0] : shown[at + by]
    if (next) goToQuestion(next)
    else if (shown.length === 0) goTo(nothingDoubtfulPlace)
    return true
  }

  /** Whether the person is elsewhere on the page: a key pressed there must not change what is not looked at. */
  function isAway(): boolean {
    return picked === null && !isInReview(document.activeElement)
  }

  function back(question: QuestionId): boolean {
    goToQuestion(question)
    return true
  }

  function letter(pressed: Letter): boolean {
    const question = seen()
    if (question === null) return step(1)
    if (isAway()) return back(question)
    if (!isLetterOf(question, pressed)) return false
    if (picked) handle.addPassage(question, pressed, picked)
    else handle.dispatch({ type: 'option-toggled', question, letter: pressed })
    goTo(optionPlace(markOf(question, pressed)))
    return true
  }

  function accept(): boolean {
    const question = seen()
    if (session.review.result === null) return false
    if (question === null) return step(1)
    if (isAway()) return back(question)
    handle.accept(question)
    return true
  }

  function help(): boolean {
    const question = seen()
    if (question === null) return step(1)
    if (isAway()) return back(question)
    const place = document.getElementById(questionPlace(question))
    place?.querySelector<HTMLElement>('[data-help]')?.click()
    return place !== null
  }

  return (command) => {
    switch (command.name) {
      case 'next-question':
        return step(1)
      case 'previous-question':
        return step(-1)
      case 'letter':
        return letter(command.letter)
      case 'accept':
        return accept()
      case 'next-passage':
        return toPassage(1, current.current)
      case 'previous-passage':
        return toPassage(-1, current.current)
      case 'undo':
        return takeStep('undone', true)
      case 'redo':
        return takeStep('redone', true)
      case 'filter':
        if (session.review.result !== null) checking.toggleFilter()
        return session.review.result !== null
      case 'help':
        return help()
      case 'list':
        openList()
        return true
    }
  }
}

/** The question that has the focus, or had it last: passages and lists are looked at in between. */
function useCurrentQuestion(): { readonly current: QuestionId | null } {
  const current = useRef<QuestionId | null>(null)
  useEffect(() => {
    const look = () => {
      const question = questionAt(document.activeElement)
      if (question !== null) current.current = question
    }
    // A reload has given it back before anybody could listen.
    look()
    addEventListener('focusin', look)
    return () => removeEventListener('focusin', look)
  }, [])
  return current
}

/** From the passage that has the focus to the next; from elsewhere to the question's own first one. */
function toPassage(by: 1 | -1, question: QuestionId | null): boolean {
  const ad = document.getElementById(adTextPlace)
  const passages = [...(ad?.querySelectorAll<HTMLElement>('[data-marks]') ?? [])]
  const at = passages.indexOf(document.activeElement as HTMLElement)
  const own = passages.find((each) => isOf(each, question))
  const next = at >= 0 ? passages[at + by] : (own ?? passages[0])
  if (next) show(next)
  return passages.length > 0
}

function isOf(passage: HTMLElement, question: QuestionId | null): boolean {
  const marks = passage.dataset.marks?.split(' ') ?? []
  return marks.some((mark) => questionOfMark(mark as Mark) === question)
}
