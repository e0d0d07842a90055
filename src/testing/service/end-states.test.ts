import { describe, expect, it } from 'vitest'
import { MOST_CALLS } from '../../engines/llm/calls/conversation.ts'
import { SERVICES, type ServiceId } from '../../engines/llm/services/settings.ts'
import { readAdvert } from '../fixtures.ts'
import { type EndState, faultEnd } from './end-states.ts'
import { FAULT_NAMES, type FaultName } from './faults.ts'

const AD = readAdvert('varastotyontekija')

const KNOWN: Readonly<Record<EndState, true>> = {
  key: true,
  'no-key': true,
  'prompt-cut': true,
  'service-failed': true,
  'timed-out': true,
  'not-allowed': true,
  overloaded: true,
  declined: true,
  'budget-spent': true,
}

/** Where a service does not tell as much as the others, and so ends differently. */
const BUT: Partial<Record<FaultName, Partial<Record<ServiceId, EndState>>>> = {
  // Mistral has no field for it: the model just says so.
  refusal: { mistral: 'no-key' },
  // These errors in a stream carry no status.
  'overloaded-in-answer': {
    openai: 'service-failed',
    azure: 'service-failed',
    mistral: 'service-failed',
  },
}

/** Six times fifty megabytes are too many for a test; one is asked elsewhere. */
const FAULTS = FAULT_NAMES.filter((fault) => fault !== 'body-50-mb')

describe('every fault of every service ends, known and alike', () => {
  it.concurrent.each(FAULTS)('%s', { timeout: 60_000 }, async (fault) => {
    const ends = await Promise.all(
      SERVICES.map(async (id) => [id, await faultEnd(fault, AD, id)] as const),
    )
    const compatible = ends.find(([id]) => id === 'compatible')?.[1].end
    for (const [id, { end, calls }] of ends) {
      expect(KNOWN).toHaveProperty(end)
      expect([id, end]).toEqual([id, BUT[fault]?.[id] ?? compatible])
      expect(calls).toBeLessThanOrEqual(MOST_CALLS)
    }
  })
})
