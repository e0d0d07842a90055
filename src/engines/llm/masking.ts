import { BEFORE_AT, FIRMS, LABELS, NOT_NAMES, PARTICLES } from './masking-words.ts'

/** What stands in for a letter or a digit that is masked. Lengths stay, and with them every offset. */
const MASK = '*'

/** Endings of addresses that are written out in words ("firma dot com"), where any word could stand. */
const ENDINGS = '(?:fi|se|ax|eu|com|net|org|info|io|ee|no|dk|de|co\\.uk)(?![\\p{L}\\d])'
const LOCAL = '(?<![\\p{L}\\p{M}\\d._%+-])[\\p{L}\\p{M}\\d._%+-]+'
const PART = '[\\p{L}\\p{M}\\d-]+'
const DOT = '(?:\\.| ?[([{<] ?(?:dot|piste|punkt|\\.) ?[)\\]}>] ?)'
const DOMAIN = `${PART}(?:${DOT}${PART})*(?:${DOT}\\p{L}{2,}| (?:dot|piste|punkt) ${ENDINGS})`
/** `@`, also as `(at)`, `[a]` and their like. */
const EMAIL = new RegExp(
  `${LOCAL} ?(?:@|[([{<] ?(?:at?|a\\u0308?t|ät|@) ?[)\\]}>]) ?${DOMAIN}`,
  'giu',
)
/** A bare "at" is a word of English too: what stands before it decides. */
const SPELT_EMAIL = new RegExp(
  `(${LOCAL}) at (?!www\\.)${PART}(?:${DOT}${PART})*(?:${DOT}| (?:dot|piste|punkt) )${ENDINGS}`,
  'gu',
)
/** What stands before a bare "at" in an address: several parts, or one word in small letters. */
const LOCAL_IN_WORDS = /^(?:\p{L}[\p{L}\p{M}-]*[._\d]|[\p{Ll}\p{M}-]+$)/u
/** Whoever spells the full stop out too means an address. */
const SPELT_DOT = / (?:dot|piste|punkt) |[([{<]/

/**
 * At least eight digits that begin as one dials them, in any grouping; also several numbers in a row.
 * A full stop parts groups of three digits and more alone, and none stands before the first: dates
 * and opening hours have pairs. A business ID is no phone number.
 */
const PHONE =
  /(?<!\d|\d[.,:–-])(?!\d{7}-\d(?!\d))(?:\+ ?\d|0)(?:(?:[ ()\u00a0–-]{0,3}|\.(?=\d{3}))\d){7,}/gu

/** How far from an address or a number a full name still belongs to it, in UTF-16 units. */
const BESIDE = 90
/** How many words from it a single name does. */
const REACH = { before: 5, after: 3 } as const
/** A row of words in capitals is a name up to here; a longer one is a headline. */
const LONGEST_SHOUTED_NAME = 3
/** A row of words with a capital each is; a longer one is a headline in title case. */
const LONGEST_NAME = 5

/**
 * The ad with e-mail addresses, phone numbers and the names beside them masked, letter for letter:
 * every offset of the masked text is one of the ad's. Takes time in proportion to the ad's length.
 */
export function masked(advert: string): string {
  const addresses = [...placesOf(advert, EMAIL), ...speltAddressesOf(advert)]
  const contacts = [...addresses, ...placesOf(advert, PHONE)].sort((a, b) => a.start - b.start)
  if (contacts.length === 0) return advert
  const beside = marksOf(
    advert.length,
    contacts.map(({ start, end }) => ({ start: Math.max(0, start - BESIDE), end: end + BESIDE })),
  )
  const near = ({ start, end }: Place) => beside.subarray(start, end).includes(1)
  const words = wordsOf(advert, marksOf(advert.length, contacts))
  const steps = stepsOf(advert, words, contacts)
  const names = runsOf(advert, words).flatMap((run) => namesIn(run, steps, near))
  const again = saidAgain(advert, words, names)
  const namesakes = namesakesOf(advert, addresses, words).filter(near)
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
  return [...text.matchAll(pattern)].map(placeOf)
}

function placeOf({ index, 0: found }: RegExpExecArray): Place {
  return { start: index, end: index + found.length }
}

function speltAddressesOf(advert: string): Place[] {
  return [...advert.matchAll(SPELT_EMAIL)]
    .filter(({ 0: found, 1: local = '' }) => {
      const couldBeLocal = SPELT_DOT.test(found) || LOCAL_IN_WORDS.test(local)
      return couldBeLocal && !BEFORE_AT.has(local.toLowerCase())
    })
    .map(placeOf)
}

/** How a word is written: `J.`, `Matti`, `MATTI`, or as no name is. */
type Shape = 'initial' | 'capitalised' | 'shouted' | 'plain'

type Word = Place & {
  readonly index: number
  readonly lower: string
  readonly shape: Shape
  /** Whether a line or a sentence begins with it. */
  readonly isFirst: boolean
}

const WORD =
  /(?<![\p{L}\p{M}\d])(?:\p{Lu}\p{M}?(?:-\p{Lu}\p{M}?)?\.|\p{L}[\p{L}\p{M}'’]*(?:-\p{L}[\p{L}\p{M}'’]*)*)/gu

function shapeOf(word: string): Shape {
  if (word.endsWith('.')) return 'initial'
  // What goes on in small letters behind a hyphen is a compound: "HR-päällikkö".
  if (!/^\p{Lu}/u.test(word) || /-\p{Ll}/u.test(word)) return 'plain'
  if (/\p{Ll}/u.test(word)) return 'capitalised'
  return /\p{Lu}.*\p{Lu}/u.test(word) ? 'shouted' : 'plain'
}

/** The words of the ad outside of `taken`. */
function wordsOf(advert: string, taken: Uint8Array): Word[] {
  const words: Word[] = []
  for (const found of advert.matchAll(WORD)) {
    const place = placeOf(found)
    if (taken.subarray(place.start, place.end).includes(1)) continue
    const before = words.at(-1)
    words.push({
      ...place,
      index: words.length,
      lower: found[0].toLowerCase().normalize('NFC'),
      shape: shapeOf(found[0]),
      isFirst: !before || breakIn(advert.slice(before.end, place.start), before.lower) !== 'none',
    })
  }
  return words
}

type Break = 'none' | 'line' | 'sentence' | 'paragraph'

/** A full stop behind one or two digits is mostly a date's. */
const SENTENCE_END = /(?<!(?<!\d)\d{1,2})[.!?…]["”’)\]]*\s/u
const LONGEST_ABBREVIATION = 2

/** What ends in the gap behind `word`; `''` where no word stands before it. */
function breakIn(gap: string, word: string): Break {
  if (/\n\s*\n/.test(gap)) return 'paragraph'
  const isAbbreviated = word !== '' && (word.length <= LONGEST_ABBREVIATION || LABELS.has(word))
  if (SENTENCE_END.test(isAbbreviated && gap.startsWith('.') ? gap.slice(1) : gap)) {
    return 'sentence'
  }
  return gap.includes('\n') ? 'line' : 'none'
}

/** How far a word is from a contact: the words between them, labels left out, and what ends there. */
type Step = { readonly distance: number; readonly crossed: 'none' | 'line' | 'sentence' }

/** The words within reach of the contacts, by their index; where several reach one, the nearest step. */
function stepsOf(
  advert: string,
  words: readonly Word[],
  contacts: readonly Place[],
): ReadonlyMap<number, Step> {
  const steps = new Map<number, Step>()
  let next = 0
  for (const contact of contacts) {
    while ((words[next]?.start ?? contact.end) < contact.end) next += 1
    const reached = [
      ...stepsBefore(advert, words, contact, next - 1),
      ...stepsAfter(advert, words, contact, next),
    ]
    for (const [index, step] of reached) {
      const nearest = steps.get(index)
      if (!nearest || step.distance < nearest.distance) steps.set(index, step)
    }
  }
  return steps
}

/** A line or a sentence may end right before a contact ("Kysy Markolta. Puh. …"), no further from it. */
function* stepsBefore(
  advert: string,
  words: readonly Word[],
  contact: Place,
  last: number,
): Generator<[number, Step]> {
  let step: Step = { distance: 0, crossed: 'none' }
  let later = contact.start
  for (let index = last; step.distance < REACH.before; index--) {
    const word = words[index]
    if (!word || contact.start - word.end > BESIDE) return
    const end = breakIn(advert.slice(word.end, later), word.lower)
    if (end === 'paragraph' || (end !== 'none' && step.distance > 0)) return
    if (end !== 'none' && step.crossed !== 'sentence') step = { ...step, crossed: end }
    yield [index, step]
    step = beyond(word, step)
    later = word.start
  }
}

function* stepsAfter(
  advert: string,
  words: readonly Word[],
  contact: Place,
  first: number,
): Generator<[number, Step]> {
  let step: Step = { distance: 0, crossed: 'none' }
  let before = { end: contact.end, lower: '' }
  for (let index = first; step.distance < REACH.after; index++) {
    const word = words[index]
    if (!word || word.start - contact.end > BESIDE) return
    if (breakIn(advert.slice(before.end, word.start), before.lower) !== 'none') return
    yield [index, step]
    step = beyond(word, step)
    before = word
  }
}

function beyond({ lower }: Word, step: Step): Step {
  return LABELS.has(lower) ? step : { ...step, distance: step.distance + 1 }
}

/** Words in a row that may be one name, particles included. */
type Run = {
  readonly words: readonly Word[]
  /** Whether a firm stands right before it: "Siivous Oy Helsinki". */
  readonly isBehindFirm: boolean
}

function runsOf(advert: string, words: readonly Word[]): Run[] {
  const areInRow = (a: Word | undefined, b: Word | undefined): boolean => {
    if (!a || !b) return false
    const gap = advert.slice(a.end, b.start)
    return gap === ' ' || gap === '\u00a0' || (gap === '' && a.shape === 'initial')
  }
  const isParticle = (word: Word) => {
    const [before, after] = [words[word.index - 1], words[word.index + 1]]
    if (!PARTICLES.has(word.lower) || !before || !after) return false
    return isName(before) && isName(after) && areInRow(before, word) && areInRow(word, after)
  }
  const runs: Run[] = []
  let run: Word[] = []
  for (const word of words) {
    const before = words[word.index - 1]
    const last = run.at(-1)
    if (!last || last !== before || !areInRow(last, word) || !areAlike(last, word)) run = []
    if (!isName(word) && !isParticle(word)) continue
    if (run.length === 0) {
      const isBehindFirm = FIRMS.has(before?.lower ?? '') && areInRow(before, word)
      runs.push({ words: run, isBehindFirm })
    }
    run.push(word)
  }
  return runs
}

/** Whether the word could be a part of a name. */
function isName({ shape, lower }: Word): boolean {
  if (shape === 'initial') return true
  const isKnown = (word: string) => [LABELS, NOT_NAMES, FIRMS].some((words) => words.has(word))
  return shape !== 'plain' && !isKnown(lower) && !lower.split('-').every(isKnown)
}

const LONGEST_ACRONYM = 3

/** "Senior SAP Consultant" is not one name, "MATTI MEI" and "Matti MEIKÄLÄINEN" are. */
function areAlike(a: Word, b: Word): boolean {
  const [first, second] = [a, b].map(
    ({ shape, start, end }) => shape === 'shouted' && end - start <= LONGEST_ACRONYM,
  )
  return (!first && !second) || (a.shape === 'shouted' && b.shape === 'shouted')
}

type Name = Place & {
  /** Whether it has two parts or more, so that it means one person wherever it stands. */
  readonly isFull: boolean
}

/** What of a run belongs to a contact. */
function namesIn(
  { words, isBehindFirm }: Run,
  steps: ReadonlyMap<number, Step>,
  near: (place: Place) => boolean,
): readonly Name[] {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last || words.every(({ shape }) => shape === 'initial')) return []
  const distanceOf = ({ index }: Word) => steps.get(index)?.distance ?? Number.POSITIVE_INFINITY
  const single = (word: Word): Name => ({ start: word.start, end: word.end, isFull: false })
  const whole: Name = { start: first.start, end: last.end, isFull: true }
  const isShouted = words.every(({ shape }) => shape === 'shouted')
  if (words.length === 1) {
    // The first word of a sentence has a capital anyway, and acronyms are many.
    const isPlain = first.shape === 'capitalised' && !first.isFirst
    const isBeside = distanceOf(first) === 0 && steps.get(first.index)?.crossed !== 'sentence'
    return !isBehindFirm && (isPlain ? steps.has(first.index) : isBeside) ? [single(first)] : []
  }
  if (isShouted && words.length <= LONGEST_SHOUTED_NAME) {
    return words.some(({ index }) => steps.has(index)) ? [whole] : []
  }
  if (isShouted) return words.filter((word) => distanceOf(word) < 2).map(single)
  if (words.length <= LONGEST_NAME) return near(whole) ? [whole] : []
  return words.filter(near).map(single)
}

/** No full name is shorter, and few begin alike. */
const BEGINNING = 4

/** A name that stands beside a contact is masked wherever the ad says it again. */
function saidAgain(advert: string, words: readonly Word[], names: readonly Name[]): Place[] {
  const byBeginning = new Map<string, Set<string>>()
  const beginning = (start: number) => advert.slice(start, start + BEGINNING)
  for (const { start, end, isFull } of names) {
    if (!isFull) continue
    const key = beginning(start)
    byBeginning.set(key, (byBeginning.get(key) ?? new Set()).add(advert.slice(start, end)))
  }
  return words.flatMap(({ start }) =>
    [...(byBeginning.get(beginning(start)) ?? [])]
      .filter((name) => advert.startsWith(name, start))
      .map((name) => ({ start, end: start + name.length })),
  )
}

const SHORTEST_STEM = 3
/** What Finnish changes at the end of a name, and what it adds. */
const ENDING = { changed: 2, added: 4 } as const
/** Longer words are nobody's name. */
const LONGEST_WORD = 40

/** First names alone are told by the address: "Kysy Mikolta, mikko@…". */
function namesakesOf(
  advert: string,
  addresses: readonly Place[],
  words: readonly Word[],
): readonly Place[] {
  const longest = new Map<string, number>()
  for (const { start, end } of addresses) {
    const [own = ''] = folded(advert.slice(start, end)).split(/ ?[@([{<]| at /, 1)
    for (const part of own.split(/[^\p{L}]+/u)) {
      if (part.length < SHORTEST_STEM || part.length > LONGEST_WORD) continue
      const stem = part.slice(0, Math.max(SHORTEST_STEM, part.length - ENDING.changed))
      longest.set(stem, Math.max(longest.get(stem) ?? 0, part.length + ENDING.added))
    }
  }
  return words.filter(({ start, end, shape }) => {
    if (shape === 'plain' || end - start > LONGEST_WORD) return false
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
