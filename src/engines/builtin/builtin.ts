import { DEFAULT_PRICES, NO_USAGE } from '../../core/cost.ts'
import { QUESTION_IDS } from '../../core/questions.ts'
import { BUILTIN_ID } from '../../core/result.ts'
import type { Engine } from '../engine.ts'
import { claimOf } from './claims.ts'
import { DECISIONS } from './decisions/all.ts'
import { findingsOf } from './findings.ts'
import { withoutOrders } from './orders.ts'
import { hitsOf } from './read-hits.ts'
import { notAdvertReasonOf } from './refusal/not-advert.ts'
import { readAdvert } from './sentences.ts'
import { soughtIn } from './sought.ts'

/** Reads ads by tables of cues and occupations: at once, alike every time, without a network. */
export const builtinEngine: Engine = {
  info: { id: BUILTIN_ID, label: 'Sisäänrakennettu tulkki', model: null },
  // It needs milliseconds; the limit is for a machine that has gone to sleep.
  timeoutMs: 45_000,
  prices: DEFAULT_PRICES,
  service: null,
  async read(text, { signal }) {
    signal.throwIfAborted()
    const advert = withoutOrders(readAdvert(text))
    const sought = soughtIn(advert)
    const reason = notAdvertReasonOf(advert, sought)
    if (reason) return { kind: 'not-an-advert', reason, usage: NO_USAGE }
    const findings = findingsOf(hitsOf(advert, sought))
    const claims = QUESTION_IDS.flatMap((question) =>
      DECISIONS[question](findings).map((choice) => claimOf(text, question, choice, findings)),
    )
    return { kind: 'claims', claims, usage: NO_USAGE }
  },
}
