import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Command, modifiedCommand, singleKeyCommand } from './commands.ts'

/** What takes the keys for itself: a field to write in, a list to choose from. */
const TYPING =
  'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=file])'

/**
 * Listens for the review's keys. Never while typing or in a dialog; single keys only where they have
 * not been switched off. `act` says whether it did something: what it did not do stays the browser's.
 */
export function useShortcuts(hasSingleKeys: boolean, act: (command: Command) => boolean): void {
  const latest = useRef({ hasSingleKeys, act })
  // Before the eye can see it: a key pressed at what is shown must mean what is shown.
  useLayoutEffect(() => {
    latest.current = { hasSingleKeys, act }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isElsewhere(event.target)) return
      const command =
        modifiedCommand(event) ?? (latest.current.hasSingleKeys ? singleKeyCommand(event) : null)
      if (command && latest.current.act(command)) event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return target instanceof Element && target.closest(TYPING) !== null
}
