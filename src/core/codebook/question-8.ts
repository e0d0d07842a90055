import type { QuestionEntry } from './entry.ts'

export const question8: QuestionEntry = {
  about: 'kuuluuko työhön opiskelua tai uuden oppimista',
  borders: [
    'B edellyttää nimettyä koulutusta, kursseja, koulutusbudjettia tai todistuksia.',
    'Pelkkä ”kehittymismahdollisuudet” luetaan vain kysymyksessä 10.',
    'D edellyttää, että työ on yksinkertaista tai kausiluonteista eikä siinä pyydetä kokemusta: kokeneelle tarkoitettu keikka ei ole D.',
    'Kortit ja luvat, joihin työnantaja kouluttaa, kuuluvat kysymyksen 1 kirjaimeen B.',
  ],
  options: {
    A: {
      when: 'sisältää opiskelua: oppisopimus, tutkintoon johtava koulutus, tohtorikoulutettavan tehtävä, edellytetyt opinnot',
      typical: 'Suoritat työn ohessa oppisopimuksella ammattitutkinnon.',
      counter: {
        phrase: 'Työ sopii hyvin opiskelijalle lukukauden aikana.',
        why: 'Tekijä voi opiskella muualla, mutta työhön opiskelua ei kuulu.',
      },
      profile: 'työssä opiskellaan',
    },
    B: {
      when: 'tarjoaa tai odottaa jatkokoulutusta samalla alalla: kurssit, erikoistuminen, todistukset, ”koulutusmahdollisuudet”',
      typical: 'Maksamme vuosittain ammattikurssisi ja sertifikaattisi.',
      counter: {
        phrase: 'Tarjoamme kehittymismahdollisuuksia.',
        why: 'Koulutusta ei nimetä: tämä luetaan vain kysymyksessä 10.',
      },
      profile: 'työssä syvennetään nykyistä osaamista',
    },
    C: {
      when: 'pyytää valmiutta oppia työssä ilman opintoja: ”halu oppia uutta”',
      typical: 'Olet utelias ja opit mielelläsi uusia työtapoja.',
      counter: {
        phrase: 'Käyt työnantajan kustantaman erikoistumiskoulutuksen.',
        why: 'Nimetty koulutus samalla alalla on B.',
      },
      profile: 'työssä opitaan uutta ilman opintoja',
    },
    D: {
      when: 'koskee työtä, joka ei selvästi vaadi jatkokoulutusta: lyhyt, kausiluonteinen tai yksinkertainen työ, joka opitaan heti, eikä kehittymisestä puhuta mitään',
      typical: 'Poimit mansikoita kesäkuusta elokuuhun, ja työn oppii samana päivänä.',
      counter: {
        phrase: 'Haemme kokenutta hitsaajaa kahden viikon keikalle.',
        why: 'Kokeneelle tarkoitettu keikka ei ole D.',
      },
      profile: 'työssä selvitään ilman jatkokoulutusta',
    },
    E: {
      when: 'toivottaa tervetulleiksi muilta aloilta tulevat tai ne, joilla ei ole alan kokemusta (”alanvaihtaja”, ”aiempaa kokemusta alalta et tarvitse”)',
      typical: 'Voit tulla meille miltä alalta tahansa, me opetamme loput.',
      counter: {
        phrase: 'Työnkuvasi voi ajan mittaan vaihtua talon sisällä.',
        why: 'Vaihtua voi tehtävä, mutta muilta aloilta tulevista ei puhuta.',
      },
      profile: 'työhön sopii myös alanvaihtaja',
    },
  },
  ask: 'Kuuluuko työhön opintoja tai koulutusta, ja voiko siihen tulla toiselta alalta?',
  modelSentence:
    'Työhön kuuluu [koulutus tai kurssit], ja [kokemusta alalta tarvitaan … / voit tulla myös toiselta alalta].',
}
