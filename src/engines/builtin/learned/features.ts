import type { Hit } from '../hit.ts'
import type { Sentence } from '../sentences.ts'

/** So many letters of a word's beginning are looked at: inflection and compounding come after them. */
const STEMS = [4, 6, 8] as const
/** So many letters of each of two neighbouring words. */
const PAIRED = 6
const NUMBER = /^\d+$/

const NONE: ReadonlySet<number> = new Set()

/**
 * What is looked at in a sentence: its words, their stems ("itsenä*"), pairs of neighbours, all of
 * them once more where it is the title, and the stems of the heading that it stands under. Numbers
 * are all one.
 * @param unheard the numbers of the words that are passed over
 */
export function sentenceFeatures(
  { words }: Sentence,
  heading: Sentence | undefined,
  isTitle: boolean,
  unheard = NONE,
): ReadonlySet<string> {
  const features = new Set<string>()
  let previous = ''
  for (const [number, { text }] of words.entries()) {
    const isHeard = !unheard.has(number)
    if (isHeard) for (const feature of wordFeatures(text, previous)) features.add(feature)
    previous = isHeard ? text : ''
  }
  if (isTitle) for (const feature of [...features]) features.add(`title: ${feature}`)
  for (const { text } of heading?.words ?? []) features.add(`under: ${text.slice(0, PAIRED)}`)
  return features
}

/** A word, its stems, and the pair that it makes with the word before it, if there is one. */
export function wordFeatures(text: string, previous: string): readonly string[] {
  const word = numberless(text)
  const features = [word]
  for (const length of STEMS) if (word.length > length) features.push(`${word.slice(0, length)}*`)
  if (previous) features.push(`${numberless(previous).slice(0, PAIRED)} ${word.slice(0, PAIRED)}`)
  return features
}

const numberless = (word: string): string => (NUMBER.test(word) ? '#' : word)

/** What the name of a cue's feature begins with. */
export const CUE = 'cue: '

/** What is looked at in the whole ad besides: which cues there are, and how the ad says them. */
export function cueFeatures(hits: readonly Hit[]): ReadonlySet<string> {
  const features = new Set<string>()
  for (const { mark, basis, standing } of hits) {
    features.add(`${CUE}${mark}`)
    features.add(`${CUE}${mark} ${basis === 'inferred' ? 'occupation' : standing}`)
  }
  return features
}
