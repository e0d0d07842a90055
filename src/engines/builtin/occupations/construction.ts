import type { OccupationRow } from '../occupation.ts'

/** Building, earthworks, installation. */
export const CONSTRUCTION: readonly OccupationRow[] = [
  {
    group: 'Rakennusammatit',
    implies: '2A 3B 5C',
    fi: `
      kirvesmie*, timpuri*, muurar*, laatoittaj*, *maalari, *maalareita, *maalaria, *maalariksi,
      tasoittaj*, rappari*, betonimie*, betonityöntekij*, raudoittaj*, kattoasentaj*, peltisep*,
      pelti|katto asentaj*, *eristäj*, lattia asentaj*, lattianpäällyst*, *parketti*, timanttipor*,
      elementtiasentaj*, *saumaaj*, saumaustyön*, telineasentaj*, teline asentaj*, ikkuna asentaj*,
      keittiökalusteasentaj*, kalusteasentaj*, levyseinä*, mattoasentaj*, mattomie*, aita asentaj*,
      aitaasentaj*, remonttityön*, remontoij*, lasittaj*, julkisivuasentaj*, rakennusammattilai*,
      rakennusalan ammattilai*, tapahtumarakent*, muottikirvesmie*, *rakentaja, *rakentajia,
      *rakentajaksi
    `,
    sv: `snickare*, timmerman*, murare*, målare*, takläggare*, byggnadsarbetare*, plattsättare*`,
    en: `
      carpenter*, bricklayer*, painter*, scaffolder*, tiler*, roofer*, construction worker*,
      plasterer*, concrete worker*
    `,
  },
  {
    group: 'Rakennustyöntekijät',
    implies: '1E? 2A 3B 5C? simple? 7A',
    fi: `
      rakennustyöntekij*, rakennusmie*, *purkaj*, purkutyön*, purkumie*, jalkamie*
    `,
    sv: `rivningsarbetare*`,
    en: `demolition worker*`,
  },
  {
    group: 'Apumiehet',
    implies: '1E? 2A 3B 5D simple? 7A',
    fi: `
      apumie*, *apumie*, aputyö*, rakennusaput*, rakennussiivooj*, raksasiivooj*, haalaaj*,
      kantoaput*, kantomie*, kuormanpurk*, sekatyö*
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
      kivityöntekij*, kiveäj*, putkimie* maa*, viherrakentaj*, maarakennusmie*
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
      automaatioasentaj*, hissiasentaj*, lattialämmitys asentaj*, sähkömie*, putkimie*,
      sähkötekni*, talotekni* asentaj*, ilmanvaihtonuohooj*, nuohooj*, aurinkopaneeli*,
      lämpöpumppuasentaj*, turvallisuustekni* asentaj*
    `,
    sv: `elmontör*, elektriker*, vvs montör*, rörmontör*, sotare*`,
    en: `electrician*, plumber*, hvac technician*, pipe fitter*`,
  },
  {
    group: 'Muut asentajat',
    implies: '1E? 2A 5C',
    fi: `
      *asentaj*, mekaanik*, automekaanik*, autonmaalar*, autokorikor*, korikorjaaj*, rengastyön*,
      huoltomekaanik*, mekaniikka asentaj*, pienkonekorjaaj*, polkupyörä*, pyörämekaanik*,
      laitehuoltaj*, laivamekaanik*, kunnossapitotyöntekij*, kunnossapidon .. työntekij*,
      huoltotekni*, *korjaaj*, kalustohuoltaj*
    `,
    sv: `bilmekaniker*, montör*, mekaniker*, installatör*`,
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
]
