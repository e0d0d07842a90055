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

  it.each([
    ['a short menu', 'Hyppää sisältöön\nEtusivu\nAvoimet työpaikat\n'],
    ['a short menu in Swedish', 'Hoppa till innehåll\nLediga jobb\n'],
    ['the way to the page', 'Etusivu > Työpaikat > Sähköasentaja\n'],
    ['one link', '\nSiirry sisältöön\n\n'],
    ['what kind of text it is', 'TYÖPAIKKAILMOITUS\n\n'],
    ['what kind of text it is, with its day', 'Avoin työpaikka 12.3.2026\n'],
    ['all of these', 'Etusivu\nValikko\nTyöpaikkailmoitus:\nTulosta\n'],
  ])('is not %s above it', (_, above) => {
    const ad = 'Sähköasentaja, Mikkeli\nAsennat sähköjä koteihin. Tarvitset ajokortin.'
    expect(advertTitle(above + ad)).toBe('Sähköasentaja, Mikkeli')
    expect(advertTitle(`${above}${ad}`.replaceAll('\n', '\r\n'))).toBe('Sähköasentaja, Mikkeli')
  })

  it.each([
    'Asiakaspalvelu\nHaemme asiakaspalvelijaa.',
    'Lähettäjä\nJärjestelet kuljetuksia.',
    'Työpaikkailmoitus: siivooja\nHaemme siivoojaa.',
    'Etusivu\nValikko',
  ])('is the first line that only looks like a menu, or where there is no other: %j', (text) => {
    expect(advertTitle(text)).toBe(text.split('\n', 1)[0])
  })

  it('ends with the last of its short lines that a PDF tells by two spaces', () => {
    const body = 'Haemme   sairaanhoitajaa  kotihoitoon. '.repeat(40)
    expect(advertTitle(`KAUPUNKI  Sairaanhoitaja, kotihoito  ${body}`)).toBe(
      'KAUPUNKI Sairaanhoitaja, kotihoito',
    )
  })
})
