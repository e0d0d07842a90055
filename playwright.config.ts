import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.ts'

const executablePath = findChromium()
if (!executablePath) throw new Error('Chromium puuttuu: aja ensin node scripts/chromium.ts')

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['dot'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: 'http://127.0.0.1:3917',
    locale: 'fi-FI',
    reducedMotion: 'reduce',
    launchOptions: { executablePath, args: [...CHROMIUM_FLAGS] },
  },
  webServer: [
    {
      // The product as it is: the real server, the real engine.
      command: 'node src/server/main.ts',
      url: 'http://127.0.0.1:3917/readyz',
      env: { PORT: '3917', LXP_RATE_PER_MINUTE: '10000', LOG_LEVEL: 'warn' },
    },
    {
      // The same server with a second engine, which does as the ad says.
      command: 'node e2e/two-engines.ts',
      url: 'http://127.0.0.1:3918/readyz',
      env: { PORT: '3918' },
    },
  ],
})
