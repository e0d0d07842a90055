import { describe, expect, it } from 'vitest'
import { flattened, GoldFault, marksOf, readGold } from './gold.ts'

const row = (over: object = {}) =>
  JSON.stringify({ id: 'a', text: 'Otsikko\n\nTeksti', letters: { 1: 'AD', 2: '' }, ...over })

describe('a gold file', () => {
  it('is read line by line, blank lines aside; what may be missing may be missing', () => {
    expect(readGold(`${row()}\n\n${row({ id: 'b', lang: 'sv' })}\n`)).toEqual([
      {
        id: 'a',
        lang: '',
        sector: '',
        text: 'Otsikko\n\nTeksti',
        letters: { 1: 'AD', 2: '' },
        open: {},
        annotations: [],
        evidence: {},
      },
      expect.objectContaining({ id: 'b', lang: 'sv' }),
    ])
  })

  it.each([
    ['no JSON', '{'],
    ['no text', row({ text: undefined })],
    ['no letters', row({ letters: undefined })],
    ['a letter that the question has not', row({ letters: { 9: 'D' } })],
    ['letters out of order', row({ letters: { 1: 'DA' } })],
    ['an open letter that the question has not', row({ open: { 10: 'E' } })],
  ])('with %s is refused, with the line', (_name, line) => {
    expect(() => readGold(`${row()}\n${line}`)).toThrow(GoldFault)
    expect(() => readGold(`${row()}\n${line}`)).toThrow(/^rivi 2: /)
  })

  it('can be flattened, every offset where it was', () => {
    const [ad] = readGold(row({ text: 'a\r\nb\nc' }))
    expect(ad && flattened(ad).text).toBe('a  b c')
  })

  it('letters are marks', () => {
    expect([...marksOf({ 1: 'AD', 10: 'B' })]).toEqual(['1A', '1D', '10B'])
  })
})
