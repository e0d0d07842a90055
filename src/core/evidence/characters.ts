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

/**
 * Before these a hyphen that ends a word stands for the rest of a compound ("kehitys- ja
 * tukitehtävät") and is no line end's.
 */
const AFTER_HANGING = new Set(
  'ja tai sekä että eli taikka ynnä vai kuin saati och eller samt and or to'.split(' '),
)

/** Whether a text that begins after "word- " goes on with the second half of a pair. */
export function goesOnAsPair(after: string): boolean {
  const bare = after.replaceAll(/\p{Cf}/gu, '').normalize('NFC')
  return AFTER_HANGING.has(bare.match(/^\p{L}+/u)?.[0] ?? '')
}
