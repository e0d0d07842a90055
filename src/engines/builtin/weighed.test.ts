import { describe, expect, it } from 'vitest'
import { MARKS, type Mark } from '../../core/mark.ts'
import { findingsOf } from './findings.ts'
import type { Impression } from './learned/impression.ts'
import { siblingsOf, type Verdict, verdictsOf, verdictTableOf } from './learned/verdict.ts'
import { readHits } from './read-hits.ts'
import { readAdvert } from './sentences.ts'
import { lettersGiven } from './weighed.ts'

const numberOf = (mark: Mark) => 3 * siblingsOf(mark).length
/** Verdicts that believe the rules, and the reader of the ad where it is very sure. */
const VERDICTS: ReadonlyMap<Mark, Verdict> = new Map(
  MARKS.map((mark) => {
    const weights = Array.from({ length: numberOf(mark) }, () => 0)
    const own = 3 * siblingsOf(mark).indexOf(mark)
    weights[own] = 2
    weights[own + 2] = 1
    return [mark, { bias: -3, weights }]
  }),
)

const given = (
  text: string,
  ad: Partial<Record<Mark, number>> = {},
  { verdicts = VERDICTS, sentences = 0 } = {},
) => {
  const impression: Impression = {
    ad: Float64Array.from(MARKS, (mark) => ad[mark] ?? 0),
    sentences: Float64Array.from(MARKS, () => sentences),
    says: () => 0,
    telling: () => null,
  }
  const findings = findingsOf(readHits(readAdvert(text)).hits)
  return lettersGiven(findings, impression, verdicts).map(
    ({ question, choice }) => `${question}${choice.letter}`,
  )
}

describe('letters by rules and readers together', () => {
  const PERMANENT = 'Työsuhde on vakituinen.'

  it('follows the rules where the readers say nothing', () => {
    expect(given(PERMANENT)).toEqual(['9A'])
  })

  it('gives what the readers are sure of, and drops what they deny', () => {
    expect(given(PERMANENT, { '6C': 5, '9A': -4 })).toEqual(['6C'])
  })

  it('gives nothing that no rule gives and both readers rather deny, whatever speaks for the others', () => {
    const believing = new Map(
      [...VERDICTS].map(([mark, { weights }]) => [mark, { bias: 9, weights }]),
    )
    const deniedBut = (mark: Mark, by: number) =>
      given('', Object.fromEntries(MARKS.map((each) => [each, each === mark ? by : -1])), {
        verdicts: believing,
        sentences: -1,
      })
    expect(deniedBut('6D', -1)).toEqual([])
    expect(deniedBut('6D', -0.4)).toEqual(['6D'])
  })

  it('gives of two that exclude each other the likelier', () => {
    expect(given(PERMANENT, { '10A': 4, '10B': 5, '9B': 6 })).toEqual(['9B', '10B'])
  })
})

it('a table of verdicts says the same after it was written', () => {
  expect(verdictsOf(verdictTableOf(VERDICTS))).toEqual(VERDICTS)
  expect(() => verdictsOf('1A\t0\n')).toThrow('1B')
})
