import { useState } from 'react'
import { localStorageOf } from '../session/browser-storage.ts'

const NAME = 'lxp-matcher:single-keys:1'
const OFF = 'off'

/** Whether single keys are commands: they are until they are switched off, which is remembered. */
export function useSingleKeys(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => read() !== OFF)
  const set = (next: boolean) => {
    setOn(next)
    write(next ? null : OFF)
  }
  return [isOn, set]
}

function read(): string | null {
  try {
    return localStorageOf(window).getItem(NAME)
  } catch {
    return null
  }
}

/** Where the browser lets nothing be kept, the choice holds until the page is left. */
function write(value: string | null): void {
  try {
    const storage = localStorageOf(window)
    if (value === null) storage.removeItem(NAME)
    else storage.setItem(NAME, value)
  } catch {
    // Nothing more can be done.
  }
}
