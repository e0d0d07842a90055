import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyAwkwardText } from '../../testing/arbitraries.ts'
import { BARE, CORRECTED } from '../../testing/leaving.ts'
import { jsonOf, type LeavingJson } from './json.ts'

const documentOf = (...args: Parameters<typeof jsonOf>) =>
  JSON.parse(jsonOf(...args)) as LeavingJson

it('holds both keys, every change, and who says what', () => {
  const document = documentOf(CORRECTED)
  expect(document).toMatchObject({
    format: 'lxp-matcher/1',
    title: 'Lähihoitaja kotihoitoon, Kuusikkala',
    engine: { id: 'builtin', model: null },
    isUnusual: false,
    time: '2026-11-21T14:05:00.000Z',
    machineKey: '1A23B4567B89B10',
    personKey: '1A23B45B67B89A10',
    changes: [
      { question: 5, letter: 'B', change: 'added' },
      { question: 9, letter: 'A', change: 'added' },
      { question: 9, letter: 'B', change: 'removed' },
      { question: 5, letter: 'B', change: 'quoted' },
    ],
  })
  expect(document.answers.map(({ question }) => question)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(document.answers[4]?.letters).toEqual([
    {
      letter: 'B',
      label: 'Käyttää tietotekniikkaa tarpeen mukaan',
      inMachineKey: false,
      inPersonKey: true,
      basis: null,
      evidence: [
        {
          start: 112,
          end: 140,
          quote: 'Kirjaat käynnit puhelimella.',
          match: 'exact',
          by: 'person',
        },
      ],
      against: [],
    },
  ])
  expect(document.answers[8]?.letters).toMatchObject([
    { letter: 'A', inMachineKey: false, inPersonKey: true, basis: null, evidence: [] },
    {
      letter: 'B',
      inMachineKey: true,
      inPersonKey: false,
      basis: 'stated',
      against: [{ quote: 'Työ on vakituinen.' }],
    },
  ])
})

it('quotes what stands in the text at the offsets', () => {
  const quotes = documentOf(CORRECTED).answers.flatMap(({ letters }) =>
    letters.flatMap(({ evidence, against }) => [...evidence, ...against]),
  )
  expect(quotes).toHaveLength(5)
  for (const { start, end, quote } of quotes) {
    expect(CORRECTED.result.text.slice(start, end)).toBe(quote)
  }
})

it('knows the text by its SHA-256 and leaves the text itself behind', () => {
  fc.assert(
    fc.property(anyAwkwardText, (text) => {
      const { textSha256 } = documentOf({ ...BARE, result: { ...BARE.result, text } })
      expect(textSha256).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
    }),
  )
  expect(jsonOf(BARE)).not.toContain('Teet itsenäistä')
})

it('tells of an unusual ad', () => {
  const result = { ...CORRECTED.result, isUnusual: true }
  expect(documentOf({ ...CORRECTED, result })).toMatchObject({ isUnusual: true })
})

it('does without answers and engine', () => {
  const document = documentOf(BARE)
  expect(document).toMatchObject({ engine: null, machineKey: '12345678910', changes: [] })
  expect(document.answers.every(({ letters }) => letters.length === 0)).toBe(true)
})

it('tells what was sure, what was doubted, and what has been checked', () => {
  const { answers } = documentOf({ ...CORRECTED, accepted: [1] })
  expect(answers.filter(({ checked }) => checked).map(({ question }) => question)).toEqual([
    1, 5, 9,
  ])
  expect(answers[0]).toMatchObject({ word: 'clear', doubt: [], otherReader: null })
  expect(answers[8]).toMatchObject({ word: 'check', doubt: ['no-evidence', 'contradiction'] })
})
