import { describe, expect, it } from 'vitest'
import { EMPTY_SELECTIONS } from '../core/key.ts'
import { requestAnalysis, requestEngines } from './call.ts'

const text = 'Siivooja Turkuun'
const KEY = '1A2345678910'
const never = new AbortController().signal

const ask = (answer: () => Response | Promise<Response>, signal = never) =>
  requestAnalysis(async () => answer(), { text, engine: null, signal })
const json = (body: unknown) => () => Response.json(body)

describe('7 · POST /api/lxp', () => {
  it('sends the advertisement as text in a JSON body', async () => {
    const sent: [unknown, RequestInit | undefined][] = []
    const fetch = async (url: unknown, init?: RequestInit) => {
      sent.push([url, init])
      return Response.json({ key: KEY })
    }
    await requestAnalysis(fetch, { text, engine: null, signal: never })
    await requestAnalysis(fetch, { text, engine: 'builtin', signal: never })
    expect(sent.map(([url]) => url)).toEqual(['/api/lxp', '/api/lxp'])
    expect(sent[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
    })
    expect(sent[0]?.[1]?.signal).toBe(never)
    expect(sent.map(([, init]) => JSON.parse(String(init?.body)))).toEqual([
      { text },
      { text, engine: 'builtin' },
    ])
  })

  it('says so where contact details may go along', async () => {
    const bodies: unknown[] = []
    const fetch = async (_url: unknown, init?: RequestInit) => {
      bodies.push(JSON.parse(String(init?.body)))
      return Response.json({ key: KEY })
    }
    for (const mask of [true, false]) {
      await requestAnalysis(fetch, { text, engine: null, signal: never, mask })
    }
    expect(bodies).toEqual([{ text }, { text, mask: false }])
  })

  it('reads the key and the usage of a server that knows the specification alone', async () => {
    const usage = { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 }
    expect(await ask(json({ key: KEY, usage }))).toEqual({
      kind: 'answered',
      result: {
        text,
        ai: { ...EMPTY_SELECTIONS, 1: ['A'] },
        answers: [],
        usage,
        prices: { prompt: 0.0015, completion: 0.002 },
        unread: [],
        isUnusual: false,
        isCached: false,
        engine: null,
      },
    })
  })

  it('takes what was not read only where it stands in the text', async () => {
    const unread = [
      { start: 0, end: 3 },
      { start: 3, end: 3 },
      { start: 2, end: 1_000 },
    ]
    expect(await ask(json({ key: KEY, unread }))).toMatchObject({
      result: { unread: [{ start: 0, end: 3 }] },
    })
    expect(await ask(json({ key: KEY, unread: 'x' }))).toMatchObject({ result: { unread: [] } })
  })

  it('takes an ad for unusual only where the server says so', async () => {
    for (const [unusual, isUnusual] of [
      [true, true],
      [false, false],
      ['x', false],
    ]) {
      expect(await ask(json({ key: KEY, unusual }))).toMatchObject({ result: { isUnusual } })
    }
  })

  it('a usage that is missing, null or malformed is unknown, never 0', async () => {
    for (const usage of [undefined, null, { prompt_tokens: 'x' }, { total_tokens: 5 }]) {
      const outcome = await ask(json({ key: KEY, usage }))
      expect(outcome).toMatchObject({ kind: 'answered', result: { usage: null } })
    }
  })

  it('takes only evidence that stands in the text', async () => {
    const evidence = [
      { start: 0, end: 8, quote: 'Siivooja', match: 'exact' },
      { start: 1, end: 9, quote: 'Siivooja', match: 'exact' },
    ]
    const answers = [
      {
        question: 1,
        doubt: [],
        letters: [{ letter: 'A', basis: 'stated', evidence, against: evidence }],
      },
    ]
    const outcome = await ask(json({ key: KEY, answers }))
    const [answer] = outcome.kind === 'answered' ? outcome.result.answers : []
    expect(answer?.letters[0]?.evidence).toEqual(evidence.slice(0, 1))
    expect(answer?.letters[0]?.against).toEqual(evidence.slice(0, 1))
  })

  it('additions of another shape count as missing', async () => {
    const outcome = await ask(json({ key: KEY, answers: 'x', engine: 7, prices: [] }))
    expect(outcome).toMatchObject({ kind: 'answered', result: { answers: [], engine: null } })
  })
})

describe("5 · a response key equal to 'invalid' or missing counts as failure", () => {
  it.each([
    ['invalid', { key: 'invalid', error: 'Ei ilmoitus.' }, 'Ei ilmoitus.'],
    ['missing', { error: 'Syy.' }, 'Syy.'],
    ['missing, no error', {}, null],
    ['outside the grammar', { key: '1Z' }, null],
    ['not a string', { key: 12, error: 5 }, null],
    ['no object', null, null],
    ['empty error', { key: 'invalid', error: '' }, null],
  ])('%s', async (_name, body, error) => {
    expect(await ask(json(body))).toMatchObject({ kind: 'no-key', error })
  })
})

describe('7 · a non-OK response has its body read as text', () => {
  it.each([
    [500, 'Kaatui'],
    [503, ''],
    [404, '<html>'],
  ])('%i %j', async (status, body) => {
    expect(await ask(() => new Response(body, { status }))).toEqual({
      kind: 'refused',
      status,
      body,
    })
  })
})

describe('8 · network failure or exception', () => {
  it('is an unreachable server', async () => {
    expect(await ask(() => Promise.reject(new TypeError('fetch failed')))).toEqual({
      kind: 'unreachable',
    })
  })

  it('so is an answer that is not JSON', async () => {
    expect(await ask(() => new Response('<html>'))).toEqual({ kind: 'unreachable' })
  })

  it('a cancelled request is no failure', async () => {
    const abort = () => Promise.reject(new DOMException('aborted', 'AbortError'))
    expect(await ask(abort, AbortSignal.abort())).toEqual({ kind: 'cancelled' })
  })
})

describe('GET /api/engines', () => {
  it('tells the engines, or that they are not known', async () => {
    const body = { default: 'a', engines: [{ id: 'a', label: 'A', model: null, service: null }] }
    expect(await requestEngines(async () => Response.json(body), never)).toEqual(body)
    expect(await requestEngines(async () => Response.json({}), never)).toBeNull()
    expect(await requestEngines(async () => new Response('', { status: 500 }), never)).toBeNull()
    expect(await requestEngines(() => Promise.reject(new Error()), never)).toBeNull()
  })
})
