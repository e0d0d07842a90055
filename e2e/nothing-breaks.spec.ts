import type { Page } from '@playwright/test'
import { pdfPath, readAdvert, readPages } from '../src/testing/fixtures.ts'
import {
  aiKey,
  alertDialog,
  analyze,
  createButton,
  editedKey,
  editor,
  expect,
  pdfInput,
  question,
  test,
  textArea,
} from './journey.ts'

const AD = readAdvert('varastotyontekija')
const missing = (page: Page) => page.getByRole('dialog', { name: 'Sivun osaa ei saatu ladattua' })

/** As if the connection went before these parts of the page had come. */
const cutOff = (page: Page, part: RegExp) => page.route(part, (route) => route.abort())

test.describe('a part of the page that cannot be fetched', () => {
  test('takes nothing else with it, and comes when it can', async ({ page }) => {
    // Each by itself: what is fetched ahead meanwhile must not find the way open for the others.
    const parts = [
      { opener: 'Pikanäppäimet', part: /assets\/shortcut-list/ },
      { opener: 'Liitä avain', part: /assets\/paste-key/ },
      { opener: 'Historia', part: /assets\/history-sheet/ },
    ]
    for (const { part } of parts) await cutOff(page, part)
    await page.goto('/')
    const key = await analyze(page, AD)
    for (const { opener, part } of parts) {
      await page.getByRole('button', { name: opener, exact: true }).click()
      await expect(missing(page).getByRole('alert')).toContainText('Tarkista verkkoyhteys')
      await page.keyboard.press('Escape')
      await expect(missing(page)).toBeHidden()
      await expect(aiKey(page)).toHaveText(key)
      await expect(editor(page)).toBeVisible()
      await page.getByRole('button', { name: opener, exact: true }).click()
      await expect(missing(page)).toBeVisible()
      await page.unroute(part)
      await missing(page).getByRole('button', { name: 'Yritä uudelleen' }).click()
      await expect(missing(page)).toBeHidden()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
    }
  })

  test('is fetched ahead, for when the connection goes', async ({ page }) => {
    const fetched = Promise.all(
      [/paste-key.*js/, /history-sheet.*js/, /shortcut-list.*js/, /sentence-list.*js/].map((part) =>
        page.waitForResponse(part),
      ),
    )
    await page.goto('/')
    await analyze(page, AD)
    await fetched
    await page.route('**', (route) => route.abort())
    await page.getByRole('button', { name: 'Liitä avain' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('the review: the next answer, or the person, tries again', async ({ page }) => {
    await cutOff(page, /assets\/results/)
    await page.goto('/')
    await textArea(page).fill(AD)
    await createButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Työsi on tallessa')
    const again = page.getByRole('button', { name: 'Yritä uudelleen' })
    await again.click()
    await expect(again).toBeFocused()
    await page.unrouteAll()
    await again.click()
    await expect(aiKey(page)).toBeVisible()
  })

  test('no part comes without its looks', async ({ page }) => {
    await cutOff(page, /assets\/(results|paste-key|history-sheet).*css/)
    await page.goto('/')
    await textArea(page).fill(AD)
    await page.waitForTimeout(500)
    await page.unrouteAll()
    await createButton(page).click()
    await expect(aiKey(page)).toBeVisible()
    const panes = page.getByRole('region', { name: 'Analysoitu ilmoitus' })
    const { borderTopWidth } = await panes.evaluate((element) => {
      const { borderTopWidth: width } = getComputedStyle(element)
      return { borderTopWidth: width }
    })
    expect(borderTopWidth).toBe('1px')
  })

  test('a sheet that is on its way is closed by Esc', async ({ page }) => {
    let come = (): void => undefined
    const coming = new Promise<void>((resolve) => {
      come = resolve
    })
    await page.route(/assets\/history-sheet/, async (route) => {
      await coming
      await route.continue()
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Historia' }).click()
    await expect(page.getByRole('dialog', { name: 'Ladataan…' })).toBeVisible()
    await page.keyboard.press('Escape')
    come()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Historia' })).toBeFocused()
  })

  test('the reader of PDFs: the file is not to blame', async ({ page }) => {
    await cutOff(page, /assets\/read-/)
    await page.goto('/')
    await pdfInput(page).setInputFiles(pdfPath('kirjanpitaja-ghostscript'))
    await expect(alertDialog(page)).toContainText('Virhe yhteydessä palvelimeen')
  })
})

test('after a PDF that cannot be read the next is chosen where the first was', async ({ page }) => {
  await page.goto('/')
  await pdfInput(page).focus()
  await pdfInput(page).setInputFiles({
    name: 'rikki.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('rikki'),
  })
  await expect(alertDialog(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(pdfInput(page)).toBeFocused()
})

test('a key that is typed is shown as it is typed', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Liitä avain' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox').pressSequentially('1AD2CD3X4B5B6C7Z')
  await expect(sheet.locator('p[aria-hidden]')).toHaveText('1AD2CD3X4B5B6C7Z')
})

test('lines of an ad stand together, however tall the window is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1600 })
  await page.goto('/')
  await analyze(page, AD)
  const heights = await page
    .getByRole('region', { name: 'Analysoitu ilmoitus' })
    .locator('p')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeLessThan(32)
})

test('an answer does not take the words of who writes on', async ({ page }) => {
  let answer = (): void => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.goto('/')
  await page.route('**/api/lxp', async (route) => {
    await asked
    await route.continue()
  })
  await textArea(page).fill(AD)
  await createButton(page).click()
  await textArea(page).press('End')
  await textArea(page).pressSequentially(' Palkka')
  answer()
  await expect(aiKey(page)).toBeVisible()
  const key = (await aiKey(page).textContent()) ?? ''
  await expect(textArea(page)).toBeFocused()
  await page.keyboard.type(' on hyva ja edut kattavat')
  await expect(editedKey(page)).toHaveText(key)
})

test('undoing an analysis undoes what was dimmed by it, and the filter', async ({ page }) => {
  const [around] = readPages()
  if (!around) throw new Error('no page')
  const copied = `${around.before.replaceAll('{TITLE}', '')}\n${AD}\n${around.after}`
  await page.goto('/')
  await analyze(page, copied)
  const hint = page.getByText('Himmeä teksti on verkkosivun')
  const dimmed = page.getByText('Lukematta jätetty:')
  await expect(hint).toBeVisible()
  const count = await dimmed.count()
  expect(count).toBeGreaterThan(0)
  await page.route('**/api/lxp', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), unread: [] } })
  })
  await createButton(page).click()
  await expect(hint).toBeHidden()
  await expect(dimmed).toHaveCount(0)
  await page.keyboard.press('v')
  await page.keyboard.press('u')
  await expect(dimmed).toHaveCount(count)
  await expect(question(page, 10)).toBeVisible()
})

test('a letter pressed elsewhere changes nothing, and leads back to the question', async ({
  page,
}) => {
  await page.goto('/')
  const key = await analyze(page, AD)
  await page.keyboard.press('j')
  await expect(question(page, 1)).toBeFocused()
  await createButton(page).focus()
  await page.keyboard.press('e')
  await expect(question(page, 1)).toBeFocused()
  await expect(editedKey(page)).toHaveText(key)
  await page.keyboard.press('e')
  await expect(editedKey(page)).not.toHaveText(key)
})

test('the focus stays with the questions when the filter goes', async ({ page }) => {
  await page.goto('/')
  await analyze(page, AD)
  await page.keyboard.press('v')
  await page.getByRole('button', { name: 'Näytä kaikki kysymykset' }).click()
  await expect(question(page, 1)).toBeFocused()
})

test('what a link has taken the place of is told where the page has gone', async ({ page }) => {
  await page.goto('/')
  await analyze(page, AD)
  await page.goto('/#avain=1AD2CD3A4B5B6C7C8B9A10B')
  await expect(page.getByRole('button', { name: 'Palauta aiempi työ' })).toBeInViewport()
})

test('the tab bears the name of the ad as long as it is shown', async ({ page }) => {
  await page.goto('/')
  const name = await page.title()
  await analyze(page, AD)
  expect(await page.title()).toContain('arastotyöntek')
  await page.getByRole('button', { name: 'Tyhjennä' }).click()
  await alertDialog(page).getByRole('button', { name: 'Tyhjennä' }).click()
  await expect(page).toHaveTitle(name)
})
