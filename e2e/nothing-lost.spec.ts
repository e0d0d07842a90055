import type { Page } from '@playwright/test'
import { readAdvert } from '../src/testing/fixtures.ts'
import {
  aiKey,
  alertDialog,
  analyze,
  createButton,
  editedKey,
  editor,
  expect,
  option,
  test,
  textArea,
} from './journey.ts'

const FIRST = readAdvert('kirjanpitaja')
const SECOND = readAdvert('varastotyontekija')
const heading = (page: Page) => page.getByRole('heading', { name: /^Tulos/ })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Historia' })
const openHistory = (page: Page) => page.getByRole('button', { name: 'Historia' }).click()

/** Analyzes another ad while a result is shown. */
async function analyzeNext(page: Page, text: string, title: string): Promise<void> {
  await textArea(page).fill(text)
  await createButton(page).click()
  await expect(heading(page)).toContainText(title)
}

test.beforeEach(({ page }) => page.goto('/'))

test('a second ad started by mistake gives the first back, with its corrections', async ({
  page,
}) => {
  const key = await analyze(page, FIRST)
  await option(page, 9, 'Freelancer').click()
  const edited = (await editedKey(page).textContent()) ?? ''
  await analyzeNext(page, SECOND, 'arastotyöntek')
  await page.reload()
  await expect(page.getByText(/^Edellinen ilmoitus on tallessa:/)).toBeVisible()
  await page.getByRole('button', { name: 'Palauta aiempi työ' }).click()
  await expect(aiKey(page)).toHaveText(key)
  await expect(editedKey(page)).toHaveText(edited)
  await expect(textArea(page)).toHaveValue(FIRST.trim())
  await page.getByRole('button', { name: 'Palauta aiempi työ' }).click()
  await expect(heading(page)).toContainText('arastotyöntek')
})

test('the back button leads back to the work as it was', async ({ page }) => {
  await analyze(page, FIRST)
  await option(page, 9, 'Freelancer').click()
  const edited = (await editedKey(page).textContent()) ?? ''
  await page.goto('about:blank')
  await page.goBack()
  await expect(editedKey(page)).toHaveText(edited)
})

test.describe('the history', () => {
  test('is off until it is switched on, and says what it stores', async ({ page }) => {
    await analyze(page, FIRST)
    await openHistory(page)
    await expect(sheet(page).getByRole('checkbox')).not.toBeChecked()
    await expect(sheet(page)).toContainText('tallennetaan ilmoituksen teksti')
    await expect(sheet(page).getByRole('listitem')).toHaveCount(0)
  })

  test('opens an earlier analysis with its corrections; one is deleted, or all', async ({
    page,
  }) => {
    await analyze(page, FIRST)
    await openHistory(page)
    await sheet(page).getByRole('checkbox').check()
    await page.keyboard.press('Escape')
    await option(page, 9, 'Freelancer').click()
    const edited = (await editedKey(page).textContent()) ?? ''
    await analyzeNext(page, SECOND, 'arastotyöntek')
    await openHistory(page)
    await expect(sheet(page).getByRole('listitem')).toHaveCount(2)
    await sheet(page).getByRole('listitem').nth(1).getByRole('button').first().click()
    await expect(editedKey(page)).toHaveText(edited)
    await expect(heading(page)).toBeFocused()
    await page.reload()
    await openHistory(page)
    await expect(sheet(page).getByRole('listitem')).toHaveCount(2)
    await sheet(page)
      .getByRole('button', { name: /^Poista historiasta/ })
      .last()
      .click()
    await expect(sheet(page).getByRole('listitem')).toHaveCount(1)
    await expect(sheet(page).getByRole('button', { name: /^Poista historiasta/ })).toBeFocused()
    const removeAll = sheet(page).getByRole('button', { name: 'Poista kaikki' })
    await removeAll.click()
    await page.keyboard.press('Enter')
    await expect(alertDialog(page)).toBeHidden()
    await expect(sheet(page).getByRole('listitem')).toHaveCount(1)
    await expect(removeAll).toBeFocused()
    await removeAll.click()
    await alertDialog(page).getByRole('button', { name: 'Poista' }).click()
    await expect(sheet(page)).toContainText('Historiassa ei ole vielä analyyseja.')
    await expect(sheet(page).getByRole('checkbox')).toBeFocused()
    await sheet(page).getByRole('checkbox').uncheck()
    await page.keyboard.press('Escape')
    const names = await page.evaluate(() => Object.keys(localStorage))
    expect(names.filter((name) => name.includes('history'))).toEqual([])
  })

  test('keeps the corrected analysis of an ad that is analyzed again', async ({ page }) => {
    const entries = sheet(page).getByRole('listitem')
    const key = await analyze(page, FIRST)
    await openHistory(page)
    await sheet(page).getByRole('checkbox').check()
    await page.keyboard.press('Escape')
    await option(page, 9, 'Freelancer').click()
    const edited = (await editedKey(page).textContent()) ?? ''
    await analyzeNext(page, SECOND, 'arastotyöntek')
    await page.reload()
    await analyzeNext(page, FIRST, 'irjanpitäjä')
    await expect(editedKey(page)).toHaveText(key)
    await page.reload()
    await openHistory(page)
    await expect(entries).toHaveCount(3)
    await expect(entries.nth(0)).toContainText(key)
    await expect(entries.nth(0)).not.toContainText('tarkistettu')
    const corrected = entries.filter({ hasText: edited })
    await expect(corrected).toContainText('1/10 tarkistettu')
    await corrected.getByRole('button').first().click()
    await expect(editedKey(page)).toHaveText(edited)
    await option(page, 9, 'Freelancer').click()
    await expect(editedKey(page)).toHaveText(key)
    await page.reload()
    await openHistory(page)
    await expect(entries).toHaveCount(2)
  })

  test('is not switched off, and with it removed, without a question', async ({ page }) => {
    await analyze(page, FIRST)
    await openHistory(page)
    const keeping = sheet(page).getByRole('checkbox')
    await keeping.check()
    await expect(sheet(page).getByRole('listitem')).toHaveCount(1)
    await keeping.click()
    await expect(alertDialog(page)).toContainText('Samalla poistetaan kaikki')
    await page.keyboard.press('Escape')
    await expect(keeping).toBeChecked()
    await expect(keeping).toBeFocused()
    await keeping.click()
    await alertDialog(page).getByRole('button', { name: 'Poista' }).click()
    await expect(keeping).not.toBeChecked()
    await expect(keeping).toBeFocused()
    await expect(sheet(page).getByRole('listitem')).toHaveCount(0)
  })

  test('that another tab has switched off comes not back', async ({ page, context }) => {
    await analyze(page, FIRST)
    await openHistory(page)
    await sheet(page).getByRole('checkbox').check()
    await page.keyboard.press('Escape')
    await analyzeNext(page, SECOND, 'arastotyöntek')
    await openHistory(page)
    await expect(sheet(page).getByRole('listitem')).toHaveCount(2)
    const other = await context.newPage()
    await other.goto('/')
    await openHistory(other)
    await sheet(other).getByRole('checkbox').click()
    await alertDialog(other).getByRole('button', { name: 'Poista' }).click()
    await expect(sheet(page).getByRole('checkbox')).not.toBeChecked()
    await expect(sheet(page).getByRole('listitem')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await option(page, 9, 'Freelancer').click()
    await page.reload()
    await openHistory(page)
    await expect(sheet(page).getByRole('checkbox')).not.toBeChecked()
  })

  test('is spoken of where all the rest is cleared', async ({ page }) => {
    await analyze(page, FIRST)
    await openHistory(page)
    await sheet(page).getByRole('checkbox').check()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Tyhjennä' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('jäävät historiaan')
  })

  test('in a browser that keeps nothing says so, and the rest works', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.reload()
    await analyze(page, FIRST)
    await openHistory(page)
    await sheet(page).getByRole('checkbox').click()
    await expect(sheet(page).getByRole('alert')).toContainText('ei anna tallentaa')
    await page.keyboard.press('Escape')
    await expect(editor(page)).toBeVisible()
  })
})
