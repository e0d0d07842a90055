import type { NotAdvertReason } from '../core/advert.ts'
import type { Claim } from '../core/analysis.ts'
import type { Usage } from '../core/cost.ts'
import type { EngineName } from '../core/result.ts'

/** What an engine made of a text: claims, or the reason why there is nothing to claim. */
export type Reading =
  | { readonly kind: 'claims'; readonly claims: readonly Claim[]; readonly usage: Usage | null }
  | {
      readonly kind: 'not-an-advert'
      readonly reason: NotAdvertReason
      readonly usage: Usage | null
    }

/**
 * Reads one advertisement. `text` is the advertisement as it was sent: not empty, at most
 * 50,000 UTF-16 units. Quotes are the ad's own words; the core finds them in the text.
 */
export type Engine = {
  readonly info: EngineName
  /** @throws EngineFailure, or the signal's reason when it aborts */
  read(text: string, signal: AbortSignal): Promise<Reading>
}
