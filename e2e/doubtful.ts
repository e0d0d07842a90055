import type { Page } from '@playwright/test'
import { analysisOf, type Claim, compared, selectionsOf } from '../src/core/analysis.ts'
import { DEFAULT_PRICES } from '../src/core/cost.ts'
import { formatKey } from '../src/core/key.ts'
import { readAdvert } from '../src/testing/fixtures.ts'
import { answerWith } from './journey.ts'

/** An ad, and an answer to it that has every kind of certainty and doubt. */
export const AD = readAdvert('kirjanpitaja')

const [first = '', second = ''] = AD.split('\n').filter((line) => line.trim() !== '')
const claim = (
  question: Claim['question'],
  letter: Claim['letter'],
  more: Partial<Claim> = {},
) => ({
  question,
  letter,
  basis: 'stated' as const,
  quotes: [{ quote: first }],
  against: [],
  ...more,
})

/** 1 clear, 2 inferred, 3 contradicted, 5 without evidence, 7 read otherwise by the second reader. */
const CLAIMS: readonly Claim[] = [
  claim(1, 'A'),
  claim(2, 'C', { basis: 'inferred' }),
  claim(3, 'A', { against: [{ quote: first.slice(0, 12).trim() }] }),
  claim(5, 'B', { quotes: [{ quote: 'tätä ei ilmoituksessa ole missään' }] }),
  claim(7, 'B'),
]
const OTHERS: readonly Claim[] = CLAIMS.map((each) =>
  each.question === 7
    ? { ...each, letter: 'C', quotes: [{ quote: first }, { quote: second }] }
    : each,
)

/** Has the ad answered so. Its key is `1A2C3A45B67B8910`. */
export async function answerDoubtfully(page: Page): Promise<void> {
  const text = AD.trim()
  const analysis = compared(analysisOf(text, CLAIMS), analysisOf(text, OTHERS))
  await answerWith(page, {
    json: {
      key: formatKey(selectionsOf(analysis)),
      usage: null,
      prices: DEFAULT_PRICES,
      cached: false,
      engine: { id: 'koe', label: 'Koepalvelu', model: 'koe-1' },
      answers: analysis.answers,
    },
  })
}
