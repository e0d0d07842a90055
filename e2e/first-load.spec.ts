import { gzipSync } from 'node:zlib'
import { pdfPath } from '../src/testing/fixtures.ts'
import { expect, pdfInput, test, textArea } from './journey.ts'

const LIMIT_BYTES = 110_000

test('the first load is at most 110 kB of gzipped script; pdf.js comes when a PDF is chosen', async ({
  page,
}) => {
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    scripts.set(
      pathname,
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    )
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(scripts.values())
  const total = sizes.reduce((sum, size) => sum + size, 0)
  test.info().annotations.push({ type: 'gzipped script, bytes', description: String(total) })
  expect(sizes.length).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(LIMIT_BYTES)
  expect([...scripts.keys()].filter((path) => /pdf|read/.test(path))).toEqual([])

  await pdfInput(page).setInputFiles(pdfPath('kirjanpitaja-ghostscript'))
  await expect(textArea(page)).not.toHaveValue('')
  expect(scripts.size).toBeGreaterThan(1)
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
