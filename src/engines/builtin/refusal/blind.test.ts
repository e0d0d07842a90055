import { describe, expect, it } from 'vitest'
import { onOneLine } from '../../../evaluation/gold.ts'
import { readTextFiles, readTexts, type Text } from '../../../testing/fixtures.ts'
import { seenIn } from '../seen.ts'
import { notAdvertReasonOf } from './not-advert.ts'

const FORMS: readonly (readonly [string, (text: string) => string])[] = [
  ['pasted', (text) => text],
  ['flattened', onOneLine],
]

const shareRefused = (texts: readonly Text[], formOf: (text: string) => string) =>
  texts.filter(({ text }) => notAdvertReasonOf(seenIn(formOf(text))) !== null).length / texts.length

/**
 * Texts that no weight is made with: those that are pasted by mistake and ads that are told in their own way
 * (`fixtures/refusal/README.md`); texts that lie as near to an ad as can be and ads that are set like none
 * (`fixtures/README.md`). In doubt a text is an ad. Raise the floors and lower the bounds when the engine gets better.
 */
describe.each(FORMS)('%s', (_, formOf) => {
  it.each([
    ['are pasted by mistake', readTexts('blind-others'), 220, 0.83],
    ['lie near an ad', readTextFiles('near/not'), 110, 0.82],
  ])('most texts that %s are refused', (_, texts, count, least) => {
    expect(texts).toHaveLength(count)
    expect(shareRefused(texts, formOf)).toBeGreaterThanOrEqual(least)
  })

  it.each([
    ['ads that are told in their own way', readTexts('blind-ads'), 280, 0.022],
    ['the ads that are set like none', readTextFiles('near/ads'), 90, 0.04],
  ])('few of %s are refused', (_, texts, count, most) => {
    expect(texts).toHaveLength(count)
    expect(shareRefused(texts, formOf)).toBeLessThanOrEqual(most)
  })
})

it('nothing that measures is among what the weights are made with', () => {
  const made = ['ads', 'others'].flatMap(readTexts)
  const measuring = ['blind-ads', 'blind-others'].flatMap(readTexts)
  const texts = [...made, ...measuring].map(({ text }) => text)
  expect(new Set(texts).size).toBe(1170 + 1299 + 280 + 220)
})
