import { describe, expect, it } from 'vitest'
import { MARKS } from '../../../core/mark.ts'
import { lookAt } from '../look.ts'
import { anyOf, impressionOf } from './impression.ts'
import { placeOf, readerOf } from './reader.ts'

const AD = `Siivooja Turkuun

Tarjoamme:
- pyörän käyttöösi

Kuljet kohteesta toiseen kävellen.`

const HEARD_ALL = { findings: { denies: () => false }, misleading: new Map() }
const featuresIn = (text: string) => lookAt(text).features

describe('what is looked at', () => {
  const { sentences, ad } = featuresIn(AD)
  const [title, , item, last] = sentences.map(({ features }) => features)

  it('is words, stems and pairs', () => {
    expect([...(last ?? [])]).toEqual(
      expect.arrayContaining(['kuljet', 'kohtee*', 'kuljet kohtee', 'toisee kävell']),
    )
  })

  it('is marked where it is the title or stands under a heading', () => {
    expect(title).toContain('title: siivoo*')
    expect(last).not.toContain('title: kuljet')
    expect(item).toContain('under: tarjoa')
    expect(last).not.toContain('under: tarjoa')
  })

  it('is all of it for the ad, and its cues', () => {
    for (const { features } of sentences)
      for (const feature of features) expect(ad).toContain(feature)
    expect(ad).toContain('cue: 2A occupation')
  })
})

describe('an impression', () => {
  const table = '(bias)\t3B -2\t3A -2\nkohteesta\t3B 9\nkävell*\t3B 12\n'
  const readers = {
    sentence: readerOf(table),
    ad: readerOf('(bias)\t3B -1\ncue: 2A occupation\t3B 40\n'),
  }
  const impression = impressionOf(readers, featuresIn(AD), HEARD_ALL)

  it('tells the sentence and the word that say a mark the most', () => {
    const telling = impression.telling('3B')
    expect(AD.slice(telling?.start, telling?.end)).toBe('kävellen')
    expect(telling?.sentence.start).toBe(AD.indexOf('Kuljet'))
  })

  it('has both readers speak', () => {
    expect(impression.sentences[placeOf('3B')]).toBeGreaterThan(0)
    expect(impression.sentences[placeOf('3A')]).toBeLessThan(0)
    expect(impression.ad[placeOf('3B')]).toBeGreaterThan(0)
  })

  it('does not hear what misleads on a question, nor shows it', () => {
    const features = featuresIn(AD)
    const last = features.sentences.at(-1)?.sentence
    if (!last) throw new Error('no sentence')
    const walking = last.words.findIndex(({ text }) => text === 'kävellen')
    const misleading = new Map([[last, new Map([[3 as const, new Set([walking])]])]])
    const misled = impressionOf(readers, features, { ...HEARD_ALL, misleading })
    const plain = impressionOf(readers, features, HEARD_ALL)
    expect(misled.says(last, '3B')).toBeLessThan(plain.says(last, '3B'))
    const telling = misled.telling('3B')
    expect(AD.slice(telling?.start, telling?.end)).toBe('kohteesta')
  })

  it('has nothing to tell of an empty text', () => {
    expect(impressionOf(readers, featuresIn(''), HEARD_ALL).telling('3B')).toBeNull()
  })
})

it('several unsure sentences are surer than one', () => {
  const unsure = Float64Array.from(MARKS, () => 0)
  const [one, three] = [anyOf([unsure])[0] ?? 0, anyOf([unsure, unsure, unsure])[0] ?? 0]
  expect(one).toBeCloseTo(0)
  expect(three).toBeCloseTo(Math.log(7))
})
