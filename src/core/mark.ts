import { type Letter, lettersOf, QUESTION_IDS, type QuestionId } from './questions.ts'

/** A letter of a question, written as in the key: `1A`. */
export type Mark = `${QuestionId}${Letter}`

export function markOf(question: QuestionId, letter: Letter): Mark {
  return `${question}${letter}`
}

/** All letters of all questions, in the order of the key. */
export const MARKS: readonly Mark[] = QUESTION_IDS.flatMap((id) =>
  lettersOf(id).map((letter) => markOf(id, letter)),
)

export function questionOfMark(mark: Mark): QuestionId {
  return Number.parseInt(mark, 10) as QuestionId
}

export function letterOfMark(mark: Mark): Letter {
  return mark.slice(-1) as Letter
}
