import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordsOf } from './words.ts'

describe('wordsOf', () => {
  it('lower-cases words and keeps their places', () => {
    expect(wordsOf('Työ Äänekoskella')).toEqual([
      { text: 'työ', start: 0, end: 3 },
      { text: 'äänekoskella', start: 4, end: 16 },
    ])
  })

  it('matches decomposed letters as composed ones, with places in the original', () => {
    const text = 'hyva\u0308a\u0308 tyo\u0308ta\u0308'
    const [first, second] = wordsOf(text)
    expect(first?.text).toBe('hyvää')
    expect(second?.text).toBe('työtä')
    expect(text.slice(second?.start, second?.end)).toBe('tyo\u0308ta\u0308')
  })

  it('looks through soft hyphens and parts words at hyphens', () => {
    expect(wordsOf('asiakas\u00ADpalvelu').map(({ text }) => text)).toEqual(['asiakaspalvelu'])
    expect(wordsOf('ICT-tuki').map(({ text }) => text)).toEqual(['ict', 'tuki'])
  })

  it('takes a word that was broken at the end of a line for one', () => {
    const text = 'Pidät huolta asiak- kaista ja sähkö-\nasennuksista.'
    const words = wordsOf(text)
    expect(words.map((word) => word.text)).toEqual([
      'pidät',
      'huolta',
      'asiakkaista',
      'ja',
      'sähköasennuksista',
    ])
    expect(words.map(({ start, end }) => text.slice(start, end))[2]).toBe('asiak- kaista')
  })

  it.each([
    ['ilta- ja yötyö', 'ilta ja yötyö'],
    ['lång- eller korttid', 'lång eller korttid'],
    ['full- to part-time', 'full to part time'],
    ['Turku - hae heti', 'turku hae heti'],
    ['IT- tuki', 'it tuki'],
    ['Oulu- Kemi', 'oulu kemi'],
    ['klo 8- 16', 'klo 8 16'],
  ])('parts the words of "%s"', (text, words) => {
    expect(wordsOf(text).map((word) => word.text)).toEqual(words.split(' '))
  })

  it('cuts words that stand in the text, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let last = 0
        for (const { start, end } of wordsOf(text)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})
