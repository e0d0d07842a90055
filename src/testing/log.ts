import { Writable } from 'node:stream'
import { type Logger, pino } from 'pino'

/** A logger that keeps everything, and what it has kept so far. */
export function keptLog(): { readonly logger: Logger; readonly log: () => string } {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { logger: pino({ level: 'trace' }, stream), log: () => lines.join('') }
}
