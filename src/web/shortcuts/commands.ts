import { LETTERS, type Letter } from '../../core/questions.ts'

/** What a key press asks for. */
export type Command =
  | { readonly name: 'letter'; readonly letter: Letter }
  | { readonly name: Exclude<CommandName, 'letter'> }

export type CommandName =
  | 'next-question'
  | 'previous-question'
  | 'letter'
  | 'accept'
  | 'next-passage'
  | 'previous-passage'
  | 'undo'
  | 'redo'
  | 'filter'
  | 'help'
  | 'list'

/** A press, as far as it matters; a `KeyboardEvent` fits. */
export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const SINGLE: Readonly<Record<string, Exclude<CommandName, 'letter'>>> = {
  j: 'next-question',
  k: 'previous-question',
  h: 'accept',
  n: 'next-passage',
  p: 'previous-passage',
  u: 'undo',
  r: 'redo',
  v: 'filter',
  o: 'help',
  '?': 'list',
}

/** The command of a press without the keys that are held down: `null` for all that is not ours. */
export function singleKeyCommand(press: Press): Command | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press
  // The question mark needs Shift on most keyboards; a capital letter is somebody else's.
  if (ctrlKey || metaKey || altKey || (shiftKey && key !== '?')) return null
  const letter = LETTERS.find((each) => each === key.toUpperCase())
  if (letter) return { name: 'letter', letter }
  const name = SINGLE[key.toLowerCase()]
  return name ? { name } : null
}

/** Undo and redo as everywhere else. */
export function modifiedCommand({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Press): Command | null {
  if (!(ctrlKey || metaKey) || altKey) return null
  const pressed = key.toLowerCase()
  if (pressed === 'z') return { name: shiftKey ? 'redo' : 'undo' }
  return pressed === 'y' && !shiftKey ? { name: 'redo' } : null
}
