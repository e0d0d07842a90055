import { isWithinWord } from './boundary.ts'
import { BLANK, DASH, UNSEEN } from './characters.ts'
import type { View } from './view.ts'

/** Changes what a number means. */
const UNIT = /[\p{Sc}%‰]/u

/** What may stand between words and the marks around them: a space, and what cannot be seen. */
const SPACE_AFTER = /^\p{Cf}*[^\S\r\n]?\p{Cf}*/u
const SPACE_BEFORE = /\p{Cf}*[^\S\r\n]?\p{Cf}*$/u
const REACH = 8

/** Characters of a view from `from` to `to`. */
export type Run = { readonly from: number; readonly to: number }

/** A stretch of the text, in UTF-16 offsets. */
export type Span = { readonly start: number; readonly end: number }

/**
 * Where a run of the view stands in the text, with what the quote and the text both have around the
 * quote's core ("(AMK)" to its last bracket, "hoito-" to its hyphen). `null` where that cuts a word,
 * or where the text lacks a unit that the quote has.
 */
export function spanOf(
  run: Run,
  { view, quote, core }: { view: View; quote: View; core: Run },
): Span | null {
  const before = marksOf(quote.text.slice(0, quote.starts[core.from])).reverse()
  const after = marksOf(quote.text.slice(quote.ends[core.to - 1]))
  const start = widened(view.text, view.starts[run.from] ?? 0, before, previousMark)
  const end = widened(view.text, view.ends[run.to - 1] ?? 0, after, nextMark)
  return start === null || end === null ? null : { start, end }
}

/** A character of the text beside a place, and the place beyond it. */
type Mark = { readonly point: string; readonly beyond: number }

/** The farthest place that takes in the marks one by one and cuts no word; `null` without any. */
function widened(
  text: string,
  from: number,
  marks: readonly string[],
  beside: (text: string, at: number) => Mark,
): number | null {
  let at = from
  let whole = isWithinWord(text, at) ? null : at
  let taken = 0
  for (; taken < marks.length; taken++) {
    const { point, beyond } = beside(text, at)
    if (!isSameMark(marks[taken] ?? '', point)) break
    at = beyond
    if (!isWithinWord(text, at)) whole = at
  }
  return marks.slice(taken).some((mark) => UNIT.test(mark)) ? null : whole
}

function nextMark(text: string, at: number): Mark {
  const [space = ''] = text.slice(at, at + REACH).match(SPACE_AFTER) ?? []
  const [point = ''] = Array.from(text.slice(at + space.length, at + space.length + 2))
  return { point, beyond: at + space.length + point.length }
}

function previousMark(text: string, at: number): Mark {
  const [space = ''] = text.slice(Math.max(0, at - REACH), at).match(SPACE_BEFORE) ?? []
  const end = at - space.length
  const point = Array.from(text.slice(Math.max(0, end - 2), end)).at(-1) ?? ''
  return { point, beyond: end - point.length }
}

/** The visible characters of what stands around a quote's words. */
function marksOf(around: string): string[] {
  return Array.from(around).filter((point) => !BLANK.test(point) && !UNSEEN.test(point))
}

function isSameMark(one: string, other: string): boolean {
  return one === other || (DASH.test(one) && DASH.test(other))
}
