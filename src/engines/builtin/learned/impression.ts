import type { Mark } from '../../../core/highlight.ts'
import type { Headings } from '../headings.ts'
import type { Hit } from '../hit.ts'
import type { Advert, Sentence } from '../sentences.ts'
import { cueFeatures, sentenceFeatures, wordFeatures } from './features.ts'
import { MARKS, placeOf, type Reader, type Scores, scoresOf, weightIn } from './reader.ts'

/** Two readers made from labelled ads: one sees a sentence at a time, the other the ad as a whole. */
export type Readers = { readonly sentence: Reader; readonly ad: Reader }

/** What the readers make of an ad. */
export type Impression = {
  /** Whether the ad as a whole looks like one of each mark, in log-odds. */
  readonly ad: Scores
  /** Whether any of its sentences says each mark, in log-odds. */
  readonly sentences: Scores
  /** Where a mark is said the most: a word and its sentence; `null` where the ad is empty. */
  telling(mark: Mark): Telling | null
}

/** A word, `start` to `end` in the text, and the sentence that it stands in. */
export type Telling = Pick<Hit, 'start' | 'end' | 'sentence'>

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

export function impressionOf(readers: Readers, { sentences, ad }: Features): Impression {
  const read = sentences.map(({ sentence, features }) => ({
    sentence,
    scores: scoresOf(readers.sentence, features),
  }))
  return {
    ad: scoresOf(readers.ad, ad).map(bounded),
    sentences: anyOf(read.map(({ scores }) => scores)),
    telling: (mark) => {
      const place = placeOf(mark)
      const score = ({ scores }: { scores: Scores }) => scores[place] ?? 0
      const [first] = read.toSorted((one, other) => score(other) - score(one))
      return first ? tellingWord(readers.sentence, first.sentence, place) : null
    },
  }
}

/** The word of a sentence that says a mark the most. */
function tellingWord(reader: Reader, sentence: Sentence, place: number): Telling {
  const words = sentence.words.map((word, number) => {
    const features = wordFeatures(word.text, sentence.words[number - 1]?.text ?? '')
    const weight = features.reduce((sum, feature) => sum + weightIn(reader, feature, place), 0)
    return { word, weight }
  })
  const [best] = words.toSorted((one, other) => other.weight - one.weight)
  const { start, end } = best?.word ?? sentence
  return { start, end, sentence }
}

/** The log-odds that at least one says it, were they independent. */
export function anyOf(all: readonly Scores[]): Scores {
  const silent = new Float64Array(MARKS.length)
  for (const scores of all) {
    for (let place = 0; place < silent.length; place++) {
      silent[place] = (silent[place] as number) + Math.log1p(Math.exp(scores[place] as number))
    }
  }
  return silent.map((each) => bounded(Math.log(Math.expm1(each))))
}

/** A score within what is as good as sure. */
export function bounded(score: number): number {
  return Math.min(SUREST, Math.max(-SUREST, score))
}
