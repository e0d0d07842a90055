import type { PointerEvent } from 'react'
import type { Mark } from '../../core/mark.ts'
import { adTextPlace, scrollAdTo } from './places.ts'

/** The marks that the pointer has lit; `null`: what is lit, if anything, was lit by the focus. */
let pointed: string | null = null

/**
 * Lights what belongs together while the eye is on one of them: passages and options carry their
 * marks in `data-marks`. Past React, since hovering must not render a long ad again. Listens to the
 * pointer's moves, not to its entering: a page that scrolls under a still mouse brings things to it.
 */
export function lighting(marks: readonly Mark[]) {
  const own = marks.join(' ')
  const on = () => light(marks)
  return {
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch' || pointed === own) return
      on()
      pointed = own
    },
    onPointerLeave: () => {
      if (pointed === own) unlight()
    },
    onFocus: on,
    onBlur: unlight,
  }
}

export function light(marks: readonly Mark[]): void {
  unlight()
  for (const mark of marks) {
    for (const element of document.querySelectorAll(`[data-marks~="${mark}"]`))
      element.setAttribute('data-lit', '')
  }
}

function unlight(): void {
  pointed = null
  for (const element of document.querySelectorAll('[data-lit]')) element.removeAttribute('data-lit')
}

/**
 * Scrolls the ad to the first passage of the mark. Looks once more when that has been drawn: lines that
 * were out of sight are only then as high as they are.
 */
export function reveal(mark: Mark): void {
  const scroll = () => {
    const passage = document.querySelector(`#${adTextPlace} [data-marks~="${mark}"]`)
    if (passage) scrollAdTo(passage)
  }
  requestAnimationFrame(() => {
    scroll()
    requestAnimationFrame(scroll)
  })
}
