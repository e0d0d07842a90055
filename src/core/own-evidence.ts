import type { Evidence } from './evidence/evidence.ts'
import { readingLines, sentenceEnds } from './highlight.ts'
import type { Letter, QuestionId } from './questions.ts'

/** A passage that the person marked for a letter; an offset belongs to the analyzed text. */
export type OwnEvidence = {
  readonly question: QuestionId
  readonly letter: Letter
  readonly evidence: Evidence
}

/** A longer stretch is no evidence but half the ad: its first words are kept. UTF-16 units. */
const LONGEST = 600

const LETTER = /[\p{L}\p{N}\p{M}]/u

/**
 * The passage that a person means by selecting `start`..`end` of the text: whole words, without the
 * white space around them. `null`: nothing but white space was selected.
 */
export function passageBetween(text: string, start: number, end: number): Evidence | null {
  let from = Math.max(0, Math.min(start, end))
  let to = Math.min(text.length, Math.max(start, end))
  while (from < to && /\s/.test(text.charAt(from))) from += 1
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1
  if (from === to) return null
  to = Math.min(to, from + LONGEST)
  while (isInsideWord(text, from)) from -= 1
  while (isInsideWord(text, to)) to += 1
  return { start: from, end: to, quote: text.slice(from, to), match: 'exact' }
}

/** The sentences of the text, in order: what a person chooses from without a mouse. */
export function sentencesOf(text: string): readonly Evidence[] {
  return readingLines(text).flatMap(({ start, end }) => {
    const ends = sentenceEnds(text.slice(start, end)).map((at) => start + at)
    return ends.flatMap((to, index) => {
      const sentence = passageBetween(text, index === 0 ? start : (ends[index - 1] ?? start), to)
      return sentence ? [sentence] : []
    })
  })
}

/** The same, for one letter only once: passages of the same place count as one. */
export function withOwn(own: readonly OwnEvidence[], added: OwnEvidence): readonly OwnEvidence[] {
  return own.some((each) => isSame(each, added)) ? own : [...own, added]
}

export function isSame(one: OwnEvidence, other: OwnEvidence): boolean {
  return (
    one.question === other.question &&
    one.letter === other.letter &&
    one.evidence.start === other.evidence.start &&
    one.evidence.end === other.evidence.end
  )
}

function isInsideWord(text: string, at: number): boolean {
  return (
    at > 0 && at < text.length && LETTER.test(text.charAt(at - 1)) && LETTER.test(text.charAt(at))
  )
}
