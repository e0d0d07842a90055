import type { Claim } from '../../core/analysis.ts'
import type { Quote } from '../../core/evidence/evidence.ts'
import { markOf } from '../../core/mark.ts'
import type { QuestionId } from '../../core/questions.ts'
import { clauseAround } from './clause.ts'
import type { CueMark } from './cue.ts'
import { type Findings, weightOf } from './findings.ts'
import type { Hit, Passage } from './hit.ts'
import type { Impression } from './learned/impression.ts'
import type { Given } from './weighed.ts'

const MOST_QUOTES = 3
/** A letter less likely than this is not called stated: the cue may mean something else. */
const SURE = 0.9
/** In log-odds. A passage that persuades so much less than the first is not quoted beside it. */
const FAR_BEHIND = 4
/** What a quote gains by standing where the ad names duties or conditions. */
const GAIN = 0.5
/** Questions that the tasks answer: what follows from the occupation is shown by them too. */
const ANSWERED_BY_TASKS: ReadonlySet<QuestionId> = new Set<QuestionId>([1, 2, 3, 4, 5])

/**
 * Turns a given letter into a claim: the passages that speak for it as quotes, what denies it as
 * `against`, unless the same sentence says it too ("päivätyötä, ei vuorotyötä"). Passages are what the
 * cues found and the word by which the readers tell it. That the ad states it is claimed only where a
 * passage that is shown says it and little else speaks against it, in an ad of a usual kind.
 */
export function claimOf(
  text: string,
  { question, choice: { letter, grounds }, likelihood }: Given,
  findings: Findings,
  impression: Pick<Impression, 'telling' | 'says'>,
  isUnusual: boolean,
): Claim {
  const mark = markOf(question, letter)
  const isSure = !isUnusual && likelihood >= SURE
  const hits = grounds.flatMap((ground) => findings.hits(ground))
  const tasks = findings.hits('task')
  const follows = ANSWERED_BY_TASKS.has(question) && hits.some(({ basis }) => basis === 'inferred')
  const found = follows ? [...hits, ...tasks] : hits
  const taskSentences = new Set(tasks.map(({ sentence }) => sentence))
  const says = ({ sentence }: Passage) => impression.says(sentence, mark)
  const gainOf = ({ standing, sentence }: Hit) =>
    standing === 'required' || taskSentences.has(sentence) ? GAIN : 0
  const passages = mostPersuasive([
    ...found.map((hit) => ({
      ...hit,
      persuasion: says(hit) + weightOf(hit) + gainOf(hit),
      isSaying: saysIt(hit, mark),
    })),
    ...tellingApartFrom(found, impression.telling(mark)).map((each) => ({
      ...each,
      persuasion: says(each),
      isSaying: false,
    })),
  ])
  const quotes = quotesOf(text, passages)
  const isStated = passages.some((one) => one.isSaying && quotes.some((each) => shows(each, one)))
  return {
    question,
    letter,
    basis: isSure && isStated ? 'stated' : 'inferred',
    quotes,
    against: quotesOf(
      text,
      findings.denials(mark).filter(({ sentence }) => findings.denies(sentence, mark)),
    ),
  }
}

type Persuasive = Passage & {
  /** In log-odds: how surely it says the letter, with what its cue weighs. */
  readonly persuasion: number
  /** Whether it says the letter itself. */
  readonly isSaying: boolean
}

/** Letters that no ad says in so many words: they follow from what the work is like. */
const NEVER_SAID: ReadonlySet<CueMark> = new Set<CueMark>(['5C', '5D', '8D', '10C'])
/** A passage of full weight, neither a wish nor said in passing. */
const FULL_WEIGHT = 1

/** Whether a passage says the letter itself, and is not an occupation or a sign from which it follows. */
function saysIt(hit: Hit, mark: CueMark): boolean {
  return (
    hit.mark === mark &&
    hit.basis === 'stated' &&
    weightOf(hit) >= FULL_WEIGHT &&
    !NEVER_SAID.has(mark)
  )
}

/** The most persuasive first, without those that say next to nothing beside it. */
function mostPersuasive(passages: readonly Persuasive[]): readonly Persuasive[] {
  const [first, ...others] = passages.toSorted((one, other) => other.persuasion - one.persuasion)
  if (!first) return []
  return [first, ...others.filter(({ persuasion }) => first.persuasion - persuasion <= FAR_BEHIND)]
}

/** By what the readers tell a letter, unless a cue speaks for it in the same sentence. */
function tellingApartFrom(hits: readonly Hit[], telling: Passage | null): readonly Passage[] {
  if (!telling || hits.some(({ sentence }) => sentence === telling.sentence)) return []
  return [telling]
}

/** The clauses around the first passages; none that shares words with one before it. */
function quotesOf(text: string, passages: readonly Passage[]): readonly PlacedQuote[] {
  const quotes: PlacedQuote[] = []
  for (const passage of passages) {
    if (quotes.length === MOST_QUOTES) break
    const quote = clauseAround(text, passage)
    if (!quotes.some((other) => areTogether(quote, other))) quotes.push(quote)
  }
  return quotes
}

type PlacedQuote = Quote & { readonly at: number }

function shows({ at, quote }: PlacedQuote, { start, end }: Passage): boolean {
  return at <= start && end <= at + quote.length
}

function areTogether(one: PlacedQuote, other: PlacedQuote): boolean {
  return one.at < other.at + other.quote.length && other.at < one.at + one.quote.length
}
