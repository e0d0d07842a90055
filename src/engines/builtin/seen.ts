import { type Impression, impressionOf } from './learned/impression.ts'
import { READERS } from './learned/tables.ts'
import { type Look, lookAt } from './look.ts'

/** All that is seen in a text before anything is decided, be it an ad or not. */
export type Seen = Look & {
  /** What the readers make of it. */
  readonly impression: Impression
}

export function seenIn(text: string): Seen {
  const look = lookAt(text)
  return { ...look, impression: impressionOf(READERS, look.features, look.findings.denies) }
}
