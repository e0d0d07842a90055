import { describe, expect, it } from 'vitest'
import { readGold } from '../evaluation/gold.ts'
import { digestOf, textsIn, withWords } from './without-words.ts'

const TEXT = 'Siivooja\n\nTyö on itsenäistä.'
const KEPT = JSON.stringify({
  sha256: digestOf(TEXT),
  lang: 'fi',
  letters: { 1: 'A' },
  places: { '1A': [[17, 27]] },
})
const WHOLE = JSON.stringify({ id: 'b', text: TEXT, letters: { 1: '' } })

describe('ads that are kept without their words', () => {
  it('get their text and the quotes that stand there; others stay as they are', () => {
    const lines = ['muu', TEXT].map((text) => JSON.stringify({ text }))
    const texts = textsIn([`${lines.join('\n')}\n`])
    const [kept, whole] = readGold(withWords(`${KEPT}\n${WHOLE}\n`, texts))
    expect(kept).toMatchObject({ lang: 'fi', text: TEXT, evidence: { '1A': ['itsenäistä'] } })
    expect(whole).toMatchObject({ id: 'b', text: TEXT, evidence: {} })
  })

  it('are named where nobody has their very text', () => {
    const other = JSON.stringify({ text: `${TEXT} ` })
    expect(() => withWords(KEPT, textsIn([other]))).toThrow(`no text for ${digestOf(TEXT)}`)
  })
})
