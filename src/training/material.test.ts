import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type GoldAd, marksOf, readGold } from '../evaluation/gold.ts'
import { readFresh } from '../testing/fixtures.ts'
import { readLabelledAds } from '../testing/labelled-ads.ts'

const FOLDER = join(import.meta.dirname, '../../fixtures/training')
const read = (name: string) => readGold(readFileSync(join(FOLDER, name), 'utf8'))
const [studied, unseen, varied, ordinary, unusual] = [
  read('studied.jsonl'),
  read('unseen.jsonl'),
  read('varied.jsonl'),
  read('ordinary.jsonl'),
  read('unusual.jsonl'),
]
const all = [...studied, ...unseen, ...varied, ...ordinary, ...unusual]
const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Letters of an ad without a quote, and quotes that do not stand in it. */
function faultsOf({ id, text, letters, evidence }: GoldAd): readonly string[] {
  const whole = spaced(text)
  return [...marksOf(letters)].flatMap((mark) => {
    const quotes = evidence[mark] ?? []
    if (quotes.length === 0) return [`${id} ${mark}: no quote`]
    return quotes
      .filter((quote) => !whole.includes(spaced(quote)))
      .map((quote) => `${id} ${mark}: ${quote}`)
  })
}

describe('the ads that the engine is made with', () => {
  it('are many, in three languages', () => {
    expect(studied.length).toBeGreaterThan(1000)
    expect(unseen.length).toBeGreaterThan(1000)
    expect(varied.length).toBeGreaterThan(1000)
    expect(ordinary.length).toBeGreaterThan(400)
    expect(unusual.length).toBeGreaterThan(250)
    for (const lang of ['fi', 'sv', 'en']) {
      expect(unseen.filter((ad) => ad.lang === lang).length).toBeGreaterThan(50)
    }
  })

  it('have a quote in the ad for every letter', () => {
    expect(all.flatMap(faultsOf)).toEqual([])
  })

  it('carry no words where they are other people’s, and a place for every letter', () => {
    const lines = readFileSync(join(FOLDER, 'real.jsonl'), 'utf8').trim().split('\n')
    expect(lines.length).toBeGreaterThan(200)
    for (const line of lines) {
      const { sha256, lang, letters, open, places, ...others } = JSON.parse(line)
      expect(others).toEqual({})
      const either = [...marksOf(letters)].filter((mark) => marksOf(open).has(mark))
      expect(either).toEqual([])
      expect([sha256, lang].join(' ')).toMatch(/^[\da-f]{64} (?:fi|sv|en)$/)
      expect(Object.keys(places).sort()).toEqual([...marksOf(letters)].sort())
      for (const [start, end] of Object.values(places).flat() as [number, number][]) {
        expect(end).toBeGreaterThan(start)
      }
    }
  })

  it('are each in one file only, and none is one of those that measure', () => {
    const fresh = [...readFresh('ads'), ...readFresh('unusual')]
    expect(fresh.length).toBeGreaterThan(1800)
    const texts = [...all, ...fresh, ...readLabelledAds()].map(({ text }) => spaced(text))
    expect(new Set(texts).size).toBe(texts.length)
  })
})
