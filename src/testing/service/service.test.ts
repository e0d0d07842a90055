import { once } from 'node:events'
import { connect } from 'node:net'
import { generateText } from 'ai'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { keyShown } from './asked.ts'
import { CLIENT_NAMES, CLIENTS, type ClientName, KEY } from './clients.ts'
import { serviceForTest } from './for-test.ts'
import { observeStream, observeWhole } from './observe.ts'
import type { TextReply } from './reply.ts'
import { startService } from './service.ts'

const schema = z.object({ letters: z.array(z.string()), note: z.string() })
const GOOD = { letters: ['A', 'D'], note: 'Työ on itsenäistä – ja "vapaata" 🙂.' }
const TEXT = JSON.stringify(GOOD)
const USAGE = { prompt: 321, completion: 45 }
const MODES = [
  ['whole', observeWhole],
  ['streamed', observeStream],
] as const
const CASES = CLIENT_NAMES.flatMap((name) => MODES.map(([mode, ask]) => ({ name, mode, ask })))

beforeAll(() => {
  globalThis.AI_SDK_LOG_WARNINGS = false
})
afterAll(() => {
  globalThis.AI_SDK_LOG_WARNINGS = undefined
})

const saying = (reply: Omit<TextReply, 'kind'>) =>
  serviceForTest(() => ({ kind: 'text', usage: USAGE, ...reply }))

describe.each(CASES)('$name, $mode', ({ name, mode, ask }) => {
  const client = CLIENTS[name]

  it('carries an object, its usage and the end of the answer', async () => {
    const service = await saying({ text: TEXT })
    const seen = await ask({ model: client.model(service.url), prompt: 'Lue tämä.', schema })
    expect(seen).toMatchObject({ text: TEXT, object: GOOD, finish: 'stop', usage: USAGE })
    expect(seen.error).toBeUndefined()
    const [asked] = service.calls
    expect(asked).toMatchObject({
      protocol: client.protocol,
      prompt: expect.stringContaining('Lue tämä.'),
      schema: client.schema,
      streamed: mode === 'streamed',
    })
    expect(asked?.path.startsWith(client.path)).toBe(true)
    expect(asked && keyShown(asked)).toBe(KEY)
  })

  it('carries plain text', async () => {
    const service = await saying({ text: 'Hyvää päivää.' })
    const seen = await ask({ model: client.model(service.url), prompt: 'Hei' })
    expect(seen).toMatchObject({ text: 'Hyvää päivää.', finish: 'stop', usage: USAGE })
    expect(service.calls[0]?.schema).toBe('none')
  })

  it('tells why the model stopped', async () => {
    for (const finish of ['length', 'content-filter'] as const) {
      const service = await saying({ text: 'Kesken', finish })
      const seen = await ask({ model: client.model(service.url), prompt: 'Hei' })
      expect(seen.finish).toBe(
        client.protocol === 'mistral-chat' && finish === 'content-filter' ? 'other' : finish,
      )
    }
  })
})

/** Where the SDK takes an answer without usage for broken. */
const USAGE_NEEDED: readonly string[] = [
  'mistral whole',
  'anthropic whole',
  'anthropic streamed',
  'anthropic with tool whole',
  'anthropic with tool streamed',
]

it.each(CASES)('leaves the usage out where the service tells none: $name, $mode', async (row) => {
  const service = await saying({ text: TEXT, usage: null })
  const model = CLIENTS[row.name].model(service.url)
  const seen = await row.ask({ model, prompt: 'Hei', schema })
  if (USAGE_NEEDED.includes(`${row.name} ${row.mode}`)) {
    expect(seen.error?.message).toMatch(/Invalid JSON response|normalized Anthropic stream error/)
  } else {
    expect(seen).toMatchObject({ object: GOOD, usage: {} })
    expect(seen.usage).toEqual({ prompt: undefined, completion: undefined })
  }
})

it.each(CLIENT_NAMES)('lets a streamed object grow piece by piece: %s', async (name) => {
  const service = await saying({ text: TEXT, chunks: 12, chunkDelayMs: 2 })
  const model = CLIENTS[name].model(service.url)
  const { partials } = await observeStream({ model, prompt: 'Hei', schema })
  expect(partials.length).toBeGreaterThan(5)
  expect(partials.at(-1)).toEqual(GOOD)
})

it.each(CLIENT_NAMES)('reads the instructions and the prompt: %s', async (name) => {
  const service = await saying({ text: 'Selvä' })
  const model = CLIENTS[name].model(service.url)
  await generateText({ model, instructions: 'Ole lyhyt.', prompt: 'Hei', maxRetries: 0 })
  expect(service.calls[0]?.prompt).toBe('Ole lyhyt.\nHei')
})

it('reads the model from the body, or from the path where Google has it', async () => {
  const service = await saying({ text: 'Selvä' })
  const names: readonly ClientName[] = ['openai', 'azure deployment', 'google']
  for (const name of names) {
    await observeWhole({ model: CLIENTS[name].model(service.url), prompt: 'Hei' })
  }
  expect(service.calls.map(({ model }) => model)).toEqual([
    'gpt-4o-mini',
    'own-name',
    'gemini-2.5-flash',
  ])
  expect(service.calls[1]?.path).toContain('?api-version=2024-10-21')
})

it('tells a chat stream’s usage only to those who ask for it', async () => {
  const service = await saying({ text: 'Selvä' })
  const ask = async (options: object) => {
    const body = JSON.stringify({ model: 'm', messages: [], stream: true, ...options })
    const answer = await fetch(`${service.url}/v1/chat/completions`, { method: 'POST', body })
    return answer.text()
  }
  expect(await ask({})).not.toContain('prompt_tokens')
  expect(await ask({ stream_options: { include_usage: true } })).toContain('prompt_tokens')
})

it('asks the test once per call, in order, and waits for its reply', async () => {
  const service = await serviceForTest(async ({ prompt }, call) => {
    await Promise.resolve()
    return { kind: 'text', text: `${call}: ${prompt}` }
  })
  const model = CLIENTS.google.model(service.url)
  const first = await observeWhole({ model, prompt: 'a' })
  const second = await observeWhole({ model, prompt: 'b' })
  expect([first.text, second.text]).toEqual(['0: a', '1: b'])
  expect(await service.calls[0]?.aborted).toBe(false)
})

it('is closed by what disposes of it', async () => {
  const service = await startService(() => ({ kind: 'text', text: 'Selvä' }))
  await service[Symbol.asyncDispose]()
  await expect(fetch(service.url)).rejects.toThrow('fetch failed')
})

it('lets go of a call whose client left while the test was still thinking', async () => {
  let think = () => {}
  const thinking = new Promise<void>((resolve) => {
    think = resolve
  })
  const service = await serviceForTest(async () => {
    await thinking
    return { kind: 'fault', fault: 'slow-drip', text: TEXT }
  })
  const model = CLIENTS.openai.model(service.url)
  const seen = await observeWhole({ model, prompt: 'Hei', abortSignal: AbortSignal.timeout(50) })
  expect(seen.error?.name).toBe('TimeoutError')
  expect(await service.calls[0]?.aborted).toBe(true)
  think()
  await service.close()
})

it('notices when the client leaves', async () => {
  const service = await serviceForTest(() => ({
    kind: 'fault',
    fault: 'silent-stream',
    text: TEXT,
  }))
  const leaving = new AbortController()
  const model = CLIENTS.anthropic.model(service.url)
  const seen = observeStream({ model, prompt: 'Hei', schema, abortSignal: leaving.signal })
  await expect.poll(() => service.calls.length).toBe(1)
  leaving.abort()
  expect(await service.calls[0]?.aborted).toBe(true)
  expect((await seen).error?.name).toBe('AbortError')
})

it('says so when nobody speaks a path, or when the test’s own reply fails', async () => {
  const service = await serviceForTest(() => {
    throw new Error('kesken')
  })
  const missing = await fetch(`${service.url}/v2/guess`, { method: 'POST', body: '{}' })
  expect([missing.status, await missing.text()]).toEqual([
    404,
    expect.stringContaining('/v2/guess'),
  ])
  const { error } = await observeWhole({ model: CLIENTS.mistral.model(service.url), prompt: 'Hei' })
  expect(error).toMatchObject({ status: 500 })
})

it('cuts what is under way when it closes, and may be closed twice', async () => {
  const service = await startService(() => ({ kind: 'fault', fault: 'slow-drip', text: TEXT }))
  const seen = observeWhole({ model: CLIENTS.openai.model(service.url), prompt: 'Hei' })
  await expect.poll(() => service.calls.length).toBe(1)
  await service.close()
  await service.close()
  expect((await seen).error).toMatchObject({ name: 'AI_APICallError', retryable: true })
  const [error] = await once(connect(Number(new URL(service.url).port), '127.0.0.1'), 'error')
  expect(error).toMatchObject({ code: 'ECONNREFUSED' })
})
