import type { QuestionEntry } from './entry.ts'

export const question4: QuestionEntry = {
  about: 'miten päätökset tehdään',
  borders: [
    'A ja B sulkevat yleensä toisensa pois, samoin B ja C.',
    'D sopii minkä tahansa kirjaimen rinnalle.',
    '”Vastaat …” nimetyn tiimin rinnalla on B.',
    'Jos itsenäisyyttä ei nimetä eikä ammatti ole B:n kohdalla mainittuja, verkosto tai tiimi antaa C:n.',
    'Ohimennen mainittu tiimi ei anna mitään kirjainta.',
  ],
  options: {
    A: {
      when: 'antaa viimeisen sanan tai koko vastuun yhdelle: johtajat, yrittäjät, alansa ainoat asiantuntijat, ”vastaat …”, yksin tehtävät vuorot',
      typical: 'Päätät myymälän valikoimasta ja vastaat tuloksesta.',
      counter: {
        phrase: 'Vastaat tilauksista yhdessä ostotiimin kanssa.',
        why: '”Vastaat” nimetyn tiimin rinnalla on B.',
      },
      profile: 'päätökset tehdään yksin omalla vastuulla',
    },
    B: {
      when: 'yhdistää omat päätökset tiimin päätöksiin: asiantuntijat, hoitajat, kehittäjät, opettajat; tai nimeää sekä itsenäisen työn että tiimin',
      typical: 'Teet ratkaisuja itsenäisesti ja viet suuret linjaukset tiimin käsiteltäviksi.',
      counter: {
        phrase: 'Luvassa on reipas tiimi ja hyvää kahvia.',
        why: 'Tiimi mainitaan ohimennen, eikä päätöksistä sanota mitään.',
      },
      profile: 'päätökset tehdään yksin ja tiimissä',
    },
    C: {
      when: 'kertoo asioiden ratkeavan yhdessä: työryhmät, projektiryhmät, sidosryhmät, moniammatilliset verkostot; itsenäisiä päätöksiä ei nimetä',
      typical: 'Sovitat aikataulut yhteen kuntien ja järjestöjen kanssa.',
      counter: {
        phrase: 'Teemme yhteistyötä paikallisten urheiluseurojen kanssa.',
        why: 'Yhteistyö on yrityksen, eikä siinä päätetä työn asioista.',
      },
      profile: 'päätökset tehdään yhdessä muiden kanssa',
    },
    D: {
      when: 'koskee päätöksiä, jotka tehdään ihmisistä ja heitä varten: hoito, kasvatus, ohjaus, sosiaalityö, henkilöstöhallinto, ihmisten johtaminen',
      typical: 'Arvioit perheen tuen tarpeen ja suunnittelet palvelut sen mukaan.',
      counter: {
        phrase: 'Palvelet asiakkaita kassalla ystävällisesti.',
        why: 'Asiakkaita palvellaan, mutta heitä koskevia päätöksiä ei tehdä.',
      },
      profile: 'päätökset tehdään ihmistyötä painottaen',
    },
  },
  ask: 'Mistä työntekijä päättää itse ja mistä päätetään tiimissä tai muiden kanssa?',
  modelSentence:
    'Päätät itse […], ja yhdessä [tiimin / esihenkilön / yhteistyökumppanien] kanssa ratkaistaan […].',
}
