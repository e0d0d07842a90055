import type { Found, Lexicon } from '../phrases/lexicon.ts'
import { type InLanguage, lexiconOf } from '../phrases/phrases.ts'
import { type Word, wordsOf } from '../phrases/words.ts'
import { PAGE_ROWS, type PagePart, type PageRow } from './page-words.ts'

/** Made when the first text is read, for the page is to start without it. */
const lexicon: () => Lexicon<InLanguage<PageRow>> = (() => {
  let made: Lexicon<InLanguage<PageRow>> | undefined
  return () => {
    made ??= lexiconOf(PAGE_ROWS)
    return made
  }
})()
/** In words. A longer line is part of an ad, or all that a PDF gives of a page. */
const LONGEST_LINE = 30
/** In words. */
const LONGEST_NOTICE = 90
/** How much of a line its known words make up. */
const SHARE = 0.6
/** In words. A line that long says something; shorter ones are menus, headings and lists. */
export const SAYING = 8
/** Within a long line so many phrases, each so near to the last in words, are a menu: the surer, the fewer. */
const CROWD = { near: 4, sure: 2, mixed: 3, unsure: 6 } as const
/** Says nothing either way: a number, a letter, a name that has been taken out. */
const NEUTRAL = /^(?:\p{N}+|\p{L}|nimi|puhelin|sähköposti)$/u
/** Set like nothing in an ad: a copyright, a print's address and page number. */
const FOOT_LOOK = /^\s*(?:©|\(c\) ?\d{4}|https?:\/\/\S+\s+\d+\/\d+\s*$|\d{1,2}\s?\/\s?\d{1,2}\s*$)/i
/** A lone address: a page's or an ad's. */
const ADDRESS_LOOK = /^\s*https?:\/\/\S+\s*$/i
/** Something to choose: "Kesätyö (418)", "Palkka ▾". */
const CHOICE_LOOK = /(?:\(\d[\d\s]*\)|[▾▼⌄])\s*$/
/** The way to the page: "Etusivu › Työpaikat › Kokki". */
const PATH_LOOK = /\s[›»>▸]\s[^›»>▸]*\s[›»>▸]\s/
const PARTING = /[|>›»/·•]/g
/** An item of a list of the ad: menus lose their marks when they are copied. */
const ITEM = /^\s*[-–—•·●▪*✓✔➢]\s/
/** What stands between the parts of a sentence, and not of a menu. */
const SENTENCE =
  /[,;.!?]|\s[-–—]\s|(?:^|\s)(?:ja|sekä|tai|on|ovat|och|samt|eller|är|and|or|is|are)\s/iu
const LINE = /[^\n\r]+/g

/** A line of a text, or a stretch of a long one. */
export type Piece = {
  readonly start: number
  readonly end: number
  readonly words: readonly Word[]
  /** What it is for; `null` for what may be the ad's. */
  readonly part: PagePart | null
  /** How many phrases tell so, or its look, and how many of them surely. */
  readonly told: number
  readonly sure: number
}

/** The pieces of a text, in their order; blank lines are none. */
export function piecesOf(text: string): readonly Piece[] {
  return [...text.matchAll(LINE)].flatMap(({ 0: line, index }): readonly Piece[] => {
    if (line.trim() === '') return []
    const words = wordsOf(line).map((word) => ({
      ...word,
      start: word.start + index,
      end: word.end + index,
    }))
    const place = { start: index, end: index + line.length, words }
    const found = lexicon().find(words)
    const cut = words.length > LONGEST_LINE ? stretchesOf(text, place, found) : []
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
  if (ITEM.test(line)) return null
  if (FOOT_LOOK.test(line)) return 'foot'
  if (ADDRESS_LOOK.test(line)) return 'tool'
  if (words.length === 0 || words.length > LONGEST_NOTICE) return null
  if (found.some(({ meaning }) => meaning.row.part === 'notice')) return 'notice'
  if (words.length > LONGEST_LINE) return null
  if (PATH_LOOK.test(line) || (CHOICE_LOOK.test(line) && words.length <= SAYING)) return 'menu'
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
  text: string,
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
  for (const { from, to, ...crowd } of crowdsOf(text, words, found).filter(isMenu)) {
    add(next, from - 1, NOTHING_TOLD)
    add(from, to, crowd)
    next = to + 1
  }
  add(next, words.length - 1, NOTHING_TOLD)
  return pieces
}

const NOTHING_TOLD = { part: null, told: 0, sure: 0 } as const

function crowdsOf(
  text: string,
  words: readonly Word[],
  found: readonly FoundRow[],
): readonly Crowd[] {
  const crowds: Crowd[] = []
  const isNear = (to: number, from: number) =>
    from <= to + 1 + CROWD.near &&
    !SENTENCE.test(text.slice(words[to]?.end ?? 0, words[from]?.start ?? 0))
  for (const { meaning, from, to } of found) {
    const { part, sure } = meaning.row
    if (part === 'tool') continue
    const last = crowds.at(-1)
    if (!last || !isNear(last.to, from)) {
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
  if (part === 'others' && sure > 0 && to > from) return true
  return sure >= CROWD.sure || told >= (sure > 0 ? CROWD.mixed : CROWD.unsure)
}

/** Whether a piece parts what says something from what is around it. */
export function isAround({ part }: Piece): boolean {
  return part !== null && part !== 'tool'
}

/** In words. */
export function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { words }) => sum + words.length, 0)
}
