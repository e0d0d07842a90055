import type { Answer, Ending } from './answer.ts'
import type { Asked } from './asked.ts'
import type { TextReply } from './reply.ts'
import type { Request, Wire } from './wire.ts'

/** An answer as it goes over the wire, pauses and accidents included. */
export type Script = {
  readonly beforeMs: number
  /** Null: the connection dies instead of a header. */
  readonly status: number | null
  readonly headers: Readonly<Record<string, string>>
  /** May have no end. */
  readonly parts: Iterable<string>
  readonly betweenMs: number
  readonly ending: 'end' | 'reset' | 'hang'
}

/** What a script is written from; `call` counts from 0. */
export type Scene = {
  readonly wire: Wire
  readonly asked: Asked
  /** What the envelope depends on. */
  readonly request: Pick<Request, 'tool' | 'counted'>
  readonly call: number
}

/** What a service counted, unless the test says otherwise. */
export const USAGE = { prompt: 1200, completion: 80 } as const
const PIECES = 4
/** An answer of nothing, to be filled. */
export const still = {
  beforeMs: 0,
  status: 200,
  headers: {},
  parts: [],
  betweenMs: 0,
  ending: 'end',
} as const satisfies Script

/** What the model says, in its envelope. */
export function spoken(
  scene: Scene,
  reply: TextReply,
  end?: { readonly ending: Ending; readonly text: string },
): Script {
  const answer = answerOf(scene, reply, end)
  if (!scene.asked.streamed) return json(200, scene.wire.whole(answer))
  const { opening, pieces, closing } = scene.wire.stream(answer)
  return sse([...opening, ...pieces, ...closing], reply.chunkDelayMs)
}

export const answerOf = (
  { asked, request }: Scene,
  { text, chunks = PIECES, usage = USAGE, finish = 'stop' }: TextReply,
  end?: { readonly ending: Ending; readonly text: string },
): Answer => ({
  model: asked.model,
  pieces: end?.text === 'nothing' ? [] : piecesOf(text, chunks),
  ending: end?.ending ?? finish,
  tool: request.tool,
  usage: request.counted ? usage : null,
})

function piecesOf(text: string, count: number): readonly string[] {
  const size = Math.max(1, Math.ceil(text.length / count))
  const starts = Array.from({ length: Math.ceil(text.length / size) }, (_, index) => index * size)
  return text === '' ? [''] : starts.map((start) => text.slice(start, start + size))
}

export const json = (status: number, body: unknown): Script => ({
  ...still,
  status,
  headers: { 'content-type': 'application/json' },
  parts: [JSON.stringify(body)],
})

export const sse = (parts: readonly string[], betweenMs = 0): Script => ({
  ...still,
  headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' },
  parts,
  betweenMs,
})
