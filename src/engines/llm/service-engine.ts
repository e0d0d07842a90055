import { setTimeout as sleep } from 'node:timers/promises'
import { analysisOf } from '../../core/analysis.ts'
import { estimatedTokens } from '../../core/cost.ts'
import { groundingIn } from '../../core/evidence/evidence.ts'
import { markOf } from '../../core/mark.ts'
import type { Engine, Reading, ReadOptions } from '../engine.ts'
import { EngineFailure } from '../failure.ts'
import { claimsOf } from './answer/claims.ts'
import { lettersSoFar } from './answer/partial.ts'
import { type ServiceAnswer, withChoices } from './answer/schema.ts'
import type { CallAnswer, call, Question } from './calls/call.ts'
import { CircuitOpen, newCircuit } from './calls/circuit.ts'
import { converse } from './calls/conversation.ts'
import { CallFault } from './calls/fault.ts'
import type { Rung } from './calls/rungs.ts'
import type { Spending } from './calls/spending.ts'
import { hasMask, masked } from './masking.ts'
import { type Prompt, promptOf } from './prompt/prompt.ts'
import { addressOf } from './services/address.ts'
import { SERVICE_LABELS, type ServiceSettings } from './services/settings.ts'
import { isCut } from './tokens.ts'

/** What an answer that is there already needs to be checked and sent, in milliseconds. */
const MARGIN_MS = 1_000

/** The services' libraries are large, and most starts never ask one. */
const callService: typeof call = async (...args) => (await import('./calls/call.ts')).call(...args)

type Surroundings = {
  /** Shared by every service: the organisation's budget is one. */
  readonly spending: Spending
  readonly random?: () => number
  /** Makes the calls; another may bring answers that were recorded. */
  readonly makeCall?: typeof call
}

/** The engine behind which an AI service reads. Its answers are checked by the core like any other's. */
export function serviceEngine(settings: ServiceSettings, surroundings: Surroundings): Engine {
  const { spending, random = Math.random, makeCall = callService } = surroundings
  const circuit = newCircuit(Date.now)
  // The way of asking that this service knows, once it is known.
  let rung: Rung = 'schema'

  return {
    info: { id: settings.id, label: SERVICE_LABELS[settings.id], model: settings.model },
    timeoutMs: settings.timeoutMs,
    prices: settings.prices,
    service: {
      host: new URL(addressOf(settings)).host,
      promptTokens: estimatedTokens(promptOf('').system.length),
    },
    read,
  }

  async function read(advert: string, options: ReadOptions): Promise<Reading> {
    const deadline = Date.now() + settings.timeoutMs
    const sent = options.mask ? masked(advert) : advert
    const prompt = promptOf(sent)
    const { answer, usage } = await converse({
      prompt,
      firstRung: rung,
      call: (question, isExtra) =>
        isExtra
          ? extraCall(question, prompt, options, deadline)
          : guardedCall(question, prompt, options),
      pause: async (ms) => {
        if (Date.now() + ms >= deadline) return false
        await sleep(ms, undefined, { signal: options.signal }).catch(() => undefined)
        options.signal.throwIfAborted()
        return true
      },
      random,
      unfounded: (found) => unfoundedMarks(sent, found),
      onRung: (worked) => {
        rung = worked
      },
    })
    if (answer === null) return { kind: 'no-key', usage }
    if (answer.text_is !== 'job_advert') {
      return { kind: 'not-an-advert', reason: answer.text_is, usage }
    }
    return { kind: 'claims', claims: claimsOf(unmasked(answer, sent, advert)), usage }
  }

  /**
   * A call that gives up before the ad's time is up: there is an answer already. Its preview would
   * begin anew, so there is none.
   */
  async function extraCall(
    question: Question,
    prompt: Prompt,
    options: ReadOptions,
    deadline: number,
  ): Promise<CallAnswer> {
    const { onPartial: _shown, ...rest } = options
    const left = AbortSignal.timeout(Math.max(0, deadline - Date.now() - MARGIN_MS))
    const signal = AbortSignal.any([options.signal, left])
    try {
      return await guardedCall(question, prompt, { ...rest, signal })
    } catch (error) {
      options.signal.throwIfAborted()
      throw left.aborted ? new CallFault('silent') : error
    }
  }

  async function guardedCall(
    question: Question,
    prompt: Prompt,
    { signal, onPartial, onRaw }: ReadOptions,
  ): Promise<CallAnswer> {
    if (spending.isSpent()) throw new EngineFailure('budget-spent')
    if (!circuit.mayCall()) throw new EngineFailure('overloaded', new CircuitOpen())
    const promptTokens = estimatedTokens(lengthOf(question))
    let isSent = false
    try {
      const answer = await makeCall(settings, question, {
        signal,
        onSent: () => {
          isSent = true
        },
        onText: (text) => onPartial?.(lettersSoFar(text)),
      })
      circuit.answered()
      spending.add(answer.usage?.total_tokens ?? promptTokens)
      if (answer.usage && isCut(answer.usage.prompt_tokens, prompt)) {
        throw new EngineFailure('prompt-cut')
      }
      // What is of no use here must be of none when it is read again.
      onRaw?.(answer.text)
      return answer
    } catch (error) {
      const isFault = error instanceof CallFault
      if (isFault) (isOutage(error) ? circuit.failed : circuit.answered)()
      // Who stops waiting does not know what the service did meanwhile; the prompt it had.
      const mayHaveCost = isFault ? error.mayHaveCost : isSent && signal.aborted
      if (mayHaveCost) spending.add(promptTokens)
      throw error
    }
  }
}

/** Of everything that is sent, in UTF-16 units. */
function lengthOf({ system, messages }: Question): number {
  return messages.reduce((sum, { content }) => sum + content.length, system.length)
}

/** Whether the service itself is in trouble, and not this one request. */
function isOutage({ kind }: CallFault): boolean {
  return kind === 'busy' || kind === 'broken' || kind === 'silent'
}

/** The letters none of whose quotes stand in what was sent. What is no advertisement has no letters. */
function unfoundedMarks(sent: string, answer: ServiceAnswer): readonly string[] {
  if (answer.text_is !== 'job_advert') return []
  return analysisOf(sent, claimsOf(answer)).answers.flatMap(({ question, letters }) =>
    letters
      .filter(({ evidence }) => evidence.length === 0)
      .map(({ letter }) => markOf(question, letter)),
  )
}

/** The answer with quotes from masked stretches in the ad's own words: both texts have the same offsets. */
function unmasked(answer: ServiceAnswer, sent: string, advert: string): ServiceAnswer {
  if (sent === advert) return answer
  const ground = groundingIn(sent)
  const own = (quote: string) => {
    const found = hasMask(quote) ? ground({ quote }) : null
    return found ? advert.slice(found.start, found.end) : quote
  }
  return withChoices(answer, (choice) => ({
    ...choice,
    quotes: choice.quotes.map(own),
    against: choice.against.map(own),
  }))
}
