import { expect, it } from 'vitest'
import { BARE, CORRECTED, UNTOUCHED } from '../../testing/leaving.ts'
import { reportOf } from './report.ts'

it('tells the whole analysis, with what the person changed', () => {
  expect(reportOf(CORRECTED)).toBe(`Lähihoitaja kotihoitoon, Kuusikkala

Tekoälyn tulkinta: 1A23B4567B89B10
Tarkistettu avain: 1A23B45B67B89A10

1 Työskentelytapa
  A Itsenäinen työskentely
    Ilmoituksessa: ”itsenäistä työtä”

3 Työpaikan sijainti
  B Ulkona tai liikkuva työ
    Ilmoituksessa: ”ajat asiakkaan luota toiselle”

5 IT-suhde
  B Käyttää tietotekniikkaa tarpeen mukaan (lisätty)
    Oma perustelu: ”Kirjaat käynnit puhelimella.”

7 Koulutustausta
  B Keskiasteen koulutus (ammatillinen tai lukio)
    Päätelty kohdasta: ”Lähihoitaja”

9 Työsuhteen tyyppi
  A Vakituinen työsuhde (lisätty)
  B Vakituinen tai määräaikainen (poistettu)

Ilmoitus ei kerro: Työympäristö, Päätöksenteko, Työajat, Avoimuus opiskelulle, Osaamisen kehittäminen

Tulkinta: sisäänrakennettu tulkki (säännöt ja sanapainot, ei kielimallia)
Päivä: 21.11.2026

LxP-avain perustuu tekoälyn tekemään analyysiin. Tarkista se huolellisesti, ennen kuin käytät sitä.
`)
})

it('says that nothing was changed, that a letter has no passage and what speaks against it', () => {
  const report = reportOf(UNTOUCHED)
  expect(report).toContain('1A23B4567B89B10\nTarkistettu avain on sama.\n')
  expect(report).toContain(`9 Työsuhteen tyyppi
  B Vakituinen tai määräaikainen
    Ilmoituksesta ei löytynyt kohtaa.
    Vastaan puhuu: ”Työ on vakituinen.”
`)
})

it('says of an unusual ad that it is one', () => {
  const report = reportOf({ ...CORRECTED, result: { ...CORRECTED.result, isUnusual: true } })
  expect(report).toMatch(/\nIlmoitus poikkeaa tavallisesta.*\nLxP-avain perustuu/)
})

it('does without answers and engine', () => {
  expect(reportOf(BARE)).toBe(`Lähihoitaja kotihoitoon, Kuusikkala

Tekoälyn tulkinta: 12345678910
Tarkistettu avain on sama.

Ilmoitus ei kerro: Työskentelytapa, Työympäristö, Työpaikan sijainti, Päätöksenteko, IT-suhde, Työajat, Koulutustausta, Avoimuus opiskelulle, Työsuhteen tyyppi, Osaamisen kehittäminen

Päivä: 21.11.2026

LxP-avain perustuu tekoälyn tekemään analyysiin. Tarkista se huolellisesti, ennen kuin käytät sitä.
`)
})
