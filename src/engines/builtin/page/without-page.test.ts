import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flattened, type GoldAd, readGold } from '../../../evaluation/gold.ts'
import { claimsIn } from '../builtin.ts'
import { notAdvertReasonOf } from '../refusal/not-advert.ts'
import { seenIn } from '../seen.ts'
import { withoutPage } from './without-page.ts'

const FIXTURES = join(import.meta.dirname, '../../../../fixtures')
const read = (path: string) => readFileSync(join(FIXTURES, path), 'utf8')

/** What was copied before the ad and after it; `{TITLE}` stands where its title does. */
type Page = {
  readonly id: string
  readonly lang: string
  readonly before: string
  readonly after: string
}
const PAGES = read('pages/pages.jsonl')
  .trim()
  .split('\n')
  .map((line): Page => JSON.parse(line))
const ADS = readGold(read('fresh/ads.jsonl'))

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

/** In the pages of `fixtures/pages/`; lower them when the engine gets better. */
const MOST = {
  pasted: { refused: 0.01, added: 0.045, lost: 0.035 },
  flattened: { refused: 0.045, added: 0.065, lost: 0.06 },
} as const
const ADS_IN_A_PAGE = 6

describe.each(['pasted', 'flattened'] as const)('%s with the page around it', (form) => {
  it('an ad is hardly ever refused, and has nearly the letters that it has alone', () => {
    const counts = { read: 0, refused: 0, letters: 0, added: 0, lost: 0 }
    for (const [number, page] of PAGES.entries()) {
      for (const ad of adsFor(page, number)) {
        const alone = lettersOf(form === 'pasted' ? ad.text : flattened(ad).text)
        const inPage = { ...ad, text: inserted(page, ad.text) }
        const there = lettersOf(form === 'pasted' ? inPage.text : flattened(inPage).text)
        counts.read++
        if (there.isRefused && !alone.isRefused) counts.refused++
        counts.letters += alone.marks.size
        counts.added += countLacking(alone.marks, there.marks)
        counts.lost += countLacking(there.marks, alone.marks)
      }
    }
    expect(counts.read).toBe(PAGES.length * ADS_IN_A_PAGE)
    expect(counts.refused / counts.read).toBeLessThanOrEqual(MOST[form].refused)
    expect(counts.added / counts.letters).toBeLessThanOrEqual(MOST[form].added)
    expect(counts.lost / counts.letters).toBeLessThanOrEqual(MOST[form].lost)
  }, 120_000)
})

/** How many of the others are not among them. */
function countLacking(marks: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...others].filter((mark) => !marks.has(mark)).length
}

/** Different ones for each page, in its language. */
function adsFor({ lang }: Page, number: number): readonly GoldAd[] {
  const ads = ADS.filter((ad) => ad.lang === lang && ad.text.includes('\n'))
  return Array.from(
    { length: ADS_IN_A_PAGE },
    (_, at) => ads[(number * 31 + at * 17) % ads.length] as GoldAd,
  )
}

function inserted({ before, after }: Page, ad: string): string {
  const [title = '', ...body] = ad.split('\n')
  return `${before.replaceAll('{TITLE}', title)}\n${body.join('\n')}\n${after}`
}

function lettersOf(text: string) {
  const seen = seenIn(text)
  const marks = claimsIn(text, seen).map(({ question, letter }) => `${question}${letter}`)
  return { marks: new Set(marks), isRefused: notAdvertReasonOf(seen) !== null }
}
