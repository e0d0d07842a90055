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
    ['a letter twice', row({ letters: { 1: 'AA' } })],
    ['a small letter', row({ letters: { 1: 'a' } })],
    ['nothing but null', 'null'],
    ['a list', '[]'],
    ['no letters at all', row({ letters: null })],
    ['letters as a list', row({ letters: { 1: ['A'] } })],
    ['letters for questions that are not', row({ letters: { 11: 'A', foo: 'A' } })],
    ['open letters for a question that is not', row({ open: { 0: 'A' } })],
    ['no annotations at all', row({ annotations: null })],
    ['annotations that are no list', row({ annotations: { 1: 'A' } })],
    ['an annotation of nothing', row({ annotations: [null] })],
    ['an annotation for a question that is not', row({ annotations: [{ 1: 'A' }, { 11: 'A' }] })],
    ['no evidence at all', row({ evidence: null })],
    ['evidence that is no list', row({ evidence: { '1A': 'Teksti' } })],
    ['evidence that is no quote', row({ evidence: { '1A': [1] } })],
    ['evidence for a letter that the question has not', row({ evidence: { '9D': ['Teksti'] } })],
    ['an id that is a number', row({ id: 7 })],
  ])('with %s is refused, with the line', (_name, line) => {
    expect(() => readGold(`${row()}\n${line}`)).toThrow(GoldFault)
    expect(() => readGold(`${row()}\n${line}`)).toThrow(/^rivi 2: /)
  })

  it.each([
    [row({ text: undefined }), 'rivi 1: id tai text puuttuu tai ei ole merkkijono (text)'],
    [row({ letters: undefined }), 'rivi 1: puuttuu tai ei ole olio (letters)'],
    [row({ letters: { 11: 'A', foo: 'A' } }), 'rivi 1: tuntematon kysymys: 11, foo (letters)'],
    [
      row({ annotations: [{ 1: 'A' }, { 2: 'BA' }] }),
      /^rivi 1: .*aakkosjärj.*\(annotations\.1\.2\)$/,
    ],
    [row({ evidence: { '1F': [] } }), 'rivi 1: tuntematon kirjain: 1F (evidence)'],
    [row({ evidence: { '1A': 'x' } }), 'rivi 1: oltava lista lainauksia (evidence.1A)'],
  ])('%s: tells what is wrong and where', (line, message) => {
    expect(() => readGold(line)).toThrow(message)
  })

  it('may begin with a byte order mark, and have fields of its own', () => {
    expect(readGold(`\uFEFF${row({ oma: 1, lang: null })}\r\n`)).toEqual(readGold(row()))
  })

  it('can be flattened, every offset where it was', () => {
    const [ad] = readGold(row({ text: 'a\r\nb\nc' }))
    expect(ad && flattened(ad).text).toBe('a  b c')
  })

  it('letters are marks', () => {
    expect([...marksOf({ 1: 'AD', 10: 'B' })]).toEqual(['1A', '1D', '10B'])
  })
})
