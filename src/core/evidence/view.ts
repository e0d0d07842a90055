import {
  BLANK,
  DASH,
  goesOnAsPair,
  LIGATURE,
  LINE_HYPHEN,
  QUOTATION_MARK,
  SOFT_HYPHEN,
  UNSEEN,
} from './characters.ts'

/** What stands between two visible characters of a view. */
export const GAP = {
  /** Nothing. */
  joined: 0,
  space: 1,
  /** A dash that stands apart, or a hyphen that hangs: "hyvä – parempi", "kehitys- ja". */
  dash: 2,
  /** A hyphen within a word: "osa-aikainen". */
  hyphen: 3,
  /** A hyphen and white space within a word: a line's end, or a hyphen at a line's end. */
  lineEnd: 4,
  /** A soft hyphen and white space: a line's end, or nothing that can be seen. */
  softLineEnd: 5,
} as const

/** How `normalised` writes the gaps. */
const WRITTEN: readonly string[] = ['', ' ', ' - ', '-', '- ', `${SOFT_HYPHEN} `]

/**
 * A text as quotes are compared with it: its visible characters but dashes, in NFC and lower case,
 * with quotation marks and ligatures made alike; `gaps[i]` tells what stands before character `i`,
 * and `text.slice(starts[i], ends[i])` is what it was. Units are UTF-16 everywhere.
 */
export type View = {
  readonly text: string
  readonly characters: string
  readonly gaps: Uint8Array
  readonly starts: Int32Array
  readonly ends: Int32Array
}

/** Below this, and followed by the same, a code unit is a character of its own. */
const FIRST_COMBINING = 0x300
const CLUSTER = /\P{M}\p{M}*|\p{M}+/suy
/** Finnish never divides a long vowel: a hyphen between two alike is a real one. */
const SAME_VOWELS = /^(?:aa|ee|ii|oo|uu|yy|ää|öö|åå)$/
const LOWER_CASE_END = /\p{Ll}\p{M}*$/u
const LOWER_CASE_START = /^\p{Ll}/u
/** Characters that are looked at to know the word after a hyphen. */
const WORD_AHEAD = 16

export function viewOf(text: string): View {
  const folded = new Map<string, string>()
  const written: string[] = []
  // Only ligatures and a few capitals grow; the arrays grow with them.
  const gaps: number[] = []
  const starts: number[] = []
  const ends: number[] = []
  let between = { blank: false, dash: '', blankAfter: false, soft: false }
  let previous = ''
  for (let at = 0; at < text.length; ) {
    const cluster = clusterAt(text, at)
    const end = at + cluster.length
    let fold = folded.get(cluster)
    if (fold === undefined) {
      fold = foldOf(cluster)
      folded.set(cluster, fold)
    }
    if (fold === ' ') {
      if (between.dash) between.blankAfter = true
      else between.blank = true
    } else if (fold === '-') {
      if (between.blankAfter) between.blank = true
      between.dash += cluster
    } else if (cluster === SOFT_HYPHEN) {
      between.soft ||= BLANK.test(text.charAt(end))
    } else if (fold !== '') {
      const gap = written.length === 0 ? GAP.joined : gapOf(between, { text, at, previous, fold })
      for (let unit = 0; unit < fold.length; unit++) {
        gaps.push(unit === 0 ? gap : GAP.joined)
        starts.push(at)
        ends.push(end)
      }
      written.push(fold)
      previous = cluster
      between = { blank: false, dash: '', blankAfter: false, soft: false }
    }
    at = end
  }
  return {
    text,
    characters: written.join(''),
    gaps: Uint8Array.from(gaps),
    starts: Int32Array.from(starts),
    ends: Int32Array.from(ends),
  }
}

/** The view as one string; what is normalised already stays as it is. */
export function normalised({ characters, gaps }: View): string {
  return Array.from(gaps, (gap, at) => WRITTEN[gap] + characters.charAt(at)).join('')
}

type Between = { blank: boolean; dash: string; blankAfter: boolean; soft: boolean }
type Place = { text: string; at: number; previous: string; fold: string }

function gapOf({ blank, dash, blankAfter, soft }: Between, place: Place): number {
  if (!dash) {
    if (!blank) return GAP.joined
    return soft ? GAP.softLineEnd : GAP.space
  }
  if (blank) return GAP.dash
  if (!blankAfter) return GAP.hyphen
  const { text, at, previous, fold } = place
  if (goesOnAsPair(text.slice(at, at + WORD_AHEAD))) return GAP.dash
  const isDivided =
    dash.length === 1 &&
    LINE_HYPHEN.test(dash) &&
    LOWER_CASE_END.test(previous) &&
    LOWER_CASE_START.test(text.slice(at, at + 2)) &&
    !SAME_VOWELS.test(foldOf(previous).slice(-1) + fold.charAt(0))
  return isDivided ? GAP.lineEnd : GAP.hyphen
}

function clusterAt(text: string, at: number): string {
  const isSimple =
    text.charCodeAt(at) < FIRST_COMBINING && !(text.charCodeAt(at + 1) >= FIRST_COMBINING)
  if (isSimple) return text.charAt(at)
  CLUSTER.lastIndex = at
  return CLUSTER.exec(text)?.[0] ?? text.charAt(at)
}

/** A space for white space, a hyphen for a dash, nothing for what cannot be seen, else letters. */
function foldOf(cluster: string): string {
  const seen = Array.from(cluster).filter((character) => !UNSEEN.test(character))
  const [first] = seen
  if (first === undefined) return ''
  if (BLANK.test(first)) return ' '
  if (DASH.test(first)) return '-'
  if (QUOTATION_MARK.test(first)) return "'"
  if (first === '…') return '...'
  const composed = seen.join('').normalize(LIGATURE.test(first) ? 'NFKC' : 'NFC')
  return composed.toLowerCase().normalize('NFC')
}
