import { generateText, jsonSchema, type ModelMessage, Output, streamText } from 'ai'
import type { Usage } from '../../../core/cost.ts'
import { modelOf } from '../services/model.ts'
import type { ServiceSettings } from '../services/settings.ts'
import { CallFault } from './fault.ts'
import { callFaultOf } from './fault-of.ts'
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
  /** Told as the request goes out. */
  readonly onSent: () => void
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
  { signal, onSent, onText }: Options,
): Promise<CallAnswer> {
  const isStream = question.rung !== 'text'
  const silence = silenceAfter(isStream ? settings.silenceMs : null)
  const request = {
    model: modelOf(settings, guardedFetch({ onSent, onLife: silence.restart, isStream })),
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
    if (!isStream) {
      const whole = await generateText({ ...request, include: { responseBody: true } })
      if (isRefusal(whole.response.body)) throw new CallFault('declined')
      return answerOf(whole.text, whole.usage, whole)
    }
    return await streamed(request, outputOf(question), onText)
  } catch (error) {
    signal.throwIfAborted()
    if (silence.signal.aborted) throw new CallFault('silent')
    throw callFaultOf(error, question.rung)
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
  const result = streamText({
    ...request,
    output,
    onError: () => undefined,
    include: { rawChunks: true },
  })
  let text = ''
  for await (const part of result.stream) {
    if (part.type === 'text-delta') {
      text += part.text
      onText(text)
    } else if (part.type === 'raw' && isRefusal(part.rawValue)) {
      throw new CallFault('declined')
    } else if (part.type === 'error') {
      throw part.error
    } else if (part.type === 'finish') {
      // An end without a reason is none: the stream was cut, or never was one.
      if (part.finishReason === 'other' && !part.rawFinishReason) break
      return answerOf(text, part.totalUsage, part)
    }
  }
  throw new CallFault('broken')
}

type Choices = readonly { readonly [part: string]: { readonly refusal?: unknown } | undefined }[]

/** A chunk or an answer of Azure's in which the model declines: its package overlooks that field. */
function isRefusal(body: unknown): boolean {
  const choices = (body as { choices?: Choices } | null | undefined)?.choices
  if (!Array.isArray(choices)) return false
  return (choices as Choices).some(({ delta, message }) => Boolean((delta ?? message)?.refusal))
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

type End = { readonly finishReason: string; readonly rawFinishReason: string | undefined }

function answerOf(
  text: string,
  reported: ReportedUsage,
  { finishReason, rawFinishReason }: End,
): CallAnswer {
  // Not every package translates its service's word for it.
  const isFiltered = finishReason === 'content-filter' || rawFinishReason === 'content_filter'
  if (isFiltered) throw new CallFault('declined')
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
