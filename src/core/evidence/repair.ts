import { SYMBOL, WORD_CHARACTER } from './characters.ts'
import { isNegating } from './negation.ts'
import { EXCHANGED, isPartitiveOf, plain, slipsBetween } from './slips.ts'
import type { Run } from './span.ts'
import type { View } from './view.ts'
import { type Word, wordsOf } from './words.ts'

/** A quote shorter than this says too little to be mended, a longer one costs too much. */
const LEAST_CHARACTERS = 12
const MOST_CHARACTERS = 400
/** One slip for so many letters. */
const LETTERS_PER_SLIP = 8
/** Words compared before the search gives up on a text that repeats itself. */
const MOST_COMPARISONS = 20_000
/** Joins what stands in two places. */
const ELLIPSIS = /\.\./

/** The words of a text, each spelling with its number, and where spellings of a shape stand. */
export type Wording = {
  readonly words: readonly Word[]
  readonly numbers: ReadonlyMap<string, number>
  /** For each word the number of its spelling. */
  readonly spelled: Int32Array
  readonly placesByShape: ReadonlyMap<string, readonly number[]>
}

export function wordingOf(view: View): Wording {
  const words = wordsOf(view)
  const numbers = new Map<string, number>()
  const placesByShape = new Map<string, number[]>()
  const spelled = Int32Array.from(words, ({ spelling }, place) => {
    const shape = shapeOf(spelling, spelling.length)
    const places = placesByShape.get(shape)
    if (places) places.push(place)
    else placesByShape.set(shape, [place])
    const number = numbers.get(spelling) ?? numbers.size
    numbers.set(spelling, number)
    return number
  })
  return { words, numbers, spelled, placesByShape }
}

/**
 * The run of the text whose words are those of the quote, in the same order, none more and none
 * less, with the fewest slips inside them; the first of equals. `null` where there is none with at
 * most one slip per eight letters, counting changed punctuation too.
 */
export function repairedIn(wording: Wording, quote: View): Run | null {
  const { words } = wording
  const sought = wordsOf(quote)
  if (!isRepairable(quote, sought)) return null
  const letters = sought.reduce((sum, word) => sum + lettersIn(word.spelling), 0)
  const comparisons = sought.map(({ spelling }) => comparison(wording, spelling))
  let compared = 0
  const slipsAt = (place: number, most: number) => {
    let slips = 0
    for (let step = 0; step < sought.length && slips <= most; step++) {
      compared++
      slips += comparisons[step]?.(place + step) ?? EXCHANGED
      if (step > 0)
        slips += changesBetween(sought[step]?.before ?? '', words[place + step]?.before ?? '')
    }
    return slips
  }
  let most = Math.floor(letters / LETTERS_PER_SLIP)
  let best: Run | null = null
  for (const place of candidatesFor(wording, sought)) {
    const slips = slipsAt(place, most)
    if (compared > MOST_COMPARISONS) break
    if (slips > most || isDenied(words, place)) continue
    best = { from: words[place]?.from ?? 0, to: words[place + sought.length - 1]?.to ?? 0 }
    most = slips - 1
    if (most < 0) break
  }
  return best
}

/** Whether the text denies what begins here: a quote that leaves the negation out says the opposite. */
function isDenied(words: readonly Word[], place: number): boolean {
  return isNegating(words[place - 1]?.spelling ?? '')
}

/** Where the quote may begin, in text order, judged by its longest word. */
function candidatesFor({ words, placesByShape }: Wording, sought: readonly Word[]): number[] {
  const lengths = sought.map(({ spelling }) => spelling.length)
  const anchor = lengths.indexOf(Math.max(...lengths))
  const { spelling } = sought[anchor] as Word
  return [-2, -1, 0, 1, 2]
    .flatMap((more) => placesByShape.get(shapeOf(spelling, spelling.length + more)) ?? [])
    .map((place) => place - anchor)
    .filter((place) => place >= 0 && place + sought.length <= words.length)
    .sort((one, other) => one - other)
}

/** What slips keep of a word, but for two letters of its length. */
function shapeOf(spelling: string, length: number): string {
  return `${plain(spelling.charAt(0))}${length}`
}

/** Slips between a word of the quote and a word of the text, found out once for each spelling. */
function comparison(
  { words, numbers, spelled }: Wording,
  spelling: string,
): (place: number) => number {
  const own = numbers.get(spelling)
  const known = new Map<number, number>()
  return (place) => {
    const number = spelled[place] ?? -1
    if (number === own) return 0
    const before = known.get(number)
    if (before !== undefined) return before
    const other = words[place]?.spelling ?? ''
    // A word that the text has elsewhere is no slip of this one, but another word.
    const isAnother = own !== undefined && !isPartitiveOf(spelling, other)
    const slips = isAnother ? EXCHANGED : slipsBetween(spelling, other)
    known.set(number, slips)
    return slips
  }
}

function isRepairable(quote: View, words: readonly Word[]): boolean {
  const [first, last] = [words[0], words.at(-1)]
  const length = words.reduce((sum, { spelling }) => sum + spelling.length + 1, -1)
  return (
    length >= LEAST_CHARACTERS &&
    length <= MOST_CHARACTERS &&
    !ELLIPSIS.test(quote.characters.slice(first?.from, last?.to))
  )
}

/** Changed punctuation counts character by character; a symbol (%, €) says as much as a word. */
function changesBetween(one: string, other: string): number {
  if (one === other) return 0
  if (symbolsOf(one) !== symbolsOf(other)) return EXCHANGED
  return Math.max(one.length, other.length)
}

/** Pictures stand as bullets, and say nothing. */
const PICTURE = /\p{Extended_Pictographic}/u

function symbolsOf(punctuation: string): string {
  return Array.from(punctuation)
    .filter((point) => SYMBOL.test(point) && !PICTURE.test(point))
    .join('')
}

function lettersIn(spelling: string): number {
  return Array.from(spelling).filter((point) => WORD_CHARACTER.test(point)).length
}
