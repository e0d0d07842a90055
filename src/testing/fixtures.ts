import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FIXTURES = join(import.meta.dirname, '../../fixtures')

/** The text of one of the project's own ads, `fixtures/adverts/NAME.txt`. */
export const readAdvert = (name: string): string =>
  readFileSync(join(FIXTURES, 'adverts', `${name}.txt`), 'utf8')

/** The names of the project's own ads. */
export const ADVERT_NAMES: readonly string[] = readdirSync(join(FIXTURES, 'adverts'))
  .filter((name) => name.endsWith('.txt'))
  .map((name) => name.replace('.txt', ''))

export const pdfPath = (name: string): string => join(FIXTURES, 'pdf', `${name}.pdf`)

/** What pdf.js reads of that PDF, character by character. */
export const readPdfText = (name: string): string =>
  readFileSync(join(FIXTURES, 'pdf', `${name}.expected.txt`), 'utf8')
