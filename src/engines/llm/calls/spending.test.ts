import { expect, it } from 'vitest'
import { newSpending } from './spending.ts'

function spendingOf(dailyTokens: number | null) {
  const clock = { now: new Date(2026, 4, 30, 23, 59) }
  return { clock, spending: newSpending(dailyTokens, () => clock.now) }
}

it('is spent when the tokens of the day are used up', () => {
  const { spending } = spendingOf(1_000)
  expect(spending.isSpent()).toBe(false)
  spending.add(999)
  expect(spending.isSpent()).toBe(false)
  spending.add(1)
  expect(spending.isSpent()).toBe(true)
})

it('a new day begins at midnight, and the same day does not come back', () => {
  const { clock, spending } = spendingOf(1_000)
  spending.add(5_000)
  clock.now = new Date(2026, 4, 31, 0, 0)
  expect(spending.isSpent()).toBe(false)
  spending.add(999)
  clock.now = new Date(2026, 4, 31, 23, 59)
  expect(spending.isSpent()).toBe(false)
  spending.add(1)
  expect(spending.isSpent()).toBe(true)
})

it('tokens that come after midnight belong to the new day', () => {
  const { clock, spending } = spendingOf(1_000)
  spending.add(400)
  clock.now = new Date(2026, 4, 31, 0, 1)
  spending.add(600)
  expect(spending.isSpent()).toBe(false)
})

it('a budget of nothing allows nothing, and none at all allows everything', () => {
  expect(spendingOf(0).spending.isSpent()).toBe(true)
  const { spending } = spendingOf(null)
  spending.add(1e12)
  expect(spending.isSpent()).toBe(false)
})
