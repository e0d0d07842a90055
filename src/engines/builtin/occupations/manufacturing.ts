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
      panimotyöntekij*, leikkaaj*, leikkuutyön*, *tehtaalle .. työntekij*, valmistaja, pakkaustyön*,
      kierrätystyön*, puutuotetyön*, puutyöntekij*, paperityön*, muovityön*, kumityön*, painotyön*,
      lasityöntekij*, kierrätyskesku*, juustomest*, panimomest*, kasvihuonepakka*,
      *tehtaan .. *työntekij*, maalaamotyön*, kaapelityön*, lähettämötyön*,
      lähettämön .. työntekij*, valimotyön*, galvanoij*, *sahaaj*, pullottaj*, *linjan työntekij*,
      laminoij*, *laminoij*, *lämpökäsittelij*, karkaisij*, ruiskuvalaj*, pakkaustyö*, *pussittaj*,
      betonituotetyön*, elementtityön*, *valimo* työntekij*, säilyketyön*, leipomoapulai*,
      leipomo* harjoit*, konvehti*, teurastaj*, lastulevy*, höyläämö*, ompelimotyön*,
      tekstiililajit*, lajittelukesku*, vaateha*, pullonpalaut*, *tehtaalle, tuotantoharjoit*,
      muovituotetyön*, lujitemuovi*, pullottamo*, romuttamo*, elektroniikkatyön*, käämij*,
      kalanperkaaj*, makkaramest*, *perkaajaksi, varikkotyön*, *varikon työntekij*, *kutoja,
      *pakkaamon työntekij*, *pakkaamoon, *kunnostaja, autojen|huonekalujen|koneiden kunnostaj*,
      sterilointityön*, silittäj*, valuri, valuria, valuriksi, *paahtaja, *valmistaja, fileoij*,
      kalanfileoij*, *kalankäsittelij*, perkaaj*, konekäyttäj*, *koneiden käyttäj*, *koneiden hoit*,
      sahan .. kesätyön*, lasinleikkaaj*, lasinhioj*, *liimaaj*, *puristaj*,
      *prässääj*, juustontekij*, meijerikkö*, *panimotyönt*, elintarviketyön*, elintarvikejalost*,
      teurastamotyön*, broilerinkäsit*, makeistyön*, pakkaajia .. tehtaa*, tehdasapul*, 
      hallityöntekij*, verhoomotyön*, puusepänverst* työn*, leimaaj*, kuivaamotyön*, 
      *tuotantohenkil*, komposiittityön*,
      elektroniikkakokoonpan*, juottaj*, johdotta*,
      kynttilä* valmist*
    `,
    sv: `
      produktionsarbetare*, fabriksarbetare*, montering*, *packare, *monterare*, slaktare*,
      sågarbetare*, fabriksjobb*, produktionsmedarbetare*, industriarbetare*, fiskförädl*,
      sågverksarb*, montörer*, verkstadsarbet*, filetera*, fiskfilé*, bageriarbet*, mejerist*,
      livsmedelsarbet*, plastarbet*, pressare, glasarbet*, bryggeriarb*, tvättare,
      sömmare, produktionspersonal*, industrijobb*
    `,
    en: `
      production worker*, factory worker*, assembler*, assembly, production operator*,
      fish processing, food production, production staff, production line, manufacturing worker*,
      laminator*, slaughterhouse, sawmill worker*, line worker*, recycling worker*, fish processor*,
      fish filleter*, filleter*, assembly worker*, assembly technician*, production associate*,
      production assistant* .. factory, brewery worker*, brewer, brewers, cheesemaker*,
      dairy production*, meat worker*, bakery worker*, electronics assembl*, glass worker*,
      wood worker*, woodworker*, textile worker*, solderer*
    `,
  },
  {
    group: 'Pakkaajat ja lajittelijat',
    implies: '1E? 2A 5D',
    fi: `
      *pakkaaj*, pakkaamotyön*, jätelajittel*, sadonkorj*, paketoij*, tavarankerääj*, tuotepakkaaj*,
      kukkapakkaaj*, joulupakkaaj*, elintarvikepakk*, postipakk*, vihannespakk*, kalanpakkaaj*,
      lahjapakk*
    `,
    sv: `packare*, packningsarbet*, packpersonal*, paketer*`,
    en: `packer*, packers, packing worker*, packaging worker*, gift wrapper*, packaging operator*`,
  },
  {
    group: 'Koneistajat ja prosessinhoitajat',
    implies: '1E? 2A 2C 5C 7B?',
    fi: `
      koneistaj*, cnc, *särmääj*, *hiojia, *hioja, sorvaaj*, jyrsij*, työkaluval*, levysep*,
      *levyseppä*, prosessinhoitaj*, vesilaitoksen hoitaj*, lämpölaitoksen hoitaj*,
      laitoksen hoitaj*, prosessimie*, prosessityöntekij*, prosessioperaattor*, *konehoitaj*,
      koneenhoitaj*, *koneen|linjan|laitteen hoitaj*, koneenkäyttäj*, operaattor*, painaj*,
      offsetpainaj*, laborant prosess*, voimalaitoshoit*, valvomohoit*, lämpölaitoshoit*,
      vedenpuhdistamonhoit*, sahuri*, lämmitysmestar*, konemestar*, koneenasettaj*, paperikone*,
      laitosmestar*, lasinpuhalt*, rikastaj*, *koneistaj*, laatutarkastaj*, *koneenhoitaj*,
      *käytönvalvoj*, kattila*, voimalaitos*, uuninhoit*, laivamestar*, jyrsijä*, sahanterän*,
      paperin* valmist*, *prosessinhoit*, lämpövoimala*, *operaattori, *operaattoria,
      *operaattoriksi, *operaattoreita, työkaluntek*, muotinvalmist*, sahanhoit*, betoniasema*,
      *koneistajia, robottioper*, robottihits* oper*, särmäyspuris*, levytyökesk*, laserkone*,
      *sorvari, *jyrsin, prosessinvalv*, valvomonhoit*, jätevedenpuhdistamon hoit*, ruiskuvalukone*,
      muovikone*, paperinvalm*, kartonkikone*, pastakone*, painokone*, arkittaj*, lämpölaitosm*,
      käyttöpäivyst*, laitoshuoltaja .. prosess*, kemianprosess*, sahalinj*, höyläri*,
      sahankonehoit*, terähuolt*, asettaj*, kattilanhoit*, jätevedenpuhdistamonh*,
      vedenpuhdistamonh*
    `,
    sv: `
      maskinist*, processkötare*, processoperatör*, svarvare*, *operatör, maskinskötare*,
      kraftverk*, driftskötare*, cnc, processarbet*, cnc operatör*, kantpress*, fräsare*, slipare*,
      verktygsmak*, robotoperatör*, driftoperatör*, pappersmask*, verktygsmaskin* 
    `,
    en: `
      machinist*, cnc operator*, machine operator*, process operator*, operator, operators,
      power plant, cnc machinist*, cnc, plant operator*, process worker*, 
      cnc programmer*, lathe*, miller, grinder, press brake*, toolmaker*, injection mould*,
      injection mold*, boiler operator*, refinery operator*, water treatment operator*,
      robot operator* 
    `,
  },
  {
    group: 'Hitsaajat ja pintakäsittelijät',
    implies: '1E? 2A 5C 7B? 2C?',
    fi: `
      *hitsaaj*, levysep*, rautarakent*, pintakäsittelij*, hiekkapuhalt*, teollisuusmaalar*,
      jauhemaala*, pulverimaala*, valaj*, muovimekaanik*, takoj*, metallimie*, metallityöntekij*,
      metallialan, seppä, seppää, sepäksi, teräsrakentaj*, *kiillottaj*, plasmaleikkaaj*,
      polttoleikkaaj*, laserleikkaaj*, maalaaja, maalaajaa, maalaajaksi, *hitsari*, rst hitsaaj*,
      *levyseppähits*, *maalaaja märkä*, metallipaj*, *seppä, *seppää, *sepäksi, *hitsaajia,
      putkihitsaaj*, tig hitsaaj*, mig hitsaaj*, *levyseppä, ohutlevy*, peltihits*, sinkitsij*,
      *sinkitsij*, märkämaalaaj*, pulverimaalaaj*, koneenrakentaj*, konepajatyön*, kaasuleikk*,
      polttoleik*, takosep*, kovametalli*, telakkatyön*
    `,
    sv: `
      svetsare*, plåtslagare*, ytbehandlare*, *svetsare*, industrimålare*, smed, smeder,
      rörsvetsare*, robotsvetsare*, metallarbet*, blästrare*, lackerare*, pulverlack*,
      varvsarb*, smidesarbet*
    `,
    en: `
      welder*, sheet metal worker*, sandblaster*, blacksmith*, industrial painter*, plater*,
      welders, metal worker*, metalworker*, steel worker*, fabricator*, powder coat*,
      spray painter*, pipe welder*, shipyard worker*, boilermaker*
    `,
  },
  {
    group: 'Käsityö: puu, tekstiili, korut',
    implies: '2A 5C 7B? 2C',
    fi: `
      puusep*, *verhoilij*, *ompelij*, kutoja*, kutojia, vaatturi*, kultaseppä*, kultasepän,
      kultasepäksi, suutar*, räätäli*, räätälei*, modisti*, *kelloseppä*, *kellosepä*, hammastekni*,
      optiikkahioj*, nahkatyön*, veneenrakent*, huonekal* valmist*, pukuompel*, korjausompel*,
      kehystäj*, entisöij*, soitinrakent*, keraamikko*, savenvalaj*, jalokivi*, kaivertaj*,
      hopeasep*, *entisöij*, pianonvirit*, *ompelijat, koruntek*, taidesep*,
      kirjansitoj*, *puuseppä*, puunveist*, soitinkorj*, kitaranrak*, lasinpuhalt*, lasimestar*,
      hammaslaborant*, hammasteknik*, silmälasihioj*, leikkokukka*, nukentek*, mallipuusep*,
      modelisti*, kaavaaj*, kaavoittaja .. vaate*, verhojen ompel*, purjeentek*, huonekalumaal*,
      pianovirit*, kulta-alan, kivenhioj*, käsityöläi*, pitsintek*, satulasep*, veneenveist*,
      kaluste- ja verhoil*, huonekalurest*
    `,
    sv: `
      sömmerska*, möbelsnickare*, skräddare*, skomakare*, guldsmed*, urmakare*, tapetserare*,
      *snickare*, möbeltapets*, silversmed*, tandtekniker*, instrumentmak*, keramik*, glasblås*,
      båtbyggare*, inredningssnick*, finsnick*, segelmakare*, skomak*, syateljé*, ateljésöm*
    `,
    en: `
      cabinetmaker*, seamstress*, tailor*, upholsterer*, goldsmith*, watchmaker*, shoemaker*,
      dressmaker*, furniture maker*, joiner*, dental technician*, jeweller*, jeweler*, potter,
      ceramist, leather worker*, boat builder*, boatbuilder*, instrument maker*, restorer*,
      furniture restorer*, glassblower*, piano tuner*, pattern maker*, cobbler*,
      craftsperson*, sailmaker*
    `,
  },
  {
    group: 'Seisakit ja teollisuuden kesätyöt',
    implies: '1E? 2A 5D seasonal',
    fi: `
      seisakki*, puhtaanapidon työntekij*, teollisuussiivooj*, teollisuuspesij*, teollisuuspuhd*,
      seisokkityön*, *seisokkityöntek*, imuautom*, tehdassiivo*, teollisuussiiv*, seisokkiapu*
    `,
    sv: `industristäd*, industrisaner*`,
    en: `industrial cleaner*, shutdown worker*`,
  },
]
