import { isNegating } from './negation.ts'

/** One word has been exchanged for another. */
export const EXCHANGED = Number.POSITIVE_INFINITY

/** The least letters a word must have for a slip of the kind: shorter words are too alike. */
const LEAST = { swapped: 5, doubled: 6, missing: 6, replaced: 8 }
/** Where the last letters change, a person, a case or a degree may change. */
const ENDING = 3
/** Stands after the ending: tiimissä|si, tarjoa|mme|kin. */
const CLITIC =
  /(?:(?:si|mme|nne|ns[aä])?(?:kin|k[aä][aä]n|k[oö]h?[aä]?n?|h[aä]n)|(?:si|mme|tte|nne|ns[aä]))$/
const PARTITIVE = /^(?:[aä]|t[aä])$/
/** One letter apart from another word of the trade: a word keeps them, or it is another word. */
const STEMS =
  /palk|paik|yksi|yhde|kaksi|kahde|kolm|nelj|viisi|viide|kuusi|kuude|seitse|kahdeks|yhdeks|kymmen|vuosi|vuode|vuoro|mp[aiä]|mm[aä]/g

/**
 * How many slips lie between a word of a quote and a word of the text, both in the view's spelling:
 * letters left out, added, replaced or swapped within the word, accents lost, a partitive ending
 * more or less. Where a slip might make another word (another stem, number, degree, person or case,
 * a negation), `EXCHANGED`: a quote that is refused wrongly costs less than one believed wrongly.
 */
export function slipsBetween(one: string, other: string): number {
  if (one === other) return 0
  if (Math.abs(one.length - other.length) > 2) return EXCHANGED
  if (plain(one.charAt(0)) !== plain(other.charAt(0))) return EXCHANGED
  const { accents, left, right, from, after } = difference(one, other)
  if (left.length > 2 || right.length > 2) return EXCHANGED
  if (!/\p{L}/u.test(one) || isNegating(one) || isNegating(other)) return EXCHANGED
  if (lastingParts(one) !== lastingParts(other)) return EXCHANGED
  if (left === right) return Math.min(one.length, other.length) < 3 ? EXCHANGED : accents
  const slips = slipsOf({ left, right, from, after, word: one.length < other.length ? other : one })
  return accents + slips
}

type Difference = {
  /** What only the one and only the other has, after what both begin and before what both end with. */
  readonly left: string
  readonly right: string
  readonly from: number
  /** How many letters both end with. */
  readonly after: number
}

function slipsOf({ left, right, from, after, word }: Difference & { word: string }): number {
  const changed = left + right
  if (changed === '-') return 1
  if (from === 0) return EXCHANGED
  const shorter = word.length - Math.abs(left.length - right.length)
  const isSwapped = left.length === 2 && right === left.charAt(1) + left.charAt(0)
  if (isSwapped) return shorter >= LEAST.swapped ? 1 : EXCHANGED
  const isOneMore = left === '' || right === ''
  if (isOneMore && after === 0 && PARTITIVE.test(changed))
    return shorter >= 4 ? changed.length : EXCHANGED
  if (changed.length > (isOneMore ? 1 : 2) || left.length > 1 || right.length > 1) return EXCHANGED
  const ending = ENDING + (word.match(CLITIC)?.[0].length ?? 0)
  const isDoubled = isOneMore && word.charAt(from - 1) === changed
  if (isDoubled && (changed !== 't' || after >= ending)) {
    return shorter >= LEAST.doubled ? 1 : EXCHANGED
  }
  const least = isOneMore ? LEAST.missing : LEAST.replaced
  return after >= ending && shorter >= least ? 1 : EXCHANGED
}

function difference(one: string, other: string): Difference & { readonly accents: number } {
  const shortest = Math.min(one.length, other.length)
  let accents = 0
  const isAlike = (left: string, right: string) => {
    if (left !== right && plain(left) === plain(right)) accents++
    return plain(left) === plain(right)
  }
  let from = 0
  while (from < shortest && isAlike(one.charAt(from), other.charAt(from))) from++
  let after = 0
  while (
    after < shortest - from &&
    isAlike(one.charAt(one.length - 1 - after), other.charAt(other.length - 1 - after))
  )
    after++
  const left = one.slice(from, one.length - after)
  const right = other.slice(from, other.length - after)
  return { accents, left, right, from, after }
}

/** Numbers and stems that no slip may touch. */
function lastingParts(word: string): string {
  return [...(word.match(/\d+/g) ?? []), ...(word.match(STEMS) ?? [])].join(' ')
}

/** A letter without its accents. */
export function plain(letter: string): string {
  return letter < '\u0080' ? letter : letter.normalize('NFD').charAt(0)
}
