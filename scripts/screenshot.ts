import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withOwnPage } from './own-page.ts'

/**
 * Takes the README's screenshot: `npm run screenshot`. The machine needs a font with emoji for the robot
 * of the reasons box.
 */

const ROOT = join(import.meta.dirname, '..')

await withOwnPage(
  { viewport: { width: 1440, height: 960 }, reducedMotion: 'reduce' },
  async (page, address) => {
    await page.goto(address)
    await page
      .getByLabel('Ilmoituksen teksti')
      .fill(readFileSync(join(ROOT, 'fixtures/adverts/kirjanpitaja.txt'), 'utf8'))
    await page.getByRole('button', { name: 'Luo LxP-avain' }).click()
    const heading = page.getByRole('heading', { name: /^Tulos/ })
    await heading.waitFor()
    await heading.evaluate((element) => element.scrollIntoView())
    await page.screenshot({ path: join(ROOT, 'docs/screenshot.png') })
  },
)
