import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'

/** The check of the import directions is itself checked: each of these must be found. */

const ROOT = join(import.meta.dirname, '..')
let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function violations(files: Record<string, string>): string {
  folder = mkdtempSync(join(tmpdir(), 'lxp-imports-'))
  cpSync(join(ROOT, '.dependency-cruiser.cjs'), join(folder, '.dependency-cruiser.cjs'))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module","dependencies":{"zod":"*"}}')
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const { stdout } = spawnSync(
    join(ROOT, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.cjs', 'src'],
    { cwd: folder, encoding: 'utf8' },
  )
  return stdout
}

const TYPE = 'export type A = 1\nexport const a = 1\n'

it.each([
  [
    'web-imports',
    {
      'src/server/a.ts': TYPE,
      'src/web/b.ts': "import { a } from '../server/a.ts'\nexport const b = a",
    },
  ],
  [
    'core-imports-nothing',
    {
      'src/api/a.ts': TYPE,
      'src/core/b.ts': "import type { A } from '../api/a.ts'\nexport type B = A",
    },
  ],
  ['core-is-pure', { 'src/core/b.ts': "import { z } from 'zod'\nexport const b = z" }],
  ['core-is-pure', { 'src/core/b.ts': "import { join } from 'node:path'\nexport const b = join" }],
  [
    'no-cycles',
    {
      'src/core/a.ts': "import { b } from './b.ts'\nexport const a = () => b",
      'src/core/b.ts': "import { a } from './a.ts'\nexport const b = () => a",
    },
  ],
  [
    'no-test-helpers-in-product',
    {
      'src/engines/fake.ts': TYPE,
      'src/server/b.ts': "import { a } from '../engines/fake.ts'\nexport const b = a",
    },
  ],
])('%s', (rule, files) => {
  expect(violations(files)).toContain(rule)
})

it('allowed imports pass', () => {
  expect(
    violations({
      'src/core/a.ts': TYPE,
      'src/web/b.ts': "import { a } from '../core/a.ts'\nexport const b = a",
    }),
  ).toContain('no dependency violations')
})
