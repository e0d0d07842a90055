import { pdfPath, readAdvert, readPages, readPdfText } from '../src/testing/fixtures.ts'
import {
  aiKey,
  analyze,
  createButton,
  editedKey,
  editor,
  expect,
  option,
  pdfInput,
  restoreButton,
  test,
  textArea,
} from './journey.ts'

test('a real PDF becomes a key, which is corrected and restored', async ({ page }) => {
  await page.goto('/')
  await pdfInput(page).setInputFiles(pdfPath('sairaanhoitaja-chromium'))
  await expect(textArea(page)).toHaveValue(readPdfText('sairaanhoitaja-chromium'))

  await createButton(page).click()
  await expect(page.getByRole('heading', { name: 'LxP-avaineditori' })).toBeVisible()
  const key = (await aiKey(page).textContent()) ?? ''
  await expect(editedKey(page)).toHaveText(key)
  await expect(
    editor(page)
      .getByRole('link', { name: /^”.+”$/ })
      .first(),
  ).toBeVisible()

  await expect(restoreButton(page)).toBeHidden()
  await option(page, 9, 'Freelancer').click()
  await expect(editedKey(page)).not.toHaveText(key)
  await expect(aiKey(page)).toHaveText(key)
  await restoreButton(page).click()
  await expect(editedKey(page)).toHaveText(key)
  await expect(restoreButton(page)).toBeHidden()
})

for (const name of [
  'sairaanhoitaja-chromium',
  'ohjelmistokehittaja-libreoffice',
  'luokanopettaja-latex',
  'kirjanpitaja-ghostscript',
]) {
  test(`the PDF ${name} is read character by character, and gives a key`, async ({ page }) => {
    await page.goto('/')
    await pdfInput(page).setInputFiles(pdfPath(name))
    await expect(textArea(page)).toHaveValue(readPdfText(name))
    await createButton(page).click()
    await expect(aiKey(page)).toHaveText(/^1[A-E]*2.*10[A-C]*$/)
    await expect(
      editor(page)
        .getByRole('link', { name: /^”.+”$/ })
        .first(),
    ).toBeVisible()
  })
}

test('a PDF dropped on the page is read', async ({ page }) => {
  await page.goto('/')
  const data = await page.evaluateHandle(async () => new DataTransfer())
  const bytes = await import('node:fs').then(({ readFileSync }) =>
    readFileSync(pdfPath('kirjanpitaja-ghostscript')).toString('base64'),
  )
  await page.evaluate(
    ([transfer, base64]) => {
      const content = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))
      transfer.items.add(new File([content], 'ilmoitus.pdf', { type: 'application/pdf' }))
    },
    [data, bytes] as const,
  )
  await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: data })
  await expect(textArea(page)).toHaveValue(readPdfText('kirjanpitaja-ghostscript'))
})

test('the text that a PDF took the place of can be brought back', async ({ page }) => {
  await page.goto('/')
  await textArea(page).fill('Oma luonnos')
  await pdfInput(page).setInputFiles(pdfPath('kirjanpitaja-ghostscript'))
  await expect(textArea(page)).toHaveValue(readPdfText('kirjanpitaja-ghostscript'))
  await page.getByRole('button', { name: 'Palauta edellinen teksti' }).click()
  await expect(textArea(page)).toHaveValue('Oma luonnos')
})

test('a whole page of the web gives the key of its ad, by the title of the ad', async ({
  page,
}) => {
  const ad = readAdvert('sahkoasentaja')
  const [title = '', ...body] = ad.split('\n')
  const [around] = readPages()
  if (!around) throw new Error('no page')
  await page.goto('/')
  const alone = await analyze(page, ad)
  const copied = `${around.before.replaceAll('{TITLE}', title)}\n${body.join('\n')}\n${around.after}`
  await expect(page.getByText('Himmeä teksti')).toBeHidden()
  expect(await analyze(page, copied)).toBe(alone)
  await expect(page.getByRole('heading', { name: /^Tulos/ })).toContainText(title)
  // What was not read can be told from what was, and the page says what it means.
  await expect(page.getByText('Himmeä teksti on verkkosivun muuta sisältöä')).toBeVisible()
  const shown = page.getByRole('region', { name: 'Analysoitu ilmoitus' })
  const colorOf = (words: string) =>
    shown
      .getByText(words.trim(), { exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).color)
  const [menu = ''] = around.before.trim().split('\n')
  const last = body.findLast((line) => line.trim() !== '') ?? ''
  expect(await colorOf(menu)).not.toBe(await colorOf(last))
  // The ad stands at the top of its box, and the menus above it.
  expect(await shown.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
})
