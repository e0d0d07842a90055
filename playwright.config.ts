import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.ts'

/** Two checkouts on one machine may be tested at once: the ports can be moved. */
const PORT = Number(process.env.LXP_TEST_PORT ?? 3917)

const executablePath = findChromium()
if (!executablePath) throw new Error('Chromium puuttuu: aja ensin node scripts/chromium.ts')

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A noisy machine may be late once; what passes at the second try only is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['dot'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'fi-FI',
    reducedMotion: 'reduce',
    launchOptions: { executablePath, args: [...CHROMIUM_FLAGS] },
  },
  webServer: [
    {
      // The product as it is: the real server, the real engine.
      command: 'node src/server/main.ts',
      url: `http://127.0.0.1:${PORT}/readyz`,
      env: { PORT: String(PORT), LXP_RATE_PER_MINUTE: '10000', LOG_LEVEL: 'warn' },
    },
    {
      // The same server with a second engine, which does as the ad says.
      command: 'node e2e/two-engines.ts',
      url: `http://127.0.0.1:${PORT + 1}/readyz`,
      env: { PORT: String(PORT + 1) },
    },
    {
      // The same server with an AI service behind it, which speaks the real protocol on this machine.
      command: 'node e2e/with-service.ts',
      url: `http://127.0.0.1:${PORT + 2}/readyz`,
      env: { PORT: String(PORT + 2) },
    },
  ],
})
