import type { Claim } from '../../core/analysis.ts'
import type { Quote } from '../../core/evidence/evidence.ts'
import { markOf } from '../../core/highlight.ts'
import type { QuestionId } from '../../core/questions.ts'
import { clauseAround } from './clause.ts'
import type { Mark } from './cue.ts'
import { type Findings, weightOf } from './findings.ts'
import type { Hit } from './hit.ts'
import type { Impression } from './learned/impression.ts'
import type { Sentence } from './sentences.ts'
import type { Given } from './weighed.ts'

const MOST_QUOTES = 3
/** A letter less likely than this is not called stated: the cue may mean something else. */
const SURE = 0.9
/** What a quote gains by standing where the ad names duties or conditions. */
const GAIN = 0.5
/** Questions that the tasks answer: what follows from the occupation is shown by them too. */
const ANSWERED_BY_TASKS: ReadonlySet<QuestionId> = new Set<QuestionId>([1, 2, 3, 4, 5])

/**
 * Turns a given letter into a claim: passages of its grounds as quotes, what denies it as `against`.
 * Where no cue speaks for it, the quote is the sentence by which the readers tell it. That the ad
 * states it is claimed only where a passage says it and little else speaks against it.
 */
export function claimOf(
  text: string,
  { question, choice: { letter, grounds }, likelihood }: Given,
  findings: Findings,
  impression: Pick<Impression, 'telling'>,
): Claim {
  const tasks = findings.hits('task')
  const taskSentences = new Set(tasks.map(({ sentence }) => sentence))
  const ranked = (mark: Mark) => byPersuasion(findings.hits(mark), taskSentences)
  const speaking = inTurns(grounds.map(ranked))
  const stated = speaking.filter(({ basis }) => basis === 'stated')
  const inferred = speaking.filter(({ basis }) => basis === 'inferred')
  const mark = markOf(question, letter)
  const telling = speaking.length === 0 ? impression.telling(mark) : null
  const follows = ANSWERED_BY_TASKS.has(question) && inferred.length > 0
  return {
    question,
    letter,
    basis: likelihood >= SURE && stated.some((hit) => saysIt(hit, mark)) ? 'stated' : 'inferred',
    quotes: telling
      ? [clauseAround(text, telling)]
      : quotesOf(text, [...stated, ...inferred, ...(follows ? tasks : [])]),
    against: quotesOf(text, findings.denials(mark)),
  }
}

/** Letters that no ad says in so many words: they follow from what the work is like. */
const NEVER_SAID: ReadonlySet<Mark> = new Set<Mark>(['5C', '5D', '8D', '10C'])
/** A passage of full weight, neither a wish nor said in passing. */
const FULL_WEIGHT = 1

/** Whether a passage says the letter itself, and is not only a sign from which it follows. */
function saysIt(hit: Hit, mark: Mark): boolean {
  return hit.mark === mark && weightOf(hit) >= FULL_WEIGHT && !NEVER_SAID.has(mark)
}

/** The most persuasive first: what is asked for and what is done outweigh what is only said. */
function byPersuasion(hits: readonly Hit[], tasks: ReadonlySet<Sentence>): readonly Hit[] {
  if (hits.length < 2) return hits
  const persuasionOf = (hit: Hit) => {
    const gains = hit.standing === 'required' || tasks.has(hit.sentence)
    return weightOf(hit) + (gains ? GAIN : 0)
  }
  return hits.toSorted((one, other) => persuasionOf(other) - persuasionOf(one))
}

/** The best hit of each ground in the order of the grounds, then the second of each, and so on. */
function inTurns(grounds: readonly (readonly Hit[])[]): readonly Hit[] {
  const longest = Math.max(0, ...grounds.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, turn) => turn)
  return turns.flatMap((turn) => grounds.flatMap((hits) => hits.slice(turn, turn + 1)))
}

/** The clauses around the first hits, each once. */
function quotesOf(text: string, hits: readonly Hit[]): readonly Quote[] {
  const byPlace = new Map<number | undefined, Quote>()
  for (const hit of hits) {
    if (byPlace.size === MOST_QUOTES) break
    const quote = clauseAround(text, hit)
    if (!byPlace.has(quote.at)) byPlace.set(quote.at, quote)
  }
  return [...byPlace.values()]
}
