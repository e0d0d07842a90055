import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Letter, lettersOf, QUESTION_IDS } from '../../../core/questions.ts'
import { anyAwkwardText, anySelections } from '../../../testing/arbitraries.ts'
import { lettersSoFar } from './partial.ts'
import { fieldOf } from './schema.ts'

/** Quotes that look like pieces of the answer themselves. */
const anyQuote = fc.oneof(
  anyAwkwardText,
  fc.constantFrom('q1', 'q10', '"q3":[{"letter":"D"', '"letter":"A"', 'letter', '\\"q2\\": ['),
)

const anyAnswer = fc.tuple(anySelections, anyQuote, fc.boolean()).map(([ai, quote, isIndented]) => {
  const fields = QUESTION_IDS.map((question) => [
    fieldOf(question),
    ai[question].map((letter) => ({ letter, basis: 'stated', quotes: [quote], against: [quote] })),
  ])
  const answer = { text_is: 'job_advert', ...Object.fromEntries(fields) }
  return { ai, raw: JSON.stringify(answer, null, isIndented ? 2 : undefined) }
})

describe('the letters of a half-written answer', () => {
  it('any beginning of an answer has letters of the whole, and in the end all of them', () => {
    fc.assert(
      fc.property(anyAnswer, fc.nat(), ({ ai, raw }, cut) => {
        for (const { question, letters } of lettersSoFar(raw.slice(0, cut % raw.length))) {
          expect(ai[question]).toEqual(expect.arrayContaining([...letters]))
        }
        expect(lettersSoFar(raw)).toEqual(
          QUESTION_IDS.map((question) => ({ question, letters: ai[question] })),
        )
      }),
      { numRuns: 300 },
    )
  })

  it('no text makes it throw or say a letter that the question does not have', () => {
    const anyPieces = fc
      .array(fc.constantFrom('"q1":', '"q9" :', '{', '"letter":"E"', '"letter": "A"', '"', '\\'))
      .map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(fc.oneof(fc.string(), anyPieces), (raw) => {
        for (const { question, letters } of lettersSoFar(raw)) {
          const own: readonly Letter[] = lettersOf(question)
          expect(own).toEqual(expect.arrayContaining([...letters]))
        }
      }),
    )
  })

  it('a draft in a reasoning is no answer', () => {
    const draft = '<think>\n"q1":[{"letter":"B"}], "q2":['
    expect(lettersSoFar(draft)).toEqual([])
    expect(lettersSoFar(`${draft}</think>{"q1":[{"letter":"A"`)).toEqual([
      { question: 1, letters: ['A'] },
    ])
  })

  it('a question is there as soon as it has been begun, and not before', () => {
    expect(lettersSoFar('{"text_is":"job_advert","q1"')).toEqual([])
    expect(lettersSoFar('{"text_is":"job_advert","q1":[')).toEqual([{ question: 1, letters: [] }])
    expect(lettersSoFar('{"q1":[{"letter":"A"')).toEqual([{ question: 1, letters: ['A'] }])
  })
})
