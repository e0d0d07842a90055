import { useEffect, useRef, useState } from 'react'
import type { Result } from '../../core/result.ts'
import { type Session, type Work, workOf } from '../../core/session.ts'
import { localStorageOf } from '../session/browser-storage.ts'
import {
  changed,
  type Entry,
  HISTORY_NAME,
  type Kept,
  loadHistory,
  remembered,
  stateOf,
  switchedOff,
  switchedOn,
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
  // What this tab last knew of each analysis: its entry, and no other, is what goes on from there.
  const known = useRef(new WeakMap<Result, Work>())
  useEffect(() => {
    const write = () => {
      const work = pending.current
      pending.current = null
      if (work !== null) setKept(changed(localStorageOf(window), withWork(work, known.current)))
    }
    // The next analysis has come: what was being worked on until now is not waited for any longer.
    if (pending.current?.review.result !== review.result) write()
    if (review.result === null) return
    const work = { text, replacedText, review }
    if (!known.current.has(review.result)) known.current.set(review.result, work)
    if (!isOn) return
    pending.current = work
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
        turnedOn
          ? switchedOn(storage, withWork(workOf(session), known.current)(already))
          : switchedOff(storage),
      )
    },
    remove: (entry) => {
      const isIt = (work: Work | null | undefined) =>
        work !== null && work !== undefined && stateOf(work) === stateOf(entry.work)
      // What is removed must not come back with what was still to be written.
      const result = pending.current?.review.result
      if (isIt(pending.current) || (result && isIt(known.current.get(result)))) {
        pending.current = null
      }
      setKept(
        changed(localStorageOf(window), (entries) => entries.filter(({ work }) => !isIt(work))),
      )
    },
    removeAll: () => {
      pending.current = null
      setKept(changed(localStorageOf(window), () => []))
    },
  }
}

function withWork(work: Work, known: WeakMap<Result, Work>) {
  const { result } = work.review
  const before = result && known.get(result)
  if (result) known.set(result, work)
  return (entries: readonly Entry[]) =>
    remembered(entries, { time: new Date().toISOString(), work }, before ?? null)
}
