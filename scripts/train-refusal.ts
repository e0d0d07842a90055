import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { likenessTableOf, UNLIKELY } from '../src/engines/builtin/refusal/likeness.ts'
import { onOneLine } from '../src/evaluation/gold.ts'
import { readTextFiles, readTexts, readTrainingTexts, type Text } from '../src/testing/fixtures.ts'
import { type KnownText, knownText, openingOf, trainLikeness } from '../src/training/likeness.ts'

/**
 * `npm run train-refusal`: makes the weights by which the built-in engine tells ads from other texts, from the project's own
 * fixtures. Prints how many of either are taken for the other, by weights that had not seen them. What is measured with,
 * `fixtures/near/` and `fixtures/refusal/blind-*`, nothing is made with.
 */
const TABLE = join(import.meta.dirname, '../src/engines/builtin/refusal/likeness.tsv')
/** Labelled ads are many, and alike: every so manieth says enough. */
const STEP = 4

const labelled = ['unseen', 'studied', 'varied', 'ordinary']
  .flatMap(readTrainingTexts)
  .filter((_, number) => number % STEP === 0)
const ads = [...labelled, ...readTexts('ads'), ...readTextFiles('adverts')]
const others = [...readTexts('others'), ...readTextFiles('not-adverts')]

/** As somebody pastes it, as a PDF gives it, and its first sentences alone. */
const inAllForms = (isAdvert: boolean) => (each: Text) =>
  [each.text, onOneLine(each.text), openingOf(each.text)].map((text) =>
    knownText(each.id, isAdvert, text),
  )
const texts: readonly KnownText[] = [
  ...ads.flatMap(inAllForms(true)),
  ...others.flatMap(inAllForms(false)),
]
const { likeness, leftOut } = trainLikeness(texts)
writeFileSync(TABLE, likenessTableOf(likeness))

console.log(`weights: ${likeness.weights.size}`)
for (const isAdvert of [true, false]) {
  const rows = [...texts.keys()].filter((row) => texts[row]?.isAdvert === isAdvert)
  const mistaken = rows.filter((row) => (leftOut[row] ?? 0) >= UNLIKELY !== isAdvert).length
  const [what, taken] = isAdvert ? ['ads', 'no ads'] : ['other texts', 'ads']
  console.log(`${mistaken} of ${rows.length} ${what} taken for ${taken}, left out`)
}
