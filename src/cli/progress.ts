import type { Surroundings } from './command.ts'

const WIDTH = 24

/** A progress bar on a terminal's stderr; elsewhere nothing. */
export function progressOn({ stderr }: Surroundings, total: number) {
  const isShown = stderr.isTTY === true && total > 1
  return {
    show(done: number, failed: number): void {
      if (!isShown) return
      const full = Math.round((WIDTH * done) / total)
      const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`
      const faults = failed > 0 ? `, ${failed} virhettä` : ''
      stderr.write(`\r${bar} ${done}/${total}${faults}`)
    },
    clear(): void {
      if (isShown) stderr.write('\r\u001b[K')
    },
  }
}
