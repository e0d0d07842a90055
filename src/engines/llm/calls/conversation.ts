import type { ModelMessage } from 'ai'
import { addedUsage, NO_USAGE, type Usage } from '../../../core/cost.ts'
import { markOf } from '../../../core/mark.ts'
import { EngineFailure, type EngineFailureCode } from '../../failure.ts'
import { parseAnswer } from '../answer/parse.ts'
import { type Choice, fieldOf, type ServiceAnswer, withChoices } from '../answer/schema.ts'
import { asksAgainForQuotes, asksAgainForShape, type Prompt } from '../prompt/prompt.ts'
import { pauseBefore } from './backoff.ts'
import type { CallAnswer, Question } from './call.ts'
import { CallFault, type CallFaultKind } from './fault.ts'
import { type Rung, rungBelow } from './rungs.ts'

/** Calls for one ad, whatever the reason: a failure, a more modest way of asking, a second question. */
export const MOST_CALLS = 3

/** The best answer that the calls brought; `null`: none that could be read. */
export type Heard = {
  readonly answer: ServiceAnswer | null
  /** Over every call; `null` where one of them did not tell. */
  readonly usage: Usage | null
}

type Conversation = {
  readonly prompt: Prompt
  readonly firstRung: Rung
  /**
   * Makes one call. `isExtra`: an answer is there already, and must not be lost to the ad's time limit.
   * @throws CallFault, EngineFailure where no call may be made
   */
  readonly call: (question: Question, isExtra: boolean) => Promise<CallAnswer>
  /** Waits, unless what is left of the ad's time is shorter: then it answers `false` at once. */
  readonly pause: (ms: number) => Promise<boolean>
  readonly random: () => number
  /** The letters (`1A`) whose quotes do not stand in the ad. */
  readonly unfounded: (answer: ServiceAnswer) => readonly string[]
  /** Told of the way of asking that brought an answer. */
  readonly onRung: (rung: Rung) => void
}

const FAILURES: Readonly<Record<CallFaultKind, EngineFailureCode>> = {
  schema: 'service-failed',
  'too-long': 'prompt-cut',
  busy: 'overloaded',
  broken: 'service-failed',
  silent: 'timed-out',
  forbidden: 'not-allowed',
  declined: 'declined',
}

/**
 * Asks a service until it has answered or the calls are used up: the one owner of repetitions.
 * @throws EngineFailure where it never answered; what `call` throws besides CallFault
 */
export async function converse(conversation: Conversation): Promise<Heard> {
  const { prompt, unfounded } = conversation
  const first: ModelMessage[] = [{ role: 'user', content: prompt.user }]
  let messages = first
  let rung = conversation.firstRung
  let usage: Usage | null = NO_USAGE
  let retries = 0
  let best: ServiceAnswer | null = null
  let missing: readonly string[] = []
  let hasAskedForShape = false
  for (let calls = 1; calls <= MOST_CALLS; calls++) {
    const isLast = calls === MOST_CALLS
    let heard: CallAnswer
    try {
      heard = await conversation.call({ ...prompt, messages, rung }, best !== null)
    } catch (error) {
      // An answer that broke off may have been paid for; nobody tells how much.
      if (error instanceof CallFault && error.mayHaveCost) usage = null
      // A second question may fail: what the first brought is good enough.
      const isOurs = error instanceof CallFault || error instanceof EngineFailure
      if (best && isOurs) return { answer: best, usage }
      if (!(error instanceof CallFault)) throw error
      const below = error.kind === 'schema' ? rungBelow(rung) : rung
      const ms = below === null ? null : pauseBefore(error, retries, conversation.random())
      if (below === null || ms === null || isLast || !(await conversation.pause(ms))) {
        throw new EngineFailure(FAILURES[error.kind], error)
      }
      rung = below
      if (error.kind !== 'schema') retries += 1
      continue
    }
    conversation.onRung(rung)
    usage = usage && heard.usage && addedUsage(usage, heard.usage)
    const parsed = parseAnswer(heard.text)
    if (!parsed.ok) {
      if (best || hasAskedForShape) break
      hasAskedForShape = true
      messages = askedAgain(first, heard.text, asksAgainForShape(parsed.wrong))
      continue
    }
    if (best) return { answer: withQuotesOf(best, parsed.answer, missing), usage }
    best = parsed.answer
    missing = unfounded(best)
    if (missing.length === 0) break
    messages = askedAgain(first, heard.text, asksAgainForQuotes(missing))
  }
  return { answer: best, usage }
}

/** An answer that is asked again is not repeated at length. */
const LONGEST_REPEATED = 12_000

function askedAgain(first: ModelMessage[], answer: string, again: string): ModelMessage[] {
  const said = answer.trim().slice(0, LONGEST_REPEATED) || '{}'
  return [...first, { role: 'assistant', content: said }, { role: 'user', content: again }]
}

/** The first answer's letters, those of `marks` with the second answer's quotes where it has them. */
function withQuotesOf(
  first: ServiceAnswer,
  second: ServiceAnswer,
  marks: readonly string[],
): ServiceAnswer {
  return withChoices(first, (choice, question) => {
    const { letter } = choice
    if (!marks.includes(markOf(question, letter))) return choice
    const others: readonly Choice[] = second[fieldOf(question)]
    const quotes = others.find((other) => other.letter === letter)?.quotes ?? []
    return { ...choice, quotes: [...choice.quotes, ...quotes] }
  })
}
