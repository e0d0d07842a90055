import type { Cue } from '../cue.ts'

/** Turns of speech in which a cue means something else. */
export const FALSE_FRIENDS: readonly Cue[] = [
  {
    mark: 'nothing',
    weight: 1,
    fi: `
      mahdollisuu* .. vakitui*, mahdollisuu* .. vakinai*, päädyt* .. vakituiseksi,
      mahdollis* jatko*, vakinaistami*, edut .. monipuoli*, monipuoli* *edut, monipuoli* *etuja,
      monipuoli* *etuuksia, monipuoli* *etuudet, monipuoli* työsuhde ed*,
      monipuoli* työsuhde etu*, monipuoli* palvelu*, monipuoli* liikunta*, monipuoli* koulutu*,
      monipuoli* osaami*, monipuoli* kokemu*, monipuoli* henkilöstö*, monipuolisin,
      monipuolis* .. mahdollisuu*, monipuolinen .. ympäristö, monipuolinen .. kaupunki,
      joustavuutta työaj*|työaik*, edellyt* .. joustavuut*, toisen asteen opiskelij*,
      toisen asteen oppilaito*, vastaav* .. opisto*, mahdollisuu* kesätöi*, yhteistyökumppan*,
      perehdytys .. etänä, haastattelu* .. etänä, paikka oppia, paikan oppia,
      suoritettu* koulutu*, 20* klo|kello,
      0*|1*|2*|3*|4*|5*|6*|7*|8*|9* 1|2|3|4|5|6|7|8|9|10|11|12|01|02|03|04|05|06|07|08|09 klo|kello,
      maanantaina|tiistaina|keskiviikkona|torstaina|perjantaina .. klo|kello,
      satunnai* .. ilta*|viikonlop*|yö*, ajoittai* .. ilta*|viikonlop*,
      toisinaan .. ilta*|viikonlop*, aika ajoin .. ilta*|viikonlop*,
      tarvittaessa .. ilta*|viikonlop*, joskus .. ilta*|viikonlop*,
      voi sisältää .. ilta*|viikonlop*, saattaa .. ilta*|viikonlop*, tekemään ja kehittämään,
      väliselle ajalle, vuodesta 19*|20* asti|saakka|alkaen, vapaa ajalla, vapaa ajan,
      vaihtelevat työajat, vaihtelevaa työaikaa, vaihtelevin* työaj*, aikaisem*|aiem* .. opisto*,
      yliopistolli* sairaala*, yliopisto sairaala, laboratoriovarmist*, rekrytointiproses*,
      sähköi* rekrytointijärjest*, rekrytointijärjestelm*, tietosuoja*, sähköi* hak*,
      sähköisesti osoit*, sähköi* asioin*, terveyspalvelu*, työterveys*, palkkaus* kehit*,
      kehittyvä kunta, kehittyvä kaupunki, työyhteisöjen kehittämi*, kehitämme jatkuvasti,
      lukio ja ammatilli* koulut*, julkinen liikenne, kulttuuri ja liikunta*, alihankinta*,
      ammatillista osaamis*, seuraa meitä, löydät meidät, vastaa tiedusteluihin,
      lisätietoja antaa, kysymyksiisi vastaa, tiedusteluihin vastaa, vastaamme, vastaa puheli*,
      tehtävästä vastaa
    `,
    sv: `
      plats att lära sig, mångsidiga personalförmåner, utveckla tjänster,
      finskspråkig yrkesutbildning, mer information
    `,
    en: `
      occasional* .. evening*|weekend*, outside of, recruitment process, equal opportunity,
      around the world, privacy policy
    `,
  },
]
