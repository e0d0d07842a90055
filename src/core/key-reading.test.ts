import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySelections } from '../testing/arbitraries.ts'
import { EMPTY_SELECTIONS, formatKey, parseKey } from './key.ts'
import { type ReadingFault, readKey } from './key-reading.ts'

const KEY = '1AD2CD3A4B5B6C7C8B9A10B'
const strictly = parseKey(KEY)

const anyNoise = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.constantFrom(' ', '\n', '\r\n', '\u00a0', '\u00ad', '\u200b', ...'-–,./;:|'), {
        maxLength: 3,
      })
      .map((marks) => marks.join('')),
  },
)
const anyFront = fc.constantFrom(
  '',
  'LxP-avain: ',
  'Tarkistettu LxP-avainkoodi\n',
  'lxp avain',
  'http://127.0.0.1:3000/#avain=',
  'LxP-avain: https://tyo2.example.fi/lxp/10?a=1#avain=',
)

/** A key as people paste it: the same key, written worse. */
const anyRoughKey = anySelections.chain((selections) => {
  const characters = [...formatKey(selections)]
  const doubled = characters.map((each) =>
    /\d/.test(each)
      ? fc.constant(each)
      : fc.constantFrom(each, each.toLowerCase(), `${each}${each}`),
  )
  return fc
    .tuple(
      anyFront,
      fc.tuple(...doubled),
      fc.array(anyNoise, { minLength: characters.length + 1, maxLength: characters.length + 1 }),
    )
    .map(([front, pieces, [first = '', ...noise]]) => ({
      selections,
      pasted: `${front}${first}${pieces.map((piece, at) => `${piece}${noise[at]}`).join('')}`,
    }))
})

describe('a key as people paste it', () => {
  it('is read back the same, whatever noise has come in', () => {
    fc.assert(
      fc.property(anyRoughKey, ({ selections, pasted }) => {
        expect(readKey(pasted)).toEqual({ ok: true, selections })
      }),
      { numRuns: 300 },
    )
  })

  it('is read in any order of letters', () => {
    fc.assert(
      fc.property(
        anySelections.chain((selections) =>
          fc
            .tuple(
              ...Object.values(selections).map((letters) =>
                fc.shuffledSubarray([...letters], { minLength: letters.length }),
              ),
            )
            .map((shuffled) => ({
              selections,
              pasted: shuffled.map((letters, index) => `${index + 1}${letters.join('')}`).join(''),
            })),
        ),
        ({ selections, pasted }) => {
          expect(readKey(pasted)).toEqual({ ok: true, selections })
        },
      ),
    )
  })

  it.each([
    [KEY],
    [` ${KEY.toLowerCase()}\r\n`],
    ['1AD-2CD-3A-4B-5B-6C-7C-8B-9A-10B'],
    ['1AD2CD3A4B5B6C7C8B9A1\n0B'],
    ['1DA2DC3AA4B5B6C7C8B9A10B'],
    ['1: A, D\n2: C, D\n3: A\n4: B\n5: B\n6: C\n7: C\n8: B\n9: A\n10: B\n'],
    [`LxP-avain: ”${KEY}”.`],
    [`Tarkistettu avain: ${KEY}`],
    [`<http://127.0.0.1:3000/#avain=${KEY}>`],
  ])('%j is the same key', (pasted) => {
    expect(readKey(pasted)).toEqual(strictly)
  })

  it.each(['12345678910', '1 2 3 4 5 6 7 8 9 10', '1-2-3-4-5-6-7-8-9-1 0'])(
    '%j is the key without letters: a 1 before a 0 is always 10',
    (pasted) => {
      expect(readKey(pasted)).toEqual({ ok: true, selections: EMPTY_SELECTIONS })
    },
  )
})

describe('what is no key', () => {
  it.each<[string, readonly ReadingFault[]]>([
    ['', [{ code: 'empty', question: null, at: 0, found: '' }]],
    [' \n', [{ code: 'empty', question: null, at: 0, found: '' }]],
    ['LxP-avain: ', [{ code: 'empty', question: null, at: 9, found: '' }]],
    ['invalid', [{ code: 'letter-without-number', question: null, at: 0, found: 'invalid' }]],
    ['1A2B3A4B5B6C7C8B10B', [{ code: 'missing-segment', question: 9, at: 16, found: '' }]],
    ['1A2B3A4B5B6C7C8B9A ', [{ code: 'missing-segment', question: 10, at: 18, found: '' }]],
    ['1A2XY345678910', [{ code: 'unknown-letter', question: 2, at: 3, found: 'XY' }]],
    ['12e345678910', [{ code: 'unknown-letter', question: 2, at: 2, found: 'e' }]],
    ['1A3A2B45678910', [{ code: 'segments-out-of-order', question: 2, at: 4, found: '2' }]],
    [
      '10B123456789',
      outOfOrder([1, 3], [2, 4], [3, 5], [4, 6], [5, 7], [6, 8], [7, 9], [8, 10], [9, 11]),
    ],
    ['12345678910 9A', [{ code: 'segment-twice', question: 9, at: 12, found: '9' }]],
    ['1A😀2345678910', [{ code: 'strange-character', question: null, at: 2, found: '😀' }]],
    ['1A?!2345678910', [{ code: 'strange-character', question: null, at: 2, found: '?!' }]],
    ['012345678910', [{ code: 'strange-character', question: null, at: 0, found: '0' }]],
    [
      'LxP-avain: 1Ä2E345678910',
      [
        { code: 'strange-character', question: null, at: 12, found: 'Ä' },
        { code: 'unknown-letter', question: 2, at: 14, found: 'E' },
      ],
    ],
  ])('%j', (pasted, faults) => {
    expect(readKey(pasted)).toEqual({ ok: false, faults })
  })

  it('is told in the order of the text, with what stands at the place', () => {
    const anyPaste = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc
        .array(fc.constantFrom(...'0123456789ABCDEFäx? -\n😀', '10', '#avain=', 'avain'), {
          maxLength: 40,
        })
        .map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(anyPaste, (pasted) => {
        const read = readKey(pasted)
        if (read.ok) {
          expect(parseKey(formatKey(read.selections))).toEqual(read)
          return
        }
        expect(read.faults.length).toBeGreaterThan(0)
        const places = read.faults.map(({ at }) => at)
        expect(places).toEqual(places.toSorted((one, other) => one - other))
        for (const { at, found } of read.faults) {
          expect(pasted.slice(at, at + found.length)).toBe(found)
          expect(at).toBeLessThanOrEqual(pasted.length)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('never contradicts the strict grammar', () => {
    fc.assert(
      fc.property(anySelections, (selections) => {
        const key = formatKey(selections)
        expect(readKey(key)).toEqual(parseKey(key))
      }),
    )
  })
})

function outOfOrder(...places: readonly (readonly [ReadingFault['question'], number])[]) {
  return places.map(([question, at]) => ({
    code: 'segments-out-of-order' as const,
    question,
    at,
    found: String(question),
  }))
}
