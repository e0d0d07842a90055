import { describe, expect, it } from 'vitest'
import { analyze } from './analyze.ts'
import type { Reading } from './engine.ts'
import { EngineFailure } from './failure.ts'
import { fakeEngine } from './fake.ts'

const READING: Reading = { kind: 'claims', claims: [], usage: null }
const options = { signal: new AbortController().signal }

describe('the corridor', () => {
  it('turns claims into an analysis', async () => {
    const outcome = await analyze(
      fakeEngine(() => READING),
      'teksti',
      options,
    )
    expect(outcome).toMatchObject({ kind: 'analysis', usage: null })
  })

  it('passes on that the text is no advertisement', async () => {
    const reading: Reading = { kind: 'not-an-advert', reason: 'recipe', usage: null }
    expect(
      await analyze(
        fakeEngine(() => reading),
        'teksti',
        options,
      ),
    ).toEqual({ ...reading, isCached: false })
  })

  it('ends an engine that takes too long, also one that does not listen', async () => {
    const deaf = fakeEngine(() => new Promise<Reading>(() => undefined), { timeoutMs: 20 })
    await expect(analyze(deaf, 'teksti', options)).rejects.toMatchObject({
      name: 'EngineFailure',
      code: 'timed-out',
    })
  })

  it('ends with the reason of the caller who stops', async () => {
    const controller = new AbortController()
    const deaf = fakeEngine(() => new Promise<Reading>(() => undefined))
    const outcome = analyze(deaf, 'teksti', { ...options, signal: controller.signal })
    controller.abort(new Error('peruutettu'))
    await expect(outcome).rejects.toThrow('peruutettu')
  })

  it('passes on an engine failure as it is', async () => {
    const failing = fakeEngine(() => {
      throw new EngineFailure('overloaded')
    })
    await expect(analyze(failing, 'teksti', options)).rejects.toMatchObject({ code: 'overloaded' })
  })
})
