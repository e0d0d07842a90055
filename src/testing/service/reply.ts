import type { TokenCount } from './answer.ts'
import type { FaultName } from './faults.ts'

/** What the model says, to be wrapped in the envelope of whichever protocol asked. */
export type TextReply = {
  readonly kind: 'text'
  readonly text: string
  /** Left out: 1200 and 80. Null: the service tells no usage. */
  readonly usage?: TokenCount | null
  readonly finish?: 'stop' | 'length' | 'content-filter'
  /** Into how many pieces a stream cuts the text. Left out: 4. */
  readonly chunks?: number
  /** The pause between two pieces of a stream. Left out: none. */
  readonly chunkDelayMs?: number
}

/** A row of `FAULTS` happens to the answer that would otherwise have been `text`. */
export type FaultReply = Omit<TextReply, 'kind' | 'finish'> & {
  readonly kind: 'fault'
  readonly fault: FaultName
  /** Instead of the row's own: how long it waits, or how far apart its drops fall. */
  readonly ms?: number
  /** Instead of the row's own: where a redirect leads. */
  readonly to?: string
}

export type Reply = TextReply | FaultReply
