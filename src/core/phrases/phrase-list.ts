import { Lexicon } from './lexicon.ts'
import { parsePhrases } from './pattern.ts'

/** A lexicon that only tells where one of the phrases stands. */
export function phraseList(source: string): Lexicon<true> {
  const lexicon = new Lexicon<true>()
  for (const phrase of parsePhrases(source)) lexicon.add(phrase, true)
  return lexicon
}
