import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAwkwardText } from '../../testing/arbitraries.ts'
import { repeated, WORST_PIECES } from '../../testing/worst-texts.ts'
import { isWhole } from './boundary.ts'
import { groundingIn, groundQuote } from './evidence.ts'

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

  it.each(['', ' \n', '\u00ad\u200b', '…', 'Sairaanhoitaja', 'hakee siivoojaa'])(
    'finds no %j',
    (quote) => {
      expect(groundQuote(text, { quote })).toBeNull()
    },
  )

  it('gives back the text’s own words, without what the quote has around them', () => {
    const found = (quote: string) => groundQuote(text, { quote })?.quote
    expect(found('”haemme siivoojaa…”')).toBe('Haemme siivoojaa')
    expect(found('- SIIVOOJA SAA OPASTUKSEN.')).toBe('Siivooja saa opastuksen.')
  })

  it('never cuts a word, a compound, an ending or a number', () => {
    const ad = 'Tukityö, IT-tuki, PostgreSQL:n hallinta, hoito- ja asennustyö klo 7–15.30, 37,5 h'
    for (const quote of ['tuki', 'työ', 'IT', 'PostgreSQL', 'hoito', '15', '37', 'tukit', '👩'])
      expect(groundQuote(`${ad} 👩‍⚕️`, { quote }), quote).toBeNull()
    for (const quote of ['IT-tuki', 'hoito-', 'klo 7-15.30', '37,5', '👩‍⚕️'])
      expect(groundQuote(`${ad} 👩‍⚕️`, { quote })?.match, quote).toBe('exact')
  })

  it('never changes a unit', () => {
    expect(groundQuote('Palkka on 3 000 €/kk.', { quote: 'palkka on 3 000 $' })).toBeNull()
    expect(groundQuote('Työaika on 80 %.', { quote: 'Työaika on 80 €/kk' })).toBeNull()
    expect(groundQuote('Työaika on 80 %.', { quote: '– työaika on 80\u202f%' })?.end).toBe(15)
  })

  it('finds what an engine cut out of a word only where the engine said', () => {
    expect(groundQuote('tukityö', { quote: 'työ', at: 4 })?.start).toBe(4)
    expect(groundQuote('tukityö', { quote: 'työ', at: 3 })).toBeNull()
  })

  it('mends only a quote that is long enough to say something', () => {
    const ad = 'Työsuhde on vakituinen.'
    expect(groundQuote(ad, { quote: 'vakitunen' })).toBeNull()
    expect(groundQuote(ad, { quote: 'on vakitunen' })?.quote).toBe('on vakituinen')
    const long = 'Työskentelet itsenäisesti asiakkaan kohteessa. '.repeat(9).trim()
    expect(groundQuote(long, { quote: long.replace('itsenäi', 'itsenai') })).toBeNull()
  })

  it('prefers the place with the fewest slips', () => {
    const ad = 'kokemusta varastotyöstä. Kokemus varastotyöstä.'
    expect(groundQuote(ad, { quote: 'Kokemus varastotyostä' })?.start).toBe(25)
  })

  it('text.slice(start, end) === quote, always', () => {
    const any = fc.tuple(anyAwkwardText, anyAwkwardText, fc.nat(200), fc.nat(40))
    fc.assert(
      fc.property(any, fc.option(fc.nat(200), { nil: -1 }), ([text, other, from, length], at) => {
        const ground = groundingIn(text)
        for (const quote of [text.slice(from, from + length), other]) {
          const evidence = ground({ quote, at })
          if (evidence) expect(text.slice(evidence.start, evidence.end)).toBe(evidence.quote)
        }
      }),
    )
  })

  it('finds every cut where it was made, when told', () => {
    const any = fc.tuple(anyAwkwardText, fc.nat(60), fc.integer({ min: 1, max: 40 }))
    fc.assert(
      fc.property(any, ([text, at, length]) => {
        const quote = text.slice(at, at + length)
        fc.pre(/[^\s\p{Cf}\p{Cc}]/u.test(quote))
        expect(groundQuote(text, { quote, at })).toEqual({
          start: at,
          end: at + quote.length,
          quote,
          match: 'exact',
        })
      }),
    )
  })

  it('finds every cut between words, however it is roughened', () => {
    const any = fc.tuple(anyAwkwardText, fc.nat(60), fc.integer({ min: 1, max: 60 }))
    fc.assert(
      fc.property(any, ([text, from, length]) => {
        const cut = text.slice(from, from + length).replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
        const at = text.indexOf(cut, from)
        fc.pre(/[\p{L}\p{N}]/u.test(cut) && isWhole(text, at, at + cut.length))
        const exact = groundQuote(text, { quote: cut })
        expect(exact).toMatchObject({ quote: cut, match: 'exact' })
        expect(groundQuote(text, { quote: roughened(cut) })?.match).toBe('exact')
      }),
      { numRuns: 300 },
    )
  })

  it('finds roughened words where they stood', () => {
    const word = fc.constantFrom('Työ', 'itsenäinen', 'IT-tuki', 'hyvä', 'proﬁili', 'a\u0308iti')
    const words = fc.array(word, { minLength: 1, maxLength: 8 }).map((all) => all.join(' '))
    fc.assert(
      fc.property(words, words, words, (before, quote, after) => {
        const text = `${before}. Alku ${quote}, loppu. ${after}`
        const found = groundQuote(text, { quote: roughened(`Alku ${quote}`) })
        expect(found).toMatchObject({ start: before.length + 2, quote: `Alku ${quote}` })
      }),
    )
  })

  it.each(WORST_PIECES.quotes)('searches 50,000 characters of %j to the end', (piece) => {
    const ground = groundingIn(repeated(piece, 50_000))
    const long = repeated(piece, 1_900)
    for (let number = 0; number < 60; number++) {
      expect(ground({ quote: `${long} ei ole ${number}` })).toBeNull()
    }
  })
})

/** Writes the same otherwise: decomposed, in capitals, with other spaces, dashes and quotation marks. */
function roughened(quote: string): string {
  return quote
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/\r\n|[\n \u00a0\u202f]/g, '\u2009\n')
    .replaceAll('–', '-')
    .replaceAll(/[”"]/g, '’')
    .replaceAll(/(\p{L})(?=\p{L})/gu, '$1\u00ad')
}
