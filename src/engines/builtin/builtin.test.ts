import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { builtinClaims, READ_OPTIONS } from '../../testing/read.ts'
import { builtinEngine } from './builtin.ts'

const ADVERT = `Siistijä toimistotaloon

Haemme reipasta siistijää vakituiseen työsuhteeseen. Työskentelet itsenäisesti arkisin klo 6–12.
Aiempaa kokemusta et tarvitse, sillä perehdytämme sinut työhön.

• Oma-aloitteisuutta
• Hyvää peruskuntoa

Lähetä hakemus 31.5. mennessä.`

describe('builtinEngine', () => {
  it('reads the key of a plain ad', async () => {
    const letters = (await builtinClaims(ADVERT)).map(
      ({ question, letter }) => `${question}${letter}`,
    )
    expect(letters).toEqual(
      expect.arrayContaining(['1A', '1B', '2A', '5D', '6C', '7A', '8E', '9A']),
    )
  })

  it('takes nothing for beyond doubt in an ad of a kind that it hardly knows', async () => {
    const said = 'Työ on itsenäistä. Työsuhde on määräaikainen ja kestää vuoden.'
    const usual = `Arkistotyöntekijä\n\nHaemme kaupunginarkistoon arkistotyöntekijää. Tehtäviisi kuuluu asiakirjojen järjestämistä. ${said} Edellytämme tarkkuutta ja toivomme kokemusta arkistotyöstä. Tarjoamme perehdytyksen ja mukavan työyhteisön. Lähetä hakemus ja ansioluettelo 15.3. mennessä.`
    const story = `Isoisän päiväkirjat\n\nIsoisä piti päiväkirjaa lennättimellä vuosina 1934–1941. Vihkoja on yksitoista, ja osa sivuista on kastunut. Kirjoittaisin ne itse puhtaaksi, mutta en saa selvää käsialasta. Kuka ehtisi lukea ne ja kirjoittaa koneelle? ${said} Maksan sivulta, ja kiirettä ei ole, kunhan äitini ehtii ne vielä lukea.`
    const readingWith = (isUnusual: boolean, basis: string) => ({
      isUnusual,
      claims: expect.arrayContaining([
        expect.objectContaining({ question: 9, letter: 'B', basis }),
      ]),
    })
    const read = (text: string) => builtinEngine.read(text, READ_OPTIONS)
    expect(await read(usual)).toMatchObject(readingWith(false, 'stated'))
    expect(await read(story)).toMatchObject(readingWith(true, 'inferred'))
  })

  it('reads the same key from one long line', async () => {
    const letters = async (text: string) =>
      (await builtinClaims(text)).map(({ question, letter }) => `${question}${letter}`)
    expect(await letters(ADVERT.replace(/\n/g, ' '))).toEqual(await letters(ADVERT))
  })

  it('answers alike every time', async () => {
    expect(await builtinClaims(ADVERT)).toEqual(await builtinClaims(ADVERT))
  })

  it('gives every letter a quote that stands where it says', async () => {
    const piece = fc.constantFrom(
      'Haemme kokkia ',
      'tyo\u0308ta\u0308 itsena\u0308isesti. ',
      'Perehdytämme sinut!\r\n',
      '• vuorotyö\u00A0klo 8–16 ',
      '👩‍🍳 keittiötyö ',
      'asiakas\u00ADpalvelua, ',
      'vakituinen työsuhde\n\n',
      'Emme vaadi koulutusta – ',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 3, maxLength: 40 }), async (pieces) => {
        const text = `Kokki, haemme töihin\n${pieces.join('')}`
        for (const { quotes, against } of await builtinClaims(text)) {
          expect(quotes.length).toBeGreaterThan(0)
          for (const { quote, at } of [...quotes, ...against]) {
            expect(quote.length).toBeLessThanOrEqual(200)
            expect(at).toBeDefined()
            expect(text.slice(at, (at ?? 0) + quote.length)).toBe(quote)
          }
        }
      }),
    )
  })

  it('costs nothing and needs no text to be an ad', async () => {
    const reading = await builtinEngine.read('Mikä on Suomen pääkaupunki?', READ_OPTIONS)
    expect(reading).toMatchObject({ kind: 'not-an-advert', usage: { total_tokens: 0 } })
  })

  it('stops when it is told to', async () => {
    const stopped = AbortSignal.abort(new Error('stopped'))
    await expect(builtinEngine.read(ADVERT, { signal: stopped, mask: true })).rejects.toThrow(
      'stopped',
    )
  })
})
