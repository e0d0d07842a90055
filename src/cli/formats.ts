import { stringify } from 'csv-stringify/sync'
import { costOf, type Prices } from '../core/cost.ts'
import { QUESTION_IDS } from '../core/questions.ts'
import type { AdRecord } from './ad-record.ts'

/** How records are written: as they come (`each`), or all at the end (`all`). */
export type Format = {
  readonly each: (record: AdRecord) => string
  readonly all: (records: readonly AdRecord[]) => string
}

const NONE = () => ''

export const ndjson: Format = { each: (record) => `${JSON.stringify(record)}\n`, all: NONE }

export const json: Format = {
  each: NONE,
  all: (records) => `${JSON.stringify(records, null, 2)}\n`,
}

export const table: Format = {
  each: NONE,
  all: (records) => {
    const width = Math.min(40, Math.max(8, ...records.map(({ id }) => id.length)))
    return records
      .map(({ id, key, error }) => `${id.slice(0, width).padEnd(width)}  ${key ?? `– ${error}`}\n`)
      .join('')
  },
}

/**
 * Comma-separated values for Finnish Excel: semicolons, a byte order mark, decimal commas; a cell that
 * begins like a formula is made text.
 */
export function csv(prices: Prices): Format {
  return {
    each: NONE,
    all: (records) =>
      stringify(
        records.map(({ id, title, key, error, engine, usage, answers }) => [
          id,
          title,
          key ?? '',
          ...QUESTION_IDS.map((question) => lettersOf(answers, question)),
          engine,
          usage?.total_tokens ?? '',
          usage ? costOf(usage, prices).toFixed(6).replace('.', ',') : '',
          error ?? '',
        ]),
        {
          header: true,
          columns: [
            'ilmoitus',
            'otsikko',
            'avain',
            ...QUESTION_IDS.map((id) => `kysymys ${id}`),
            'tulkki',
            'tokenit',
            'kustannus ($)',
            'virhe',
          ],
          delimiter: ';',
          bom: true,
          record_delimiter: 'windows',
          escape_formulas: true,
        },
      ),
  }
}

function lettersOf(answers: AdRecord['answers'], question: number): string {
  const letters = answers.find((answer) => answer.question === question)?.letters ?? []
  return letters.map(({ letter }) => letter).join('')
}
