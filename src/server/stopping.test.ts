import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { WIRE_ERRORS } from '../api/errors.ts'
import type { Reading } from '../engines/engine.ts'
import { fakeEngine } from '../engines/fake.ts'
import { buildApp } from './app.ts'
import { configOf } from './config.ts'

async function listening(read: Parameters<typeof fakeEngine>[0]) {
  const configured = configOf({})
  if (!configured.ok) throw new Error('config')
  const app = await buildApp({ config: configured.config, engines: [fakeEngine(read)] })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ask = () => {
    const outgoing = request({
      port,
      method: 'POST',
      path: '/api/lxp',
      headers: { 'content-type': 'application/json' },
    })
    outgoing.on('error', () => undefined)
    outgoing.end(JSON.stringify({ text: 'Ilmoitus' }))
    return outgoing
  }
  return { app, ask }
}

/** A server in the midst of an ad, which it finishes when told what it has read. */
async function reading() {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<Reading>()
  const { app, ask } = await listening(() => {
    begun.resolve()
    return end.promise
  })
  const outgoing = ask()
  await begun.promise
  return { app, outgoing, finish: end.resolve }
}

const EMPTY: Reading = { kind: 'claims', claims: [], usage: null }

it('a client that goes away aborts the engine', async () => {
  const begun = Promise.withResolvers<AbortSignal>()
  const { app, ask } = await listening((_text, { signal }) => {
    begun.resolve(signal)
    return new Promise(() => undefined)
  })
  const outgoing = ask()
  const signal = await begun.promise
  expect(signal.aborted).toBe(false)
  outgoing.destroy()
  await once(signal, 'abort')
  await app.close()
})

it('a stopping server answers on an open connection in the words of the wire', async () => {
  const { app, outgoing, finish } = await reading()
  const { port } = app.server.address() as AddressInfo
  const idle = new Socket()
  onTestFinished(() => void idle.destroy())
  await once(idle.connect(port, '127.0.0.1'), 'connect')
  // A request whose head is half sent keeps its connection open while the server closes.
  idle.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n')
  const closed = app.close()
  await setImmediate()
  idle.write('\r\n')
  const answer = await text(idle)
  expect(answer).toMatch(/^HTTP\/1\.1 503 /)
  expect(answer).toMatch(/content-type: text\/plain; charset=utf-8/i)
  expect(answer).toMatch(/connection: close/i)
  expect(answer).toContain(WIRE_ERRORS.stopping.text)
  finish(EMPTY)
  const [response] = await once(outgoing, 'response')
  response.resume()
  await closed
})

it('a stopping server finishes what is under way', async () => {
  const { app, outgoing, finish } = await reading()
  const closed = app.close()
  finish(EMPTY)
  const [response] = await once(outgoing, 'response')
  expect(response.statusCode).toBe(200)
  response.resume()
  await closed
})
