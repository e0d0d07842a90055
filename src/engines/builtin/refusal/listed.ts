import { occupationsNamedIn } from '../named.ts'
import { phraseList } from '../phrase-list.ts'
import type { Advert } from '../sentences.ts'

const DEADLINES = phraseList(
  `haku päättyy, hakuaika päättyy, hae viimeistään, haku jatkuva, julkaistu,
   päivää|viikkoa|tuntia sitten, ansökningstiden, sista ansökningsdag, sök senast,
   apply by, posted, closing date, closes, days|weeks|hours ago`,
)

/** How many times a date of a vacancy is told: an ad tells its own, a list one for each. */
export function countDeadlines({ sentences }: Advert): number {
  return sentences.reduce((sum, { words }) => sum + DEADLINES.find(words).length, 0)
}

/** More names of one kind than this are one job told in many words. */
const MOST_OF_A_KIND = 3

/** How many different occupations are named. */
export function countOccupations({ sentences }: Advert): number {
  const groups = new Map<string, string>()
  for (const sentence of sentences) {
    for (const { meaning, to } of occupationsNamedIn(sentence)) {
      groups.set(sentence.words[to]?.text ?? '', meaning.group)
    }
  }
  const sizes = new Map<string, number>()
  for (const group of groups.values()) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  return [...sizes.values()].reduce((sum, size) => sum + Math.min(size, MOST_OF_A_KIND), 0)
}
