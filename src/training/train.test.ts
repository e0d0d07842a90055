import { expect, it } from 'vitest'
import { readGold } from '../evaluation/gold.ts'
import { labelledAd } from './labelled.ts'
import { train } from './train.ts'

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
  const { sentence, ad, verdicts, unseen } = train(ADS, ADS)
  expect(sentence.weights.get('omassa')?.get('1A')).toBeGreaterThan(0)
  expect(ad.weights.get('omassa')?.get('1A')).toBeGreaterThan(0)
  // What all ads have tells nothing.
  expect(sentence.weights.get('yhteyt*')?.get('1A') ?? 0).toBeLessThanOrEqual(0)
  expect(verdicts.size).toBe(40)
  ADS.forEach(({ right }, at) => {
    const likely = unseen[at]?.get('1A') ?? 0
    expect(likely > 0.5).toBe(right.has('1A'))
  })
})

it('gives no weight to a word of fewer than four ads', () => {
  const { sentence, ad } = train(ADS, ADS)
  for (const place of PLACES) {
    expect(sentence.weights.has(place.toLowerCase())).toBe(false)
    expect(ad.weights.has(place.toLowerCase())).toBe(false)
  }
})

it('finds the sentence that an annotator quoted', () => {
  const [says] = ADS
  expect(says?.quoted.map((marks) => [...marks])).toEqual([[], [], ['1A'], []])
})
