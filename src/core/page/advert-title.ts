import { withoutPage } from './without-page.ts'

/** In UTF-16 units. A page of a PDF is one line: what is longer than a title is cut at a word. */
const LONGEST_NAME = 90

/** What a PDF leaves of the end of a line; the spaces of justified text are of many widths. */
const UP_TO_LAST_LINE_END = /^.*\S(?= {2}\p{Lu})/u

/** So many titles are remembered: the page asks for the same ones at every key that is pressed. */
const MOST_REMEMBERED = 40
const remembered = new Map<string, string>()

/**
 * How the ad is named wherever it is shown: its first line, or the beginning of that. Menus that were
 * copied with the ad are passed over.
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
  const [first = ''] = withoutPage(text).trim().split('\n', 1)
  const line = spacedOnce(first)
  if (line.length <= LONGEST_NAME) return line
  const [lines] = UP_TO_LAST_LINE_END.exec(first.slice(0, LONGEST_NAME)) ?? []
  if (lines) return spacedOnce(lines)
  const start = line.slice(0, LONGEST_NAME)
  const wordEnd = start.lastIndexOf(' ')
  return `${start.slice(0, wordEnd > 0 ? wordEnd : LONGEST_NAME).replace(/[\s,.;:–-]+$/, '')}…`
}

const spacedOnce = (line: string): string => line.trim().replace(/\s+/g, ' ')
