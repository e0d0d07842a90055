import { MARKS, type Mark, questionOfMark } from '../../../core/mark.ts'
import type { QuestionId } from '../../../core/questions.ts'
import type { Findings } from '../findings.ts'
import type { Headings } from '../headings.ts'
import type { Hit, Passage } from '../hit.ts'
import type { Misleading } from '../misleading.ts'
import type { Advert, Sentence } from '../sentences.ts'
import { cueFeatures, sentenceFeatures, wordFeatures } from './features.ts'
import { placeOf, type Reader, type Scores, scoresOf, shareOf, weightIn } from './reader.ts'

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
    /** The same, if some of its words were not there. */
    without(words: ReadonlySet<number>): ReadonlySet<string>
  }[]
  /** The cues of the ad. */
  readonly cues: ReadonlySet<string>
  readonly ad: ReadonlySet<string>
}

/** In log-odds; whatever is surer than this is as good as sure. */
const SUREST = 7

/** What there is to look at in an ad, each of its sentences and all of them together. */
export function featuresOf(advert: Advert, hits: readonly Hit[], headings: Headings): Features {
  const sentences = advert.sentences.map((sentence) => {
    const without = (words?: ReadonlySet<number>) =>
      sentenceFeatures(sentence, headings.get(sentence), sentence.start < advert.titleEnd, words)
    return { sentence, features: without(), without }
  })
  const cues = cueFeatures(hits)
  const ad = new Set(cues)
  for (const { features } of sentences) for (const feature of features) ad.add(feature)
  return { sentences, cues, ad }
}

/**
 * What the readers make of an ad. They go by words and hear neither a denial nor what a word means in its
 * company: a sentence that denies a mark says nothing of it, and misleading words say nothing of their question.
 */
export function impressionOf(
  readers: Readers,
  features: Features,
  {
    findings: { denies },
    misleading,
  }: { readonly findings: Pick<Findings, 'denies'>; readonly misleading: Misleading },
): Impression {
  const read = features.sentences.map(({ sentence, features, without }) => {
    const scores = scoresOf(readers.sentence, features)
    for (const [question, words] of misleading.get(sentence) ?? []) {
      const heard = scoresOf(readers.sentence, without(words), shareOf(features))
      lower(scores, heard, question)
    }
    for (const [place, mark] of MARKS.entries()) if (denies(sentence, mark)) scores[place] = -SUREST
    return { sentence, scores }
  })
  const scoresBySentence = new Map(read.map(({ sentence, scores }) => [sentence, scores]))
  return {
    ad: adScores(readers.ad, features, misleading).map(bounded),
    sentences: anyOf(read.map(({ scores }) => scores)),
    says: (sentence, mark) => bounded(scoresBySentence.get(sentence)?.[placeOf(mark)] ?? -SUREST),
    telling: (mark) => {
      const place = placeOf(mark)
      const loudest = highest(read, ({ scores }) => scores[place] ?? 0)
      if (!loudest) return null
      const unheard = misleading.get(loudest.sentence)?.get(questionOfMark(mark))
      return tellingWord(readers.sentence, loudest.sentence, place, unheard)
    },
  }
}

/** What the reader of ads makes of one, without what misleads. */
function adScores(
  reader: Reader,
  { sentences, cues, ad }: Features,
  misleading: Misleading,
): Scores {
  const scores = scoresOf(reader, ad)
  const questions = new Set([...misleading.values()].flatMap((words) => [...words.keys()]))
  for (const question of questions) {
    const heard = new Set(cues)
    for (const { sentence, features, without } of sentences) {
      const words = misleading.get(sentence)?.get(question)
      for (const feature of words ? without(words) : features) heard.add(feature)
    }
    lower(scores, scoresOf(reader, heard, shareOf(ad)), question)
  }
  return scores
}

/** Lowers the scores of a question's marks to others: what misleads may not speak for them, and need not against. */
function lower(scores: Scores, others: Scores, question: QuestionId): void {
  for (const [place, mark] of MARKS.entries()) {
    if (questionOfMark(mark) !== question) continue
    scores[place] = Math.min(scores[place] as number, others[place] as number)
  }
}

/** The word of a sentence that says a mark the most, of those that are heard. */
function tellingWord(
  reader: Reader,
  sentence: Sentence,
  place: number,
  unheard?: ReadonlySet<number>,
): Passage {
  const loudest = highest(sentence.words, (word, number) => {
    if (unheard?.has(number)) return -Infinity
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
