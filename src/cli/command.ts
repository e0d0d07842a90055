import type { Readable, Writable } from 'node:stream'

/** 0 all right, 1 something failed, 2 wrongly called, 3 the engine is not available. */
export type ExitCode = 0 | 1 | 2 | 3

/** What a command touches of the world. */
export type Surroundings = {
  readonly stdin: Readable & { readonly isTTY?: boolean }
  readonly stdout: Writable & { readonly isTTY?: boolean }
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Aborts when the person presses Ctrl+C. */
  readonly signal: AbortSignal
}

export type Command = (words: readonly string[], surroundings: Surroundings) => Promise<ExitCode>

/** Ends a command early; the message goes to stderr. */
export class CommandFault extends Error {
  readonly exitCode: ExitCode

  constructor(exitCode: ExitCode, message: string) {
    super(message)
    this.name = 'CommandFault'
    this.exitCode = exitCode
  }
}
