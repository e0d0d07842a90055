import type { Place } from './pattern.ts'

/**
 * What a word shows at a glance, as bits: the pair of letters that it begins with, and all the pairs
 * that it has. What passes a test has the test's first pair; two numbers are compared much faster than
 * letters.
 */
export type Outline = { readonly head: number; readonly inside: number }

export const NO_OUTLINE: Outline = { head: 0, inside: 0 }
/** Every word begins with something. */
const ANY: Outline = { head: -1, inside: 0 }

/** The outline of a word in its matching form. */
export function outlineOf(word: string): Outline {
  let inside = 0
  for (let at = 0; at + 1 < word.length; at++) inside |= pairAt(word, at)
  return { head: pairAt(word, 0), inside }
}

/** What a word must show something of to pass one of a place's tests. */
export function outlineOfPlace({ tests }: Place): Outline {
  return tests
    .map(({ kind, part }): Outline => {
      if (part.length === 1 && kind !== 'exact') return ANY
      const pair = pairAt(part, 0)
      const isInside = kind === 'has' || kind === 'ends'
      return isInside ? { head: 0, inside: pair } : { head: pair, inside: 0 }
    })
    .reduce(joined, NO_OUTLINE)
}

/** What either shows. */
export function joined(one: Outline, other: Outline): Outline {
  return { head: one.head | other.head, inside: one.inside | other.inside }
}

/** One of 32 bits for two neighbouring letters; a letter alone counts as a pair. */
function pairAt(word: string, at: number): number {
  return 1 << (word.charCodeAt(at) * 7 + (word.charCodeAt(at + 1) || 0) * 13)
}
