import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../core/language.ts'
import type { Mark } from '../core/mark.ts'
import { type GoldAd, readGold } from '../evaluation/gold.ts'

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

/** Written ads that neither rules nor weights of letters were made with, `fixtures/fresh/NAME.jsonl`. */
export const readFresh = (name: 'ads' | 'unusual'): readonly GoldAd[] =>
  readGold(readFileSync(join(FIXTURES, `fresh/${name}.jsonl`), 'utf8'))

/** One of the unusual ads, which the built-in engine takes for such. */
export const readUnusualAdvert = (): string =>
  readFresh('unusual').find(({ id }) => id === 'hq-022')?.text ?? ''

/** What was copied of a page before its ad and after it; `{TITLE}` stands where the ad's title does. */
export type Page = {
  readonly id: string
  readonly lang: string
  readonly before: string
  readonly after: string
}

export const readPages = (): readonly Page[] => readLines('pages/pages.jsonl')

/** A paragraph that says nothing of the job. */
export type Aside = { readonly lang: string; readonly text: string }

export const readAsides = (): readonly Aside[] => readLines('asides/asides.jsonl')

/** A passage that says a letter, or a trap that only looks as if it did; `also` may be given too. */
export type Passage = {
  readonly mark: Mark
  readonly kind: 'says' | 'trap'
  readonly lang: Language
  readonly text: string
  readonly also: readonly Mark[]
}

/** What says a letter and what only looks so, `fixtures/asides/NAME.jsonl`. */
export const readPassages = (name: 'sentences' | 'said-of-others'): readonly Passage[] =>
  readLines(`asides/${name}.jsonl`)

/** A text, be it an ad or not. */
export type Text = { readonly id: string; readonly text: string }

/** A text, and what its writer calls its kind. */
export type TextOfGenre = Text & { readonly genre: string }

/** Ads and other texts to tell them from, `fixtures/refusal/NAME.jsonl`. */
export const readTexts = (name: string): readonly TextOfGenre[] =>
  readLines(`refusal/${name}.jsonl`)

/** Labelled ads that weights are made with, `fixtures/training/NAME.jsonl`, as mere texts. */
export const readTrainingTexts = (name: string): readonly Text[] =>
  readLines(`training/${name}.jsonl`)

/** The texts of a folder of fixtures, each a file; its name is the id. */
export function readTextFiles(folder: string): readonly Text[] {
  const path = join(FIXTURES, folder)
  const names = readdirSync(path).filter((name) => name.endsWith('.txt'))
  return names.map((name) => ({ id: name, text: readFileSync(join(path, name), 'utf8') }))
}

/** What stands on each line of a fixture, as JSON. */
function readLines<T>(path: string): readonly T[] {
  return readFileSync(join(FIXTURES, path), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}
