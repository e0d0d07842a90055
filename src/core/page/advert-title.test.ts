import { describe, expect, it } from 'vitest'
import { advertTitle } from './advert-title.ts'

describe('the name of an ad', () => {
  it('is its first line that is not blank', () => {
    expect(advertTitle('\n  Siivooja, Turku \r\n\nHaemme…')).toBe('Siivooja, Turku')
    expect(advertTitle('')).toBe('')
  })

  it('is cut at a word where a PDF gives the whole page as one line', () => {
    const page = `Sairaanhoitaja, Kotihoito ${'Haemme sairaanhoitajaa. '.repeat(40)}`
    expect(advertTitle(page)).toBe(
      'Sairaanhoitaja, Kotihoito Haemme sairaanhoitajaa. Haemme sairaanhoitajaa. Haemme…',
    )
    expect(advertTitle('a'.repeat(5000))).toHaveLength(91)
  })

  it('is its title where the menus of a page were copied with it', () => {
    const title = 'Sähköasentaja, Mikkeli'
    const menus = `Siirry sisältöön\nEtusivu\nKirjaudu sisään\nEtusivu > Työpaikat > ${title}\n`
    const ad = 'Asennat sähköjä koteihin ja liikkeisiin. Tarvitset alan tutkinnon ja ajokortin.'
    expect(advertTitle(`${menus}${title}\nTulosta\n${ad}\nTietosuojaseloste`)).toBe(title)
  })

  it('ends with the last of its short lines that a PDF tells by two spaces', () => {
    const body = 'Haemme   sairaanhoitajaa  kotihoitoon. '.repeat(40)
    expect(advertTitle(`KAUPUNKI  Sairaanhoitaja, kotihoito  ${body}`)).toBe(
      'KAUPUNKI Sairaanhoitaja, kotihoito',
    )
  })
})
