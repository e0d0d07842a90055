import { describe, expect, it } from 'vitest'
import { EMPTY_WORK, newSession, type Review, sessionAfter, workOf } from '../../core/session.ts'
import { CORRECTED } from '../../testing/leaving.ts'
import type { Storage } from '../session/storage.ts'
import {
  advertOf,
  changed,
  type Entry,
  HISTORY_NAME,
  loadHistory,
  remembered,
  switchedOff,
  switchedOn,
} from './history.ts'

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

const textOf = ({ work }: Entry) => advertOf(work)

/** The entry of an ad after some corrections. */
const reviewed = (text: string, changes: Partial<Review>): Entry => {
  const { time, work } = entry(text)
  return { time, work: { ...work, review: { ...work.review, ...changes } } }
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
  const entriesIn = (storage: Storage) => loadHistory(storage).entries

  it('is off until it is switched on, and leaves nothing when it is switched off', () => {
    const storage = memory()
    expect(entriesIn(storage)).toBeNull()
    switchedOn(storage, [])
    expect(entriesIn(storage)).toEqual([])
    expect(switchedOff(storage).entries).toBeNull()
    expect(storage.values.size).toBe(0)
  })

  it('comes back as it was', () => {
    const storage = memory()
    const entries = [entry('a'), entry('b')]
    expect(switchedOn(storage, entries)).toEqual({ entries, isRefused: false })
    expect(entriesIn(storage)).toEqual(entries)
  })

  it('is changed as it is now, not as this tab saw it last', () => {
    const storage = memory()
    switchedOn(storage, [entry('a')])
    changed(storage, (entries) => remembered(entries, entry('b')))
    const { entries } = changed(storage, (now) => now.filter((each) => textOf(each) !== 'a'))
    expect(entries?.map(textOf)).toEqual(['b'])
  })

  it('stays off where another tab has switched it off', () => {
    const storage = memory()
    switchedOn(storage, [entry('a'), entry('b')])
    switchedOff(storage)
    expect(changed(storage, () => [entry('a')])).toEqual({ entries: null, isRefused: false })
    expect(storage.values.size).toBe(0)
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

  describe('of an ad that is analyzed again', () => {
    const corrected = reviewed('a', { edited: CORRECTED.edited })
    const more = reviewed('a', { edited: CORRECTED.edited, accepted: [1] })

    it('keeps the corrected analysis beside the new one, and beside what is corrected of that', () => {
      const again = remembered([corrected], entry('a'))
      expect(again).toEqual([entry('a'), corrected])
      const accepted = reviewed('a', { accepted: [2] })
      expect(remembered(again, accepted)).toEqual([accepted, corrected])
    })

    it('keeps one that nothing was done to only once', () => {
      expect(remembered([entry('b'), entry('a')], entry('a'))).toEqual([entry('a'), entry('b')])
      expect(remembered([entry('a')], corrected)).toEqual([corrected])
    })

    it('goes on with what the work was before, corrected or undone', () => {
      expect(remembered([corrected], more, corrected.work)).toEqual([more])
      expect(remembered([more], entry('a'), more.work)).toEqual([entry('a')])
      expect(remembered([corrected], corrected)).toEqual([corrected])
    })
  })

  it('keeps no key that came without an analysis', () => {
    expect(remembered([], { time: '', work: { ...EMPTY_WORK, text: 'kesken' } })).toEqual([])
  })

  it('lets the oldest go where not all fit, and says when nothing does', () => {
    const one = JSON.stringify([entry('a')]).length
    const storage = memory(one * 2)
    const { entries } = switchedOn(storage, [entry('a'), entry('b'), entry('c')])
    expect(entries?.map(textOf)).toContain('a')
    expect(entriesIn(storage)?.length).toBeLessThan(3)
    expect(switchedOn(memory(1), [entry('a')])).toEqual({ entries: null, isRefused: true })
  })

  it('that is damaged does no harm, and what is whole of it stays', () => {
    const storage = memory()
    storage.values.set(HISTORY_NAME, '[{"time":1}]')
    expect(entriesIn(storage)).toEqual([])
    switchedOn(storage, [entry('a'), entry('b')])
    const [first, second] = JSON.parse(storage.values.get(HISTORY_NAME) ?? '')
    storage.values.set(HISTORY_NAME, JSON.stringify([{ ...first, work: 1 }, second]))
    expect(entriesIn(storage)?.map(textOf)).toEqual(['b'])
    storage.values.set(HISTORY_NAME, '{')
    expect(entriesIn(storage)).toBeNull()
  })
})
