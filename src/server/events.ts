import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { WIRE_ERRORS } from '../api/errors.ts'
import type { KeyAnswer, NoKeyAnswer } from '../api/schemas.ts'
import type { PartialAnswer } from '../core/analysis.ts'
import { traceOf } from '../core/trace.ts'
import { wireCodeOf } from './plugins/errors.ts'

type Answer = KeyAnswer | NoKeyAnswer
type Answering = (onPartial: (answers: readonly PartialAnswer[]) => void) => Promise<Answer>

/** When something is sent although there is nothing to say yet, in milliseconds. */
type Times = {
  /**
   * A service may think for long, and what stands in between may give up without headers. The
   * built-in engine never takes as long.
   */
  readonly headersMs: number
  readonly heartbeatMs: number
}
const TIMES: Times = { headersMs: 5_000, heartbeatMs: 10_000 }
/** A comment: readers of events skip it. */
const HEARTBEAT = ': odota\n\n'

/**
 * Sends an answer as server-sent events: `partial` with the letters so far, each time they change, and
 * one `result`; in between, heartbeats. What fails before the first event or the headers is an ordinary
 * refusal with its status; later it is an `error` event with the same status and text.
 */
export async function sendEvents(
  reply: FastifyReply,
  answering: Answering,
  { headersMs, heartbeatMs }: Times = TIMES,
): Promise<FastifyReply> {
  const stream = new PassThrough()
  const send = (text: string) => {
    stream.write(text)
    heartbeat.refresh()
  }
  const write = (name: string, data: object) => send(eventOf(name, data))
  const heartbeat = setInterval(() => send(HEARTBEAT), heartbeatMs)
  const begun = Promise.withResolvers<void>()
  let last = ''
  const answer = answering((answers) => {
    const now = JSON.stringify(answers)
    if (now === last) return
    last = now
    write('partial', { answers })
    begun.resolve()
  })
  const waiting = setTimeout(() => {
    send(HEARTBEAT)
    begun.resolve()
  }, headersMs)
  const stop = () => {
    clearTimeout(waiting)
    clearInterval(heartbeat)
  }
  answer.then(stop, stop)
  const first = await Promise.race([answer, begun.promise])
  clearTimeout(waiting)
  if (first) return asEvents(reply).send(eventOf('result', first))
  answer
    .then((result) => write('result', result))
    .catch((error: Error) => {
      // The person cancelled; there is nobody left to tell.
      if (reply.raw.destroyed) return
      const code = wireCodeOf(error)
      reply.log[code === 'bug' ? 'error' : 'info'](
        { wire: code, cause: traceOf(error) },
        'request refused',
      )
      const { status, text } = WIRE_ERRORS[code]
      write('error', { status, text })
    })
    .finally(() => stream.end())
  return asEvents(reply).send(stream)
}

function asEvents(reply: FastifyReply): FastifyReply {
  // Proxies would collect the events otherwise, and hand them over all at once.
  return reply.header('X-Accel-Buffering', 'no').type('text/event-stream; charset=utf-8')
}

/** One server-sent event; JSON has no line breaks of its own. */
function eventOf(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
