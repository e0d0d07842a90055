import accuracy from '../src/web/how/accuracy.json' with { type: 'json' }
import { expect, test } from './journey.ts'

/** What the page says of itself: the published figures, as a Finn writes them. */

const finnish = (value: number) => value.toFixed(3).replace('.', ',')

test('the accuracy is told beside the ads studied and beside both baselines', async ({ page }) => {
  const { pasted, flattened, studied, commonestLetters } = accuracy
  const total = finnish(pasted.f1)
  await page.goto('/')
  const how = page.getByRole('region', { name: 'Näin tämä toimii' })
  await expect(how).toContainText(
    `tulkin F1-luku on ${total}. Niillä ${studied.ads} ilmoituksella, joita tulkin tekemisessä on käytetty, luku on ${finnish(studied.f1)}.`,
  )
  await expect(how).toContainText(
    `luku olisi ${finnish(commonestLetters)}, ja tyhjällä avaimella se olisi 0. Tulkin luku on näitä ${finnish(pasted.f1 - commonestLetters)} ja ${total} suurempi.`,
  )
  const all = how.getByRole('row', { name: /^Kaikki kirjaimet/ }).getByRole('cell')
  await expect(all.nth(0)).toHaveText(total)
  await expect(all.nth(1)).toHaveText(finnish(flattened.f1))
})
