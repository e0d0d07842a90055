import type { Mark } from '../../core/highlight.ts'
import type { QuestionId } from '../../core/questions.ts'

/** Where things stand on the page: the ids that links and jumps lead to. */
export const questionPlace = (question: QuestionId) => `kysymys-${question}`
export const optionPlace = (mark: Mark) => `valinta-${mark}`
export const passagePlace = (start: number) => `kohta-${start}`

/** Brings a place into view and gives it the focus. */
export function goTo(place: string): void {
  const element = document.getElementById(place)
  if (!element) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
  element.focus({ preventScroll: true })
}
