import { z } from 'zod'
import { MARKS, type Mark } from '../core/mark.ts'
import { lookAt } from '../engines/builtin/look.ts'
import { linesOf } from './without-words.ts'

/** A line as it stands in many ads, in the words that all of them use. */
export type StockLine = {
  readonly lang: string
  readonly text: string
  /** The marks that the line alone gives. */
  readonly marks: readonly Mark[]
  /** Those that some careful readers would give and others not. */
  readonly open: readonly Mark[]
}

/** A stock line as the reader of sentences learns from it. */
export type LabelledLine = {
  readonly id: string
  /** What there is to look at in each of its sentences. */
  readonly sentences: readonly ReadonlySet<string>[]
  readonly marks: ReadonlySet<Mark>
  readonly open: ReadonlySet<Mark>
}

const MarksSchema = z.array(z.enum(MARKS as readonly [Mark, ...Mark[]]))
const StockLineSchema = z.strictObject({
  lang: z.enum(['fi', 'sv', 'en']),
  text: z.string().min(1),
  marks: MarksSchema,
  open: MarksSchema,
})

/**
 * Reads a file of stock lines, one JSON object a line.
 * @throws ZodError for a line of another form
 */
export function readStockLines(jsonl: string): readonly StockLine[] {
  return linesOf(jsonl).map((line) => StockLineSchema.parse(JSON.parse(line)))
}

/** A title that says nothing: what stands first in a text is taken for one. */
const TITLE = 'Työpaikka'

export function labelledLine({ text, marks, open }: StockLine, number: number): LabelledLine {
  const { advert, features } = lookAt(`${TITLE}\n\n${text}`)
  const own = features.sentences.filter(({ sentence }) => sentence.start >= advert.titleEnd)
  return {
    id: `line ${number}`,
    sentences: own.map((each) => each.features),
    marks: new Set(marks),
    open: new Set(open),
  }
}
