import { coreOf, occurrenceIn, verbatimIn } from './occurrence.ts'
import { repairedIn, type Wording, wordingOf } from './repair.ts'
import { spanOf } from './span.ts'
import { type View, viewOf } from './view.ts'

export const MATCHES = ['exact', 'repaired'] as const
/**
 * How a quote was found in the text: word for word (save for what cannot be seen, such as line ends,
 * and for letter case and the shapes of dashes and quotation marks), or with slips inside its words
 * mended.
 */
export type Match = (typeof MATCHES)[number]

/**
 * A verified passage of the text: `text.slice(start, end) === quote` always holds.
 * `start` and `end` are UTF-16 offsets. Without a position that proved true it begins and ends with
 * whole words.
 */
export type Evidence = {
  readonly start: number
  readonly end: number
  readonly quote: string
  readonly match: Match
}

/** What an engine quotes: the words themselves, and where it believes them to stand, if it knows. */
export type Quote = { readonly quote: string; readonly at?: number }

/** Cannot be seen at the ends of a quote. */
const UNSEEN_EDGES = /^[\s\p{Cf}\p{Cc}]+|(?<![\s\p{Cf}\p{Cc}])[\s\p{Cf}\p{Cc}]+$/gu

/** Finds one quote in the text; several are found faster with one `groundingIn`. */
export function groundQuote(text: string, quote: Quote): Evidence | null {
  return groundingIn(text)(quote)
}

/**
 * Finds quotes in a text that is looked at more closely once, when the first quote needs it. The
 * engine's position is a hint that must prove true; without one the first exact occurrence counts,
 * letter by letter before loosely, and then the most alike. What a quote has around its words (marks
 * of quotation, a bullet, an ellipsis) may be missing from the text. `null`: the quote does not stand
 * in the text, or says nothing.
 */
export function groundingIn(text: string): (quote: Quote) => Evidence | null {
  let view: View | undefined
  let wording: Wording | undefined
  const viewed = () => {
    view ??= viewOf(text)
    return view
  }
  const worded = () => {
    wording ??= wordingOf(viewed())
    return wording
  }
  const passage = (start: number, end: number, match: Match): Evidence => ({
    start,
    end,
    quote: text.slice(start, end),
    match,
  })
  return ({ quote, at }) => {
    const said = quote.replace(UNSEEN_EDGES, '')
    if (said === '') return null
    if (at !== undefined && standsAt(text, quote, at))
      return passage(at, at + quote.length, 'exact')
    const start = verbatimIn(text, said)
    if (start !== null) return passage(start, start + said.length, 'exact')
    const sought = viewOf(said)
    const core = coreOf(sought)
    if (!core) return null
    const exact = occurrenceIn(viewed(), sought, core)
    if (exact) return passage(exact.start, exact.end, 'exact')
    const run = repairedIn(worded(), sought)
    const repaired = run && spanOf(run, { view: viewed(), quote: sought, core })
    return repaired && passage(repaired.start, repaired.end, 'repaired')
  }
}

function standsAt(text: string, quote: string, at: number): boolean {
  return Number.isInteger(at) && at >= 0 && text.startsWith(quote, at)
}
