import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Finds the Chromium that the browser tests drive, or installs Debian's. */

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const INSTALL = [
  ['apt-get', 'update', '-qq'],
  ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
] as const

/** No sandbox, since tests may run as root; no calls home, since networks may be closed. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

/** Path of the browser: `CHROMIUM_PATH`, or the first of the usual names; `null` where there is none. */
export function findChromium(environment = process.env): string | null {
  const folders = (environment.PATH ?? '').split(delimiter)
  const candidates = [
    environment.CHROMIUM_PATH ?? '',
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
  ]
  return candidates.find((path) => path !== '' && isExecutable(path)) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function install(): void {
  const mayInstall = process.env.CI || process.getuid?.() === 0
  if (!mayInstall) {
    const commands = INSTALL.map((words) => `sudo ${words.join(' ')}`).join(' && ')
    console.error(
      `Selaintestit tarvitsevat Chromiumin. Asenna se:\n  ${commands}\ntai kerro sen polku muuttujassa CHROMIUM_PATH.`,
    )
    process.exit(1)
  }
  for (const [command, ...words] of INSTALL) {
    execFileSync(command, words, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}

if (import.meta.main) {
  if (!findChromium()) install()
  console.log(findChromium())
}
