import type { QuestionEntry } from './entry.ts'

export const question9: QuestionEntry = {
  about: 'millainen työsuhde on',
  borders: [
    'Koeaika ei muuta mitään.',
    'Pelkästään määräaikainenkin työ on B: kirjain tarkoittaa, että työsuhde on jollakin tavalla määräaikainen tai kumpi tahansa.',
    'Työ, joka on sekä vakituinen että määräaikainen, on pelkkä B.',
    'Jos työsuhteesta ei sanota mitään, kirjainta ei anneta.',
    '”Pitkäaikainen” yksinään ei kerro mitään.',
  ],
  options: {
    A: {
      when: 'kertoo työn olevan vakituinen (”vakituinen”, ”toistaiseksi voimassa oleva”) eikä mitään muuta',
      typical: 'Työsuhde on voimassa toistaiseksi.',
      counter: {
        phrase: 'Etsimme pitkäaikaista työkaveria.',
        why: '”Pitkäaikainen” yksinään ei kerro työsuhteen tyyppiä.',
      },
      profile: 'työsuhde on vakituinen',
    },
    B: {
      when: 'kertoo työsuhteen olevan jollakin tavalla määräaikainen (tilapäinen työ, sijaisuus, kesätyö, projekti, keikka työsuhteessa) tai kumpi tahansa',
      typical: 'Sijaisuus kestää maaliskuun loppuun.',
      counter: {
        phrase: 'Työsuhde alkaa neljän kuukauden koeajalla.',
        why: 'Koeaika ei tee työsuhteesta määräaikaista.',
      },
      profile: 'työsuhde on vakituinen tai määräaikainen',
    },
    C: {
      when: 'kertoo, ettei kyse ole työsuhteesta: freelance, toimeksianto, yrittäjä, kevytyrittäjä, provisio',
      typical: 'Laskutat työsi omalla toiminimellä tai kevytyrittäjänä.',
      counter: {
        phrase: 'Arvostamme yrittäjämäistä otetta.',
        why: 'Asenne ei kerro työsuhteesta.',
      },
      profile: 'työ on freelancetyötä',
    },
  },
  ask: 'Onko työsuhde vakituinen vai määräaikainen (kuinka pitkä), vai tehdäänkö työ yrittäjänä?',
  modelSentence: 'Työsuhde on [vakituinen / määräaikainen … saakka] ja alkaa […].',
}
