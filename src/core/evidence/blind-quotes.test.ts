import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { groundQuote } from './evidence.ts'

/** Quotes made without sight of the matcher (`fixtures/quotes/README.md`). */
const FIXTURES = join(import.meta.dirname, '../../../fixtures')

type Line = {
  readonly advert: string
  readonly folder: string
  readonly kind: string
  readonly quote: string
}

function linesOf(name: string): readonly Line[] {
  const content = readFileSync(join(FIXTURES, 'quotes', `${name}.jsonl`), 'utf8')
  return content
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

const adverts = new Map<string, string>()
function advertOf({ folder, advert }: Line): string {
  const path = join(FIXTURES, folder, `${advert}.txt`)
  const text = adverts.get(path) ?? readFileSync(path, 'utf8')
  adverts.set(path, text)
  return text
}

describe('quotes made blind', () => {
  it('of 1,000 forged ones none is found', () => {
    const lines = linesOf('forged')
    expect(lines).toHaveLength(1000)
    const found = lines.filter((line) => groundQuote(advertOf(line), line))
    expect(found.map(({ kind, quote }) => `${kind}: ${quote}`)).toEqual([])
  })

  it('of 1,000 true ones, roughened, at least 990 are found', () => {
    const lines = linesOf('true')
    expect(lines).toHaveLength(1000)
    const missed = lines.filter((line) => !groundQuote(advertOf(line), line))
    expect(
      missed.length,
      missed.map(({ kind, quote }) => `${kind}: ${quote}`).join('\n'),
    ).toBeLessThanOrEqual(10)
  })
})
