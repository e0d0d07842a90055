import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { onOneLine } from '../../../evaluation/gold.ts'
import { seenIn } from '../seen.ts'
import { notAdvertReasonOf } from './not-advert.ts'

const FOLDER = join(import.meta.dirname, '../../../../fixtures/refusal')

const textsIn = (file: string): readonly string[] =>
  readFileSync(join(FOLDER, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).text)
const shareRefused = (texts: readonly string[]) =>
  texts.filter((text) => notAdvertReasonOf(seenIn(text)) !== null).length / texts.length

/** Texts that no weight is made with (`fixtures/refusal/README.md`). Raise the floor and lower the bound when the engine gets better. */
describe.each([
  ['pasted', (text: string) => text],
  ['flattened', onOneLine],
])('%s', (_, formOf) => {
  it('most texts that are pasted by mistake are refused', () => {
    const texts = textsIn('blind-others.jsonl')
    expect(texts).toHaveLength(220)
    expect(shareRefused(texts.map(formOf))).toBeGreaterThanOrEqual(0.83)
  })

  it('few ads are refused, however they are told', () => {
    const texts = textsIn('blind-ads.jsonl')
    expect(texts).toHaveLength(280)
    expect(shareRefused(texts.map(formOf))).toBeLessThanOrEqual(0.022)
  })
})

it('nothing that measures is among what the weights are made with', () => {
  const made = ['ads.jsonl', 'others.jsonl'].flatMap(textsIn)
  const measuring = ['blind-ads.jsonl', 'blind-others.jsonl'].flatMap(textsIn)
  expect(new Set([...made, ...measuring]).size).toBe(1170 + 1299 + 280 + 220)
})
