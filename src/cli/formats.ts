import { basename } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { costOf, type Prices } from '../core/cost.ts'
import { onOneRow } from '../core/on-one-row.ts'
import { QUESTION_IDS } from '../core/questions.ts'
import type { AdRecord } from './ad-record.ts'
import { repeatedIn, STDIN } from './inputs.ts'
import { texts } from './texts.ts'

/** What is said of an ad, and the file that it came from: ids may repeat from file to file. */
export type FileRecord = AdRecord & { readonly file: string }

/** How records are written: each as it comes, and then forgotten, or all of them at the end. */
export type Format =
  | { readonly each: (record: FileRecord) => string }
  | { readonly all: (records: readonly FileRecord[]) => string }

export const ndjson: Format = { each: (record) => `${JSON.stringify(record)}\n` }

export const json: Format = {
  all: (records) => `${JSON.stringify(records, null, 2)}\n`,
}

export const table: Format = {
  all: (records) => {
    const names = namesOf(records)
    // A long name is not cut, for its end may be what tells it from another.
    const width = Math.min(40, Math.max(8, ...names.map((name) => name.length)))
    return records
      .map(({ key, error, unusual }, index) => {
        const note = unusual ? `  ${texts.unusual}` : ''
        return `${names[index]?.padEnd(width)}  ${key ?? `– ${error}`}${note}`
      })
      .map((row) => `${onOneRow(row)}\n`)
      .join('')
  },
}

/**
 * Comma-separated values for Finnish Excel: semicolons, a byte order mark, decimal commas; a cell that
 * begins like a formula is made text.
 */
export function csv(prices: Prices): Format {
  return {
    all: (records) => {
      const names = namesOf(records)
      return stringify(
        records.map(({ title, key, error, engine, model, usage, answers, unusual }, index) => [
          onOneRow(names[index] === STDIN ? texts.stdin : (names[index] ?? '')),
          onOneRow(title),
          key ?? '',
          ...QUESTION_IDS.map((question) => lettersOf(answers, question)),
          onOneRow([engine, model].filter(Boolean).join(' ')),
          usage?.total_tokens ?? '',
          usage ? costOf(usage, prices).toFixed(6).replace('.', ',') : '',
          error ?? '',
          unusual ? texts.unusual : '',
        ]),
        {
          header: true,
          columns: [...texts.columns(QUESTION_IDS)],
          delimiter: ';',
          bom: true,
          record_delimiter: 'windows',
          escape_formulas: true,
        },
      )
    },
  }
}

/** What a person calls each ad: its id, and where several have the same, the file too. */
function namesOf(records: readonly FileRecord[]): readonly string[] {
  const repeated = repeatedIn(records.map(({ id }) => id))
  return records.map(({ id, file }) => {
    if (!repeated.has(id)) return id
    return id === basename(file) ? file : `${id} (${file})`
  })
}

function lettersOf(answers: AdRecord['answers'], question: number): string {
  const letters = answers.find((answer) => answer.question === question)?.letters ?? []
  return letters.map(({ letter }) => letter).join('')
}
