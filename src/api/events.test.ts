import { describe, expect, it } from 'vitest'
import type { PartialAnswer } from '../core/analysis.ts'
import { EMPTY_SELECTIONS } from '../core/key.ts'
import { requestAnalysis } from './call.ts'
import { isEvents, readEvents } from './events.ts'

const KEY = '1A2345678910'
const partial = (answers: unknown) => `event: partial\ndata: ${JSON.stringify({ answers })}\n\n`
const RESULT = `event: result\ndata: ${JSON.stringify({ key: KEY, error: 'ä€👩‍⚕️' })}\n\n`
const FIRST = [{ question: 1, letters: [] }]
const SECOND = [{ question: 1, letters: ['A'] }]

/** The words as a response, in pieces of so many bytes; `breaks`: the connection dies after them. */
function eventsOf(words: string, size = 1_000_000, breaks = false): Response {
  const bytes = new TextEncoder().encode(words)
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, at + size))
      else if (breaks) controller.error(new TypeError('network error'))
      else controller.close()
      at += size
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
}

describe('an answer that comes as events', () => {
  it('is known by its type', () => {
    expect(isEvents(eventsOf(''))).toBe(true)
    expect(isEvents(Response.json({}))).toBe(false)
    expect(isEvents(new Response(null))).toBe(false)
  })

  it.each([1, 2, 3, 7, 64, 1_000_000])('is read in pieces of %i bytes', async (size) => {
    const seen: unknown[] = []
    const response = eventsOf(partial(FIRST) + partial(SECOND) + RESULT, size)
    const end = await readEvents(response, (answers) => seen.push(answers))
    expect(seen).toEqual([FIRST, SECOND])
    expect(end).toEqual({ kind: 'result', body: { key: KEY, error: 'ä€👩‍⚕️' } })
  })

  it('what is not known is passed over: comments, other events, partials of another shape', async () => {
    const seen: unknown[] = []
    const words = `: elossa\n\nevent: muu\ndata: {}\n\n${partial([{ question: 11, letters: [] }])}${partial('x')}${partial(SECOND)}${RESULT}`
    const end = await readEvents(eventsOf(words), (answers) => seen.push(answers))
    expect(seen).toEqual([SECOND])
    expect(end.kind).toBe('result')
  })

  it('nothing is read after the result', async () => {
    const seen: unknown[] = []
    await readEvents(eventsOf(RESULT + partial(SECOND)), (answers) => seen.push(answers))
    expect(seen).toEqual([])
  })
})

describe('POST /api/lxp with events', () => {
  const never = new AbortController().signal
  const ask = (response: () => Response, signal = never) => {
    const previews: (readonly PartialAnswer[])[] = []
    const sent: (RequestInit | undefined)[] = []
    const outcome = requestAnalysis(
      async (_url, init) => {
        sent.push(init)
        return response()
      },
      { text: 'Siivooja', engine: null, signal, onPartial: (answers) => previews.push(answers) },
    )
    return { outcome, previews, sent }
  }

  it('asks for events, tells the previews and ends with the result', async () => {
    const { outcome, previews, sent } = ask(() => eventsOf(partial(SECOND) + RESULT, 5))
    expect(await outcome).toMatchObject({
      kind: 'answered',
      result: { ai: { ...EMPTY_SELECTIONS, 1: ['A'] } },
    })
    expect(previews).toEqual([SECOND])
    expect(sent[0]?.headers).toMatchObject({ Accept: 'text/event-stream' })
  })

  it('takes an ordinary answer as well', async () => {
    expect(await ask(() => Response.json({ key: KEY })).outcome).toMatchObject({ kind: 'answered' })
  })

  it('an error event is a refusal with its status', async () => {
    const error = `event: error\ndata: ${JSON.stringify({ status: 503, text: 'Ruuhkaa.' })}\n\n`
    const { outcome } = ask(() => eventsOf(partial(FIRST) + error))
    expect(await outcome).toEqual({ kind: 'refused', status: 503, body: 'Ruuhkaa.' })
  })

  it('a refusal before the first event is one too', async () => {
    const { outcome } = ask(() => new Response('Ruuhkaa.\n', { status: 503 }))
    expect(await outcome).toEqual({ kind: 'refused', status: 503, body: 'Ruuhkaa.' })
  })

  it.each([
    ['ends before the result', () => eventsOf(partial(FIRST))],
    ['breaks off', () => eventsOf(partial(FIRST), 8, true)],
    ['breaks off inside of the result', () => eventsOf(RESULT.slice(0, 30), 8, true)],
    ['has a result that is not JSON', () => eventsOf('event: result\ndata: {"key"\n\n')],
    ['has an error of another shape', () => eventsOf('event: error\ndata: {}\n\n')],
  ])('an answer that %s is an unreachable server', async (_name, response) => {
    expect(await ask(response).outcome).toEqual({ kind: 'unreachable' })
  })

  it('a result without a valid key is no key', async () => {
    const words = 'event: result\ndata: {"key":"invalid","error":"Ei ilmoitus."}\n\n'
    expect(await ask(() => eventsOf(words)).outcome).toMatchObject({
      kind: 'no-key',
      error: 'Ei ilmoitus.',
    })
  })

  it('a request that was cancelled meanwhile is no failure', async () => {
    const { outcome } = ask(() => eventsOf(partial(FIRST), 8, true), AbortSignal.abort())
    expect(await outcome).toEqual({ kind: 'cancelled' })
  })
})
