/** What stands in for a letter or a digit that is masked. Lengths stay, and with them every offset. */
const MASK = '*'

const EMAIL = /[\p{L}\d._%+-]+(?:@|\(at\)|\[at\]| \(at\) )[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu
const PHONE = /(?<![\p{L}\d])(?:\+|00)?\d(?:[\d ()\u00a0\-–.]{5,17})\d(?![\p{L}\d])/gu
/** A phone number has this many digits; dates, sums and postal codes have fewer. */
const FEWEST_DIGITS = 8
const MOST_DIGITS = 15
/** Spans of years and dates look like numbers; these do not begin like a phone number. */
const DIALLED = /^(?:\+|00|0[1-9])/

/** Two or three capitalised words in a row. */
const NAME =
  /\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?(?:[ \u00a0]\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?){1,2}/gu
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
  const contacts = [
    ...placesOf(advert, EMAIL),
    ...placesOf(advert, PHONE).filter(({ start, end }) => isPhone(advert.slice(start, end))),
  ]
  const near = (place: Place) =>
    contacts.some(({ start, end }) => place.end > start - BESIDE && place.start < end + BESIDE)
  const names = placesOf(advert, NAME).flatMap((place) => {
    const name = nameIn(advert, place)
    return name && near(name) ? [name] : []
  })
  // A name that stands beside an address is masked wherever the ad says it again.
  const again = [...new Set(names.map(({ start, end }) => advert.slice(start, end)))].flatMap(
    (name) => occurrencesOf(advert, name),
  )
  return [...contacts, ...names, ...again].reduce(
    (text, { start, end }) =>
      text.slice(0, start) + hidden(advert.slice(start, end)) + text.slice(end),
    advert,
  )
}

/** Whether a quote comes from a masked stretch. */
export function hasMask(quote: string): boolean {
  return quote.includes(MASK.repeat(2))
}

type Place = { readonly start: number; readonly end: number }

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

function isPhone(number: string): boolean {
  const digits = number.replace(/\D/g, '').length
  return DIALLED.test(number) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS
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

function hidden(words: string): string {
  return words.replace(/[^\s]/g, MASK)
}
