import { EMPTY_SELECTIONS, formatKey, parseKey, type Selections } from './key.ts'
import {
  isLetterOf,
  isQuestionId,
  type Letter,
  QUESTION_IDS,
  type QuestionId,
} from './questions.ts'

/** Why a pasted text is not read as a key, and where. */
export type ReadingFault = {
  readonly code:
    | 'empty'
    /** A question has no segment at all. */
    | 'missing-segment'
    | 'segment-twice'
    /** A segment whose number is smaller than one before it. */
    | 'segments-out-of-order'
    /** Letters that the question does not have. */
    | 'unknown-letter'
    /** Letters before the first number. */
    | 'letter-without-number'
    | 'strange-character'
  readonly question: QuestionId | null
  /** UTF-16 offset in the pasted text. A missing segment is where it should have been. */
  readonly at: number
  /** What stands there; empty where something is missing. */
  readonly found: string
}

export type KeyReading =
  | { readonly ok: true; readonly selections: Selections }
  | { readonly ok: false; readonly faults: readonly ReadingFault[] }

type Piece = { readonly at: number; readonly found: string }
type Segment = Piece & { readonly question: QuestionId; readonly letters: readonly Piece[] }

/** Up to and including this the text is a link's address. */
const LINK = /^[\s\S]*#avain=/i
/** What may be written before a key: "LxP-avain:", "Tarkistettu LxP-avainkoodi". */
const NAME = /^[^\d#]*avain\p{L}*/iu
/** White space, what cannot be seen, and what people write between segments and around a key. */
const NOISE = String.raw`\s\u00ad\u200b-\u200f\u2060\ufeff\-‐‑–—,.;:/\\|_·•()\[\]<>"'”“’*=+&`
/**
 * A 1 followed by a 0 is always 10, since no segment is numbered 0: so `12345678910` and `9A1 0B` can
 * be read in one way only, and a line may break anywhere.
 */
const PIECE = new RegExp(
  `(?<number>1[${NOISE}]*0|[1-9])|(?<letter>[a-z])|(?<noise>[${NOISE}])|.`,
  'giu',
)

/**
 * Reads a key as people paste it: with white space and separators anywhere, small letters, letters in
 * any order or twice, its name or a link's address in front. What is left must be a whole key; a guess
 * is never made. `parseKey` is the strict one.
 */
export function readKey(text: string): KeyReading {
  const start = (LINK.exec(text) ?? NAME.exec(text))?.[0].length ?? 0
  const { segments, loose, strange, end } = piecesOf(text, start)
  if (segments.length + loose.length + strange.length === 0) {
    return { ok: false, faults: [{ code: 'empty', question: null, at: start, found: '' }] }
  }
  const faults = [
    ...strange.map((piece) => fault('strange-character', null, piece)),
    ...loose.map((piece) => fault('letter-without-number', null, piece)),
    ...segments.flatMap(foreignLetters),
    ...misplaced(segments),
    ...(segments.length > 0 ? missing(segments, end) : []),
  ]
  const read = parseKey(formatKey(selectionsOf(segments)))
  if (read.ok && faults.length === 0) return read
  return { ok: false, faults: joined(faults.toSorted((one, other) => one.at - other.at)) }
}

function piecesOf(text: string, start: number) {
  const segments: (Segment & { letters: Piece[] })[] = []
  const loose: Piece[] = []
  const strange: Piece[] = []
  let end = start
  for (const match of text.slice(start).matchAll(PIECE)) {
    const { number, letter, noise } = match.groups ?? {}
    if (noise !== undefined) continue
    const piece = { at: start + match.index, found: match[0] }
    end = piece.at + piece.found.length
    const question = Number(number?.replace(/\D/g, ''))
    if (isQuestionId(question)) segments.push({ ...piece, question, letters: [] })
    else if (letter === undefined) strange.push(piece)
    else (segments.at(-1)?.letters ?? loose).push(piece)
  }
  return { segments, loose, strange, end }
}

function selectionsOf(segments: readonly Segment[]): Selections {
  const selections: Record<QuestionId, readonly Letter[]> = { ...EMPTY_SELECTIONS }
  for (const { question, letters } of segments) {
    selections[question] = letters
      .map(({ found }) => found.toUpperCase())
      .filter((letter) => isLetterOf(question, letter))
  }
  return selections
}

function foreignLetters({ question, letters }: Segment): readonly ReadingFault[] {
  return letters
    .filter(({ found }) => !isLetterOf(question, found.toUpperCase()))
    .map((piece) => fault('unknown-letter', question, piece))
}

function misplaced(segments: readonly Segment[]): readonly ReadingFault[] {
  return segments.flatMap((segment, index) => {
    const { question } = segment
    const first = segments.findIndex((each) => each.question === question)
    if (first < index) return [fault('segment-twice', question, segment)]
    if (segments.slice(0, index).some((each) => each.question > question)) {
      return [fault('segments-out-of-order', question, segment)]
    }
    return []
  })
}

function missing(segments: readonly Segment[], end: number): readonly ReadingFault[] {
  return QUESTION_IDS.filter((id) => segments.every(({ question }) => question !== id)).map(
    (id) => {
      const at = segments.find(({ question }) => question > id)?.at ?? end
      return fault('missing-segment', id, { at, found: '' })
    },
  )
}

/** Faults of the same kind side by side become one: a foreign word is one thing to mend. */
function joined(faults: readonly ReadingFault[]): readonly ReadingFault[] {
  const runs: ReadingFault[] = []
  for (const each of faults) {
    const last = runs.at(-1)
    const goesOn =
      last !== undefined &&
      last.code === each.code &&
      last.question === each.question &&
      last.at + last.found.length === each.at
    if (goesOn) runs[runs.length - 1] = { ...last, found: last.found + each.found }
    else runs.push(each)
  }
  return runs
}

function fault(
  code: ReadingFault['code'],
  question: QuestionId | null,
  { at, found }: Piece,
): ReadingFault {
  return { code, question, at, found }
}
