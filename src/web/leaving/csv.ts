import { formatKey } from '../../core/key.ts'
import { advertTitle } from '../../core/page/advert-title.ts'
import { texts } from '../texts.ts'
import { cautionsOf } from './cautions.ts'
import { finnishDay } from './day.ts'
import { type Leaving, type LeavingLetter, type LeavingQuestion, questionsOf } from './leaving.ts'
import { onOneLine } from './on-one-line.ts'

const t = texts.leaving.csv

const BYTE_ORDER_MARK = '\ufeff'
const LINE_END = '\r\n'
/** Between what a cell holds several of: labels and quotes have commas of their own. */
const BETWEEN = ' | '
/** What Excel takes for a formula, in full width too. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

/**
 * One row for each question, each with what the rows of one ad have in common, so that files can be
 * joined, for Finnish Excel: a byte order mark, semicolons, CRLF. A cell that begins
 * like a formula is made text. The library that the command line writes its CSV with would add 80 kB
 * to the page.
 */
export function csvOf(leaving: Leaving): string {
  const { result, edited, time } = leaving
  const common = [
    advertTitle(result.text),
    formatKey(result.ai),
    formatKey(edited),
    finnishDay(time),
    cautionsOf(result).join(' '),
  ]
  const rows = [
    t.columns,
    ...questionsOf(leaving).map((question) => [...rowOf(question), ...common]),
  ]
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
    person.map(({ label }) => label).join(BETWEEN),
    letters.some(({ change }) => change !== null) ? t.yes : t.no,
    person.flatMap(quotesIn).join(BETWEEN),
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
