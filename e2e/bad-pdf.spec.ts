import { writeFileSync } from 'node:fs'
import { pdfPath, readPdfText } from '../src/testing/fixtures.ts'
import {
  alertDialog,
  busyButton,
  cancelButton,
  expect,
  expectAlert,
  pdfInput,
  test,
  textArea,
} from './journey.ts'

const UNREADABLE = 'Virhe PDF-tiedoston lukemisessa. Tarkista että tiedosto on kelvollinen PDF.'
const GOOD = 'kirjanpitaja-ghostscript'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await textArea(page).fill('Oma teksti, jota ei saa kadottaa')
})

for (const [name, message] of [
  ['not-a-pdf', UNREADABLE],
  ['damaged', UNREADABLE],
  ['encrypted', UNREADABLE],
  ['empty', UNREADABLE],
  [
    'scanned',
    'PDF-tiedostossa ei ole luettavaa tekstiä: se on todennäköisesti skannattu kuva. Liitä ilmoituksen teksti tekstikenttään.',
  ],
  ['pages-61', 'PDF-tiedostossa on liian monta sivua (yli 60).'],
] as const) {
  test(`${name}: a clear message, nothing lost, the next file works`, async ({ page }) => {
    await pdfInput(page).setInputFiles(pdfPath(`bad/${name}`))
    await expectAlert(page, message)
    await pdfInput(page).setInputFiles(pdfPath(GOOD))
    await expect(textArea(page)).toHaveValue(readPdfText(GOOD))
  })
}

test('on a phone the next file is chosen where the first one was', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await pdfInput(page).scrollIntoViewIfNeeded()
  await pdfInput(page).setInputFiles(pdfPath('bad/scanned'))
  await expect(alertDialog(page)).toBeVisible()
  await expect(pdfInput(page)).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(pdfInput(page)).toBeFocused()
  await expect(pdfInput(page)).toBeInViewport()
})

test('60 pages are read, with progress by page', async ({ page }) => {
  await pdfInput(page).setInputFiles(pdfPath('bad/pages-60'))
  await expect(textArea(page)).not.toHaveValue(/Oma teksti/)
  expect((await textArea(page).inputValue()).match(/\n/g)).toHaveLength(60)
})

test('21 MB: too large, without being read', async ({ page }, info) => {
  const path = info.outputPath('suuri.pdf')
  writeFileSync(path, Buffer.alloc(21 * 1024 * 1024, '%PDF-1.7 '))
  await pdfInput(page).setInputFiles(path)
  await expectAlert(page, 'PDF-tiedosto on liian suuri (yli 20 Mt).')
})

test.describe('a PDF that never ends', () => {
  test('is ended after 15 seconds; the next file works', async ({ page }) => {
    await page.clock.install()
    await pdfInput(page).setInputFiles(pdfPath('bad/endless'))
    await expect(page.getByText('Luetaan PDF-tiedostoa: sivu 1/1')).toBeVisible()
    // The clock runs on by itself as well, more of it on a slow machine.
    await page.clock.runFor(9_000)
    await expect(busyButton(page)).toBeVisible()
    await page.clock.runFor(7_000)
    await expectAlert(
      page,
      'PDF-tiedoston lukeminen kesti liian kauan ja keskeytettiin. Liitä ilmoituksen teksti tekstikenttään.',
    )
    await pdfInput(page).setInputFiles(pdfPath(GOOD))
    await expect(textArea(page)).toHaveValue(readPdfText(GOOD))
  })

  test('can be cancelled: its worker ends, and the next file works', async ({ page }) => {
    const started = page.waitForEvent('worker')
    await pdfInput(page).setInputFiles(pdfPath('bad/endless'))
    const worker = await started
    const ended = worker.waitForEvent('close')
    await expect(cancelButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await ended
    await expect(pdfInput(page)).toBeFocused()
    await expect(alertDialog(page)).toBeHidden()
    await expect(textArea(page)).toHaveValue('Oma teksti, jota ei saa kadottaa')
    await pdfInput(page).setInputFiles(pdfPath(GOOD))
    await expect(textArea(page)).toHaveValue(readPdfText(GOOD))
  })
})
