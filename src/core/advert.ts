/** The page's checks of an advertisement before it is analyzed (specification, section 5). */

/** Lengths are UTF-16 units of the trimmed text. */
export const LIMITS = {
  /** Shorter texts are blocked. */
  minLength: 200,
  /** Shorter texts are confirmed first. */
  shortLength: 500,
  /** The question check looks at shorter texts only. */
  questionLength: 1000,
  /** Longer texts are blocked. */
  maxLength: 50_000,
} as const

const QUESTION_WORDS = [
  'kerro',
  'selitä',
  'mitä',
  'miten',
  'miksi',
  'voitko',
  'osaat',
  'kirjoita',
  'tee',
  'luo',
  'analyysi',
  'millainen',
  'kuvaile',
] as const

export type AdvertFinding =
  | { readonly code: 'empty' }
  | { readonly code: 'too-long' }
  | { readonly code: 'too-short' }
  /** The only one that the person may overrule. */
  | { readonly code: 'short'; readonly length: number }
  /** `match` as it stands in the trimmed text, from its UTF-16 offset `start` on. */
  | { readonly code: 'question'; readonly match: string; readonly start: number }

/** What is wrong with the text, in the order in which the page says it. Empty: ready to analyze. */
export function checkAdvert(text: string): readonly AdvertFinding[] {
  const trimmed = text.trim()
  const { length } = trimmed
  const refusal = refusalOf(trimmed)
  if (refusal) return [{ code: refusal }]
  if (length < LIMITS.minLength) return [{ code: 'too-short' }]
  const findings: AdvertFinding[] = []
  if (length < LIMITS.shortLength) findings.push({ code: 'short', length })
  const question = length < LIMITS.questionLength ? findQuestion(trimmed) : null
  if (question) findings.push({ code: 'question', ...question })
  return findings
}

/** The two checks that hold everywhere: on the page, on the server, on the command line. */
export function refusalOf(text: string): 'empty' | 'too-long' | null {
  const { length } = text.trim()
  if (length === 0) return 'empty'
  return length > LIMITS.maxLength ? 'too-long' : null
}

/** Texts from a Mac have their dots apart from their letters: "pätee" is no "tee" there either. */
const WRITTEN = QUESTION_WORDS.flatMap((word) => [word, word.normalize('NFD')])
const QUESTION = new RegExp(`(^|[^\\p{L}\\p{M}])(${WRITTEN.join('|')})(?=\\s)|\\?`, 'iu')

function findQuestion(trimmed: string): { match: string; start: number } | null {
  const found = QUESTION.exec(trimmed)
  if (!found) return null
  const [whole, before = '', word = whole] = found
  return { match: word, start: found.index + before.length }
}
