import { expect, it } from 'vitest'
import { MARKS, type Mark, questionOfMark } from '../core/mark.ts'
import { tableOf } from '../engines/builtin/learned/reader.ts'
import { readGold } from '../evaluation/gold.ts'
import { labelledAd } from './labelled.ts'
import { labelledLine, readStockLines } from './stock-lines.ts'
import { mergedWeights, train } from './train.ts'

const PLACES = ['Oulussa', 'Turussa', 'Porissa', 'Vaasassa', 'Kemissä', 'Lahdessa']
const placeAt = (number: number) => PLACES[number] ?? 'lähellä'

/** A line of a gold file; its ad has 1A where it has quotes for it. */
const line = (id: string, said: string, { quotes = [] as readonly string[], open = {} } = {}) =>
  JSON.stringify({
    id,
    lang: 'fi',
    sector: 'siivous',
    text: `Avoin paikka\n\n${said}\n\nOta yhteyttä.`,
    letters: Object.fromEntries(
      Array.from({ length: 10 }, (_, id) => [id + 1, id === 0 && quotes.length > 0 ? 'A' : '']),
    ),
    open,
    annotations: [],
    evidence: quotes.length > 0 ? { '1A': quotes } : {},
  })

const adsOf = (lines: readonly string[]) => readGold(lines.join('\n')).map(labelledAd)

const SAID = 'Puuhaat erakon lailla.'
const NUMBERS = Array.from({ length: 60 }, (_, number) => number)
/** Ads of which half say something that no rule knows. */
const ADS = adsOf(
  NUMBERS.flatMap((number) => {
    const place = `Työ on ${placeAt(number)}.\n\n`
    return [
      line(`${number}-true`, `${place}${SAID}`, { quotes: [SAID] }),
      line(`${number}-false`, `${place}Puuhaat kuun valossa.`),
    ]
  }),
)

const NO_MORE = { restated: [], lines: [], typical: [] }

it('learns what says a letter, and judges each ad without having seen it', () => {
  const { sentence, ad, verdicts, likelihoods } = train(
    { ...NO_MORE, ads: ADS, unseen: ADS },
    MARKS,
  )
  for (const { weights } of [sentence, ad]) {
    const saidBy = (words: RegExp) =>
      [...weights]
        .filter(([name]) => words.test(name))
        .reduce((sum, [, byMark]) => sum + (byMark.get('1A') ?? 0), 0)
    expect(saidBy(/erako|lailla/)).toBeGreaterThan(0)
    expect(saidBy(/erako|lailla/)).toBeGreaterThan(saidBy(/kuun|valos/) + 1)
  }
  // What all ads have tells nothing.
  expect(sentence.weights.get('yhteyt*')?.get('1A') ?? 0).toBeLessThanOrEqual(0)
  expect(verdicts.size).toBe(40)
  for (const each of ADS) {
    const likely = likelihoods.get(each)?.get('1A') ?? 0
    expect(likely > 0.5).toBe(each.right.has('1A'))
  }
})

it('gives no weight to a word of fewer than four ads', () => {
  const { sentence, ad } = train({ ...NO_MORE, ads: ADS, unseen: ADS }, MARKS)
  for (const place of PLACES) {
    expect(sentence.weights.has(place.toLowerCase())).toBe(false)
    expect(ad.weights.has(place.toLowerCase())).toBe(false)
  }
})

it('makes the same of some questions at a time as of all', () => {
  const material = { ...NO_MORE, ads: ADS, unseen: ADS }
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

it('learns nothing of a question of which nobody labelled a letter', () => {
  const [ad] = adsOf([line('1', 'Puuhaat.', { open: { 8: 'ABCDE', 10: 'B' } })])
  expect(ad?.open).toEqual(new Set(['8A', '8B', '8C', '8D', '8E', '10B']))
  expect(ad?.disputed).toEqual(new Set(['10B']))
})

it('takes a letter that careful annotators differ on for one that an annotator gives', () => {
  const open = ADS.map(({ right, ...ad }) => ({ ...ad, right: new Set<Mark>(), open: right }))
  const differing = open.map((ad) => ({ ...ad, disputed: ad.open }))
  const biasOf = (ads: typeof differing) =>
    train({ ...NO_MORE, ads, unseen: ads }, MARKS).verdicts.get('1A')?.bias ?? 0
  const undisputed = open.map((ad) => ({ ...ad, disputed: new Set<Mark>() }))
  expect(biasOf(differing)).toBeGreaterThan(biasOf(undisputed) + 1)
})

it('learns from excerpts what says a letter, and not what stands beside it in the same ads', () => {
  // Both are in the very same ads, but only the one is quoted, and an excerpt has the one or the other.
  const beside = 'Palkka sovitaan.'
  const both = adsOf(
    NUMBERS.flatMap((number) => {
      const said = number % 2 === 0 ? `${SAID}\n\n${beside}` : `${beside}\n\n${SAID}`
      return [
        line(`${number}-true`, said, { quotes: [SAID] }),
        line(`${number}-false`, 'Puuhaat kuun valossa.\n\nKoirat haukkuvat.'),
      ]
    }),
  )
  const { ad } = train({ ...NO_MORE, ads: both, unseen: both }, MARKS)
  const told = (word: string) => ad.weights.get(word)?.get('1A') ?? 0
  expect(told('erakon')).toBeGreaterThan(told('sovitaan') + 0.1)
})

it('learns from stock lines what a sentence says, and from ads said in them what an ad does', () => {
  const lines = readStockLines(
    NUMBERS.map((number) =>
      JSON.stringify({
        lang: 'fi',
        text: number % 2 === 0 ? `Höpisemme ${placeAt(number)}.` : `Hymisemme ${placeAt(number)}.`,
        marks: number % 2 === 0 ? ['1A'] : [],
        open: [],
      }),
    ).join('\n'),
  ).map(labelledLine)
  const restated = adsOf(
    NUMBERS.flatMap((number) => [
      line(`${number}-true`, 'Höpisemme.', { quotes: ['Höpisemme.'] }),
      line(`${number}-false`, 'Hymisemme.'),
    ]),
  )
  const toldBy = (more: object) => {
    const { sentence, ad } = train({ ...NO_MORE, ads: ADS, unseen: ADS, ...more }, MARKS)
    return [sentence, ad].map(({ weights }) =>
      [...weights].some(([name, by]) => /höpi|opise/.test(name) && (by.get('1A') ?? 0) > 0),
    )
  }
  expect(toldBy({})).toEqual([false, false])
  expect(toldBy({ lines })).toEqual([true, false])
  expect(toldBy({ restated })).toEqual([false, true])
})

it('gives a letter as often as typical ads have it', () => {
  const typical = ADS.slice(0, 60).map((ad) => ({ ...ad, right: new Set<Mark>(['1A']) }))
  const ads = [...ADS.slice(60), ...typical]
  const unseen = ADS.slice(60)
  const biasOf = (of: typeof typical) =>
    train({ ...NO_MORE, ads, unseen, typical: of }, MARKS).verdicts.get('1A')?.bias ?? 0
  expect(biasOf(typical)).toBeGreaterThan(biasOf([]))
})
