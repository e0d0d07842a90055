import { describe, expect, it } from 'vitest'
import { isLetterOf, isQuestionId } from '../core/questions.ts'
import { readAdvert } from '../testing/fixtures.ts'
import type { Engine } from './engine.ts'
import { fakeEngine } from './fake.ts'
import { ENGINES, engineOf } from './registry.ts'

/** What every engine must keep, whoever wrote it. */
const fake = fakeEngine((text) => ({
  kind: 'claims',
  claims: [
    {
      question: 1,
      letter: 'A',
      basis: 'stated',
      quotes: [{ quote: text.slice(0, 10), at: 0 }],
      against: [],
    },
  ],
  usage: null,
}))

describe.each<[string, Engine]>([...ENGINES, fake].map((engine) => [engine.info.id, engine]))(
  'the engine %s',
  (_id, engine) => {
    const text = readAdvert('varastotyontekija')

    it('claims options of the table, each with verbatim quotes', async () => {
      const reading = await engine.read(text, new AbortController().signal)
      if (reading.kind !== 'claims') throw new Error(reading.reason)
      expect(reading.claims.length).toBeGreaterThan(0)
      for (const { question, letter, quotes, against } of reading.claims) {
        expect(isQuestionId(question) && isLetterOf(question, letter)).toBe(true)
        expect(quotes.length).toBeGreaterThan(0)
        for (const { quote, at } of [...quotes, ...against]) {
          expect(text).toContain(quote)
          if (at !== undefined) expect(text.startsWith(quote, at)).toBe(true)
        }
      }
    })

    it('says the same of the same text', async () => {
      const signal = new AbortController().signal
      expect(await engine.read(text, signal)).toEqual(await engine.read(text, signal))
    })

    it('tells its usage, or that it is unknown', async () => {
      const { usage } = await engine.read(text, new AbortController().signal)
      if (usage !== null) {
        expect(usage.total_tokens).toBe(usage.prompt_tokens + usage.completion_tokens)
      }
    })
  },
)

describe('the registry', () => {
  it('has ids that differ, and the default first', () => {
    const ids = ENGINES.map(({ info }) => info.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids[0]).toBe('builtin')
    expect(engineOf(ENGINES, undefined)).toBe(ENGINES[0])
    expect(engineOf(ENGINES, 'builtin')).toBe(ENGINES[0])
    expect(engineOf(ENGINES, 'olematon')).toBeNull()
  })
})
