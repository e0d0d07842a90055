import { AFTER_HANGING } from '../hanging.ts'

/** A word: `text` is what is matched, `start` and `end` are offsets into the original text. */
export type Word = { readonly text: string; readonly start: number; readonly end: number }

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
// Soft hyphens and zero-width marks stand inside words of pasted and PDF texts.
const MARK_WITHIN = /[\p{M}\u00AD\u200B-\u200D\u2060]/u
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060]/g
/** Sigma is lower-cased by what stands round it, dotted I to two units: only a word at a time. */
const LOWERED_APART = /[\u0130\u03A3]/

/** What a character does in a word: begin or continue one, only continue one, or neither. */
const BEGINS = 1
const CONTINUES = 2
const OUTSIDE = 3

/** The roles of the characters met so far, by UTF-16 unit: texts are made of few different ones. */
const KNOWN_ROLES = new Uint8Array(0x10000)

/** What parts the halves of a word that was broken at the end of a line; a PDF's lines end in a space. */
const BREAK = /^[-\u2010]\s{1,3}$/u
const SHORTEST_BREAK = 2
const LONGEST_BREAK = 4
const LOWER_AT_END = /\p{Ll}$/u
const LOWER_AT_START = /^\p{Ll}/u

/**
 * Cuts a text into words: runs of letters and digits, lower-cased, composed (NFC) and freed of
 * invisible marks. Hyphens part words, but a word that was broken at the end of a line is one. Offsets
 * are UTF-16 units of the text as it was given.
 */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = []
  for (const run of runsOf(text)) {
    const last = words.at(-1)
    if (last && isBroken(text, last, run)) {
      words[words.length - 1] = { text: last.text + run.text, start: last.start, end: run.end }
    } else {
      words.push(run)
    }
  }
  return words
}

/** Whether two neighbours are the halves of one word. */
function isBroken(text: string, one: Word, other: Word): boolean {
  const apart = other.start - one.end
  return (
    apart >= SHORTEST_BREAK &&
    apart <= LONGEST_BREAK &&
    BREAK.test(text.slice(one.end, other.start)) &&
    LOWER_AT_END.test(text.slice(one.end - 2, one.end)) &&
    LOWER_AT_START.test(text.slice(other.start, other.start + 2)) &&
    !AFTER_HANGING.has(other.text)
  )
}

/** Runs of letters and digits: the words, and the halves of broken ones. */
function runsOf(text: string): readonly Word[] {
  const words: Word[] = []
  const lower = LOWERED_APART.test(text) ? null : text.toLowerCase()
  let at = 0
  while (at < text.length) {
    if (roleAt(text, at) !== BEGINS) {
      at++
      continue
    }
    const start = at
    let marked = false
    for (let role = BEGINS; role !== OUTSIDE; role = roleAt(text, at)) {
      if (role === CONTINUES) marked = true
      at++
    }
    const form = marked ? unmarked(text.slice(start, at)) : lower?.slice(start, at)
    words.push({ text: form ?? text.slice(start, at).toLowerCase(), start, end: at })
  }
  return words
}

/** The role of the character that a UTF-16 unit is or is half of; `OUTSIDE` past the end. */
function roleAt(text: string, at: number): number {
  if (at >= text.length) return OUTSIDE
  return KNOWN_ROLES[text.charCodeAt(at)] || newRoleAt(text, at)
}

function newRoleAt(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  if (isSurrogate(unit)) return roleOf(pairAround(text, at))
  const role = roleOf(text.charAt(at))
  KNOWN_ROLES[unit] = role
  return role
}

function roleOf(character: string): number {
  if (LETTER_OR_DIGIT.test(character)) return BEGINS
  return MARK_WITHIN.test(character) ? CONTINUES : OUTSIDE
}

const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff
const isFirstHalf = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff

/** The character that half a surrogate pair belongs to; the half itself where it stands alone. */
function pairAround(text: string, at: number): string {
  const second = !isFirstHalf(text.charCodeAt(at)) && isFirstHalf(text.charCodeAt(at - 1))
  return String.fromCodePoint(text.codePointAt(second ? at - 1 : at) ?? 0)
}

function unmarked(raw: string): string {
  return raw.replace(INVISIBLE, '').normalize('NFC').toLowerCase()
}
