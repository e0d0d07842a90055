import { expect, it } from 'vitest'
import { clauseAround } from './clause.ts'
import { readAdvert } from './sentences.ts'

/** The quote around a word of a text that is one sentence. */
function quoteAround(text: string, word: string): string {
  const { sentences } = readAdvert(text)
  const sentence = sentences.find(({ start, end }) => text.slice(start, end).includes(word))
  if (!sentence) throw new Error(word)
  const start = text.indexOf(word)
  return clauseAround(text, { start, end: start + word.length, sentence }).quote
}

it.each([
  ['Sijaisuus on ajalle 1.9.–31.1. Tervetuloa!', 'Sijaisuus on ajalle 1.9.–31.1.'],
  ['Haemme sijaista ajalle 1.9.–31.1.', 'Haemme sijaista ajalle 1.9.–31.1.'],
  ['Työ on vakituinen. Tervetuloa!', 'Työ on vakituinen'],
])('a date keeps its full stop, a sentence does not: %s', (text, quote) => {
  expect(quoteAround(text, quote.split(' ')[0] ?? '')).toBe(quote)
})

it('a number keeps its unit, and the bracket behind it', () => {
  expect(quoteAround('Bokförare, Vasa (heltid eller 80 %)', 'heltid')).toBe(
    'Bokförare, Vasa (heltid eller 80 %)',
  )
  expect(quoteAround('Palkka on 14,50 €. Tule töihin!', 'Palkka')).toBe('Palkka on 14,50 €')
})

it('a bracket that is opened in the quote is closed in it', () => {
  expect(quoteAround('Työaika on joustava (klo 7–17)', 'joustava')).toBe(
    'Työaika on joustava (klo 7–17)',
  )
})

it('no quote begins or ends within a number or a time of day', () => {
  const text =
    'Tarjoamme sinulle jo ensimmäisestä päivästä alkaen tehtäväkohtaisen palkan, joka on 2 987,42 euroa kuukaudessa ja jota korottavat kokemuslisät sekä henkilökohtainen lisä ja tulospalkkio'
  expect(quoteAround(text, 'kokemuslisät')).toBe(
    'joka on 2 987,42 euroa kuukaudessa ja jota korottavat kokemuslisät sekä henkilökohtainen lisä ja tulospalkkio',
  )
})

it('no quote runs from one item of a list into another', () => {
  const text = 'Tarjoamme  hyvän palkan  perehdytyksen työhön  mahdollisuuden opiskella'
  expect(quoteAround(text, 'perehdytyksen')).toBe('perehdytyksen työhön')
})
