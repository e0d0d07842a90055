import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySelections } from '../testing/arbitraries.ts'
import {
  EMPTY_SELECTIONS,
  formatKey,
  type KeyFault,
  parseKey,
  sameSelections,
  toggleLetter,
} from './key.ts'
import { lettersOf, QUESTION_IDS } from './questions.ts'

const GRAMMAR = /^1[A-E]*2[A-D]*3[A-D]*4[A-D]*5[A-E]*6[A-D]*7[A-C]*8[A-E]*9[A-C]*10[A-C]*$/

describe('3 · LxP key', () => {
  it('is ten segments in question order, the number followed by sorted letters', () => {
    const selections = { ...EMPTY_SELECTIONS, 1: ['D', 'A'], 10: ['B'] } as const
    expect(formatKey(selections)).toBe('1AD2345678910B')
  })

  it('allows several letters and zero letters', () => {
    expect(parseKey('1ABCDE2345678910')).toEqual({
      ok: true,
      selections: { ...EMPTY_SELECTIONS, 1: ['A', 'B', 'C', 'D', 'E'] },
    })
  })

  it('parse after format is identity', () => {
    fc.assert(
      fc.property(anySelections, (selections) => {
        const key = formatKey(selections)
        expect(key).toMatch(GRAMMAR)
        expect(parseKey(key)).toEqual({ ok: true, selections })
      }),
    )
  })

  it('format after parse is identity, and what does not parse is told where it breaks', () => {
    const nearlyKey = fc
      .array(fc.constantFrom(...'123456789ABCDEFa ', '10'), { maxLength: 30 })
      .map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(fc.oneof(nearlyKey, fc.string()), (key) => {
        const parsed = parseKey(key)
        if (parsed.ok) expect(formatKey(parsed.selections)).toBe(key)
        else expect(parsed.fault.at).toBeLessThanOrEqual(key.length)
      }),
    )
  })

  it.each<[string, KeyFault]>([
    ['', { code: 'question-missing', question: 1, at: 0 }],
    ['invalid', { code: 'question-missing', question: 1, at: 0 }],
    ['1A3B', { code: 'question-missing', question: 2, at: 2 }],
    ['12345678', { code: 'question-missing', question: 9, at: 8 }],
    ['12E345678910', { code: 'letter-not-in-question', question: 2, at: 2 }],
    ['1a2345678910', { code: 'letter-not-in-question', question: 1, at: 1 }],
    ['1AA2345678910', { code: 'letter-twice', question: 1, at: 2 }],
    ['1BA2345678910', { code: 'letters-not-sorted', question: 1, at: 2 }],
    ['12345678910B ', { code: 'text-after-key', question: 10, at: 12 }],
    ['12345678910B11A', { code: 'text-after-key', question: 10, at: 12 }],
    [' 12345678910', { code: 'question-missing', question: 1, at: 0 }],
  ])('%j is no key', (key, fault) => {
    expect(parseKey(key)).toEqual({ ok: false, fault })
  })

  it('5 · a selection is the run of letters directly after its number', () => {
    const parsed = parseKey('1AD2CD3A4B5B6C7C8B9A10B')
    expect(parsed.ok && parsed.selections[1]).toEqual(['A', 'D'])
    expect(parsed.ok && parsed.selections[10]).toEqual(['B'])
  })
})

describe('4 · toggling', () => {
  it('adds the option if absent and removes it if present', () => {
    fc.assert(
      fc.property(anySelections, fc.constantFrom(...QUESTION_IDS), (selections, id) => {
        for (const letter of lettersOf(id)) {
          const once = toggleLetter(selections, id, letter)
          expect(once[id].includes(letter)).toBe(!selections[id].includes(letter))
          expect(formatKey(once)).toMatch(GRAMMAR)
          expect(sameSelections(toggleLetter(once, id, letter), selections)).toBe(true)
        }
      }),
    )
  })
})
