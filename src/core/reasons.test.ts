import { expect, it } from 'vitest'
import { EMPTY_SELECTIONS } from './key.ts'
import { reasonsOf } from './reasons.ts'

it("2 · one line for each criterion with letters, in the form 'Title: label1, label2'", () => {
  const selections = { ...EMPTY_SELECTIONS, 1: ['A', 'D'], 6: ['D'], 9: ['B'] } as const
  expect(reasonsOf(selections)).toEqual([
    'Työskentelytapa: Itsenäinen, Tiimityö+vastuu',
    'Työajat: Molemmat sopii',
    'Työsuhteen tyyppi: Vakit./määräaikainen',
  ])
})

it('an empty key has no reasons', () => {
  expect(reasonsOf(EMPTY_SELECTIONS)).toEqual([])
})
