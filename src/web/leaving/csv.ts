import { texts } from '../texts.ts'
import { type Leaving, type LeavingLetter, type LeavingQuestion, questionsOf } from './leaving.ts'
import { onOneLine } from './on-one-line.ts'

const t = texts.leaving.csv

const BYTE_ORDER_MARK = '\ufeff'
const LINE_END = '\r\n'
/** What Excel takes for a formula, in full width too. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

/**
 * One row for each question, for Finnish Excel: a byte order mark, semicolons, CRLF. A cell that begins
 * like a formula is made text. The library that the command line writes its CSV with would add 80 kB
 * to the page.
 */
export function csvOf(leaving: Leaving): string {
  const rows = [t.columns, ...questionsOf(leaving).map(rowOf)]
  return `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(cell).join(';')}${LINE_END}`).join('')}`
}

function rowOf({ question, title, letters }: LeavingQuestion): readonly string[] {
  const machine = letters.filter(({ change }) => change !== 'added')
  const person = letters.filter(({ change }) => change !== 'removed')
  return [
    String(question),
    title,
    lettersIn(machine),
    lettersIn(person),
    person.map(({ label }) => label).join(', '),
    letters.some(({ change }) => change !== null) ? t.yes : t.no,
    person.flatMap(quotesIn).join(' | '),
  ]
}

function lettersIn(letters: readonly LeavingLetter[]): string {
  return letters.map(({ letter }) => letter).join('')
}

function quotesIn({ letter, passages }: LeavingLetter): readonly string[] {
  return passages.map(({ evidence, by }) =>
    t.quote(letter, onOneLine(evidence.quote), by === 'person'),
  )
}

/** Quoted where it has to be, harmless to Excel always. */
export function cell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
