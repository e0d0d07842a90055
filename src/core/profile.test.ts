import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySelections } from '../testing/arbitraries.ts'
import { EMPTY_SELECTIONS, parseKey } from './key.ts'
import { profileOf } from './profile.ts'
import { lettersOf, QUESTION_IDS } from './questions.ts'

const profileOfKey = (key: string) => {
  const parsed = parseKey(key)
  if (!parsed.ok) throw new Error(`${key}: ${parsed.fault.code}`)
  return profileOf(parsed.selections)
}

describe('the profile in plain sentences', () => {
  it('tells of an office job for an expert', () => {
    expect(profileOfKey('1AD2CD3A4B5B6C7C8B9A10B')).toEqual([
      'Työtä tehdään itsenäisesti ja tiimissä omalla vastuualueella, ja päätökset tehdään yksin ja tiimissä.',
      'Työ on tarkkaa ja keskittymistä vaativaa sekä sosiaalista ja ihmisläheistä, sitä tehdään rauhallisissa sisätiloissa, ja siinä käytetään tietotekniikkaa tarpeen mukaan.',
      'Työajat ovat kiinteät, ja työsuhde on vakituinen.',
      'Työhön pääsee korkeakoulututkinnolla, siinä syvennetään nykyistä osaamista, ja osaamista kehitetään kohtuullisesti.',
    ])
  })

  it('tells of summer work in a crew, and what the ad leaves open', () => {
    expect(profileOfKey('1E2A3B4C5D67A8D9B10C')).toEqual([
      'Työtä tehdään ohjatussa tiimissä, ja päätökset tehdään yhdessä muiden kanssa.',
      'Työ on fyysistä ja käytännönläheistä, sitä tehdään ulkona tai liikkeellä, ja siinä selvitään ilman tietokonetta.',
      'Työsuhde on vakituinen tai määräaikainen.',
      'Työhön pääsee ilman muodollista koulutusta, siinä selvitään ilman jatkokoulutusta, ja nykyinen osaaminen riittää.',
      'Ilmoitus ei kerro työajoista.',
    ])
  })

  it('joins several letters of a question by what they mean together', () => {
    expect(profileOfKey('1ABD23BC45BE6BD7BC8CE9AC10')).toEqual([
      'Työtä tehdään itsenäisesti ja tiimissä omalla vastuualueella, ja alussa saa perehdytyksen.',
      'Työtä tehdään ulkona tai liikkeellä sekä vaihtelevassa ympäristössä, ja siinä käytetään tietotekniikkaa tarpeen mukaan ja opitaan uusia järjestelmiä.',
      'Työajat ovat joustavat tai sovittavissa, ja työsuhde on vakituinen, tai työ on freelancetyötä.',
      'Työhön pääsee keskiasteen koulutuksella tai korkeakoulututkinnolla, siinä opitaan uutta ilman opintoja, ja siihen sopii myös alanvaihtaja.',
      'Ilmoitus ei kerro työympäristöstä, päätöksenteosta eikä osaamisen kehittämisestä.',
    ])
  })

  it('offers letters that exclude each other as alternatives, and says nothing twice', () => {
    expect(profileOfKey('1ADE234AB56789AB10AB')).toEqual([
      'Työtä tehdään itsenäisesti, tiimissä omalla vastuualueella tai ohjatussa tiimissä, ja päätökset tehdään yksin omalla vastuulla tai yksin ja tiimissä.',
      'Työsuhde on vakituinen tai määräaikainen.',
      'Osaamista kehitetään jatkuvasti tai kohtuullisesti.',
      'Ilmoitus ei kerro työympäristöstä, työpaikan sijainnista, tietotekniikan osuudesta, työajoista, koulutusvaatimuksista eikä opiskelusta.',
    ])
  })

  it('says "it" of the work only where the sentence has named the work', () => {
    expect(profileOfKey('1BD2345678910')[0]).toBe(
      'Alussa saa perehdytyksen, ja työtä tehdään tiimissä omalla vastuualueella.',
    )
    expect(profileOfKey('123456C789C10')[0]).toBe(
      'Työajat ovat kiinteät, ja työ on freelancetyötä.',
    )
  })

  it('of an empty key says that nothing is told', () => {
    expect(profileOf(EMPTY_SELECTIONS)).toEqual(['Ilmoitus ei kerro kysytyistä asioista mitään.'])
  })

  it('is one to five well-formed sentences for any key', () => {
    fc.assert(
      fc.property(anySelections, (selections) => {
        const sentences = profileOf(selections)
        expect(sentences.length).toBeGreaterThan(0)
        expect(sentences.length).toBeLessThanOrEqual(5)
        for (const sentence of sentences) {
          expect(sentence).toMatch(/^\p{Lu}[^.]*\p{Ll}\.$/u)
          expect(sentence).not.toMatch(/\s\s|\s[,.]|,[^ ]/)
          expect(sentence).not.toMatch(/ (ja|sekä|tai|eikä)[,.]| (ja|sekä|tai) (ja|sekä|tai) /)
          expect(sentence).not.toMatch(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/u)
        }
      }),
    )
  })

  it('tells the letters of a question apart', () => {
    for (const id of QUESTION_IDS) {
      const profiles = lettersOf(id).map((letter) =>
        profileOf({ ...EMPTY_SELECTIONS, [id]: [letter] }).join(' '),
      )
      expect(new Set(profiles).size).toBe(profiles.length)
    }
  })

  it('names a question as silent exactly when it has no letter', () => {
    fc.assert(
      fc.property(anySelections, (selections) => {
        const isTold = QUESTION_IDS.every((id) => selections[id].length > 0)
        const isSilenceSaid = profileOf(selections).some((line) => line.startsWith('Ilmoitus ei'))
        expect(isSilenceSaid).toBe(!isTold)
      }),
    )
  })
})
