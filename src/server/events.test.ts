import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { WIRE_ERRORS } from '../api/errors.ts'
import { readEvents } from '../api/events.ts'
import type { KeyAnswer } from '../api/schemas.ts'
import type { PartialAnswer } from '../core/analysis.ts'
import type { Engine, Reading, ReadOptions } from '../engines/engine.ts'
import { EngineFailure } from '../engines/failure.ts'
import { fakeEngine } from '../engines/fake.ts'
import { enginesOf } from '../engines/registry.ts'
import { keptLog } from '../testing/log.ts'
import { SECRET_KEY, serviceSettings } from '../testing/service-settings.ts'
import { buildApp } from './app.ts'
import { configOf } from './config.ts'
import { sendEvents } from './events.ts'

const SECRET = 'Salainen ilmoitusteksti'
const READING: Reading = { kind: 'claims', claims: [], usage: null }
const FIRST: readonly PartialAnswer[] = [{ question: 1, letters: [] }]
const SECOND: readonly PartialAnswer[] = [{ question: 1, letters: ['A', 'D'] }]

let close: () => Promise<void> = async () => undefined
afterEach(() => close())

async function appWith(...engines: [Engine, ...Engine[]]) {
  const configured = configOf({})
  if (!configured.ok) throw new Error(configured.mistakes.join('\n'))
  const { logger, log } = keptLog()
  const app = await buildApp({ config: configured.config, engines, logger })
  close = () => app.close()
  return { app, log }
}

const asking = {
  method: 'POST',
  url: '/api/lxp',
  headers: { 'content-type': 'application/json', host: 'localhost', accept: 'text/event-stream' },
  payload: JSON.stringify({ text: SECRET }),
} as const

type Event = { readonly event: string; readonly data: unknown }

const eventsIn = (body: string): readonly Event[] =>
  body
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.+)$/.exec(block) ?? []
      return { event, data: JSON.parse(data) }
    })

const engineThat = (read: (options: ReadOptions) => Reading | Promise<Reading>) =>
  fakeEngine((_text, options) => read(options))

describe('an answer as events', () => {
  it('sends the questions as they are answered, each change once, and the result last', async () => {
    const { app } = await appWith(
      engineThat(async ({ onPartial }) => {
        for (const answers of [FIRST, FIRST, SECOND, SECOND]) onPartial?.(answers)
        return READING
      }),
    )
    const response = await app.inject(asking)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers['x-accel-buffering']).toBe('no')
    const plain = await app.inject({ ...asking, headers: { ...asking.headers, accept: '*/*' } })
    expect(eventsIn(response.body)).toEqual([
      { event: 'partial', data: { answers: FIRST } },
      { event: 'partial', data: { answers: SECOND } },
      { event: 'result', data: plain.json() },
    ])
  })

  it('a failure before the first event has its status', async () => {
    const { app } = await appWith(
      engineThat(() => {
        throw new EngineFailure('budget-spent')
      }),
    )
    const { statusCode, body } = await app.inject(asking)
    expect([statusCode, body]).toEqual([503, WIRE_ERRORS['budget-spent'].text])
  })

  it.each([
    ['overloaded', new EngineFailure('overloaded', new Error(SECRET)), '"level":30'],
    ['bug', new Error(SECRET), '"level":50'],
  ] as const)('%s after the first event is an event itself', async (code, error, level) => {
    const { app, log } = await appWith(
      engineThat(async ({ onPartial }) => {
        onPartial?.(FIRST)
        throw error
      }),
    )
    const response = await app.inject(asking)
    const { status, text } = WIRE_ERRORS[code]
    expect(eventsIn(response.body)).toEqual([
      { event: 'partial', data: { answers: FIRST } },
      { event: 'error', data: { status, text } },
    ])
    const refusal = log()
      .split('\n')
      .find((line) => line.includes(`"wire":"${code}"`))
    expect(refusal).toContain(level)
    expect(log()).not.toContain('Salainen')
  })

  it('an engine that takes too long after the first event ends with an event', async () => {
    const slow = fakeEngine(
      (_text, { onPartial }) => {
        onPartial?.(FIRST)
        return new Promise<Reading>(() => undefined)
      },
      { timeoutMs: 100 },
    )
    const { app } = await appWith(slow)
    const events = eventsIn((await app.inject(asking)).body)
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { status: 504 } })
  })

  it('whoever goes away stops the engine, and that is no error', async () => {
    const stopped = Promise.withResolvers<void>()
    const { app, log } = await appWith(
      engineThat(({ signal, onPartial }) => {
        signal.addEventListener('abort', () => stopped.resolve())
        onPartial?.(FIRST)
        return new Promise<Reading>(() => undefined)
      }),
    )
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const controller = new AbortController()
    const response = await fetch(`http://127.0.0.1:${port}/api/lxp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: asking.payload,
      signal: controller.signal,
    })
    await response.body?.getReader().read()
    controller.abort()
    await stopped.promise
    await app.close()
    expect(log()).not.toContain('request refused')
  })
})

describe('an answer that takes long', () => {
  afterEach(() => void vi.useRealTimers())

  /** The clock is the test's own, and stands still but for these milliseconds. */
  const answerAfter = async (ms: number, end: () => never | object, isBegun = false) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const app = Fastify()
    close = () => app.close()
    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<KeyAnswer>()
    app.get('/', (_request, reply) => {
      const sent = sendEvents(
        reply,
        (onPartial) => {
          if (isBegun) onPartial(FIRST)
          return answer.promise
        },
        { headersMs: 100, heartbeatMs: 300 },
      )
      asked.resolve()
      return sent
    })
    const response = app.inject('/')
    await asked.promise
    await vi.advanceTimersByTimeAsync(ms)
    try {
      answer.resolve(end() as KeyAnswer)
    } catch (error) {
      answer.reject(error)
    }
    return await response
  }
  const failing = () => {
    throw new EngineFailure('overloaded')
  }

  it('begins without an event, shows signs of life, and ends as ever', async () => {
    const { body, headers } = await answerAfter(550, () => ({ key: 'avain' }))
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8')
    const result = 'event: result\ndata: {"key":"avain"}\n\n'
    expect(body).toBe(`: odota\n\n: odota\n\n${result}`)
  })

  it('shows signs of life after an event as well', async () => {
    const { body } = await answerAfter(450, () => ({ key: 'avain' }), true)
    expect(body).toMatch(/^event: partial\n.+\n\n: odota\n\nevent: result\n/)
  })

  it('fails with an event once it has begun, and with its status before', async () => {
    const { status, text } = WIRE_ERRORS.overloaded
    const late = await answerAfter(200, failing)
    expect(late.statusCode).toBe(200)
    expect(late.body).toBe(`: odota\n\nevent: error\ndata: ${JSON.stringify({ status, text })}\n\n`)
    await close()
    expect((await answerAfter(0, failing)).statusCode).toBe(500)
  })

  it('is understood by the page', async () => {
    const { body, headers } = await answerAfter(550, () => ({ key: 'avain' }), true)
    const response = new Response(body, {
      headers: { 'content-type': String(headers['content-type']) },
    })
    const seen: unknown[] = []
    const end = await readEvents(response, (answers) => seen.push(answers))
    expect(end).toEqual({ kind: 'result', body: { key: 'avain' } })
    expect(seen).toEqual([FIRST])
  })
})

describe('GET /api/engines', () => {
  it('tells where a service sends texts and what it costs, and no secret', async () => {
    const prices = { prompt: 0.5, completion: 1 }
    const services = [serviceSettings('compatible', { prices }), serviceSettings('mistral')]
    const { app } = await appWith(...enginesOf({ engine: 'mistral', services, dailyTokens: null }))
    const headers = { host: 'localhost' }
    const response = await app.inject({ method: 'GET', url: '/api/engines', headers })
    expect(response.json()).toMatchObject({
      default: 'mistral',
      engines: [
        { id: 'mistral', model: 'koemalli', service: { host: '127.0.0.1:9' } },
        { id: 'builtin', service: null },
        {
          id: 'compatible',
          label: 'OpenAI-yhteensopiva palvelu',
          service: { host: '127.0.0.1:9', promptTokens: expect.any(Number), prices },
        },
      ],
    })
    expect(response.body).not.toContain(SECRET_KEY)
    expect(response.body).not.toContain('apiKey')
  })
})
