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
      sahatyön*, tuotantohenkilö*, teräspalvel*, tuotantoapulai*, *tehtaan työntekij*,
      *tehtaan .. työntekij*, *pajan työntekij*, *sahan työntekij*, tekstiilityöntekij*, paahtaj*,
      mylläri*, meijerist*, meijerityön*, panimotyöntekij*, leikkaaj*, leikkuutyön*,
      *tehtaalle .. työntekij*, valmistaja, pakkaustyön*, kierrätystyön*, puutuotetyön*,
      puutyöntekij*, paperityön*, muovityön*, kumityön*, painotyön*, lasityöntekij*, jätelajittel*,
      kierrätyskesku*, juustomest*, panimomest*, kasvihuonepakka*, *tehtaan .. *työntekij*,
      maalaamotyön*, kaapelityön*, lähettämötyön*, lähettämön .. työntekij*, valimotyön*,
      galvanoij*, *sahaaj*, pullottaj*, *linjan työntekij*
    `,
    sv: `produktionsarbetare*, fabriksarbetare*, montering*, packare*`,
    en: `production worker*, factory worker*, assembler*, assembly, packer*, production operator*`,
  },
  {
    group: 'Koneistajat ja prosessinhoitajat',
    implies: '1E? 2A 2C? 5C 7B?',
    fi: `
      koneistaj*, cnc, *särmääj*, *hiojia, *hioja, sorvaaj*, jyrsij*, työkaluval*, levysep*,
      *levyseppä*, prosessinhoitaj*, vesilaitoksen hoitaj*, lämpölaitoksen hoitaj*,
      laitoksen hoitaj*, prosessimie*, prosessityöntekij*, prosessioperaattor*, *konehoitaj*,
      koneenhoitaj*, koneenkäyttäj*, operaattor*, painaj*, offsetpainaj*, laborant prosess*,
      voimalaitoshoit*, valvomohoit*, lämpölaitoshoit*, vedenpuhdistamonhoit*, sahuri*,
      lämmitysmestar*, konemestar*, koneenasettaj*, paperikone*, laitosmestar*, lasinpuhalt*,
      rikastaj*, *koneistaj*, laatutarkastaj*
    `,
    sv: `maskinist*, processkötare*, processoperatör*, svarvare*`,
    en: `machinist*, cnc operator*, machine operator*, process operator*`,
  },
  {
    group: 'Hitsaajat ja pintakäsittelijät',
    implies: '1E? 2A 5C 7B?',
    fi: `
      *hitsaaj*, levysep*, rautarakent*, pintakäsittelij*, hiekkapuhalt*, teollisuusmaalar*,
      jauhemaala*, pulverimaala*, valaj*, muovimekaanik*, takoj*, metallimie*, metallityöntekij*,
      metallialan, seppä, seppää, sepäksi, teräsrakentaj*, *kiillottaj*, plasmaleikkaaj*,
      polttoleikkaaj*, laserleikkaaj*, maalaaja, maalaajaa, maalaajaksi
    `,
    sv: `svetsare*, plåtslagare*, ytbehandlare*`,
    en: `welder*, sheet metal worker*`,
  },
  {
    group: 'Käsityö: puu, tekstiili, korut',
    implies: '2A 2C? 5C 7B?',
    fi: `
      puusep*, *verhoilij*, *ompelij*, kutoja*, kutojia, vaatturi*, kultaseppä*, kultasepän,
      kultasepäksi, suutar*, räätäl*, modisti*, *kelloseppä*, *kellosepä*, hammastekni*,
      optiikkahioj*, nahkatyön*, veneenrakent*, huonekal* valmist*
    `,
    sv: `sömmerska*, möbelsnickare*, skräddare*`,
    en: `cabinetmaker*, seamstress*, tailor*, upholsterer*`,
  },
  {
    group: 'Seisakit ja teollisuuden kesätyöt',
    implies: '1E? 2A 5D seasonal',
    fi: `seisakki*, puhtaanapidon työntekij*, teollisuussiivooj*, teollisuuspesij*`,
  },
]
