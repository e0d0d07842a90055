import { inParallel } from '../../core/in-parallel.ts'
import { analyze } from '../../engines/analyze.ts'
import type { Engine } from '../../engines/engine.ts'
import { EngineFailure, type EngineFailureCode } from '../../engines/failure.ts'
import { SERVICES, type ServiceId } from '../../engines/llm/services/settings.ts'
import { engineAt } from '../engine-at.ts'
import { serviceAnswer, stated } from '../service-answer.ts'
import { FAULT_NAMES, type FaultName } from './faults.ts'
import { type Service, startService } from './service.ts'

/** What the person gets in the end. */
export type EndState = 'key' | 'no-key' | EngineFailureCode

/** Where one fault of one service leads. */
export type FaultEnd = { readonly end: EndState; readonly calls: number; readonly ms: number }

export type FaultRow = {
  readonly fault: FaultName
  readonly ends: Readonly<Record<ServiceId, FaultEnd>>
}

/** Short, so that a service that never ends can be waited for; the real ones are minutes. */
const TIMES = { timeoutMs: 9_000, silenceMs: 2_000 } as const

/** An engine whose service has a fault, with the service. */
export async function faultyEngine(
  fault: FaultName,
  advert: string,
  id: ServiceId = 'compatible',
): Promise<{ engine: Engine; service: Service }> {
  const title = advert.split('\n', 1)[0] ?? ''
  const text = serviceAnswer({ q2: [stated('A', title)] })
  const usage = { prompt: 9_000, completion: 70 }
  const service = await startService(() => ({ kind: 'fault', fault, text, usage }))
  return { engine: engineAt(service.url, id, TIMES), service }
}

/** Every fault over every service, through the corridor that everybody walks; each row as it is done. */
export async function* faultRows(advert: string): AsyncGenerator<FaultRow> {
  for (const fault of FAULT_NAMES) {
    // Six times fifty megabytes at once would take longer than an ad may.
    const jobs = fault === 'body-50-mb' ? 1 : SERVICES.length
    const ends = await inParallel(
      SERVICES,
      jobs,
      async (id) => [id, await faultEnd(fault, advert, id)] as const,
    )
    yield { fault, ends: Object.fromEntries(ends) as FaultRow['ends'] }
  }
}

/** Where a fault leads. */
export async function faultEnd(fault: FaultName, advert: string, id: ServiceId): Promise<FaultEnd> {
  const { engine, service } = await faultyEngine(fault, advert, id)
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
  return { end, calls: service.calls.length, ms }
}
