import type { Word } from '../phrases/words.ts'
import { isAround, type Piece, SAYING } from './pieces.ts'

/** Whether words name what an ad may seek: an occupation. */
export type NamesJob = (words: readonly Word[]) => boolean

/** What speaks for a title: that it names an occupation, that the page says it twice, what stands beside it. */
const SPEAKS = {
  named: 3,
  repeated: 3,
  beforeTools: 2,
  afterMenus: 1,
  outside: -1,
  fact: -3,
} as const
/** With less, the ad has no title of its own. */
const ENOUGH = 2
/** How many pieces above the ad it may stand, and how many below its beginning. */
const WITHIN = { above: 8, below: 100 } as const
/** In characters. What is shorter is repeated by chance. */
const TELLING = 8
/** In words. */
const MOST_WORDS = 16
/** A date, a price, a time, a name: what is said beside a title, and is none. */
const FACT = /\[(?:nimi|puhelin|sähköposti)\]|\d{1,2}[.:]\d{2}|€|\d-\d{2}|^\s*[^\p{L}]|:\s|×\s*$/u

/**
 * The title of an ad among the pieces of its page: above its first sentence or that sentence itself.
 * @param body the pieces of the ad, in their order
 */
export function titleAmong(
  text: string,
  pieces: readonly Piece[],
  body: readonly Piece[],
  namesJob: NamesJob,
): Piece | null {
  const [first] = body
  if (!first) return null
  const firstAt = pieces.indexOf(first)
  const saying = body.find(({ words }) => words.length >= SAYING) ?? first
  const lines = new Map(pieces.map((piece) => [piece, lineOf(text, piece)]))
  const scoreOf = (piece: Piece, at: number): number => {
    const line = lines.get(piece) ?? ''
    const [before, after] = [pieces[at - 1], pieces[at + 1]]
    const isRepeated =
      line.length >= TELLING &&
      pieces.some((other) => other !== piece && (lines.get(other) ?? '').endsWith(line))
    return (
      (namesJob(piece.words) ? SPEAKS.named : 0) +
      (isRepeated ? SPEAKS.repeated : 0) +
      (after?.part === 'tool' ? SPEAKS.beforeTools : 0) +
      (before && isAround(before) ? SPEAKS.afterMenus : 0) +
      (at < firstAt ? SPEAKS.outside : 0) +
      (FACT.test(line) ? SPEAKS.fact : 0)
    )
  }
  let best: { readonly piece: Piece; readonly score: number } | null = null
  const lastAt = Math.min(pieces.indexOf(saying), firstAt + WITHIN.below)
  for (let at = Math.max(0, firstAt - WITHIN.above); at <= lastAt; at++) {
    const piece = pieces[at] as Piece
    const { length } = piece.words
    if (piece.part !== null || length === 0 || length > MOST_WORDS) continue
    const score = scoreOf(piece, at)
    if (score >= ENOUGH && score >= (best?.score ?? 0)) best = { piece, score }
  }
  return best?.piece ?? null
}

function lineOf(text: string, { start, end }: Piece): string {
  return text.slice(start, end).trim()
}
