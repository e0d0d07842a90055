import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_WORK, type Work } from '../../core/session.ts'
import { anySelections } from '../../testing/arbitraries.ts'
import { CORRECTED } from '../../testing/leaving.ts'
import { loadSaved, type Storage, save, tabStorage, WORK_NAME } from './storage.ts'

function memory(): Storage & { values: Map<string, string> } {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  }
}

const anyWork: fc.Arbitrary<Work> = fc
  .tuple(fc.string(), fc.option(fc.string()), anySelections, anySelections)
  .map(([text, replacedText, ai, edited]) => ({
    text,
    replacedText,
    review: {
      edited,
      accepted: [1, 10],
      own: [
        {
          question: 9,
          letter: 'A',
          evidence: { start: 0, end: 1, quote: 'a', match: 'exact' },
        },
      ],
      result: {
        text,
        ai,
        answers: [
          {
            question: 1,
            doubt: ['no-evidence'],
            other: null,
            letters: [{ letter: 'A', basis: 'stated', evidence: [], against: [] }],
          },
        ],
        usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 },
        prices: { prompt: 1, completion: 2 },
        unread: [],
        isUnusual: false,
        isCached: false,
        engine: { id: 'builtin', label: 'Tulkki', model: null },
      },
    },
  }))

describe('the saved work', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(anyWork, fc.array(anyWork, { maxLength: 3 }), (work, earlier) => {
        const storage = memory()
        expect(save(storage, { work, earlier })).toBe(true)
        expect(loadSaved(storage)).toEqual({ work, earlier })
      }),
    )
  })

  it('is gone when there is nothing to save', () => {
    const storage = memory()
    const work: Work = { ...EMPTY_WORK, text: 'a' }
    save(storage, { work, earlier: [] })
    expect(save(storage, null)).toBe(true)
    expect(storage.values.size).toBe(0)
    expect(loadSaved(storage)).toBeNull()
  })

  it.each(['', '{', 'null', '{"work":{"text":1}}', '{"work":{"text":"","edited":"1Z"}}'])(
    '%j is not understood and does no harm',
    (value) => {
      const storage = memory()
      save(storage, {
        work: { ...EMPTY_WORK, text: 'a' },
        earlier: [],
      })
      const [name = ''] = storage.values.keys()
      storage.values.set(name, value)
      expect(loadSaved(storage)).toBeNull()
    },
  )

  it('of the time before questions were accepted comes back with none accepted', () => {
    const storage = memory()
    storage.setItem(
      WORK_NAME,
      JSON.stringify({
        work: { text: 'a', replacedText: null, edited: '1A2345678910', result: null },
        earlier: null,
      }),
    )
    expect(loadSaved(storage)?.work.review).toMatchObject({ accepted: [], own: [] })
  })

  it('of the time before more than one work was put aside comes back with that one', () => {
    const storage = memory()
    const [work, other] = ['a', 'b'].map((text) => ({ ...EMPTY_WORK, text }))
    if (!work || !other) throw new Error('two works')
    save(storage, { work, earlier: [other] })
    const saved = JSON.parse(storage.getItem(WORK_NAME) ?? '')
    for (const [earlier, expected] of [
      [saved.earlier[0], [other]],
      [null, []],
    ]) {
      storage.setItem(WORK_NAME, JSON.stringify({ ...saved, earlier }))
      expect(loadSaved(storage)).toEqual({ work, earlier: expected })
    }
  })

  it('of the time before pages and unusual ads were told apart comes back as usual', () => {
    const storage = memory()
    save(storage, { work: { ...EMPTY_WORK, review: CORRECTED }, earlier: [] })
    const saved = JSON.parse(storage.getItem(WORK_NAME) ?? '')
    delete saved.work.result.unread
    delete saved.work.result.isUnusual
    storage.setItem(WORK_NAME, JSON.stringify(saved))
    const { result } = loadSaved(storage)?.work.review ?? {}
    expect(result).toMatchObject({ unread: [], isUnusual: false })
  })

  it('tells when the browser lets nothing be saved', () => {
    const full: Storage = {
      getItem: () => {
        throw new Error('forbidden')
      },
      setItem: () => {
        throw new Error('full')
      },
      removeItem: () => undefined,
    }
    const work: Work = { ...EMPTY_WORK, text: 'a' }
    expect(save(full, { work, earlier: [] })).toBe(false)
    expect(loadSaved(full)).toBeNull()
  })
})

describe('the storage of a tab', () => {
  it('brings back its own, and what was saved last where it has nothing', () => {
    const all = memory()
    const [one, other] = [tabStorage(memory(), all), tabStorage(memory(), all)]
    one.setItem('a', 'one')
    expect(other.getItem('a')).toBe('one')
    other.setItem('a', 'other')
    expect([one.getItem('a'), other.getItem('a')]).toEqual(['one', 'other'])
    expect(tabStorage(memory(), all).getItem('a')).toBe('other')
  })

  it('is emptied with that of all, of its own work only', () => {
    const all = memory()
    const [one, other] = [tabStorage(memory(), all), tabStorage(memory(), all)]
    one.setItem('a', 'one')
    other.setItem('a', 'other')
    one.removeItem('a')
    expect([one.getItem('a'), other.getItem('a'), all.getItem('a')]).toEqual([
      'null',
      'other',
      'other',
    ])
    other.removeItem('a')
    expect([other.getItem('a'), all.values.size]).toEqual(['null', 0])
  })

  it('what a tab has brought back is its own', () => {
    const all = memory()
    tabStorage(memory(), all).setItem('a', 'x')
    const tab = tabStorage(memory(), all)
    tab.getItem('a')
    tab.removeItem('a')
    expect(all.values.size).toBe(0)
  })
})
