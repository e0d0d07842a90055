import { type Evidence, isNumber, NUMBERS } from '../engines/builtin/refusal/evidence.ts'
import { type Likeness, shareIn } from '../engines/builtin/refusal/likeness.ts'
import { seenIn } from '../engines/builtin/seen.ts'
import { readAdvert } from '../engines/builtin/sentences.ts'
import { rounded } from './judged.ts'
import { FOLDS, modelsOf } from './left-out.ts'
import { denseMatrix, matrixOf, type Named } from './matrix.ts'

/** A text that is an ad or none. It may be there in several forms, by the same id. */
export type KnownText = {
  readonly id: string
  readonly isAdvert: boolean
  readonly evidence: Evidence
}

export type TrainedLikeness = {
  readonly likeness: Likeness
  /** Of each text, the log-odds that it is an ad by weights made without it. */
  readonly leftOut: readonly number[]
}

/** What the weight of a word costs; numbers, of which there are few, cost nothing. */
const WORD_PENALTY = 1.2
/** A word of fewer texts tells of them and not of a kind. */
const FEWEST_TEXTS = 30
/** In words: so long is the opening of a text at the least. */
const OPENING = 30

export function knownText(id: string, isAdvert: boolean, text: string): KnownText {
  return { id, isAdvert, evidence: seenIn(text).evidence }
}

/** The first sentences of a text, as somebody pastes them or a short ad is written. */
export function openingOf(text: string): string {
  let words = 0
  const last = readAdvert(text).sentences.find((sentence) => {
    words += sentence.words.length
    return words >= OPENING
  })
  return text.slice(0, last?.end)
}

/** Learns what ads say that other texts do not, and how far the signs of either can be trusted. */
export function trainLikeness(texts: readonly KnownText[]): TrainedLikeness {
  const matrix = matrixOfTexts(texts)
  const parts = new Map([...new Set(texts.map(({ id }) => id))].map((id, at) => [id, at % FOLDS]))
  const partOf = ({ id }: KnownText) => parts.get(id) ?? 0
  const { whole, without } = modelsOf(
    matrix,
    texts.map(({ isAdvert }) => isAdvert),
    (name) => (isNumber(name) ? 0 : WORD_PENALTY),
    texts.map((text) => ({ fold: partOf(text), counts: true })),
  )
  const weights = [...whole.weights].map(
    ([column, weight]) => [matrix.names[column] ?? '', rounded(weight)] as const,
  )
  return {
    likeness: {
      bias: rounded(whole.bias),
      weights: new Map(weights.filter(([, weight]) => weight !== 0)),
    },
    leftOut: texts.map((text, row) => without[partOf(text)]?.[row] ?? 0),
  }
}

/** The words of texts, and beside them their numbers. */
function matrixOfTexts(texts: readonly KnownText[]): Named {
  const words = matrixOf(
    texts.map(({ evidence }) => evidence.features),
    texts.map(({ id }) => id),
    FEWEST_TEXTS,
    shareIn,
  )
  const numbers = denseMatrix(texts.map(({ evidence }) => evidence.numbers))
  return {
    rows: words.rows,
    names: [...words.names, ...NUMBERS],
    rarity: [...words.rarity, ...NUMBERS.map(() => 1)],
    columns: [...words.columns, ...numbers.columns],
  }
}
