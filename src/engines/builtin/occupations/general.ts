import type { OccupationRow } from '../occupation.ts'

/** Titles that say how one works more than at what. */
export const GENERAL: readonly OccupationRow[] = [
  {
    group: 'Harjoittelijat',
    implies: '1C 7A? 9B',
    fi: `
      *harjoittelij*, harjoittelu*, *harjoittelu, *harjoitteluun, trainee*, työharjoittel*,
      korkeakouluharjoittel*
    `,
    sv: `praktikant*, praktik`,
    en: `trainee*, intern, interns, internship*, apprentice*`,
  },
  {
    group: 'Kesäharjoittelijat',
    implies: '1C 7A? 9B seasonal',
    fi: `kesäharjoittelij*, kesätrainee*`,
    sv: `sommarpraktikant*`,
    en: `summer trainee*, summer intern*`,
  },
  {
    group: 'Oppisopimus',
    implies: '1C 8A',
    fi: `oppisopimu*`,
    sv: `läroavtal*`,
    en: `apprenticeship*`,
  },
  {
    group: 'Kesätyöntekijät',
    implies: 'seasonal 9B',
    fi: `kesätyö*, kesäapulai*, kesätöi*, kesäduun*, kesäkausi*, kesärengit, kesäksi`,
    sv: `sommararbet*, sommarjobb*, sommarvikarie*`,
    en: `summer job*, summer worker*, summer employee*`,
  },
]
