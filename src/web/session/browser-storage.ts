import type { Storage } from './storage.ts'

/** What the browser keeps for all its tabs, until it is removed. */
export function localStorageOf(window: Window): Storage {
  return orForbidden(() => window.localStorage)
}

/** What the browser keeps for this tab, over a reload, until it is closed. */
export function sessionStorageOf(window: Window): Storage {
  return orForbidden(() => window.sessionStorage)
}

/** Reading `window.localStorage` itself throws where the browser forbids storage. */
function orForbidden(storage: () => Storage): Storage {
  const forbidden = () => {
    throw new Error('storage is forbidden')
  }
  try {
    return storage()
  } catch {
    return { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
  }
}
