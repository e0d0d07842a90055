import { groundingIn } from '../core/evidence/evidence.ts'
import { MARKS, type Mark } from '../core/mark.ts'
import { lettersOf, QUESTION_IDS, type QuestionId } from '../core/questions.ts'
import { choicesOf } from '../engines/builtin/decisions/all.ts'
import type { Features } from '../engines/builtin/learned/impression.ts'
import { lookAt } from '../engines/builtin/look.ts'
import { type GoldAd, type Letters, marksOf } from '../evaluation/gold.ts'

/** A labelled ad as the training sees it. */
export type LabelledAd = {
  readonly id: string
  readonly features: Features
  /** For each sentence the marks that an annotator quoted it for. */
  readonly quoted: readonly ReadonlySet<Mark>[]
  /** The marks that are right, and those that count neither way. */
  readonly right: ReadonlySet<Mark>
  readonly open: ReadonlySet<Mark>
  /** Those of them that some annotators give. Where all letters of a question are open, nobody labelled it. */
  readonly disputed: ReadonlySet<Mark>
  /** The marks that the rules give. */
  readonly ruled: ReadonlySet<Mark>
}

export function labelledAd(gold: GoldAd): LabelledAd {
  const { findings, features } = lookAt(gold.text)
  const right = marksOf(gold.letters)
  const passages = passagesOf(gold, right)
  return {
    id: gold.id,
    features,
    quoted: features.sentences.map(({ sentence }) => {
      const within = passages.filter(
        ({ start, end }) => start < sentence.end && sentence.start < end,
      )
      return new Set(within.map(({ mark }) => mark))
    }),
    right,
    open: marksOf(gold.open),
    disputed: marksOf(openInPart(gold.open)),
    ruled: new Set(choicesOf(findings).keys()),
  }
}

/** Without the questions of which every letter is open. */
function openInPart(open: Letters): Letters {
  const isInPart = (id: QuestionId) => (open[id] ?? '').length < lettersOf(id).length
  return Object.fromEntries(QUESTION_IDS.filter(isInPart).map((id) => [id, open[id] ?? '']))
}

/** Where the annotators' quotes for right letters stand; one that does not stand there is passed over. */
function passagesOf({ text, evidence }: GoldAd, right: ReadonlySet<Mark>) {
  const ground = groundingIn(text)
  return MARKS.filter((mark) => right.has(mark)).flatMap((mark) =>
    (evidence[mark] ?? []).flatMap((quote) => {
      const found = ground({ quote })
      return found ? [{ mark, start: found.start, end: found.end }] : []
    }),
  )
}
