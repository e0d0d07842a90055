import { useCallback, useEffect, useState } from 'react'
import type { Evidence } from '../../core/evidence/evidence.ts'
import { passageBetween } from '../../core/own-evidence.ts'
import { adTextPlace } from '../review/places.ts'

/** A selection that is being drawn changes all the time: what counts is where it rests. */
const REST_MS = 120

type Picked = { readonly passage: Evidence | null; readonly drop: () => void }

/** The words of the analyzed text that are selected in the ad. They stay until they are used or dropped. */
export function usePicked(text: string | null): Picked {
  const [passage, setPassage] = useState<Evidence | null>(null)
  useEffect(() => {
    if (text === null) return
    let timer = 0
    const look = () => {
      const selection = getSelection()
      const ad = document.getElementById(adTextPlace)
      if (!selection || !ad?.contains(selection.anchorNode)) return
      const place = selection.isCollapsed ? null : placeOf(selection.getRangeAt(0), ad)
      setPassage(place && passageBetween(text, ...place))
    }
    const listen = () => {
      clearTimeout(timer)
      timer = window.setTimeout(look, REST_MS)
    }
    // With the next press in the ad the former words are no longer meant, wherever it leads.
    const forget = (event: MouseEvent) => {
      const ad = document.getElementById(adTextPlace)
      if (event.button !== 0 || !(event.target instanceof Node) || !ad?.contains(event.target))
        return
      clearTimeout(timer)
      setPassage(null)
    }
    document.addEventListener('selectionchange', listen)
    document.addEventListener('mousedown', forget)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('mousedown', forget)
      document.removeEventListener('selectionchange', listen)
      setPassage(null)
    }
  }, [text])
  const drop = useCallback(() => {
    setPassage(null)
    getSelection()?.removeAllRanges()
  }, [])
  return { passage, drop }
}

/** Where a range of the drawn ad begins and ends in its text: stretches carry their offset in `data-at`. */
function placeOf(range: Range, ad: Element): [start: number, end: number] | null {
  const inside = [...ad.querySelectorAll<HTMLElement>('[data-at]')].filter((element) =>
    range.intersectsNode(element),
  )
  const [first] = inside
  const last = inside.at(-1)
  if (!first || !last) return null
  const start = offsetIn(first, range.startContainer, range.startOffset) ?? 0
  const end = offsetIn(last, range.endContainer, range.endOffset) ?? last.textContent.length
  return [Number(first.dataset.at) + start, Number(last.dataset.at) + end]
}

/** The offset within a stretch; `null` where the boundary lies outside of it. */
function offsetIn(element: Element, container: Node, offset: number): number | null {
  if (!element.contains(container)) return null
  if (container.nodeType === Node.TEXT_NODE) return offset
  return offset === 0 ? 0 : element.textContent.length
}
