import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAwkwardText } from '../testing/arbitraries.ts'
import {
  isCoveredBy,
  type Passage,
  passagesOf,
  readingLines,
  segmentsBetween,
} from './highlight.ts'

describe('segments', () => {
  it('are flat where passages overlap', () => {
    const passages: Passage[] = [
      { start: 2, end: 6, mark: '1A', isAgainst: false },
      { start: 4, end: 8, mark: '2C', isAgainst: true },
    ]
    expect(segmentsBetween(0, 10, passages)).toEqual([
      { start: 0, end: 2, marks: [], against: [] },
      { start: 2, end: 4, marks: ['1A'], against: [] },
      { start: 4, end: 6, marks: ['1A'], against: ['2C'] },
      { start: 6, end: 8, marks: [], against: ['2C'] },
      { start: 8, end: 10, marks: [], against: [] },
    ])
  })

  it('of one passage are all its own, and those of another that begins with it are not', () => {
    const own: Passage = { start: 0, end: 8, mark: '1D', isAgainst: false }
    const passages: Passage[] = [
      { start: 0, end: 12, mark: '1A', isAgainst: false },
      own,
      { start: 4, end: 6, mark: '2C', isAgainst: false },
    ]
    const covered = segmentsBetween(0, 15, passages).map((segment) => [
      segment.start,
      isCoveredBy(segment, [own]),
    ])
    expect(covered).toEqual([
      [0, true],
      [4, true],
      [6, true],
      [8, false],
      [12, false],
    ])
    const [wider] = segmentsBetween(0, 12, passages.slice(0, 1))
    expect(wider && isCoveredBy(wider, [own])).toBe(false)
  })

  it('cover the stretch without gap or overlap, and carry every passage', () => {
    const anyPassage = fc
      .tuple(
        fc.nat(50),
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom('1A' as const, '2B' as const, '10C' as const),
        fc.boolean(),
      )
      .map(([start, length, mark, isAgainst]) => ({ start, end: start + length, mark, isAgainst }))
    fc.assert(
      fc.property(fc.array(anyPassage, { maxLength: 12 }), fc.nat(30), (passages, start) => {
        const end = start + 25
        const segments = segmentsBetween(start, end, passages)
        expect(segments[0]?.start).toBe(start)
        expect(segments.at(-1)?.end).toBe(end)
        for (const [index, segment] of segments.entries()) {
          expect(segment.end).toBe(segments[index + 1]?.start ?? end)
          const covering = passages.filter(
            (passage) => passage.start <= segment.start && passage.end >= segment.end,
          )
          const marks = (isAgainst: boolean) =>
            new Set(covering.filter((each) => each.isAgainst === isAgainst).map(({ mark }) => mark))
          expect(new Set(segment.marks)).toEqual(marks(false))
          expect(new Set(segment.against)).toEqual(marks(true))
        }
      }),
    )
  })

  it('come from evidence and counter-evidence of either reader, in text order', () => {
    const at = (start: number) => ({ start, end: start + 3, quote: 'abc', match: 'exact' }) as const
    const passages = passagesOf([
      {
        question: 1,
        doubt: [],
        other: null,
        letters: [{ letter: 'A', basis: 'stated', evidence: [at(9)], against: [at(5)] }],
      },
      {
        question: 2,
        doubt: [],
        other: [
          { letter: 'A', basis: 'stated', evidence: [at(20)], against: [] },
          { letter: 'C', basis: 'stated', evidence: [at(30)], against: [] },
        ],
        letters: [{ letter: 'C', basis: 'stated', evidence: [at(0)], against: [] }],
      },
    ])
    expect(passages.map(({ start, mark, isAgainst }) => [start, mark, isAgainst])).toEqual([
      [0, '2C', false],
      [5, '1A', true],
      [9, '1A', false],
      [20, '2A', false],
    ])
  })
})

describe('reading lines', () => {
  it('break a long line at sentence ends, and leave a short one whole', () => {
    const sentence = 'Haemme kokenutta kirjanpitäjää vakituiseen työsuhteeseen Lahteen. '
    const long = sentence.repeat(6).trimEnd()
    const lines = readingLines(`Otsikko. Alku\n${long}`)
    expect(lines).toHaveLength(7)
    expect(lines[0]).toEqual({ start: 0, end: 13 })
  })

  it('go on after an abbreviation, as the sentence does', () => {
    const sentences = [
      'Du arbetar måndag till fredag kl. 6-14 och i bland t.ex. 8-16. ',
      'Dessutom bl.a. Excel. ',
      'Lön ca. 2 400 €. ',
    ]
    const long = sentences.join('').repeat(4)
    const lines = readingLines(long).map(({ start, end }) => long.slice(start, end))
    expect(lines.slice(0, 3)).toEqual(sentences)
  })

  it('lose nothing but the line breaks', () => {
    fc.assert(
      fc.property(anyAwkwardText, (text) => {
        const long = text.repeat(20)
        const joined = readingLines(long)
          .map(({ start, end }) => long.slice(start, end))
          .join('')
        expect(joined).toBe(long.replaceAll('\n', ''))
      }),
    )
  })
})
