import { type Impression, impressionOf } from './learned/impression.ts'
import { READERS } from './learned/tables.ts'
import { type Look, lookAt } from './look.ts'
import { type Evidence, evidenceOf } from './refusal/evidence.ts'
import { likenessOf } from './refusal/likeness.ts'
import { LIKENESS } from './refusal/table.ts'
import { weightsOf } from './refusal/weights.ts'

/** All that is seen in a text before anything is decided, be it an ad or not. */
export type Seen = Look & {
  /** What the readers make of it. */
  readonly impression: Impression
  /** What there is to tell an ad from other texts by. */
  readonly evidence: Evidence
  /** How much it looks like an ad, in log-odds. */
  readonly likeness: number
}

export function seenIn(text: string): Seen {
  const look = lookAt(text)
  const impression = impressionOf(READERS, look.features, look)
  const evidence = evidenceOf({ ...look, impression }, weightsOf(look.advert))
  return { ...look, impression, evidence, likeness: likenessOf(LIKENESS, evidence) }
}
