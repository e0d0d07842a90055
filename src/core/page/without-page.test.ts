import fc from 'fast-check'
import { expect, it } from 'vitest'
import { flattened } from '../../evaluation/gold.ts'
import { readFresh } from '../../testing/fixtures.ts'
import { blanked, pageIn, withoutPage } from './without-page.ts'

const ADS = readFresh('ads')

const AD = `Sähköasentaja, Mikkeli

Sähkö-Saimaan asennustiimi kasvaa. Teet asuin- ja liikerakennusten sähköasennuksia, aurinkopaneeleja ja latauspisteitä.
Tarvitset alan perustutkinnon ja ajokortin. Tarjoamme vakituisen työn ja huoltoauton.

Hakuaika päättyy 26.10.`
const MENU = `Siirry sisältöön
Etusivu
Palvelut ▾
Yritys ▾
Kirjaudu sisään
Hyväksy kaikki evästeet  Vain välttämättömät
Etusivu > Ura > Avoimet paikat > Sähköasentaja, Mikkeli
Tulosta  Jaa: Facebook  X  LinkedIn
`
const FOOT = `
[ Hae paikkaa ] [ Tallenna ]

Samankaltaisia paikkoja
Putkiasentaja, Kuopio, määräaikainen
Lähihoitaja, kolmivuorotyö

Tilaa uutiskirje
Tietosuojaseloste | Saavutettavuusseloste | Palaute
© Sähkö-Saimaa Oy
Takaisin ylös ↑`

/** The lines that are left. */
const linesLeft = (text: string) =>
  withoutPage(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

it('leaves the ad with its title, and nothing of the page around it', () => {
  expect(linesLeft(`${MENU}\n${AD}\n${FOOT}`)).toEqual(AD.split('\n').filter((line) => line !== ''))
})

it('leaves the ad also where all is one line', () => {
  const left = withoutPage(`${MENU}\n${AD}\n${FOOT}`.replaceAll('\n', ' '))
  expect(left).toContain(AD.slice(AD.indexOf('Teet')).replaceAll('\n', ' '))
  for (const gone of ['Siirry', 'evästeet', 'Putkiasentaja', 'kolmivuorotyö', 'Tietosuoja']) {
    expect(left).not.toContain(gone)
  }
})

it('tells what it leaves out, and that is all that is gone', () => {
  const text = `${MENU}\n${AD}\n${FOOT}`
  const [above = '', below = '', ...others] = pageIn(text).map(({ start, end }) =>
    text.slice(start, end),
  )
  expect(above.trim()).toBe(MENU.trim())
  expect(below.trim()).toMatch(/^\[ Hae paikkaa[\s\S]*ylös ↑$/)
  expect(others).toEqual([])
  expect(pageIn(AD)).toEqual([])
})

it('blanks keep every offset, and every line', () => {
  const anyText = fc.string({ unit: fc.constantFrom('a', '\n', '\r', ' ', '😀', '\u0301') })
  fc.assert(
    fc.property(anyText, fc.array(fc.nat(40)), (text, at) => {
      const places = [...at]
        .sort((one, other) => one - other)
        .map((each) => Math.min(each, text.length))
      const stretches = places.flatMap((start, number) =>
        number % 2 === 0 ? [{ start, end: places[number + 1] ?? text.length }] : [],
      )
      const left = blanked(text, stretches)
      expect(left).toHaveLength(text.length)
      expect(left.split('\n')).toHaveLength(text.split('\n').length)
      for (const { start, end } of stretches) expect(left.slice(start, end).trim()).toBe('')
      const isOut = (unit: number) =>
        stretches.some(({ start, end }) => unit >= start && unit < end)
      for (let unit = 0; unit < text.length; unit++) {
        if (!isOut(unit)) expect(left.charAt(unit)).toBe(text.charAt(unit))
      }
    }),
  )
})

it('leaves as it is what is a page without an ad', () => {
  const text = `${MENU}\nMyyjä haussa!\n${FOOT}`
  expect(withoutPage(text)).toBe(text)
})

it.each([
  ['a heading of its own', 'Yhteystiedot', 'Soita Jaanalle, niin kerron lisää työstä ja meistä.'],
  ['a link', 'https://www.example.fi', 'Lue lisää ja lähetä hakemus jo tänään, kiitos.'],
  ['a menu word', 'In English', 'We also speak English and Swedish at work every day.'],
])('leaves an ad as it is, with %s', (_, line, more) => {
  const text = `${AD}\n${line}\n${more}`
  expect(withoutPage(text)).toBe(text)
})

it.each([
  [
    'a programmer',
    'Write JavaScript.\nTest JavaScript.\nReview JavaScript.\nRead JavaScript books.',
  ],
  [
    'a confectioner',
    'Du bakar kakor.\nVåra kakor säljs på torget.\nCookies ingår också.\nNödvändiga: pass.',
  ],
  [
    'what is needed',
    'Trukkikortti ja suomen kieli ovat välttämättömät.\nTietosuoja on meille tärkeää.',
  ],
  [
    'duties in a list',
    '- Tietosuoja\n- Saavutettavuus\n- Kirjaudu sisään\n- Uutiskirje\n- Käyttöehdot',
  ],
  [
    'duties in a row',
    'Valvot, että tietosuoja, saavutettavuus ja käyttöehdot ovat kunnossa ja evästeet ajan tasalla.',
  ],
  [
    'links',
    'https://www.firma.fi\nhttps://www.firma.fi/rekry\nTietosuojaseloste\nhttps://www.firma.fi/ura',
  ],
])('leaves nothing out of an ad that has words of pages: %s', (_, said) => {
  const text = `${AD}\n${said}\nPalkka on TES:n mukainen, ja työ on vakituinen. Soita Jaanalle, niin kerron lisää.`
  for (const form of [text, text.replaceAll('\n', ' ')]) expect(withoutPage(form)).toBe(form)
})

it('keeps what is said of the job, however short, where links stand before it', () => {
  const terms = 'Ajokortti vaaditaan. Palkka TES:n mukaan.'
  const text = `${MENU}\n${AD}\nTietosuojaseloste\nYhteystiedot\n${terms}\n${FOOT}`
  expect(linesLeft(text)).toContain(terms)
})

it('keeps both sides of a heading that the ad and menus have in common', () => {
  const [title = '', , duties = '', terms = ''] = AD.split('\n')
  const text = `${MENU}\n${title}\n\n${duties}\nYhteystiedot\n${terms}\n${FOOT}`
  expect(linesLeft(text)).toEqual([title, duties, terms])
})

it('takes the title from above what parts it from the ad', () => {
  const text = `${MENU}\nSähköasentaja, Mikkeli\nTakaisin hakutuloksiin\n${AD.split('\n').slice(2).join('\n')}\n${FOOT}`
  expect(linesLeft(text)[0]).toBe('Sähköasentaja, Mikkeli')
})

it('finds no page around ads as they are pasted', () => {
  const found = ADS.flatMap((ad) => [ad, flattened(ad)]).filter(
    ({ text }) => withoutPage(text) !== text,
  )
  expect(found.map(({ id }) => id)).toEqual([])
}, 60_000)

it('only ever puts blanks in the place of what it leaves out', () => {
  const lines = [...`${MENU}\n${FOOT}`.split('\n'), ...AD.split('\n'), '\r', '\u2028', '💡 x']
  const texts = fc
    .array(fc.oneof(fc.constantFrom(...lines), fc.string()), { maxLength: 60 })
    .map((some) => some.join('\n'))
  fc.assert(
    fc.property(texts, (text) => {
      const left = withoutPage(text)
      expect(left).toHaveLength(text.length)
      for (let at = 0; at < text.length; at++) {
        if (left[at] !== text[at])
          expect([left[at], /[\n\r]/.test(text[at] ?? '')]).toEqual([' ', false])
      }
    }),
  )
})
