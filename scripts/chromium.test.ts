import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findChromium } from './chromium.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lxp-chromium-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function executable(name: string, mode = 0o755): string {
  const path = join(folder, name)
  writeFileSync(path, '')
  chmodSync(path, mode)
  return path
}

it('finds the browser on the path, the usual name first', () => {
  executable('google-chrome')
  const chromium = executable('chromium')
  expect(findChromium({ PATH: ['/olematon', folder].join(delimiter) })).toBe(chromium)
})

it('takes the one that CHROMIUM_PATH names', () => {
  executable('chromium')
  const other = executable('oma-selain')
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: other })).toBe(other)
})

it('finds none where there is none to run', () => {
  executable('chromium', 0o644)
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: join(folder, 'puuttuu') })).toBeNull()
  expect(findChromium({})).toBeNull()
})
