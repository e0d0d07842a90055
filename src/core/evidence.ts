export const MATCHES = ['exact', 'repaired'] as const
/**
 * How a quote was found in the text: word for word (save for what cannot be seen, such as line ends),
 * or with slips inside its words mended.
 */
export type Match = (typeof MATCHES)[number]

/**
 * A verified passage of the text: `text.slice(start, end) === quote` always holds.
 * `start` and `end` are UTF-16 offsets.
 */
export type Evidence = {
  readonly start: number
  readonly end: number
  readonly quote: string
  readonly match: Match
}

/** What an engine quotes: the words themselves, and where it believes them to stand, if it knows. */
export type Quote = { readonly quote: string; readonly at?: number }

/**
 * Finds a quote in the text. The engine's position is a hint that must prove true; without one the
 * first occurrence counts. `null`: the quote does not stand in the text, or is blank.
 */
export function groundQuote(text: string, { quote, at }: Quote): Evidence | null {
  if (quote.trim() === '') return null
  const start = at !== undefined && standsAt(text, quote, at) ? at : text.indexOf(quote)
  if (start < 0) return null
  return { start, end: start + quote.length, quote, match: 'exact' }
}

function standsAt(text: string, quote: string, at: number): boolean {
  return Number.isInteger(at) && at >= 0 && text.startsWith(quote, at)
}
