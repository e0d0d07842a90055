import { afterAll, describe, expect, it } from 'vitest'
import { isLetterOf, isQuestionId } from '../core/questions.ts'
import { readAdvert } from '../testing/fixtures.ts'
import { READ_OPTIONS } from '../testing/read.ts'
import { startService } from '../testing/service/service.ts'
import { serviceAnswer, stated } from '../testing/service-answer.ts'
import { serviceSettings, settingsAt } from '../testing/service-settings.ts'
import { builtinEngine } from './builtin/builtin.ts'
import type { Engine } from './engine.ts'
import { fakeEngine } from './fake.ts'
import { newSpending } from './llm/calls/spending.ts'
import { serviceEngine } from './llm/service-engine.ts'
import { SERVICES } from './llm/services/settings.ts'
import { engineOf, enginesOf } from './registry.ts'

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

const TITLE = 'Varastotyöntekijä määräaikaiseen työsuhteeseen'
const service = await startService(() => ({
  kind: 'text',
  text: serviceAnswer({ q2: [stated('A', TITLE)], q9: [stated('B', TITLE, 'ajalle 1.9.–31.1.')] }),
  usage: { prompt: 9_000, completion: 70 },
}))
afterAll(() => service.close())
const spending = newSpending(null, () => new Date())
const services = SERVICES.map((id) => serviceEngine(settingsAt(service.url, id), { spending }))

/** What every engine must keep, whoever wrote it. */
const ENGINES = [builtinEngine, fake, ...services]

describe.each<[string, Engine]>(ENGINES.map((engine) => [engine.info.id, engine]))(
  'the engine %s',
  (_id, engine) => {
    const text = readAdvert('varastotyontekija')

    it('claims options of the table, each with verbatim quotes', async () => {
      const reading = await engine.read(text, READ_OPTIONS)
      if (reading.kind !== 'claims') throw new Error(reading.kind)
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
      expect(await engine.read(text, READ_OPTIONS)).toEqual(await engine.read(text, READ_OPTIONS))
    })

    it('tells its usage, or that it is unknown', async () => {
      const { usage } = await engine.read(text, READ_OPTIONS)
      if (usage !== null) {
        expect(usage.total_tokens).toBeGreaterThanOrEqual(
          usage.prompt_tokens + usage.completion_tokens,
        )
      }
    })
  },
)

describe.each(services.map((engine) => [engine.info.id, engine] as const))(
  'the service %s',
  (_id, engine) => {
    it('says where texts go, and how many tokens go along', () => {
      expect(engine.service?.host).toBe(new URL(service.url).host)
      expect(engine.service?.promptTokens).toBeGreaterThan(1_000)
    })

    it('asks nothing for whoever has stopped, and gives the reason back', async () => {
      const stopping = new Error('peruutettu')
      const calls = service.calls.length
      const options = { ...READ_OPTIONS, signal: AbortSignal.abort(stopping) }
      await expect(engine.read('Ilmoitus', options)).rejects.toBe(stopping)
      expect(service.calls).toHaveLength(calls)
    })
  },
)

describe('the registry', () => {
  const services = SERVICES.map((id) => serviceSettings(id))

  it('has ids that differ, the default first', () => {
    const engines = enginesOf({ engine: 'mistral', services, dailyTokens: null })
    const ids = engines.map(({ info }) => info.id)
    expect(ids).toEqual(['mistral', 'builtin', ...SERVICES.filter((id) => id !== 'mistral')])
    expect(engineOf(engines, undefined)).toBe(engines[0])
    expect(engineOf(engines, 'azure')?.info.id).toBe('azure')
    expect(engineOf(engines, 'olematon')).toBeNull()
  })

  it('has the built-in engine alone where nothing else is configured', () => {
    const engines = enginesOf({ engine: 'builtin', services: [], dailyTokens: null })
    expect(engines).toEqual([builtinEngine])
  })
})
