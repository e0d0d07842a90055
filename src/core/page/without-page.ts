import { isAround, lengthOf, type Piece, piecesOf, SAYING } from './pieces.ts'
import { type NamesJob, titleAmong } from './title.ts'

/** With less there is no page around the ad, but an ad that says some of it. */
const FEWEST = { told: 4, sure: 2 } as const
/** What is left is to be an ad still, in words. */
const FEWEST_LEFT = 12
/** A stretch that says so much of what the longest one says belongs to the ad too. */
const ALSO = 0.4

/**
 * A text without the page that was copied with its ad: menus, notices, other vacancies and the foot
 * stand in it as blanks, so that every offset stays. The ad is what says the most between two of them,
 * with the title above. A text with few of them is left as it is, and so is one of which too little
 * would be left.
 */
export function withoutPage(text: string, namesJob: NamesJob = () => false): string {
  const pieces = piecesOf(text)
  const around = pieces.filter(isAround)
  const told = around.reduce((sum, piece) => sum + piece.told, 0)
  const sure = around.reduce((sum, piece) => sum + piece.sure, 0)
  if (told < FEWEST.told || sure < FEWEST.sure) return text
  const kept = advertOf(text, pieces, namesJob)
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
  const belongs = (number: number) => (said[number] ?? 0) >= ALSO * most
  let [first, last] = [said.indexOf(most), said.indexOf(most)]
  while (belongs(first - 1) && isSlight(stretches[first])) first--
  while (belongs(last + 1) && isSlight(stretches[last + 1])) last++
  const body = stretches
    .slice(first, last + 1)
    .flatMap((stretch) => stretch.pieces)
    .filter(({ part }) => part === null)
  const title = titleAmong(text, pieces, body, namesJob)
  return title ? [title, ...body.filter(({ start }) => start > title.start)] : body
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
