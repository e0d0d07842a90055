import type { Answer } from './answer.ts'
import type { Protocol, Question } from './asked.ts'

/** What a service complains of. */
export type Mistake = {
  readonly status: number
  readonly message: string
  readonly code?: string
  /** The part of the request it is about. */
  readonly field?: string
}

/** A request as read: the question, and what the envelope of its answer depends on. */
export type Request = Question & {
  /** The tool that the client forces the model to use. */
  readonly tool: string | null
  /** Whether the client asked to be told the usage, or need not ask. */
  readonly counted: boolean
}

/** The server-sent events of one answer, in order; only `pieces` carry text. */
export type Frames = {
  readonly opening: readonly string[]
  readonly pieces: readonly string[]
  readonly closing: readonly string[]
}

/** One protocol: reads its requests and writes its answers, whole and as a stream. */
export type Wire = {
  readonly protocol: Protocol
  /** `pathname` is without the query. */
  readonly recognises: (pathname: string) => boolean
  readonly read: (body: unknown, pathname: string) => Request
  readonly whole: (answer: Answer) => unknown
  readonly stream: (answer: Answer) => Frames
  /** The body of an answer that is not 2xx. */
  readonly mistake: (mistake: Mistake) => unknown
  readonly mistakeFrame: (mistake: Mistake) => string
  /** How the service says that it cannot hold to a schema. */
  readonly schemaMistake: Omit<Mistake, 'status'>
  /** How it turns a question away; null when it does so in an ordinary answer. */
  readonly promptMistake: Omit<Mistake, 'status'> | null
}

export const dataFrame = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`

/** A frame whose event has a name, which is also its data's `type`. */
export const namedFrame = <Data extends { readonly type: string }>(data: Data): string =>
  `event: ${data.type}\n${dataFrame(data)}`

/** Looks into JSON of unknown shape; undefined where there is nothing. */
export const inside = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined,
    value,
  )

/** The texts of messages, whichever of the usual names their parts go by. */
export function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return ['content', 'parts', 'text'].flatMap((key) => {
    const part = inside(value, key)
    return part === undefined ? [] : textsOf(part)
  })
}
