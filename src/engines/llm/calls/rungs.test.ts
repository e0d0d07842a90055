import { expect, it } from 'vitest'
import { RUNGS, rungBelow } from './rungs.ts'

it('the ladder goes from a schema over a JSON object to plain text, and ends there', () => {
  expect(RUNGS.map(rungBelow)).toEqual(['json', 'text', null])
})
