import { useEffect, useRef, useState } from 'react'
import { type Session, type Work, workOf } from '../../core/session.ts'
import { localStorageOf } from '../session/browser-storage.ts'
import {
  changed,
  type Entry,
  HISTORY_NAME,
  type Kept,
  loadHistory,
  remembered,
  switchedOff,
  switchedOn,
  textOf,
} from './history.ts'

const SAVING_DELAY_MS = 600

export type History = Kept & {
  readonly turn: (isOn: boolean) => void
  readonly remove: (entry: Entry) => void
  readonly removeAll: () => void
}

/** The last analyses, kept in the browser once the person has switched that on. */
export function useHistory(session: Session): History {
  const [kept, setKept] = useState(() => loadHistory(localStorageOf(window)))
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === HISTORY_NAME) setKept(loadHistory(localStorageOf(window)))
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])

  const isOn = kept.entries !== null
  const { review, text, replacedText } = session
  const pending = useRef<Work | null>(null)
  useEffect(() => {
    const write = () => {
      const work = pending.current
      pending.current = null
      if (work !== null) setKept(changed(localStorageOf(window), withWork(work)))
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
    ...kept,
    turn: (turnedOn) => {
      pending.current = null
      const storage = localStorageOf(window)
      const already = loadHistory(storage).entries ?? []
      setKept(
        turnedOn ? switchedOn(storage, withWork(workOf(session))(already)) : switchedOff(storage),
      )
    },
    remove: (entry) => {
      const isOther = (each: Entry) => textOf(each) !== textOf(entry)
      // What is removed must not come back with what was still to be written.
      if (pending.current?.review.result?.text === textOf(entry)) pending.current = null
      setKept(changed(localStorageOf(window), (entries) => entries.filter(isOther)))
    },
    removeAll: () => {
      pending.current = null
      setKept(changed(localStorageOf(window), () => []))
    },
  }
}

const withWork = (work: Work) => (entries: readonly Entry[]) =>
  remembered(entries, { time: new Date().toISOString(), work })
