import { LANGUAGES } from '../../core/language.ts'
import { Lexicon } from '../../core/phrases/lexicon.ts'
import { type Phrase, parsePhrases } from '../../core/phrases/pattern.ts'
import type { Phrases } from '../../core/phrases/phrases.ts'
import type { CueMark } from './cue.ts'

/**
 * Occupations that imply the same. `implies` lists marks: letters as in "2A", signs by name; a mark
 * with a question mark is likely but needs company.
 */
export type OccupationRow = Phrases & { readonly group: string; readonly implies: string }

export type Implication = { readonly mark: CueMark; readonly weight: number }
export type Occupation = {
  readonly group: string
  readonly implications: readonly Implication[]
  /** How exactly the name says it: "varhaiskasvatuksen opettaja" more than "opettaja". */
  readonly precision: number
}

const LIKELY = 0.5

/** Files occupations under all their names. */
export function occupationLexiconOf(rows: readonly OccupationRow[]): Lexicon<Occupation> {
  const lexicon = new Lexicon<Occupation>()
  for (const row of rows) {
    const implications = row.implies.split(/\s+/).map(implicationOf)
    for (const language of LANGUAGES) {
      for (const phrase of parsePhrases(row[language] ?? '')) {
        lexicon.add(phrase, { group: row.group, implications, precision: precisionOf(phrase) })
      }
    }
  }
  return lexicon
}

function implicationOf(source: string): Implication {
  const mark = source.replace('?', '') as CueMark
  return { mark, weight: source.endsWith('?') ? LIKELY : 1 }
}

function precisionOf(phrase: Phrase): number {
  return phrase.reduce(
    (sum, { tests }) => sum + Math.max(...tests.map(({ part }) => part.length)),
    0,
  )
}
