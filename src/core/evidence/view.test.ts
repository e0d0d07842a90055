import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAwkwardText } from '../../testing/arbitraries.ts'
import { normalised, viewOf } from './view.ts'

const seen = (text: string) => normalised(viewOf(text))

describe('the view of a text', () => {
  it.each([
    ['Työ\u00a0on\r\n\r\nitsenäistä', 'työ on itsenäistä'],
    ['tyo\u0308 ja a\u030angest', 'työ ja ångest'],
    ['itse\u00adnäi\u200bnen', 'itsenäinen'],
    ['proﬁili', 'profiili'],
    ['klo 7 – 15', 'klo 7 - 15'],
    ['”hyvä”, «hyvä» ja ’hyvä’', "'hyvä', 'hyvä' ja 'hyvä'"],
    ['• ensin\n• sitten', 'ensin - sitten'],
    ['ja niin edelleen…', 'ja niin edelleen...'],
  ])('makes alike what %j is written with', (text, view) => {
    expect(seen(text)).toBe(view)
  })

  it.each([
    ['IT\u2011tuki', 'it-tuki'],
    ['osa-\naikainen', 'osa-aikainen'],
    ['työaika- autonomia', 'työaika-autonomia'],
    ['IT- tuki', 'it-tuki'],
    ['Hyytiä- Lindfors', 'hyytiä-lindfors'],
    ['13– 15', '13-15'],
    ['kehitys- ja tukitehtävät', 'kehitys - ja tukitehtävät'],
  ])('keeps the real hyphen of %j', (text, view) => {
    expect(seen(text)).toBe(view)
  })

  it('knows a hyphen that may be a line end’s', () => {
    expect(seen('vikail- moitukset')).toBe('vikail- moitukset')
    expect(seen('vikail-\n  moitukset')).toBe('vikail- moitukset')
  })

  it('stays as it is when looked at again', () => {
    const any = fc.oneof(anyAwkwardText, fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(any, (text) => {
        expect(seen(seen(text))).toBe(seen(text))
      }),
    )
  })

  it('keeps every letter, digit and hyphen between letters', () => {
    const word = fc.constantFrom('osa-aikainen', 'IT-tuki', 'B-ajokortti', 'e-passi', '3-vuoro')
    const gap = fc.constantFrom(' ', '\u00a0', '\r\n', ' \u200b', ', ')
    fc.assert(
      fc.property(fc.array(fc.tuple(word, gap)), (pairs) => {
        const words = pairs.map(([one]) => one.toLowerCase())
        expect(seen(pairs.flat().join('')).split(/,? |,/).filter(Boolean)).toEqual(words)
      }),
    )
  })

  it('knows where each character stood', () => {
    fc.assert(
      fc.property(anyAwkwardText, (text) => {
        const { characters, starts, ends } = viewOf(text)
        for (let at = 0; at < characters.length; at++) {
          const stood = text.slice(starts[at], ends[at])
          expect(viewOf(stood).characters).toContain(characters.charAt(at))
          expect(ends[at - 1] ?? 0).toBeLessThanOrEqual(ends[at] ?? 0)
        }
      }),
    )
  })
})
