import { useEffect, useState } from 'react'
import { type Session, workOf } from '../../core/session.ts'
import { localStorageOf } from '../session/local-storage.ts'
import { type Entry, loadHistory, remembered, saveHistory, textOf } from './history.ts'

const SAVING_DELAY_MS = 600

export type History = {
  /** `null`: off. */
  readonly entries: readonly Entry[] | null
  /** Whether the browser refused to keep it. */
  readonly isRefused: boolean
  readonly turn: (isOn: boolean) => void
  readonly remove: (entry: Entry) => void
  readonly removeAll: () => void
}

/** The last analyses, kept in the browser once the person has switched that on. */
export function useHistory(session: Session): History {
  const [entries, setEntries] = useState(() => loadHistory(localStorageOf(window)))
  const [isRefused, setRefused] = useState(false)
  const keep = (next: readonly Entry[] | null) => {
    const kept = saveHistory(localStorageOf(window), next)
    setRefused(next !== null && kept === null)
    setEntries(kept)
  }

  const isOn = entries !== null
  const { review, text, replacedText } = session
  useEffect(() => {
    if (!isOn || review.result === null) return
    const work = { text, replacedText, review }
    const timer = setTimeout(() => {
      const storage = localStorageOf(window)
      // Another tab may have added to it, or switched it off, since this one looked.
      const now = loadHistory(storage)
      const time = new Date().toISOString()
      setEntries(now && saveHistory(storage, remembered(now, { time, work })))
    }, SAVING_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isOn, review, text, replacedText])

  return {
    entries,
    isRefused,
    turn: (turnedOn) => {
      const time = new Date().toISOString()
      keep(turnedOn ? remembered([], { time, work: workOf(session) }) : null)
    },
    remove: (entry) => keep((entries ?? []).filter((each) => textOf(each) !== textOf(entry))),
    removeAll: () => keep([]),
  }
}
