import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { pdfPath } from '../src/testing/fixtures.ts'
import { createButton, expect, pdfInput, test, textArea } from './journey.ts'

const LIMIT_BYTES = 110_000

test('the first load is at most 110 kB of gzipped script; pdf.js comes when a PDF is chosen', async ({
  page,
}) => {
  const scripts: Response[] = []
  const isScript = (response: Response) => new URL(response.url()).pathname.endsWith('.js')
  page.on('response', (response) => {
    if (isScript(response)) scripts.push(response)
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const first = [...scripts]
  const sizes = await Promise.all(
    first.map(async (response) => gzipSync(await response.body(), { level: 9 }).length),
  )
  const total = sizes.reduce((sum, size) => sum + size, 0)
  test.info().annotations.push({ type: 'gzipped script, bytes', description: String(total) })
  expect(sizes.length).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(LIMIT_BYTES)
  expect(first.filter((response) => /pdf|read/.test(response.url()))).toEqual([])

  await pdfInput(page).setInputFiles(pdfPath('kirjanpitaja-ghostscript'))
  await expect(textArea(page)).not.toHaveValue('')
  expect(scripts.length).toBeGreaterThan(first.length)
})

test('scripts are sent compressed, and are kept by the browser', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? []
  const response = await request.get(script, { headers: { 'accept-encoding': 'gzip' } })
  expect(response.headers()).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const worker = await request.get('/pdf.worker.min.js')
  expect(worker.headers()['content-type']).toContain('javascript')
})

test('a font that comes late moves nothing that somebody is about to press', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.route('**/*.woff2', async (route) => {
    const font = await route.fetch()
    await textArea(page).waitFor()
    // Longer than a browser waits with the first paint.
    await page.waitForTimeout(500)
    await route.fulfill({ response: font })
  })
  const fontIsThere = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('.woff2'),
  )
  await page.goto('/', { waitUntil: 'commit' })
  await textArea(page).waitFor()
  const before = await createButton(page).boundingBox()
  await fontIsThere
  await page.evaluate(() => document.fonts.ready)
  expect(await createButton(page).boundingBox()).toEqual(before)
})
