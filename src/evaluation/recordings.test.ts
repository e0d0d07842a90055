import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fakeEngine } from '../engines/fake.ts'
import { remembering } from '../engines/remembering.ts'
import { folderForEach } from '../testing/folder.ts'
import { READ_OPTIONS } from '../testing/read.ts'
import { serviceAnswer, stated } from '../testing/service-answer.ts'
import { evaluate } from './evaluate.ts'
import { readGold } from './gold.ts'
import { recorderFor, replayingEngine } from './recordings.ts'

const ENGINE = { id: 'mistral', label: 'Mistral', model: 'pieni-malli' }
const TEXT = 'Siivooja Turkuun. Työ on vakituinen.'
const ANSWER = serviceAnswer({ q9: [stated('A', 'Työ on vakituinen')] })

const { folder } = folderForEach()

const record = (id: string, ...answers: string[]) => {
  const recorder = recorderFor(folder.path, id, ENGINE)
  for (const answer of answers) recorder(answer)
}
const files = () => readdirSync(folder.path).toSorted()

it('a new recording takes the place of the older one of the same ad, and of no other', () => {
  record('a', '1', '2', '3')
  record('a.1', 'toinen ilmoitus')
  record('a', '4')
  expect(files()).toEqual(['a.1.1.txt', 'a.1.txt', 'engine.json'])
  expect(readFileSync(join(folder.path, 'a.1.txt'), 'utf8')).toBe('4')
})

it('every ad has a file, whatever it calls itself', async () => {
  const ids = ['x'.repeat(300), `${'x'.repeat(300)}y`, '\ud800', 'a*b', '../a']
  for (const id of ids) record(id, ANSWER)
  expect(files()).toHaveLength(ids.length + 1)
  for (const id of ids) {
    const reading = await replayingEngine(folder.path, id).read(TEXT, READ_OPTIONS)
    expect(reading.kind).toBe('claims')
  }
})

it('a damaged name of the engine does no harm', () => {
  record('a', '1')
  for (const content of ['{', '[]']) {
    writeFileSync(join(folder.path, 'engine.json'), content)
    expect(replayingEngine(folder.path, 'a').info.model).toBe('nauhoite')
  }
})

it('an ad that was not answered leaves no older answer behind', () => {
  record('a', '1')
  record('a')
  expect(files()).toEqual(['engine.json'])
})

it('ads of the same text are all kept, and score the same when they are read again', async () => {
  const ads = readGold(
    ['a', 'b', 'c'].map((id) => JSON.stringify({ id, text: TEXT, letters: { 9: 'A' } })).join('\n'),
  )
  const engine = remembering(
    fakeEngine(
      (_text, { onRaw }) => {
        onRaw?.(ANSWER)
        const quotes = [{ quote: 'Työ on vakituinen' }]
        const claim = { question: 9, letter: 'A', basis: 'stated', quotes, against: [] } as const
        return { kind: 'claims', claims: [claim], usage: null }
      },
      { info: ENGINE },
    ),
  )
  const { signal } = new AbortController()
  const measured = await evaluate(engine, ads, {
    signal,
    jobs: 2,
    recorder: (id, info) => recorderFor(folder.path, id, info),
  })
  expect(files()).toEqual(['a.1.txt', 'b.1.txt', 'c.1.txt', 'engine.json'])
  const again = await evaluate(({ id }) => replayingEngine(folder.path, id), ads, { signal })
  expect(again.micro).toEqual(measured.micro)
  expect(again).toMatchObject({ engine: 'mistral', model: 'pieni-malli', failed: 0 })
  expect(measured.micro.f1).toBe(1)
})

it('a folder without a name is read all the same', () => {
  expect(replayingEngine(folder.path, 'a').info.model).toBe('nauhoite')
})
