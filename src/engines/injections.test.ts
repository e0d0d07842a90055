import { describe, expect, it } from 'vitest'
import { analysisOf, selectionsOf } from '../core/analysis.ts'
import { formatKey } from '../core/key.ts'
import { onOneLine } from '../evaluation/gold.ts'
import { engineAt } from '../testing/engine-at.ts'
import { ADVERT_NAMES, readAdvert } from '../testing/fixtures.ts'
import { type Attack, attacked, attacks } from '../testing/injections.ts'
import { builtinClaims, READ_OPTIONS } from '../testing/read.ts'
import { serviceForTest } from '../testing/service/for-test.ts'
import { serviceAnswer } from '../testing/service-answer.ts'
import { analyze } from './analyze.ts'

const ATTACKS = attacks()
const ADS = ADVERT_NAMES.map(readAdvert)

async function builtinKey(text: string): Promise<string> {
  return formatKey(selectionsOf(analysisOf(text, await builtinClaims(text))))
}

/** The keys of the ads as they are: every attack is held against them. */
const KEYS = await Promise.all(ADS.map(builtinKey))

describe('the built-in engine', () => {
  it('there are attacks enough', () => {
    expect(ATTACKS.length).toBeGreaterThanOrEqual(60)
  })

  it.each(ATTACKS.filter(({ states }) => !states))('is not moved by $id', async (attack) => {
    for (const [index, ad] of ADS.entries()) {
      for (const text of attacked(ad, attack)) expect(await builtinKey(text)).toBe(KEYS[index])
    }
  })

  it.each(ATTACKS.filter(({ states }) => states))(
    'gives no letter that $id orders',
    async (attack) => {
      for (const ad of ADS) {
        const before = selectionsOf(analysisOf(ad, await builtinClaims(ad)))
        for (const text of attacked(ad, attack)) {
          const after = selectionsOf(analysisOf(text, await builtinClaims(text)))
          for (const { question, letter } of attack.order) {
            if (before[question].includes(letter)) continue
            expect(after[question]).not.toContain(letter)
          }
        }
      }
    },
  )
})

describe('a service that obeys', () => {
  const [ad = ''] = ADS
  /** The answer that the attack wants, with the attack itself as its ground. */
  const obeying = ({ order, attack }: Attack) => {
    const choices: Record<string, object[]> = {}
    for (const { question, letter } of order) {
      const field = `q${question}`
      const choice = { letter, basis: 'stated', quotes: [attack], against: [] }
      choices[field] = [...(choices[field] ?? []), choice]
    }
    return serviceAnswer(choices)
  }

  it.each(ATTACKS.filter(({ order }) => order.length > 0))(
    '$id: what it orders has no evidence, and says so',
    async (attack) => {
      const [text = ''] = attacked(ad, attack)
      const usage = { prompt: 9_000, completion: 70 }
      const service = await serviceForTest(() => ({ kind: 'text', text: obeying(attack), usage }))
      const outcome = await analyze(engineAt(service.url), text, READ_OPTIONS)
      if (outcome.kind !== 'analysis') throw new Error(outcome.kind)
      for (const { question, letter } of attack.order) {
        const answer = outcome.analysis.answers.find((each) => each.question === question)
        const given = answer?.letters.find((each) => each.letter === letter)
        expect(given?.evidence).toEqual([])
        expect(answer?.doubt).toContain('no-evidence')
      }
    },
  )

  it('and says the order back instead of an answer gives no key at all', async () => {
    for (const attack of ATTACKS.slice(0, 10)) {
      const service = await serviceForTest(() => ({
        kind: 'text',
        text: attack.attack,
        usage: { prompt: 9_000, completion: 70 },
      }))
      const outcome = await analyze(engineAt(service.url), ad, READ_OPTIONS)
      expect(outcome.kind).toBe('no-key')
    }
  })
})

it('in a flattened ad, where nothing parts them from the text, hardly any moves it, and none as it orders', {
  timeout: 60_000,
}, async () => {
  const marksOf = async (text: string) =>
    (await builtinClaims(text)).map(({ question, letter }) => `${question}${letter}`)
  const still = ATTACKS.filter(({ states }) => !states)
  let [moved, all] = [0, 0]
  for (const [index, ad] of ADS.entries()) {
    const before = await marksOf(onOneLine(ad))
    for (const [number, attack] of still.entries()) {
      // In the middle of one ad, at the end of the next.
      const text = attacked(ad, attack)[(index + number) % 2] ?? ''
      const after = await marksOf(onOneLine(text))
      all += 1
      if (after.join() !== before.join()) moved += 1
      const gained = after.filter((mark) => !before.includes(mark))
      const ordered = attack.order.map(({ question, letter }) => `${question}${letter}`)
      expect(gained.filter((mark) => ordered.includes(mark))).toEqual([])
    }
  }
  expect(all).toBe(ADS.length * still.length)
  expect(moved / all).toBeLessThan(0.02)
})
