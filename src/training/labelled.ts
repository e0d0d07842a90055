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
  /** How the ad as a whole would look if it said less. */
  readonly excerpts: readonly Excerpt[]
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

/** What there is to look at in a part of an ad, and the marks that an annotator quoted something of it for. */
export type Excerpt = {
  readonly features: Features['ad']
  readonly quoted: ReadonlySet<Mark>
}

/** Whether an excerpt keeps a sentence, by its number among so many. */
type Cut = (number: number, count: number) => boolean
const EVERY_SECOND: Cut = (number) => number % 2 === 0
/** The others, two of three, and more than half from either end. */
const MORE_CUTS: readonly Cut[] = [
  (number) => number % 2 === 1,
  (number) => number % 3 !== 1,
  (number, count) => number < 0.6 * count,
  (number, count) => number >= 0.4 * count,
]

/** An ad with one excerpt, of every second sentence. */
export function labelledAd(gold: GoldAd): LabelledAd {
  return labelled(gold, [EVERY_SECOND])
}

/** An ad with several excerpts: one that speaks as real ads do is worth more than one look. */
export function labelledAdInExcerpts(gold: GoldAd): LabelledAd {
  return labelled(gold, [EVERY_SECOND, ...MORE_CUTS])
}

function labelled(gold: GoldAd, cuts: readonly Cut[]): LabelledAd {
  const { findings, features, featuresIn } = lookAt(gold.text)
  const right = marksOf(gold.letters)
  const { sentences } = features
  const quoted = quotedIn(gold, sentences)
  const excerptBy = (cut: Cut): Excerpt => {
    const isKept = (_: unknown, number: number) => cut(number, sentences.length)
    return {
      features: featuresIn(sentences.filter(isKept).map(({ sentence }) => sentence)).ad,
      quoted: new Set(quoted.filter(isKept).flatMap((marks) => [...marks])),
    }
  }
  return {
    id: gold.id,
    features,
    excerpts: cuts.map(excerptBy),
    quoted,
    right,
    open: marksOf(gold.open),
    disputed: marksOf(openInPart(gold.open)),
    ruled: new Set(choicesOf(findings).keys()),
  }
}

/** For each sentence the right marks that an annotator quoted something of it for. */
export function quotedIn(
  gold: GoldAd,
  sentences: Features['sentences'],
): readonly ReadonlySet<Mark>[] {
  const passages = passagesOf(gold, marksOf(gold.letters))
  return sentences.map(({ sentence }) => {
    const within = passages.filter(({ start, end }) => start < sentence.end && sentence.start < end)
    return new Set(within.map(({ mark }) => mark))
  })
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
