import type { Mark } from '../../core/highlight.ts'
import type { QuestionId } from '../../core/questions.ts'

/** Where things stand on the page: the ids that links and jumps lead to. */
export const questionPlace = (question: QuestionId) => `kysymys-${question}`
export const optionPlace = (mark: Mark) => `valinta-${mark}`
export const passagePlace = (start: number) => `kohta-${start}`

/** Brings a place into view and gives it the focus. */
export function goTo(place: string): void {
  const element = document.getElementById(place)
  if (element) show(element, 'center')
}

/** Brings an element into view, smoothly where the person wants motion, and gives it the focus. */
export function show(element: HTMLElement, block: ScrollLogicalPosition): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block, behavior: calm ? 'auto' : 'smooth' })
  element.focus({ preventScroll: true })
}
