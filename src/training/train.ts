import { MARKS, type Mark } from '../core/mark.ts'
import { CUE } from '../engines/builtin/learned/features.ts'
import { anyOf, bounded } from '../engines/builtin/learned/impression.ts'
import type { Scores } from '../engines/builtin/learned/reader.ts'
import type { Verdict } from '../engines/builtin/learned/verdict.ts'
import { judgedOn, rounded, type Witness } from './judged.ts'
import type { LabelledAd } from './labelled.ts'
import { FOLDS, type Models, modelsOf, type Place } from './left-out.ts'
import { matrixOf, type Named } from './matrix.ts'
import type { LabelledLine } from './stock-lines.ts'

/** A model for each mark: its bias, and the features that count. */
export type Weights = {
  readonly bias: ReadonlyMap<Mark, number>
  readonly weights: ReadonlyMap<string, ReadonlyMap<Mark, number>>
}

export type Trained = {
  readonly sentence: Weights
  readonly ad: Weights
  readonly verdicts: ReadonlyMap<Mark, Verdict>
  /** Of each unseen or typical ad, how likely each mark is by weights made without it. */
  readonly likelihoods: ReadonlyMap<LabelledAd, ReadonlyMap<Mark, number>>
}

/** Labelled ads, by what they are good for. An ad may be there in several forms, by the same id. */
export type Material = {
  /** All of them. */
  readonly ads: readonly LabelledAd[]
  /** The same said in stock lines, by the ids of those that they come from: they teach the reader of ads. */
  readonly restated: readonly LabelledAd[]
  /** Lines as they stand in many ads: they teach the reader of sentences. */
  readonly lines: readonly LabelledLine[]
  /** Those that the rules were not made with: they tell how far rules and readers can be trusted. */
  readonly unseen: readonly LabelledAd[]
  /** Those in which each letter is as frequent as in the ads that there will be; there may be none. */
  readonly typical: readonly LabelledAd[]
}

/** What a weight of each reader costs: as little as still gains on ads that were left out. */
const SENTENCE_PENALTY = 3
const AD_PENALTY = 1.7
/** Of a cue: somebody has thought of what it says. */
const CUE_PENALTY = AD_PENALTY / 2
/** A feature of fewer ads tells of them and not of the language. */
const FEWEST_ADS = 4

/**
 * Makes the two readers of all ads, the verdicts of those that the rules were not made with, and moves
 * each verdict until typical ads get the letter as often as they should. All of these are judged by
 * readers that had not seen them, for the verdicts are to know how far readers and rules can be trusted
 * with what is new.
 * @param marks of whole questions, for the verdict on a letter asks what was made of the others
 */
export function train(material: Material, marks: readonly Mark[]): Trained {
  const { ads, restated, lines, unseen, typical } = material
  const judged = [...new Set([...unseen, ...typical])]
  const folds = foldsOf(judged)
  const sentences = sentenceReader(ads, lines, marks, folds)
  // The ads come first: the row of an ad is its place among them.
  const wholes = adReader([...ads, ...restated], marks, folds)
  const witnesses = witnessesOf(judged, material, folds, sentences, wholes)
  const found = marks.map((mark) => ({ mark, ...judgedOn(mark, witnesses, FOLDS) }))
  return {
    sentence: weightsOf(sentences),
    ad: weightsOf(wholes),
    verdicts: new Map(found.map(({ mark, verdict }) => [mark, verdict])),
    likelihoods: new Map(
      judged.map((ad, at) => [
        ad,
        new Map(found.map(({ mark, likelihoods }) => [mark, likelihoods[at] ?? 0])),
      ]),
    ),
  }
}

/** The part that each judged ad belongs to, by its id: all forms of it are left out together. */
type Folds = ReadonlyMap<string, number>

function foldsOf(judged: readonly LabelledAd[]): Folds {
  return new Map([...new Set(judged.map(({ id }) => id))].map((id, at) => [id, at % FOLDS]))
}

/** A matrix, and for each mark a model of it. */
type Reading = { readonly matrix: Named; readonly models: ReadonlyMap<Mark, Models> }

/** Learns which sentences are quoted for a mark, and which lines give it. */
function sentenceReader(
  ads: readonly LabelledAd[],
  lines: readonly LabelledLine[],
  marks: readonly Mark[],
  folds: Folds,
): Reading {
  // The sentences of ads come first: the row of a sentence is its place among them.
  const owners = [
    ...ads.flatMap((ad) => ad.features.sentences.map(() => ad)),
    ...lines.flatMap((line) => line.sentences.map(() => line)),
  ]
  const examples = [
    ...ads.flatMap(({ features }) => features.sentences.map((each) => each.features)),
    ...lines.flatMap((line) => line.sentences),
  ]
  const quoted = [
    ...ads.flatMap((ad) => ad.quoted),
    ...lines.flatMap((line) => line.sentences.map(() => line.marks)),
  ]
  const matrix = matrixOf(examples, owners.map(idOf), FEWEST_ADS)
  const modelOn = (mark: Mark): Models => {
    const positive = quoted.map((each) => each.has(mark))
    return modelsOf(matrix, positive, () => SENTENCE_PENALTY, placesOf(owners, mark, folds))
  }
  return { matrix, models: new Map(marks.map((mark) => [mark, modelOn(mark)])) }
}

/**
 * Learns which ads have a mark, and which excerpts of them, so that it learns what says a mark and not only what
 * stands beside it in the same ads. An excerpt without a quote for a mark that the ad has tells nothing of it.
 */
function adReader(ads: readonly LabelledAd[], marks: readonly Mark[], folds: Folds): Reading {
  const wholes = ads.map((ad) => ({ ad, features: ad.features.ad, tells: (_: Mark) => true }))
  const excerpts = ads.flatMap((ad) =>
    ad.excerpts.map(({ features, quoted }) => ({
      ad,
      features,
      tells: (mark: Mark) => !ad.right.has(mark) || quoted.has(mark),
    })),
  )
  // The whole ads come first: the row of an ad is its place among the ads.
  const examples = [...wholes, ...excerpts]
  const owners = examples.map(({ ad }) => ad)
  const matrix = matrixOf(
    examples.map(({ features }) => features),
    owners.map(idOf),
    FEWEST_ADS,
  )
  const modelOn = (mark: Mark): Models => {
    const positive = owners.map(({ right }) => right.has(mark))
    const places = placesOf(owners, mark, folds).map(
      ({ fold, counts }, row): Place => ({
        fold,
        counts: counts && (examples[row]?.tells(mark) ?? false),
      }),
    )
    return modelsOf(matrix, positive, costOf, places)
  }
  return { matrix, models: new Map(marks.map((mark) => [mark, modelOn(mark)])) }
}

const costOf = (name: string): number => (name.startsWith(CUE) ? CUE_PENALTY : AD_PENALTY)

/** Whose an example is. */
type Owner = Pick<LabelledAd, 'id' | 'open'>

const idOf = ({ id }: Owner): string => id

function placesOf(owners: readonly Owner[], mark: Mark, folds: Folds): readonly Place[] {
  return owners.map(({ id, open }) => ({ fold: folds.get(id) ?? null, counts: !open.has(mark) }))
}

/** The ads that are judged, with what readers make of each that were made without it. */
function witnessesOf(
  judged: readonly LabelledAd[],
  { ads, unseen, typical }: Material,
  folds: Folds,
  sentences: Reading,
  wholes: Reading,
): readonly Witness[] {
  const places = new Map(ads.map((ad, at) => [ad, at]))
  const firstSentences = [0]
  for (const { features } of ads) {
    firstSentences.push((firstSentences.at(-1) ?? 0) + features.sentences.length)
  }
  const [isUnseen, isTypical] = [new Set(unseen), new Set(typical)]
  return judged.map((ad) => {
    const at = places.get(ad) ?? 0
    const fold = folds.get(ad.id) ?? 0
    const marginsAt = ({ models }: Reading, row: number): Scores =>
      Float64Array.from(MARKS, (mark) => models.get(mark)?.without[fold]?.[row] ?? 0)
    const rows = ad.features.sentences.map((_, number) => (firstSentences[at] ?? 0) + number)
    return {
      ad,
      impression: {
        sentences: anyOf(rows.map((row) => marginsAt(sentences, row))),
        ad: marginsAt(wholes, at).map(bounded),
      },
      fold,
      isUnseen: isUnseen.has(ad),
      isTypical: isTypical.has(ad),
    }
  })
}

function weightsOf({ matrix, models }: Reading): Weights {
  const bias = new Map<Mark, number>()
  const weights = new Map<string, Map<Mark, number>>()
  for (const [mark, { whole }] of models) {
    bias.set(mark, rounded(whole.bias))
    for (const [column, weight] of whole.weights) {
      const name = matrix.names[column] ?? ''
      if (rounded(weight) === 0) continue
      const byMark = weights.get(name) ?? new Map<Mark, number>()
      weights.set(name, byMark.set(mark, rounded(weight)))
    }
  }
  return { bias, weights }
}

/** The weights of all marks together, of trainings that each knew some questions. */
export function mergedWeights(parts: readonly Weights[]): Weights {
  const weights = new Map<string, ReadonlyMap<Mark, number>>()
  for (const part of parts) {
    for (const [name, byMark] of part.weights) {
      weights.set(name, new Map([...(weights.get(name) ?? []), ...byMark]))
    }
  }
  return { bias: new Map(parts.flatMap(({ bias }) => [...bias])), weights }
}
