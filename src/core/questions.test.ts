import { describe, expect, it } from 'vitest'
import { isLetterOf, isQuestionId, LETTERS, lettersOf, QUESTIONS } from './questions.ts'

/** The table of the specification's section 3, word for word. */
const TABLE = `
1 | Työskentelytapa | A Itsenäinen; B Perehdytys alkuun; C Tarvitsee tukea; D Tiimityö+vastuu; E Tiimityö ohjattuna
2 | Työympäristö | A Fyysinen/käytännön; B Aktiivinen/kevyt; C Tarkka/keskittynyt; D Sosiaalinen/ihmisläheinen
3 | Työpaikan sijainti | A Sisätilat/rauhallinen; B Ulkona/liikkuva; C Vaihtelu/monipuolisuus; D Asiakaspalvelu
4 | Päätöksenteko | A Yksintyöskentely/vastuu; B Yksin+tiimissä; C Yhteistyöhön perustuva; D Painotus ihmistyössä
5 | IT-suhde | A Taitava IT-osaaja; B Käyttää tarpeen mukaan; C Tekee mieluummin käsin; D Välttää tietokoneita; E Joustava
6 | Työajat | A Täysin joustavat; B Joustavat; C Kiinteät; D Molemmat sopii
7 | Koulutustausta | A Ei muodollista; B Keskiaste; C Korkeakoulututkinto
8 | Avoimuus opiskelulle | A Avoin ja valmis; B Syventää nykyistä; C Avoin mutta ei opintoja; D Ei jatkokoulutusta; E Valmis vaihtamaan alaa
9 | Työsuhteen tyyppi | A Vakituinen; B Vakit./määräaikainen; C Freelancer
10 | Osaamisen kehittäminen | A Sitoutunut jatkuvaan; B Kehittää kohtuullisesti; C Nykyinen riittää`

describe('3 · the table of questions', () => {
  it.each(TABLE.trim().split('\n'))('row %s', (row) => {
    const question = QUESTIONS.find(({ id }) => row.startsWith(`${id} `))
    const options = question?.options.map(({ key, label }) => `${key} ${label}`).join('; ')
    expect(`${question?.id} | ${question?.title} | ${options}`).toBe(row)
  })

  it('9 · ten criteria, each with 3 to 5 options, letters A to E', () => {
    expect(QUESTIONS.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const { id, options } of QUESTIONS) {
      expect(options.length).toBeGreaterThanOrEqual(3)
      expect(options.length).toBeLessThanOrEqual(5)
      expect(lettersOf(id)).toEqual(LETTERS.slice(0, options.length))
    }
  })

  it('3 · the editor shows fuller wording for some labels', () => {
    const full = (id: number, letter: string) =>
      QUESTIONS[id - 1]?.options.find(({ key }) => key === letter)?.fullLabel
    expect(full(7, 'B')).toBe('Keskiasteen koulutus (ammatillinen tai lukio)')
    expect(full(6, 'D')).toBe('Molemmat sopivat')
  })

  it('names exclusive letters that the question has', () => {
    for (const { id, exclusive } of QUESTIONS) {
      for (const letter of exclusive.flat()) expect(lettersOf(id)).toContain(letter)
    }
  })

  it('knows its own ids and letters from others', () => {
    expect([0, 1, 10, 11, 1.5].map(isQuestionId)).toEqual([false, true, true, false, false])
    expect(['A', 'C', 'D', 'a', 'AB', ''].map((each) => isLetterOf(7, each))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
