import { LANGUAGES, type Language } from '../../core/language.ts'
import type { Letter, QuestionId } from '../../core/questions.ts'
import { type Found, Lexicon } from './lexicon.ts'
import { parsePhrases } from './pattern.ts'

/** What a cue speaks for: a letter of a question, or a sign that several decisions look at. */
export type Mark = `${QuestionId}${Letter}` | Sign

/** Traits of the job that are no letter by themselves. */
export const SIGNS = [
  /** There is a team, a crew or a work community. */
  'team',
  /** The work is done together: with partners, crews, networks. */
  'together',
  /** The person answers for something. */
  'responsible',
  /** An occupation of own decisions in a team: experts, nurses, developers, teachers. */
  'expert',
  /** Leads people or a place of business. */
  'manager',
  /** A crew that somebody else directs. */
  'crew',
  /** Manual work that is simple and learned at once. */
  'simple',
  /** Short or seasonal work. */
  'seasonal',
  /** Experience or a finished professional is asked for. */
  'experienced',
  /** What the ad asks of the applicant apart from education. */
  'attitude',
  /** Education of no named level. */
  'some-education',
  /** A false friend: cues within it say nothing. */
  'nothing',
] as const
export type Sign = (typeof SIGNS)[number]

/** One row of a cue table. Weight 1 is enough for the mark alone, less needs company. */
export type Cue = { readonly mark: Mark; readonly weight: number } & Phrases

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
