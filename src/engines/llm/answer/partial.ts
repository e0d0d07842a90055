import type { PartialAnswer } from '../../../core/analysis.ts'
import { isLetterOf, type Letter, QUESTION_IDS } from '../../../core/questions.ts'
import { fieldOf } from './schema.ts'

/** Reasoning before the answer, to its end or as far as it goes. */
const REASONING = /^\s*<think>.*?(?:<\/think>|$)/s

/**
 * The letters of a half-written answer: each question that has been begun, with the letters that
 * stand in it so far. It looks at the text alone and promises nothing; drafts in a reasoning before
 * the answer are none.
 */
export function lettersSoFar(written: string): readonly PartialAnswer[] {
  const raw = written.replace(REASONING, '')
  const places = QUESTION_IDS.map((question) => ({
    question,
    // With its colon: a quote may be the same word.
    start: raw.search(new RegExp(`"${fieldOf(question)}"\\s*:`)),
  })).filter(({ start }) => start >= 0)
  return places.map(({ question, start }) => {
    const end = Math.min(
      raw.length,
      ...places.filter((place) => place.start > start).map((place) => place.start),
    )
    const found = [...raw.slice(start, end).matchAll(/"letter"\s*:\s*"([A-E])"/g)]
    const letters = found
      .map(([, letter]) => letter as Letter)
      .filter((letter) => isLetterOf(question, letter))
    return { question, letters: [...new Set(letters)].sort() }
  })
}
