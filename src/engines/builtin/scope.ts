import { inLanguage, lexiconOf } from './phrases.ts'
import { SCOPE_WORDS, type Scope } from './scope-words.ts'
import type { Sentence } from './sentences.ts'
import type { Word } from './words.ts'

/** Words of a sentence, by their numbers from first to last. */
export type Stretch = { readonly from: number; readonly to: number }

export type Scopes = {
  /** Whether words of this kind stand near. */
  near(scope: Scope, stretch: Stretch): boolean
  /** Whether what stands there is denied: "ei edellytä …", "… is not required". */
  denies(stretch: Stretch): boolean
  /** Whether what stands there is called an advantage, not a condition. */
  wishes(stretch: Stretch): boolean
}

const LEXICON = lexiconOf(SCOPE_WORDS)
/** How many words before what it denies a denial may stand, and how many after. */
const REACH_BEFORE = 5
const REACH_AFTER = 3
/** How many words away a word of another kind counts; a PDF's sentence can be a page long. */
const NEAR = 14
const CLAUSE_END = /[,;:()]/
const TURNS = new Set(['mutta', 'vaan', 'men', 'utan', 'but', 'vaikka', 'however'])

/** What a heading says of the items under it; its denials and farewells stay its own. */
const INHERITED: readonly Scope[] = ['offers', 'wishes', 'requires']

/** Finds what the words of a sentence, and of the heading it stands under, do to the cues in it. */
export function scopesOf(text: string, sentence: Sentence, heading?: Sentence): Scopes {
  const found = inLanguage(LEXICON.find(sentence.words), sentence.language)
  const above = heading ? inLanguage(LEXICON.find(heading.words), heading.language) : []
  const inherits = (scope: Scope) =>
    INHERITED.includes(scope) && above.some(({ meaning }) => meaning.row.scope === scope)
  const of = (scope: Scope) => found.filter(({ meaning }) => meaning.row.scope === scope)
  const apparent = of('denies-not')
  const denials = of('denies').filter(
    ({ from }) => !apparent.some((other) => other.from <= from && from <= other.to),
  )
  const between = (one: Stretch, other: Stretch) =>
    one.from < other.from
      ? sentence.words.slice(one.to, other.from + 1)
      : sentence.words.slice(other.to, one.from + 1)
  return {
    near: (scope, stretch) =>
      inherits(scope) || of(scope).some((word) => between(word, stretch).length <= NEAR),
    denies: (stretch) =>
      denials.some((denial) => {
        if (denial.from >= stretch.from && denial.from <= stretch.to) return false
        const words = between(denial, stretch)
        const reach = denial.from < stretch.from ? REACH_BEFORE : REACH_AFTER
        return words.length <= reach + 1 && !clauseEnds(text, words)
      }),
    wishes: (stretch) =>
      inherits('wishes') ||
      of('wishes').some((wish) => {
        const words = between(wish, stretch)
        return words.length <= NEAR && !words.some((word) => TURNS.has(word.text))
      }),
  }
}

function clauseEnds(text: string, words: readonly Word[]): boolean {
  return words.some((word, number) => {
    const next = words[number + 1]
    if (!next) return false
    return CLAUSE_END.test(text.slice(word.end, next.start)) || TURNS.has(next.text)
  })
}
