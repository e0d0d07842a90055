import type { Found } from '../../../core/phrases/lexicon.ts'
import { phraseList } from '../../../core/phrases/phrase-list.ts'
import { occupationsNamedIn } from '../named.ts'
import type { Occupation } from '../occupation.ts'
import type { Advert } from '../sentences.ts'

const DEADLINES = phraseList(
  `haku päättyy, hakuaika päättyy, hae viimeistään, haku jatkuva, julkaistu,
   päivää|viikkoa|tuntia sitten, pv|päivää|viikkoa jäljellä, päättyy tänään|huomenna,
   dagar|veckor kvar, ansökningstiden, sista ansökningsdag, sök senast,
   apply by, posted, closing date, closes, days|weeks|hours ago|left`,
)

/** How many times a date of a vacancy is told: an ad tells its own, a list one for each. */
export function countDeadlines({ sentences }: Advert): number {
  return sentences.reduce((sum, { words }) => sum + DEADLINES.find(words).length, 0)
}

/**
 * How much a text looks like a list of occupations: each kind counts once, and each sentence that
 * begins with one once more. An ad names many in passing, but its sentences begin otherwise.
 */
export function countListSigns({ sentences }: Advert): number {
  const named = sentences.map(occupationsNamedIn)
  const kinds = new Set(named.flatMap((names) => [...kindByPlace(names).values()]))
  const openings = named.filter((names) => names.some(({ from }) => from === 0))
  return kinds.size + openings.length
}

/** Of a name that stands in two groups the last one. */
function kindByPlace(names: readonly Found<Occupation>[]): ReadonlyMap<number, string> {
  return new Map(names.map(({ to, meaning }) => [to, meaning.group]))
}
