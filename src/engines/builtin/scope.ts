import { inLanguage, lexiconOf } from '../../core/phrases/phrases.ts'
import type { Word } from '../../core/phrases/words.ts'
import { SCOPE_WORDS, type Scope } from './scope-words.ts'
import type { Sentence } from './sentences.ts'

/** Words of a sentence, by their numbers from first to last. */
export type Stretch = { readonly from: number; readonly to: number }

export type Scopes = {
  /** Whether no clause ends within it. */
  isOneClause(stretch: Stretch): boolean
  /** Whether words of this kind stand near. */
  near(scope: Scope, stretch: Stretch): boolean
  /** Whether words of this kind stand near, in the same clause. */
  nearInClause(scope: Scope, stretch: Stretch): boolean
  /**
   * Whether what stands there is denied: "ei edellytä …", "… is not required". A denial among its words
   * is its own ("ei koulutusta"), unless it is one of those that were skipped, in a gap.
   */
  denies(stretch: Stretch & { readonly skipped?: readonly number[] }): boolean
  /** Whether what stands there is called an advantage, not a condition. */
  wishes(stretch: Stretch): boolean
}

const LEXICON = lexiconOf(SCOPE_WORDS)
/** How many words before what it denies a denial may stand, and how many after. */
const REACH_BEFORE = 5
const REACH_AFTER = 5
/** How many words away a word of another kind counts; a PDF's sentence can be a page long. */
const NEAR = 14
/** A new line is a new item more often than a sentence that goes on; a colon within a word ("SQL:ää") ends nothing. */
const CLAUSE_END = /[,;()\n]|:(?=\s)/
const TURNS = new Set(['mutta', 'vaan', 'men', 'utan', 'but', 'vaikka', 'however'])
/** These deny what follows them and leave what goes before: "vakituinen eikä vuokratyö", "no shifts". */
const ONWARD =
  /^(?:eikä|enkä|etkä|emmekä|ettekä|eivätkä|ilman|utan|varken|ingen|inget|inga|no|nor|neither|without|don|doesn|can|cannot|won)$/
/** After these, so does "not". */
const DOES = /^(?:do|does|did)$/

/** Words that demand, and are not taken back by a wish in the same sentence. */
const DEMANDS = /^(?:edelly|vaadi|vaati|kelpoisuu|kräv|förutsätt|behörig|require|must)/

/** What a heading says of the items under it. */
const INHERITED: readonly Scope[] = ['offers', 'wishes', 'requires']
/** A heading whose denial is among its last words denies the items: "Emme vaadi", "What we don't offer". */
const LAST_WORDS = 3

/** Finds what the words of a sentence, and of the heading it stands under, do to the cues in it. */
export function scopesOf(text: string, sentence: Sentence, heading?: Sentence): Scopes {
  const found = inLanguage(LEXICON.find(sentence.words), sentence.language)
  const above = heading ? inLanguage(LEXICON.find(heading.words), heading.language) : []
  const inherits = (scope: Scope) =>
    INHERITED.includes(scope) && above.some(({ meaning }) => meaning.row.scope === scope)
  const lastWords = (heading?.words.length ?? 0) - LAST_WORDS
  const denied = denialsIn(above).some(({ from }) => from >= lastWords)
  const byScope = Map.groupBy(found, ({ meaning }) => meaning.row.scope)
  const of = (scope: Scope): readonly Stretch[] => byScope.get(scope) ?? NONE
  const denials = denialsIn(found)
  const clauseEnds = (stretch: Stretch) => endsClause(text, sentence.words, stretch)
  const wordAt = (number: number) => sentence.words[number]?.text ?? ''
  const deniesOnward = ({ from }: Stretch) =>
    ONWARD.test(wordAt(from)) || DOES.test(wordAt(from - 1))
  /** Whether a demand stands in the same clause, nearer than so many words. */
  const demanded = (stretch: Stretch, distance: number) =>
    of('requires').some((demand) => {
      const span = spanOf(demand, stretch)
      return DEMANDS.test(wordAt(demand.from)) && lengthOf(span) < distance && !clauseEnds(span)
    })
  /** Whether a word of this kind stands near, and what lies between allows it. */
  const isNear = (scope: Scope, stretch: Stretch, allows: (span: Stretch) => boolean) =>
    of(scope).some((word) => {
      const span = spanOf(word, stretch)
      return lengthOf(span) <= NEAR && allows(span)
    })
  return {
    isOneClause: (stretch) => !clauseEnds(stretch),
    near: (scope, stretch) => inherits(scope) || isNear(scope, stretch, () => true),
    nearInClause: (scope, stretch) => isNear(scope, stretch, (span) => !clauseEnds(span)),
    denies: (stretch) =>
      denied ||
      denials.some((denial) => {
        if (denial.from >= stretch.from && denial.from <= stretch.to) {
          return stretch.skipped?.includes(denial.from) ?? false
        }
        const span = spanOf(denial, stretch)
        const comesAfter = denial.from > stretch.from
        if (comesAfter && deniesOnward(denial)) return false
        const reach = comesAfter ? REACH_AFTER : REACH_BEFORE
        return lengthOf(span) <= reach + 1 && !clauseEnds(span)
      }),
    wishes: (stretch) =>
      inherits('wishes') ||
      isNear('wishes', stretch, (span) => {
        const turns = sentence.words
          .slice(span.from, span.to + 1)
          .some((word) => TURNS.has(word.text))
        return !turns && !demanded(stretch, lengthOf(span))
      }),
  }
}

const NONE: readonly Stretch[] = []

/** Those that only look like denials ("et kaihda", "not only") left out. */
function denialsIn(found: ReturnType<typeof LEXICON.find>): readonly Stretch[] {
  const of = (scope: Scope) => found.filter(({ meaning }) => meaning.row.scope === scope)
  const apparent = of('denies-not')
  return of('denies').filter(
    ({ from }) => !apparent.some((other) => other.from <= from && from <= other.to),
  )
}

/** From the last word of the one that stands first to the first word of the other. */
function spanOf(one: Stretch, other: Stretch): Stretch {
  return one.from < other.from ? { from: one.to, to: other.from } : { from: other.to, to: one.from }
}

/** In words; nothing where the two overlap. */
function lengthOf({ from, to }: Stretch): number {
  return Math.max(0, to - from + 1)
}

/** Whether a clause ends somewhere between the first and the last word of a stretch. */
function endsClause(text: string, words: readonly Word[], { from, to }: Stretch): boolean {
  for (let number = from; number < to; number++) {
    const word = words[number]
    const next = words[number + 1]
    if (!word || !next) return false
    if (TURNS.has(next.text) || CLAUSE_END.test(text.slice(word.end, next.start))) return true
  }
  return false
}
