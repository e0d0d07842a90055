import type { Letter, QuestionId } from '../../core/questions.ts'
import type { Language } from './language.ts'
import { Lexicon } from './lexicon.ts'
import { parsePhrases } from './pattern.ts'

/** What a cue speaks for: a letter of a question, or a sign that several decisions look at. */
export type Mark = `${QuestionId}${Letter}` | Sign

/** Traits of the job that are no letter by themselves. */
export type Sign =
  /** There is a team, a crew or a work community. */
  | 'team'
  /** The work is done together: with partners, crews, networks. */
  | 'together'
  /** The person answers for something. */
  | 'responsible'
  /** An occupation that joins own decisions with a team's: experts, nurses, developers, teachers. */
  | 'expert'
  /** Leads people or a place of business. */
  | 'manager'
  /** A crew that somebody else directs. */
  | 'crew'
  /** Office work. */
  | 'office'
  /** Manual work that is simple and learned at once. */
  | 'simple'
  /** Short or seasonal work. */
  | 'seasonal'
  /** Experience or a finished professional is asked for. */
  | 'experienced'
  /** What the ad asks of the applicant apart from education. */
  | 'attitude'
  /** Education of no named level. */
  | 'some-education'
  /** Remote work in whole or in part. */
  | 'remote'

/** One row of a cue table. Weight 1 is enough for the mark alone, less needs company. */
export type Cue = { readonly mark: Mark; readonly weight: number } & Phrases

/** Phrases by language, parted by commas or line breaks; `pattern.ts` explains how they are written. */
export type Phrases = { readonly [language in Language]?: string }

/** Files rows under all their phrases. */
export function lexiconOf<Row extends Phrases>(rows: readonly Row[]): Lexicon<Row> {
  const lexicon = new Lexicon<Row>()
  for (const row of rows) {
    for (const language of ['fi', 'sv', 'en'] as const) {
      for (const phrase of parsePhrases(row[language] ?? '')) lexicon.add(phrase, row)
    }
  }
  return lexicon
}
