import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { WIRE_ERRORS } from '../api/errors.ts'
import type { KeyAnswer, NoKeyAnswer } from '../api/schemas.ts'
import type { PartialAnswer } from '../engines/engine.ts'
import { traceOf, wireCodeOf } from './plugins/errors.ts'

type Answer = KeyAnswer | NoKeyAnswer
type Answering = (onPartial: (answers: readonly PartialAnswer[]) => void) => Promise<Answer>

/**
 * Sends an answer as server-sent events: `partial` with the letters so far, each time they change, and
 * one `result`. What fails before the first event is an ordinary refusal with its status; later it is
 * an `error` event with the same status and text.
 */
export async function sendEvents(reply: FastifyReply, answering: Answering): Promise<FastifyReply> {
  const stream = new PassThrough()
  const write = (name: string, data: object) => stream.write(eventOf(name, data))
  const begun = Promise.withResolvers<void>()
  let last = ''
  const answer = answering((answers) => {
    const now = JSON.stringify(answers)
    if (now === last) return
    last = now
    write('partial', { answers })
    begun.resolve()
  })
  const first = await Promise.race([answer, begun.promise])
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
  return reply.type('text/event-stream; charset=utf-8')
}

/** One server-sent event; JSON has no line breaks of its own. */
function eventOf(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
