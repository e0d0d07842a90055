import { describe, expect, it } from 'vitest'
import type { Claim } from '../core/analysis.ts'
import { fakeEngine } from '../engines/fake.ts'
import { evaluate } from './evaluate.ts'
import { type GoldAd, readGold } from './gold.ts'
import { overlaps } from './overlap.ts'
import { tableOf } from './table.ts'

const ad = (over: Partial<GoldAd>): string =>
  JSON.stringify({ id: 'a', text: 'yksi kaksi kolme', letters: {}, ...over })
const options = { signal: new AbortController().signal }
const claim = (question: Claim['question'], letter: Claim['letter'], quote: string): Claim => ({
  question,
  letter,
  basis: 'stated',
  quotes: [{ quote }],
  against: [],
})

/** Gives 1A and 2D to every ad, 1A with a passage that is there. */
const engine = fakeEngine(() => ({
  kind: 'claims',
  claims: [claim(1, 'A', 'kaksi'), claim(2, 'D', 'puuttuva')],
  usage: null,
}))

const ADS = readGold(
  [
    ad({ letters: { 1: 'A', 2: 'D' }, evidence: { '1A': ['yksi  kaksi'], '2D': ['kolme'] } }),
    ad({
      letters: { 1: 'AB' },
      open: { 2: 'D' },
      annotations: [{ 1: 'AB' }, { 1: 'A' }],
      evidence: { '1B': ['kolme'] },
    }),
    ad({ letters: { 1: 'C' } }),
  ].join('\n'),
)

describe('the measure', () => {
  it('counts right, wrong and missed letters; open ones neither way', async () => {
    const { micro, ads, refused } = await evaluate(engine, ADS, options)
    // Right: 1A 2D, 1A. Wrong: 1A 2D of the third. Missed: 1B, 1C.
    expect(micro.precision).toBeCloseTo(3 / 5)
    expect(micro.recall).toBeCloseTo(3 / 5)
    expect(micro.f1).toBeCloseTo(3 / 5)
    expect([ads, refused]).toEqual([3, 0])
  })

  it('tells each question and letter with its support', async () => {
    const { questions, macro } = await evaluate(engine, ADS, options)
    expect(questions['1']).toMatchObject({ support: 4, exact: 1 / 3 })
    expect(questions['1']?.letters['1A']).toMatchObject({ support: 2, recall: 1, precision: 2 / 3 })
    expect(questions['1']?.letters['1E']).toBeUndefined()
    expect(questions['2']?.letters['2D']).toMatchObject({ support: 1, precision: 1 / 2 })
    // Letters seen: 1A (0.8), 1B (0), 1C (0), 2D (2/3).
    expect(macro.f1).toBeCloseTo((0.8 + 2 / 3) / 4)
  })

  it('tells how many segments and keys are exactly right', async () => {
    const { exactSegments, exactKeys } = await evaluate(engine, ADS, options)
    expect(exactKeys).toBeCloseTo(1 / 3)
    expect(exactSegments).toBeCloseTo((8 + 1 / 3 + 2 / 3) / 10)
  })

  it('tells how many letters have a quote, and how many quotes meet an annotator’s', async () => {
    const { quoted, overlapping } = await evaluate(engine, ADS, options)
    expect(quoted).toBeCloseTo(1 / 2)
    expect(overlapping).toBeCloseTo(1 / 2)
  })

  it('has no share of what is not there: quotes of annotators, letters given', async () => {
    const unquoted = ADS.map((ad) => ({ ...ad, evidence: { '1A': [] } }))
    const report = await evaluate(engine, unquoted, options)
    expect(report.overlapping).toBeNull()
    expect(tableOf(report, { errors: false })).toContain('merkitsijän kohtaan: –')
    const refusing = fakeEngine(() => ({ kind: 'not-an-advert', reason: 'other', usage: null }))
    expect((await evaluate(refusing, ADS, options)).quoted).toBeNull()
  })

  it('computes the baselines and the agreement from the file', async () => {
    const { baselines, agreement } = await evaluate(engine, ADS, options)
    // In at least 30 % of three ads: all of 1A, 1B, 1C, 2D. Right 5 of 11 given (2D open once).
    expect(baselines.commonestLetters.recall).toBe(1)
    expect(baselines.commonestLetters.precision).toBeCloseTo(5 / 11)
    expect(baselines.nothing).toEqual({ precision: 0, recall: 0, f1: 0 })
    expect(agreement).toBeCloseTo(2 / 3)
    const [first] = ADS
    expect((await evaluate(engine, first ? [first] : [], options)).agreement).toBeNull()
  })

  it('lists the errors of each ad; a refused ad is an empty key', async () => {
    const { errors } = await evaluate(engine, ADS, options)
    expect(errors).toEqual([
      { id: 'a', outcome: 'read', wrong: [], missed: ['1B'], quotes: { '1B': ['kolme'] } },
      {
        id: 'a',
        outcome: 'read',
        wrong: ['1A', '2D'],
        missed: ['1C'],
        quotes: { '1A': ['kaksi'], '1C': [], '2D': [] },
      },
    ])
    const refusing = fakeEngine(() => ({ kind: 'not-an-advert', reason: 'other', usage: null }))
    const report = await evaluate(refusing, ADS, options)
    expect([report.refused, report.micro.recall]).toEqual([3, 0])
    expect(tableOf(report, { errors: true })).toContain('\na (torjuttu): -1A -1B')
  })

  it('no id of a file steers the terminal', async () => {
    const report = await evaluate(engine, ADS, options)
    const errors = [
      { id: 'a\u001b[31m\nb', outcome: 'read' as const, wrong: [], missed: [], quotes: {} },
    ]
    expect(tableOf({ ...report, errors }, { errors: true })).toContain('\na [31m b: ')
  })

  it('is printed as a table', async () => {
    const table = tableOf(await evaluate(engine, ADS, options), { errors: true })
    expect(table).toMatch(/Kaikki kirjaimet \(mikro\) +0\.600 +0\.600 +0\.600/)
    expect(table).toContain('\na: -1B\n  -1B: ”kolme”\n')
    expect(table).toContain('\na: +1A +2D -1C\n  +1A: ”kaksi”')
    expect(table).toMatch(/^Tulkki fake, koe-1, 3 ilmoitusta/)
    const nameless = fakeEngine(() => ({ kind: 'no-key', usage: null }), { info: { model: null } })
    const other = tableOf(await evaluate(nameless, ADS, options), { errors: false })
    expect(other).toMatch(/^Tulkki fake, 3 ilmoitusta/)
    const [ad] = ADS
    const one = tableOf(await evaluate(nameless, ad ? [ad] : [], options), { errors: false })
    expect(one).toMatch(/^Tulkki fake, 1 ilmoitus,/)
  })
})

describe('overlap', () => {
  const text = 'Olet oma-aloitteinen,\n  reipas ja iloinen.'
  const passage = (quote: string) => {
    const start = text.indexOf(quote)
    return { start, end: start + quote.length, quote, match: 'exact' } as const
  }

  it('minds no white space', () => {
    expect(overlaps(text, [passage('reipas')], ['aloitteinen, reipas'])).toBe(true)
    expect(overlaps(text, [passage('iloinen')], ['aloitteinen, reipas'])).toBe(false)
  })

  it('is none with a quote that does not stand in the text', () => {
    expect(overlaps(text, [passage('reipas')], ['vakituinen', ' '])).toBe(false)
    expect(overlaps(text, [], ['reipas'])).toBe(false)
  })
})
