import { LANGUAGES, type Language } from '../language.ts'
import { type Found, Lexicon } from './lexicon.ts'
import { parsePhrases } from './pattern.ts'

/** Phrases by language, parted by commas or line breaks; `pattern.ts` tells how to write them. */
export type Phrases = { readonly [language in Language]?: string }

/** A row as it is found in a text: by a phrase of one of its languages. */
export type InLanguage<Row> = { readonly row: Row; readonly language: Language }

/** Files rows under all their phrases. */
export function lexiconOf<Row extends Phrases>(rows: readonly Row[]): Lexicon<InLanguage<Row>> {
  const lexicon = new Lexicon<InLanguage<Row>>()
  for (const row of rows) {
    for (const language of LANGUAGES) {
      const meaning = { row, language }
      for (const phrase of parsePhrases(row[language] ?? '')) lexicon.add(phrase, meaning)
    }
  }
  return lexicon
}

/** What was found by a phrase of the text's own language; everything where that is unknown. */
export function inLanguage<Row>(
  found: readonly Found<InLanguage<Row>>[],
  language: Language | null,
): readonly Found<InLanguage<Row>>[] {
  if (language === null) return found
  return found.filter(({ meaning }) => meaning.language === language)
}
