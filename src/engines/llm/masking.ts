/** What stands in for a letter or a digit that is masked. Lengths stay, and with them every offset. */
const MASK = '*'

const EMAIL =
  /(?<![\p{L}\p{M}\d._%+-])[\p{L}\p{M}\d._%+-]+ ?(?:@|\(at?\)|\[at?\]) ?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/giu
/**
 * At least eight digits that begin as one dials them, in any grouping; also several numbers in a row.
 * A full stop parts groups of three digits and more alone, and none stands before the first: dates
 * and opening hours have pairs. A business ID is no phone number.
 */
const PHONE =
  /(?<!\d|\d[.,:–-])(?!\d{7}-\d(?!\d))(?:\+ ?\d|0)(?:(?:[ ()\u00a0–-]{0,3}|\.(?=\d{3}))\d){7,}/gu

/** A capitalised word, its letters composed or not. */
const WORD = "\\p{Lu}\\p{M}?(?:\\p{Lu}?[\\p{Ll}\\p{M}'’])+(?:-\\p{Lu}[\\p{Ll}\\p{M}]+)?"
/** Two or three of them in a row. */
const NAME = new RegExp(`${WORD}(?:[ \\u00a0](?:(?:af|de|van|von) )?${WORD}){1,2}`, 'gu')
/** How far from an address or a number a name still belongs to it, in UTF-16 units. */
const BESIDE = 90

/** Capitalised words before a name that are no part of it. */
const NOT_NAMES = new Set(
  `lisätietoja lisätiedot lisätietoa yhteyshenkilö yhteystiedot yhteydenotot tiedustelut kysy kysymykset
  ota soita puhelin puh sähköposti terveisin rekrytoija rekrytointi esihenkilö osastonhoitaja
  toimitusjohtaja rehtori johtaja päällikkö kontakt kontaktperson upplysningar mer information ring
  contact questions call please email phone more further regards hae tehtävään`.split(/\s+/),
)

/**
 * The ad with e-mail addresses, phone numbers and the names beside them masked, letter for letter:
 * every offset of the masked text is one of the ad's.
 */
export function masked(advert: string): string {
  const addresses = placesOf(advert, EMAIL)
  const contacts = [...addresses, ...placesOf(advert, PHONE)]
  const beside = marksOf(
    advert.length,
    contacts.map(({ start, end }) => ({ start: Math.max(0, start - BESIDE), end: end + BESIDE })),
  )
  const near = ({ start, end }: Place) => beside.subarray(start, end).includes(1)
  const names = placesOf(advert, NAME).flatMap((place) => {
    const name = nameIn(advert, place)
    return name && near(name) ? [name] : []
  })
  // A name that stands beside an address is masked wherever the ad says it again.
  const again = [...new Set(names.map(({ start, end }) => advert.slice(start, end)))].flatMap(
    (name) => occurrencesOf(advert, name),
  )
  const namesakes = namesakesOf(advert, addresses).filter(near)
  const hidden = marksOf(advert.length, [...contacts, ...names, ...again, ...namesakes])
  return advert.replace(/\S/g, (character, at: number) => (hidden[at] ? MASK : character))
}

/** Whether a quote comes from a masked stretch. */
export function hasMask(quote: string): boolean {
  return quote.includes(MASK.repeat(2))
}

type Place = { readonly start: number; readonly end: number }

/** 1 for every UTF-16 unit that belongs to one of the places. */
function marksOf(length: number, places: readonly Place[]): Uint8Array {
  const marks = new Uint8Array(length)
  for (const { start, end } of places) marks.fill(1, start, end)
  return marks
}

function placesOf(text: string, pattern: RegExp): Place[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))
}

function occurrencesOf(text: string, words: string): Place[] {
  const places: Place[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    places.push({ start: at, end: at + words.length })
  }
  return places
}

const CAPITALISED = new RegExp(`(?<![\\p{L}\\p{M}])${WORD}`, 'gu')
const SHORTEST_STEM = 3
/** What Finnish changes at the end of a name, and what it adds. */
const ENDING = { changed: 2, added: 4 } as const

/** First names alone are told by the address: "Kysy Mikolta, mikko@…". */
function namesakesOf(advert: string, addresses: readonly Place[]): Place[] {
  const longest = new Map<string, number>()
  for (const { start, end } of addresses) {
    const [own = ''] = folded(advert.slice(start, end)).split(/[@([]/, 1)
    for (const part of own.split(/[^\p{L}]+/u).filter(({ length }) => length >= SHORTEST_STEM)) {
      const stem = part.slice(0, Math.max(SHORTEST_STEM, part.length - ENDING.changed))
      longest.set(stem, Math.max(longest.get(stem) ?? 0, part.length + ENDING.added))
    }
  }
  return placesOf(advert, CAPITALISED).filter(({ start, end }) => {
    const word = folded(advert.slice(start, end))
    for (let length = SHORTEST_STEM; length <= word.length; length++) {
      if ((longest.get(word.slice(0, length)) ?? 0) >= word.length) return true
    }
    return false
  })
}

/** As names are written in addresses. */
function folded(words: string): string {
  return words.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** The place without leading words that are no part of a name; `null` where less than two are left. */
function nameIn(text: string, { start, end }: Place): Place | null {
  const words = text.slice(start, end).split(/[ \u00a0]/)
  let from = start
  while (words.length > 0 && NOT_NAMES.has((words[0] ?? '').toLowerCase())) {
    from += (words.shift() ?? '').length + 1
  }
  return words.length < 2 ? null : { start: from, end }
}
