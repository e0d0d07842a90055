import { z } from 'zod/mini'
import type { PartialAnswer } from '../core/analysis.ts'
import { PartialSchema } from './schemas.ts'

/** How an answer that came as events ended. */
export type EventsEnd =
  | { readonly kind: 'result'; readonly body: unknown }
  | { readonly kind: 'refused'; readonly status: number; readonly body: string }

const ErrorSchema = z.object({ status: z.number(), text: z.string() })

/** Whether the response comes as server-sent events. */
export function isEvents(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
}

/**
 * Reads an answer that comes as server-sent events to its end.
 * @throws where the stream breaks off before it, or an event is not JSON
 */
export async function readEvents(
  response: Response,
  onPartial: (answers: readonly PartialAnswer[]) => void,
): Promise<EventsEnd> {
  // Few answers come like this: the first load does without it.
  const { EventSourceParserStream } = await import('eventsource-parser/stream')
  const events = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  for (;;) {
    const read = await events?.read()
    if (!read || read.done) throw new Error('the answer broke off')
    const { event, data } = read.value
    if (event === 'result') return { kind: 'result', body: JSON.parse(data) }
    if (event === 'error') {
      const { status, text } = ErrorSchema.parse(JSON.parse(data))
      return { kind: 'refused', status, body: text }
    }
    const partial = event === 'partial' ? PartialSchema.safeParse(JSON.parse(data)) : null
    if (partial?.success) onPartial(partial.data.answers)
  }
}
