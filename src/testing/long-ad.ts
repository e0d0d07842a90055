import { DEFAULT_PRICES } from '../core/cost.ts'

/** The longest ad that is read, 50,000 characters, and an answer with 200 passages. */

const SENTENCE = 'Työ on vakituista ja sitä tehdään itsenäisesti omalla vastuualueella. '

export const LONG_AD = Array.from({ length: 714 }, (_, index) =>
  index % 3 === 0 ? `${SENTENCE.trim()}\n` : SENTENCE,
)
  .join('')
  .slice(0, 49_999)
  .trim()

const passages = [...LONG_AD.matchAll(/vakituista/g)].slice(0, 200).map(({ index, 0: quote }) => ({
  start: index,
  end: index + quote.length,
  quote,
  match: 'exact',
}))

/** The server's answer: 1A and 9A, a hundred passages each. */
export const LONG_ANSWER = {
  key: '1A23456789A10',
  usage: null,
  prices: DEFAULT_PRICES,
  cached: false,
  engine: { id: 'koe', label: 'Koe', model: null },
  answers: [answerOf(1, passages.slice(0, 100)), answerOf(9, passages.slice(100))],
}

function answerOf(question: number, evidence: typeof passages) {
  return {
    question,
    doubt: [],
    letters: [{ letter: 'A', basis: 'stated', evidence, against: [] }],
  }
}
