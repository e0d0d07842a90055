import { ABBREVIATIONS } from '../../core/abbreviations.ts'
import type { Span } from '../../core/evidence/span.ts'
import { type Language, languageOf } from '../../core/language.ts'
import { type Word, wordsOf } from '../../core/phrases/words.ts'
import { OPENERS } from './openers.ts'

/** A sentence, heading or list item. */
export type Sentence = {
  readonly start: number
  readonly end: number
  readonly words: readonly Word[]
  /** `null` where no little word tells it. */
  readonly language: Language | null
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
/** In words. Bounds what is compared within a sentence, however long the text runs on. */
const LONGEST_SENTENCE = 90

const BULLET = /[•·●▪■◦○✓✔☑➢➤►▶*|\uF0A7\uF0B7\u2028\u2029]|\p{Extended_Pictographic}/u
const DASH = /\s[-–—]+\s/
/** "klo 8 - 16" is one. */
const RANGE = /^\p{N} [-–—] \p{N}$/u
const SHARP_END = /;|[!?]["”’»)\]]*\s/
const FULL_STOP = /[.…]["”’»)\]]*\s/
/** Where the first sentence of a line ends and another begins. */
const FIRST_STOP = /[.!?…]["”’»)\]]*\s+\p{Lu}/u
const LINE_BREAK = /[\n\r]/
/** What a PDF leaves of a line's end where all runs on as one line. */
const LINE_END = /\s\s/
export const BLANK_LINE = /\n[^\S\n]*\n/
/** What may stand at a line break within a sentence. */
const WRAPPING = /^[,&/()"”\s]*-?\s*$/
const CAPITAL = /\p{Lu}/u
const LOWER = /[\p{Ll}\p{N}]/u
const DIGIT = /\p{N}/u
/** What a date ends with before its own full stop: "31.8.". */
export const DATE_END = /\d\.\d\d?$/
const RANGE_END = /\d\s?[-–—]\s?\d$/

/**
 * Reads a text as title and sentences, whether it has line breaks or is one long line.
 * @param gaps stretches that were left out, in their order: no sentence goes on beyond one
 */
export function readAdvert(text: string, gaps: readonly Span[] = []): Advert {
  const titleEnd = endOfTitle(text)
  const sentences: Sentence[] = []
  let words: Word[] = []
  let gapsPassed = 0
  for (const word of wordsOf(text)) {
    const previous = words.at(-1)
    const passed = gapsPassed
    while ((gaps[gapsPassed]?.start ?? text.length) < word.start) gapsPassed++
    const ends = words.length >= LONGEST_SENTENCE || gapsPassed > passed
    if (previous && (ends || parts(text, titleEnd, previous, word))) {
      sentences.push(sentenceOf(words))
      words = []
    }
    words.push(word)
  }
  if (words.length > 0) sentences.push(sentenceOf(words))
  return { text, titleEnd, sentences }
}

/** In words. Less is no whole ad: a line or two of one, or somebody who tries the tool. */
export const FEWEST_WORDS = 30

/** Whether a text is as long as an ad is at the least. */
export function isWhole(advert: Advert): boolean {
  return wordCount(advert) >= FEWEST_WORDS
}

/** How many words a text has. */
export function wordCount({ sentences }: Advert): number {
  return sentences.reduce((sum, { words }) => sum + words.length, 0)
}

function sentenceOf(words: readonly Word[]): Sentence {
  const [first] = words as [Word, ...Word[]]
  return {
    start: first.start,
    end: (words.at(-1) ?? first).end,
    words,
    language: languageOf(words.map(({ text }) => text)),
  }
}

function endOfTitle(text: string): number {
  const start = Math.max(0, text.search(/\S/))
  const line = text.slice(start).split(LINE_BREAK, 1)[0] ?? ''
  if (line.length <= LONGEST_TITLE) {
    // A line that is all there is says the rest beside its title.
    const isAll = text.slice(start + line.length).trim() === ''
    const stop = isAll ? line.search(FIRST_STOP) : -1
    return start + (stop > 0 ? stop : line.length)
  }
  const gap = line.slice(0, LONGEST_TITLE).search(LINE_END)
  return start + (gap > 0 ? gap : ASSUMED_TITLE)
}

/** Whether a new sentence begins between two neighbouring words. */
function parts(text: string, titleEnd: number, previous: Word, next: Word): boolean {
  const between = text.slice(previous.end, next.start)
  const initial = text.charAt(next.start)
  if (between === ' ') return CAPITAL.test(initial) && opensLine(text, previous, next)
  if (BULLET.test(between) || SHARP_END.test(between)) return true
  if (DASH.test(between) && !RANGE.test(text.charAt(previous.end - 1) + between + initial))
    return true
  const capital = CAPITAL.test(initial)
  if (LINE_BREAK.test(between)) {
    const leavesTitle = previous.end <= titleEnd && next.start > titleEnd
    const wraps = WRAPPING.test(between) && !BLANK_LINE.test(between)
    return leavesTitle || capital || DIGIT.test(initial) || !wraps
  }
  // "alalla.Haemme", "Edellytämme -Hyvää asennetta", and the wider spaces of a PDF's line ends.
  if (capital && (between === '.' || between === ' -' || LINE_END.test(between))) return true
  if (!FULL_STOP.test(between)) return false
  if (capital && endsDateOrRange(text, previous)) return true
  return (capital || DIGIT.test(initial)) && !isAbbreviation(previous)
}

/** Where a PDF left nothing of a line's end: "kokoelmasta Edellytämme tutkintoa". */
function opensLine(text: string, previous: Word, next: Word): boolean {
  return (
    OPENERS.has(next.text) &&
    LOWER.test(text.charAt(previous.end - 1)) &&
    !CAPITAL.test(text.charAt(previous.start))
  )
}

/** "31.8. Du jobbar" and "luokilla 0–6. Koulun" are two sentences, "nr 8. Luokka" may be one. */
function endsDateOrRange(text: string, { start, end }: Word): boolean {
  const ending = text.slice(Math.max(0, start - 4), end)
  return DATE_END.test(ending) || RANGE_END.test(ending)
}

function isAbbreviation({ text }: Word): boolean {
  return ABBREVIATIONS.has(text) || text.length === 1
}
