import { describe, expect, it } from 'vitest'
import { selectionsOf } from '../core/analysis.ts'
import { formatKey } from '../core/key.ts'
import type { Letter } from '../core/questions.ts'
import { readAdvert } from '../testing/fixtures.ts'
import { analyze } from './analyze.ts'
import { builtinEngine } from './builtin/builtin.ts'
import type { Engine, Reading } from './engine.ts'
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

  it('passes on that an ad is an unusual one, where the engine can tell', async () => {
    const outcomeOf = (reading: Reading) =>
      analyze(
        fakeEngine(() => reading),
        'teksti',
        options,
      )
    expect(await outcomeOf({ ...READING, isUnusual: true })).toMatchObject({ isUnusual: true })
    expect(await outcomeOf(READING)).toMatchObject({ isUnusual: false })
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

describe('a second reader', () => {
  const TEXT = readAdvert('varastotyontekija')
  const [TITLE = ''] = TEXT.split('\n')
  const said = (letter: Letter): Reading => ({
    kind: 'claims',
    claims: [{ question: 9, letter, basis: 'stated', quotes: [{ quote: TITLE }], against: [] }],
    usage: null,
  })
  const service = { host: 'api.example.com', promptTokens: 1 }
  const answersOf = async (engine: Engine, text = TEXT) => {
    const outcome = await analyze(engine, text, options)
    if (outcome.kind !== 'analysis') throw new Error(outcome.kind)
    return outcome.analysis.answers
  }
  const builtinAnswers = answersOf(builtinEngine)

  it('reads beside a service: where they differ, both readings stand there with their quotes', async () => {
    const builtin = await builtinAnswers
    const answers = await answersOf(fakeEngine(() => said('A'), { service }))
    for (const [index, answer] of answers.entries()) {
      const [own, other] = [answer.letters, builtin[index]?.letters ?? []].map((letters) =>
        letters.map(({ letter }) => letter),
      )
      const differs = own?.join() !== other?.join()
      expect(answer.doubt.includes('readers-differ')).toBe(differs)
      expect(answer.other).toEqual(differs ? builtin[index]?.letters : null)
    }
    const [ninth] = answers.slice(8)
    expect(ninth?.letters).toMatchObject([{ letter: 'A', evidence: [{ quote: TITLE }] }])
    expect(ninth?.other?.map(({ letter }) => letter)).toEqual(['B'])
    for (const { evidence } of ninth?.other ?? []) {
      expect(evidence.length).toBeGreaterThan(0)
      for (const { start, end, quote } of evidence) expect(TEXT.slice(start, end)).toBe(quote)
    }
  })

  it('the key is the service’s own', async () => {
    const outcome = await analyze(
      fakeEngine(() => said('C'), { service }),
      TEXT,
      options,
    )
    if (outcome.kind !== 'analysis') throw new Error(outcome.kind)
    expect(formatKey(selectionsOf(outcome.analysis))).toBe('123456789C10')
  })

  it('where they agree, nothing is said of it', async () => {
    const answers = await answersOf(fakeEngine(() => said('B'), { service }))
    expect(answers[8]?.other).toBeNull()
    expect(answers[8]?.doubt).not.toContain('readers-differ')
  })

  it('does not read where no service does', async () => {
    for (const answers of [await builtinAnswers, await answersOf(fakeEngine(() => said('A')))]) {
      for (const { other, doubt } of answers) {
        expect(other).toBeNull()
        expect(doubt).not.toContain('readers-differ')
      }
    }
  })

  it('who takes the text for no advertisement has no say', async () => {
    const recipe = 'Vatkaa munat ja sokeri. Lisää jauhot. Paista 200 asteessa 25 minuuttia.'
    const engine = fakeEngine(() => ({ kind: 'claims', claims: [], usage: null }), { service })
    for (const { other } of await answersOf(engine, recipe)) expect(other).toBeNull()
  })
})

it('masks unless it is told not to, and passes the previews on', async () => {
  const asked: unknown[] = []
  const engine = fakeEngine((_text, { mask, onPartial }) => {
    onPartial?.([{ question: 1, letters: ['A'] }])
    asked.push(mask)
    return READING
  })
  const previews: unknown[] = []
  await analyze(engine, 'teksti', { ...options, onPartial: (answers) => previews.push(answers) })
  await analyze(engine, 'teksti', { ...options, mask: false })
  expect(asked).toEqual([true, false])
  expect(previews).toEqual([[{ question: 1, letters: ['A'] }]])
})
