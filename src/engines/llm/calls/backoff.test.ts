import { describe, expect, it } from 'vitest'
import { pauseBefore } from './backoff.ts'
import type { CallFaultKind } from './fault.ts'

const fault = (kind: CallFaultKind, retryAfterMs: number | null = null) => ({ kind, retryAfterMs })

describe('the pause before the next call', () => {
  it('doubles each time, and is spread over its upper half', () => {
    expect([0, 1, 2].map((retry) => pauseBefore(fault('broken'), retry, 0))).toEqual([
      250, 500, 1000,
    ])
    expect([0, 1, 2].map((retry) => pauseBefore(fault('broken'), retry, 1))).toEqual([
      500, 1000, 2000,
    ])
    expect(pauseBefore(fault('silent'), 0, 0.5)).toBe(375)
  })

  it('is as long as the service wants, up to 20 seconds', () => {
    expect(pauseBefore(fault('busy', 0), 0, 0)).toBe(250)
    expect(pauseBefore(fault('busy', 1_000), 0, 0.9)).toBe(1_000)
    expect(pauseBefore(fault('busy', 20_000), 1, 0)).toBe(20_000)
    expect(pauseBefore(fault('busy', 20_001), 0, 0)).toBeNull()
    expect(pauseBefore(fault('broken', 21_000), 0, 0)).toBeNull()
  })

  it('is nothing before a more modest way of asking', () => {
    expect(pauseBefore(fault('schema'), 2, 1)).toBe(0)
  })

  it.each(['forbidden', 'declined', 'too-long'] as const)('%s is never repeated', (kind) => {
    expect(pauseBefore(fault(kind), 0, 0)).toBeNull()
    expect(pauseBefore(fault(kind, 1_000), 0, 0)).toBeNull()
  })
})
