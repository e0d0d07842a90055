import { CODEBOOK } from './codebook/codebook.ts'
import type { Selections } from './key.ts'
import {
  excludedAmong,
  type Letter,
  lettersOf,
  QUESTION_IDS,
  type QuestionId,
} from './questions.ts'
import type { Result } from './result.ts'

/** Which questions share a sentence, in the order in which a reader wants to know. */
const SENTENCES: readonly (readonly QuestionId[])[] = [
  [1, 4],
  [2, 3, 5],
  [6, 9],
  [7, 8, 10],
]

type Conjunction = 'ja' | 'sekä' | 'tai'

/** How the letters of a question go together. "Sekä" where a clause has a "ja" or "tai" of its own. */
const CONJUNCTION: { readonly [id in QuestionId]: Conjunction } = {
  1: 'ja',
  2: 'sekä',
  3: 'sekä',
  4: 'sekä',
  5: 'ja',
  6: 'tai',
  7: 'tai',
  8: 'ja',
  9: 'tai',
  10: 'tai',
}

/** What tells, or does not: the ad, or a key that came without one. */
export type Source = 'advert' | 'key'

/** Whose silence an empty answer is: without an analysis there is no ad. */
export function sourceOf(result: Result | null): Source {
  return result ? 'advert' : 'key'
}

const SUBJECTS: Readonly<Record<Source, string>> = { advert: 'Ilmoitus', key: 'Avain' }

/** Completes "Ilmoitus ei kerro …". */
const MATTERS: { readonly [id in QuestionId]: string } = {
  1: 'työskentelytavasta',
  2: 'työympäristöstä',
  3: 'työpaikan sijainnista',
  4: 'päätöksenteosta',
  5: 'tietotekniikan osuudesta',
  6: 'työajoista',
  7: 'koulutusvaatimuksista',
  8: 'opiskelusta',
  9: 'työsuhteen tyypistä',
  10: 'osaamisen kehittämisestä',
}

/** What a clause begins with instead when one before it in the sentence began with the work. */
const PRONOUNS = new Map([
  ['työ', 'se'],
  ['työtä', 'sitä'],
  ['työssä', 'siinä'],
  ['työhön', 'siihen'],
])

/**
 * The whole key in plain Finnish for a reader who does not know the letters: one to five sentences,
 * the last of which says what the ad does not tell, if anything.
 */
export function profileOf(selections: Selections, source: Source = 'advert'): readonly string[] {
  const told = SENTENCES.map((ids) => ids.flatMap((id) => clausesOf(id, selections))).filter(
    (clauses) => clauses.length > 0,
  )
  const silent = QUESTION_IDS.filter((id) => selections[id].length === 0)
  return [...told.map(sentenceOf), ...silenceOf(silent, source)]
}

function sentenceOf(clauses: readonly string[]): string {
  const flowing = clauses.map((clause, index) =>
    clauses.slice(0, index).some(isOfTheWork) ? withPronoun(clause) : clause,
  )
  const sentence = listed(flowing, ', ja')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

function silenceOf(silent: readonly QuestionId[], source: Source): readonly string[] {
  if (silent.length === 0) return []
  if (silent.length === QUESTION_IDS.length)
    return [`${SUBJECTS[source]} ei kerro kysytyistä asioista mitään.`]
  const matters = silent.map((id) => MATTERS[id])
  return [`${SUBJECTS[source]} ei kerro ${listed(matters, ' eikä')}.`]
}

/** The main clauses that a question adds to its sentence; alternatives make one clause together. */
function clausesOf(id: QuestionId, selections: Selections): readonly string[] {
  const chosen = selections[id]
  const excludes = excludedAmong(id, chosen).size > 0
  const joined = byFirstWord(withoutImplied(lettersAsClauses(id, chosen))).map((same) =>
    saidOnce(same, id, excludes ? 'tai' : CONJUNCTION[id]),
  )
  return CONJUNCTION[id] === 'tai' && joined.length > 1 ? [listed(joined, ', tai')] : joined
}

/** Leaves out a clause that another one goes on from: "vakituinen" beside "vakituinen tai …". */
function withoutImplied(clauses: readonly string[]): readonly string[] {
  return clauses.filter((clause) => !clauses.some((other) => other.startsWith(`${clause} `)))
}

function byFirstWord(clauses: readonly string[]): readonly (readonly string[])[] {
  const firstWords = [...new Set(clauses.map(firstWordOf))]
  return firstWords.map((word) => clauses.filter((clause) => firstWordOf(clause) === word))
}

/** Says the words with which all these clauses begin, as do the question's others, only once. */
function saidOnce(clauses: readonly string[], id: QuestionId, conjunction: Conjunction): string {
  const [first = '', ...others] = clauses
  if (others.length === 0) return first
  const beginning = sharedBeginning(
    lettersAsClauses(id, lettersOf(id)).filter((each) => firstWordOf(each) === firstWordOf(first)),
  )
  const rests = clauses.map((clause) => clause.slice(beginning.length))
  return `${beginning}${listed(rests, ` ${conjunction}`)}`
}

/** Whole words, with the space after them. */
function sharedBeginning(clauses: readonly string[]): string {
  const [first = [], ...others] = clauses.map((clause) => clause.split(' '))
  const shared = first.findIndex((word, at) => others.some((other) => other[at] !== word))
  return first
    .slice(0, shared)
    .map((word) => `${word} `)
    .join('')
}

function lettersAsClauses(id: QuestionId, letters: readonly Letter[]): readonly string[] {
  return letters.flatMap((letter) => CODEBOOK[id].options[letter]?.profile ?? [])
}

function withPronoun(clause: string): string {
  const word = firstWordOf(clause)
  return `${PRONOUNS.get(word) ?? word}${clause.slice(word.length)}`
}

function isOfTheWork(clause: string): boolean {
  return PRONOUNS.has(firstWordOf(clause))
}

function firstWordOf(clause: string): string {
  return clause.split(' ', 1)[0] ?? ''
}

/** `a`, `a LAST b`, `a, b LAST c`. `last` brings its own comma or space before. */
function listed(parts: readonly string[], last: string): string {
  const head = parts.slice(0, -1).join(', ')
  const tail = parts.at(-1) ?? ''
  return head === '' ? tail : `${head}${last} ${tail}`
}
