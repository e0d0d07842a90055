import { advertTitle } from '../../core/page/advert-title.ts'
import { sortableDay } from './day.ts'

export type Extension = 'txt' | 'json' | 'csv'

/** Characters, with the extension: fits any file system, mail attachment and narrow column. */
const LONGEST = 60

/** Letters that do not come apart into a Latin letter and a mark. */
const LATIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe' }

/** A download's name from the ad's title: `lxp-lahihoitaja-kotihoitoon-2026-11-21.csv`. */
export function fileNameOf(text: string, time: string, extension: Extension): string {
  const end = `${sortableDay(time)}.${extension}`
  const words = wordsOf(advertTitle(text))
  const room = LONGEST - `lxp--${end}`.length
  return ['lxp', ...fitting(words, room), end].join('-')
}

function wordsOf(title: string): readonly string[] {
  const latin = title
    .toLowerCase()
    .replace(/[ßæøœ]/g, (letter) => LATIN[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  return latin.match(/[a-z0-9]+/g) ?? []
}

/** As many whole words as there is room for; the beginning of the first where even it is too long. */
function fitting(words: readonly string[], room: number): readonly string[] {
  const [first] = words
  if (first === undefined) return []
  const count = words.findIndex((_, index) => words.slice(0, index + 1).join('-').length > room)
  if (count === 0) return [first.slice(0, room)]
  return count < 0 ? words : words.slice(0, count)
}
