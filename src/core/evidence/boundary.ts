/** Places where a passage may begin and end: never within a character, a word or a number. */

/** Characters around a place that are looked at. */
const REACH = 32
const ASCII_LETTER = /[a-z]/i
const ALL_UNSEEN = /[\p{Cf}\p{Variation_Selector}]/gu
/** Made when first needed: not every browser that shows a page of the tool has it. */
let graphemes: Intl.Segmenter | undefined

/** What stands before and after a place that is within a word. */
const WITHIN: readonly (readonly [RegExp, RegExp])[] = [
  [/[\p{L}\p{N}\p{M}]$/u, /^[\p{L}\p{N}\p{M}]/u],
  // osa|-aikainen, don|'t, ma|–to
  [/[\p{L}\p{N}\p{M}]$/u, /^[-\u2010\u2011–'’][\p{L}\p{N}]/u],
  [/[\p{L}\p{N}\p{M}][-\u2010\u2011–'’]$/u, /^[\p{L}\p{N}]/u],
  // hoito|- ja palvelusuunnitelma
  [/\p{L}\p{M}*$/u, /^[-\u2010\u2011](?:\s|[,;)/])/u],
  // OVTES|:n
  [/[\p{L}\p{N}]\p{M}*$/u, /^:\p{Ll}{1,5}(?![\p{L}\p{M}])/u],
  [/[\p{L}\p{N}]\p{M}*:$/u, /^\p{Ll}{1,5}(?![\p{L}\p{M}])/u],
  // 37|,5, 31|.8.–1.9.
  [/\d$/, /^(?:[.,:/]|\.?[-–])\d/],
  [/\d(?:[.,:/]|\.?[-–])$/, /^\d/],
  [/\d\.$/, /^[-–]\d/],
]

/** Whether a passage of the text consists of whole words. */
export function isWhole(text: string, start: number, end: number): boolean {
  return !isWithinWord(text, start) && !isWithinWord(text, end)
}

/** Whether a place lies within a word, a number or a character. */
export function isWithinWord(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false
  if (ASCII_LETTER.test(text.charAt(at)) && ASCII_LETTER.test(text.charAt(at - 1))) return true
  const before = text.slice(Math.max(0, at - REACH), at)
  const after = text.slice(at, at + REACH)
  if (isWithinGrapheme(before, after)) return true
  const left = before.replaceAll(ALL_UNSEEN, '')
  const right = after.replaceAll(ALL_UNSEEN, '')
  return WITHIN.some(([end, start]) => end.test(left) && start.test(right))
}

/** Below this every code unit is a grapheme of its own, save for CR LF. */
const FIRST_COMBINING = 0x300

function isWithinGrapheme(before: string, after: string): boolean {
  const isSimple =
    before.charCodeAt(before.length - 1) < FIRST_COMBINING && after.charCodeAt(0) < FIRST_COMBINING
  if (isSimple) return before.endsWith('\r') && after.startsWith('\n')
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return graphemes.segment(before + after).containing(before.length)?.index !== before.length
}
