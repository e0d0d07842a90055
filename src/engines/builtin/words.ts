/** A word: `text` is what is matched, `start` and `end` are offsets into the original text. */
export type Word = { readonly text: string; readonly start: number; readonly end: number }

// Soft hyphens and zero-width marks stand inside words of pasted and PDF texts.
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00AD\u200B-\u200D\u2060]*/gu
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060]/g
const DECORATED = /\u00AD|\p{M}|[\u200B-\u200D\u2060]/u

/**
 * Cuts a text into words: runs of letters and digits, lower-cased, composed (NFC) and freed of
 * invisible marks. Hyphens part words. Offsets are UTF-16 units of the text as it was given.
 */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = []
  for (const { 0: raw, index } of text.matchAll(WORD)) {
    words.push({ text: matchingForm(raw), start: index, end: index + raw.length })
  }
  return words
}

function matchingForm(raw: string): string {
  const plain = DECORATED.test(raw) ? raw.replace(INVISIBLE, '').normalize('NFC') : raw
  return plain.toLowerCase()
}
