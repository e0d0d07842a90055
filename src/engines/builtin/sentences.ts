import { ABBREVIATIONS } from './abbreviations.ts'
import { type Word, wordsOf } from './words.ts'

/** A sentence, heading or list item. */
export type Sentence = {
  readonly start: number
  readonly end: number
  readonly words: readonly Word[]
}

/** A text cut into sentences; everything before `titleEnd` belongs to its title. */
export type Advert = {
  readonly text: string
  readonly titleEnd: number
  readonly sentences: readonly Sentence[]
}

const LONGEST_TITLE = 160
/** How much of a text without line breaks is taken for its title. */
const ASSUMED_TITLE = 70

const BULLET = /[•·●▪■◦○✓✔☑➢➤►▶*|\uF0A7\uF0B7\u2028\u2029]|\p{Extended_Pictographic}/u
const DASH = /\s[-–—]+\s|\n\s*[-–—]/
const FULL_STOP = /[.!?…]["”’»)\]]*\s/
const BLANK_LINE = /\n[^\S\n]*\n/
const WRAPPED = /^[,&/()"”\s-]*$/
const UPPER_CASE = /\p{Lu}|\p{N}/u

/** Reads a text as title and sentences, whether it has line breaks or is one long line. */
export function readAdvert(text: string): Advert {
  const titleEnd = endOfTitle(text)
  const sentences: Sentence[] = []
  let words: Word[] = []
  for (const word of wordsOf(text)) {
    const previous = words.at(-1)
    if (previous && parts(text, titleEnd, previous, word)) {
      sentences.push(sentenceOf(words))
      words = []
    }
    words.push(word)
  }
  if (words.length > 0) sentences.push(sentenceOf(words))
  return { text, titleEnd, sentences }
}

function sentenceOf(words: readonly Word[]): Sentence {
  const [first] = words as [Word, ...Word[]]
  return { start: first.start, end: (words.at(-1) ?? first).end, words }
}

function endOfTitle(text: string): number {
  const start = text.search(/\S/)
  const line = text.slice(start).split(/[\r\n]/, 1)[0] ?? ''
  return start + (line.length <= LONGEST_TITLE ? line.length : ASSUMED_TITLE)
}

/** Whether a new sentence begins between two neighbouring words. */
function parts(text: string, titleEnd: number, previous: Word, next: Word): boolean {
  const between = text.slice(previous.end, next.start)
  if (between === ' ') return false
  const upper = UPPER_CASE.test(text.charAt(next.start))
  if (between.includes('\n')) {
    const leavesTitle = previous.end <= titleEnd && next.start > titleEnd
    return leavesTitle || upper || BLANK_LINE.test(between) || !WRAPPED.test(between)
  }
  if (BULLET.test(between) || DASH.test(between) || between.includes(';')) return true
  if (/[!?]\s/.test(between)) return true
  if (!upper) return false
  return /\s\s/.test(between) || between === '.' || between === ' -'
    ? !/\d/.test(text.charAt(next.start))
    : FULL_STOP.test(between) && !isAbbreviation(previous)
}

function isAbbreviation({ text }: Word): boolean {
  return ABBREVIATIONS.has(text) || text.length === 1
}
