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
  if (element) show(element)
}

/** Gives the focus to the bar that stays in view: only where it does not, the page scrolls to it. */
export function goToProgress(): void {
  goTo(progressPlace)
}

/** A question may be taller than the window: its beginning is what counts. */
export function goToQuestion(question: QuestionId): void {
  const element = document.getElementById(questionPlace(question))
  if (element) show(element, 'start')
}

/**
 * Brings an element into view, smoothly where the person wants motion, and gives it the focus. Without
 * a `block` nothing moves further than it must: who reads loses the line when the page jumps.
 */
export function show(element: HTMLElement, block?: 'start' | 'center'): void {
  if (block) element.scrollIntoView({ block, behavior: behavior() })
  else bringIntoView(element)
  element.focus({ preventScroll: true })
}

/** Scrolls no further than it must, and not at all where all of it is seen. */
export function bringIntoView(element: HTMLElement): void {
  const ad = element.closest<HTMLElement>(`#${adTextPlace}`)
  if (ad) {
    scrollAdTo(element)
    // Lines that were out of sight are as high as they are only once they have been drawn.
    requestAnimationFrame(() => scrollAdTo(element))
  }
  if (isSeen(element)) return
  // An ad that does not stay in view comes into it whole, a letter with its question.
  const around = ad ?? element.closest('fieldset')
  const whole = around && fitsIn(around) ? around : element
  whole.scrollIntoView({ block: 'nearest', behavior: behavior() })
}

/** Scrolls the ad, and only it, to one of its passages. */
export function scrollAdTo(passage: Element): void {
  const ad = document.getElementById(adTextPlace)
  if (!ad) return
  const [frame, box] = [ad.getBoundingClientRect(), passage.getBoundingClientRect()]
  if (box.top >= frame.top && box.bottom <= frame.bottom) return
  const top = ad.scrollTop + box.top - frame.top - frame.height / 3
  ad.scrollTo({ top, behavior: behavior() })
}

/** Whether all of an element stands in the window, and in the clear: its margins are for what lies over the page. */
function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const { above, below } = clearOf(element)
  // Browsers scroll by whole pixels of the screen.
  return top >= above - 1 && bottom <= innerHeight - below + 1
}

function fitsIn(element: Element): boolean {
  const { above, below } = clearOf(element)
  return element.getBoundingClientRect().height <= innerHeight - above - below
}

/** What the style sheets keep clear above and below an element that is jumped to, in pixels. */
function clearOf(element: Element): { readonly above: number; readonly below: number } {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element)
  return { above: Number.parseFloat(scrollMarginTop), below: Number.parseFloat(scrollMarginBottom) }
}

function behavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
