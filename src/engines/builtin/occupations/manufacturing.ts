import type { OccupationRow } from '../occupation.ts'

/** Factories and workshops. */
export const MANUFACTURING: readonly OccupationRow[] = [
  {
    group: 'Tuotantotyöntekijät',
    implies: '1E? 2A 5C',
    fi: `
      *tuotantotyöntekij*, tuotannon työntekij*, tuotantoon .. työntekij*, tehdastyöntekij*,
      teollisuustyöntekij*, *kokoonpanij*, kokoonpanotyön*, *pakkaaj*, pakkaamotyön*,
      linjatyöntekij*, pesulatyön*, elintarviketyöntekij*, leipomotyön*, lihanjalost*,
      tuotanto operaattor*, tuotantooperaattor*, kokoaj*, kalankäsittel*, teurast*, puunjalost*,
      sahatyön*, tuotantohenkilö*, teräspalvel*
    `,
    sv: `produktionsarbetare*, fabriksarbetare*, montering*, packare*`,
    en: `
      production worker*, factory worker*, assembler*, assembly, packer*, production operator*
    `,
  },
  {
    group: 'Koneistajat ja prosessinhoitajat',
    implies: '1D? 2A 2C? 5C 7B?',
    fi: `
      koneistaj*, cnc, *särmääj*, *hiojia, *hioja, sorvaaj*, jyrsij*, työkaluval*, levysep*,
      *levyseppä*, prosessinhoitaj*, prosessimie*, prosessioperaattor*, *konehoitaj*,
      koneenhoitaj*, koneenkäyttäj*, operaattor*, painaj*, offsetpainaj*, laborant prosess*,
      voimalaitoshoit*, valvomohoit*, lämpölaitoshoit*, vedenpuhdistamonhoit*
    `,
    sv: `maskinist*, processkötare*, svarvare*`,
    en: `machinist*, cnc operator*, machine operator*, process operator*`,
  },
  {
    group: 'Hitsaajat ja pintakäsittelijät',
    implies: '1E? 2A 5C 7B?',
    fi: `
      *hitsaaj*, levysep*, rautarakent*, pintakäsittelij*, hiekkapuhalt*, teollisuusmaalar*,
      jauhemaala*, pulverimaala*, valaj*, muovimekaanik*, takoj*
    `,
    sv: `svetsare*, plåtslagare*, ytbehandlare*`,
    en: `welder*, sheet metal worker*`,
  },
  {
    group: 'Käsityö: puu, tekstiili, korut',
    implies: '2A 2C? 5C 7B?',
    fi: `
      puusep*, verhoilij*, ompelij*, vaatturi*, kultasep*, suutar*, räätäl*, modisti*,
      huonekal* valmist*
    `,
    sv: `sömmerska*, möbelsnickare*, skräddare*`,
    en: `cabinetmaker*, seamstress*, tailor*, upholsterer*`,
  },
  {
    group: 'Seisakit ja teollisuuden kesätyöt',
    implies: '1E? 2A 5D? seasonal',
    fi: `seisakki*, puhtaanapidon työntekij*, teollisuussiivooj*, teollisuuspesij*`,
  },
]
