import { generateText, jsonSchema, type ModelMessage, Output, streamText } from 'ai'
import type { Usage } from '../../../core/cost.ts'
import { modelOf } from '../services/model.ts'
import type { ServiceSettings } from '../services/settings.ts'
import { CallFault, callFaultOf } from './fault.ts'
import { guardedFetch } from './guarded-fetch.ts'
import type { Rung } from './rungs.ts'

export type Question = {
  /** The stable part, which services can cache. */
  readonly system: string
  readonly messages: readonly ModelMessage[]
  readonly schema: object
  readonly rung: Rung
}

export type CallAnswer = {
  readonly text: string
  /** As the service reported; `null` where it did not. */
  readonly usage: Usage | null
}

type Options = {
  readonly signal: AbortSignal
  /** Told of the answer so far, each time it has grown. */
  readonly onText: (text: string) => void
}

// The library writes to the console what services do not support; the ladder is for that.
globalThis.AI_SDK_LOG_WARNINGS = false

const LONGEST_ANSWER_TOKENS = 8_000

/**
 * One call of a service, never repeated by the library.
 * @throws CallFault, or the signal's reason when it aborts
 */
export async function call(
  settings: ServiceSettings,
  question: Question,
  { signal, onText }: Options,
): Promise<CallAnswer> {
  const silence = silenceAfter(question.rung === 'text' ? null : settings.silenceMs)
  const request = {
    model: modelOf(settings, guardedFetch({ onLife: silence.restart })),
    instructions: question.system,
    messages: [...question.messages],
    maxRetries: 0,
    streamRetries: 0,
    abortSignal: AbortSignal.any([signal, silence.signal]),
    telemetry: { isEnabled: false },
    // The library asks unknown models of Anthropic for more than some can give.
    ...(settings.id === 'anthropic' ? { maxOutputTokens: LONGEST_ANSWER_TOKENS } : {}),
    // OpenAI would keep the answers otherwise.
    providerOptions: { openai: { store: false } },
  }
  try {
    // The most modest way of asking does without a stream as well.
    if (question.rung === 'text') {
      const { text, usage, finishReason } = await generateText(request)
      return answerOf(text, usage, finishReason)
    }
    return await streamed(request, outputOf(question), onText)
  } catch (error) {
    signal.throwIfAborted()
    if (silence.signal.aborted) throw new CallFault('silent')
    throw callFaultOf(error)
  } finally {
    silence.stop()
  }
}

type Request = Omit<Parameters<typeof streamText>[0], 'output' | 'prompt'> & {
  messages: ModelMessage[]
}

async function streamed(
  request: Request,
  output: ReturnType<typeof outputOf>,
  onText: (text: string) => void,
): Promise<CallAnswer> {
  // Errors come as parts of the stream; the library would write them to the console as well.
  const result = streamText({ ...request, output, onError: () => undefined })
  let text = ''
  for await (const part of result.stream) {
    if (part.type === 'text-delta') {
      text += part.text
      onText(text)
    } else if (part.type === 'error') {
      throw part.error
    } else if (part.type === 'finish') {
      return answerOf(text, part.totalUsage, part.finishReason)
    }
  }
  throw new CallFault('broken')
}

function outputOf({ rung, schema }: Question) {
  return rung === 'schema'
    ? Output.object({ schema: jsonSchema(schema), name: 'lxp' })
    : Output.json({ name: 'lxp' })
}

type ReportedUsage = {
  readonly inputTokens: number | undefined
  readonly outputTokens: number | undefined
  readonly totalTokens: number | undefined
}

function answerOf(text: string, reported: ReportedUsage, finishReason: string): CallAnswer {
  if (finishReason === 'content-filter') throw new CallFault('declined')
  if (finishReason === 'interrupted') throw new CallFault('broken')
  const { inputTokens: prompt, outputTokens: completion } = reported
  if (prompt === undefined || completion === undefined) return { text, usage: null }
  const total = reported.totalTokens ?? prompt + completion
  return {
    text,
    usage: { prompt_tokens: prompt, completion_tokens: completion, total_tokens: total },
  }
}

/** A signal that aborts when nothing has been heard for `ms`; `null`: never. */
function silenceAfter(ms: number | null) {
  const controller = new AbortController()
  const start = () => (ms === null ? undefined : setTimeout(() => controller.abort(), ms))
  let timer = start()
  const stop = () => clearTimeout(timer)
  const restart = () => {
    stop()
    timer = start()
  }
  return { signal: controller.signal, restart, stop }
}
