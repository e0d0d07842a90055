import type { OccupationRow } from '../occupation.ts'

/** Building, earthworks, installation. */
export const CONSTRUCTION: readonly OccupationRow[] = [
  {
    group: 'Rakennusammatit',
    implies: '2A 3B 5C',
    fi: `
      kirvesmie*, *lattiamie*, timpuri*, muurar*, laatoittaj*, *maalari, *maalareita, *maalaria,
      *maalariksi, tasoittaj*, rappari*, betonimie*, betonityöntekij*, raudoittaj*, kattoasentaj*,
      peltisep*, pelti|katto asentaj*, *eristäj*, lattia asentaj*, lattianpäällyst*, *peltisep*,
      lattiapäällyst*, louhij*, kairaaj*, *parketti*, timanttipor*, elementtiasentaj*, *saumaaj*,
      saumaustyön*, telineasentaj*, teline asentaj*, ikkuna asentaj*, keittiökalusteasentaj*,
      kalusteasentaj*, levyseinä*, mattoasentaj*, mattomie*, aita asentaj*, aitaasentaj*,
      remonttityön*, remontoij*, lasittaj*, lasitustyön*, julkisivuasentaj*, rakennusammattilai*,
      rakennusalan ammattilai*, tapahtumarakent*, muottikirvesmie*, *rakentaja, *rakentajia,
      *rakentajaksi, rakennusalan .. osaaj*|moniosaaj*|tekij*, kivimie*, kipsilevy*, levyttäj*
    `,
    sv: `snickare*, timmerman*, murare*, målare*, takläggare*, byggnadsarbetare*, plattsättare*`,
    en: `
      carpenter*, bricklayer*, painter*, scaffolder*, tiler*, roofer*, construction worker*,
      plasterer*, concrete worker*
    `,
  },
  {
    group: 'Rakennustyöntekijät',
    implies: '1E? 2A 3B 5C simple? 7A',
    fi: `
      rakennustyöntekij*, rakennusmie*, *purkaj*, purkutyön*, purkumie*, jalkamie*,
      *rakennustyöntekij*, *saneeraustyöntekij*, remonttimie*, maanrakennustyön*
    `,
    sv: `rivningsarbetare*`,
    en: `demolition worker*`,
  },
  {
    group: 'Apumiehet',
    implies: '1E? 2A 3B 5D simple? 7A',
    fi: `
      apumie*, *apumie*, aputyö*, rakennusaput*, rakennussiivooj*, rakennusapu*, raksasiivooj*,
      haalaaj*, kantoaput*, kantomie*, kuormanpurk*, sekatyö*, muuttomie*, muuttaj*, muuttoapu*,
      muuttomiehe*, muuttotyön*, kuljetusapumie*, apukuski*, apulainen muutto*
    `,
    sv: `hjälparbetare*, diversearbetare*`,
    en: `labourer*, laborer*, construction helper*, helper`,
  },
  {
    group: 'Maarakennus ja koneet',
    implies: '1E? 2A 3B 5C 7A?',
    fi: `
      *maarakentaj*, maarakennustyön*, infrarakentaj*, asfaltt*, kaivinkone*, kaivuri*,
      *koneenkuljettaj*, nosturi*, torninosturi*, pyöräkuormaaj*, porari*, panostaj*, infratyön*,
      kivityöntekij*, kiveäj*, putkimie* maa*, viherrakentaj*, maarakennusmie*, lumenauraaj*,
      aurauskuljettaj*
    `,
    sv: `grävmaskinist*, anläggningsarbetare*, maskinförare*`,
    en: `excavator operator*, earthworks, crane operator*, heavy equipment operator*`,
  },
  {
    group: 'Sähkö- ja LVI-asentajat',
    implies: '2A 3B 5C 7B',
    fi: `
      sähköasentaj*, putkiasentaj*, *lvi .. asentaj*, lvi asentaj*, iv asentaj*,
      ilmastointiasentaj*, ilmanvaihtoasentaj*, kylmäasentaj*, kylmälaiteasentaj*,
      automaatioasentaj*, hissiasentaj*, lattialämmitys asentaj*, sähkömie*, putkimie*, sähkötekni*,
      talotekni* asentaj*, ilmanvaihtonuohooj*, ilmanvaihdon|ilmanvaihto puhdista*, nuohooj*, aurinkopaneeli*, lämpöpumppuasentaj*,
      turvallisuustekni* asentaj*, lvi .. *asentaj*
    `,
    sv: `elmontör*, servicemontör*, elektriker*, vvs montör*, rörmontör*, rörmokare*, sotare*`,
    en: `electrician*, plumber*, hvac technician*, pipe fitter*`,
  },
  {
    group: 'Autoasentajat',
    implies: '1E? 2A 5C 7B',
    fi: `
      autoasentaj*, ajoneuvoasentaj*, automekaanik*, raskaan kaluston asentaj*|mekaanik*,
      autosähköasentaj*, moottoripyöräasentaj*, autonasentaj*
    `,
    sv: `bilmekaniker*`,
    en: `car mechanic*, automotive technician*, vehicle technician*`,
  },
  {
    group: 'Muut asentajat',
    implies: '1E? 2A 5C',
    fi: `
      *asentaj*, *mekaanik*, autonmaalar*, autokorikor*, korikorjaaj*, rengastyön*, rengasmie*,
      huoltomekaanik*, mekaniikka asentaj*, pienkonekorjaaj*, polkupyörä*, pyörämekaanik*,
      laitehuoltaj*, laivamekaanik*, korjaamotyöntekij*, korjaamo* apu*, autokorjaamo* .. apu*,
      *mekaanikko*, *mekaanikoksi, *mekaanikoita, kunnossapitotyöntekij*,
      kunnossapidon .. työntekij*, huoltotekni*, *korjaaj*, kalustohuoltaj*, automaalar*
    `,
    sv: `montör*, mekaniker*, installatör*`,
    en: `mechanic*, technician*, fitter*, installer*, maintenance technician*`,
  },
  {
    group: 'Asentajat asiakkaiden luona',
    implies: '2A 3B 5C',
    fi: `
      huoltoteknik*, kenttähuolto*, kenttäasentaj*, kodinkone* asentaj*, kodinkoneasentaj*,
      asennustyöntekij*, mittarinvaihtaj*, huolto asentaj*, lukkosep*, kenttätekni*, kuituasentaj*,
      verkostoasentaj*, sprinkleriasentaj*, palohälytysasentaj*, *laiteasentaj*
    `,
    en: `service technician*, field service*`,
  },
  {
    group: 'Verkot, väylät ja louhinta',
    implies: '2A 3B 5C 7B?',
    fi: `
      linja asentaj*, linjaasentaj*, sähköverkko*, vesihuoltoasentaj*, vesijohto*, viemärihuol*,
      viemäriasentaj*, tuulivoima* asentaj*, tuulivoimaasentaj*, liikennemerk*, kaideasentaj*,
      ratatyön*, rata asentaj*, kaivosmie*, kaivostyön*, louhinta*, louhinn*, tienhoitaj*,
      tienhoidon, *kenttätyöntekij*, maaperä* näyt*, maaperänäyt*
    `,
    sv: `linjemontör*, gruvarbetare*`,
    en: `lineman, linemen, wind turbine technician*, miner, miners`,
  },
]
