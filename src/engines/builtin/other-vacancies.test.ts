import { describe, expect, it } from 'vitest'
import { withoutOtherVacancies } from './other-vacancies.ts'
import { readAdvert } from './sentences.ts'

/** Whether a sentence is left in a warehouse worker's ad. */
function isLeft(sentence: string): boolean {
  const text = `Varastotyöntekijä\n\nKeräät tuotteita varastossa. ${sentence} Työ alkaa heti.`
  const { sentences } = withoutOtherVacancies(readAdvert(text))
  return sentences.some(({ start, end }) => sentence.startsWith(text.slice(start, end)))
}

describe('what is said of other vacancies', () => {
  it.each([
    'Haemme myös vakituista kirjanpitäjää.',
    'Samalla haemme myös talouspäällikköä, jolta edellytetään korkeakoulututkintoa.',
    'Lisäksi haemme sairaanhoitajaa vuorotyöhön.',
    'Haussa on myös sähköasentajan vakituinen tehtävä.',
    'Avoinna on myös kokin vakituinen paikka, katso erillinen ilmoitus.',
    'Pääkonttorimme rekrytoi erikseen agrologeja, joilta edellytetään korkeakoulututkintoa.',
    'Vi söker också en kock för kvällar och helger.',
    'We are also looking for an accountant with a degree.',
  ])('is left out: %s', (sentence) => {
    expect(isLeft(sentence)).toBe(false)
  })

  it.each([
    'Haemme myös toista varastotyöntekijää vakituiseen työhön.',
    'Etsimme myös sinua, joka olet vasta valmistunut.',
    'Haemme vakituista varastotyöntekijää, ja arvostamme myös trukkikorttia.',
  ])('the ad’s own is not: %s', (sentence) => {
    expect(isLeft(sentence)).toBe(true)
  })

  it('where the title names nobody, nobody else is known', () => {
    const text = 'Tule meille töihin\n\nHaemme myös kirjanpitäjää. Työ alkaa heti.'
    const advert = readAdvert(text)
    expect(withoutOtherVacancies(advert).sentences).toHaveLength(advert.sentences.length)
  })
})
