import type { Found } from '../lexicon.ts'
import { occupationsNamedInWords } from '../named.ts'
import { type InLanguage, lexiconOf } from '../phrases.ts'
import { type Word, wordsOf } from '../words.ts'
import { PAGE_ROWS, type PagePart, type PageRow } from './page-words.ts'

const LEXICON = lexiconOf(PAGE_ROWS)
/** With less there is no page around the ad, but an ad that says some of it. */
const FEWEST = { told: 4, sure: 2 } as const
/** What is left is to be an ad still, in words. */
const FEWEST_LEFT = 12
/** In words. A longer line is part of an ad, or all that a PDF gives of a page. */
const LONGEST_LINE = 30
/** In words. */
const LONGEST_NOTICE = 90
/** How much of a line its known words make up. */
const SHARE = 0.6
/** In words. A line that long says something; shorter ones are menus, headings and lists. */
const SAYING = 8
/** Within a long line so many phrases, each so near to the last in words, are a menu: the surer, the fewer. */
const CROWD = { near: 4, sure: 2, mixed: 3, unsure: 6 } as const
/** A stretch that says so much of what the longest one says belongs to the ad too. */
const ALSO = 0.4
/** How many lines above the ad its title may stand, where no occupation tells it. */
const TITLE_WITHIN = 4
/** In lines. With more above its first sentence, what stands above the last occupation named is no ad's. */
const LONGEST_OPENING = 4
/** Says nothing either way: a number, a letter, a name that has been taken out. */
const NEUTRAL = /^(?:\p{N}+|\p{L}|nimi|puhelin|sähköposti)$/u
/** Set like nothing in an ad: a copyright, a page's lone address, a print's page number. */
const FOOT_LOOK =
  /^\s*(?:©|\(c\) ?\d{4}|https?:\/\/\S+(?:\s+\d+\/\d+)?\s*$|\d{1,2}\s?\/\s?\d{1,2}\s*$)/i
/** Something to choose: "Kesätyö (418)", "Palkka ▾". */
const CHOICE_LOOK = /(?:\(\d[\d\s]*\)|[▾▼⌄])\s*$/
const PARTING = /[|>›»/·•]/g
const LINE = /[^\n\r]+/g

/** A line, or a stretch of a long one. */
type Piece = {
  readonly start: number
  readonly end: number
  readonly words: readonly Word[]
  /** What it is for; `null` for what may be the ad's. */
  readonly part: PagePart | null
  /** How many phrases tell so, or its look, and how many of them surely. */
  readonly told: number
  readonly sure: number
}

/**
 * A text without the page that was copied with its ad: menus, notices, other vacancies and the foot
 * stand in it as blanks, so that every offset stays. The ad is what says the most between two of them,
 * with the title above. A text with few of them is left as it is, and so is one of which too little
 * would be left.
 */
export function withoutPage(text: string): string {
  const pieces = piecesOf(text)
  const around = pieces.filter(isAround)
  const told = around.reduce((sum, piece) => sum + piece.told, 0)
  const sure = around.reduce((sum, piece) => sum + piece.sure, 0)
  if (told < FEWEST.told || sure < FEWEST.sure) return text
  const kept = advertOf(pieces)
  if (lengthOf(kept) < FEWEST_LEFT) return text
  let blanked = ''
  let at = 0
  for (const { start, end } of kept) {
    blanked += blank(text.slice(at, start)) + text.slice(start, end)
    at = end
  }
  return blanked + blank(text.slice(at))
}

function blank(text: string): string {
  return text.replace(/[^\n\r]/g, ' ')
}

/** Whether a piece parts what says something from what is around it. */
function isAround({ part }: Piece): boolean {
  return part !== null && part !== 'tool'
}

function piecesOf(text: string): readonly Piece[] {
  return [...text.matchAll(LINE)].flatMap(({ 0: line, index }): readonly Piece[] => {
    if (line.trim() === '') return []
    const words = wordsOf(line).map((word) => ({
      ...word,
      start: word.start + index,
      end: word.end + index,
    }))
    const place = { start: index, end: index + line.length, words }
    const found = LEXICON.find(words)
    const cut = words.length > LONGEST_LINE ? stretchesOf(place, found) : []
    if (cut.length > 1) return cut
    const part = partOf(line, words, found)
    const told = part === null ? 0 : 1
    return [{ ...place, part, told, sure: found.some(isSure) ? told : 0 }]
  })
}

type FoundRow = Found<InLanguage<PageRow>>

function isSure({ meaning }: FoundRow): boolean {
  return meaning.row.sure
}

function partOf(line: string, words: readonly Word[], found: readonly FoundRow[]): PagePart | null {
  if (FOOT_LOOK.test(line)) return 'foot'
  if (words.length === 0 || words.length > LONGEST_NOTICE) return null
  if (found.some(({ meaning }) => meaning.row.part === 'notice')) return 'notice'
  if (words.length > LONGEST_LINE) return null
  if (CHOICE_LOOK.test(line) && words.length <= SAYING) return 'menu'
  const byWord: (PagePart | null)[] = words.map(() => null)
  for (const { meaning, from, to } of found) byWord.fill(meaning.row.part, from, to + 1)
  const known = byWord.filter((part) => part !== null)
  const isRow = found.some(isSure) && (line.match(PARTING)?.length ?? 0) > 1
  const telling = words.filter(({ text }, at) => byWord[at] !== null || !NEUTRAL.test(text))
  return isRow || known.length >= SHARE * telling.length ? commonestOf(known) : null
}

function commonestOf(parts: readonly PagePart[]): PagePart | null {
  const counts = [...Map.groupBy(parts, (part) => part)]
  return counts.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? null
}

/** Known phrases of a long line that stand near each other, by the numbers of their words. */
type Crowd = {
  readonly from: number
  to: number
  part: PagePart
  told: number
  sure: number
}

/** A long line cut where known phrases crowd. */
function stretchesOf(
  { start, end, words }: Pick<Piece, 'start' | 'end' | 'words'>,
  found: readonly FoundRow[],
): readonly Piece[] {
  const pieces: Piece[] = []
  const add = (from: number, to: number, rest: Pick<Piece, 'part' | 'told' | 'sure'>) => {
    if (from > to) return
    pieces.push({
      start: from === 0 ? start : (words[from]?.start ?? start),
      end: words[to + 1]?.start ?? end,
      words: words.slice(from, to + 1),
      ...rest,
    })
  }
  let next = 0
  for (const { from, to, ...crowd } of crowdsOf(found).filter(isMenu)) {
    add(next, from - 1, NOTHING_TOLD)
    add(from, to, crowd)
    next = to + 1
  }
  add(next, words.length - 1, NOTHING_TOLD)
  return pieces
}

const NOTHING_TOLD = { part: null, told: 0, sure: 0 } as const

function crowdsOf(found: readonly FoundRow[]): readonly Crowd[] {
  const crowds: Crowd[] = []
  for (const { meaning, from, to } of found) {
    const { part, sure } = meaning.row
    if (part === 'tool') continue
    const last = crowds.at(-1)
    if (!last || from > last.to + 1 + CROWD.near) {
      crowds.push({ from, to, part, told: 1, sure: sure ? 1 : 0 })
      continue
    }
    if (from > last.to) last.told++
    if (from > last.to && sure) last.sure++
    if (part === 'others') last.part = part
    last.to = Math.max(last.to, to)
  }
  return crowds
}

function isMenu({ part, from, to, told, sure }: Crowd): boolean {
  if (part === 'others' && to > from) return true
  return sure >= CROWD.sure || told >= (sure > 0 ? CROWD.mixed : CROWD.unsure)
}

/** What stands between two pieces of the page, and what parts it from what goes before. */
type Stretch = { readonly after: Piece[]; readonly pieces: Piece[] }

/** The pieces of the ad, in their order. */
function advertOf(pieces: readonly Piece[]): readonly Piece[] {
  const stretches: Stretch[] = [{ after: [], pieces: [] }]
  for (const piece of pieces) {
    const last = stretches.at(-1) as Stretch
    if (!isAround(piece)) last.pieces.push(piece)
    else if (last.pieces.length === 0) last.after.push(piece)
    else stretches.push({ after: [piece], pieces: [] })
  }
  const said = stretches.map(saidIn)
  const most = Math.max(...said)
  const belongs = (number: number) => (said[number] ?? 0) >= ALSO * most
  let [first, last] = [said.indexOf(most), said.indexOf(most)]
  while (belongs(first - 1) && isSlight(stretches[first])) first--
  while (belongs(last + 1) && isSlight(stretches[last + 1])) last++
  const body = stretches
    .slice(first, last + 1)
    .flatMap((stretch) => stretch.pieces)
    .filter(({ part }) => part === null)
  const opening = openingOf(body)
  const title = opening.findLastIndex(namesOccupation)
  if (title >= 0) return opening.length > LONGEST_OPENING ? body.slice(title) : body
  return [...titleAbove(pieces, body), ...body]
}

/** How many words of a stretch stand in lines that say something. */
function saidIn({ pieces }: Stretch): number {
  return lengthOf(pieces.filter(({ part, words }) => part === null && words.length >= SAYING))
}

/** Whether what parts a stretch from the one before may be a heading of the ad itself. */
function isSlight(stretch: Stretch | undefined): boolean {
  const [only, ...more] = stretch?.after ?? []
  return more.length === 0 && only?.told === 1 && only.part !== 'others'
}

/** The lines up to the first one that says something. */
function openingOf(body: readonly Piece[]): readonly Piece[] {
  return body.slice(0, 1 + body.findIndex(({ words }) => words.length >= SAYING))
}

/**
 * The title of an ad that has none at its own beginning: the last line above it that names an
 * occupation, else the last that nothing tells to be the page's.
 */
function titleAbove(pieces: readonly Piece[], [first]: readonly Piece[]): readonly Piece[] {
  if (!first) return []
  const above = pieces
    .slice(0, pieces.indexOf(first))
    .filter(({ words }) => words.length > 0 && words.length <= LONGEST_LINE)
  const title =
    above.findLast(namesOccupation) ??
    above.slice(-TITLE_WITHIN).findLast(({ part }) => part === null)
  return title ? [title] : []
}

function namesOccupation({ words }: Piece): boolean {
  return occupationsNamedInWords(words).length > 0
}

function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { words }) => sum + words.length, 0)
}
