import { z } from 'zod'
import type { Selections } from '../core/key.ts'
import { MARKS, type Mark, markOf } from '../core/mark.ts'
import {
  type Letter,
  lettersOf as ownLetters,
  QUESTION_IDS,
  type QuestionId,
} from '../core/questions.ts'

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

const NOT_AN_OBJECT = 'ei ole JSON-olio'
const NO_NAME_OR_TEXT = 'id tai text puuttuu tai ei ole merkkijono'

/** An object with these fields alone: a foreign one would be a letter or a quote that counts nowhere. */
const closed = <Shape extends z.ZodRawShape>(shape: Shape, unknown: string) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${unknown}: ${issue.keys.join(', ')}`
        : 'puuttuu tai ei ole olio',
  })

/** Each of the question's own letters at most once, A first. */
function lettersPattern(id: QuestionId): RegExp {
  return new RegExp(`^${ownLetters(id).join('?')}?$`)
}

const NO_LETTERS =
  'oltava merkkijono kysymyksen omia kirjaimia aakkosjärjestyksessä, esimerkiksi "AB"'
const LettersSchema = closed(
  Object.fromEntries(
    QUESTION_IDS.map((id) => [
      id,
      z.string(NO_LETTERS).regex(lettersPattern(id), NO_LETTERS).exactOptional(),
    ]),
  ) as Record<QuestionId, z.ZodExactOptional<z.ZodString>>,
  'tuntematon kysymys',
)

const QuotesSchema = z.array(z.string('oltava merkkijono'), 'oltava lista lainauksia')
const EvidenceSchema = closed(
  Object.fromEntries(MARKS.map((mark) => [mark, QuotesSchema.exactOptional()])) as Record<
    Mark,
    z.ZodExactOptional<typeof QuotesSchema>
  >,
  'tuntematon kirjain',
)

const NameSchema = z.string('oltava merkkijono').nullish()

const GoldAdSchema = z.object(
  {
    id: z.string(NO_NAME_OR_TEXT),
    lang: NameSchema.transform((value) => value ?? ''),
    sector: NameSchema.transform((value) => value ?? ''),
    text: z.string(NO_NAME_OR_TEXT),
    letters: LettersSchema,
    open: LettersSchema.default({}),
    annotations: z.array(LettersSchema, 'oltava lista').default([]),
    evidence: EvidenceSchema.default({}),
  },
  NOT_AN_OBJECT,
)

/**
 * Reads a gold file, one JSON object a line; a byte order mark before the first is passed over.
 * @throws GoldFault for the first line that is no labelled ad
 */
export function readGold(jsonl: string): readonly GoldAd[] {
  return jsonl
    .replace(/^\uFEFF/, '')
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [goldAdOf(line, index + 1)]))
}

/** A text as a PDF would give it: one long line, every offset where it was. */
export function onOneLine(text: string): string {
  return text.replace(/[\r\n]/g, ' ')
}

/** The ad as a PDF would give it. */
export function flattened(ad: GoldAd): GoldAd {
  return { ...ad, text: onOneLine(ad.text) }
}

/** The letters as marks such as `1A`. */
export function marksOf(letters: Letters): ReadonlySet<Mark> {
  return new Set(
    QUESTION_IDS.flatMap((id) =>
      [...(letters[id] ?? '')].map((letter) => markOf(id, letter as Letter)),
    ),
  )
}

export function lettersOf(selections: Selections): Letters {
  return Object.fromEntries(QUESTION_IDS.map((id) => [id, selections[id].join('')]))
}

function goldAdOf(line: string, number: number): GoldAd {
  const { success, data, error } = GoldAdSchema.safeParse(parsed(line, number))
  if (success) return data
  const [issue] = error.issues
  const where = issue?.path.length ? ` (${issue.path.join('.')})` : ''
  throw new GoldFault(number, `${issue?.message}${where}`)
}

function parsed(line: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new GoldFault(number, NOT_AN_OBJECT)
  }
}
