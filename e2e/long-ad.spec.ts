import { LONG_AD, LONG_ANSWER } from '../src/testing/long-ad.ts'
import { aiKey, answerWith, createButton, expect, option, test, textArea } from './journey.ts'

test.beforeEach(async ({ page }) => {
  await answerWith(page, { json: LONG_ANSWER })
  await page.goto('/')
  await textArea(page).fill(LONG_AD)
  await createButton(page).click()
  await expect(aiKey(page)).toBeVisible({ timeout: 20_000 })
})

test('a letter that is toggled draws again only what is its own', async ({ page }) => {
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
