import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts'

/**
 * Takes the README's screenshot of a running server: `npm run screenshot -- http://127.0.0.1:3000`.
 * The machine needs a font with emoji for the robot of the reasons box.
 */

const ROOT = join(import.meta.dirname, '..')
const address = process.argv[2] ?? 'http://127.0.0.1:3000'
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: [...CHROMIUM_FLAGS],
})
const page = await browser.newPage({
  viewport: { width: 1440, height: 960 },
  locale: 'fi-FI',
  reducedMotion: 'reduce',
})
await page.goto(address)
await page
  .getByLabel('Ilmoituksen teksti')
  .fill(readFileSync(join(ROOT, 'fixtures/adverts/kirjanpitaja.txt'), 'utf8'))
await page.getByRole('button', { name: 'Luo LxP-avain' }).click()
const heading = page.getByRole('heading', { name: /^Tulos/ })
await heading.waitFor()
// The message that the key is ready has had its say by then.
await page.getByRole('status').getByText('LxP-avain on valmis').waitFor({ state: 'hidden' })
await heading.evaluate((element) => element.scrollIntoView())
await page.screenshot({ path: join(ROOT, 'docs/screenshot.png') })
await browser.close()
