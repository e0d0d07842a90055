import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Evidence, NUMBERS } from './evidence.ts'
import { type Likeness, likenessIn, likenessOf, likenessTableOf } from './likeness.ts'

const ofWords = (words: readonly string[]): Evidence => ({
  features: new Set(words),
  numbers: NUMBERS.map(() => 0),
})
const likeness: Likeness = {
  bias: -1,
  weights: new Map([
    ['haemme', 4],
    ['resepti*', -4],
    ['questions answered', 0.5],
  ]),
}

describe('how much a text looks like an ad', () => {
  it('adds up what its words and numbers say', () => {
    const nothing = likenessOf(likeness, ofWords(['kuu']))
    expect(nothing).toBe(-1)
    expect(likenessOf(likeness, ofWords(['haemme', 'kuu']))).toBeGreaterThan(nothing)
    expect(likenessOf(likeness, ofWords(['resepti*']))).toBeLessThan(nothing)
    const answered = NUMBERS.map((name) => (name === 'questions answered' ? 4 : 0))
    expect(likenessOf(likeness, { features: new Set(), numbers: answered })).toBeCloseTo(1)
  })

  it('lets a word count less the more there are, but in a short text no more than in a longer one', () => {
    const words = (count: number) => [
      'haemme',
      ...Array.from({ length: count - 1 }, (_, n) => `${n}`),
    ]
    const of = (count: number) => likenessOf(likeness, ofWords(words(count)))
    expect(of(10)).toBe(of(100))
    expect(of(1000)).toBeLessThan(of(100))
    expect(of(1000)).toBeGreaterThan(likeness.bias)
  })

  it('is kept in a table that reads back as it was', () => {
    const name = fc
      .string({ minLength: 1 })
      .filter((text) => !/[\t\n]/.test(text) && text !== '(bias)')
    const weight = fc.integer({ min: -5000, max: 5000 }).map((number) => number / 100)
    fc.assert(
      fc.property(fc.dictionary(name, weight), weight, (byName, bias) => {
        const kept = { bias, weights: new Map(Object.entries(byName)) }
        const read = likenessIn(likenessTableOf(kept))
        expect(read.bias).toBe(bias)
        for (const [each, value] of kept.weights) expect(read.weights.get(each)).toBe(value)
      }),
    )
  })
})
