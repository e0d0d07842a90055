import type { Mark } from '../core/mark.ts'
import { lookAt } from '../engines/builtin/look.ts'
import { type GoldAd, marksOf } from '../evaluation/gold.ts'
import { quotedIn } from './labelled.ts'
import type { StockLine } from './stock-lines.ts'

/** So many lines that say nothing come after each ad, as real ones end. */
const SILENT_LINES = 3
/** What ends a sentence and is no part of it. */
const CLOSING = /^[.!?]+/

/**
 * Makes ads say what they are quoted for in the words that all ads use: each sentence that an annotator quoted
 * gives way to stock lines that give the same marks, and none that the ad lacks; its title stays, and so does what no
 * line can say. Lines take turns, so that each says about as much, and the same ads and lines always give the same.
 */
export function restaterBy(lines: readonly StockLine[]): (ad: GoldAd) => GoldAd {
  const queueOf = queuesOf(lines)
  return (gold) => {
    const right = marksOf(gold.letters)
    const known = new Set([...right, ...marksOf(gold.open)])
    const { advert, features } = lookAt(gold.text)
    const quoted = quotedIn(gold, features.sentences)
    const said: StockLine[] = []
    let text = ''
    let end = 0
    for (const [number, { sentence }] of features.sentences.entries()) {
      const marks = quoted[number] as ReadonlySet<Mark>
      if (marks.size === 0 || sentence.start < advert.titleEnd) continue
      const instead = linesFor(marks, known, (mark) => queueOf(gold.lang, mark))
      if (!instead) continue
      said.push(...instead)
      text += `${gold.text.slice(end, sentence.start)}\n${instead.map(textOf).join('\n')}\n`
      end = sentence.end + (CLOSING.exec(gold.text.slice(sentence.end))?.[0].length ?? 0)
    }
    const silent = queueOf(gold.lang, null).take(SILENT_LINES, ({ open }) => within(open, known))
    text = [text + gold.text.slice(end), ...silent.map(textOf)].join('\n')
    return { ...gold, text, evidence: withQuotes(gold.evidence, said, right) }
  }
}

/** Lines that together give the marks, and nothing that is not known of the ad; `null` where there are none. */
function linesFor(
  marks: ReadonlySet<Mark>,
  known: ReadonlySet<Mark>,
  queueOf: (mark: Mark) => Queue,
): readonly StockLine[] | null {
  const left = new Set(marks)
  const found: StockLine[] = []
  for (const mark of marks) {
    if (!left.has(mark)) continue
    const [line] = queueOf(mark).take(1, (each) => within([...each.marks, ...each.open], known))
    if (!line) return null
    found.push(line)
    for (const given of line.marks) left.delete(given)
  }
  return found
}

/** Lines that take turns. */
class Queue {
  readonly #lines: readonly StockLine[]
  #next = 0

  constructor(lines: readonly StockLine[]) {
    this.#lines = lines
  }

  /** The next so many lines that are fit, fewer where there are no more. */
  take(count: number, isFit: (line: StockLine) => boolean): readonly StockLine[] {
    const taken: StockLine[] = []
    for (let tried = 0; tried < this.#lines.length && taken.length < count; tried++) {
      const line = this.#lines[this.#next++ % this.#lines.length] as StockLine
      if (isFit(line)) taken.push(line)
    }
    return taken
  }
}

/** A queue for each language and mark, and for the lines that give none. */
function queuesOf(lines: readonly StockLine[]): (lang: string, mark: Mark | null) => Queue {
  const named = lines.flatMap((line) =>
    (line.marks.length > 0 ? line.marks : [null]).map((mark) => ({
      name: `${line.lang} ${mark}`,
      line,
    })),
  )
  const queues = new Map(
    [...Map.groupBy(named, ({ name }) => name)].map(([name, each]) => [
      name,
      new Queue(each.map(({ line }) => line)),
    ]),
  )
  const empty = new Queue([])
  return (lang, mark) => queues.get(`${lang} ${mark}`) ?? empty
}

const textOf = ({ text }: StockLine): string => text

function within(marks: readonly Mark[], known: ReadonlySet<Mark>): boolean {
  return marks.every((mark) => known.has(mark))
}

/** The quotes that there were, and the lines for what they give and is right. */
function withQuotes(
  evidence: GoldAd['evidence'],
  lines: readonly StockLine[],
  right: ReadonlySet<Mark>,
): GoldAd['evidence'] {
  const quotes: Record<string, readonly string[]> = { ...evidence }
  for (const { text, marks } of lines) {
    for (const mark of marks) if (right.has(mark)) quotes[mark] = [...(quotes[mark] ?? []), text]
  }
  return quotes
}
