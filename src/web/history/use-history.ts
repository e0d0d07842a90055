import { useEffect, useRef, useState } from 'react'
import { type Session, type Work, workOf } from '../../core/session.ts'
import { localStorageOf } from '../session/browser-storage.ts'
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
  const pending = useRef<Work | null>(null)
  useEffect(() => {
    const write = () => {
      const work = pending.current
      pending.current = null
      if (work === null) return
      const storage = localStorageOf(window)
      // Another tab may have added to it, or switched it off, since this one looked.
      const now = loadHistory(storage)
      setEntries(now && saveHistory(storage, remembered(now, { time: timeNow(), work })))
    }
    // The next ad has come: what was being worked on until now is not waited for any longer.
    if (pending.current?.review.result?.text !== review.result?.text) write()
    if (!isOn || review.result === null) return
    pending.current = { text, replacedText, review }
    const timer = setTimeout(write, SAVING_DELAY_MS)
    addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [isOn, review, text, replacedText])

  return {
    entries,
    isRefused,
    turn: (turnedOn) => {
      pending.current = null
      keep(turnedOn ? remembered([], { time: timeNow(), work: workOf(session) }) : null)
    },
    remove: (entry) => keep((entries ?? []).filter((each) => textOf(each) !== textOf(entry))),
    removeAll: () => keep([]),
  }
}

function timeNow(): string {
  return new Date().toISOString()
}
