import { describe, expect, it } from 'vitest'
import { Lexicon } from './lexicon.ts'
import { parsePhrase } from './pattern.ts'
import { wordsOf } from './words.ts'

function found(phrase: string, text: string): string[] {
  const lexicon = new Lexicon<true>()
  lexicon.add(parsePhrase(phrase), true)
  const words = wordsOf(text)
  return lexicon.find(words).map(({ from, to }) =>
    words
      .slice(from, to + 1)
      .map((word) => word.text)
      .join(' '),
  )
}

describe('phrases', () => {
  it.each([
    ['työ', 'Työ alkaa', ['työ']],
    ['työ', 'työtä', []],
    ['itsenäi* työ*', 'Itsenäistä työotetta', ['itsenäistä työotetta']],
    ['itsenäi* työ*', 'itsenäistä ja työtä', []],
    ['*hoitaja', 'lähihoitaja hoitaja hoitajan', ['lähihoitaja', 'hoitaja']],
    ['*työnteki*', 'siivoustyöntekijää', ['siivoustyöntekijää']],
    ['ilta|yö työ*', 'yötyö, ilta-työtä', ['ilta työtä']],
    ['emme .. kokemu*', 'emme edellytä aiempaa kokemusta', ['emme edellytä aiempaa kokemusta']],
    ['emme .. kokemu*', 'emme kokemusta', ['emme kokemusta']],
    ['emme .. kokemu*', 'emme yksi kaksi kolme neljä kokemusta', []],
    ['kahvila-apulai*', 'Kahvila-apulaiseksi', ['kahvila apulaiseksi']],
  ])('%s in "%s"', (phrase, text, expected) => {
    expect(found(phrase, text)).toEqual(expected)
  })

  it('tells the words in the gaps', () => {
    const lexicon = new Lexicon<true>()
    lexicon.add(parsePhrase('työaika .. joustava .. meillä'), true)
    const [found] = lexicon.find(wordsOf('Työaika ei ole joustava aina meillä'))
    expect(found?.skipped).toEqual([1, 2, 4])
  })

  it.each(['', '..', '.. työ', 'työ ..', '*'])('refuses "%s"', (source) => {
    expect(() => parsePhrase(source)).toThrow()
  })

  it('finds what is added after a search', () => {
    const lexicon = new Lexicon<number>()
    lexicon.add(parsePhrase('kok*'), 1)
    lexicon.find(wordsOf('kokki'))
    lexicon.add(parsePhrase('*kki'), 2)
    expect(lexicon.find(wordsOf('kokki')).map(({ meaning }) => meaning)).toEqual([1, 2])
  })
})
