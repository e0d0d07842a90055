import type { Answer } from './analysis.ts'
import type { Prices, Usage } from './cost.ts'
import type { Span } from './evidence/span.ts'
import type { Selections } from './key.ts'

/** The engine that is always there, and never sends a text on. */
export const BUILTIN_ID = 'builtin'

/** Which engine answered. `model` is `null` where no AI model is involved. */
export type EngineName = {
  readonly id: string
  readonly label: string
  readonly model: string | null
}

/** A finished analysis as the page keeps it: everything needed to show, check and store it. */
export type Result = {
  /** The analyzed text, to which every offset of `answers` belongs; kept apart from the text area. */
  readonly text: string
  /** The AI key. */
  readonly ai: Selections
  /** Empty where the server gave a key alone. */
  readonly answers: readonly Answer[]
  /** Stretches of the text that the engine left out: the page that was copied with the ad. */
  readonly unread: readonly Span[]
  /** Whether the ad is of a kind that the engine knows to read much worse. */
  readonly isUnusual: boolean
  /** `null`: the service did not say. */
  readonly usage: Usage | null
  readonly prices: Prices
  /** Whether the server remembered the answer from an identical request, at no cost. */
  readonly isCached: boolean
  /** `null` where the server did not say. */
  readonly engine: EngineName | null
}
