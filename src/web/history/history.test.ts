import { describe, expect, it } from 'vitest'
import { EMPTY_WORK, newSession, sessionAfter, workOf } from '../../core/session.ts'
import { CORRECTED } from '../../testing/leaving.ts'
import type { Storage } from '../session/storage.ts'
import { type Entry, loadHistory, remembered, saveHistory, textOf } from './history.ts'

const { result } = CORRECTED
const entry = (text: string): Entry => {
  const answered = [
    { type: 'analysis-started', run: 1 },
    { type: 'answered', run: 1, result: { ...result, text } },
  ] as const
  return {
    time: '2026-11-21T12:00:00.000Z',
    work: workOf(answered.reduce(sessionAfter, newSession())),
  }
}

/** A storage with room for so many characters. */
function memory(room = Number.POSITIVE_INFINITY): Storage & { values: Map<string, string> } {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      values.set(name, value)
    },
    removeItem: (name) => void values.delete(name),
  }
}

describe('the history', () => {
  it('is off until it is switched on, and leaves nothing when it is switched off', () => {
    const storage = memory()
    expect(loadHistory(storage)).toBeNull()
    saveHistory(storage, [])
    expect(loadHistory(storage)).toEqual([])
    saveHistory(storage, null)
    expect(storage.values.size).toBe(0)
  })

  it('comes back as it was', () => {
    const storage = memory()
    const entries = [entry('a'), entry('b')]
    expect(saveHistory(storage, entries)).toEqual(entries)
    expect(loadHistory(storage)).toEqual(entries)
  })

  it('keeps twenty, the newest first, each ad once', () => {
    const texts = Array.from({ length: 25 }, (_, index) => `ilmoitus ${index}`)
    const all = [...texts, 'ilmoitus 7'].reduce<readonly Entry[]>(
      (entries, text) => remembered(entries, entry(text)),
      [],
    )
    expect(all).toHaveLength(20)
    expect(all.slice(0, 2).map(textOf)).toEqual(['ilmoitus 7', 'ilmoitus 24'])
  })

  it('keeps no key that came without an analysis', () => {
    expect(remembered([], { time: '', work: { ...EMPTY_WORK, text: 'kesken' } })).toEqual([])
  })

  it('lets the oldest go where not all fit, and says when nothing does', () => {
    const one = JSON.stringify([entry('a')]).length
    const storage = memory(one * 2)
    expect(saveHistory(storage, [entry('a'), entry('b'), entry('c')])?.map(textOf)).toContain('a')
    expect(loadHistory(storage)?.length).toBeLessThan(3)
    expect(saveHistory(memory(1), [entry('a')])).toBeNull()
  })

  it('that is damaged does no harm', () => {
    const storage = memory()
    saveHistory(storage, [])
    const [name = ''] = storage.values.keys()
    storage.values.set(name, '[{"time":1}]')
    expect(loadHistory(storage)).toEqual([])
  })
})
