import type { QuestionEntry } from './entry.ts'

export const question7: QuestionEntry = {
  about: 'millaista koulutusta pyydetään',
  borders: [
    '”Soveltuva koulutus” ilman tasoa tulkitaan sen mukaan, mikä koulutus ammatissa yleensä on.',
    'Jos kaksi tasoa nimetään vaihtoehtoina, annetaan molemmat kirjaimet.',
    '”Tutkinto tai pitkä kokemus” antaa kirjaimet A ja C.',
    'Vain eduksi katsottava koulutus on A.',
    'Ajokortit, hygieniapassit ja turvallisuuskortit eivät ole koulutusta.',
  ],
  options: {
    A: {
      when: 'sanoo, ettei koulutusta tarvita, pyytää vain asennetta tai kokemusta tai on avoin kenelle tahansa',
      typical: 'Papereita emme kysy: reipas asenne riittää.',
      counter: {
        phrase: 'Aiempaa kokemusta et tarvitse.',
        why: 'Kokemus ei ole koulutusta: jos ammatti vaatii tutkinnon, sitä pyydetään silti.',
      },
      profile: 'työhön pääsee ilman muodollista koulutusta',
    },
    B: {
      when: 'pyytää ammatillista tutkintoa tai lukiota tai nimeää ammatin, johon sellainen kuuluu (lähihoitaja, sähköasentaja, merkonomi)',
      typical: 'Sinulla on putkiasentajan ammattitutkinto.',
      counter: {
        phrase: 'Tarvitset B-ajokortin ja hygieniapassin.',
        why: 'Ajokortit, passit ja turvallisuuskortit eivät ole koulutusta.',
      },
      profile: 'työhön pääsee keskiasteen koulutuksella',
    },
    C: {
      when: 'pyytää yliopisto- tai ammattikorkeakoulututkintoa tai nimeää ammatin, johon sellainen kuuluu (sairaanhoitaja, opettaja, insinööri)',
      typical: 'Kelpoisuusvaatimuksena on ylempi korkeakoulututkinto.',
      counter: {
        phrase: 'Korkeakoulututkinto katsotaan eduksi.',
        why: 'Vain eduksi katsottava koulutus on A.',
      },
      profile: 'työhön pääsee korkeakoulututkinnolla',
    },
  },
  ask: 'Mitä koulutusta työhön vaaditaan, ja riittääkö sen sijaan kokemus?',
  modelSentence:
    'Tehtävään [vaaditaan … tutkinto / vaaditaan … tutkinto tai pitkä kokemus / ei vaadita tutkintoa].',
}
