import type { OccupationRow } from '../occupation.ts'

/** Building, earthworks, installation. */
export const CONSTRUCTION: readonly OccupationRow[] = [
  {
    group: 'Rakennusammatit',
    implies: '2A 3B 5C',
    fi: `
      kirvesmie*, timpuri*, muurar*, laatoittaj*, *maalari, *maalareita, *maalaria, *maalariksi,
      tasoittaj*, rappari*, betonimie*, betonityöntekij*, raudoittaj*, kattoasentaj*, peltisep*,
      pelti|katto asentaj*, *eristäj*, lattia asentaj*, lattianpäällyst*, *parketti*,
      timanttipor*, elementtiasentaj*, *saumaaj*, saumaustyön*, telineasentaj*, teline asentaj*,
      ikkuna asentaj*, keittiökalusteasentaj*, kalusteasentaj*, levyseinä*, mattoasentaj*,
      mattomie*, aita asentaj*, aitaasentaj*, remonttityön*, remontoij*, lasittaj*,
      julkisivuasentaj*, rakennusammattilai*, rakennusalan ammattilai*
    `,
    sv: `snickare*, timmerman*, murare*, målare*, takläggare*, byggnadsarbetare*, plattsättare*`,
    en: `
      carpenter*, bricklayer*, painter*, scaffolder*, tiler*, roofer*, construction worker*,
      plasterer*, concrete worker*
    `,
  },
  {
    group: 'Rakennustyöntekijät ja apumiehet',
    implies: '1E? 2A 3B 5C? simple? 7A',
    fi: `
      rakennustyöntekij*, rakennusaput*, apumie*, aputyö*, rakennusapumie*, rakennusmie*,
      *purkaj*, purkutyön*, purkumie*, rakennussiivooj*, haalaaj*, raksasiivooj*, kantoaput*,
      kuormanpurk*, jalkamie*
    `,
    sv: `hjälparbetare*, rivningsarbetare*`,
    en: `labourer*, laborer*, construction helper*, demolition worker*`,
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
    implies: '2A 5C',
    fi: `
      *asentaj*, mekaanik*, automekaanik*, autonmaalar*, autokorikor*, korikorjaaj*, rengastyön*,
      huoltomekaanik*, mekaniikka asentaj*, pienkonekorjaaj*, polkupyörä*, pyörämekaanik*
    `,
    sv: `bilmekaniker*, montör*, mekaniker*, installatör*`,
    en: `mechanic*, technician*, fitter*, installer*, maintenance technician*`,
  },
  {
    group: 'Asentajat asiakkaiden luona',
    implies: '2A 3B 5C',
    fi: `
      huoltoteknik*, kenttähuolto*, kenttäasentaj*, kodinkone* asentaj*, kodinkoneasentaj*,
      asennustyöntekij*, mittarinvaihtaj*, huolto asentaj*, lukkosep*
    `,
    en: `service technician*, field service*`,
  },
]
