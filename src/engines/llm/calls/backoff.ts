import type { CallFault } from './fault.ts'

/** A service that wants a longer pause is not waited for. */
export const LONGEST_RETRY_AFTER_MS = 20_000
const FIRST_PAUSE_MS = 500

/**
 * How long to wait before the next call, in milliseconds; `null`: there is no point in another.
 * `retry` is 0 before the first repetition; `random` between 0 and 1 spreads those who wait.
 */
export function pauseBefore(
  { kind, retryAfterMs }: Pick<CallFault, 'kind' | 'retryAfterMs'>,
  retry: number,
  random: number,
): number | null {
  if (kind === 'schema') return 0
  if (kind === 'forbidden' || kind === 'declined' || kind === 'too-long') return null
  if (retryAfterMs !== null && retryAfterMs > LONGEST_RETRY_AFTER_MS) return null
  const pause = FIRST_PAUSE_MS * 2 ** retry * (0.5 + random / 2)
  return Math.max(pause, retryAfterMs ?? 0)
}
