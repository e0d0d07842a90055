import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { missingBuilds } from './complete-lockfile.ts'

it('the lockfile names the builds for every platform, so that npm ci takes it', () => {
  const path = join(import.meta.dirname, '../package-lock.json')
  expect([...missingBuilds(JSON.parse(readFileSync(path, 'utf8'))).keys()]).toEqual([])
})

it('a build is told by its name', () => {
  const lockfile = {
    packages: {
      'node_modules/tool': {
        dev: true,
        optionalDependencies: {
          '@tool/linux-x64-musl': '1.2.3',
          '@tool/win32-arm64-msvc': '1.2.3',
          '@tool/darwin-x64': '1.2.3',
        },
      },
      'node_modules/@tool/darwin-x64': { version: '1.2.3' },
    },
  }
  expect([...missingBuilds(lockfile)]).toEqual([
    [
      'node_modules/@tool/linux-x64-musl',
      {
        version: '1.2.3',
        optional: true,
        os: ['linux'],
        cpu: ['x64'],
        libc: ['musl'],
        dev: true,
      },
    ],
    [
      'node_modules/@tool/win32-arm64-msvc',
      { version: '1.2.3', optional: true, os: ['win32'], cpu: ['arm64'], dev: true },
    ],
  ])
})
