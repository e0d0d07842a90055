import type { Mark } from '../../core/mark.ts'
import { isQuestionId, type QuestionId } from '../../core/questions.ts'

/** Where things stand on the page: the ids that links and jumps lead to. */
export const questionsPlace = 'kysymykset'
export const questionPlace = (question: QuestionId) => `kysymys-${question}`
export const optionPlace = (mark: Mark) => `valinta-${mark}`
export const passagePlace = (start: number) => `kohta-${start}`
export const adTextPlace = 'ilmoituksen-teksti'
export const progressPlace = 'tarkistettu'
export const nothingDoubtfulPlace = 'ei-epavarmoja'

/** The question that the element stands in; `null`: none. */
export function questionAt(element: Element | null): QuestionId | null {
  const place = element?.closest('fieldset')?.id ?? ''
  const id = Number(/^kysymys-(\d+)$/.exec(place)?.[1])
  return isQuestionId(id) ? id : null
}

/** Whether an element stands among the questions or in the ad, where the person reads and checks. */
export function isInReview(element: Element | null): boolean {
  return element?.closest(`#${questionsPlace}, #${adTextPlace}`) != null
}

/** Brings a place into view and gives it the focus. */
export function goTo(place: string): void {
  const element = document.getElementById(place)
  if (element) show(element, 'center')
}

/** Scrolls no further than it must. */
export function bringIntoView(place: string): void {
  document
    .getElementById(place)
    ?.scrollIntoView({ block: 'nearest', behavior: isCalm() ? 'auto' : 'smooth' })
}

/** Gives the focus to the bar that stays in view: only where it does not, the page scrolls to it. */
export function goToProgress(): void {
  const element = document.getElementById(progressPlace)
  if (element) show(element, 'nearest')
}

/** A question may be taller than the window: its beginning is what counts. */
export function goToQuestion(question: QuestionId): void {
  const element = document.getElementById(questionPlace(question))
  if (element) show(element, 'start')
}

/** Brings an element into view, smoothly where the person wants motion, and gives it the focus. */
export function show(element: HTMLElement, block: ScrollLogicalPosition): void {
  element.scrollIntoView({ block, behavior: isCalm() ? 'auto' : 'smooth' })
  element.focus({ preventScroll: true })
}

/** Whether the person wants no motion. */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
