import { inLanguage, lexiconOf } from '../../core/phrases/phrases.ts'
import type { CueMark } from './cue.ts'
import { CUES } from './cues/all.ts'
import { SAID_BY_DENYING, weightOf } from './findings.ts'
import { type Headings, headingsOf } from './headings.ts'
import type { Hit, Standing } from './hit.ts'
import {
  asItself,
  type Misleading,
  type MisleadingWords,
  misledBy,
  wordsByQuestion,
} from './misleading.ts'
import { partition } from './partition.ts'
import {
  type AskedCue,
  type FoundCue,
  type PlacedCue,
  questionAsked,
  questionOf,
  silences,
} from './placed-cue.ts'
import { type Scopes, type Stretch, scopesOf } from './scope.ts'
import type { Scope } from './scope-words.ts'
import type { Advert, Sentence } from './sentences.ts'
import { OCCUPATION_WEIGHTS, type Sought, soughtIn } from './sought.ts'

const LEXICON = lexiconOf(CUES.map((cue): AskedCue => ({ ...cue, question: questionOf(cue.mark) })))
/** What an applicant may be asked for; what the job itself is like is no wish. */
const WISHABLE = /^([57]|some-education|experienced)/
/** What is said of the contract or of no experience holds beside "lähetä hakemus" too. */
const CONTRACTUAL = /^(9|8E|6D|1[ABC])/
/** Education that is asked for; where it is offered, it is no condition. */
const ASKABLE = /^(7[BC]|some-education)/
/** Papers tell of the people one is to work with ("rikosrekisteriote lasten kanssa työskentelyä varten"). */
const OF_PEOPLE = /^[24]/
/** Induction and training are the employer's to give: speaking of the employer does not weaken them. */
const GIVEN = /^(1B|8B)/

/** What the job itself is like, and not what it asks of the worker. */
const OF_THE_JOB = /^(?:[123469]\D|5C)/
/** Experience, cards and skills. */
const ASKED_OF_WORKER =
  /kokemu|kortti|kortin|taito|taido|osaami|erfarenhet|körkort|kunskap|^experience|^licen[cs]e|^skills?$/

/** What is found in an ad. */
export type Reading = {
  /** What it says, and what follows from the occupation that it seeks. */
  readonly hits: readonly Hit[]
  /** What only looks as if it said something. */
  readonly misleading: Misleading
}

export function readHits(
  advert: Advert,
  sought: readonly Sought[] = soughtIn(advert),
  headings: Headings = headingsOf(advert),
): Reading {
  const read = advert.sentences.map((sentence) => ({
    sentence,
    ...cueHits(advert, sentence, headings.get(sentence)),
  }))
  return {
    hits: [...read.flatMap(({ hits }) => hits), ...sought.flatMap(occupationHits)],
    misleading: new Map(
      read.flatMap(({ sentence, misleading }) =>
        misleading.size > 0 ? [[sentence, misleading] as const] : [],
      ),
    ),
  }
}

type Read = { readonly hits: readonly Hit[]; readonly misleading: MisleadingWords }
const NOTHING_READ: Read = { hits: [], misleading: new Map() }

function cueHits(
  { text, titleEnd }: Advert,
  sentence: Sentence,
  heading: Sentence | undefined,
): Read {
  const all = inLanguage(LEXICON.find(sentence.words), sentence.language)
  if (all.length === 0) return NOTHING_READ
  const scopes = scopesOf(text, sentence, heading)
  const found = all
    .filter((one) => isInPlace(one, scopes))
    .map((one): PlacedCue => ({ ...one, isDenied: scopes.denies(one) }))
    .map((one, _, placed) => ({
      ...one,
      isDenied: placed.some((other) => deniesToo(other, one, scopes)),
    }))
  const heard = found
    .filter((one) => !found.some((other) => silences(other, one)) && !isUnasked(one, sentence))
    .map((one) => {
      const start = sentence.words[one.from]?.start ?? sentence.start
      const end = sentence.words[one.to]?.end ?? sentence.end
      const { mark, weight } = one.meaning.row
      const standing = standingOf(one, scopes, start < titleEnd)
      const hit: Hit = { mark, weight, basis: 'stated', standing, start, end, sentence }
      return { ...one, hit }
    })
  const isOfThatDay = ({ meaning, from, to }: FoundCue) =>
    meaning.row.unless === 'dated' && scopes.near('dated', { from, to })
  const [ofApplying, ofTheJob] = partition(
    heard,
    ({ hit, from, to }) =>
      hit.standing === 'applying' && scopes.nearInClause('applying', { from, to }),
  )
  return {
    hits: heard.map(({ hit }) => hit),
    misleading: wordsByQuestion(
      [...misledBy(found), ...[...ofApplying, ...all.filter(isOfThatDay)].map(asItself)],
      new Set(ofTheJob.filter(({ hit }) => weightOf(hit) > 0).map(questionAsked)),
    ),
  }
}

/** Whether a cue that speaks only in company, or never in some company, may speak here. */
function isInPlace({ meaning, from, to }: FoundCue, scopes: Scopes): boolean {
  const { within, unless } = meaning.row
  const near = (scope: Scope) => scopes.near(scope, { from, to })
  return (!within || near(within)) && !(unless && near(unless))
}

/**
 * Whether a denied cue is the other, or the same in more words of the same clause: "liukuvaa työaikaa ei ole" denies
 * "liukuvaa", and "itsenäistä, mutta emme työskentele yksin" does not deny "itsenäistä".
 */
function deniesToo(other: PlacedCue, one: PlacedCue, scopes: Scopes): boolean {
  const { mark } = one.meaning.row
  if (!other.isDenied) return false
  if (other === one) return true
  const begins = other.from === one.from && other.to >= one.to
  const isSame = begins && other.meaning.row.mark === mark && !SAID_BY_DENYING.has(mark)
  return isSame && scopes.isOneClause({ from: one.to, to: other.to })
}

/** What is not asked of the worker denies nothing of the job: "aiempaa myyntikokemusta et tarvitse". */
function isUnasked({ isDenied, meaning, from, to }: PlacedCue, { words }: Sentence): boolean {
  if (!isDenied || !OF_THE_JOB.test(meaning.row.mark)) return false
  return words.slice(Math.max(0, from - 2), to + 2).some(({ text }) => ASKED_OF_WORKER.test(text))
}

function standingOf(cue: PlacedCue, scopes: Scopes, inTitle: boolean): Standing {
  if (cue.isDenied) return 'denied'
  const stretch: Stretch = cue
  const { mark } = cue.meaning.row
  if (inTitle) return 'title'
  if (!CONTRACTUAL.test(mark) && scopes.near('applying', stretch)) return 'applying'
  if (OF_PEOPLE.test(mark) && scopes.nearInClause('papers', stretch)) return 'applying'
  if (WISHABLE.test(mark) && scopes.wishes(stretch)) return 'wished'
  if (isOfEmployer(mark, scopes, stretch)) return 'employer'
  if (ASKABLE.test(mark) && isOffered(scopes, stretch)) return 'offered'
  return scopes.near('requires', stretch) ? 'required' : 'mentioned'
}

/** Whether the employer is spoken of; what it offers in the same clause is the worker's: "pörssiyhtiönä tarjoamme …". */
function isOfEmployer(mark: CueMark, scopes: Scopes, stretch: Stretch): boolean {
  const speaksOfItself = !GIVEN.test(mark) && scopes.near('employer', stretch)
  if (speaksOfItself && !scopes.nearInClause('offers', stretch)) return true
  return scopes.near('trade', stretch) && !scopes.near('job', stretch)
}

function isOffered(scopes: Scopes, stretch: Stretch): boolean {
  return scopes.near('offers', stretch) && !scopes.near('requires', stretch)
}

function occupationHits({ occupation, place, start, end, sentence }: Sought): readonly Hit[] {
  return occupation.implications.map(({ mark, weight }) => ({
    mark,
    weight: weight * OCCUPATION_WEIGHTS[place],
    basis: 'inferred' as const,
    standing: 'mentioned' as const,
    start,
    end,
    sentence,
  }))
}
