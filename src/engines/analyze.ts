import type { NotAdvertReason } from '../core/advert.ts'
import { type Analysis, analysisOf } from '../core/analysis.ts'
import type { Usage } from '../core/cost.ts'
import type { Engine } from './engine.ts'
import { EngineFailure } from './failure.ts'

export type Outcome =
  | { readonly kind: 'analysis'; readonly analysis: Analysis; readonly usage: Usage | null }
  | {
      readonly kind: 'not-an-advert'
      readonly reason: NotAdvertReason
      readonly usage: Usage | null
    }

type Options = {
  readonly timeoutMs: number
  /** The caller's own wish to stop. */
  readonly signal: AbortSignal
}

/**
 * The corridor that server, command line and evaluation all walk through: the engine reads, the core
 * checks what it claims.
 * @throws EngineFailure where the engine failed or took too long; the caller's reason where it aborted
 */
export async function analyze(
  engine: Engine,
  text: string,
  { timeoutMs, signal }: Options,
): Promise<Outcome> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const either = AbortSignal.any([signal, timeout])
  try {
    const reading = await Promise.race([engine.read(text, either), rejection(either)])
    if (reading.kind === 'not-an-advert') return reading
    return { kind: 'analysis', analysis: analysisOf(text, reading.claims), usage: reading.usage }
  } catch (error) {
    signal.throwIfAborted()
    if (timeout.aborted) throw new EngineFailure('timed-out', error)
    throw error
  }
}

/** Rejects when the signal aborts, so that an engine that does not listen cannot hold the caller. */
function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
