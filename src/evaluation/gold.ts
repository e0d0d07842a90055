import { formatKey, parseKey, type Selections } from '../core/key.ts'
import { QUESTION_IDS, type QuestionId } from '../core/questions.ts'

/** Letters of each question as a gold file has them: sorted, `''` for none. */
export type Letters = Readonly<Partial<Record<QuestionId, string>>>

/** A labelled advertisement. */
export type GoldAd = {
  readonly id: string
  readonly lang: string
  readonly sector: string
  readonly text: string
  readonly letters: Letters
  /** Letters that count neither right nor wrong. */
  readonly open: Letters
  /** Each annotator's own letters; may be empty. */
  readonly annotations: readonly Letters[]
  /** Verbatim quotes for a letter such as `1A`; white space may differ from the text. */
  readonly evidence: Readonly<Record<string, readonly string[]>>
}

/** A line of a gold file that cannot be used, and why. */
export class GoldFault extends Error {
  constructor(line: number, problem: string) {
    super(`rivi ${line}: ${problem}`)
    this.name = 'GoldFault'
  }
}

/**
 * Reads a gold file, one JSON object a line.
 * @throws GoldFault for the first line that is no labelled ad
 */
export function readGold(jsonl: string): readonly GoldAd[] {
  return jsonl.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    return [goldAdOf(parsed(line, index + 1), index + 1)]
  })
}

/** The ad as a PDF would give it: one long line, every offset where it was. */
export function flattened(ad: GoldAd): GoldAd {
  return { ...ad, text: ad.text.replace(/[\r\n]/g, ' ') }
}

/** The letters as marks such as `1A`. */
export function marksOf(letters: Letters): ReadonlySet<string> {
  return new Set(
    QUESTION_IDS.flatMap((id) => [...(letters[id] ?? '')].map((letter) => `${id}${letter}`)),
  )
}

export function lettersOf(selections: Selections): Letters {
  return Object.fromEntries(QUESTION_IDS.map((id) => [id, selections[id].join('')]))
}

function parsed(line: string, number: number): Partial<GoldAd> {
  try {
    return JSON.parse(line)
  } catch {
    throw new GoldFault(number, 'ei ole JSON-olio')
  }
}

function goldAdOf(row: Partial<GoldAd>, number: number): GoldAd {
  const { id, text, letters, open = {}, annotations = [], evidence = {} } = row
  if (typeof id !== 'string' || typeof text !== 'string') {
    throw new GoldFault(number, 'id tai text puuttuu')
  }
  if (letters === undefined) throw new GoldFault(number, 'letters puuttuu')
  for (const each of [letters, open, ...annotations]) checkLetters(each, number)
  return {
    id,
    text,
    letters,
    open,
    annotations,
    evidence,
    lang: row.lang ?? '',
    sector: row.sector ?? '',
  }
}

function checkLetters(letters: Letters, number: number): void {
  const key = QUESTION_IDS.map((id) => `${id}${letters[id] ?? ''}`).join('')
  const result = parseKey(key)
  if (!result.ok || formatKey(result.selections) !== key) {
    throw new GoldFault(number, `kirjaimet eivät ole avain: ${key}`)
  }
}
