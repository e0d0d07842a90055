import { expect, it } from 'vitest'
import { MARKS, type Mark, questionOfMark } from '../core/highlight.ts'
import { tableOf } from '../engines/builtin/learned/reader.ts'
import { readGold } from '../evaluation/gold.ts'
import { labelledAd } from './labelled.ts'
import { mergedWeights, train } from './train.ts'

const PLACES = ['Oulussa', 'Turussa', 'Porissa', 'Vaasassa', 'Kemissä', 'Lahdessa']
/** Ads of which half say something that no rule knows. */
const ADS = readGold(
  Array.from({ length: 60 }, (_, number) => number)
    .flatMap((number) =>
      [true, false].map((says) => {
        const said = says ? 'Puuhaat omassa rauhassa.' : 'Puuhaat porukalla.'
        return JSON.stringify({
          id: `${number}-${says}`,
          lang: 'fi',
          sector: 'siivous',
          text: `Avoin paikka\n\nTyö on ${PLACES[number] ?? 'lähellä'}.\n\n${said}\n\nOta yhteyttä.`,
          letters: Object.fromEntries(
            Array.from({ length: 10 }, (_, id) => [id + 1, id === 0 && says ? 'A' : '']),
          ),
          open: {},
          annotations: [],
          evidence: says ? { '1A': [said] } : {},
        })
      }),
    )
    .join('\n'),
).map(labelledAd)

it('learns what says a letter, and judges each ad without having seen it', () => {
  const { sentence, ad, verdicts, likelihoods } = train(
    { ads: ADS, unseen: ADS, typical: [] },
    MARKS,
  )
  expect(sentence.weights.get('omassa')?.get('1A')).toBeGreaterThan(0)
  expect(ad.weights.get('omassa')?.get('1A')).toBeGreaterThan(0)
  // What all ads have tells nothing.
  expect(sentence.weights.get('yhteyt*')?.get('1A') ?? 0).toBeLessThanOrEqual(0)
  expect(verdicts.size).toBe(40)
  for (const each of ADS) {
    const likely = likelihoods.get(each)?.get('1A') ?? 0
    expect(likely > 0.5).toBe(each.right.has('1A'))
  }
})

it('gives no weight to a word of fewer than four ads', () => {
  const { sentence, ad } = train({ ads: ADS, unseen: ADS, typical: [] }, MARKS)
  for (const place of PLACES) {
    expect(sentence.weights.has(place.toLowerCase())).toBe(false)
    expect(ad.weights.has(place.toLowerCase())).toBe(false)
  }
})

it('makes the same of some questions at a time as of all', () => {
  const material = { ads: ADS, unseen: ADS, typical: [] }
  const whole = train(material, MARKS).sentence
  const isFirst = (mark: Mark) => questionOfMark(mark) === 1
  const shares = [MARKS.filter((mark) => !isFirst(mark)), MARKS.filter(isFirst)]
  const merged = mergedWeights(shares.map((marks) => train(material, marks).sentence))
  expect(tableOf(merged.bias, merged.weights)).toBe(tableOf(whole.bias, whole.weights))
})

it('finds the sentence that an annotator quoted', () => {
  const [says] = ADS
  expect(says?.quoted.map((marks) => [...marks])).toEqual([[], [], ['1A'], []])
})

it('takes a letter that careful annotators differ on for one that an annotator gives', () => {
  const differing = ADS.map((ad) => ({ ...ad, right: new Set<string>(), open: ad.right }))
  const { likelihoods } = train({ ads: differing, unseen: differing, typical: [] }, MARKS)
  const likely = differing.map((ad) => likelihoods.get(ad)?.get('1A') ?? 0)
  expect(likely.reduce((sum, each) => sum + each, 0)).toBeCloseTo(ADS.length / 2, 0)
})

it('gives a letter as often as typical ads have it', () => {
  const typical = ADS.slice(0, 60).map((ad) => ({ ...ad, right: new Set(['1A']) }))
  const ads = [...ADS.slice(60), ...typical]
  const unseen = ADS.slice(60)
  const biasOf = (of: typeof typical) =>
    train({ ads, unseen, typical: of }, MARKS).verdicts.get('1A')?.bias ?? 0
  expect(biasOf(typical)).toBeGreaterThan(biasOf([]))
})
