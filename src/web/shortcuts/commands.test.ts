import { describe, expect, it } from 'vitest'
import { modifiedCommand, type Press, singleKeyCommand } from './commands.ts'

const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

describe('a single key', () => {
  it('means a letter, or a command', () => {
    expect(singleKeyCommand(press('b'))).toEqual({ name: 'letter', letter: 'B' })
    expect(singleKeyCommand(press('h'))).toEqual({ name: 'accept' })
    expect(singleKeyCommand(press('?', { shiftKey: true }))).toEqual({ name: 'list' })
  })

  it.each([' ', 'Enter', 'Tab', 'Escape', 'ArrowDown', 'x', 'F1'])(
    '%j stays with the browser',
    (key) => {
      expect(singleKeyCommand(press(key))).toBeNull()
    },
  )

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }])(
    'means nothing with %o',
    (held) => {
      expect(singleKeyCommand(press('a', held))).toBeNull()
    },
  )
})

it('undo and redo also come as everywhere else', () => {
  expect(modifiedCommand(press('z', { ctrlKey: true }))).toEqual({ name: 'undo' })
  expect(modifiedCommand(press('Z', { ctrlKey: true, shiftKey: true }))).toEqual({ name: 'redo' })
  expect(modifiedCommand(press('y', { metaKey: true }))).toEqual({ name: 'redo' })
  expect(modifiedCommand(press('z'))).toBeNull()
  expect(modifiedCommand(press('z', { ctrlKey: true, altKey: true }))).toBeNull()
})
