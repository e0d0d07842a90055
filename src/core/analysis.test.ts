import { describe, expect, it } from 'vitest'
import { analysisOf, type Claim, ClaimFault, compared, selectionsOf } from './analysis.ts'
import { formatKey } from './key.ts'

const text = 'Työ on itsenäistä. Emme edellytä itsenäistä otetta. Vuorotyö.'
const claim = (over: Partial<Claim>): Claim => ({
  question: 1,
  letter: 'A',
  basis: 'inferred',
  quotes: [{ quote: 'itsenäistä' }],
  against: [],
  ...over,
})

describe('claims become an analysis', () => {
  it('of ten answers in question order, letters sorted', () => {
    const analysis = analysisOf(text, [
      claim({ question: 6, letter: 'C', quotes: [{ quote: 'Vuorotyö' }] }),
      claim({ letter: 'D' }),
      claim({}),
    ])
    expect(analysis.answers.map(({ question }) => question)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    expect(formatKey(selectionsOf(analysis))).toBe('1AD23456C78910')
  })

  it('joins claims of the same letter: each place once, stated outweighs inferred', () => {
    const [first] = analysisOf(text, [
      claim({}),
      claim({
        basis: 'stated',
        quotes: [{ quote: 'itsenäistä', at: 33 }, { quote: 'itsenäistä' }],
      }),
    ]).answers
    expect(first?.letters).toEqual([
      {
        letter: 'A',
        basis: 'stated',
        evidence: [
          { start: 7, end: 17, quote: 'itsenäistä', match: 'exact' },
          { start: 33, end: 43, quote: 'itsenäistä', match: 'exact' },
        ],
        against: [],
      },
    ])
    expect(first?.doubt).toEqual([])
  })

  it('keeps a letter whose quote is not in the text, and doubts it', () => {
    const [first] = analysisOf(text, [claim({ quotes: [{ quote: 'omatoimista' }] })]).answers
    expect(first?.letters.map(({ evidence }) => evidence)).toEqual([[]])
    expect(first?.doubt).toEqual(['no-evidence'])
  })

  it('doubts what the ad also speaks against', () => {
    const [first] = analysisOf(text, [claim({ against: [{ quote: 'Emme edellytä' }] })]).answers
    expect(first?.doubt).toEqual(['contradiction'])
  })

  it('doubts letters that exclude each other', () => {
    const doubts = (letters: string) =>
      analysisOf(
        text,
        [...letters].map((letter) => claim({ letter: letter as Claim['letter'] })),
      ).answers[0]?.doubt
    expect(doubts('DE')).toEqual(['exclusive-letters'])
    expect(doubts('AD')).toEqual([])
  })

  it.each([
    claim({ question: 11 as never }),
    claim({ question: 7, letter: 'D' }),
    claim({ letter: 'F' as never }),
  ])('refuses options outside the table', (outside) => {
    expect(() => analysisOf(text, [outside])).toThrow(ClaimFault)
  })
})

describe('compared', () => {
  const text = 'Itsenäistä työtä tiimissä'
  const claim = (question: 1 | 2, letter: 'A' | 'D', quote: string) =>
    ({ question, letter, basis: 'stated', quotes: [{ quote }], against: [] }) as const
  const first = analysisOf(text, [claim(1, 'A', 'Itsenäistä'), claim(2, 'A', 'tiimissä')])
  const second = analysisOf(text, [claim(1, 'D', 'tiimissä'), claim(2, 'A', 'työtä')])

  it('keeps the first key and puts the second reading beside it where the letters differ', () => {
    const { answers } = compared(first, second)
    expect(selectionsOf({ answers })).toEqual(selectionsOf(first))
    expect(answers[0]?.doubt).toEqual(['readers-differ'])
    expect(answers[0]?.other).toEqual(second.answers[0]?.letters)
    expect(answers.slice(1).every(({ other, doubt }) => other === null && doubt.length === 0)).toBe(
      true,
    )
  })
})
