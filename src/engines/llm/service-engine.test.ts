import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { analysisOf, type PartialAnswer, selectionsOf } from '../../core/analysis.ts'
import { formatKey } from '../../core/key.ts'
import { engineAt } from '../../testing/engine-at.ts'
import { readAdvert } from '../../testing/fixtures.ts'
import { READ_OPTIONS } from '../../testing/read.ts'
import { keyShown } from '../../testing/service/asked.ts'
import type { FaultName } from '../../testing/service/faults.ts'
import { serviceForTest } from '../../testing/service/for-test.ts'
import { serviceAnswer, stated } from '../../testing/service-answer.ts'
import { SECRET_KEY } from '../../testing/service-settings.ts'
import { analyze } from '../analyze.ts'
import type { Engine } from '../engine.ts'
import { newSpending } from './calls/spending.ts'
import { SERVICES } from './services/settings.ts'

const AD = readAdvert('varastotyontekija')
const [TITLE = ''] = AD.split('\n')
const GOOD = serviceAnswer({ q2: [stated('A', TITLE)], q9: [stated('A', TITLE)] })

async function keyOf(engine: Engine, text = AD): Promise<string> {
  const reading = await engine.read(text, READ_OPTIONS)
  if (reading.kind !== 'claims') throw new Error(reading.kind)
  return formatKey(selectionsOf(analysisOf(text, reading.claims)))
}

describe.each(SERVICES)('%s', (id) => {
  it('is asked once, with a schema, and its answer becomes claims', async () => {
    const service = await serviceForTest(() => ({
      kind: 'text',
      text: GOOD,
      usage: { prompt: 9000, completion: 70 },
    }))
    const engine = engineAt(service.url, id)
    const reading = await engine.read(AD, READ_OPTIONS)
    expect(reading).toMatchObject({
      kind: 'claims',
      usage: { prompt_tokens: 9000, completion_tokens: 70, total_tokens: 9070 },
    })
    expect(service.calls).toHaveLength(1)
    const [asked] = service.calls
    expect(asked && keyShown(asked)).toBe(SECRET_KEY)
    expect(asked?.model).toBe('koemalli')
    expect(asked?.schema).toMatch(/json-schema|tool/)
    expect(asked?.prompt).toContain('Haemme joukkoomme kahdeksaa varastotyöntekijää')
    expect(await keyOf(engine)).toBe('12A3456789A10')
  })
})

it('a usage that is not told is unknown, not nothing', async () => {
  const service = await serviceForTest(() => ({ kind: 'text', text: GOOD, usage: null }))
  expect((await engineAt(service.url).read(AD, READ_OPTIONS)).usage).toBeNull()
})

const USAGE = { prompt: 9_000, completion: 70 }
const goodService = (text = GOOD) => serviceForTest(() => ({ kind: 'text', text, usage: USAGE }))
const faultyService = (fault: FaultName) =>
  serviceForTest(() => ({ kind: 'fault', fault, text: GOOD, usage: USAGE }))

describe('the way of asking that works', () => {
  it.each([
    ['schema-rejected', 'json-object', 2],
    ['json-rejected', 'none', 3],
  ] as const)('%s: is remembered for the service', async (fault, schema, calls) => {
    const service = await faultyService(fault)
    const engine = engineAt(service.url)
    expect(await keyOf(engine)).toBe('12A3456789A10')
    expect(service.calls).toHaveLength(calls)
    await engine.read(AD, READ_OPTIONS)
    expect(service.calls).toHaveLength(calls + 1)
    expect(service.calls.at(-1)?.schema).toBe(schema)
  })
})

describe('the budget of the day', () => {
  it('is one for all services, and stops before the next call', async () => {
    const service = await goodService()
    const spending = newSpending(9_000, () => new Date())
    await engineAt(service.url, 'compatible', {}, spending).read(AD, READ_OPTIONS)
    const other = engineAt(service.url, 'mistral', {}, spending)
    await expect(other.read(AD, READ_OPTIONS)).rejects.toMatchObject({ code: 'budget-spent' })
    expect(service.calls).toHaveLength(1)
  })

  it('counts an estimate where the service does not tell', async () => {
    const service = await serviceForTest(() => ({ kind: 'text', text: GOOD, usage: null }))
    const engine = engineAt(
      service.url,
      'compatible',
      {},
      newSpending(1_000, () => new Date()),
    )
    await engine.read(AD, READ_OPTIONS)
    await expect(engine.read(AD, READ_OPTIONS)).rejects.toMatchObject({ code: 'budget-spent' })
  })

  it('counts the prompt of a call that is cancelled, or that the time limit ends', async () => {
    const service = await serviceForTest(() => ({
      kind: 'fault',
      fault: 'latency',
      text: GOOD,
      ms: 60_000,
    }))
    for (const isCancelled of [true, false]) {
      const spent: number[] = []
      const spending = { isSpent: () => false, add: (tokens: number) => void spent.push(tokens) }
      const engine = engineAt(service.url, 'compatible', { timeoutMs: 1_000 }, spending)
      const signal = isCancelled ? AbortSignal.timeout(500) : new AbortController().signal
      await expect(analyze(engine, AD, { signal })).rejects.toThrow()
      await vi.waitFor(() => expect(spent).toHaveLength(1))
      expect(spent[0]).toBeGreaterThan(engine.service?.promptTokens ?? Infinity)
    }
  })

  it('counts the prompt of a second question that did not come in time', async () => {
    const spent: number[] = []
    const spending = { isSpent: () => false, add: (tokens: number) => void spent.push(tokens) }
    const forged = serviceAnswer({ q9: [stated('A', 'Työ on vakituinen')] })
    const service = await serviceForTest((_asked, call) =>
      call === 0
        ? { kind: 'text', text: forged, usage: USAGE }
        : { kind: 'fault', fault: 'latency', text: GOOD, ms: 60_000 },
    )
    const engine = engineAt(service.url, 'compatible', { timeoutMs: 4_000 }, spending)
    await engine.read(AD, READ_OPTIONS)
    expect(spent).toEqual([9_070, expect.any(Number)])
  })

  it('counts nothing of a call that was cancelled before it was sent', async () => {
    const spending = newSpending(1, () => new Date())
    const service = await goodService()
    const engine = engineAt(service.url, 'compatible', {}, spending)
    const signal = AbortSignal.abort(new Error('peruutettu'))
    await expect(engine.read(AD, { signal, mask: true })).rejects.toThrow('peruutettu')
    expect([service.calls.length, spending.isSpent()]).toEqual([0, false])
  })

  it('is not used up by a service that cannot be reached', async () => {
    const spending = newSpending(1, () => new Date())
    const service = await goodService()
    await service.close()
    const engine = engineAt(service.url, 'compatible', {}, spending)
    await expect(engine.read(AD, READ_OPTIONS)).rejects.toMatchObject({ code: 'service-failed' })
    expect(spending.isSpent()).toBe(false)
  })
})

describe('a service that is down', () => {
  afterEach(() => void vi.useRealTimers())

  it('is left alone after five failures, and tried again half a minute later', async () => {
    // The clock stands still but for the half minute; pauses are real.
    vi.useFakeTimers({ toFake: ['Date'] })
    let isDown = true
    const service = await serviceForTest(() =>
      isDown
        ? { kind: 'fault', fault: 'unavailable-503', text: GOOD }
        : { kind: 'text', text: GOOD, usage: USAGE },
    )
    const engine = engineAt(service.url)
    for (let ad = 0; ad < 3; ad++) {
      await expect(engine.read(AD, READ_OPTIONS)).rejects.toMatchObject({ code: 'overloaded' })
    }
    expect(service.calls).toHaveLength(5)
    isDown = false
    vi.setSystemTime(Date.now() + 30_001)
    expect(await keyOf(engine)).toBe('12A3456789A10')
    expect(service.calls).toHaveLength(6)
  })

  it('comes back though it has to be asked in another way', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    let fault: FaultName = 'unavailable-503'
    const service = await serviceForTest(() => ({ kind: 'fault', fault, text: GOOD, usage: USAGE }))
    const engine = engineAt(service.url)
    for (let ad = 0; ad < 2; ad++) {
      await expect(engine.read(AD, READ_OPTIONS)).rejects.toMatchObject({ code: 'overloaded' })
    }
    fault = 'json-rejected'
    vi.setSystemTime(Date.now() + 30_001)
    expect(await keyOf(engine)).toBe('12A3456789A10')
  })
})

describe('whoever stops', () => {
  const stopping = new Error('peruutettu')

  it('stops the service as well, and gets the reason back', async () => {
    const service = await serviceForTest(() => ({
      kind: 'text',
      text: GOOD,
      chunks: 40,
      chunkDelayMs: 100,
    }))
    const controller = new AbortController()
    const reading = engineAt(service.url).read(AD, {
      signal: controller.signal,
      mask: true,
      onPartial: () => controller.abort(stopping),
    })
    await expect(reading).rejects.toBe(stopping)
    expect(await service.calls[0]?.aborted).toBe(true)
    expect(service.calls).toHaveLength(1)
  })

  it('stops a wait between two calls', async () => {
    const service = await faultyService('retry-after-1')
    const controller = new AbortController()
    const reading = engineAt(service.url).read(AD, { signal: controller.signal, mask: true })
    await vi.waitFor(() => expect(service.calls).toHaveLength(1))
    controller.abort(stopping)
    await expect(reading).rejects.toBe(stopping)
    expect(service.calls).toHaveLength(1)
  })
})

describe('a letter whose quote is not in the ad', () => {
  const FORGED = serviceAnswer({ q2: [stated('A', TITLE)], q9: [stated('A', 'Työ on vakituinen')] })

  it('is asked again once, and stays without evidence where nothing better comes', async () => {
    const service = await goodService(FORGED)
    const outcome = await analyze(engineAt(service.url), AD, READ_OPTIONS)
    if (outcome.kind !== 'analysis') throw new Error(outcome.kind)
    const [, second] = service.calls
    expect(service.calls).toHaveLength(2)
    expect(second?.prompt).toContain('eivät ole ilmoituksessa sanasta sanaan: 9A.')
    const { letters, doubt } = outcome.analysis.answers[8] ?? {}
    expect(letters).toMatchObject([{ letter: 'A', evidence: [] }])
    expect(doubt).toContain('no-evidence')
    expect(outcome.usage).toMatchObject({ prompt_tokens: 18_000, completion_tokens: 140 })
  })

  it('has the quote of the second answer where that one is true', async () => {
    const service = await serviceForTest((_asked, call) => ({
      kind: 'text',
      text: call === 0 ? FORGED : GOOD,
      usage: USAGE,
    }))
    const outcome = await analyze(engineAt(service.url), AD, READ_OPTIONS)
    if (outcome.kind !== 'analysis') throw new Error(outcome.kind)
    expect(outcome.analysis.answers[8]?.letters[0]?.evidence).toMatchObject([{ quote: TITLE }])
    expect(outcome.analysis.answers[8]?.doubt).not.toContain('no-evidence')
  })

  it('keeps its answer where the second one does not come in time', async () => {
    const service = await serviceForTest((_asked, call) =>
      call === 0
        ? { kind: 'text', text: FORGED, usage: USAGE }
        : { kind: 'fault', fault: 'latency', text: GOOD, ms: 60_000 },
    )
    const engine = engineAt(service.url, 'compatible', { timeoutMs: 4_000 })
    const outcome = await analyze(engine, AD, READ_OPTIONS)
    if (outcome.kind !== 'analysis') throw new Error(outcome.kind)
    expect(formatKey(selectionsOf(outcome.analysis))).toBe('12A3456789A10')
    expect(outcome.usage).toBeNull()
    expect(await service.calls[1]?.aborted).toBe(true)
  })

  it('is not asked again in a text that is no advertisement', async () => {
    const service = await goodService(FORGED.replace('job_advert', 'recipe'))
    const reading = await engineAt(service.url).read(AD, READ_OPTIONS)
    expect(reading).toMatchObject({ kind: 'not-an-advert', reason: 'recipe' })
    expect(service.calls).toHaveLength(1)
  })
})

it('a service that read a part of the prompt alone gives no key', async () => {
  const service = await faultyService('truncated-prompt')
  const onRaw = vi.fn()
  const reading = engineAt(service.url).read(AD, { ...READ_OPTIONS, onRaw })
  await expect(reading).rejects.toMatchObject({ code: 'prompt-cut' })
  // Kept, it would give a key where it is read again.
  expect(onRaw).not.toHaveBeenCalled()
})

it('the questions appear as they are answered, and the last preview is the answer', async () => {
  const service = await serviceForTest(() => ({
    kind: 'text',
    text: GOOD,
    usage: USAGE,
    chunks: 12,
  }))
  const previews: (readonly PartialAnswer[])[] = []
  await engineAt(service.url).read(AD, {
    ...READ_OPTIONS,
    onPartial: (answers) => previews.push(answers),
  })
  const counts = previews.map((answers) => answers.length)
  expect(new Set(counts).size).toBeGreaterThan(3)
  expect(counts).toEqual(counts.toSorted((one, other) => one - other))
  const chosen = previews.at(-1)?.filter(({ letters }) => letters.length > 0)
  expect(chosen).toEqual([
    { question: 2, letters: ['A'] },
    { question: 9, letters: ['A'] },
  ])
})

it('a second question has no preview of its own', async () => {
  const forged = serviceAnswer({ q2: [stated('A', TITLE)], q9: [stated('A', 'Työ on vakituinen')] })
  const service = await serviceForTest((_asked, call) => ({
    kind: 'text',
    text: call === 0 ? forged : GOOD,
    usage: USAGE,
    chunks: 12,
  }))
  const counts: number[] = []
  await engineAt(service.url).read(AD, {
    ...READ_OPTIONS,
    onPartial: (answers) => counts.push(answers.length),
  })
  expect(service.calls).toHaveLength(2)
  expect(counts).toEqual(counts.toSorted((one, other) => one - other))
  expect(counts.at(-1)).toBe(10)
})

describe('a server that knows less than it is asked for', () => {
  const answering = (refuses: (body: Record<string, unknown>) => number | null) =>
    new Promise<{ url: string; asked: Record<string, unknown>[] }>((resolve) => {
      const asked: Record<string, unknown>[] = []
      const server = createServer(async (request, response) => {
        const body = (await json(request)) as Record<string, unknown>
        asked.push(body)
        const status = refuses(body)
        const choice = { index: 0, message: { role: 'assistant', content: GOOD } }
        response.writeHead(status ?? 200, { 'content-type': 'application/json' })
        response.end(
          status === null
            ? JSON.stringify({ choices: [{ ...choice, finish_reason: 'stop' }] })
            : '{"error":{"message":"not supported"}}',
        )
      })
      onTestFinished(() => void server.close())
      server.listen(0, '127.0.0.1', () => {
        resolve({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked })
      })
    })

  it.each([
    ['answers with one whole instead of a stream', () => null],
    ...[405, 415, 422, 501].map(
      (status) =>
        [
          `answers a wish for a stream with ${status}`,
          ({ stream }: Record<string, unknown>) => (stream === true ? status : null),
        ] as const,
    ),
  ] as const)('%s: is asked for plain text within three calls', async (_name, refuses) => {
    const { url, asked } = await answering(refuses)
    expect(await keyOf(engineAt(url))).toBe('12A3456789A10')
    expect(asked.map(({ stream = false }) => stream)).toEqual([true, true, false])
  })
})

describe('a service that declines where it is asked for plain text', () => {
  // Mistral has no field for a refusal: there the model just says so.
  const cases = SERVICES.flatMap((id) =>
    (['refusal', 'content-filter', 'prompt-blocked'] as const)
      .filter((fault) => !(id === 'mistral' && fault === 'refusal'))
      .map((fault) => [id, fault] as const),
  )
  it.each(cases)('%s, %s: has declined', async (id, fault) => {
    const service = await serviceForTest(({ streamed }) => ({
      kind: 'fault',
      fault: streamed ? 'invalid-422' : fault,
      text: GOOD,
      usage: USAGE,
    }))
    await expect(engineAt(service.url, id).read(AD, READ_OPTIONS)).rejects.toMatchObject({
      code: 'declined',
    })
    expect(service.calls.at(-1)?.streamed).toBe(false)
  })
})

describe('contact details', () => {
  const CONTACTS = ['Jörgen Räfsbäck', '050 000 0128']

  it('are masked in what is sent, and come back in the ad’s own words', async () => {
    const quote = 'Lisätietoja antaa varastopäällikkö ****** ********, p. *** *** ****'
    const service = await goodService(serviceAnswer({ q3: [stated('A', quote)] }))
    const outcome = await analyze(engineAt(service.url), AD, READ_OPTIONS)
    if (outcome.kind !== 'analysis') throw new Error(outcome.kind)
    const [asked] = service.calls
    for (const contact of CONTACTS) expect(asked?.prompt).not.toContain(contact)
    const [evidence] = outcome.analysis.answers[2]?.letters[0]?.evidence ?? []
    expect(evidence).toMatchObject({
      quote: 'Lisätietoja antaa varastopäällikkö Jörgen Räfsbäck, p. 050 000 0128',
      match: 'exact',
    })
    expect(AD.slice(evidence?.start, evidence?.end)).toBe(evidence?.quote)
    expect(service.calls).toHaveLength(1)
  })

  it('go along where the person wants it', async () => {
    const service = await goodService()
    await engineAt(service.url).read(AD, { ...READ_OPTIONS, mask: false })
    for (const contact of CONTACTS) expect(service.calls[0]?.prompt).toContain(contact)
    expect(service.calls[0]?.prompt).toContain(AD)
  })
})

it.each(['redirect-302', 'redirect-307'] as const)(
  '%s: neither the key nor the ad goes to another address',
  async (fault) => {
    const elsewhere = await goodService()
    const service = await serviceForTest(() => ({
      kind: 'fault',
      fault,
      text: GOOD,
      to: `${elsewhere.url}/v1/chat/completions`,
    }))
    for (const id of SERVICES) {
      await expect(engineAt(service.url, id).read(AD, READ_OPTIONS)).rejects.toMatchObject({
        code: 'not-allowed',
      })
    }
    expect(service.calls).toHaveLength(SERVICES.length)
    expect(elsewhere.calls).toEqual([])
  },
)
