import type { Surroundings } from './command.ts'
import { texts } from './texts.ts'

const WIDEST = 24

/** A progress bar on a terminal's stderr; elsewhere, or for one alone, nothing. */
export function progressOn(stderr: Surroundings['stderr'], total: number) {
  const isShown = stderr.isTTY === true && total > 1
  return {
    show(done: number, failed: number): void {
      if (!isShown) return
      const words = texts.progress(done, total, failed)
      // A row that is full would go on to the next, and stay behind there.
      const width = Math.max(0, Math.min(WIDEST, (stderr.columns ?? 80) - words.length - 2))
      const full = Math.round((width * done) / total)
      stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${words}`)
    },
    clear(): void {
      if (isShown) stderr.write('\r\u001b[K')
    },
  }
}
