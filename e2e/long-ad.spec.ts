import type { Page } from '@playwright/test'
import { LONG_AD, LONG_ANSWER } from '../src/testing/long-ad.ts'
import { aiKey, answerWith, createButton, expect, option, test, textArea } from './journey.ts'

test.beforeEach(async ({ page }) => {
  await answerWith(page, { json: LONG_ANSWER })
  await page.goto('/')
  await textArea(page).fill(LONG_AD)
  await createButton(page).click()
  await expect(aiKey(page)).toBeVisible({ timeout: 20_000 })
})

/** Watches the analyzed ad; the function tells how often it has been drawn anew, once all is quiet. */
async function watchAd(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = { changes: 0 }
    const ad = document.getElementById('ilmoituksen-teksti')
    if (!ad) throw new Error('no ad')
    new MutationObserver((records) => {
      counter.changes += records.filter(({ type }) => type !== 'attributes').length
    }).observe(ad, { childList: true, characterData: true, subtree: true })
    Object.assign(globalThis, { counter })
  })
  return async () => {
    await page.waitForTimeout(300)
    return page.evaluate(
      () => (globalThis as unknown as { counter: { changes: number } }).counter.changes,
    )
  }
}

test('a letter that is toggled draws again only what is its own', async ({ page }) => {
  await expect(
    page.getByRole('region', { name: 'Analysoitu ilmoitus' }).getByRole('link'),
  ).toHaveCount(200)
  const changes = await watchAd(page)
  // A letter without passages: the ad is not touched at all.
  await option(page, 6, 'Kiinteät työajat').click()
  expect(await changes()).toBe(0)
  await option(page, 9, 'Vakituinen työsuhde').click()
  await expect(
    page.getByRole('region', { name: 'Analysoitu ilmoitus' }).getByRole('link'),
  ).toHaveCount(100)
  expect(await changes()).toBeGreaterThan(0)
})

test('typing in the text area leaves the long ad alone', async ({ page }) => {
  await textArea(page).press('End')
  const changes = await watchAd(page)
  await textArea(page).pressSequentially('abcdefgh')
  await expect(page.getByText('Tekstikentän teksti on muuttunut analyysin jälkeen')).toBeVisible()
  expect(await changes()).toBe(0)
})
