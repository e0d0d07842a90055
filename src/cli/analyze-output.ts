import { createWriteStream, ftruncateSync, openSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { CommandFault } from './command.ts'
import { texts } from './texts.ts'

/** Where results go: a file, or standard output, whose faults are its owner's (`main.ts`). */
export type Output = {
  /** @throws CommandFault once writing has failed */
  readonly write: (words: string) => void
  /** @throws CommandFault where something was not written */
  readonly end: () => Promise<void>
}

export function standardOutput(stdout: Writable): Output {
  return { write: (words) => stdout.write(words), end: async () => undefined }
}

/**
 * A file that begins with these words.
 * @throws CommandFault where it cannot be written
 */
export function fileOutput(path: string, beginning: string): Output {
  const stream = createWriteStream(path, { fd: begun(path, beginning) })
  const finish = finished(stream)
  // Asked for at the end; without a listener of its own a fault would end the process before.
  finish.catch(() => undefined)
  return {
    write: (words) => {
      if (stream.errored) throw new CommandFault(1, texts.notWritten)
      stream.write(words)
    },
    end: async () => {
      stream.end()
      await finish.catch(() => {
        throw new CommandFault(1, texts.notWritten)
      })
    },
  }
}

/** Whether two paths lead to one file, by whatever name or link. */
export function isSameFile(one: string, other: string): boolean {
  const [first, second] = [numberOf(one), numberOf(other)]
  return resolve(one) === resolve(other) || (first !== null && first === second)
}

function begun(path: string, beginning: string): number {
  try {
    // Results of an earlier run are never gone, not even for a moment: their file is not emptied first.
    const file = openSync(path, beginning === '' ? 'w' : 'r+')
    writeFileSync(file, beginning)
    if (beginning !== '') ftruncateSync(file, Buffer.byteLength(beginning))
    return file
  } catch {
    throw new CommandFault(2, texts.noOutput(path))
  }
}

function numberOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev}:${ino}`
  } catch {
    return null
  }
}
