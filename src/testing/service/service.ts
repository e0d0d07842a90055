import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Asked } from './asked.ts'
import { play } from './play.ts'
import type { Reply } from './reply.ts'
import { scriptOf } from './script.ts'
import { WIRES } from './wires/all.ts'

/** An AI service on this machine. `await using` closes it, and so does `serviceForTest`. */
export type Service = AsyncDisposable & {
  /** Without a slash at the end; `clients.ts` has the addresses under it. */
  readonly url: string
  /** All requests so far, in order. */
  readonly calls: readonly Asked[]
  /** Cuts what is still under way. */
  close(): Promise<void>
}

/**
 * Starts a service that speaks every protocol in `WIRES` and answers as `reply` says; `call`
 * counts from 0. A path nobody speaks is answered with 404, a `reply` that throws with 500, both
 * as plain text that says so.
 */
export async function startService(
  reply: (asked: Asked, call: number) => Reply | Promise<Reply>,
): Promise<Service> {
  const calls: Asked[] = []
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end(`The service cannot answer: ${error}`)
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/'
    const { pathname } = new URL(path, 'http://localhost')
    const wire = WIRES.find((one) => one.recognises(pathname))
    if (wire === undefined || request.method !== 'POST') {
      response.writeHead(404, { 'content-type': 'text/plain' })
      response.end(`No protocol has ${request.method} ${path}`)
      return
    }
    const aborted = leavingOf(response)
    const body = await json(request)
    const { tool, counted, ...question } = wire.read(body, pathname)
    const headers = headersOf(request)
    const asked = { protocol: wire.protocol, path, headers, body, aborted, ...question }
    const call = calls.push(asked) - 1
    const scene = { wire, asked, request: { tool, counted }, call }
    const script = scriptOf(scene, await reply(asked, call))
    await play(script, response)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    if (!server.listening) return
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeAllConnections()
    await closed
  }
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, calls, close, [Symbol.asyncDispose]: close }
}

const leavingOf = (response: ServerResponse) =>
  new Promise<boolean>((resolve) => {
    response.once('close', () => resolve(!response.writableFinished))
  })

const headersOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  )
