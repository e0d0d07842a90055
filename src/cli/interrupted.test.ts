import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readAdvert } from '../testing/fixtures.ts'
import { folderForEach } from '../testing/folder.ts'
import { lxp } from '../testing/lxp.ts'

const AD = readAdvert('sahkoasentaja')
const COUNT = 30

const { folder, file } = folderForEach()

const ads = () =>
  file(
    'ads.jsonl',
    Array.from({ length: COUNT }, (_, id) =>
      JSON.stringify({ id: `${id}`, text: AD, letters: {} }),
    ).join('\n'),
  )

/** Stops it once so many ads have been read, as the progress bar tells. */
function stoppedAfter(read: number, words: readonly string[]) {
  const controller = new AbortController()
  return lxp([...words, '--jobs', '1'], {
    isTTY: true,
    signal: controller.signal,
    onMessage: (message) => {
      if (message.includes(` ${read}/${COUNT}`)) controller.abort()
    },
  })
}

it.each(['analyze', 'evaluate'])('%s stops between two ads of one file', async (command) => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), 0)
  const { code, err } = await lxp([command, ads()], { signal: controller.signal })
  expect([code, err]).toEqual([1, 'Keskeytetty.\n'])
})

it('lines that were read are there, and are not read again', async () => {
  const output = join(folder.path, 'r.ndjson')
  const words = ['analyze', ads(), '--ndjson', '--resume', '--output', output]
  const { code, err } = await stoppedAfter(3, words)
  expect([code, err]).toEqual([1, expect.stringContaining('\r\u001b[KKeskeytetty.\n')])
  const first = readFileSync(output, 'utf8').trim().split('\n')
  expect(first.length).toBeGreaterThanOrEqual(3)
  expect(first.length).toBeLessThan(COUNT)
  await lxp(words)
  const second = readFileSync(output, 'utf8').trim().split('\n')
  expect(second.slice(0, first.length)).toEqual(first)
  expect(second).toHaveLength(COUNT)
})

it.each([
  ['--csv', (content: string) => content.trim().split('\r\n').length - 1],
  ['--json', (content: string) => JSON.parse(content).length],
])('%s has what was read until then', async (format, countOf) => {
  const output = file('r', 'aiempi tulos')
  await stoppedAfter(3, ['analyze', ads(), format, '--output', output])
  const count = countOf(readFileSync(output, 'utf8'))
  expect(count).toBeGreaterThanOrEqual(3)
  expect(count).toBeLessThan(COUNT)
})

it('what stood in the output stays where nothing was read', async () => {
  const output = file('r.csv', 'aiempi tulos')
  const signal = AbortSignal.abort()
  const { code } = await lxp(['analyze', ads(), '--output', output], { signal })
  expect([code, readFileSync(output, 'utf8')]).toEqual([1, 'aiempi tulos'])
})
