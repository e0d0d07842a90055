import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { analysisOf, selectionsOf } from '../src/core/analysis.ts'
import { formatKey } from '../src/core/key.ts'
import { QUESTION_IDS } from '../src/core/questions.ts'
import { markdownOf } from '../src/evaluation/publish.ts'
import { ENVIRONMENT_VARIABLES } from '../src/server/config.ts'
import { readLabelledAds } from '../src/testing/labelled-ads.ts'
import { builtinClaims } from '../src/testing/read.ts'
import accuracy from '../src/web/how/accuracy.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '..')
const README = readFileSync(join(ROOT, 'README.md'), 'utf8')
const { scripts, dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

const code = [...README.matchAll(/`([^`\n]+)`/g)].map(([, each = '']) => each)
const blocks = [...README.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, each = '']) => each)

/** What the README calls a library whose package begins so. */
const LIBRARIES: readonly (readonly [string, string])[] = [
  ['ai', 'AI SDK'],
  ['@ai-sdk/', 'AI SDK'],
  ['fastify', 'Fastify'],
  ['@fastify/', 'Fastify and its plugins'],
  ['@fontsource-variable/figtree', 'Figtree'],
  ['pdfjs-dist', 'pdf.js'],
  ['react', 'React'],
  ['zod', 'Zod'],
]

describe('the README', () => {
  it('shows the accuracy that was measured', () => {
    expect(README).toContain(markdownOf(accuracy))
  })

  it('names only commands that exist', () => {
    const commands = [...README.matchAll(/\bnpm (?:run (?:--silent )?)?([a-z-]+)\b/g)]
      .map(([whole, name = '']) => ({ whole, name }))
      .filter(({ whole }) => whole !== 'npm ci' && whole !== 'npm commands')
    expect(commands.length).toBeGreaterThan(3)
    for (const { name } of commands) expect(Object.keys(scripts)).toContain(name)
  })

  it('names only commands of lxp that exist', async () => {
    const { stdout } = spawnSync(process.execPath, [join(ROOT, 'src/cli/main.ts'), '--help'], {
      encoding: 'utf8',
    })
    const commands = [...README.matchAll(/\bnpx (lxp [a-z-]+)/g)].map(([, name]) => name)
    expect(commands.length).toBeGreaterThan(1)
    for (const command of commands) expect(stdout).toContain(`  ${command} `)
  })

  it('shows a walk-through of what the built-in engine reads today, to the key of the annotator', async () => {
    const page = readFileSync(join(ROOT, 'docs/walk-through.md'), 'utf8')
    const ad = readLabelledAds().find(({ id }) => page.includes(`fixtures/labelled/${id}.txt`))
    const claims = await builtinClaims(ad?.text ?? '')
    const key = formatKey(selectionsOf(analysisOf('', claims)))
    const wanted = QUESTION_IDS.map((id) => `${id}${ad?.letters[id] ?? ''}`).join('')
    expect(page).toContain(`The built-in engine reads \`${key}\``)
    expect(page).toContain(`The checked key is \`${wanted}\``)
  })

  it('says the two commands to run and to test', () => {
    expect(blocks).toContain('npm ci && npm start\n')
    expect(blocks).toContain('npm ci && npm test\n')
    expect(readFileSync(join(ROOT, '.ci/run'), 'utf8')).toContain('npm ci && npm test')
  })

  it('names only paths that exist', () => {
    const inText = code.filter((each) => /^(?!\d)[.\w-]+(?:\/[\w./-]*|\.\w+)$/.test(each))
    const links = [...README.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, path = '']) => path)
    const tree = treePaths(blocks.find((block) => block.startsWith('src/\n')) ?? '')
    const paths = [...inText, ...links, ...tree].filter((path) => !path.startsWith('/'))
    expect(tree.length).toBeGreaterThan(8)
    for (const path of paths) expect([path, existsSync(join(ROOT, path))]).toEqual([path, true])
  })

  it('names every room of the page', () => {
    const rooms = readdirSync(join(ROOT, 'src/web'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'public')
      .map(({ name }) => `${name}/`)
    const [, named = ''] = /^ {2}web\/([\s\S]*?)\n {2}\w/m.exec(README) ?? []
    expect(named.match(/[\w-]+\//g)?.toSorted()).toEqual(rooms.toSorted())
  })

  it('tells the licence of every library that it uses', () => {
    const [, licences = ''] = README.split('## Licence of what we use')
    const unnamed = Object.keys(dependencies)
      .filter((name) => name !== 'node')
      .map((name) => LIBRARIES.find(([part]) => name.startsWith(part))?.[1] ?? name)
      .filter((name) => !licences.includes(name))
    expect(unnamed).toEqual([])
  })

  it('and the pages beside it name only paths that exist', () => {
    const pages = globSync(['docs/**/*.md', 'fixtures/**/*.md'], { cwd: ROOT })
    expect(pages.length).toBeGreaterThan(20)
    const missing = pages.flatMap((page) => {
      const words = readFileSync(join(ROOT, page), 'utf8')
      const paths = [...words.matchAll(/`((?:src|docs|fixtures|scripts|e2e)\/[\w./-]*)`/g)]
      return paths
        .map(([, path = '']) => path)
        .filter((path) => !existsSync(join(ROOT, path.replace('-N.', '-1.'))))
        .map((path) => `${page}: ${path}`)
    })
    expect(missing).toEqual([])
  })

  it('explains every variable of the configuration, and no other', () => {
    const rows = [...README.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
    expect(rows).toEqual(ENVIRONMENT_VARIABLES)
  })
})

/** `src/` and the folders indented under it. */
function treePaths(tree: string): readonly string[] {
  let top = ''
  return tree
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, indent = '', name = ''] = /^( *)(\S+)/.exec(line) ?? []
      if (indent === '') top = name
      return indent === '' ? name : `${top}${name}`
    })
}
