import { expect, it } from 'vitest'
import { languageOf } from './language.ts'

it.each([
  ['fi', 'Haemme sairaanhoitajaa vakituiseen työsuhteeseen kotihoidon tiimiin.'],
  ['sv', 'Vi söker en barnskötare som trivs med att arbeta med barn och har erfarenhet.'],
  ['en', 'We are looking for a designer who will work with our team and the client.'],
  ['fi', ''],
])('%s', (language, text) => {
  expect(languageOf(text, 0)).toBe(language)
})

it('judges by the words around the offset', () => {
  const text = `${'Tämä on suomea ja jatkuu näin. '.repeat(10)}${'This is the English part of the ad and it goes on. '.repeat(10)}`
  expect(languageOf(text, 0)).toBe('fi')
  expect(languageOf(text, text.length - 100)).toBe('en')
})
