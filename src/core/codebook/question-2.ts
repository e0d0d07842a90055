import type { QuestionEntry } from './entry.ts'

export const question2: QuestionEntry = {
  about: 'millaista työ on luonteeltaan',
  borders: [
    'Tässä kysymyksessä kirjaimia annetaan useita tavallista useammin.',
    'Jokaiselle kirjaimelle on silti oltava oma perusteensa.',
  ],
  options: {
    A: {
      when: 'koskee käsillä tehtävää tai ruumiillista työtä: rakentaminen, asentaminen, siivous, nostaminen, tuotanto, varasto, keittiö, maatalous tai hoitotyö, jossa autetaan fyysisesti',
      typical: 'Purat kuormia, nostat laatikoita ja kokoat lavoja.',
      counter: {
        phrase: 'Esittelet myymälässä asiakkaille työkaluja.',
        why: 'Liikkeellä ollaan koko päivä, mutta raskasta ruumiillista työtä ei ole: kyse on B:stä.',
      },
      profile: 'työ on fyysistä ja käytännönläheistä',
    },
    B: {
      when: 'koskee työtä, jossa ollaan liikkeellä ilman raskasta ruumiillista työtä: myymälä, tarjoilu, varhaiskasvatus, opettaminen luokassa, opastaminen, kevyt jakelu, kotikäynnit, tarkastukset',
      typical: 'Kierrät ryhmien mukana ja opastat vieraita näyttelyssä.',
      counter: {
        phrase: 'Tarjoamme liikuntaedun ja aktiivisen työyhteisön.',
        why: 'Etu ja adjektiivi kuvaavat yritystä, eivät työtä.',
      },
      profile: 'työ on aktiivista mutta kevyttä',
    },
    C: {
      when: 'edellyttää tarkkuutta tai keskittymistä: toimisto, IT, kirjanpito, juridiikka, tutkimus, suunnittelu, laboratorio, apteekki, dokumentointi, koneistus mittojen mukaan; ”huolellisuus”, ”tarkkuus”',
      typical: 'Täsmäytät tilit ja tarkistat laskut sentilleen.',
      counter: {
        phrase: 'Täytä hakulomake huolellisesti.',
        why: 'Huolellisuutta pyydetään hakemiselta, ei työltä.',
      },
      profile: 'työ on tarkkaa ja keskittymistä vaativaa',
    },
    D: {
      when: 'koskee työtä, jota tehdään koko päivä ihmisten kanssa: asiakkaat, potilaat, oppilaat, johdettavat; tai pitää vuorovaikutustaitoja työn ytimenä',
      typical: 'Kohtaat päivän aikana kymmeniä asiakkaita ja kuuntelet heidän toiveitaan.',
      counter: {
        phrase: 'Meillä on mukavat työkaverit ja yhteisiä illanviettoja.',
        why: 'Työkaverien seura on osa työyhteisöä, ei työn sisältö.',
      },
      profile: 'työ on sosiaalista ja ihmisläheistä',
    },
  },
  ask: 'Millaista työ on käytännössä: käsillä tekemistä, liikkeellä oloa, tarkkuutta vaativaa vai työtä ihmisten kanssa?',
  modelSentence:
    'Työpäivästäsi suurin osa on […], ja työ vaatii [fyysistä kuntoa / tarkkuutta / vuorovaikutustaitoja].',
}
