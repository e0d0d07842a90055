import { type Change, changesBetween } from '../../core/change.ts'
import { markOf } from '../../core/mark.ts'
import type { Session, SessionEvent } from '../../core/session.ts'
import { texts } from '../texts.ts'
import { bringIntoView, optionPlace, questionPlace, show } from './places.ts'
import type { Checking } from './use-checking.ts'

type Surroundings = {
  readonly session: Session
  readonly dispatch: (event: SessionEvent) => void
  readonly say: (text: string) => void
  readonly checking: Checking
}

/**
 * Undoing and redoing. Says whether there was a step to take.
 * `takesFocus`: a key goes on where the change was, a button may be pressed again.
 */
export type TakeStep = (type: 'undone' | 'redone', takesFocus: boolean) => boolean

/** So many changes are told one by one; more are a restored key. */
const TOLD = 3

/** Undoes and redoes, says what it was and brings it into view. */
export function useSteps({ session, dispatch, say, checking }: Surroundings): TakeStep {
  return (type, takesFocus) => {
    const { review, past, future } = session
    const next = type === 'undone' ? past.at(-1) : future[0]
    if (!next) return false
    const changes = type === 'undone' ? changesBetween(next, review) : changesBetween(review, next)
    dispatch({ type })
    if (next.result !== review.result) {
      checking.showAll()
      say(texts.status.otherResult[type])
      return true
    }
    const [first] = changes
    if (!first || changes.length > TOLD) {
      say(texts.status[type])
      return true
    }
    say(texts.status.step[type](changes.map(wordsOf).join(', ')))
    checking.reach(first.question, () => {
      const place = document.getElementById(placeOf(first))
      if (place) (takesFocus ? show : bringIntoView)(place)
    })
    return true
  }
}

function wordsOf(change: Change): string {
  const told = 'letter' in change ? markOf(change.question, change.letter) : `${change.question}`
  return texts.changes[change.what](told)
}

function placeOf(change: Change): string {
  return 'letter' in change
    ? optionPlace(markOf(change.question, change.letter))
    : questionPlace(change.question)
}
