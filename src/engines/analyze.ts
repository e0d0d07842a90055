import { type Analysis, analysisOf, compared } from '../core/analysis.ts'
import type { Usage } from '../core/cost.ts'
import type { Span } from '../core/evidence/span.ts'
import type { RefusalReason } from '../core/not-advert.ts'
import { builtinEngine } from './builtin/builtin.ts'
import type { Engine, Reading, ReadOptions } from './engine.ts'
import { EngineFailure } from './failure.ts'
import { rejectionOf } from './rejection.ts'

/** `usage` is `null` where the service did not tell; `isCached`: remembered, at no cost. */
export type Outcome = { readonly usage: Usage | null; readonly isCached: boolean } & (
  | {
      readonly kind: 'analysis'
      readonly analysis: Analysis
      /** Stretches of the text that the engine left out. */
      readonly unread: readonly Span[]
      /** Whether the ad is of a kind that the engine knows to read much worse. */
      readonly isUnusual: boolean
    }
  | { readonly kind: 'not-an-advert'; readonly reason: RefusalReason }
  | { readonly kind: 'no-key' }
)

/** `signal`: the caller's own wish to stop. Contact details are masked unless `mask` is false. */
type Options = Omit<ReadOptions, 'mask'> & { readonly mask?: boolean }

/**
 * The corridor that server, command line and evaluation all walk through: the engine reads, the core
 * checks what it claims. Where an AI service reads, the built-in engine is its second reader.
 * @throws EngineFailure where the engine failed or took too long; the caller's reason where it aborted
 */
export async function analyze(
  engine: Engine,
  text: string,
  { signal, mask = true, ...told }: Options,
): Promise<Outcome> {
  const timeout = AbortSignal.timeout(engine.timeoutMs)
  const either = AbortSignal.any([signal, timeout])
  const options = { ...told, signal: either, mask }
  try {
    const reading = await Promise.race([engine.read(text, options), rejectionOf(either)])
    const { usage, isCached = false } = reading
    if (reading.kind !== 'claims') return { ...reading, usage, isCached }
    const analysis = analysisOf(text, reading.claims)
    const second = engine.service === null ? null : await builtinEngine.read(text, options)
    const { unread = [], isUnusual = false } = reading
    return {
      kind: 'analysis',
      analysis: withSecond(text, analysis, second),
      unread,
      isUnusual,
      usage,
      isCached,
    }
  } catch (error) {
    signal.throwIfAborted()
    if (timeout.aborted) throw new EngineFailure('timed-out', error)
    throw error
  }
}

function withSecond(text: string, analysis: Analysis, second: Reading | null): Analysis {
  return second?.kind === 'claims' ? compared(analysis, analysisOf(text, second.claims)) : analysis
}
