import { analyze } from '../../engines/analyze.ts'
import type { Engine } from '../../engines/engine.ts'
import { EngineFailure, type EngineFailureCode } from '../../engines/failure.ts'
import { newSpending } from '../../engines/llm/calls/spending.ts'
import { serviceEngine } from '../../engines/llm/service-engine.ts'
import { serviceAnswer, stated } from '../service-answer.ts'
import { serviceSettings } from '../service-settings.ts'
import { FAULT_NAMES, FAULTS, type FaultName } from './faults.ts'
import { type Service, startService } from './service.ts'

/** What the person gets in the end. */
export type EndState = 'key' | 'no-key' | EngineFailureCode

export type FaultRow = {
  readonly fault: FaultName
  readonly says: string
  readonly end: EndState
  readonly calls: number
  readonly ms: number
}

/** Short, so that a service that never ends can be waited for; the real ones are minutes. */
const TIMES = { timeoutMs: 9_000, silenceMs: 2_000 }

/** An engine whose service has a fault, with the service. */
export async function faultyEngine(
  fault: FaultName,
  advert: string,
): Promise<{ engine: Engine; service: Service }> {
  const title = advert.split('\n', 1)[0] ?? ''
  const text = serviceAnswer({ q2: [stated('A', title)] })
  const usage = { prompt: 9_000, completion: 70 }
  const service = await startService(() => ({ kind: 'fault', fault, text, usage }))
  const settings = serviceSettings('compatible', { baseUrl: `${service.url}/v1`, ...TIMES })
  const spending = newSpending(null, () => new Date())
  return { engine: serviceEngine(settings, { spending, random: () => 0 }), service }
}

/** Where every fault of a service leads, through the corridor that everybody walks. */
export async function faultRows(advert: string): Promise<readonly FaultRow[]> {
  const rows: FaultRow[] = []
  for (const fault of FAULT_NAMES) rows.push(await faultRow(fault, advert))
  return rows
}

async function faultRow(fault: FaultName, advert: string): Promise<FaultRow> {
  const { engine, service } = await faultyEngine(fault, advert)
  const startedAt = performance.now()
  const end = await analyze(engine, advert, { signal: new AbortController().signal }).then(
    ({ kind }) => (kind === 'analysis' ? 'key' : 'no-key'),
    (error: unknown) => {
      if (error instanceof EngineFailure) return error.code
      throw error
    },
  )
  const ms = Math.round(performance.now() - startedAt)
  await service.close()
  return { fault, says: FAULTS[fault].says, end, calls: service.calls.length, ms }
}
