import type { Span } from '../evidence/span.ts'
import { phraseList } from '../phrases/phrase-list.ts'
import { isAround, lengthOf, type Piece, piecesOf, SAYING } from './pieces.ts'
import { type NamesJob, titleAmong } from './title.ts'

/**
 * With less there is no page around the ad, but an ad that says some of it: in all, and before or after all
 * that is said, or in so many pieces in a row.
 */
const FEWEST = { told: 4, sure: 2, above: 3, below: 4, together: 3 } as const
const ROW = 5
/** What is left is to be an ad still, in words. */
const FEWEST_LEFT = 12
/** A stretch that says so much of what the longest one says belongs to the ad too. */
const ALSO = 0.4
/** With more pieces in a row the page begins: fewer may be headings and links of the ad's own. */
const MOST_WITHIN = 3
/** What an ad says of its job. A stretch with so many of these belongs to it, however short. */
const SIGNS = phraseList(
  `haemme, etsimme, tarjoamme, odotamme, arvostamme, edellytämme, edellytyks*, vaadimme, vaaditaan, tarvitset, sinulta, tehtävä*,
   palkka, palkkaus, tes, työaika, työsuhde, työ on, koeaika, ajokort*, hakemuks*, hakemus, haku päättyy, hakuaika, haastattelu*,
   vi söker, vi erbjuder, krävs, lön, lönen, arbetstid, anställning*, ansökan, körkort,
   we offer, we expect, we are looking, you will, required, requirements, salary, permanent, full time, part time, apply by, application*`,
)
const FEWEST_SIGNS = 2

/**
 * The stretches of a text that belong to the page that was copied with its ad: menus, notices, other
 * vacancies and the foot. The ad is what says the most between two of them, with the title above. None
 * where there are few of them, or where too little of the text would be left.
 */
export function pageIn(text: string, namesJob: NamesJob = () => false): readonly Span[] {
  const pieces = piecesOf(text)
  if (!hasPage(pieces)) return []
  const kept = advertOf(text, pieces, namesJob)
  if (lengthOf(kept) < FEWEST_LEFT) return []
  const starts = [0, ...kept.map(({ end }) => end)]
  const ends = [...kept.map(({ start }) => start), text.length]
  return starts
    .map((start, at) => ({ start, end: ends[at] ?? text.length }))
    .filter(({ start, end }) => text.slice(start, end).trim() !== '')
}

/** A text with blanks in the place of some stretches, so that every offset stays. */
export function blanked(text: string, stretches: readonly Span[]): string {
  let left = ''
  let at = 0
  for (const { start, end } of stretches) {
    left += text.slice(at, start) + blank(text.slice(start, end))
    at = end
  }
  return left + text.slice(at)
}

/** A text without the page that was copied with its ad: blanks stand in its place. */
export function withoutPage(text: string): string {
  return blanked(text, pageIn(text))
}

function hasPage(pieces: readonly Piece[]): boolean {
  if (toldIn(pieces) < FEWEST.told || toldIn(pieces, 'sure') < FEWEST.sure) return false
  const above = toldIn(pieces.slice(0, pieces.findIndex(isSaying)))
  const below = toldIn(pieces.slice(pieces.findLastIndex(isSaying) + 1))
  if (above >= FEWEST.above || below >= FEWEST.below) return true
  return pieces.some((_, at) => toldIn(pieces.slice(at, at + ROW)) >= FEWEST.together)
}

/** How often it is told, or surely told, that pieces belong to the page. */
function toldIn(pieces: readonly Piece[], how: 'told' | 'sure' = 'told'): number {
  return pieces.filter(isAround).reduce((sum, piece) => sum + piece[how], 0)
}

/** Whether a piece says something and may be the ad's. */
function isSaying({ part, words }: Piece): boolean {
  return part === null && words.length >= SAYING
}

function blank(text: string): string {
  return text.replace(/[^\n\r]/g, ' ')
}

/** What stands between two pieces of the page, and what parts it from what goes before. */
type Stretch = { readonly after: Piece[]; readonly pieces: Piece[] }

/** The pieces of the ad, in their order. */
function advertOf(text: string, pieces: readonly Piece[], namesJob: NamesJob): readonly Piece[] {
  const stretches: Stretch[] = [{ after: [], pieces: [] }]
  for (const piece of pieces) {
    const last = stretches.at(-1) as Stretch
    if (!isAround(piece)) last.pieces.push(piece)
    else if (last.pieces.length === 0) last.after.push(piece)
    else stretches.push({ after: [piece], pieces: [] })
  }
  const said = stretches.map(saidIn)
  const most = Math.max(...said)
  const belongs = (number: number) =>
    (said[number] ?? 0) >= ALSO * most || saysOfJob(stretches[number])
  let [first, last] = [said.indexOf(most), said.indexOf(most)]
  while (first > 0 && belongs(first - 1) && isSlight(stretches[first])) first--
  while (last + 1 < said.length && belongs(last + 1) && isSlight(stretches[last + 1])) last++
  const body = stretches
    .slice(first, last + 1)
    .flatMap((stretch) => stretch.pieces)
    .filter(({ part }) => part === null)
  const title = titleAmong(text, pieces, body, namesJob)
  return title ? [title, ...body.filter(({ start }) => start > title.start)] : body
}

/** How many words of a stretch stand in lines that say something. */
function saidIn({ pieces }: Stretch): number {
  return lengthOf(pieces.filter(isSaying))
}

/** Whether what parts a stretch from the one before may be headings and links of the ad itself. */
function isSlight(stretch: Stretch | undefined): boolean {
  if (!stretch) return false
  const { after } = stretch
  return toldIn(after) <= MOST_WITHIN && after.every(({ part }) => part !== 'others')
}

function saysOfJob(stretch: Stretch | undefined): boolean {
  const words = stretch?.pieces.flatMap((piece) => piece.words) ?? []
  return SIGNS.find(words).length >= FEWEST_SIGNS
}
