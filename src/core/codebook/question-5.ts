import type { QuestionEntry } from './entry.ts'

export const question5: QuestionEntry = {
  about: 'mikä osa tietotekniikalla on työssä',
  borders: [
    'C on ammattityötä tai koneiden käyttöä.',
    'D annetaan vain, kun työ on käsillä tehtävää, yksinkertaista ja heti opittavaa (siivous, vartiointi, puutarhan aputyöt).',
    'C ja D sulkevat toisensa pois, eikä kumpikaan sovi yhteen A:n kanssa.',
    'Varhaiskasvatus ja opetus saavat B:n vain, jos jokin järjestelmä nimetään.',
  ],
  options: {
    A: {
      when: 'pitää IT-osaamista työn ytimenä: ohjelmistot, data, IT-tuki, CAD tai BIM, toiminnanohjausjärjestelmän pääkäyttäjä, digitaalinen markkinointi tai vaatimuksissa nimetyt analyysityökalut',
      typical: 'Rakennat tietovarastoa ja kirjoitat päivittäin SQL:ää.',
      counter: {
        phrase: 'Hallitset sähköpostin ja tekstinkäsittelyn.',
        why: 'Tavalliset toimisto-ohjelmat ovat B.',
      },
      profile: 'työssä tarvitaan vahvaa IT-osaamista',
    },
    B: {
      when: 'kertoo työhön kuuluvan tavallisia järjestelmiä: Office, potilastietojärjestelmä, ajanvaraus- tai kassajärjestelmä, sähköposti, raportointi; tai koskee mitä tahansa toimistotyötä, joka ei ole A',
      typical: 'Kirjaat käynnit potilastietojärjestelmään.',
      counter: {
        phrase: 'Opetat viidesluokkalaisille matematiikkaa.',
        why: 'Opetus saa B:n vain, jos jokin järjestelmä nimetään.',
      },
      profile: 'työssä käytetään tietotekniikkaa tarpeen mukaan',
    },
    C: {
      when: 'koskee työtä, joka tehdään käsin, työkaluilla tai koneilla ja jossa tietotekniikka on sivuosassa',
      typical: 'Hitsaat ja hiot teräsrakenteita verstaalla.',
      counter: {
        phrase: 'Siivoat portaikot sovitun reitin mukaan.',
        why: 'Työ on yksinkertaista ja opitaan heti: kyse on D:stä.',
      },
      profile: 'työtä tehdään enimmäkseen käsin',
    },
    D: {
      when: 'koskee työtä, jossa ei selvästi ole tietokonetta: yksinkertainen käsillä tehtävä työ tai ulkotyö, eikä mitään digitaalista nimetä',
      typical: 'Kitket rikkaruohoja ja haravoit puiston käytäviä.',
      counter: {
        phrase: 'Asennat lämpöpumppuja omakotitaloihin.',
        why: 'Työ on käsillä tehtävää ammattityötä, jota ei opita hetkessä: kyse on C:stä.',
      },
      profile: 'työssä selvitään ilman tietokonetta',
    },
    E: {
      when: 'pyytää valmiutta oppia tai kokeilla uusia järjestelmiä tai digitaalisia toimintatapoja',
      typical: 'Otat uudet ohjelmat käyttöön ennakkoluulottomasti.',
      counter: {
        phrase: 'Haluat oppia uutta.',
        why: 'Järjestelmiä tai digitaalisia tapoja ei mainita: oppimisen halu kuuluu kysymykseen 8.',
      },
      profile: 'työssä opitaan uusia järjestelmiä',
    },
  },
  ask: 'Mitä järjestelmiä tai ohjelmia työssä käytetään, ja kuinka hyvin ne pitää osata aloittaessa?',
  modelSentence:
    'Käytät työssäsi järjestelmiä [nimet], ja [niiden osaaminen on välttämätöntä / opetamme ne sinulle].',
}
