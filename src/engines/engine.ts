import type { Claim, PartialAnswer } from '../core/analysis.ts'
import type { Prices, Usage } from '../core/cost.ts'
import type { Span } from '../core/evidence/span.ts'
import type { RefusalReason } from '../core/not-advert.ts'
import type { EngineName } from '../core/result.ts'

/** What an engine made of a text: claims, or why there are none. `usage` is `null` where unknown. */
export type Reading = { readonly usage: Usage | null; readonly isCached?: boolean } & (
  | {
      readonly kind: 'claims'
      readonly claims: readonly Claim[]
      /** Stretches of the text that were not read, since they are none of the ad's: the page around it. */
      readonly unread?: readonly Span[]
      /** Whether the ad is of a kind that the engine knows to read much worse. */
      readonly isUnusual?: boolean
    }
  | { readonly kind: 'not-an-advert'; readonly reason: RefusalReason }
  /** The engine answered, but nothing that could be read. */
  | { readonly kind: 'no-key' }
)

export type ReadOptions = {
  readonly signal: AbortSignal
  /** Whether contact details are masked before the text leaves this server. */
  readonly mask: boolean
  /** Told of what has been answered so far: a preview that nothing may rely on. */
  readonly onPartial?: (answers: readonly PartialAnswer[]) => void
  /** Told of each answer of a service as it came, for those who measure. It may hold the ad's words. */
  readonly onRaw?: (answer: string) => void
}

/** An AI service that texts are sent to. */
export type Service = {
  /** Where they go, as `api.example.com`. */
  readonly host: string
  /** About how many tokens go along with every ad. */
  readonly promptTokens: number
}

/**
 * Reads one advertisement. `text` is the advertisement as it was sent: not empty, at most
 * 50,000 UTF-16 units. Quotes are the ad's own words; the core finds them in the text.
 */
export type Engine = {
  readonly info: EngineName
  /** Longest time for one ad, in milliseconds. */
  readonly timeoutMs: number
  readonly prices: Prices
  /** `null`: texts stay on this server. */
  readonly service: Service | null
  /** @throws EngineFailure, or the signal's reason when it aborts */
  read(text: string, options: ReadOptions): Promise<Reading>
}
