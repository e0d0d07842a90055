import type { QuestionEntry } from './entry.ts'

export const question1: QuestionEntry = {
  about: 'miten työtä tehdään ja kuinka paljon siinä saa tukea',
  borders: [
    'A ja D esiintyvät usein yhdessä asiantuntijatyössä.',
    'D ja E sulkevat yleensä toisensa pois.',
    'Yksin työskentely, joka seuraa tehtävistä, riittää A:n perusteeksi: esimerkiksi kotien siivoaminen yksin tai provisiopalkkainen myyntityö kentällä.',
  ],
  options: {
    A: {
      when: 'pyytää tai tarjoaa itsenäistä työtä tai oma-aloitteisuutta (itsenäinen työote, oma-aloitteisuus, itseohjautuvuus) tai kun työpaikka tai vuoro hoidetaan yksin',
      typical: 'Suunnittelet päiväsi itse ja tartut asioihin oma-aloitteisesti.',
      counter: {
        phrase: 'Olemme itsenäinen, suomalaisessa omistuksessa oleva yritys.',
        why: 'Itsenäinen on tässä yritys, ei työn tekijä.',
      },
      profile: 'työtä tehdään itsenäisesti',
    },
    B: {
      when: 'lupaa alkuun perehdytyksen tai koulutuksen (perehdytys, koulutamme tehtävään)',
      typical: 'Ensimmäiset viikot kuljet kokeneen työkaverin mukana ja opit talon tavat.',
      counter: {
        phrase: 'Vastaat uusien työntekijöiden perehdyttämisestä.',
        why: 'Työntekijä perehdyttää muita: ilmoitus ei lupaa perehdytystä hänelle itselleen.',
      },
      profile: 'alussa saa perehdytyksen',
    },
    C: {
      when: 'on tarkoitettu sille, jota ohjataan koko ajan: oppisopimus, harjoittelu, työkokeilu, ensimmäinen kesätyö, tai kun rinnalla on mentori tai ohjaaja',
      typical: 'Harjoittelijana sinulla on koko jakson ajan oma ohjaaja.',
      counter: {
        phrase: 'Tuet ja ohjaat asiakkaita arjen askareissa.',
        why: 'Tukea saa asiakas. Se, mitä sanotaan asiakkaista, ei kerro työntekijän saamasta tuesta.',
      },
      profile: 'työtä tehdään ohjaajan tuella',
    },
    D: {
      when: 'sijoittaa työntekijän tiimiin tai verkostoon ja antaa hänelle oman vastuun: asiantuntijat, hoitajat, opettajat, esihenkilöt; tai mainitsee tiimityötaidot omien tehtävien rinnalla',
      typical: 'Kuulut viiden hengen tiimiin ja vastaat siinä palkanlaskennasta.',
      counter: {
        phrase: 'Työskentelet keittiöryhmässä vuoropäällikön ohjeiden mukaan.',
        why: 'Ryhmää johtaa joku muu, eikä omaa vastuuta nimetä: kyse on E:stä.',
      },
      profile: 'työtä tehdään tiimissä omalla vastuualueella',
    },
    E: {
      when: 'sijoittaa työntekijän ryhmään, jota ohjaa joku muu: avustajat, tuotantolinjan ja keittiön ryhmät, apulaiset, harjoittelijat tiimissä',
      typical: 'Autat asennusryhmää työnjohtajan ohjeiden mukaan.',
      counter: {
        phrase: 'Sairaanhoitajana toimit osaston moniammatillisessa tiimissä.',
        why: 'Sairaanhoitajalla on tiimissä oma vastuunsa: kyse on D:stä.',
      },
      profile: 'työtä tehdään ohjatussa tiimissä',
    },
  },
  ask: 'Tehdäänkö työtä yksin vai tiimissä, ja millaista perehdytystä tai ohjausta työhön saa?',
  modelSentence:
    'Työskentelet [itsenäisesti / tiimissä, jossa on … henkeä], vastaat […] ja saat alussa […] viikon perehdytyksen.',
}
