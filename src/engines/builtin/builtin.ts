import { setImmediate } from 'node:timers/promises'
import type { Claim } from '../../core/analysis.ts'
import { DEFAULT_PRICES, NO_USAGE } from '../../core/cost.ts'
import type { RefusalReason } from '../../core/not-advert.ts'
import { BUILTIN_ID } from '../../core/result.ts'
import type { Engine } from '../engine.ts'
import { claimOf } from './claims.ts'
import { VERDICTS } from './learned/tables.ts'
import { isForeign } from './refusal/foreign.ts'
import { USUAL } from './refusal/likeness.ts'
import { notAdvertReasonOf } from './refusal/not-advert.ts'
import { type Seen, seenIn } from './seen.ts'
import { isWhole } from './sentences.ts'
import { lettersGiven, lettersRuled } from './weighed.ts'

/**
 * Reads ads by tables of cues and occupations, and by weights made from labelled ads: at once, alike
 * every time, without a network.
 */
export const builtinEngine: Engine = {
  info: { id: BUILTIN_ID, label: 'Sisäänrakennettu tulkki', model: null },
  // It needs milliseconds; the limit is for a machine that has gone to sleep.
  timeoutMs: 45_000,
  prices: DEFAULT_PRICES,
  service: null,
  async read(text, { signal }) {
    // Reading holds the thread: between two ads it is the others' turn, such as whoever cancels.
    await setImmediate()
    signal.throwIfAborted()
    const seen = seenIn(text)
    const reason = refusalReasonOf(text, seen)
    if (reason) return { kind: 'not-an-advert', reason, usage: NO_USAGE }
    return {
      kind: 'claims',
      claims: claimsIn(text, seen),
      unread: seen.page,
      isUnusual: isUnusual(seen),
      usage: NO_USAGE,
    }
  },
}

/** Why no ad is read in a text; what it is instead is told sooner than that its language is not read. */
function refusalReasonOf(text: string, seen: Seen): RefusalReason | null {
  const reason = notAdvertReasonOf(seen)
  const isNamed = reason !== null && reason !== 'other'
  return !isNamed && isForeign(text) ? 'foreign' : reason
}

/** The letters of a text that was seen so, with their passages, whether or not it is an ad. */
export function claimsIn(text: string, seen: Seen): readonly Claim[] {
  const { advert, findings, impression } = seen
  // The weights are made from whole ads; of less they know nothing, and the rules stand alone.
  const given = isWhole(advert)
    ? lettersGiven(findings, impression, VERDICTS)
    : lettersRuled(findings)
  // Nothing is beyond doubt in an ad of a kind that the engine hardly knows.
  const unusual = isUnusual(seen)
  return given.map((each) => claimOf(text, each, findings, impression, unusual))
}

/** Whether a text is an ad of a kind that the engine hardly knows; a piece of one may be of any. */
function isUnusual({ advert, likeness }: Seen): boolean {
  return isWhole(advert) && likeness < USUAL
}
