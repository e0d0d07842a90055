import type { Found } from '../../core/phrases/lexicon.ts'
import type { Word } from '../../core/phrases/words.ts'
import { type Occupation, occupationLexiconOf } from './occupation.ts'
import { OCCUPATIONS } from './occupations/all.ts'
import type { Sentence } from './sentences.ts'

const NAMES = occupationLexiconOf(OCCUPATIONS)
/** What the ad seeks and whether it is a list are both told by the names: they are found once. */
const KNOWN = new WeakMap<Sentence, readonly Found<Occupation>[]>()

/** All names of occupations in a sentence, in the order of their first word. */
export function occupationsNamedIn(sentence: Sentence): readonly Found<Occupation>[] {
  const known = KNOWN.get(sentence)
  if (known) return known
  const found = NAMES.find(sentence.words)
  KNOWN.set(sentence, found)
  return found
}

/** Whether words that are no sentence yet name an occupation. */
export function namesOccupation(words: readonly Word[]): boolean {
  return NAMES.find(words).length > 0
}
