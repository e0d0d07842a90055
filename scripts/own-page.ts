import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts'

const ROOT = join(import.meta.dirname, '..')
const PORT = 3941

/** Builds the page, serves it with the real engine, and opens it in a browser for as long as `use` takes. */
export async function withOwnPage(
  options: BrowserContextOptions,
  use: (page: Page, address: string) => Promise<void>,
): Promise<void> {
  const built = spawnSync('vite build --logLevel warn', {
    shell: true,
    stdio: 'inherit',
    cwd: ROOT,
  })
  if (built.status !== 0) throw new Error('the page was not built')
  const address = `http://127.0.0.1:${PORT}/`
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(PORT), LOG_LEVEL: 'silent', LXP_RATE_PER_MINUTE: '10000' },
  })
  try {
    const browser = await chromium.launch({
      executablePath: findChromium() ?? '',
      args: [...CHROMIUM_FLAGS],
    })
    try {
      await isReady(address)
      await use(await browser.newPage({ locale: 'fi-FI', ...options }), address)
    } finally {
      await browser.close()
    }
  } finally {
    server.kill()
  }
}

/** Has one of the project's own ads analyzed, by the path of its file under `fixtures/`. */
export async function analyzeOwn(page: Page, address: string, path: string): Promise<void> {
  await page.goto(address)
  await page
    .getByLabel('Ilmoituksen teksti')
    .fill(readFileSync(join(ROOT, 'fixtures', path), 'utf8'))
  await page.getByRole('button', { name: 'Luo LxP-avain' }).click()
  await page.getByRole('heading', { name: /^Tulos/ }).waitFor()
}

async function isReady(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const response = await fetch(`${address}readyz`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the server did not start')
}
