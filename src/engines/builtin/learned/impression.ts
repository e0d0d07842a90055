import { MARKS, type Mark } from '../../../core/mark.ts'
import type { Headings } from '../headings.ts'
import type { Hit, Passage } from '../hit.ts'
import type { Advert, Sentence } from '../sentences.ts'
import { cueFeatures, sentenceFeatures, wordFeatures } from './features.ts'
import { placeOf, type Reader, type Scores, scoresOf, weightIn } from './reader.ts'

/** Two readers made from labelled ads: one sees a sentence at a time, the other the ad as a whole. */
export type Readers = { readonly sentence: Reader; readonly ad: Reader }

/** What the readers make of an ad. */
export type Impression = {
  /** Whether the ad as a whole looks like one of each mark, in log-odds. */
  readonly ad: Scores
  /** Whether any of its sentences says each mark, in log-odds. */
  readonly sentences: Scores
  /** Whether a sentence says a mark, in log-odds. */
  says(sentence: Sentence, mark: Mark): number
  /** Where a mark is said the most: a word of its sentence; `null` where the ad is empty. */
  telling(mark: Mark): Passage | null
}

/** All that the readers look at in an ad. */
export type Features = {
  readonly sentences: readonly {
    readonly sentence: Sentence
    readonly features: ReadonlySet<string>
  }[]
  readonly ad: ReadonlySet<string>
}

/** In log-odds; whatever is surer than this is as good as sure. */
const SUREST = 7

/** What there is to look at in an ad, each of its sentences and all of them together. */
export function featuresOf(advert: Advert, hits: readonly Hit[], headings: Headings): Features {
  const sentences = advert.sentences.map((sentence) => ({
    sentence,
    features: sentenceFeatures(sentence, headings.get(sentence), sentence.start < advert.titleEnd),
  }))
  const ad = new Set(cueFeatures(hits))
  for (const { features } of sentences) for (const feature of features) ad.add(feature)
  return { sentences, ad }
}

/**
 * What the readers make of an ad. They go by words and do not hear a denial, so that a sentence that
 * denies a mark says nothing of it.
 */
export function impressionOf(
  readers: Readers,
  { sentences, ad }: Features,
  denies: (sentence: Sentence, mark: Mark) => boolean,
): Impression {
  const read = sentences.map(({ sentence, features }) => ({
    sentence,
    scores: scoresOf(readers.sentence, features).map((score, place) =>
      denies(sentence, MARKS[place] as Mark) ? -SUREST : score,
    ),
  }))
  const scoresBySentence = new Map(read.map(({ sentence, scores }) => [sentence, scores]))
  return {
    ad: scoresOf(readers.ad, ad).map(bounded),
    sentences: anyOf(read.map(({ scores }) => scores)),
    says: (sentence, mark) => bounded(scoresBySentence.get(sentence)?.[placeOf(mark)] ?? -SUREST),
    telling: (mark) => {
      const place = placeOf(mark)
      const loudest = highest(read, ({ scores }) => scores[place] ?? 0)
      return loudest ? tellingWord(readers.sentence, loudest.sentence, place) : null
    },
  }
}

/** The word of a sentence that says a mark the most. */
function tellingWord(reader: Reader, sentence: Sentence, place: number): Passage {
  const loudest = highest(sentence.words, (word, number) => {
    const features = wordFeatures(word.text, sentence.words[number - 1]?.text ?? '')
    return features.reduce((sum, feature) => sum + weightIn(reader, feature, place), 0)
  })
  const { start, end } = loudest ?? sentence
  return { start, end, sentence }
}

/** The first of those with the highest score; `null` where there are none. */
function highest<T>(all: readonly T[], scoreOf: (each: T, number: number) => number): T | null {
  let best: { readonly each: T; readonly score: number } | null = null
  for (const [number, each] of all.entries()) {
    const score = scoreOf(each, number)
    if (!best || score > best.score) best = { each, score }
  }
  return best?.each ?? null
}

/**
 * The log-odds that at least one of those that say it the most says it, were they independent. What
 * says nothing is not asked, however much of it there is: a line more moves no letter.
 */
export function anyOf(all: readonly Scores[]): Scores {
  const most = MARKS.map((_, place) => most3(all, place))
  return Float64Array.from(most, (scores) => {
    const silent = scores.reduce((sum, score) => sum + Math.log1p(Math.exp(score)), 0)
    return bounded(Math.log(Math.expm1(silent)))
  })
}

/** The three highest scores at a place, or as many as there are. */
function most3(all: readonly Scores[], place: number): readonly number[] {
  let [first, second, third] = [-Infinity, -Infinity, -Infinity]
  for (const scores of all) {
    const score = scores[place] as number
    if (score > first) [first, second, third] = [score, first, second]
    else if (score > second) [second, third] = [score, second]
    else if (score > third) third = score
  }
  return [first, second, third]
}

/** A score within what is as good as sure. */
export function bounded(score: number): number {
  return Math.min(SUREST, Math.max(-SUREST, score))
}
