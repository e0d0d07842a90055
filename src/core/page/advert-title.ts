import { lengthOf, type Piece, piecesOf } from './pieces.ts'
import { withoutPage } from './without-page.ts'

/** In UTF-16 units. A page of a PDF is one line: what is longer than a title is cut at a word. */
const LONGEST_NAME = 90

/** What a PDF leaves of the end of a line; the spaces of justified text are of many widths. */
const UP_TO_LAST_LINE_END = /^.*\S(?= {2}\p{Lu})/u

/** Headings that only say what kind of text it is. */
const KINDS: ReadonlySet<string> = new Set([
  'työpaikkailmoitus',
  'rekrytointi ilmoitus',
  'hakuilmoitus',
  'virkailmoitus',
  'avoin työpaikka',
  'avoin tehtävä',
  'avoin virka',
  'avoimet työpaikat',
  'avoimet tehtävät',
  'platsannons',
  'jobbannons',
  'ledig tjänst',
  'ledig plats',
  'lediga jobb',
  'job advertisement',
  'job posting',
  'job vacancy',
  'open position',
  'open vacancy',
])
const NUMBER = /^\p{N}+$/u

/** So many titles are remembered: the page asks for the same ones at every key that is pressed. */
const MOST_REMEMBERED = 40
const remembered = new Map<string, string>()

/**
 * How the ad is named wherever it is shown: its first line, or the beginning of that. Menus that were
 * copied with the ad are passed over, and what only says that it is an ad.
 */
export function advertTitle(text: string): string {
  const before = remembered.get(text)
  if (before !== undefined) return before
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  const title = titleOf(text)
  remembered.set(text, title)
  return title
}

function titleOf(text: string): string {
  const [first = ''] = fromTitle(withoutPage(text)).trim().split('\n', 1)
  const line = spacedOnce(first)
  if (line.length <= LONGEST_NAME) return line
  const [lines] = UP_TO_LAST_LINE_END.exec(first.slice(0, LONGEST_NAME)) ?? []
  if (lines) return spacedOnce(lines)
  const start = line.slice(0, LONGEST_NAME)
  const wordEnd = start.lastIndexOf(' ')
  return `${start.slice(0, wordEnd > 0 ? wordEnd : LONGEST_NAME).replace(/[\s,.;:–-]+$/, '')}…`
}

/**
 * The text without what stands above its title. A menu of few lines is too little to tell that a page was
 * copied, but enough to tell that its lines name no job.
 */
function fromTitle(text: string): string {
  const pieces = piecesOf(text)
  const beyond = pieces.findIndex((piece) => !isPage(piece) && !isKind(piece))
  const isMenuAbove = isMenu(pieces.slice(0, Math.max(0, beyond)).filter(isPage))
  const title = isMenuAbove ? beyond : pieces.findIndex((piece) => !isKind(piece))
  return text.slice(pieces[title]?.start ?? 0)
}

const isPage = ({ part }: Piece): boolean => part !== null

function isKind({ words }: Piece): boolean {
  const telling = words.map(({ text }) => text).filter((word) => !NUMBER.test(word))
  return KINDS.has(telling.join(' '))
}

/** A lone word of menus may be the title: "Asiakaspalvelu", "Lähettäjä". */
function isMenu(pieces: readonly Piece[]): boolean {
  return lengthOf(pieces) > 1 && pieces.some(({ sure }) => sure > 0)
}

const spacedOnce = (line: string): string => line.trim().replace(/\s+/g, ' ')
