import { isWhole } from './boundary.ts'
import { pointAt, WORD_CHARACTER } from './characters.ts'
import { type Run, type Span, spanOf } from './span.ts'
import { GAP, type View } from './view.ts'

/** Places tried, and characters compared, before the search gives up on a text that repeats itself. */
const MOST_PLACES = 1_000
const MOST_CHARACTERS = 200_000

/** The first place where the quote stands word for word, `null` where there is none. */
export function verbatimIn(text: string, quote: string): number | null {
  const most = placesFor(quote)
  let at = text.indexOf(quote)
  for (let tried = 0; at >= 0 && tried < most; tried++) {
    if (isWhole(text, at, at + quote.length)) return at
    at = text.indexOf(quote, at + 1)
  }
  return null
}

/** The first place where the core of the quote stands under the view, from word to word. */
export function occurrenceIn(view: View, quote: View, core: Run): Span | null {
  const sought = quote.characters.slice(core.from, core.to)
  const most = placesFor(sought)
  let from = view.characters.indexOf(sought)
  for (let tried = 0; from >= 0 && tried < most; tried++) {
    const run = { from, to: from + sought.length }
    if (isUncut(view, run.from) && isUncut(view, run.to) && hasSameGaps(view, from, quote, core)) {
      const span = spanOf(run, { view, quote, core })
      if (span) return span
    }
    from = view.characters.indexOf(sought, from + 1)
  }
  return null
}

function placesFor(quote: string): number {
  return Math.min(MOST_PLACES, Math.ceil(MOST_CHARACTERS / quote.length))
}

/** The quote from its first word to its last, `null` without any. */
export function coreOf({ characters }: View): Run | null {
  let [from, to] = [0, characters.length]
  const isOutside = (at: number) => !WORD_CHARACTER.test(pointAt(characters, at))
  while (from < to && isOutside(from)) from++
  while (from < to && isOutside(to - 1)) to--
  return from < to ? { from, to } : null
}

/** Whether a place of the view is a place of the text: not between the letters of a ligature. */
function isUncut({ starts }: View, at: number): boolean {
  return at === 0 || starts[at] !== starts[at - 1]
}

function hasSameGaps(view: View, from: number, quote: View, core: Run): boolean {
  for (let at = core.from + 1; at < core.to; at++) {
    const there = from + at - core.from
    const [one, other] = [quote.gaps[at] ?? 0, view.gaps[there] ?? 0]
    if (one === other || ALIKE.has(one * GAPS + other)) continue
    const isSpacing = one + other === GAP.space && one * other === 0
    if (!isSpacing || !isBesidePunctuation(quote.characters, at)) return false
  }
  return true
}

const GAPS = Object.keys(GAP).length
/** Gaps that may be one and the same. */
const ALIKE: ReadonlySet<number> = new Set(
  (
    [
      [GAP.dash, GAP.hyphen],
      [GAP.dash, GAP.lineEnd],
      [GAP.hyphen, GAP.lineEnd],
      [GAP.joined, GAP.lineEnd],
      [GAP.joined, GAP.softLineEnd],
      [GAP.space, GAP.softLineEnd],
      [GAP.lineEnd, GAP.softLineEnd],
    ] as const
  ).flatMap(([one, other]) => [one * GAPS + other, other * GAPS + one]),
)

/** White space beside punctuation comes and goes, but not within what may be one number. */
function isBesidePunctuation(characters: string, at: number): boolean {
  const around = [at - 1, at].map((place) => pointAt(characters, place))
  if (around.every((point) => WORD_CHARACTER.test(point))) return false
  return !/\d[^\d]\d/.test(characters.slice(Math.max(0, at - 2), at + 2))
}
