import type { Cue } from '../cue.ts'

/** Turns of speech in which a cue means something else. */
export const FALSE_FRIENDS: readonly Cue[] = [
  {
    mark: 'nothing',
    weight: 1,
    fi: `
      mahdollisuu* .. vakitui*, mahdollisuu* .. vakinai*, päädyt* .. vakituiseksi,
      mahdollis* jatko*, vakinaistami*, edut|etumme|etuudet ovat|on monipuoli*,
      *edut|*etumme ovat|on monipuoli*, monipuoli* *edut, monipuoli* *etuja, monipuoli* *etuuksia,
      monipuoli* *etuudet, monipuoli* työsuhde ed*, monipuoli* työsuhde etu*, monipuoli* palvelu*,
      monipuoli* liikunta*, monipuoli* henkilöstö*, monipuolisin, monipuolinen .. ympäristö,
      monipuolinen .. kaupunki, joustavuutta työaj*|työaik*, edellyt* joustavuut*,
      toisen asteen opiskelij*, toisen asteen oppilaito*, vastaav* .. opisto*,
      mahdollisuu* kesätöi*, yhteistyökumppan*, yhteistyöliik*, perehdytys .. etänä,
      haastattelu* .. etänä, suoritettu* koulutu*, tekemään ja kehittämään, väliselle ajalle,
      vuodesta 19*|20* asti|saakka|alkaen, vapaa ajalla, vapaa ajan, vaihtelevat työajat,
      vaihtelevaa työaikaa, vaihtelevin* työaj*, aikaisem*|aiem* .. opisto*,
      yliopistolli* sairaala*, yliopisto sairaala, laboratoriovarmist*, rekrytointiproses*,
      sähköi* rekrytointijärjest*, rekrytointijärjestelm*, tietosuoja*, sähköi* hak*,
      sähköisesti osoit*, sähköi* asioin*, terveyspalvelu*, työterveys*, palkkaus* kehit*,
      kehittyvä kunta, kehittyvä kaupunki, työyhteisöjen kehittämi*, kehitämme jatkuvasti,
      lukio ja ammatilli* koulut*, julkinen liikenne, kulttuuri ja liikunta*, alihankinta*,
      seuraa meitä, löydät meidät, vastaa tiedusteluihin, lisätietoja antaa, kysymyksiisi vastaa,
      tiedusteluihin vastaa, vastaamme, vastaa puheli*, tehtävästä vastaa, kokoaika osa aikatyö,
      suomen akatemia*, kasvatuksen ja koulutuksen, kokemu* mukaan, kokemu* perusteella,
      kokemu* ja osaami* mukaan, kokemu* .. riippu*, riippu* kokemu*,
      voit olla .. ammattilai*|kokenut|konkari*, saa olla .. *kokemu*,
      keikkatöistä|keikkatyöstä|keikoista .. vakitui*, harjoittelijoita ja|sekä kesätyö*,
      kesätyöntekijöiden ohjaami*|ohjau*|pereh*|rekryt*, myös kesätyö*
    `,
    sv: `
      plats att lära sig, mångsidiga personalförmåner, utveckla tjänster,
      finskspråkig yrkesutbildning, mer information, enligt erfarenhet
    `,
    en: `
      seasonal campaign*|menu*|ingredient*, simple pricing,
      according to experience, depending on experience, based on experience, outside of,
      recruitment process, equal opportunity, around the world, privacy policy
    `,
  },
]
