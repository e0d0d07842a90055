import { describe, expect, it } from 'vitest'
import { WIRE_ERRORS } from '../api/errors.ts'
import { readAdvert } from '../testing/fixtures.ts'
import { keptLog } from '../testing/log.ts'
import { type EndState, faultyEngine } from '../testing/service/end-states.ts'
import { FAULT_NAMES, type FaultName } from '../testing/service/faults.ts'
import { SECRET_KEY } from '../testing/service-settings.ts'
import { buildApp } from './app.ts'
import { configOf } from './config.ts'

const AD = readAdvert('varastotyontekija')

/** What every fault comes to, and after how many calls. */
const EXPECTED: Readonly<Record<FaultName, readonly [EndState, number]>> = {
  latency: ['key', 1],
  refusal: ['declined', 1],
  'content-filter': ['declined', 1],
  'prompt-blocked': ['declined', 1],
  'finish-length': ['no-key', 2],
  'content-null': ['no-key', 2],
  'reset-before-header': ['service-failed', 3],
  'reset-in-body': ['service-failed', 3],
  'stop-short': ['service-failed', 3],
  'slow-drip': ['timed-out', 1],
  'silent-stream': ['timed-out', 3],
  'rate-limit': ['overloaded', 3],
  'retry-after-1': ['overloaded', 3],
  'retry-after-120': ['overloaded', 1],
  'retry-after-86400': ['overloaded', 1],
  'retry-after-date': ['overloaded', 1],
  'retry-after-nonsense': ['overloaded', 3],
  'quota-spent': ['not-allowed', 1],
  'error-500-once': ['key', 2],
  'error-500': ['service-failed', 3],
  'overloaded-529': ['overloaded', 3],
  'unavailable-503': ['overloaded', 3],
  'wrong-key-401': ['not-allowed', 1],
  'wrong-key-400': ['not-allowed', 1],
  'forbidden-403': ['not-allowed', 1],
  'no-model-404': ['not-allowed', 1],
  'too-large-413': ['declined', 1],
  'invalid-422': ['declined', 3],
  'schema-rejected': ['key', 2],
  'json-rejected': ['key', 3],
  'overloaded-in-answer': ['overloaded', 3],
  'error-in-middle': ['service-failed', 3],
  'html-200': ['service-failed', 3],
  'empty-body': ['service-failed', 3],
  'redirect-302': ['not-allowed', 1],
  'redirect-307': ['not-allowed', 1],
  'cut-json': ['no-key', 2],
  'wrong-schema': ['no-key', 2],
  'unknown-letters': ['no-key', 2],
  'fenced-json': ['key', 1],
  'text-around': ['key', 1],
  'duplicate-keys': ['no-key', 2],
  'body-50-mb': ['service-failed', 3],
  'truncated-prompt': ['prompt-cut', 1],
}

/** What the client gets, and everything that was logged meanwhile. */
async function answerOf(fault: FaultName) {
  const { engine, service } = await faultyEngine(fault, AD)
  const { logger, log } = keptLog()
  const configured = configOf({})
  if (!configured.ok) throw new Error(configured.mistakes.join())
  const app = await buildApp({ config: configured.config, engines: [engine], logger })
  const response = await app.inject({
    method: 'POST',
    url: '/api/lxp',
    headers: { 'content-type': 'application/json', host: 'localhost' },
    payload: JSON.stringify({ text: AD }),
  })
  await app.close()
  await service.close()
  return { response, calls: service.calls.length, log: log() }
}

describe('every fault of a service', () => {
  it.concurrent.each(FAULT_NAMES)('%s', { timeout: 60_000 }, async (fault) => {
    const [end, calls] = EXPECTED[fault]
    const { response, log, ...counted } = await answerOf(fault)
    expect(counted.calls).toBe(calls)
    if (end === 'key' || end === 'no-key') {
      expect(response.statusCode).toBe(200)
      expect(response.json().key === 'invalid').toBe(end === 'no-key')
    } else {
      expect([response.statusCode, response.body]).toEqual([
        WIRE_ERRORS[end].status,
        WIRE_ERRORS[end].text,
      ])
    }
    expect(log).toContain('/api/lxp')
    for (const secret of [SECRET_KEY, 'arastotyönteki', 'Tulkitse ilmoitus', 'text_is']) {
      expect(log).not.toContain(secret)
      if (end !== 'key') expect(response.body).not.toContain(secret)
    }
  })
})
