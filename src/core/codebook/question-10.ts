import type { QuestionEntry } from './entry.ts'

export const question10: QuestionEntry = {
  about: 'kuinka paljon osaamista kehitetään',
  borders: [
    'Työn kehittäminen tehtävänä, urapolku tai halu jatkuvasti kehittyä on A.',
    'Ohimennen mainittu tarjottu koulutus tai halu oppia on B.',
    'A ja B sulkevat toisensa pois, eikä C sovi yhteen kummankaan kanssa.',
    'Pysyvä työ, jonka ilmoitus ei puhu kehittymisestä, ei saa kirjainta.',
  ],
  options: {
    A: {
      when: 'odottaa tai lupaa painokkaasti jatkuvaa kehittymistä: ”haluat jatkuvasti kehittyä”, alan seuraaminen, tutkimus, työn kehittäminen tehtävänä, urapolut',
      typical: 'Seuraat alan tutkimusta ja uudistat työtapojamme.',
      counter: {
        phrase: 'Yrityksemme kehittyy jatkuvasti.',
        why: 'Kehittyvä on yritys, eikä työntekijältä odoteta mitään.',
      },
      profile: 'osaamista kehitetään jatkuvasti',
    },
    B: {
      when: 'mainitsee koulutuksen, oppimisen tai kehittymisen ohimennen',
      typical: 'Etuihin kuuluvat lounasetu ja mahdollisuus kouluttautua.',
      counter: {
        phrase: 'Vastaat yksikön palvelujen kehittämisestä.',
        why: 'Kehittäminen on tässä tehtävä: kyse on A:sta.',
      },
      profile: 'osaamista kehitetään kohtuullisesti',
    },
    C: {
      when: 'edellyttää vain nykyistä osaamista: yksinkertainen, lyhyt, kausiluonteinen tai keikkatyö, eikä kehittymisestä puhuta mitään',
      typical: 'Jaat mainoksia kahden viikon ajan omassa kaupunginosassasi.',
      counter: {
        phrase: 'Haemme vakituista kirjanpitäjää tilitoimistoon.',
        why: 'Pysyvä työ, jonka ilmoitus ei puhu kehittymisestä, ei saa kirjainta.',
      },
      profile: 'nykyinen osaaminen riittää',
    },
  },
  ask: 'Miten työntekijän osaamista kehitetään, ja millaisia mahdollisuuksia edetä hänellä on?',
  modelSentence: 'Osaamistasi kehitetään [miten], ja voit edetä [mihin].',
}
