import { expect, it } from 'vitest'
import { CUE } from '../engines/builtin/learned/features.ts'
import { readGold } from '../evaluation/gold.ts'
import { labelledAd, labelledAdInExcerpts } from './labelled.ts'

const SENTENCES = [
  'Puuhaat yksin',
  'Kuljet metsässä',
  'Kannat kiviä',
  'Soitat torvea',
  'Nukut hyvin',
]
const [gold] = readGold(
  JSON.stringify({
    id: 'a',
    text: `Avoin paikka\n\n${SENTENCES.join('. ')}.`,
    letters: { 1: 'A' },
    evidence: { '1A': ['Puuhaat yksin'] },
  }),
)

it('an excerpt has words of the ad and no others, and what is quoted in it', () => {
  if (!gold) throw new Error('no ad')
  const { features, excerpts } = labelledAdInExcerpts(gold)
  expect(excerpts).toHaveLength(5)
  expect(labelledAd(gold).excerpts).toEqual(excerpts.slice(0, 1))
  for (const excerpt of excerpts) {
    expect(excerpt.features.size).toBeLessThan(features.ad.size)
    expect([...excerpt.features].filter((name) => !features.ad.has(name))).toEqual([])
    expect(excerpt.quoted.has('1A')).toBe(excerpt.features.has('puuhaat'))
  }
  // Each sentence is in some excerpt, and missing from another.
  for (const word of ['puuhaat', 'kuljet', 'kannat', 'soitat', 'nukut']) {
    const having = excerpts.filter((excerpt) => excerpt.features.has(word)).length
    expect([having > 0, having < excerpts.length]).toEqual([true, true])
  }
  expect([...features.ad].some((name) => name.startsWith(CUE))).toBe(true)
})
