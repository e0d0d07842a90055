import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAwkwardText } from '../../testing/arbitraries.ts'
import { groundQuote } from './evidence.ts'

describe('grounding a quote', () => {
  const text = 'Siivooja. Haemme siivoojaa. Siivooja saa opastuksen.'

  it('finds the first occurrence', () => {
    expect(groundQuote(text, { quote: 'Siivooja' })).toEqual({
      start: 0,
      end: 8,
      quote: 'Siivooja',
      match: 'exact',
    })
  })

  it('believes a position hint only where it proves true', () => {
    expect(groundQuote(text, { quote: 'Siivooja', at: 28 })?.start).toBe(28)
    for (const at of [27, -1, 0.5, 1e9, Number.NaN]) {
      expect(groundQuote(text, { quote: 'Siivooja', at })?.start).toBe(0)
    }
  })

  it.each(['', ' \n', 'Sairaanhoitaja', 'siivooja.'])('finds no %j', (quote) => {
    expect(groundQuote(text, { quote })).toBeNull()
  })

  it('text.slice(start, end) === quote, always', () => {
    const cut = fc
      .tuple(anyAwkwardText, fc.nat(200), fc.nat(40), fc.integer({ min: -5, max: 300 }))
      .map(([around, from, length, at]) => ({
        around,
        quote: around.slice(from, from + length),
        at,
      }))
    fc.assert(
      fc.property(cut, ({ around, quote, at }) => {
        const found = groundQuote(around, { quote, at })
        if (quote.trim() === '') expect(found).toBeNull()
        else {
          expect(found).not.toBeNull()
          expect(around.slice(found?.start, found?.end)).toBe(quote)
        }
      }),
    )
  })
})
