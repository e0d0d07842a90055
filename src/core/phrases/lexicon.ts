import { joined, NO_OUTLINE, type Outline, outlineOf, outlineOfPlace } from './outline.ts'
import { fits, LONGEST_GAP, type Phrase, type Place, type WordTest } from './pattern.ts'
import type { Word } from './words.ts'

/** A phrase found among some words: `from` and `to` are the numbers of its first and last word. */
export type Found<Meaning> = {
  readonly meaning: Meaning
  readonly from: number
  readonly to: number
  /** The numbers of the words in its gaps. */
  readonly skipped: readonly number[]
}

type Entry<Meaning> = {
  readonly phrase: Phrase
  readonly meaning: Meaning
  readonly second: Asked
}
/** What a phrase asks of its second place: how many words after the first at the most, and its outline. */
type Asked = readonly [reach: number, head: number, inside: number]
const NOTHING_ASKED: Asked = [0, 0, 0]

/** What is known of a word. */
type Known<Meaning> = {
  /** The phrases that it may begin. */
  readonly begins: readonly Entry<Meaning>[]
  /** What each of them asks of its second place, side by side: most are not there, and end here. */
  readonly seconds: Int32Array
  /** What it shows to phrases begun before it. */
  readonly outline: Outline
}

type Node<Meaning> = {
  readonly next: Map<number, Node<Meaning>>
  readonly begins: Entry<Meaning>[]
  readonly exact: Entry<Meaning>[]
}

/** How many words are remembered, and how long ones: an endless word must not fill the memory. */
const MOST_KNOWN = 20_000
const LONGEST_KNOWN = 40

/**
 * Many phrases, found together. Each is filed letter by letter under its first word, so that a word
 * of the text is compared with few of them however many there are. A gap takes the nearest word
 * that fits and is never tried again, so that the time grows in step with the text.
 */
export class Lexicon<Meaning> {
  /** Phrases whose first word must begin so. */
  readonly #heads = emptyNode<Meaning>()
  /** Phrases whose first word has this in it. */
  readonly #insides = emptyNode<Meaning>()
  /** Words that were looked up before: ads repeat each other's words. */
  readonly #known = new Map<string, Known<Meaning>>()

  add(phrase: Phrase, meaning: Meaning): void {
    this.#known.clear()
    const entry = { phrase, meaning, second: askedBy(phrase) }
    for (const test of phrase[0].tests) this.#file(test, entry)
  }

  /** All phrases that stand in the words, in the order of their first word. */
  find(words: readonly Word[]): readonly Found<Meaning>[] {
    const found: Found<Meaning>[] = []
    const known = words.map(({ text }) => this.#lookUp(text))
    for (const [from, { begins, seconds }] of known.entries()) {
      if (begins.length === 0) continue
      const next = outlineAfter(known, from, 1)
      const near = outlineAfter(known, from, 1 + LONGEST_GAP)
      for (let number = 0; number < begins.length; number++) {
        const reach = seconds[3 * number] as number
        const { head, inside } = reach > 1 ? near : next
        const shown =
          (head & (seconds[3 * number + 1] as number)) |
          (inside & (seconds[3 * number + 2] as number))
        if (reach > 0 && shown === 0) continue
        const { phrase, meaning } = begins[number] as Entry<Meaning>
        const stretch = reach > 0 ? stretchOf(phrase, words, from) : oneWord(from)
        if (stretch) found.push({ meaning, ...stretch })
      }
    }
    return found
  }

  #file({ kind, part }: WordTest, entry: Entry<Meaning>): void {
    const inside = kind === 'has' || kind === 'ends'
    let node = inside ? this.#insides : this.#heads
    for (let at = 0; at < part.length; at++) {
      const letter = part.charCodeAt(at)
      const next = node.next.get(letter) ?? emptyNode<Meaning>()
      node.next.set(letter, next)
      node = next
    }
    const closed = kind === 'exact' || kind === 'ends'
    ;(closed ? node.exact : node.begins).push(entry)
  }

  #lookUp(word: string): Known<Meaning> {
    const before = this.#known.get(word)
    if (before) return before
    const candidates = new Set<Entry<Meaning>>()
    collect(this.#heads, word, 0, candidates)
    for (let at = 0; at < word.length; at++) collect(this.#insides, word, at, candidates)
    const begins = [...candidates]
    const seconds = Int32Array.from(begins.flatMap(({ second }) => second))
    const known = { begins, seconds, outline: outlineOf(word) }
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    if (word.length <= LONGEST_KNOWN) this.#known.set(word, known)
    return known
  }
}

function emptyNode<Meaning>(): Node<Meaning> {
  return { next: new Map(), begins: [], exact: [] }
}

function collect<Meaning>(
  root: Node<Meaning>,
  word: string,
  start: number,
  into: Set<Entry<Meaning>>,
): void {
  let node: Node<Meaning> | undefined = root
  for (let at = start; at < word.length; at++) {
    node = node.next.get(word.charCodeAt(at))
    if (!node) return
    for (const entry of node.begins) into.add(entry)
  }
  for (const entry of node.exact) into.add(entry)
}

function askedBy([, second]: Phrase): Asked {
  if (!second) return NOTHING_ASKED
  const { head, inside } = outlineOfPlace(second)
  return [1 + second.skips, head, inside]
}

/** What so many words after one show. */
function outlineAfter(known: readonly Known<unknown>[], from: number, count: number): Outline {
  let shown = NO_OUTLINE
  for (let at = from + 1; at <= from + count; at++) {
    const outline = known[at]?.outline
    if (outline) shown = joined(shown, outline)
  }
  return shown
}

type Stretch = Omit<Found<unknown>, 'meaning'>

const NONE: readonly number[] = []

function oneWord(number: number): Stretch {
  return { from: number, to: number, skipped: NONE }
}

/** Where a phrase stands that begins at a word; `null` where it does not. */
function stretchOf(phrase: Phrase, words: readonly Word[], from: number): Stretch | null {
  let at = from
  let skipped = NONE
  for (let number = 1; number < phrase.length; number++) {
    const place = phrase[number] as Place
    const furthest = Math.min(at + 1 + place.skips, words.length - 1)
    for (at++; at <= furthest && !fits(place, words[at]?.text ?? ''); at++) {
      skipped = [...skipped, at]
    }
    if (at > furthest) return null
  }
  return { from, to: at, skipped }
}
