import { useLayoutEffect } from 'react'
import { sessionStorageOf } from '../session/browser-storage.ts'
import { isInReview, questionAt, questionPlace } from './places.ts'

/** Where the place stands in the tab's storage, from the page's going to its coming back. */
const PLACE_NAME = 'lxp-matcher:place:1'

/** What is read is looked for here, as a part of the window's height from above. */
const READ_AT = 1 / 3

type Place = {
  /** The id of the heading or question that is read. */
  readonly at: string
  /** How far below the window's upper edge it begins, in pixels. */
  readonly top: number
  /** The id of what has the focus among the questions or in the ad; `null`: nothing there. */
  readonly focus: string | null
}

/**
 * Brings a reload back to where the person was. The browser's own way comes too early, while the review
 * is still being fetched, and goes by the page's height, which opened helps and filters change.
 * `isStored`: what is shown has been brought back, and is not a new answer.
 */
export function useKeptPlace(isStored: boolean): void {
  useLayoutEffect(() => {
    if (isStored && isComingBack()) goBackTo(keptPlace())
  }, [isStored])
  useLayoutEffect(() => {
    const keep = () => keepPlace(placeNow())
    history.scrollRestoration = 'manual'
    addEventListener('pagehide', keep)
    return () => {
      history.scrollRestoration = 'auto'
      removeEventListener('pagehide', keep)
    }
  }, [])
}

/** Whether the page was here before, in this tab, and nobody has moved it yet. */
function isComingBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const type = navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate'
  return scrollY === 0 && (type === 'reload' || type === 'back_forward')
}

function placeNow(): Place | null {
  const line = innerHeight * READ_AT
  const above = [...document.querySelectorAll<HTMLElement>('h2[id], fieldset[id]')].filter(
    (element) => topOf(element) <= line,
  )
  const element = above.at(-1)
  if (!element) return null
  return { at: element.id, top: topOf(element), focus: focusNow() }
}

/** Where an element begins in the window, in pixels, once what moves has come to rest. */
function topOf(element: HTMLElement): number {
  const above = element.offsetParent instanceof HTMLElement ? topOf(element.offsetParent) : -scrollY
  return above + element.offsetTop
}

function focusNow(): string | null {
  const { activeElement } = document
  if (!activeElement || !isInReview(activeElement)) return null
  const question = questionAt(activeElement)
  return activeElement.id || (question && questionPlace(question))
}

function goBackTo(place: Place | null): void {
  const element = document.getElementById(place?.at ?? '')
  if (!place || !element) return
  // A question whose help was open is lower now: its end is what is left of where the person was.
  const isQuestion = questionAt(element) !== null
  const least = isQuestion ? innerHeight * READ_AT - element.offsetHeight : place.top
  scrollBy({ top: topOf(element) - Math.max(place.top, least), behavior: 'instant' })
  document.getElementById(place.focus ?? '')?.focus({ preventScroll: true })
}

function keepPlace(place: Place | null): void {
  try {
    sessionStorageOf(window).setItem(PLACE_NAME, JSON.stringify(place))
  } catch {
    // The browser keeps nothing: then the page begins at its top.
  }
}

function keptPlace(): Place | null {
  try {
    return JSON.parse(sessionStorageOf(window).getItem(PLACE_NAME) ?? 'null')
  } catch {
    return null
  }
}
