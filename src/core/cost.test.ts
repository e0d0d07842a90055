import { expect, it } from 'vitest'
import { costOf, DEFAULT_PRICES, estimatedUsage } from './cost.ts'

it('9 · prompt tokens at 0.0015 and completion tokens at 0.002 per thousand, in dollars', () => {
  const usage = { prompt_tokens: 1000, completion_tokens: 300, total_tokens: 1300 }
  expect(costOf(usage, DEFAULT_PRICES)).toBeCloseTo(0.0021, 10)
  expect(costOf(usage, { prompt: 1, completion: 10 })).toBeCloseTo(4, 10)
})

it('an estimate grows with the text and knows what goes along', () => {
  const usage = estimatedUsage(2_400, 3_000)
  expect(usage.prompt_tokens).toBe(4_000)
  expect(usage.total_tokens).toBe(usage.prompt_tokens + usage.completion_tokens)
})
