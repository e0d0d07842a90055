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

/** Where a conversation stands: what is asked next, and the best that has been heard. */
type State = {
  readonly messages: ModelMessage[]
  readonly rung: Rung
  /** How often a call that failed has been made again. */
  readonly retries: number
  readonly usage: Usage | null
  readonly best: ServiceAnswer | null
  /** The letters of the best answer whose quotes are being asked for again. */
  readonly missing: readonly string[]
  readonly hasAskedForShape: boolean
}

/** What comes of a call: another one, or the end. */
type Next = { readonly state: State } | { readonly heard: Heard }

/**
 * Asks a service until it has answered or the calls are used up: the one owner of repetitions.
 * @throws EngineFailure where it never answered; what `call` throws besides CallFault
 */
export async function converse(conversation: Conversation): Promise<Heard> {
  let state: State = {
    messages: firstMessages(conversation),
    rung: conversation.firstRung,
    retries: 0,
    usage: NO_USAGE,
    best: null,
    missing: [],
    hasAskedForShape: false,
  }
  for (let calls = 1; ; calls++) {
    const next = await afterCall(conversation, state, calls === MOST_CALLS)
    if ('heard' in next) return next.heard
    state = next.state
  }
}

async function afterCall(conversation: Conversation, state: State, isLast: boolean): Promise<Next> {
  const { messages, rung, best } = state
  let answer: CallAnswer
  try {
    answer = await conversation.call({ ...conversation.prompt, messages, rung }, best !== null)
  } catch (error) {
    return afterFault(conversation, state, error, isLast)
  }
  conversation.onRung(rung)
  return afterAnswer(conversation, state, answer, isLast)
}

/** The same once more, later or in a more modest way, unless that is of no use. */
async function afterFault(
  { random, pause }: Conversation,
  state: State,
  error: unknown,
  isLast: boolean,
): Promise<Next> {
  const isFault = error instanceof CallFault
  // An answer that broke off may have been paid for; nobody tells how much.
  const usage = isFault && error.mayHaveCost ? null : state.usage
  // A second question may fail: what the first brought is good enough.
  if (state.best && (isFault || error instanceof EngineFailure)) {
    return { heard: { answer: state.best, usage } }
  }
  if (!isFault) throw error
  const isUnknown = error.kind === 'schema'
  const rung = isUnknown ? rungBelow(state.rung) : state.rung
  const ms = rung === null ? null : pauseBefore(error, state.retries, random())
  if (rung === null || ms === null || isLast || !(await pause(ms))) {
    throw new EngineFailure(FAILURES[error.kind], error)
  }
  return { state: { ...state, usage, rung, retries: state.retries + (isUnknown ? 0 : 1) } }
}

/** What was heard, unless a second question may bring its shape or its quotes. */
function afterAnswer(
  conversation: Conversation,
  state: State,
  { text, usage: used }: CallAnswer,
  isLast: boolean,
): Next {
  const usage = state.usage && used && addedUsage(state.usage, used)
  const end = (answer: ServiceAnswer | null): Next => ({ heard: { answer, usage } })
  const again = (words: string, rest: Partial<State>): Next => {
    const messages = askedAgain(firstMessages(conversation), text, words)
    return { state: { ...state, ...rest, messages, usage } }
  }
  const parsed = parseAnswer(text)
  if (!parsed.ok) {
    if (state.best || state.hasAskedForShape || isLast) return end(state.best)
    return again(asksAgainForShape(parsed.wrong), { hasAskedForShape: true })
  }
  if (state.best) return end(withQuotesOf(state.best, parsed.answer, state.missing))
  const missing = conversation.unfounded(parsed.answer)
  if (missing.length === 0 || isLast) return end(parsed.answer)
  return again(asksAgainForQuotes(missing), { best: parsed.answer, missing })
}

function firstMessages({ prompt }: Conversation): ModelMessage[] {
  return [{ role: 'user', content: prompt.user }]
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
