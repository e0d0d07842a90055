import { isLetterOf, type Letter, QUESTION_IDS, type QuestionId, questionOf } from './questions.ts'

/** The chosen letters of every question. Sorted, none twice; an empty list is an answer too. */
export type Selections = { readonly [id in QuestionId]: readonly Letter[] }

/** Why a string is no key, and at which UTF-16 offset. */
export type KeyFault = {
  readonly code:
    | 'question-missing'
    | 'letter-not-in-question'
    | 'letter-twice'
    | 'letters-not-sorted'
    | 'text-after-key'
  readonly question: QuestionId
  readonly at: number
}

export type KeyResult =
  | { readonly ok: true; readonly selections: Selections }
  | { readonly ok: false; readonly fault: KeyFault }

export const EMPTY_SELECTIONS: Selections = {
  1: [],
  2: [],
  3: [],
  4: [],
  5: [],
  6: [],
  7: [],
  8: [],
  9: [],
  10: [],
}

/**
 * Reads an LxP key such as `1AD2CD3A4B5B6C7C8B9A10B`: ten segments in question order, each the
 * question's number and its own letters, sorted, none twice. Anything else is a fault, never a guess.
 */
export function parseKey(key: string): KeyResult {
  const selections: Record<QuestionId, readonly Letter[]> = { ...EMPTY_SELECTIONS }
  let at = 0
  for (const question of QUESTION_IDS) {
    const number = String(question)
    if (!key.startsWith(number, at)) return fault('question-missing', question, at)
    at += number.length
    const letters: Letter[] = []
    for (; at < key.length && /[A-Z]/i.test(key.charAt(at)); at++) {
      const letter = key.charAt(at)
      if (!isLetterOf(question, letter)) return fault('letter-not-in-question', question, at)
      if (letters.includes(letter)) return fault('letter-twice', question, at)
      const last = letters.at(-1)
      if (last !== undefined && last > letter) return fault('letters-not-sorted', question, at)
      letters.push(letter)
    }
    selections[question] = letters
  }
  return at === key.length ? { ok: true, selections } : fault('text-after-key', 10, at)
}

/** Writes selections as a key. Total: letters are sorted, repeated and foreign ones left out. */
export function formatKey(selections: Selections): string {
  return QUESTION_IDS.map((id) => `${id}${ownLetters(id, selections[id]).join('')}`).join('')
}

/** Adds the letter where it is absent and takes it away where it is present. */
export function toggleLetter(
  selections: Selections,
  question: QuestionId,
  letter: Letter,
): Selections {
  const chosen = selections[question]
  const next = chosen.includes(letter)
    ? chosen.filter((each) => each !== letter)
    : ownLetters(question, [...chosen, letter])
  return { ...selections, [question]: next }
}

export function sameSelections(one: Selections, other: Selections): boolean {
  return formatKey(one) === formatKey(other)
}

function ownLetters(id: QuestionId, letters: readonly Letter[]): readonly Letter[] {
  return questionOf(id)
    .options.map((option) => option.key)
    .filter((key) => letters.includes(key))
}

function fault(code: KeyFault['code'], question: QuestionId, at: number): KeyResult {
  return { ok: false, fault: { code, question, at } }
}
