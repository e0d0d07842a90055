import type { OccupationRow } from '../occupation.ts'

/** Titles that say how one works more than at what. */
export const GENERAL: readonly OccupationRow[] = [
  {
    group: 'Harjoittelijat',
    implies: '1C 7A? 9B',
    fi: `
      *harjoittelij*, harjoittelup*, harjoittelun, harjoitteluja*, *harjoittelu, *harjoitteluun, trainee*, työharjoittel*,
      työkokeil*, tet paikk*, tet jakso*, tet harjoit*, tettiläi*, oppilasharj*, siviilipalvelus*
    `,
    sv: `praktikant*, praktik, *praktikant, arbetsprövning*, prao*, civiltjänstgör*`,
    en: `
      trainee*, intern, interns, internship*, apprentice*, work trial*, work placement*,
      traineeship*, student placement*
    `,
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
    implies: '1C 8A 10A',
    fi: `oppisopimu*, kisälli*, oppipoi*`,
    sv: `läroavtal*, läroavtals*`,
    en: `apprenticeship*, apprentice*`,
  },
  {
    group: 'Kesätyöntekijät',
    implies: 'seasonal 9B 2A?',
    fi: `kesätyö*, kesäapulai*, kesätöi*, kesäduun*, kesäkausi*, kesärengit, kesäksi`,
    sv: `sommararbet*, sommarjobb*, sommarvikarie*, sommarhjälp*, sommarpersonal*`,
    en: `
      summer job*, summer worker*, summer employee*, summer work*, summer staff, summer position*
    `,
  },
]
