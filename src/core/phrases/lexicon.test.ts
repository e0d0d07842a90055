import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Lexicon } from './lexicon.ts'
import { fits, type Phrase, parsePhrase } from './pattern.ts'
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

describe('what a phrase asks of its second word at a glance', () => {
  const part = fc.string({ unit: fc.constantFrom('a', 'b', 'ä'), minLength: 1, maxLength: 3 })
  const test = fc
    .tuple(fc.constantFrom('', '*'), part, fc.constantFrom('', '*'))
    .map((pieces) => pieces.join(''))
  const place = fc.array(test, { minLength: 1, maxLength: 3 }).map((tests) => tests.join('|'))
  const source = fc
    .tuple(place, fc.constantFrom(' ', ' .. '), place, fc.constantFrom('', ' a*'))
    .map((pieces) => pieces.join(''))

  /** Every word that the phrase begins at, each place taking the nearest word that fits. */
  function startsOf([first, ...others]: Phrase, words: readonly string[]): readonly number[] {
    return [...words.keys()].filter((from) => {
      if (!fits(first, words[from] ?? '')) return false
      let at = from
      return others.every((next) => {
        const reachable = words.slice(at + 1, at + 2 + next.skips)
        const nearest = reachable.findIndex((word) => fits(next, word))
        at += nearest + 1
        return nearest >= 0
      })
    })
  }

  it('rules out nothing that stands there', () => {
    fc.assert(
      fc.property(source, fc.array(part, { maxLength: 9 }), (phrase, words) => {
        const lexicon = new Lexicon<true>()
        lexicon.add(parsePhrase(phrase), true)
        const found = lexicon.find(wordsOf(words.join(' '))).map(({ from }) => from)
        expect(found).toEqual(startsOf(parsePhrase(phrase), words))
      }),
      { numRuns: 2000 },
    )
  })
})
