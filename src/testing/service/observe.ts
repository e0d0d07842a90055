import {
  APICallError,
  generateText,
  type LanguageModel,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  StreamProviderError,
  streamText,
} from 'ai'
import type { z } from 'zod'

/** What the AI SDK makes of a call; nothing in it throws. */
export type Observed = {
  readonly text?: string
  readonly object?: unknown
  readonly finish?: string
  readonly usage?: { readonly prompt: number | undefined; readonly completion: number | undefined }
  /** The growing object of a stream, or the growing text. */
  readonly partials: readonly unknown[]
  readonly error?: SeenError
}

/** The fields of the SDK's errors by which they can be told apart. */
export type SeenError = {
  readonly name: string
  readonly message: string
  readonly status?: number | undefined
  readonly retryable?: boolean
  readonly headers?: Record<string, string> | undefined
  /** As the service sent it. */
  readonly body?: string | undefined
  readonly finish?: string | undefined
  /** The innermost cause's `code`, as `ECONNRESET`. */
  readonly code?: string
}

type Call<Schema extends z.ZodType> = {
  readonly model: LanguageModel
  readonly prompt: string
  readonly schema?: Schema
  readonly abortSignal?: AbortSignal
}

const settings = <Schema extends z.ZodType>({ schema, ...call }: Call<Schema>) => ({
  ...call,
  maxRetries: 0,
  ...(schema === undefined ? {} : { output: Output.object({ schema, name: 'reading' }) }),
})

/** Asks for a whole answer. */
export async function observeWhole<Schema extends z.ZodType>(
  call: Call<Schema>,
): Promise<Observed> {
  try {
    const result = await generateText(settings(call))
    const seen = {
      text: result.text,
      finish: result.finishReason,
      usage: { prompt: result.usage.inputTokens, completion: result.usage.outputTokens },
      partials: [],
    }
    try {
      return { ...seen, object: result.output }
    } catch (error) {
      return { ...seen, error: seenError(error) }
    }
  } catch (error) {
    return { partials: [], error: seenError(error) }
  }
}

/** Asks for a stream. The first error the stream tells of is the one that counts. */
export async function observeStream<Schema extends z.ZodType>(
  call: Call<Schema>,
): Promise<Observed> {
  const errors: unknown[] = []
  const partials: unknown[] = []
  const result = streamText({
    ...settings(call),
    onError: ({ error }) => {
      errors.push(error)
    },
  })
  const settled = Promise.allSettled([
    result.text,
    result.output,
    result.finishReason,
    result.usage,
  ] as const)
  try {
    for await (const partial of result.partialOutputStream) partials.push(partial)
  } catch (error) {
    errors.push(error)
  }
  const [text, object, finish, usage] = await settled
  if (object.status === 'rejected') errors.push(object.reason)
  return {
    partials,
    ...(text.status === 'fulfilled' ? { text: text.value } : {}),
    ...(object.status === 'fulfilled' ? { object: object.value } : {}),
    ...(finish.status === 'fulfilled' ? { finish: finish.value } : {}),
    ...(usage.status === 'fulfilled'
      ? { usage: { prompt: usage.value.inputTokens, completion: usage.value.outputTokens } }
      : {}),
    ...(errors.length === 0 ? {} : { error: seenError(errors[0]) }),
  }
}

function seenError(error: unknown): SeenError {
  const { name, message } = error instanceof Error ? error : new Error(JSON.stringify(error))
  const seen = { name, message, ...codeOf(error) }
  if (APICallError.isInstance(error)) {
    return {
      ...seen,
      status: error.statusCode,
      retryable: error.isRetryable,
      headers: error.responseHeaders,
      body: error.responseBody,
    }
  }
  if (StreamProviderError.isInstance(error)) {
    return { ...seen, status: error.statusCode, retryable: error.isRetryable }
  }
  if (NoObjectGeneratedError.isInstance(error)) return { ...seen, finish: error.finishReason }
  return NoOutputGeneratedError.isInstance(error) ? { ...seen, name: error.name } : seen
}

function codeOf(error: unknown): { code?: string } {
  if (!(error instanceof Error)) return {}
  const inner = codeOf(error.cause)
  if (inner.code !== undefined) return inner
  return 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
}
