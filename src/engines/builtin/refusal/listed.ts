import { occupationLexiconOf } from '../occupation.ts'
import { OCCUPATIONS } from '../occupations/all.ts'
import { phraseList } from '../phrase-list.ts'
import type { Advert } from '../sentences.ts'

const OCCUPATION_NAMES = occupationLexiconOf(OCCUPATIONS)
const DEADLINES = phraseList(
  `haku päättyy, hakuaika päättyy, hae viimeistään, haku jatkuva, julkaistu,
   päivää|viikkoa|tuntia sitten, ansökningstiden, sista ansökningsdag, sök senast,
   apply by, posted, closing date, closes, days|weeks|hours ago`,
)

/** How many times a date of a vacancy is told: an ad tells its own, a list one for each. */
export function countDeadlines({ sentences }: Advert): number {
  return sentences.reduce((sum, { words }) => sum + DEADLINES.find(words).length, 0)
}

/** How many different occupations are named. */
export function countOccupations({ sentences }: Advert): number {
  const names = new Set<string>()
  for (const { words } of sentences) {
    for (const { to } of OCCUPATION_NAMES.find(words)) names.add(words[to]?.text ?? '')
  }
  return names.size
}
