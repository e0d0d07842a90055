import { describe, expect, it } from 'vitest'
import { lettersOf, QUESTION_IDS, type QuestionId } from '../questions.ts'
import { CODEBOOK, READING, RULES } from './codebook.ts'
import type { OptionEntry } from './entry.ts'

const optionsOf = (id: QuestionId): OptionEntry[] => Object.values(CODEBOOK[id].options)

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn)

const A_SENTENCE = /^[\p{Lu}”].*[.?”]$/u
/** In the middle of a sentence: a small letter first, no full stop last. */
const A_CLAUSE = /^\p{Ll}.*[^.?!]$/u

it('has every question and every letter of the table, and no other', () => {
  expect(Object.keys(CODEBOOK).map(Number)).toEqual(QUESTION_IDS)
  for (const id of QUESTION_IDS) {
    expect(Object.keys(CODEBOOK[id].options)).toEqual(lettersOf(id))
  }
})

it('has six rules', () => {
  expect(RULES).toHaveLength(6)
})

it('has no text that is empty, runs over lines or carries loose white space', () => {
  const texts = textsIn([CODEBOOK, RULES, READING])
  expect(texts.length).toBeGreaterThan(200)
  for (const text of texts) expect(text).toMatch(/^\S+( \S+)*$/)
})

it('has no example twice', () => {
  const phrases = QUESTION_IDS.flatMap((id) =>
    optionsOf(id).flatMap(({ typical, counter }) => [typical, counter.phrase]),
  )
  expect(new Set(phrases).size).toBe(phrases.length)
})

describe.each(QUESTION_IDS)('question %i', (id) => {
  it('is written in whole sentences where a sentence is due', () => {
    const { borders, ask, modelSentence } = CODEBOOK[id]
    for (const border of borders) expect(border).toMatch(A_SENTENCE)
    for (const { typical, counter } of optionsOf(id)) {
      for (const text of [typical, counter.phrase, counter.why]) expect(text).toMatch(A_SENTENCE)
    }
    expect(ask).toMatch(/\?$/)
    expect(modelSentence).toMatch(/\[.+\].*\.$/)
  })

  it('is written in clauses where the sentence is begun elsewhere', () => {
    expect(CODEBOOK[id].about).toMatch(A_CLAUSE)
    for (const { when, profile } of optionsOf(id)) {
      expect(when).toMatch(A_CLAUSE)
      expect(profile).toMatch(A_CLAUSE)
    }
  })
})
