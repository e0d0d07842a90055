import { isNegating } from './negation.ts'

/** One word has been exchanged for another. */
export const EXCHANGED = Number.POSITIVE_INFINITY

/** The least letters a word must have for a slip of the kind: shorter words are too alike. */
const LEAST = { partitive: 4, swapped: 5, doubled: 6, missing: 6, replaced: 8 }
/** Where the last letters change, a person or a degree may change, and within a case a number. */
const ENDING = 3
const CASE =
  /[aeiouyäö]{0,2}(?:ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|n[aä]|ks[ie]|tt[aä]|den|t?en|hin|in)$/
/** Stands after the ending: tiimissä|si, tarjoa|mme|kin. */
const CLITIC =
  /(?:(?:si|mme|nne|ns[aä])?(?:kin|k[aä][aä]n|k[oö]h?[aä]?n?|h[aä]n)|(?:si|mme|tte|nne|ns[aä]))$/
/** The partitive: taito|a, kortti|a, kokemus|ta; but lapsi|a and suuri|a would be many. */
const PARTITIVE = /(?:(?:[aeouyäö]|[tk]i)[aä]|[^aeiouyäö]t[aä])$/
/** Where doubling makes another ending: -ta and -tta, -in and -iin. */
const DOUBLED_ENDING = /^(?:t[aä]\p{L}{0,3}|t|te[ni]?|[aiouyäö]n)$/u
/** Numbers and degrees: no slip may touch them. */
const LASTING =
  /\d+|i?mp[aiä]|i?mm[aä](?:n|t|s[st]|l[lt]|ks)[aäein]{0,2}$|(?<!\p{L})(?:yksi|yhde|kaksi|kahde|kolm|nelj|viisi|viide|kuusi|kuude|seitse|kymmen)/gu
/** Stems one letter apart from another stem: no letter of theirs may be replaced. */
const NEIGHBOURS = /palk|paik|vuosi|vuode|vuoro/g

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
  if (partsOf(one, LASTING) !== partsOf(other, LASTING)) return EXCHANGED
  const isReplaced = left.length === 1 && right.length === 1
  if (isReplaced && partsOf(one, NEIGHBOURS) !== partsOf(other, NEIGHBOURS)) return EXCHANGED
  if (left === right) return Math.min(one.length, other.length) < 3 ? EXCHANGED : accents
  const word = one.length < other.length ? other : one
  const ending =
    one.length === other.length ? Math.max(endingOf(one), endingOf(other)) : endingOf(word)
  return accents + slipsOf({ left, right, from, after, word, ending })
}

/** Whether one word is the other in the partitive: "taito" and "taitoa". */
export function isPartitiveOf(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one]
  return longer.startsWith(shorter) && isPartitive(longer, longer.slice(shorter.length))
}

function isPartitive(word: string, ending: string): boolean {
  return /^t?[aä]$/.test(ending) && PARTITIVE.test(word)
}

/** How many of the last letters make the ending, the clitic after it counted. */
function endingOf(word: string): number {
  const clitic = word.match(CLITIC)?.[0].length ?? 0
  const ofCase = word.slice(0, word.length - clitic).match(CASE)?.[0].length ?? 0
  return clitic + Math.max(ENDING, ofCase)
}

type Difference = {
  /** What only the one and only the other has, after what both begin and before what both end with. */
  readonly left: string
  readonly right: string
  readonly from: number
  /** How many letters both end with. */
  readonly after: number
}

type Slip = Difference & {
  /** The longer of the two. */
  readonly word: string
  readonly ending: number
}

function slipsOf({ left, right, from, after, word, ending }: Slip): number {
  const changed = left + right
  if (changed === '-') return 1
  if (from === 0) return EXCHANGED
  const shorter = word.length - Math.abs(left.length - right.length)
  const isSwapped = left.length === 2 && right === left.charAt(1) + left.charAt(0)
  if (isSwapped) return shorter >= LEAST.swapped ? 1 : EXCHANGED
  const isOneMore = left === '' || right === ''
  if (isOneMore && after === 0 && isPartitive(word, changed))
    return shorter >= LEAST.partitive ? changed.length : EXCHANGED
  if (left.length > 1 || right.length > 1) return EXCHANGED
  if (isOneMore && word.charAt(from - 1) === changed) {
    return shorter >= LEAST.doubled && !DOUBLED_ENDING.test(word.slice(from)) ? 1 : EXCHANGED
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

function partsOf(word: string, parts: RegExp): string {
  return (word.match(parts) ?? []).join(' ')
}

/** A letter without its accents. */
export function plain(letter: string): string {
  return letter < '\u0080' ? letter : letter.normalize('NFD').charAt(0)
}
