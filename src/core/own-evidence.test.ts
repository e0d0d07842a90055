import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passageBetween, sentencesOf } from './own-evidence.ts'

const TEXT = 'Etsimme myyjää.\nTyö on vakituinen. Työaika on joustava!'
const quoted = (part: string) => {
  const start = TEXT.indexOf(part)
  return passageBetween(TEXT, start, start + part.length)?.quote
}

describe('a selected passage', () => {
  it('takes whole words and leaves the white space around them', () => {
    expect(quoted('aika on jous')).toBe('Työaika on joustava')
    expect(quoted(' vakituinen. ')).toBe('vakituinen.')
    expect(quoted('\n')).toBeUndefined()
  })

  it('always stands in the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(80), fc.nat(80), (text, start, end) => {
        const found = passageBetween(text, start, end)
        if (found) expect(text.slice(found.start, found.end)).toBe(found.quote)
      }),
    )
  })

  it('of half an ad is cut', () => {
    const text = 'sana '.repeat(1000)
    expect(passageBetween(text, 0, text.length)?.quote.length).toBeLessThan(700)
  })
})

it('sentences are cut at lines and full stops', () => {
  expect(sentencesOf(TEXT).map(({ quote }) => quote)).toEqual([
    'Etsimme myyjää.',
    'Työ on vakituinen.',
    'Työaika on joustava!',
  ])
})
