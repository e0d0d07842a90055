import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readUnusualAdvert } from '../src/testing/fixtures.ts'
import { AD, answerDoubtfully } from './doubtful.ts'
import { aiKey, analyze, editedKey, editor, expect, option, question, test } from './journey.ts'

/** What leaves the editor, and what comes into it. */

const more = (page: Page) => page.getByText('Muut muodot', { exact: true })

/** The text of each page that the printer gets. */
async function printed(page: Page): Promise<readonly string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
}

test.describe('what leaves', () => {
  test.beforeEach(async ({ page }) => {
    await answerDoubtfully(page)
    await page.goto('/')
    await analyze(page, AD)
    await option(page, 9, 'Freelancer').click()
    await more(page).click()
  })

  test('a report as text', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Kopioi raportti' }).click()
    await expect(page.getByText('Raportti on kopioitu.')).toBeVisible()
    const report = await page.evaluate(() => navigator.clipboard.readText())
    expect(report).toContain('C Freelancer (lisätty)')
    expect(report.split('\n')[0]).toBe(AD.split('\n')[0])
  })

  for (const [name, extension, expected] of [
    ['Lataa CSV (Excel)', 'csv', 'kysymys;otsikko;'],
    ['Lataa JSON', 'json', '"format": "lxp-matcher/1"'],
  ] as const) {
    test(`a file: ${extension}, named by the ad`, async ({ page }) => {
      const started = page.waitForEvent('download')
      await page.getByRole('button', { name }).click()
      const file = await started
      expect(file.suggestedFilename()).toMatch(new RegExp(`^lxp-.+\\.${extension}$`))
      expect(readFileSync(await file.path(), 'utf8')).toContain(expected)
    })
  }

  test('one printed page with the ad’s name, the key and the ten answers', async ({ page }) => {
    const [text = '', ...others] = await printed(page)
    expect(others).toEqual([])
    expect(text).toContain(((await editedKey(page).textContent()) ?? '').slice(0, 8))
    expect(text).toContain('10 Osaamisen kehittäminen')
    expect(text).toContain('C Freelancer')
    const [title = ''] = AD.split('\n')
    expect(text).toMatch(new RegExp(`C Tarkkuutta[^”]*”\\s*${title.slice(0, 12)}`))
    expect(text).not.toContain('Luo LxP-avain')
  })
})

test('a full key too is printed on one page', async ({ page }) => {
  await page.goto('/#avain=1ABCDE2ABCD3ABCD4ABCD5ABCDE6ABCD7ABC8ABCDE9ABC10ABC')
  await expect(editor(page)).toBeVisible()
  expect(await printed(page)).toHaveLength(1)
})

test('the printed page says of an unusual ad that it is one', async ({ page }) => {
  await page.goto('/')
  await analyze(page, readUnusualAdvert())
  const [text = '', ...others] = await printed(page)
  expect(others).toEqual([])
  expect(text).toContain('Ilmoitus poikkeaa tavallisesta')
})

test.describe('a pasted key', () => {
  const sheet = (page: Page) => page.getByRole('dialog', { name: 'Liitä LxP-avain' })
  const open = (page: Page) => page.getByRole('button', { name: 'Liitä avain' }).click()
  const field = (page: Page) => sheet(page).getByLabel('LxP-avain tai linkki')

  test('is read tolerantly and opens the editor without an ad', async ({ page }) => {
    await page.goto('/')
    await open(page)
    await field(page).fill('LxP-avain: 1da 2cd, 3a 4b 5b 6c 7c 8b 9a 10b')
    await expect(sheet(page)).toContainText('Luettu avain: 1AD2CD3A4B5B6C7C8B9A10B')
    await sheet(page).getByRole('button', { name: 'Avaa avain' }).click()
    await expect(editedKey(page)).toHaveText('1AD2CD3A4B5B6C7C8B9A10B')
    await expect(page.getByRole('heading', { name: 'Avattu avain' })).toBeFocused()
    await expect(aiKey(page)).toBeHidden()
  })

  test('has its faults pointed at where they are', async ({ page }) => {
    await page.goto('/')
    await open(page)
    await field(page).fill('1A2Z345678910')
    await expect(sheet(page).getByRole('button', { name: 'Avaa avain' })).toBeDisabled()
    const fault = sheet(page).getByRole('button', { name: /ei ole vaihtoehtoa ”Z”/ })
    await expect(fault).toContainText('Merkki 4')
    await fault.click()
    await expect(field(page)).toBeFocused()
    const selected = await field(page).evaluate((area) =>
      area instanceof HTMLTextAreaElement
        ? area.value.slice(area.selectionStart, area.selectionEnd)
        : '',
    )
    expect(selected).toBe('Z')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Liitä avain' })).toBeFocused()
  })

  test('leaves the work before it to be brought back', async ({ page }) => {
    await page.goto('/')
    const key = await analyze(page, AD)
    await open(page)
    await field(page).fill('1A2345678910')
    await sheet(page).getByRole('button', { name: 'Avaa avain' }).click()
    await page.getByRole('button', { name: 'Palauta aiempi työ' }).click()
    await expect(aiKey(page)).toHaveText(key)
  })
})

test.describe('an opened key that was corrected', () => {
  test('is there to be brought back when the next one is opened, beside the ad', async ({
    page,
  }) => {
    const paste = async (key: string) => {
      await page.getByRole('button', { name: 'Liitä avain' }).click()
      const sheet = page.getByRole('dialog', { name: 'Liitä LxP-avain' })
      await sheet.getByRole('textbox').fill(key)
      await sheet.getByRole('button', { name: 'Avaa avain' }).click()
      await expect(editedKey(page)).toHaveText(key)
    }
    await page.goto('/')
    const key = await analyze(page, AD)
    await paste('12345678910')
    await option(page, 9, 'Freelancer').click()
    await paste('1A2345678910')
    await page.reload()
    await expect(page.getByText('Avattu avain on tallessa: 123456789C10.')).toBeVisible()
    await page.getByRole('button', { name: 'Palaa avattuun avaimeen' }).click()
    await expect(editedKey(page)).toHaveText('123456789C10')
    await page.getByRole('button', { name: 'Palauta aiempi työ' }).click()
    await expect(aiKey(page)).toHaveText(key)
  })

  test('is there to be brought back after an ad has been analyzed', async ({ page }) => {
    await page.goto('/#avain=12345678910')
    await option(page, 9, 'Freelancer').click()
    await analyze(page, AD)
    await page.reload()
    await page.getByRole('button', { name: 'Palaa avattuun avaimeen' }).click()
    await expect(editedKey(page)).toHaveText('123456789C10')
    await page.getByRole('button', { name: 'Palauta aiempi työ' }).click()
    await expect(aiKey(page)).toBeVisible()
  })
})

test('the words of help do not need an analysis', async ({ page }) => {
  await page.goto('/#avain=1A2345678910')
  await page.getByRole('button', { name: 'Ohje: Työajat' }).click()
  await expect(question(page, 6)).toContainText('Rajatapaukset')
  await expect(page.getByText('Lisää kohta ilmoituksesta')).toBeHidden()
})
