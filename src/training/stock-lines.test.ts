import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MARKS } from '../core/mark.ts'
import { excludedAmong, lettersOf, QUESTION_IDS } from '../core/questions.ts'
import { labelledLine, readStockLines } from './stock-lines.ts'

const LINES = readStockLines(
  readFileSync(join(import.meta.dirname, '../../fixtures/training/stock-lines.jsonl'), 'utf8'),
)

describe('the stock lines', () => {
  it('are many for every mark, in three languages, and many say nothing', () => {
    expect(LINES.length).toBeGreaterThan(8000)
    for (const mark of MARKS) {
      expect(LINES.filter(({ marks }) => marks.includes(mark)).length, mark).toBeGreaterThan(50)
    }
    for (const lang of ['fi', 'sv', 'en']) {
      expect(LINES.filter((line) => line.lang === lang).length).toBeGreaterThan(400)
    }
    expect(LINES.filter(({ marks }) => marks.length === 0).length).toBeGreaterThan(800)
  })

  it('stand there once each', () => {
    const texts = LINES.map(({ text }) => text.toLowerCase())
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('give no letter that is also open', () => {
    expect(LINES.filter(({ marks, open }) => marks.some((mark) => open.includes(mark)))).toEqual([])
  })

  it('hardly ever give two letters that exclude each other', () => {
    const excluding = LINES.filter(({ marks }) =>
      QUESTION_IDS.some((id) => {
        const letters = lettersOf(id).filter((letter) => marks.includes(`${id}${letter}`))
        return excludedAmong(id, letters).size > 0
      }),
    )
    expect(excluding.length / LINES.length).toBeLessThan(0.002)
  })

  it('refuse a mark that there is not', () => {
    const line = { lang: 'fi', text: 'Työ on vuorotyötä.', marks: ['6E'], open: [] }
    expect(() => readStockLines(JSON.stringify(line))).toThrow()
  })
})

it('looks at a line as at any sentence of an ad, not as at its title', () => {
  const [line] = readStockLines(
    '{"lang":"fi","text":"Työ on kolmivuorotyötä.","marks":["6C"],"open":["6D"]}\n',
  )
  if (!line) throw new Error('no line')
  const { sentences, marks, open } = labelledLine(line, 3)
  expect(sentences).toHaveLength(1)
  expect(sentences[0]).toContain('kolmivuorotyötä')
  expect([...(sentences[0] ?? [])].filter((name) => /title|työpaikka/.test(name))).toEqual([])
  expect([[...marks], [...open]]).toEqual([['6C'], ['6D']])
})
