import type { Mark } from '../core/highlight.ts'
import { anyOf, bounded } from '../engines/builtin/learned/impression.ts'
import { MARKS, type Scores } from '../engines/builtin/learned/reader.ts'
import { likelihoodOf, testimonyOn, type Verdict } from '../engines/builtin/learned/verdict.ts'
import type { LabelledAd } from './labelled.ts'
import { fitLogistic, type Linear } from './logistic.ts'
import { denseMatrix, matrixOf, type Named } from './matrix.ts'

/** A model for each mark: its bias, and the features that count. */
export type Weights = {
  readonly bias: ReadonlyMap<Mark, number>
  readonly weights: ReadonlyMap<string, ReadonlyMap<Mark, number>>
}

export type Trained = {
  readonly sentence: Weights
  readonly ad: Weights
  readonly verdicts: ReadonlyMap<Mark, Verdict>
  /** For each ad that was judged unseen, in their order: how likely each mark is. */
  readonly unseen: readonly ReadonlyMap<Mark, number>[]
}

/** What a weight of each reader costs: as little as still gains on ads that were left out. */
const SENTENCE_PENALTY = 3
const AD_PENALTY = 1
const VERDICT_PENALTY = 5
/** A feature of fewer ads tells of them and not of the language. */
const FEWEST_ADS = 4
/** So many parts take turns in being left out. */
const FOLDS = 3
const DECIMALS = 100

/**
 * Makes the two readers of all ads, and the verdicts of those that the rules were not made with
 * (`unseen`, a part of `ads`): each is judged by readers that had not seen it, for the verdicts are to
 * know how far readers and rules can be trusted with what is new.
 */
export function train(ads: readonly LabelledAd[], unseen: readonly LabelledAd[]): Trained {
  const folds = foldsOf(unseen)
  const sentences = sentenceReader(ads, folds)
  const wholes = adReader(ads, folds)
  const impressions = impressionsWithout(ads, unseen, folds, sentences.models, wholes.models)
  const judged = MARKS.map((mark) => ({ mark, ...judgedOn(mark, unseen, folds, impressions) }))
  return {
    sentence: weightsOf(sentences),
    ad: weightsOf(wholes),
    verdicts: new Map(judged.map(({ mark, verdict }) => [mark, verdict])),
    unseen: unseen.map(
      (_, at) => new Map(judged.map(({ mark, likelihoods }) => [mark, likelihoods[at] ?? 0])),
    ),
  }
}

/** The part that each unseen ad belongs to, by its name: an ad that is given twice is left out twice. */
type Folds = ReadonlyMap<string, number>

function foldsOf(unseen: readonly LabelledAd[]): Folds {
  return new Map([...new Set(unseen.map(({ id }) => id))].map((id, at) => [id, at % FOLDS]))
}

/** A matrix and a model for each mark, in their order. */
type Reading = { readonly matrix: Named; readonly models: readonly Models[] }

/** Learns which sentences are quoted for a mark. */
function sentenceReader(ads: readonly LabelledAd[], folds: Folds): Reading {
  const owners = ads.flatMap(({ features }, ad) => features.sentences.map(() => ad))
  const examples = ads.flatMap(({ features }) => features.sentences.map((each) => each.features))
  const quoted = ads.flatMap((ad) => ad.quoted)
  const matrix = matrixOf(examples, owners, FEWEST_ADS)
  const models = MARKS.map((mark) => {
    const positive = quoted.map((marks) => marks.has(mark))
    const owned = owners.map((owner) => ads[owner] as LabelledAd)
    return modelsOf(matrix, positive, SENTENCE_PENALTY, placesOf(owned, mark, folds))
  })
  return { matrix, models }
}

/** Learns which ads have a mark. */
function adReader(ads: readonly LabelledAd[], folds: Folds): Reading {
  const examples = ads.map(({ features }) => features.ad)
  const matrix = matrixOf(examples, [...ads.keys()], FEWEST_ADS)
  const models = MARKS.map((mark) => {
    const positive = ads.map(({ right }) => right.has(mark))
    return modelsOf(matrix, positive, AD_PENALTY, placesOf(ads, mark, folds))
  })
  return { matrix, models }
}

/** For each example the part that it is in, if any, and whether it counts for the mark. */
type Place = { readonly fold: number | null; readonly counts: boolean }

function placesOf(owners: readonly LabelledAd[], mark: Mark, folds: Folds): readonly Place[] {
  return owners.map(({ id, open }) => ({ fold: folds.get(id) ?? null, counts: !open.has(mark) }))
}

/** What the two readers make of an ad, in log-odds. */
type Seen = { readonly sentences: Scores; readonly ad: Scores }

/** What readers make of each unseen ad that were made without it. */
function impressionsWithout(
  ads: readonly LabelledAd[],
  unseen: readonly LabelledAd[],
  folds: Folds,
  sentenceModels: readonly Models[],
  adModels: readonly Models[],
): readonly Seen[] {
  const firstSentences = [0]
  for (const { features } of ads) {
    firstSentences.push((firstSentences.at(-1) ?? 0) + features.sentences.length)
  }
  return unseen.map((ad) => {
    const at = ads.indexOf(ad)
    const part = folds.get(ad.id) ?? 0
    const marginsAt = (models: readonly Models[], row: number): Scores =>
      Float64Array.from(models, ({ without }) => without[part]?.[row] ?? 0)
    const rows = ad.features.sentences.map((_, number) => (firstSentences[at] ?? 0) + number)
    return {
      sentences: anyOf(rows.map((row) => marginsAt(sentenceModels, row))),
      ad: marginsAt(adModels, at).map(bounded),
    }
  })
}

/** The verdict on a mark, and how likely verdicts made without an ad find it there. */
function judgedOn(
  mark: Mark,
  unseen: readonly LabelledAd[],
  folds: Folds,
  impressions: readonly Seen[],
): { readonly verdict: Verdict; readonly likelihoods: readonly number[] } {
  const testimonies = unseen.map((ad, at) => testimonyOn(mark, ad.ruled, impressions[at] ?? UNSEEN))
  const matrix = denseMatrix(testimonies)
  const positive = unseen.map(({ right }) => right.has(mark))
  const places = placesOf(unseen, mark, folds)
  const penalty = { size: () => 0, square: VERDICT_PENALTY }
  const made = (leftOut: number | null): Verdict => {
    const importance = importanceOf(places, leftOut)
    const { bias, weights } = fitLogistic(matrix, { positive, importance }, penalty)
    return {
      bias: rounded(bias),
      weights: matrix.columns.map((_, column) => rounded(weights.get(column) ?? 0)),
    }
  }
  const parts = Array.from({ length: FOLDS }, (_, part) => made(part))
  return {
    verdict: made(null),
    likelihoods: testimonies.map((testimony, at) =>
      likelihoodOf(parts[places[at]?.fold ?? 0] as Verdict, testimony),
    ),
  }
}

const UNSEEN: Seen = {
  sentences: new Float64Array(MARKS.length),
  ad: new Float64Array(MARKS.length),
}

/** One mark's model of all examples, and the margins of those made without each part. */
type Models = { readonly whole: Linear; readonly without: readonly Float64Array[] }

function modelsOf(
  matrix: Named,
  positive: readonly boolean[],
  cost: number,
  places: readonly Place[],
): Models {
  const penalty = { size: (column: number) => cost / (matrix.rarity[column] ?? 1), square: 0 }
  const made = (leftOut: number | null, start?: Linear) =>
    fitLogistic(matrix, { positive, importance: importanceOf(places, leftOut) }, penalty, start)
  const whole = made(null)
  const without = Array.from({ length: FOLDS }, (_, part) => made(part, whole).margins)
  return { whole, without }
}

/** Nothing for examples of the part that is left out, and for those that count neither way. */
function importanceOf(places: readonly Place[], leftOut: number | null): Float64Array {
  return Float64Array.from(places, ({ fold, counts }) =>
    counts && (leftOut === null || fold !== leftOut) ? 1 : 0,
  )
}

function weightsOf({ matrix, models }: Reading): Weights {
  const bias = new Map<Mark, number>()
  const weights = new Map<string, Map<Mark, number>>()
  models.forEach(({ whole }, place) => {
    const mark = MARKS[place] as Mark
    bias.set(mark, rounded(whole.bias))
    for (const [column, weight] of whole.weights) {
      const name = matrix.names[column] ?? ''
      if (rounded(weight) === 0) continue
      const byMark = weights.get(name) ?? new Map<Mark, number>()
      weights.set(name, byMark.set(mark, rounded(weight)))
    }
  })
  return { bias, weights }
}

function rounded(weight: number): number {
  return Math.round(weight * DECIMALS) / DECIMALS
}
