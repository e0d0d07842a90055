import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { WIRE_ERRORS, type WireErrorCode } from '../../api/errors.ts'
import { traceOf } from '../../core/trace.ts'
import { EngineFailure } from '../../engines/failure.ts'
import { WireError } from '../wire-error.ts'

/** Fastify's own refusals, in our words. */
const FASTIFY_CODES: Readonly<Record<string, WireErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-long',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-json',
}

/** Answers every error with a short Finnish plain text, and logs its cause without the ad's text. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error, request, reply) => {
    // The person cancelled; there is nobody left to answer.
    if (request.raw.socket.destroyed) return reply.hijack()
    const code = wireCodeOf(error)
    const level = code === 'bug' ? 'error' : 'info'
    request.log[level]({ wire: code, cause: traceOf(error) }, 'request refused')
    return sendError(reply, code)
  })
  app.setNotFoundHandler((_request, reply) => sendError(reply, 'not-found'))
}

export function sendError(reply: FastifyReply, code: WireErrorCode): FastifyReply {
  const { status, text } = WIRE_ERRORS[code]
  return reply.code(status).type('text/plain; charset=utf-8').send(text)
}

/** The refusal that an error comes to. */
export function wireCodeOf(error: Error): WireErrorCode {
  if (error instanceof WireError || error instanceof EngineFailure) return error.code
  const { code, statusCode = 500 } = error as Partial<FastifyError>
  const known = FASTIFY_CODES[code ?? '']
  // What a library blames on the client is no bug of ours.
  return known ?? (statusCode >= 400 && statusCode < 500 ? 'bad-request' : 'bug')
}

/** What cannot be understood as a request at all is answered in plain words too, and closed. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (socket.destroyed || !socket.writable) return
  const code = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'too-slow' : 'bad-request'
  const { status, text } = WIRE_ERRORS[code]
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}
