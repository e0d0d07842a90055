import { expect, it } from 'vitest'
import { CORRECTED } from '../../testing/leaving.ts'
import { printedQuote } from './printed-quote.ts'

const evidenceOf = (quote: string) => ({
  start: 0,
  end: quote.length,
  quote,
  match: 'exact' as const,
})
const withQuotes = (...quotes: string[]) => ({
  ...CORRECTED,
  result: {
    ...CORRECTED.result,
    answers: CORRECTED.result.answers.map((answer) => ({
      ...answer,
      letters: answer.letters.map((each) => ({ ...each, evidence: quotes.map(evidenceOf) })),
    })),
  },
})

it('is the first passage, not the shortest', () => {
  expect(printedQuote(CORRECTED, 1, 'A')).toBe('itsenäistä työtä')
  expect(printedQuote(withQuotes('Suunnittelet ja aikataulutat työsi', 'itse'), 1, 'A')).toBe(
    'Suunnittelet ja aikataulutat työsi',
  )
})

it('is what the person marked, where they did', () => {
  expect(printedQuote(CORRECTED, 5, 'B')).toBe('Kirjaat käynnit puhelimella.')
  const own = [{ question: 1, letter: 'A', evidence: evidenceOf('oma') }] as const
  expect(printedQuote({ ...CORRECTED, own }, 1, 'A')).toBe('oma')
})

it('is none where the letter has no passage', () => {
  expect(printedQuote(CORRECTED, 9, 'A')).toBeNull()
  expect(printedQuote(CORRECTED, 2, 'A')).toBeNull()
})

it('is cut where it is long', () => {
  expect(printedQuote(withQuotes('a'.repeat(300)), 1, 'A')).toBe(`${'a'.repeat(110)}…`)
})
