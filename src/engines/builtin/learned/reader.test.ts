import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKS } from '../../../core/mark.ts'
import { placeOf, readerOf, scoresOf, tableOf, weightIn } from './reader.ts'

describe('a table of weights', () => {
  const reader = readerOf('(bias)\t1A -1\nitsenä*\t1A 2\t4A 0.5\ntiimi\t1A -0.5\n')

  it('adds up what each feature adds, less where there are many', () => {
    const [alone, both] = [new Set(['itsenä*']), new Set(['itsenä*', 'tiimi', 'työ', 'ja'])]
    expect(scoresOf(reader, alone)[placeOf('1A')]).toBe(1)
    expect(scoresOf(reader, both)[placeOf('1A')]).toBe(-1 + 1.5 / 2)
    expect(scoresOf(reader, alone)[placeOf('4A')]).toBe(0.5)
    expect(scoresOf(reader, alone)[placeOf('9C')]).toBe(0)
  })

  it('tells what one feature adds to one mark', () => {
    expect(weightIn(reader, 'itsenä*', placeOf('4A'))).toBe(0.5)
    expect(weightIn(reader, 'itsenä*', placeOf('9C'))).toBe(0)
    expect(weightIn(reader, 'unheard', placeOf('1A'))).toBe(0)
  })

  it('knows no other marks', () => {
    expect(() => readerOf('sana\t1F 2\n')).toThrow('1F')
  })

  it('says the same after it was written', () => {
    const weight = fc.integer({ min: -900, max: 900 }).map((hundredths) => hundredths / 100)
    const byMark = fc.array(fc.tuple(fc.constantFrom(...MARKS), weight)).map((all) => new Map(all))
    const features = fc.array(fc.tuple(fc.stringMatching(/^[a-zäö]{1,9}\*?$/), byMark))
    fc.assert(
      fc.property(byMark, features, (bias, rows) => {
        const weights = new Map(rows)
        const read = readerOf(tableOf(bias, weights))
        for (const mark of MARKS) {
          expect(read.bias[placeOf(mark)]).toBe(bias.get(mark) ?? 0)
          for (const [feature, marks] of weights) {
            expect(weightIn(read, feature, placeOf(mark))).toBe(marks.get(mark) ?? 0)
          }
        }
      }),
    )
  })
})
