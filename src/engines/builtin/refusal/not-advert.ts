import { NOT_ADVERT_REASONS, type NotAdvertReason } from '../../../core/advert.ts'
import { type Advert, wordCount } from '../sentences.ts'
import { type Sought, soughtIn } from '../sought.ts'
import { weightsOf } from './weights.ts'

/** What the strongest of the other kinds must weigh before it counts at all; all together twice that. */
const ENOUGH = 3
/** With less than this it is not even named as the reason. */
const WORTH_NAMING = 2
/**
 * What share of the ad's weight it takes to refuse, for the strongest kind and for all together. A
 * title that names an occupation and a text that seeks somebody leave less room for doubt.
 */
const OUTWEIGHS = { alone: 0.6, together: 1.1, titled: { alone: 0.75, together: 1.3 } } as const
/** What it is worth that the title, or the sentence that seeks, names an occupation. */
const NAMED = { title: 2, sought: 2, named: 0 } as const
/** From how many words on an ad must weigh how much: a longer text has had room to show it. */
const LEAST = [
  { words: 0, weight: 2 },
  { words: 75, weight: 4 },
  { words: 130, weight: 5.5 },
  { words: 200, weight: 7 },
  { words: 300, weight: 8 },
] as const
/** Of that, what a text needs whose title names an occupation. */
const TITLED_NEEDS = 0.55

/** Why a text is no job advertisement; `null` when it may well be one. In doubt it is one. */
export function notAdvertReasonOf(
  advert: Advert,
  [sought]: readonly Sought[] = soughtIn(advert),
): NotAdvertReason | null {
  const weights = weightsOf(advert)
  const weightOf = (reason: NotAdvertReason) => weights.get(reason) ?? 0
  const strongest = NOT_ADVERT_REASONS.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a))
  const alone = weightOf(strongest)
  const together = NOT_ADVERT_REASONS.reduce((sum, reason) => sum + weightOf(reason), 0)
  const ofAdvert = (weights.get('advert') ?? 0) + (sought ? NAMED[sought.place] : 0)
  const isTitled = sought?.place === 'title'
  const share = isTitled ? OUTWEIGHS.titled : OUTWEIGHS
  const outweighed = alone > ofAdvert * share.alone || together > ofAdvert * share.together
  if ((alone >= ENOUGH || together >= 2 * ENOUGH) && outweighed) return strongest
  const least = leastFor(advert) * (isTitled ? TITLED_NEEDS : 1)
  if (ofAdvert >= least) return null
  return alone >= WORTH_NAMING ? strongest : 'other'
}

function leastFor(advert: Advert): number {
  const length = wordCount(advert)
  return LEAST.findLast(({ words }) => length >= words)?.weight ?? 0
}
