import type { Letter, QuestionId } from '../../core/questions.ts'
import { lettersOf } from '../../core/questions.ts'
import type { Mark } from './cue.ts'
import type { Findings } from './findings.ts'

/** A letter, and the marks whose passages are its ground. */
export type Choice = { readonly letter: Letter; readonly grounds: readonly Mark[] }

/** One question's rules: which letters the findings bear. */
export type Decision = (findings: Findings) => readonly Choice[]

/** The letters of a question that have enough ground of their own. */
export function plainChoices(findings: Findings, question: QuestionId): Map<Letter, Mark[]> {
  const choices = new Map<Letter, Mark[]>()
  for (const letter of lettersOf(question)) {
    const mark: Mark = `${question}${letter}`
    if (findings.has(mark)) choices.set(letter, [mark])
  }
  return choices
}

/** The choices as a list. */
export function listed(choices: ReadonlyMap<Letter, readonly Mark[]>): readonly Choice[] {
  return [...choices].map(([letter, grounds]) => ({ letter, grounds }))
}
