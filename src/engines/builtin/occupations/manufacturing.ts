import type { OccupationRow } from '../occupation.ts'

/** Factories and workshops. */
export const MANUFACTURING: readonly OccupationRow[] = [
  {
    group: 'Tuotantotyöntekijät',
    implies: '1E? 2A 2C? 5C',
    fi: `
      *tuotantotyöntekij*, tuotannon työntekij*, tuotantoon .. työntekij*, tehdastyöntekij*,
      teollisuustyöntekij*, *kokoonpanij*, kokoonpanotyön*, linjatyöntekij*, pesulatyön*,
      elintarviketyöntekij*, leipomotyön*, lihanjalost*, tuotanto operaattor*, tuotantooperaattor*,
      kokoaj*, kalankäsittel*, teurast*, puunjalost*, sahatyön*, tuotantohenkilö*, teräspalvel*,
      tuotantoapulai*, *tehtaan työntekij*, *tehtaan .. työntekij*, *pajan työntekij*,
      *sahan työntekij*, tekstiilityöntekij*, paahtaj*, mylläri*, meijerist*, meijerityön*,
      panimotyöntekij*, leikkaaj*, leikkuutyön*, *tehtaalle .. työntekij*, valmistaja,
      pakkaustyön*, kierrätystyön*, puutuotetyön*, puutyöntekij*, paperityön*, muovityön*,
      kumityön*, painotyön*, lasityöntekij*, kierrätyskesku*, juustomest*, panimomest*,
      kasvihuonepakka*, *tehtaan .. *työntekij*, maalaamotyön*, kaapelityön*, lähettämötyön*,
      lähettämön .. työntekij*, valimotyön*, galvanoij*, *sahaaj*, pullottaj*, *linjan työntekij*,
      laminoij*, *laminoij*, *lämpökäsittelij*, karkaisij*, ruiskuvalaj*, pakkaustyö*, *pussittaj*,
      betonituotetyön*, elementtityön*, *valimo* työntekij*, säilyketyön*, leipomoapulai*,
      leipomo* harjoit*, konvehti*, teurastaj*, lastulevy*, höyläämö*, ompelimotyön*,
      tekstiililajit*, lajittelukesku*, vaateha*, pullonpalaut*, *tehtaalle, tuotantoharjoit*,
      muovituotetyön*, lujitemuovi*, pullottamo*, romuttamo*, elektroniikkatyön*, käämij*, kalanperkaaj*,
      makkaramest*, *perkaajaksi, varikkotyön*, *varikon työntekij*, *kutoja, *pakkaamon työntekij*, *pakkaamoon, *kunnostaja,
      autojen|huonekalujen|koneiden kunnostaj*,
      sterilointityön*, silittäj*, valuri, valuria, valuriksi,
      *paahtaja, *valmistaja
    `,
    sv: `
      produktionsarbetare*, fabriksarbetare*, montering*, *packare, *monterare*, slaktare*,
      sågarbetare*, fabriksjobb*, produktionsmedarbetare*, industriarbetare*, fiskförädl*
    `,
    en: `
      production worker*, factory worker*, assembler*, assembly, production operator*,
      fish processing, food production, production staff, production line, manufacturing worker*,
      laminator*, slaughterhouse, sawmill worker*, line worker*, recycling worker*,
      fish processor*
    `,
  },
  {
    group: 'Pakkaajat ja lajittelijat',
    implies: '1E? 2A 5D',
    fi: `*pakkaaj*, pakkaamotyön*, jätelajittel*, sadonkorj*`,
    sv: `packare*`,
    en: `packer*`,
  },
  {
    group: 'Koneistajat ja prosessinhoitajat',
    implies: '1E? 2A 2C? 5C 7B?',
    fi: `
      koneistaj*, cnc, *särmääj*, *hiojia, *hioja, sorvaaj*, jyrsij*, työkaluval*, levysep*,
      *levyseppä*, prosessinhoitaj*, vesilaitoksen hoitaj*, lämpölaitoksen hoitaj*,
      laitoksen hoitaj*, prosessimie*, prosessityöntekij*, prosessioperaattor*, *konehoitaj*,
      koneenhoitaj*, *koneen|linjan|laitteen hoitaj*, koneenkäyttäj*, operaattor*, painaj*, offsetpainaj*, laborant prosess*,
      voimalaitoshoit*, valvomohoit*, lämpölaitoshoit*, vedenpuhdistamonhoit*, sahuri*,
      lämmitysmestar*, konemestar*, koneenasettaj*, paperikone*, laitosmestar*, lasinpuhalt*,
      rikastaj*, *koneistaj*, laatutarkastaj*, *koneenhoitaj*, *käytönvalvoj*, kattila*,
      voimalaitos*, uuninhoit*, laivamestar*, jyrsijä*, sahanterän*, paperin* valmist*,
      *prosessinhoit*, jätevedenpuhd*, lämpövoimala*, *operaattori, *operaattoria, *operaattoriksi,
      *operaattoreita,
      työkaluntek*, muotinvalmist*, sahanhoit*,
      betoniasema*
    `,
    sv: `
      maskinist*, processkötare*, processoperatör*, svarvare*, *operatör, maskinskötare*,
      kraftverk*, driftskötare*, cnc
    `,
    en: `
      machinist*, cnc operator*, machine operator*, process operator*, operator, operators,
      power plant, cnc machinist*, cnc, plant operator*
    `,
  },
  {
    group: 'Hitsaajat ja pintakäsittelijät',
    implies: '1E? 2A 5C 7B?',
    fi: `
      *hitsaaj*, levysep*, rautarakent*, pintakäsittelij*, hiekkapuhalt*, teollisuusmaalar*,
      jauhemaala*, pulverimaala*, valaj*, muovimekaanik*, takoj*, metallimie*, metallityöntekij*,
      metallialan, seppä, seppää, sepäksi, teräsrakentaj*, *kiillottaj*, plasmaleikkaaj*,
      polttoleikkaaj*, laserleikkaaj*, maalaaja, maalaajaa, maalaajaksi, *hitsari*, rst hitsaaj*,
      *levyseppähits*, telakka*, *maalaaja märkä*, metallipaj*, *seppä, *seppää, *sepäksi
    `,
    sv: `svetsare*, plåtslagare*, ytbehandlare*, *svetsare*, industrimålare*, smed, smeder`,
    en: `welder*, sheet metal worker*, sandblaster*, blacksmith*, industrial painter*, plater*`,
  },
  {
    group: 'Käsityö: puu, tekstiili, korut',
    implies: '2A 5C 7B? 2C',
    fi: `
      puusep*, *verhoilij*, *ompelij*, kutoja*, kutojia, vaatturi*, kultaseppä*, kultasepän,
      kultasepäksi, suutar*, räätäli*, räätälei*, modisti*, *kelloseppä*, *kellosepä*, hammastekni*,
      optiikkahioj*, nahkatyön*, veneenrakent*, huonekal* valmist*, pukuompel*, korjausompel*,
      kehystäj*, entisöij*, soitinrakent*, keraamikko*, savenvalaj*, jalokivi*, kaivertaj*,
      hopeasep*,
      *entisöij*, pianonvirit*
    `,
    sv: `
      sömmerska*, möbelsnickare*, skräddare*, skomakare*, guldsmed*, urmakare*, tapetserare*,
      *snickare*
    `,
    en: `
      cabinetmaker*, seamstress*, tailor*, upholsterer*, goldsmith*, watchmaker*, shoemaker*,
      dressmaker*, furniture maker*, joiner*
    `,
  },
  {
    group: 'Seisakit ja teollisuuden kesätyöt',
    implies: '1E? 2A 5D seasonal',
    fi: `seisakki*, puhtaanapidon työntekij*, teollisuussiivooj*, teollisuuspesij*`,
  },
]
