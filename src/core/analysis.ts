import { type Evidence, groundingIn, type Quote } from './evidence/evidence.ts'
import { EMPTY_SELECTIONS, type Selections } from './key.ts'
import { standsInOrders } from './orders.ts'
import {
  excludedAmong,
  isLetterOf,
  isQuestionId,
  type Letter,
  lettersOf,
  QUESTION_IDS,
  type QuestionId,
} from './questions.ts'

export const BASES = ['stated', 'inferred'] as const
/** Whether the ad says it, or it follows from what the ad says (as from the occupation). */
export type Basis = (typeof BASES)[number]

/** What an engine says of one letter: why it holds, in the ad's own words, and what speaks against. */
export type Claim = {
  readonly question: QuestionId
  readonly letter: Letter
  readonly basis: Basis
  readonly quotes: readonly Quote[]
  readonly against: readonly Quote[]
}

export const DOUBTS = [
  'no-evidence',
  'contradiction',
  'exclusive-letters',
  'readers-differ',
] as const
/** A checkable reason to look at the question again. */
export type Doubt = (typeof DOUBTS)[number]

export type LetterAnswer = {
  readonly letter: Letter
  readonly basis: Basis
  readonly evidence: readonly Evidence[]
  readonly against: readonly Evidence[]
}

export type Answer = {
  readonly question: QuestionId
  readonly doubt: readonly Doubt[]
  readonly letters: readonly LetterAnswer[]
  /** What a second reader answered, where it differs; `null` where it agrees or there was none. */
  readonly other: readonly LetterAnswer[] | null
}

/** A question that a service has begun, with its letters so far: a preview that nothing may rely on. */
export type PartialAnswer = { readonly question: QuestionId; readonly letters: readonly Letter[] }

/** Ten answers in question order, every quote verified against the text. */
export type Analysis = { readonly answers: readonly Answer[] }

/** An engine broke its contract: it claimed a letter that the question does not have. */
export class ClaimFault extends Error {
  constructor(question: unknown, letter: unknown) {
    super(`no such option: question ${String(question)}, letter ${String(letter)}`)
    this.name = 'ClaimFault'
  }
}

/**
 * Turns an engine's claims into the analysis that everything else trusts: quotes are grounded in the
 * text, claims of the same letter joined, doubts added. A letter whose quotes do not stand in the
 * text stays, with the doubt `no-evidence`.
 * @throws ClaimFault for a question or letter outside the table
 */
export function analysisOf(text: string, claims: readonly Claim[]): Analysis {
  for (const { question, letter } of claims) {
    if (!isQuestionId(question) || !isLetterOf(question, letter))
      throw new ClaimFault(question, letter)
  }
  const groundOne = soundGroundingIn(text)
  const answers = QUESTION_IDS.map((question) => {
    const letters = lettersOf(question)
      .map((letter) =>
        claims.filter((claim) => claim.question === question && claim.letter === letter),
      )
      .filter((same) => same.length > 0)
      .map((same) => letterAnswer(same, groundOne))
    return { question, letters, doubt: doubtsOf(question, letters), other: null }
  })
  return { answers }
}

/**
 * The first reader's analysis, with what the second answered wherever their letters differ, and the
 * doubt `readers-differ` there. The key stays the first reader's.
 */
export function compared(first: Analysis, second: Analysis): Analysis {
  const answers = first.answers.map((answer) => {
    const other = second.answers.find(({ question }) => question === answer.question)
    if (!other || isSameLetters(answer.letters, other.letters)) return answer
    return {
      ...answer,
      doubt: DOUBTS.filter((doubt) => doubt === 'readers-differ' || answer.doubt.includes(doubt)),
      other: other.letters,
    }
  })
  return { answers }
}

function isSameLetters(one: readonly LetterAnswer[], other: readonly LetterAnswer[]): boolean {
  const letters = (answers: readonly LetterAnswer[]) => answers.map(({ letter }) => letter).join('')
  return letters(one) === letters(other)
}

/** The letters of the answers as selections: the AI key. */
export function selectionsOf(analysis: Analysis): Selections {
  const selections: Record<QuestionId, readonly Letter[]> = { ...EMPTY_SELECTIONS }
  for (const answer of analysis.answers) {
    selections[answer.question] = answer.letters.map(({ letter }) => letter)
  }
  return selections
}

type Grounding = ReturnType<typeof groundingIn>

/** A passage that gives orders about the key proves nothing of the job, however verbatim it is. */
function soundGroundingIn(text: string): Grounding {
  const ground = groundingIn(text)
  return (quote) => {
    const evidence = ground(quote)
    return evidence && standsInOrders(text, evidence.start, evidence.end) ? null : evidence
  }
}

function letterAnswer(claims: readonly Claim[], groundOne: Grounding): LetterAnswer {
  const [first] = claims as [Claim, ...Claim[]]
  const ground = (quotes: readonly Quote[]) => groundEach(quotes, groundOne)
  return {
    letter: first.letter,
    basis: claims.some((claim) => claim.basis === 'stated') ? 'stated' : 'inferred',
    evidence: ground(claims.flatMap((claim) => claim.quotes)),
    against: ground(claims.flatMap((claim) => claim.against)),
  }
}

/** Each place once. */
function groundEach(quotes: readonly Quote[], groundOne: Grounding): readonly Evidence[] {
  const byPlace = new Map<string, Evidence>()
  for (const quote of quotes) {
    const evidence = groundOne(quote)
    if (evidence) byPlace.set(`${evidence.start}-${evidence.end}`, evidence)
  }
  return [...byPlace.values()]
}

function doubtsOf(question: QuestionId, letters: readonly LetterAnswer[]): readonly Doubt[] {
  const chosen = letters.map(({ letter }) => letter)
  const found = {
    'no-evidence': letters.some(({ evidence }) => evidence.length === 0),
    contradiction: letters.some(({ against }) => against.length > 0),
    'exclusive-letters': excludedAmong(question, chosen).size > 0,
    // Only a comparison of two readings can find this one; a single reading never does.
    'readers-differ': false,
  } satisfies Record<Doubt, boolean>
  return DOUBTS.filter((doubt) => found[doubt])
}
