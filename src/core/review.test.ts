import { describe, expect, it } from 'vitest'
import type { Answer, LetterAnswer } from './analysis.ts'
import { openDoubts, wordOfLetter, wordOfQuestion } from './review.ts'

const passage = (match: 'exact' | 'repaired') => ({ start: 0, end: 4, quote: 'työn', match })
const letter = (key: 'A' | 'B', more: Partial<LetterAnswer> = {}): LetterAnswer => ({
  letter: key,
  basis: 'stated',
  evidence: [passage('exact')],
  against: [],
  ...more,
})
const answer = (letters: readonly LetterAnswer[], more: Partial<Answer> = {}): Answer => ({
  question: 9,
  doubt: [],
  letters,
  other: null,
  ...more,
})

describe('the word of a letter', () => {
  it.each<[string, Answer, string]>([
    ['an explicit statement with an exact quote', answer([letter('A')]), 'clear'],
    ['an inference', answer([letter('A', { basis: 'inferred' })]), 'inferred'],
    [
      'a repaired quote alone',
      answer([letter('A', { evidence: [passage('repaired')] })]),
      'inferred',
    ],
    [
      'an exact quote beside a repaired one',
      answer([letter('A', { evidence: [passage('repaired'), passage('exact')] })]),
      'clear',
    ],
    ['no evidence', answer([letter('A', { evidence: [] })]), 'check'],
    ['something against', answer([letter('A', { against: [passage('exact')] })]), 'check'],
    ['letters that exclude each other', answer([letter('A'), letter('B')]), 'check'],
    ['another reader without it', answer([letter('A')], { other: [letter('B')] }), 'check'],
    ['nothing said of it', answer([letter('B')]), 'check'],
  ])('%s', (_, given, word) => {
    expect(wordOfLetter(given, 'A')).toBe(word)
  })

  it('is one to check where there is no analysis of it', () => {
    expect(wordOfLetter(null, 'A')).toBe('check')
  })
})

describe('the word of a question', () => {
  it('is that of its worst letter', () => {
    const mixed = answer([letter('A'), letter('B', { basis: 'inferred' })], { question: 2 })
    expect(wordOfQuestion(mixed, ['A', 'B'])).toBe('inferred')
    expect(wordOfQuestion(mixed, ['A'])).toBe('clear')
    expect(wordOfQuestion(mixed, ['A', 'C'])).toBe('check')
  })

  it('without letters is inferred, and one to check where readers differ', () => {
    expect(wordOfQuestion(answer([]), [])).toBe('inferred')
    const differing = answer([], { doubt: ['readers-differ'], other: [letter('A')] })
    expect(wordOfQuestion(differing, [])).toBe('check')
  })

  it('is one to check with any doubt', () => {
    expect(wordOfQuestion(answer([letter('A')], { doubt: ['no-evidence'] }), ['A'])).toBe('check')
  })
})

describe('the open doubts', () => {
  const doubted = answer(
    [letter('A', { evidence: [] }), letter('B', { evidence: [], against: [passage('exact')] })],
    {
      doubt: ['no-evidence', 'contradiction', 'exclusive-letters', 'readers-differ'],
      other: [letter('A')],
    },
  )

  it('name the letters that they are about', () => {
    expect(openDoubts(doubted, ['A', 'B'])).toEqual([
      { doubt: 'no-evidence', letters: ['A', 'B'] },
      { doubt: 'contradiction', letters: ['B'] },
      { doubt: 'exclusive-letters', letters: ['A', 'B'] },
      { doubt: 'readers-differ', letters: [] },
    ])
  })

  it('go with the letters that are taken away, save that readers differ', () => {
    expect(openDoubts(doubted, ['A', 'C'])).toEqual([
      { doubt: 'no-evidence', letters: ['A'] },
      { doubt: 'readers-differ', letters: [] },
    ])
    expect(openDoubts(doubted, [])).toEqual([{ doubt: 'readers-differ', letters: [] }])
  })
})
