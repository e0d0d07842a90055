const FAILURES_TO_OPEN = 5
const OPEN_MS = 30_000

/**
 * Keeps a service that is down from being asked over and over: after five failures in a row nobody
 * asks for 30 seconds, then one call tries.
 */
export type Circuit = {
  /** Whether a call may be made now. After the pause it lets one caller through at a time. */
  readonly mayCall: () => boolean
  /** Any answer counts, a refusal of this one request too: the service is there. */
  readonly answered: () => void
  readonly failed: () => void
}

/** Why nobody was asked, for the log. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen'
}

/** `now` tells the time in milliseconds. */
export function newCircuit(now: () => number): Circuit {
  let failures = 0
  let restingUntil = 0
  return {
    mayCall() {
      if (failures < FAILURES_TO_OPEN) return true
      if (now() < restingUntil) return false
      restingUntil = now() + OPEN_MS
      return true
    },
    answered() {
      failures = 0
    },
    failed() {
      failures += 1
      if (failures >= FAILURES_TO_OPEN) restingUntil = now() + OPEN_MS
    },
  }
}
