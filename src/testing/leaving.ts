import { analysisOf, type Claim, selectionsOf } from '../core/analysis.ts'
import { DEFAULT_PRICES, NO_USAGE } from '../core/cost.ts'
import { EMPTY_SELECTIONS } from '../core/key.ts'
import type { Leaving } from '../web/leaving/leaving.ts'

const TEXT = `Lähihoitaja kotihoitoon, Kuusikkala

Teet itsenäistä
työtä ja ajat asiakkaan luota toiselle. Työ on vakituinen.
Kirjaat käynnit puhelimella.
`

const CLAIMS: readonly Claim[] = [
  {
    question: 1,
    letter: 'A',
    basis: 'stated',
    quotes: [{ quote: 'itsenäistä\ntyötä' }],
    against: [],
  },
  {
    question: 3,
    letter: 'B',
    basis: 'stated',
    quotes: [{ quote: 'ajat asiakkaan luota toiselle' }],
    against: [],
  },
  { question: 7, letter: 'B', basis: 'inferred', quotes: [{ quote: 'Lähihoitaja' }], against: [] },
  {
    question: 9,
    letter: 'B',
    basis: 'stated',
    quotes: [{ quote: 'tätä ei ilmoituksessa ole' }],
    against: [{ quote: 'Työ on vakituinen.' }],
  },
]

const ai = selectionsOf(analysisOf(TEXT, CLAIMS))

/** An analysis that the person has corrected: 9 from B to A, 5B added on a passage of their own. */
export const CORRECTED: Leaving = {
  result: {
    text: TEXT,
    ai,
    answers: analysisOf(TEXT, CLAIMS).answers,
    usage: NO_USAGE,
    prices: DEFAULT_PRICES,
    unread: [],
    isUnusual: false,
    isCached: false,
    engine: { id: 'builtin', label: 'Sisäänrakennettu tulkki', model: null },
  },
  edited: { ...ai, 5: ['B'], 9: ['A'] },
  accepted: [],
  own: ownEvidence('Kirjaat käynnit puhelimella.'),
  time: '2026-11-21T14:05:00.000Z',
}

/** The same before the person touched it. */
export const UNTOUCHED: Leaving = { ...CORRECTED, edited: ai, own: [] }

/** An engine that answered with a key alone, an empty one. */
export const BARE: Leaving = {
  ...UNTOUCHED,
  result: { ...CORRECTED.result, ai: EMPTY_SELECTIONS, answers: [], engine: null },
  edited: EMPTY_SELECTIONS,
}

function ownEvidence(quote: string): Leaving['own'] {
  const start = TEXT.indexOf(quote)
  const evidence = { start, end: start + quote.length, quote, match: 'exact' } as const
  return [{ question: 5, letter: 'B', evidence }]
}
