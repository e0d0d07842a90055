import { lexiconOf } from './cue.ts'
import { SCOPE_WORDS, type Scope } from './scope-words.ts'
import type { Sentence } from './sentences.ts'
import type { Word } from './words.ts'

/** Words of a sentence, by their numbers from first to last. */
export type Stretch = { readonly from: number; readonly to: number }

export type Scopes = {
  /** Whether a sentence says something of this kind. */
  has(scope: Scope): boolean
  /** Whether what stands there is denied: "ei edellytä …", "… is not required". */
  denies(stretch: Stretch): boolean
  /** Whether what stands there is called an advantage, not a condition. */
  wishes(stretch: Stretch): boolean
}

const LEXICON = lexiconOf(SCOPE_WORDS)
/** How many words before what it denies a denial may stand, and how many after. */
const REACH_BEFORE = 5
const REACH_AFTER = 3
const CLAUSE_END = /[,;:()]/
const TURNS = new Set(['mutta', 'vaan', 'men', 'utan', 'but', 'vaikka'])

/** Finds what the words of a sentence do to the cues in it. */
export function scopesOf(text: string, sentence: Sentence): Scopes {
  const found = LEXICON.find(sentence.words)
  const of = (scope: Scope) => found.filter(({ meaning }) => meaning.scope === scope)
  const apparent = of('denies-not')
  const denials = of('denies').filter(
    ({ from }) => !apparent.some((other) => other.from <= from && from <= other.to),
  )
  const sameClause = (from: number, to: number) =>
    !clauseEndsBetween(text, sentence.words.slice(from, to + 1))
  return {
    has: (scope) => found.some(({ meaning }) => meaning.scope === scope),
    denies: ({ from, to }) =>
      denials.some((denial) => {
        if (denial.from >= from && denial.from <= to) return false
        return denial.from < from
          ? from - denial.to <= REACH_BEFORE && sameClause(denial.from, from)
          : denial.from - to <= REACH_AFTER && sameClause(to, denial.from)
      }),
    wishes: ({ from, to }) =>
      of('wishes').some((wish) => wish.from < from || wish.to > to || wish.from === from),
  }
}

function clauseEndsBetween(text: string, words: readonly Word[]): boolean {
  return words.some((word, number) => {
    const next = words[number + 1]
    if (!next) return false
    return CLAUSE_END.test(text.slice(word.end, next.start)) || TURNS.has(next.text)
  })
}
