import { pointAt, WORD_CHARACTER } from './characters.ts'
import { GAP, type View } from './view.ts'

/** A word of a view: the characters from `from` to `to`, and what stands before it. */
export type Word = {
  /** Its letters; of hyphens those that are no line end's. */
  readonly spelling: string
  /** Punctuation between it and the word before, dashes as hyphens, without white space. */
  readonly before: string
  readonly from: number
  readonly to: number
}

/** Joins digits into one number, or letters into one word. */
const JOINER_OF_DIGITS = /[.,:/]/
const APOSTROPHE = "'"

export function wordsOf({ characters, gaps }: View): readonly Word[] {
  const words: Word[] = []
  let before = ''
  for (let at = 0; at < characters.length; ) {
    if (gaps[at] === GAP.dash || gaps[at] === GAP.hyphen) before += '-'
    if (!WORD_CHARACTER.test(pointAt(characters, at))) {
      before += characters.charAt(at)
      at++
      continue
    }
    const from = at
    let spelling = ''
    do {
      if (at > from && gaps[at] === GAP.hyphen) spelling += '-'
      const point = pointAt(characters, at)
      spelling += point
      at += point.length
    } while (at < characters.length && isInside(characters, gaps, at))
    words.push({ spelling, before, from, to: at })
    before = ''
  }
  return words
}

function isInside(characters: string, gaps: Uint8Array, at: number): boolean {
  if (gaps[at] === GAP.space || gaps[at] === GAP.dash) return false
  const point = pointAt(characters, at)
  if (WORD_CHARACTER.test(point)) return true
  if (gaps[at] !== GAP.joined || gaps[at + 1] !== GAP.joined) return false
  const [last, next] = [characters.charAt(at - 1), characters.charAt(at + 1)]
  if (point === APOSTROPHE) return /\p{L}/u.test(last) && /\p{L}/u.test(next)
  return JOINER_OF_DIGITS.test(point) && /\d/.test(last) && /\d/.test(next)
}
