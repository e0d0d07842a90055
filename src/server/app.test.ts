import { get } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { WIRE_ERRORS } from '../api/errors.ts'
import { KeyAnswerSchema, NoKeyAnswerSchema } from '../api/schemas.ts'
import { builtinEngine } from '../engines/builtin/builtin.ts'
import type { Reading } from '../engines/engine.ts'
import { EngineFailure } from '../engines/failure.ts'
import { fakeEngine } from '../engines/fake.ts'
import { CallFault } from '../engines/llm/calls/fault.ts'
import type { Engines } from '../engines/registry.ts'
import { remembering } from '../engines/remembering.ts'
import { readAdvert } from '../testing/fixtures.ts'
import { keptLog } from '../testing/log.ts'
import { buildApp } from './app.ts'
import { configOf } from './config.ts'

const SECRET = 'Salainen ilmoitusteksti, jota loki ei saa nähdä.'
const CLAIMS: Reading = {
  kind: 'claims',
  claims: [
    { question: 1, letter: 'A', basis: 'stated', quotes: [{ quote: 'itsenäistä' }], against: [] },
  ],
  usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
}

let close: () => Promise<void> = async () => undefined
afterEach(() => close())

async function appWith({
  engines = [fakeEngine(() => CLAIMS)] as Engines,
  environment = {} as Record<string, string>,
  pageRoot = '',
} = {}) {
  const configured = configOf(environment)
  if (!configured.ok) throw new Error(configured.mistakes.join('\n'))
  const { logger, log } = keptLog()
  const app = await buildApp({ config: configured.config, engines, logger, pageRoot })
  close = () => app.close()
  return { app, log }
}

const post = (body: unknown, headers: Record<string, string> = {}) =>
  ({
    method: 'POST',
    url: '/api/lxp',
    headers: { 'content-type': 'application/json', host: 'localhost', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  }) as const

describe('7 · POST /api/lxp', () => {
  it('answers with the key, the usage and the evidence', async () => {
    const { app } = await appWith()
    const text = 'Työ on itsenäistä.'
    const response = await app.inject(post({ text }))
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    const answer = KeyAnswerSchema.parse(response.json())
    expect(answer).toMatchObject({
      key: '1A2345678910',
      usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
      engine: { id: 'fake', label: 'Koetulkki', model: 'koe-1' },
      prices: { prompt: 0.0015, completion: 0.002 },
    })
    const [evidence] = answer.answers[0]?.letters[0]?.evidence ?? []
    expect(text.slice(evidence?.start, evidence?.end)).toBe(evidence?.quote)
  })

  it('works with the built-in engine on a whole ad', async () => {
    const { app } = await appWith({ engines: [builtinEngine] })
    const text = readAdvert('sahkoasentaja')
    const answer = KeyAnswerSchema.parse((await app.inject(post({ text }))).json())
    expect(answer.engine.id).toBe('builtin')
    expect(answer.answers).toHaveLength(10)
    for (const { letters } of answer.answers) {
      for (const { evidence } of letters) {
        expect(evidence.length).toBeGreaterThan(0)
        for (const { start, end, quote } of evidence) expect(text.slice(start, end)).toBe(quote)
      }
    }
  })

  it('tells in Finnish why a text is no advertisement', async () => {
    const engine = fakeEngine(() => ({ kind: 'not-an-advert', reason: 'recipe', usage: null }))
    const { app } = await appWith({ engines: [engine] })
    const response = await app.inject(post({ text: 'Vatkaa munat.' }))
    expect(response.statusCode).toBe(200)
    expect(NoKeyAnswerSchema.parse(response.json())).toMatchObject({
      key: 'invalid',
      error: expect.stringContaining('Teksti ei näytä työpaikkailmoitukselta'),
      usage: null,
    })
  })

  it('asks the engine that the client chose', async () => {
    const other = fakeEngine(() => CLAIMS, { info: { id: 'other' } })
    const { app } = await appWith({ engines: [fakeEngine(() => CLAIMS), other] })
    const response = await app.inject(post({ text: 'Ilmoitus', engine: 'other' }))
    expect(response.json().engine.id).toBe('other')
  })

  it('sends the same answer as an event where the client asks for events', async () => {
    const { app } = await appWith()
    const text = 'Työ on itsenäistä.'
    const plain = await app.inject(post({ text }))
    const events = await app.inject(post({ text }, { accept: 'text/event-stream' }))
    expect(events.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(events.body).toBe(`event: result\ndata: ${plain.body}\n\n`)
    const refused = await app.inject(post({ text: '' }, { accept: 'text/event-stream' }))
    expect([refused.statusCode, refused.body]).toEqual([400, WIRE_ERRORS['empty-text'].text])
  })

  it('masks contact details unless the client says otherwise', async () => {
    const masks: boolean[] = []
    const engine = fakeEngine((_text, { mask }) => {
      masks.push(mask)
      return CLAIMS
    })
    const { app } = await appWith({ engines: [engine] })
    for (const mask of [undefined, true, false]) {
      await app.inject(post({ text: 'Ilmoitus', mask }))
    }
    expect(masks).toEqual([true, true, false])
  })

  it('says that an answer was remembered, and that it cost nothing', async () => {
    const engine = remembering(fakeEngine(() => CLAIMS))
    const { app } = await appWith({ engines: [engine] })
    const ask = async () => (await app.inject(post({ text: 'Ilmoitus' }))).json()
    expect(await ask()).toMatchObject({ cached: false, usage: { total_tokens: 15 } })
    expect(await ask()).toMatchObject({ cached: true, usage: { total_tokens: 0 } })
  })

  it("tells the engine's prices", async () => {
    const prices = { prompt: 0.5, completion: 1 }
    const { app } = await appWith({ engines: [fakeEngine(() => CLAIMS, { prices })] })
    expect((await app.inject(post({ text: 'Ilmoitus' }))).json().prices.prompt).toBe(0.5)
  })
})

describe('a refusal is a short Finnish plain text', () => {
  const text = 'a'
  it.each([
    ['bad-json', post('{"text": ')],
    ['bad-json', post('')],
    ['bad-request', post('null')],
    ['bad-request', post({})],
    ['bad-request', post({ text: null })],
    ['bad-request', post({ text: 5 })],
    ['bad-request', post({ text, muu: 1 })],
    ['bad-request', post([text])],
    ['empty-text', post({ text: '' })],
    ['empty-text', post({ text: ' \n' })],
    ['unknown-engine', post({ text, engine: 'olematon' })],
    ['too-long', post({ text: 'a'.repeat(50_001) })],
    ['too-long', post({ text: 'a'.repeat(2_000_000) })],
    ['not-json', post('text=a', { 'content-type': 'application/x-www-form-urlencoded' })],
    ['not-json', post('a', { 'content-type': 'text/plain' })],
    ['bad-host', post({ text }, { host: 'evil.example' })],
    ['not-found', { method: 'GET', url: '/api/muu', headers: { host: 'localhost' } }],
  ] as const)('%s', async (code, request) => {
    const { app } = await appWith()
    const response = await app.inject(request)
    expect([response.statusCode, response.body]).toEqual([
      WIRE_ERRORS[code].status,
      WIRE_ERRORS[code].text,
    ])
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  it('takes 50,000 characters, however they are written', async () => {
    const { app } = await appWith()
    const escaped = `{"text":"${'\\u00e4'.repeat(50_000)}"}`
    expect((await app.inject(post(escaped))).statusCode).toBe(200)
    expect((await app.inject(post({ text: 'ä'.repeat(50_000) }))).statusCode).toBe(200)
  })

  it.each(['service-failed', 'overloaded', 'timed-out'] as const)('%s', async (code) => {
    const engine = fakeEngine(() => {
      throw new EngineFailure(code, new Error(SECRET))
    })
    const { app, log } = await appWith({ engines: [engine] })
    const response = await app.inject(post({ text: 'Ilmoitus' }))
    expect(response.statusCode).toBe(WIRE_ERRORS[code].status)
    expect(response.body).toBe(WIRE_ERRORS[code].text)
    expect(log()).not.toContain(SECRET)
  })

  it('the log tells why a service failed', async () => {
    const engine = fakeEngine(() => {
      const cause = new TypeError(SECRET)
      throw new EngineFailure('not-allowed', new CallFault('forbidden', { status: 401, cause }))
    })
    const { app, log } = await appWith({ engines: [engine] })
    await app.inject(post({ text: 'Ilmoitus' }))
    expect(log()).toContain('"code":"forbidden 401 TypeError"')
    expect(log()).not.toContain(SECRET)
  })

  it('what a library blames on the client is no bug of ours', async () => {
    const { app, log } = await appWith({ pageRoot: join(import.meta.dirname, '../web') })
    const asked = (headers: Record<string, string>) =>
      app.inject({ url: '/', headers: { host: 'localhost', ...headers } })
    expect((await asked({})).statusCode).toBe(200)
    expect((await asked({ range: 'bytes=900000-' })).statusCode).toBe(200)
    expect((await asked({ 'if-match': '"zz"' })).statusCode).toBe(400)
    expect(log()).not.toContain('"wire":"bug"')
  })

  it('an engine that takes too long is 504', async () => {
    const { app } = await appWith({
      engines: [fakeEngine(() => new Promise<Reading>(() => undefined), { timeoutMs: 100 })],
    })
    expect((await app.inject(post({ text: 'Ilmoitus' }))).statusCode).toBe(504)
  })

  it('our own bug is 500, without its message', async () => {
    const engine = fakeEngine((text) => {
      throw new Error(`rikki: ${text}`)
    })
    const { app, log } = await appWith({ engines: [engine] })
    const response = await app.inject(post({ text: SECRET }))
    expect([response.statusCode, response.body]).toEqual([500, WIRE_ERRORS.bug.text])
    expect(log()).toContain('"wire":"bug"')
    expect(log()).not.toContain(SECRET)
  })

  it('too many requests are 429 with Retry-After, for each client of its own', async () => {
    const { app } = await appWith({
      environment: { LXP_RATE_PER_MINUTE: '2', TRUST_PROXY: '127.0.0.1' },
    })
    const from = (ip: string) => app.inject(post({ text: 'Ilmoitus' }, { 'x-forwarded-for': ip }))
    expect((await from('10.0.0.1')).statusCode).toBe(200)
    expect((await from('10.0.0.1')).statusCode).toBe(200)
    const refused = await from('10.0.0.1')
    expect([refused.statusCode, refused.body]).toEqual([429, WIRE_ERRORS['too-many'].text])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from('10.0.0.2')).statusCode).toBe(200)
  })
})

describe('who may ask', () => {
  it.each([
    ['localhost:3000', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['LXP.example.fi', 200],
    ['evil.example', 403],
    ['localhost.evil.example', 403],
    ['127.0.0.1.evil.example', 403],
    ['[::1]evil.example', 403],
    ['8.8.8.8', 403],
  ])('Host %j is answered with %i', async (host, status) => {
    const { app } = await appWith({ environment: { ALLOWED_HOSTS: 'lxp.example.fi' } })
    const response = await app.inject({ method: 'GET', url: '/healthz', headers: { host } })
    expect(response.statusCode).toBe(status)
  })
})

describe('privacy and safety', () => {
  it('the log has no word of the ad, whatever happens to the request', async () => {
    const { app, log } = await appWith()
    await app.inject(post({ text: SECRET }))
    await app.inject(post({ text: SECRET, muu: SECRET }))
    await app.inject(post(`{"text": "${SECRET}"`))
    await app.inject(post(SECRET))
    expect(log()).toContain('advert read')
    expect(log()).not.toContain('Salainen')
  })

  it('sends a Content-Security-Policy without unsafe-anything and without an upgrade to HTTPS', async () => {
    const { app } = await appWith()
    const { headers } = await app.inject({
      method: 'GET',
      url: '/healthz',
      headers: { host: 'localhost' },
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests|\*|http:/)
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('what the server tells of itself', () => {
  const from = (url: string) => ({ method: 'GET', url, headers: { host: 'localhost' } }) as const

  it('health, readiness and engines', async () => {
    const { app } = await appWith()
    expect((await app.inject(from('/healthz'))).json()).toEqual({ status: 'ok' })
    expect((await app.inject(from('/readyz'))).json()).toEqual({ status: 'ready' })
    expect((await app.inject(from('/api/engines'))).json()).toEqual({
      default: 'fake',
      engines: [{ id: 'fake', label: 'Koetulkki', model: 'koe-1', service: null }],
    })
  })

  it('an OpenAPI document of every route that there is, and of no other', async () => {
    const { app } = await appWith()
    const document = (await app.inject(from('/api/openapi.json'))).json()
    expect(document.openapi).toBe('3.1.0')
    for (const [path, operations] of Object.entries<object>(document.paths)) {
      for (const method of Object.keys(operations)) {
        expect(app.hasRoute({ url: path, method: method.toUpperCase() as 'GET' })).toBe(true)
      }
    }
    const served = app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .filter((line) => /\(/.test(line)).length
    expect(Object.keys(document.paths)).toHaveLength(served)
    const { schema } = document.paths['/api/lxp'].post.requestBody.content['application/json']
    expect(schema).toMatchObject({ required: ['text'], additionalProperties: false })
    const statuses = Object.keys(document.paths['/api/lxp'].post.responses)
    expect(statuses).toEqual(
      expect.arrayContaining([
        '200',
        '400',
        '403',
        '413',
        '415',
        '429',
        '500',
        '502',
        '503',
        '504',
      ]),
    )
  })
})

describe('what is no proper request', () => {
  const raw = async (words: string) => {
    const { app } = await appWith()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write(words)
    return (await buffer(socket)).toString('utf8')
  }

  it.each([
    [
      'an address that cannot be read',
      'GET /% HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      404,
    ],
    ['no HTTP', 'GARBAGE\r\n\r\n', 400],
  ])('%s is answered in plain Finnish', async (_name, words, status) => {
    const answer = await raw(words)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer.toLowerCase()).toContain('content-type: text/plain; charset=utf-8')
    expect(answer).not.toContain('{')
  })

  it('a body that does not come is not waited for', async () => {
    const { app } = await appWith()
    expect(app.server.requestTimeout).toBe(30_000)
  })
})

describe('the address that a request came to', () => {
  it('is a good Host, another address is not', async () => {
    const { app } = await appWith()
    await app.listen({ port: 0, host: '127.0.0.2' })
    const { port } = app.server.address() as AddressInfo
    const status = (host: string) =>
      new Promise<number | undefined>((resolve) => {
        get({ host: '127.0.0.2', port, path: '/healthz', headers: { host } }, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        })
      })
    expect(await status(`127.0.0.2:${port}`)).toBe(200)
    expect(await status('127.0.0.3')).toBe(403)
  })
})
