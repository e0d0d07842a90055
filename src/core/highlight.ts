import { ABBREVIATIONS } from './abbreviations.ts'
import type { Answer, LetterAnswer } from './analysis.ts'
import type { Span } from './evidence/span.ts'
import { type Mark, markOf } from './mark.ts'

/** A stretch of the text with the marks whose passages cover all of it. Offsets are UTF-16. */
export type Segment = {
  readonly start: number
  readonly end: number
  /** What the stretch speaks for. */
  readonly marks: readonly Mark[]
  /** What it speaks against. */
  readonly against: readonly Mark[]
}

export type Passage = {
  readonly start: number
  readonly end: number
  readonly mark: Mark
  readonly isAgainst: boolean
}

/**
 * The verified passages of all answers, for and against, in text order; those of the second reader
 * where it alone has the letter, since a person may take it.
 */
export function passagesOf(answers: readonly Answer[]): readonly Passage[] {
  return answers
    .flatMap(({ question, letters, other }) =>
      [...letters, ...lettersBeside(letters, other ?? [])].flatMap(
        ({ letter, evidence, against }) => {
          const mark = markOf(question, letter)
          const passage = (isAgainst: boolean) => (found: { start: number; end: number }) => ({
            start: found.start,
            end: found.end,
            mark,
            isAgainst,
          })
          return [...evidence.map(passage(false)), ...against.map(passage(true))]
        },
      ),
    )
    .sort((one, other) => one.start - other.start || one.end - other.end)
}

function lettersBeside(letters: readonly LetterAnswer[], others: readonly LetterAnswer[]) {
  return others.filter(({ letter }) => letters.every((each) => each.letter !== letter))
}

/**
 * Cuts `start`..`end` of a text into flat segments, never nested: joined in order they are the whole
 * stretch. Passages must be in text order. Linear in passages, save for those that overlap.
 * @param others stretches without a mark, that no segment is to be only a part of
 */
export function segmentsBetween(
  start: number,
  end: number,
  passages: readonly Passage[],
  others: readonly Span[] = [],
): readonly Segment[] {
  const isInside = (stretch: Span) => stretch.start < end && stretch.end > start
  const inside = passages.filter(isInside)
  const cuts = new Set([start, end])
  for (const stretch of [...inside, ...others.filter(isInside)]) {
    cuts.add(Math.max(start, stretch.start))
    cuts.add(Math.min(end, stretch.end))
  }
  const places = [...cuts].sort((one, other) => one - other)
  return places.slice(0, -1).map((from, index) => {
    const to = places[index + 1] ?? end
    const covering = inside.filter((passage) => passage.start <= from && passage.end >= to)
    const marks = (isAgainst: boolean) => [
      ...new Set(covering.filter((each) => each.isAgainst === isAgainst).map(({ mark }) => mark)),
    ]
    return { start: from, end: to, marks: marks(false), against: marks(true) }
  })
}

/** Whether one of the passages covers all of the segment; one that only begins with it does not count. */
export function isCoveredBy({ start, end }: Span, passages: readonly Span[]): boolean {
  return passages.some((passage) => passage.start <= start && passage.end >= end)
}

/** Longer lines are broken at sentence ends for the eye: a page of a PDF is one line. */
const LONG_LINE = 320

/** The lines of the text as the eye wants them: `[start, end)` without the line break itself. */
export function readingLines(text: string): readonly { start: number; end: number }[] {
  const lines: { start: number; end: number }[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const end = start + line.length
    for (const piece of line.length > LONG_LINE ? sentenceEnds(line) : [line.length]) {
      const from = lines.at(-1)?.end ?? 0
      lines.push({ start: Math.max(start, from), end: start + piece })
    }
    start = end + 1
  }
  return lines
}

/** In UTF-16 units. No abbreviation is longer. */
const LONGEST_ABBREVIATION = 12
const LAST_WORD = /[\p{L}.]+$/u

/** Where the sentences of a line end, the white space after them included; the last is its length. */
export function sentenceEnds(line: string): readonly number[] {
  const ends = [...line.matchAll(/[.!?]\s+(?=[\p{Lu}\d•–-])/gu)]
    .filter(({ 0: stop, index }) => !(stop.startsWith('.') && isAbbreviated(line, index)))
    .map((found) => found.index + found[0].length)
  return ends.at(-1) === line.length ? ends : [...ends, line.length]
}

function isAbbreviated(line: string, end: number): boolean {
  const [word] = LAST_WORD.exec(line.slice(Math.max(0, end - LONGEST_ABBREVIATION), end)) ?? []
  return word !== undefined && ABBREVIATIONS.has(word.toLowerCase())
}
