import { describe, expect, it } from 'vitest'
import { readAdvert, readPdfText } from '../../testing/fixtures.ts'
import { FORGED, ROUGHENED, SLIPPED } from '../../testing/quotes.ts'
import { groundingIn } from './evidence.ts'

/** Each quote with what became of it in its ad. */
function grounded(quotes: Readonly<Record<string, string>>) {
  return Object.entries(quotes).flatMap(([name, lines]) => {
    const text = name.startsWith('pdf/') ? readPdfText(name.slice(4)) : readAdvert(name)
    const ground = groundingIn(text)
    return lines
      .trim()
      .split(/\n\s*/)
      .map((quote) => ({ quote, text, evidence: ground({ quote }) }))
  })
}

describe('quotes of the own ads', () => {
  it.each([
    ['exact', ROUGHENED],
    ['repaired', SLIPPED],
  ] as const)('are found: %s', (match, quotes) => {
    const found = grounded(quotes)
    expect(found.filter(({ evidence }) => evidence?.match !== match)).toEqual([])
    for (const { evidence, text } of found) {
      expect(text.slice(evidence?.start, evidence?.end)).toBe(evidence?.quote)
    }
  })

  it('are not found where they were forged', () => {
    const believed = grounded(FORGED).filter(({ evidence }) => evidence !== null)
    expect(believed.map(({ quote, evidence }) => [quote, evidence?.quote])).toEqual([])
  })
})
