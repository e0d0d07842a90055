import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CLIENT_NAMES, CLIENTS, type ClientName, KEY } from './clients.ts'
import { FAULT_NAMES, FAULTS, type FaultName } from './faults.ts'
import { serviceForTest } from './for-test.ts'
import { observeStream, observeWhole } from './observe.ts'
import { kindOf, SEEN } from './seen-by-sdk.ts'

const schema = z.object({ letters: z.array(z.string()), note: z.string() })
const GOOD = { letters: ['A', 'D'], note: 'Työ on itsenäistä 🙂.' }
const TEXT = JSON.stringify(GOOD)
const MEGABYTE = 1024 * 1024
const ENDLESS: readonly FaultName[] = ['slow-drip', 'silent-stream']

/** Never follows: a test must not knock at an inner address. */
const staying: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'manual' })

beforeAll(() => {
  globalThis.AI_SDK_LOG_WARNINGS = false
})
afterAll(() => {
  globalThis.AI_SDK_LOG_WARNINGS = undefined
})

const troubled = (fault: FaultName, more: { ms?: number; to?: string } = {}) =>
  serviceForTest(() => ({ kind: 'fault', fault, text: TEXT, ...more }))

const callOf = (name: ClientName, url: string) => ({
  model: CLIENTS[name].model(url, staying),
  prompt: 'Salainen ilmoitus',
  schema,
})

async function kindSeen(fault: FaultName, name: ClientName, ask: typeof observeWhole) {
  const service = await troubled(fault, { ms: 10 })
  const call = callOf(name, service.url)
  const endless = ENDLESS.includes(fault) ? { abortSignal: AbortSignal.timeout(150) } : {}
  return kindOf(await ask({ ...call, ...endless }), GOOD)
}

const everywhere = async (kind: (name: ClientName) => Promise<string> | string) =>
  Object.fromEntries(
    await Promise.all(CLIENT_NAMES.map(async (name) => [name, await kind(name)] as const)),
  )

const rows = Object.entries(SEEN).map(([fault, row]) => ({ fault: fault as FaultName, ...row }))

describe.each(rows)('$fault', ({ fault, whole, streamed, wholeBut, streamedBut }) => {
  it(`whole: ${whole}`, async () => {
    expect(await everywhere((name) => kindSeen(fault, name, observeWhole))).toEqual(
      await everywhere((name) => wholeBut?.[name] ?? whole),
    )
  })

  it(`streamed: ${streamed}`, async () => {
    expect(await everywhere((name) => kindSeen(fault, name, observeStream))).toEqual(
      await everywhere((name) => streamedBut?.[name] ?? streamed),
    )
  })
})

it('says in words what each fault is, and sees them all', () => {
  for (const name of FAULT_NAMES) expect(FAULTS[name].says).toMatch(/^\S.{8,}/)
  expect(new Set(['body-50-mb', ...Object.keys(SEEN)])).toEqual(new Set(FAULT_NAMES))
})

it('lets a fault pass: after the first call, or without what was complained of', async () => {
  const once = await troubled('error-500-once')
  const kinds = []
  for (const _call of [1, 2]) {
    kinds.push(kindOf(await observeWhole(callOf('anthropic', once.url)), GOOD))
  }
  expect(kinds).toEqual(['call 500 again', 'good'])

  const strict = await troubled('json-rejected')
  const { schema: _schema, ...plain } = callOf('openai', strict.url)
  expect((await observeWhole(plain)).text).toBe(TEXT)
})

it.each([
  ['retry-after-1', '1'],
  ['retry-after-120', '120'],
  ['retry-after-86400', '86400'],
  ['retry-after-nonsense', 'soon'],
  ['rate-limit', undefined],
] as const)('hands the header on: %s', async (fault, expected) => {
  const service = await troubled(fault)
  const { error } = await observeWhole(callOf('google', service.url))
  expect(error?.headers?.['retry-after']).toBe(expected)
})

it('names an HTTP date half a minute away', async () => {
  const service = await troubled('retry-after-date')
  const { error } = await observeStream(callOf('mistral', service.url))
  const away = Date.parse(error?.headers?.['retry-after'] ?? '') - Date.now()
  expect(away).toBeGreaterThan(25_000)
  expect(away).toBeLessThanOrEqual(30_000)
})

it('repeats the key and the question in its complaints', async () => {
  for (const name of CLIENT_NAMES) {
    const unknown = await troubled('wrong-key-401')
    const invalid = await troubled('invalid-422')
    const [key, prompt] = [
      await observeWhole(callOf(name, unknown.url)),
      await observeWhole(callOf(name, invalid.url)),
    ]
    expect(key.error?.body).toContain(KEY)
    expect(prompt.error?.body).toContain('Salainen ilmoitus')
  }
})

it('hides the reason and the wait where each service hides them', async () => {
  const google = await serviceForTest((_asked, call) => ({
    kind: 'fault',
    fault: call === 0 ? 'wrong-key-400' : 'rate-limit',
    text: TEXT,
  }))
  const key = await observeWhole(callOf('google', google.url))
  expect(key.error?.body).toContain('"reason":"API_KEY_INVALID"')
  const limit = await observeWhole(callOf('google', google.url))
  expect(limit.error?.body).toContain('"retryDelay":"37s"')

  const azure = await troubled('prompt-blocked')
  const blocked = await observeWhole(callOf('azure deployment', azure.url))
  expect(JSON.parse(blocked.error?.body ?? '')).toMatchObject({ error: { code: 'content_filter' } })

  const mistral = await troubled('wrong-key-401')
  const unknown = await observeWhole(callOf('mistral', mistral.url))
  expect(unknown.error).toMatchObject({ message: 'Unauthorized', status: 401 })
})

it('tears the connection so that the cause can be told', async () => {
  for (const fault of ['reset-before-header', 'reset-in-body'] as const) {
    const service = await troubled(fault)
    const { error } = await observeWhole(callOf('openai chat', service.url))
    expect(['UND_ERR_SOCKET', 'ECONNRESET']).toContain(error?.code)
  }
})

it('comes late', async () => {
  const service = await troubled('latency', { ms: 120 })
  const begun = performance.now()
  await observeWhole(callOf('compatible', service.url))
  expect(performance.now() - begun).toBeGreaterThanOrEqual(115)
})

it('tells fewer tokens than it was sent, and an empty second key', async () => {
  const cut = await troubled('truncated-prompt')
  expect((await observeStream(callOf('compatible', cut.url))).usage?.prompt).toBe(64)
  const twice = await troubled('duplicate-keys')
  const seen = await observeWhole(callOf('openai chat', twice.url))
  expect(seen.object).toEqual({ ...GOOD, letters: [] })
  const letters = await troubled('unknown-letters')
  const { object } = await observeWhole(callOf('google', letters.url))
  expect(object).toEqual({ ...GOOD, letters: ['Z', 'Z'] })
})

it('leads away; the SDK left alone follows a 307 and takes key and question along', async () => {
  const inner = await serviceForTest(() => ({ kind: 'text', text: TEXT }))
  const to = `${inner.url.replace('127.0.0.1', 'localhost')}/anthropic/v1/messages`
  const service = await troubled('redirect-307', { to })
  const { model: _staying, ...call } = callOf('anthropic', service.url)
  await observeWhole({ ...call, model: CLIENTS.anthropic.model(service.url) })
  expect(inner.calls[0]?.headers['x-api-key']).toBe(KEY)
  expect(inner.calls[0]?.prompt).toContain('Salainen ilmoitus')
})

it.each([false, true])('sends 50 MB, streamed: %s', async (stream) => {
  const service = await troubled('body-50-mb')
  const body = JSON.stringify({ model: 'm', messages: [], stream })
  const answer = await fetch(`${service.url}/v1/chat/completions`, { method: 'POST', body })
  let bytes = 0
  for await (const part of answer.body ?? []) bytes += part.length
  expect(bytes).toBeGreaterThan(50 * MEGABYTE)
})
