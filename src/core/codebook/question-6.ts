import type { QuestionEntry } from './entry.ts'

export const question6: QuestionEntry = {
  about: 'millaiset työajat ovat',
  borders: [
    '”Kokoaikainen” tai ”38,25 h/vko” yksinään ei anna mitään kirjainta.',
    'Etätyö yksinään ei anna B:tä: joustavat työajat on nimettävä.',
    'Satunnainen ilta, viikonloppu tai matka ei anna C:tä.',
    'Vuorot, jotka työntekijä valitsee itse, ovat D (ja B, jos niitä sanotaan joustaviksi), eivät C.',
  ],
  options: {
    A: {
      when: 'antaa työntekijän päättää: ”päätät itse työaikasi”, freelance, täysi vapaus työajoissa',
      typical: 'Teet töitä silloin, kun sinulle sopii, kunhan sovittu tulee valmiiksi.',
      counter: {
        phrase: 'Käytössäsi on liukuva työaika.',
        why: 'Liukumalla on rajansa: kyse on B:stä.',
      },
      profile: 'työajat ovat täysin joustavat',
    },
    B: {
      when: 'tarjoaa liukuvan työajan, työaikapankin tai hybridi- tai etätyötä, jossa on joustavat työajat',
      typical: 'Voit aloittaa aamusi kello 7 ja 10 välillä.',
      counter: {
        phrase: 'Etätyötä voi tehdä kaksi päivää viikossa.',
        why: 'Etätyö kertoo paikasta. Joustavia työaikoja ei nimetä.',
      },
      profile: 'työajat ovat joustavat',
    },
    C: {
      when: 'määrää työajat: vuorot, työvuorolistat, jaksot, päivätyö, aukioloajat, nimetyt kellonajat tai viikonpäivät',
      typical: 'Työ on kaksivuorotyötä arkisin.',
      counter: {
        phrase: 'Messujen aikaan töitä voi olla joskus lauantaina.',
        why: 'Satunnainen viikonloppu ei määrää työaikoja.',
      },
      profile: 'työajat ovat kiinteät',
    },
    D: {
      when: 'jättää työajat sovittaviksi tai tarjoaa kumpaakin: koko- tai osa-aikaisesti, keikkoja oman aikataulun mukaan, toiveet kuullaan työvuorosuunnittelussa',
      typical: 'Voit tehdä täyttä viikkoa tai muutaman vuoron opintojen ohessa.',
      counter: {
        phrase: 'Työ on kokoaikaista, 38,25 tuntia viikossa.',
        why: 'Tuntimäärä yksinään ei kerro, kuka ajoista päättää.',
      },
      profile: 'työajat ovat sovittavissa',
    },
  },
  ask: 'Milloin työtä tehdään, ja voiko työaikoihin vaikuttaa itse?',
  modelSentence: 'Työaika on [kellonajat tai vuorot], ja voit vaikuttaa siihen [miten].',
}
