import { expect, it } from 'vitest'
import { EngineFailure } from '../engines/failure.ts'
import { fakeEngine } from '../engines/fake.ts'
import { recordOf } from './ad-record.ts'

const TEXT = 'Haemme siivoojaa.'
const { signal } = new AbortController()

async function readWith(error: Error) {
  const bugs: unknown[] = []
  const engine = fakeEngine(() => {
    throw error
  })
  const options = { signal, mask: true, onBug: (bug: unknown) => void bugs.push(bug) }
  const record = await recordOf({ id: 'a', text: TEXT }, engine, options)
  return { error: record.error, bugs }
}

it('what no engine is to throw fails its ad, and is told', async () => {
  const bug = new TypeError(TEXT)
  expect(await readWith(bug)).toEqual({
    error: 'Tulkki ei pystynyt lukemaan ilmoitusta.',
    bugs: [bug],
  })
})

it('a failure of the engine is told with its ad alone', async () => {
  const { error, bugs } = await readWith(new EngineFailure('timed-out'))
  expect([error, bugs]).toEqual(['Analyysi kesti liian kauan. Yritä uudelleen.', []])
})
