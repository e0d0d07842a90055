import { describe, expect, it } from 'vitest'
import { QUESTIONS } from '../core/questions.ts'
import { fakeEngine } from '../engines/fake.ts'
import { evaluate } from './evaluate.ts'
import { readGold } from './gold.ts'
import { type Accuracy, type AccuracyOf, accuracyOf, markdownOf } from './publish.ts'

const figures = (f1: number): AccuracyOf => ({
  precision: 0.9,
  recall: 0.8,
  f1,
  overlapping: 0.858,
  questions: Object.fromEntries(QUESTIONS.map(({ id }) => [id, { f1: 0.835, support: 10 }])),
})

const ACCURACY: Accuracy = {
  measured: '2026-11-22',
  engine: 'builtin',
  ads: 56,
  agreement: 0.968,
  commonestLetters: 0.521,
  pasted: figures(0.877),
  flattened: figures(0.879),
  studied: { ads: 93, f1: 0.97 },
}

const lineOf = (text: string) => text.replaceAll('\n', ' ')

describe('what the README says of the figures', () => {
  const markdown = markdownOf(ACCURACY)

  it('shows all letters with three decimals and questions with two', () => {
    expect(markdown).toContain('| **All letters** | 0.877 | 0.879 | 100 |')
    expect(markdown).toContain('| 1 Työskentelytapa | 0.84 | 0.84 | 10 |')
  })

  it('sets ads that the engine was made with beside unseen ones', () => {
    expect(lineOf(markdown)).toContain(
      'read at F1 0.877, and 93 of the ads that the engine was made with at 0.970.',
    )
  })

  it('tells the gain over the commonest letters and over an empty key', () => {
    expect(lineOf(markdown)).toContain(
      'would reach 0.521 and an empty key 0: the engine gains 0.356 and 0.877.',
    )
  })

  it('is silent of an agreement that is not known', () => {
    expect(lineOf(markdown)).toContain('the annotators agree with each other at F1 0.968')
    expect(markdownOf({ ...ACCURACY, agreement: null })).not.toContain('agree')
  })
})

describe('what is published', () => {
  it('is rounded to a thousandth, and an empty key reaches 0', async () => {
    const engine = fakeEngine(() => ({
      kind: 'claims',
      claims: [{ question: 1, letter: 'A', basis: 'stated', quotes: [], against: [] }],
      usage: null,
    }))
    const ad = { id: 'a', text: 'yksi', letters: { 1: 'A', 2: 'AD' }, evidence: { '1A': ['yksi'] } }
    const read = (gold: object) =>
      evaluate(engine, readGold(JSON.stringify(gold)), { signal: new AbortController().signal })
    const report = await read(ad)
    const accuracy = accuracyOf(
      { pasted: report, flattened: report, studied: report },
      '2026-11-22',
    )
    expect(accuracy.pasted).toMatchObject({ precision: 1, recall: 0.333, f1: 0.5 })
    expect(accuracy.studied).toEqual({ ads: 1, f1: 0.5 })
    expect(report.baselines.nothing.f1).toBe(0)
    const unquoted = await read({ ...ad, evidence: {} })
    const all = { pasted: unquoted, flattened: unquoted, studied: unquoted }
    expect(() => accuracyOf(all, '2026-11-22')).toThrow('not measured')
  })
})
