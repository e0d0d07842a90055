import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
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

const EMPTY: Reading = { kind: 'claims', claims: [], usage: null }

it('a client that goes away aborts the engine', async () => {
  const reading = Promise.withResolvers<AbortSignal>()
  const { app, ask } = await listening((_text, { signal }) => {
    reading.resolve(signal)
    return new Promise(() => undefined)
  })
  const outgoing = ask()
  const signal = await reading.promise
  expect(signal.aborted).toBe(false)
  outgoing.destroy()
  await once(signal, 'abort')
  await app.close()
})

it('a stopping server finishes what is under way', async () => {
  const reading = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<Reading>()
  const { app, ask } = await listening(() => {
    reading.resolve()
    return finish.promise
  })
  const outgoing = ask()
  await reading.promise
  const closed = app.close()
  finish.resolve(EMPTY)
  const [response] = await once(outgoing, 'response')
  expect(response.statusCode).toBe(200)
  response.resume()
  await closed
})
