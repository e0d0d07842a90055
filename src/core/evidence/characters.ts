import { AFTER_HANGING } from '../hanging.ts'

/** What counts as what in a text, wherever quotes are compared with it. */

/** Cannot be seen and means nothing: soft hyphens, zero-width characters, marks of direction. */
export const UNSEEN = /[\p{Cf}\p{Variation_Selector}]/u
/** White space of every kind, and control characters, which stand where white space stood. */
export const BLANK = /[\s\p{Cc}]/u
/** Dashes, and the bullets of lists, which models and PDFs exchange for dashes. */
export const DASH =
  /[\p{Pd}\u2212*\u00b7\u2022\u2023\u2043\u2219\u25a0\u25aa\u25cb\u25cf\u25e6\uf0b7]/u
/** The hyphens that a line may end with. */
export const LINE_HYPHEN = /[-\u2010]/
export const QUOTATION_MARK = /["'`´«»‘’‚‛“”„‟′″‹›]/
export const LIGATURE = /[\ufb00-\ufb06]/
export const SOFT_HYPHEN = '\u00ad'
/** What words are made of. */
export const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u
/** Means as much as a word does, however short: %, €, §. */
export const SYMBOL = /[\p{S}%§@#&]/u

/** Whether a text that begins after "word- " goes on with the second half of a pair. */
export function goesOnAsPair(after: string): boolean {
  const bare = after.replaceAll(/\p{Cf}/gu, '').normalize('NFC')
  return AFTER_HANGING.has(bare.match(/^\p{L}+/u)?.[0] ?? '')
}

/** The whole code point that a UTF-16 unit belongs to. */
export function pointAt(characters: string, at: number): string {
  const unit = characters.charCodeAt(at)
  const isSecondHalf = unit >= 0xdc00 && unit <= 0xdfff
  return String.fromCodePoint(characters.codePointAt(isSecondHalf ? at - 1 : at) ?? 0)
}
