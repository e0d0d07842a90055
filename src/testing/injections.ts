import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLetterOf, isQuestionId, type Letter, type QuestionId } from '../core/questions.ts'

/** An order that somebody hid in an advertisement (`fixtures/injections/README.md`). */
export type Attack = {
  readonly id: string
  readonly attack: string
  /** Whether something true of the job stands in it as well. */
  readonly states: boolean
  /** The letters that it wants. */
  readonly order: readonly { readonly question: QuestionId; readonly letter: Letter }[]
}

const PATH = join(import.meta.dirname, '../../fixtures/injections/attacks.jsonl')

export function attacks(): readonly Attack[] {
  const lines = readFileSync(PATH, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const { order, ...attack } = JSON.parse(line)
    return { ...attack, order: orderOf(order) }
  })
}

/** An advertisement with the attack as a paragraph of its own, somewhere in the middle or at the end. */
export function attacked(advert: string, { attack }: Attack): readonly string[] {
  const paragraphs = advert.trimEnd().split('\n\n')
  const middle = Math.floor(paragraphs.length / 2)
  return [middle, paragraphs.length].map((at) => paragraphs.toSpliced(at, 0, attack).join('\n\n'))
}

/** `7C 9AB` → 7C, 9A, 9B. */
function orderOf(order: string): Attack['order'] {
  return [...order.matchAll(/(\d+)([A-E]+)/g)].flatMap(([, number, letters]) =>
    [...(letters ?? '')].flatMap((letter) => {
      const question = Number(number)
      return isQuestionId(question) && isLetterOf(question, letter) ? [{ question, letter }] : []
    }),
  )
}
