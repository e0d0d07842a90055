import { describe, expect, it, vi } from 'vitest'
import { NO_USAGE } from '../core/cost.ts'
import { READ_OPTIONS } from '../testing/read.ts'
import type { Reading, ReadOptions } from './engine.ts'
import { EngineFailure } from './failure.ts'
import { fakeEngine } from './fake.ts'
import { remembering } from './remembering.ts'

const USAGE = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 }
const READING: Reading = { kind: 'claims', claims: [], usage: USAGE }
const REMEMBERED = { ...READING, usage: NO_USAGE, isCached: true }

/** An engine whose readings end when they are told to. */
function slowEngine() {
  const under: (PromiseWithResolvers<Reading> & { options: ReadOptions })[] = []
  const engine = remembering(
    fakeEngine((_text, options) => {
      const one = { ...Promise.withResolvers<Reading>(), options }
      under.push(one)
      options.signal.addEventListener('abort', () => one.reject(options.signal.reason))
      return one.promise
    }),
  )
  return { engine, under }
}

describe('the same ad again', () => {
  it('is answered from memory, at no cost, and says so', async () => {
    const read = vi.fn(() => READING)
    const engine = remembering(fakeEngine(read))
    expect(await engine.read('Ilmoitus', READ_OPTIONS)).toEqual(READING)
    expect(await engine.read('Ilmoitus', READ_OPTIONS)).toEqual(REMEMBERED)
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('is another where a character differs, or what is masked', async () => {
    const read = vi.fn(() => READING)
    const engine = remembering(fakeEngine(read))
    for (const text of ['Ilmoitus', 'Ilmoitus ', 'ilmoitus']) {
      expect(await engine.read(text, READ_OPTIONS)).toEqual(READING)
    }
    expect(await engine.read('Ilmoitus', { ...READ_OPTIONS, mask: false })).toEqual(READING)
    expect(read).toHaveBeenCalledTimes(4)
  })

  it('who wants the raw answers gets them again, and never a reading without them', async () => {
    const read = vi.fn((_text: string, { onRaw }: ReadOptions) => {
      onRaw?.('ensimmäinen')
      onRaw?.('toinen')
      return READING
    })
    const engine = remembering(fakeEngine(read))
    await engine.read('Ilmoitus', READ_OPTIONS)
    const heard: string[][] = [[], []]
    for (const one of heard) {
      const onRaw = (answer: string) => void one.push(answer)
      await engine.read('Ilmoitus', { ...READ_OPTIONS, onRaw })
    }
    expect(heard).toEqual([
      ['ensimmäinen', 'toinen'],
      ['ensimmäinen', 'toinen'],
    ])
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('what is no advertisement is remembered, what could not be read is not', async () => {
    const readings: Reading[] = [
      { kind: 'no-key', usage: USAGE },
      { kind: 'not-an-advert', reason: 'recipe', usage: USAGE },
    ]
    const engine = remembering(fakeEngine(() => readings.shift() ?? READING))
    const kinds = async () => (await engine.read('Ilmoitus', READ_OPTIONS)).kind
    expect([await kinds(), await kinds(), await kinds()]).toEqual([
      'no-key',
      'not-an-advert',
      'not-an-advert',
    ])
  })

  it('a failure is not remembered', async () => {
    const answers = [() => Promise.reject(new EngineFailure('overloaded')), () => READING]
    const engine = remembering(fakeEngine(() => answers.shift()?.() ?? READING))
    await expect(engine.read('Ilmoitus', READ_OPTIONS)).rejects.toMatchObject({
      code: 'overloaded',
    })
    expect(await engine.read('Ilmoitus', READ_OPTIONS)).toEqual(READING)
  })

  it('the memory is bounded: the oldest is forgotten', async () => {
    const read = vi.fn(() => READING)
    const engine = remembering(fakeEngine(read))
    for (let ad = 0; ad <= 500; ad++) await engine.read(`Ilmoitus ${ad}`, READ_OPTIONS)
    expect((await engine.read('Ilmoitus 500', READ_OPTIONS)).isCached).toBe(true)
    expect((await engine.read('Ilmoitus 0', READ_OPTIONS)).isCached).toBeUndefined()
    expect(read).toHaveBeenCalledTimes(502)
  })

  it('a request that is cancelled already reads nothing', async () => {
    const read = vi.fn(() => READING)
    const engine = remembering(fakeEngine(read))
    const signal = AbortSignal.abort(new Error('peruutettu'))
    await expect(engine.read('Ilmoitus', { ...READ_OPTIONS, signal })).rejects.toThrow('peruutettu')
    expect(read).not.toHaveBeenCalled()
  })
})

describe('the same ad at the same time', () => {
  it('is read once; one is told the cost, the others that it cost nothing', async () => {
    const { engine, under } = slowEngine()
    const all = [1, 2, 3].map(() => engine.read('Ilmoitus', READ_OPTIONS))
    expect(under).toHaveLength(1)
    under[0]?.resolve(READING)
    expect(await Promise.all(all)).toEqual([READING, REMEMBERED, REMEMBERED])
  })

  it('everybody sees the questions as they are answered', async () => {
    const { engine, under } = slowEngine()
    const [first, second] = [vi.fn(), vi.fn()]
    const all = [first, second].map((onPartial) =>
      engine.read('Ilmoitus', { ...READ_OPTIONS, onPartial }),
    )
    under[0]?.options.onPartial?.([{ question: 1, letters: ['A'] }])
    under[0]?.resolve(READING)
    await Promise.all(all)
    expect(first.mock.calls).toEqual([[[{ question: 1, letters: ['A'] }]]])
    expect(second.mock.calls).toEqual(first.mock.calls)
  })

  it('everybody who wants the raw answers gets all of them, also who comes late', async () => {
    const { engine, under } = slowEngine()
    const [first, late] = [vi.fn(), vi.fn()]
    const one = engine.read('Ilmoitus', { ...READ_OPTIONS, onRaw: first })
    under[0]?.options.onRaw?.('ensimmäinen')
    const other = engine.read('Ilmoitus', { ...READ_OPTIONS, onRaw: late })
    under[0]?.options.onRaw?.('toinen')
    under[0]?.resolve(READING)
    expect(await Promise.all([one, other])).toEqual([READING, REMEMBERED])
    expect(first.mock.calls).toEqual([['ensimmäinen'], ['toinen']])
    expect(late.mock.calls).toEqual(first.mock.calls)
    expect(under).toHaveLength(1)
  })

  it('one that is cancelled does not stop the other, who is then told the cost', async () => {
    const { engine, under } = slowEngine()
    const controller = new AbortController()
    const first = engine.read('Ilmoitus', { ...READ_OPTIONS, signal: controller.signal })
    const second = engine.read('Ilmoitus', READ_OPTIONS)
    controller.abort(new Error('peruutettu'))
    await expect(first).rejects.toThrow('peruutettu')
    expect(under[0]?.options.signal.aborted).toBe(false)
    under[0]?.resolve(READING)
    expect(await second).toEqual(READING)
    expect(await engine.read('Ilmoitus', READ_OPTIONS)).toEqual(REMEMBERED)
  })

  it('the last one that is cancelled stops the reading, and the next one begins another', async () => {
    const { engine, under } = slowEngine()
    const controllers = [new AbortController(), new AbortController()]
    const all = controllers.map(({ signal }) =>
      engine.read('Ilmoitus', { ...READ_OPTIONS, signal }),
    )
    const settled = Promise.allSettled(all)
    for (const controller of controllers) controller.abort(new Error('peruutettu'))
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(under[0]?.options.signal.aborted).toBe(true)
    const next = engine.read('Ilmoitus', READ_OPTIONS)
    expect(under).toHaveLength(2)
    under[1]?.resolve(READING)
    expect(await next).toEqual(READING)
  })

  it('fails for everybody where it fails', async () => {
    const { engine, under } = slowEngine()
    const all = [1, 2].map(() => engine.read('Ilmoitus', READ_OPTIONS))
    const settled = Promise.allSettled(all)
    under[0]?.reject(new EngineFailure('service-failed'))
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
