/**
 * The phrase language of the cue tables. A phrase is words in order:
 *
 *     työ       this word            *työ      a word that ends so
 *     työ*      a word that begins so *työ*     a word that has this in it, anywhere
 *     a|b*      one of these          ..        up to three words between, or none
 *
 * The parts of a phrase stand next to each other unless `..` parts them.
 */
export type WordTest = {
  readonly kind: 'exact' | 'begins' | 'ends' | 'has'
  readonly part: string
}

/** A place of a phrase: tests of which one must hold, and how many words may be skipped before. */
export type Place = { readonly tests: readonly WordTest[]; readonly skips: number }

export type Phrase = readonly [Place, ...Place[]]

const GAP = '..'
/** In words. */
export const LONGEST_GAP = 3

/** Reads one phrase. @throws Error when it is empty, or begins or ends with a gap */
export function parsePhrase(source: string): Phrase {
  const places: Place[] = []
  let skips = 0
  const words = source
    .normalize('NFC')
    .trim()
    .split(/[\s-]+/)
  for (const word of words) {
    if (word === GAP) {
      skips = LONGEST_GAP
      continue
    }
    places.push({ tests: word.split('|').map(parseTest), skips })
    skips = 0
  }
  const [first, ...rest] = places
  if (!first || first.skips > 0 || skips > 0) throw new Error(`not a phrase: "${source}"`)
  return [first, ...rest]
}

/** Reads a list of phrases that are parted by commas or line breaks. */
export function parsePhrases(source: string): readonly Phrase[] {
  return source
    .split(/[,\n]/)
    .filter((phrase) => phrase.trim() !== '')
    .map(parsePhrase)
}

/** Whether a word, in its matching form, passes one of a place's tests. */
export function fits({ tests }: Place, word: string): boolean {
  // The hottest line of the engine: a loop, since a closure for every word costs more than the test.
  for (const test of tests) if (passes(test, word)) return true
  return false
}

function passes({ kind, part }: WordTest, word: string): boolean {
  if (kind === 'exact') return word === part
  if (kind === 'begins') return word.startsWith(part)
  return kind === 'ends' ? word.endsWith(part) : word.includes(part)
}

function parseTest(source: string): WordTest {
  const part = source.replace(/^\*|\*$/g, '').toLowerCase()
  if (part === '' || part.includes('*')) throw new Error(`not a word: "${source}"`)
  const open = source.endsWith('*')
  if (source.startsWith('*')) return { kind: open ? 'has' : 'ends', part }
  return { kind: open ? 'begins' : 'exact', part }
}
