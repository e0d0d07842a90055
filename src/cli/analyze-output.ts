import {
  constants,
  createWriteStream,
  fstatSync,
  ftruncateSync,
  openSync,
  statSync,
  type WriteStream,
  writeFileSync,
} from 'node:fs'
import { resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { CommandFault } from './command.ts'
import type { FileRecord, Format } from './formats.ts'
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
 * A file that begins with these words. What stood in it stays until there is something new, so that
 * whoever stops at once has lost nothing.
 * @throws CommandFault where it cannot be written
 */
export function fileOutput(path: string, beginning: string): Output {
  const file = opened(path)
  let stream: WriteStream | null = null
  let finish: Promise<void> = Promise.resolve()
  const begun = () => {
    if (stream) return stream
    begin(file, path, beginning)
    stream = createWriteStream(path, { fd: file })
    finish = finished(stream)
    // Asked for at the end; without a listener of its own a fault would end the process before.
    finish.catch(() => undefined)
    return stream
  }
  return {
    write: (words) => {
      if (begun().errored) throw new CommandFault(1, texts.notWritten)
      begun().write(words)
    },
    end: async () => {
      begun().end()
      await finish.catch(() => {
        throw new CommandFault(1, texts.notWritten)
      })
    },
  }
}

/** Writes records in their format: each as it comes, or all at the end, in the order of their ads. */
export function recordsTo(output: Output, format: Format) {
  const kept: FileRecord[] = []
  return {
    /** `at`: the place of the ad among all. */
    add(record: FileRecord, at: number): void {
      if ('each' in format) output.write(format.each(record))
      else kept[at] = record
    },
    async end(): Promise<void> {
      // The places of ads that have not been read are empty.
      if ('all' in format) output.write(format.all(kept.filter(Boolean)))
      await output.end()
    },
  }
}

/** Whether two paths lead to one file, by whatever name or link. */
export function isSameFile(one: string, other: string): boolean {
  return identityOf(one) === identityOf(other)
}

/** The same for all paths that lead to a file; what is no file yet is known by its path. */
export function identityOf(path: string): string {
  return numberOf(path) ?? resolve(path)
}

function opened(path: string): number {
  try {
    return openSync(path, constants.O_WRONLY | constants.O_CREAT)
  } catch {
    throw new CommandFault(2, texts.noOutput(path))
  }
}

function begin(file: number, path: string, beginning: string): void {
  try {
    // Results of an earlier run are never gone, not even for a moment: their file is not emptied first.
    writeFileSync(file, beginning)
    // A device has no length.
    if (fstatSync(file).isFile()) ftruncateSync(file, Buffer.byteLength(beginning))
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
