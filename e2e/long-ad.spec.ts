import { DEFAULT_PRICES } from '../src/core/cost.ts'
import { aiKey, answerWith, createButton, expect, option, test, textArea } from './journey.ts'

/** An ad of 50,000 characters with 200 passages. */

const SENTENCE = 'Työ on vakituista ja sitä tehdään itsenäisesti omalla vastuualueella. '
const TEXT = Array.from({ length: 714 }, (_, index) =>
  index % 3 === 0 ? `${SENTENCE.trim()}\n` : SENTENCE,
)
  .join('')
  .slice(0, 49_999)
  .trim()
const passages = [...TEXT.matchAll(/vakituista/g)].slice(0, 200).map(({ index, 0: quote }) => ({
  start: index,
  end: index + quote.length,
  quote,
  match: 'exact',
}))
const answerOf = (question: number, letter: string, evidence: unknown[]) => ({
  question,
  doubt: [],
  letters: [{ letter, basis: 'stated', evidence, against: [] }],
})

test.beforeEach(async ({ page }) => {
  await answerWith(page, {
    json: {
      key: '1A23456789A10',
      usage: null,
      prices: DEFAULT_PRICES,
      cached: false,
      engine: { id: 'koe', label: 'Koe', model: null },
      answers: [answerOf(1, 'A', passages.slice(0, 100)), answerOf(9, 'A', passages.slice(100))],
    },
  })
  await page.goto('/')
  await textArea(page).fill(TEXT)
  await createButton(page).click()
  await expect(aiKey(page)).toBeVisible()
})

test('a letter that is toggled draws again only what is its own', async ({ page }) => {
  expect(passages).toHaveLength(200)
  await expect(
    page.getByRole('region', { name: 'Analysoitu ilmoitus' }).getByRole('link'),
  ).toHaveCount(200)
  const changes = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0
        const ad = document.getElementById('ilmoituksen-teksti')
        const observer = new MutationObserver((records) => {
          count += records.filter(({ type }) => type !== 'attributes').length
        })
        if (ad) observer.observe(ad, { childList: true, characterData: true, subtree: true })
        document.addEventListener('change', () =>
          setTimeout(() => {
            observer.disconnect()
            resolve(count)
          }, 300),
        )
      }),
  )
  // A letter without passages: the ad is not touched at all.
  await option(page, 6, 'Kiinteät työajat').click()
  expect(await changes).toBe(0)
  await option(page, 9, 'Vakituinen työsuhde').click()
  await expect(
    page.getByRole('region', { name: 'Analysoitu ilmoitus' }).getByRole('link'),
  ).toHaveCount(100)
})

test('typing in the text area leaves the long ad alone', async ({ page }) => {
  await textArea(page).press('End')
  const started = Date.now()
  await textArea(page).pressSequentially('abcdefgh')
  expect(Date.now() - started).toBeLessThan(4_000)
  await expect(page.getByText('Tekstikentän teksti on muuttunut analyysin jälkeen')).toBeVisible()
})
