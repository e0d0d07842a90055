import { describe, expect, it } from 'vitest'
import type { Quote } from '../../core/evidence/evidence.ts'
import { advertTitle } from '../../core/page/advert-title.ts'
import { flattened, type GoldAd } from '../../evaluation/gold.ts'
import { countLacking } from '../../testing/count-lacking.ts'
import { type Page, readFresh, readPages } from '../../testing/fixtures.ts'
import { claimsIn } from './builtin.ts'
import { notAdvertReasonOf } from './refusal/not-advert.ts'
import { seenIn } from './seen.ts'

const PAGES = readPages()
const ADS = readFresh('ads')

/** In the pages of `fixtures/pages/`; lower them when the engine gets better. */
const MOST = {
  pasted: { refused: 0.01, added: 0.045, lost: 0.035 },
  flattened: { refused: 0.045, added: 0.07, lost: 0.06 },
} as const
const ADS_IN_A_PAGE = 6

describe.each(['pasted', 'flattened'] as const)('%s with the page around it', (form) => {
  it('an ad is hardly ever refused, has nearly its own letters, and quotes nothing that is left out', () => {
    const counts = { read: 0, refused: 0, letters: 0, added: 0, lost: 0 }
    for (const [number, page] of PAGES.entries()) {
      for (const ad of adsFor(page, number)) {
        const alone = lettersOf(form === 'pasted' ? ad.text : flattened(ad).text)
        const inPage = { ...ad, text: inserted(page, ad.text) }
        const there = lettersOf(form === 'pasted' ? inPage.text : flattened(inPage).text)
        expect(there.unread).toEqual([])
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

/** Of the ads in pages; without occupations, which only the engine knows. */
const FEWEST_NAMED = 0.56

it('an ad is named by its title, not by the menus above it', () => {
  const named = PAGES.flatMap((page, number) =>
    adsFor(page, number).filter(
      ({ text }) => advertTitle(inserted(page, text)) === advertTitle(text),
    ),
  )
  expect(named.length / (PAGES.length * ADS_IN_A_PAGE)).toBeGreaterThanOrEqual(FEWEST_NAMED)
})

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
  const claims = claimsIn(text, seen)
  const marks = claims.map(({ question, letter }) => `${question}${letter}`)
  const isUnread = ({ quote, at = 0 }: Quote) =>
    seen.page.some(({ start, end }) => at < end && start < at + quote.length)
  return {
    marks: new Set(marks),
    isRefused: notAdvertReasonOf(seen) !== null,
    unread: claims.flatMap(({ quotes, against }) => [...quotes, ...against]).filter(isUnread),
  }
}
