import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { onOneLine } from '../../../evaluation/gold.ts'
import { seenIn } from '../seen.ts'
import { notAdvertReasonOf } from './not-advert.ts'

const NEAR = join(import.meta.dirname, '../../../../fixtures/near')

const textsIn = (folder: string) =>
  readdirSync(join(NEAR, folder)).map((name) => readFileSync(join(NEAR, folder, name), 'utf8'))
const shareRefused = (texts: readonly string[]) =>
  texts.filter((text) => notAdvertReasonOf(seenIn(text)) !== null).length / texts.length

/**
 * Texts that lie as near to an ad as can be, and ads that are set like none (`fixtures/README.md`). In
 * doubt a text is an ad. Raise the floor and lower the bound when the engine gets better.
 */
describe.each([
  ['pasted', (text: string) => text],
  ['flattened', onOneLine],
])('%s', (_, formOf) => {
  it('most texts that lie near an ad are refused', () => {
    const texts = textsIn('not')
    expect(texts).toHaveLength(110)
    expect(shareRefused(texts.map(formOf))).toBeGreaterThanOrEqual(0.82)
  })

  it('few of the ads that are set like none are refused', () => {
    const texts = textsIn('ads')
    expect(texts).toHaveLength(90)
    expect(shareRefused(texts.map(formOf))).toBeLessThanOrEqual(0.04)
  })
})
