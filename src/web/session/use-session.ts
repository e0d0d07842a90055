import {
  type Dispatch,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import {
  isEmpty,
  newSession,
  type Session,
  type SessionEvent,
  sessionAfter,
} from '../../core/session.ts'
import { localStorageOf, sessionStorageOf } from './browser-storage.ts'
import { keyInHash } from './link.ts'
import { loadSaved, type Saved, save, tabStorage, WORK_NAME } from './storage.ts'

const SAVING_DELAY_MS = 250

type SessionHandle = {
  readonly session: Session
  readonly dispatch: Dispatch<SessionEvent>
  /** Whether the browser keeps the work over a reload. */
  readonly isSaved: boolean
  /** Whether the address carried a key that is none. */
  readonly hasBadLink: boolean
}

/** The session, brought back from the browser's storage and the address, and kept in the storage. */
export function useSession(): SessionHandle {
  const [session, change] = useReducer(sessionAfter, null, firstSession)
  const [isSaved, setSaved] = useState(true)
  const [hasBadLink, setBadLink] = useState(false)
  // Whoever goes on with something else has seen it.
  const dispatch = useCallback((event: SessionEvent) => {
    setBadLink(false)
    change(event)
  }, [])

  useEffect(() => {
    const openLink = () => {
      const key = keyInHash(location.hash)
      if (key === null) return
      if (key.ok) change({ type: 'key-opened', selections: key.selections })
      setBadLink(!key.ok)
      // The key is in the session now: a reload must bring back the edits, not the link once more.
      history.replaceState(null, '', location.pathname + location.search)
    }
    openLink()
    addEventListener('hashchange', openLink)
    return () => removeEventListener('hashchange', openLink)
  }, [])

  const { text, replacedText, review, earlier } = session
  const stored = useRef<Saved>({ work: { text, replacedText, review }, earlier })
  // Before the eye sees the change: a page that is left at once must not lose it.
  useLayoutEffect(() => {
    const work = { text, replacedText, review }
    const isNothing = isEmpty(work) && earlier.length === 0
    const keep = () => {
      stored.current = { work, earlier }
      setSaved(save(workStorage(), isNothing ? null : stored.current))
    }
    const write = () => {
      if (!isSame(stored.current, { work, earlier })) keep()
    }
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if ((key !== null && key !== WORK_NAME) || newValue !== null) return
      const isThis = key === null || oldValue === sessionStorageOf(window).getItem(WORK_NAME)
      if (isThis) {
        // Another tab has emptied this very work: it stays out of the storage here too until it changes.
        stored.current = { work, earlier }
        save(workStorage(), null)
      } else if (!isNothing) {
        // The other tab's own work has gone: this one is again the last that a new tab brings back.
        keep()
      }
    }
    const timer = setTimeout(write, SAVING_DELAY_MS)
    addEventListener('pagehide', write)
    addEventListener('storage', onStorage)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
      removeEventListener('storage', onStorage)
    }
  }, [text, replacedText, review, earlier])

  return { session, dispatch, isSaved, hasBadLink }
}

const workStorage = () => tabStorage(sessionStorageOf(window), localStorageOf(window))

function firstSession(): Session {
  const saved = loadSaved(workStorage())
  return saved ? newSession(saved.work, saved.earlier) : newSession()
}

/** Whether nothing has changed since: states are replaced, never written into. */
function isSame(one: Saved, other: Saved): boolean {
  return (
    one.work.text === other.work.text &&
    one.work.replacedText === other.work.replacedText &&
    one.work.review === other.work.review &&
    one.earlier === other.earlier
  )
}
