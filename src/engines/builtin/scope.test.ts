import { describe, expect, it } from 'vitest'
import { scopesOf } from './scope.ts'
import { readAdvert } from './sentences.ts'

/** What is done to a word of the text's first sentence. */
function scopeOf(text: string, word: string) {
  const [sentence] = readAdvert(text).sentences
  if (!sentence) throw new Error('no sentence')
  const at = sentence.words.findIndex((one) => one.text === word)
  const scopes = scopesOf(text, sentence)
  const stretch = { from: at, to: at }
  return { denied: scopes.denies(stretch), wished: scopes.wishes(stretch) }
}

describe('denials', () => {
  it.each([
    ['Emme edellytä aiempaa kokemusta', 'kokemusta', true],
    ['Kokemusta alalta ei tarvita', 'kokemusta', true],
    ['Ei vaadi tutkintoa, mutta kortti täytyy olla', 'tutkintoa', true],
    ['Ei vaadi tutkintoa, mutta kortti täytyy olla', 'kortti', false],
    ['Ei pelkästään kokemusta vaan intoa', 'kokemusta', false],
    ['Utbildning krävs inte', 'utbildning', true],
    ['A degree is not required', 'degree', true],
    ['Edellytämme kokemusta', 'kokemusta', false],
    ['Työ on vakituinen eikä vuokratyötä', 'vakituinen', false],
    ['Työ on vakituinen eikä vuokratyötä', 'vuokratyötä', true],
    ['You take initiative and do not wait', 'initiative', false],
    ['Flexible hours without overtime', 'hours', false],
    ['Flexible hours without overtime', 'overtime', true],
  ])('%s: %s', (text, word, denied) => {
    expect(scopeOf(text, word).denied).toBe(denied)
  })

  it('end with the line', () => {
    const advert = readAdvert('Kokki\n\nAlaa ei tarvitse tuntea ennestään\nvakituinen työ')
    const sentence = advert.sentences.at(-1)
    const at = sentence?.words.findIndex(({ text }) => text === 'vakituinen') ?? -1
    if (!sentence || at < 0) throw new Error('no such sentence')
    expect(scopesOf(advert.text, sentence).denies({ from: at, to: at })).toBe(false)
  })

  it('take back a phrase in whose gap they stand, not one that they belong to', () => {
    const advert = readAdvert('Työaika ei ole joustava')
    const [sentence] = advert.sentences
    if (!sentence) throw new Error('no sentence')
    const scopes = scopesOf(advert.text, sentence)
    expect(scopes.denies({ from: 0, to: 3, skipped: [1, 2] })).toBe(true)
    expect(scopes.denies({ from: 0, to: 3, skipped: [2] })).toBe(false)
  })
})

describe('wishes', () => {
  it.each([
    ['Katsomme eduksi tutkinnon', 'tutkinnon', true],
    ['Tutkinto katsotaan eduksi', 'tutkinto', true],
    ['Kokemus on eduksi, mutta perehdytämme sinut', 'perehdytämme', false],
    ['A degree is a plus', 'degree', true],
    ['Tutkinto vaaditaan', 'tutkinto', false],
    ['Edellytämme tutkintoa, ja kokemus katsotaan eduksi', 'tutkintoa', false],
    ['Edellytämme tutkintoa, ja kokemus katsotaan eduksi', 'kokemus', true],
    ['Eduksi katsotaan, jos sinulla on tutkinto', 'tutkinto', true],
  ])('%s: %s', (text, word, wished) => {
    expect(scopeOf(text, word).wished).toBe(wished)
  })
})

describe('a heading', () => {
  it('says of its items what it would say in one sentence with them', () => {
    const advert = readAdvert('Katsomme eduksi:\n- tutkinnon')
    const [heading, item] = advert.sentences
    if (!heading || !item) throw new Error('no list')
    const stretch = { from: 0, to: 0 }
    expect(scopesOf(advert.text, item).wishes(stretch)).toBe(false)
    expect(scopesOf(advert.text, item, heading).wishes(stretch)).toBe(true)
  })
})
