import type { Findings } from './findings.ts'
import { type Impression, impressionOf } from './learned/impression.ts'
import { READERS } from './learned/tables.ts'
import { lookAt } from './look.ts'
import { withoutOrders } from './orders.ts'
import { type Advert, readAdvert } from './sentences.ts'
import { type Sought, soughtIn } from './sought.ts'

/** All that is seen in a text before anything is decided, be it an ad or not. */
export type Seen = {
  readonly advert: Advert
  /** The occupations that it seeks. */
  readonly sought: readonly Sought[]
  /** What the rules find. */
  readonly findings: Findings
  /** What the readers make of it. */
  readonly impression: Impression
}

export function seenIn(text: string): Seen {
  const advert = withoutOrders(readAdvert(text))
  const sought = soughtIn(advert)
  const { findings, features } = lookAt(advert, sought)
  return { advert, sought, findings, impression: impressionOf(READERS, features, findings.denies) }
}
