import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** An empty folder for each test of a file, gone after it, and what writes a file there and tells its path. */
export function folderForEach() {
  let path = ''
  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), 'lxp-'))
  })
  afterEach(() => rmSync(path, { recursive: true }))
  return {
    folder: {
      get path() {
        return path
      },
    },
    file(name: string, content: string | Uint8Array): string {
      const place = join(path, name)
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, content)
      return place
    },
  }
}
