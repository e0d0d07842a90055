import { describe, expect, it } from 'vitest'
import { type Change, changesBetween } from './change.ts'
import { EMPTY_SELECTIONS } from './key.ts'
import type { OwnEvidence } from './own-evidence.ts'
import type { Review } from './session.ts'

const BEFORE: Review = {
  result: null,
  edited: { ...EMPTY_SELECTIONS, 1: ['A', 'D'] },
  accepted: [2],
  own: [],
}
const OWN: OwnEvidence = {
  question: 1,
  letter: 'A',
  evidence: { start: 0, end: 4, quote: 'Haku', match: 'exact' },
}

/** Each with the change that leads back. */
const STEPS: readonly (readonly [Partial<Review>, Change, Change])[] = [
  [
    { edited: { ...EMPTY_SELECTIONS, 1: ['A', 'D', 'E'] } },
    { what: 'letter-added', question: 1, letter: 'E' },
    { what: 'letter-removed', question: 1, letter: 'E' },
  ],
  [
    { own: [OWN] },
    { what: 'ground-added', question: 1, letter: 'A' },
    { what: 'ground-removed', question: 1, letter: 'A' },
  ],
  [
    { accepted: [2, 7] },
    { what: 'accepted', question: 7 },
    { what: 'acceptance-withdrawn', question: 7 },
  ],
]

describe('what a step has changed', () => {
  it.each(STEPS)('%j there and back', (step, there, back) => {
    const after = { ...BEFORE, ...step }
    expect(changesBetween(BEFORE, after)).toEqual([there])
    expect(changesBetween(after, BEFORE)).toEqual([back])
  })

  it('evidence that goes with its letter is not told apart from it', () => {
    const after = { ...BEFORE, edited: { ...EMPTY_SELECTIONS, 1: ['D'] } } as const
    expect(changesBetween({ ...BEFORE, own: [OWN] }, after)).toEqual([
      { what: 'letter-removed', question: 1, letter: 'A' },
    ])
  })

  it('nothing where nothing changed, or where there is no key', () => {
    expect(changesBetween(BEFORE, BEFORE)).toEqual([])
    expect(changesBetween(BEFORE, { ...BEFORE, edited: null })).toEqual([])
  })
})
