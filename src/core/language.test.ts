import { describe, expect, it } from 'vitest'
import { languageAt, languageOf } from './language.ts'

describe('the language of words', () => {
  it.each([
    ['haemme kokkia ja tarjoilijaa', 'fi'],
    ['vi söker en kock till restaurangen', 'sv'],
    ['we are looking for a cook', 'en'],
    ['työajat ma to 9 17', 'fi'],
    ['flexible hours on site and off site', null],
    ['kokki kemiin', null],
    ['', null],
  ])('%s: %s', (text, language) => {
    expect(languageOf(text.split(' '))).toBe(language)
  })
})

describe('the language at an offset', () => {
  const finnish = 'Haemme kokkia ja tarjoilijaa, joka on reipas. '.repeat(10)
  const english = 'We are looking for a cook and you will work with us. '.repeat(10)

  it('is that of the words around it', () => {
    const text = finnish + english
    expect(languageAt(text, 0)).toBe('fi')
    expect(languageAt(text, text.length - 100)).toBe('en')
  })
})
