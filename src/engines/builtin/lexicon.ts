import { fits, type Phrase, type Place, type WordTest } from './pattern.ts'
import type { Word } from './words.ts'

/** A phrase found among some words: `from` and `to` are the numbers of its first and last word. */
export type Found<Meaning> = {
  readonly meaning: Meaning
  readonly from: number
  readonly to: number
  /** The numbers of the words in its gaps. */
  readonly skipped: readonly number[]
}

type Entry<Meaning> = { readonly phrase: Phrase; readonly meaning: Meaning }
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
  /** The candidates of words that were looked up before: ads repeat each other's words. */
  readonly #known = new Map<string, readonly Entry<Meaning>[]>()

  add(phrase: Phrase, meaning: Meaning): void {
    this.#known.clear()
    for (const test of phrase[0].tests) this.#file(test, { phrase, meaning })
  }

  /** All phrases that stand in the words, in the order of their first word. */
  find(words: readonly Word[]): readonly Found<Meaning>[] {
    const found: Found<Meaning>[] = []
    for (let from = 0; from < words.length; from++) {
      const candidates = this.#candidates((words[from] as Word).text)
      if (candidates.length === 0) continue
      for (const { phrase, meaning } of candidates) {
        const stretch = phrase.length === 1 ? oneWord(from) : stretchOf(phrase, words, from)
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

  #candidates(word: string): readonly Entry<Meaning>[] {
    const known = this.#known.get(word)
    if (known) return known
    const candidates = new Set<Entry<Meaning>>()
    collect(this.#heads, word, 0, candidates)
    for (let at = 0; at < word.length; at++) collect(this.#insides, word, at, candidates)
    const list = [...candidates]
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    if (word.length <= LONGEST_KNOWN) this.#known.set(word, list)
    return list
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
