import { useState } from 'react'
import type { Mark } from '../../core/highlight.ts'

/** The letters whose passages are lit at the moment, because the eye is on one of them. */
export type Lit = {
  readonly marks: readonly Mark[]
  readonly light: (marks: readonly Mark[]) => void
}

export function useLit(): Lit {
  const [marks, light] = useState<readonly Mark[]>([])
  return { marks, light }
}

/** Handlers that light the marks while the element is hovered or holds the focus. */
export function lighting({ light }: Lit, marks: readonly Mark[]) {
  const on = () => light(marks)
  const off = () => light([])
  return { onMouseEnter: on, onMouseLeave: off, onFocus: on, onBlur: off }
}
