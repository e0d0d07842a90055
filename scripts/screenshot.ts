import { join } from 'node:path'
import { analyzeOwn, withOwnPage } from './own-page.ts'

/**
 * Takes the README's screenshot: `npm run screenshot`. The machine needs a font with emoji for the robot
 * of the reasons box.
 */

const ROOT = join(import.meta.dirname, '..')

await withOwnPage(
  { viewport: { width: 1440, height: 960 }, reducedMotion: 'reduce' },
  async (page, address) => {
    await analyzeOwn(page, address, 'adverts/kirjanpitaja.txt')
    const heading = page.getByRole('heading', { name: /^Tulos/ })
    await heading.evaluate((element) => element.scrollIntoView())
    await page.screenshot({ path: join(ROOT, 'docs/screenshot.png') })
  },
)
