import type { OccupationRow } from '../occupation.ts'

/** Building, earthworks, installation. */
export const CONSTRUCTION: readonly OccupationRow[] = [
  {
    group: 'Rakennusammatit',
    implies: '2A 3B 5C',
    fi: `
      kirvesmie*, tapetoij*, asfaltinteki*, *lattiamie*, timpuri*, muurar*, laatoittaj*, *maalari, *maalareita, *maalaria,
      *maalariksi, tasoittaj*, rappari*, betonimie*, betonityöntekij*, raudoittaj*, kattoasentaj*,
      peltisep*, pelti|katto asentaj*, *eristäj*, lattia asentaj*, lattianpäällyst*, *peltisep*,
      lattiapäällyst*, louhij*, kairaaj*, *parketti*, timanttipor*, elementtiasentaj*, *saumaaj*,
      saumaustyön*, telineasentaj*, teline asentaj*, ikkuna asentaj*, keittiökalusteasentaj*,
      kalusteasentaj*, levyseinä*, mattoasentaj*, mattomie*, aita asentaj*, aitaasentaj*,
      remonttityön*, remontoij*, lasittaj*, lasitustyön*, julkisivuasentaj*, rakennusammattilai*,
      rakennusalan ammattilai*, tapahtumarakent*, muottikirvesmie*, *rakentaja, *rakentajia,
      *rakentajaksi, rakennusalan .. osaaj*|moniosaaj*|tekij*, kivimie*, kipsilevy*, levyttäj*,
      kattotyöntekij*, *monitaitur*, betonipump*, nostomie*, *asbestipurk*, levyseinäasent*,
      *muurari*, sisustusrakent*, hirsirakent*, kivityö*, terassirakent*, rakennuspuusep*,
      ikkunankorjaaj*,
      pinnoittaj*, *raudoittaj*, hirsiveist*, köysityöntekij*
    `,
    sv: `
      snickare*, timmerman*, murare*, målare*, takläggare*, byggnadsarbetare*, plattsättare*,
      betongarbetare*, byggjobbare*, golvläggare*, ställningsbyggare*, plåtslagare*
    `,
    en: `
      carpenter*, bricklayer*, painter*, scaffolder*, tiler*, roofer*, construction worker*,
      plasterer*, concrete worker*, tunnel worker*, drywall installer*, builder*, formwork,
      stonemason*, renovation worker*, floor layer*
    `,
  },
  {
    group: 'Rakennustyöntekijät',
    implies: '1E? 2A 3B 5C simple? 7A',
    fi: `
      rakennustyöntekij*, rakennusmie*, *purkaj*, purkutyön*, purkumie*, jalkamie*,
      *rakennustyöntekij*, *saneeraustyöntekij*, remonttimie*, maanrakennustyön*,
      romuttaj*
    `,
    sv: `rivningsarbetare*`,
    en: `demolition worker*`,
  },
  {
    group: 'Apumiehet',
    implies: '1E 2A 3B 5D simple? 7A',
    fi: `
      apumie*, *apumie*, aputyö*, rakennusaput*, rakennussiivooj*, rakennusapu*, raksasiivooj*,
      haalaaj*, kantoaput*, kantomie*, kuormanpurk*, sekatyö*, muuttomie*, muuttaj*, muuttoapu*,
      muuttomiehe*, muuttotyön*, kuljetusapumie*, apukuski*, apulainen muutto*, rakennusapulai*,
      kairausapulai*, rakennustyömaan apu*, asennusapulai*, *apumies*,
      muuttopalvelun työn*
    `,
    sv: `hjälparbetare*, diversearbetare*, byggarbetshjälp*, handräckning*`,
    en: `labourer*, laborer*, construction helper*, helper, general worker*, handy helper*`,
  },
  {
    group: 'Maarakennus ja koneet',
    implies: '1E? 2A 3B 5C 7A?',
    fi: `
      *maarakentaj*, maarakennustyön*, infrarakentaj*, asfaltt*, kaivinkone*, kaivuri*,
      *koneenkuljettaj*, nosturi*, torninosturi*, pyöräkuormaaj*, porari*, panostaj*, infratyön*,
      kivityöntekij*, kiveäj*, putkimie* maa*, viherrakentaj*, maarakennusmie*, lumenauraaj*,
      aurauskuljettaj*, *kairaaj*, *poraaj*, energiakaivo*, kaivonporaaj*, räjäyttäj*, *kaivuri*,
      kurottaj*, tiehöylä*, murskaus*, pohjatutk*, maaperäkaira*,
      nosturinkuljettaj*, *nosturinkuljettaj*
    `,
    sv: `
      grävmaskinist*, anläggningsarbetare*, maskinförare*, borrare*, kranförare*, asfaltarbetare*
    `,
    en: `
      excavator operator*, earthworks, crane operator*, heavy equipment operator*, driller*,
      blaster*, road worker*, asphalt worker*
    `,
  },
  {
    group: 'Sähkö- ja LVI-asentajat',
    implies: '2A 3B 5C 7B',
    fi: `
      sähköasentaj*, putkiasentaj*, *lvi .. asentaj*, lvi asentaj*, iv asentaj*,
      ilmastointiasentaj*, ilmanvaihtoasentaj*, kylmäasentaj*, kylmälaiteasentaj*,
      automaatioasentaj*, hissiasentaj*, lattialämmitys asentaj*, sähkömie*, putkimie*,
      sähkötekni*, talotekni* asentaj*, ilmanvaihtonuohooj*, ilmanvaihdon|ilmanvaihto puhdista*,
      nuohooj*, aurinkopaneeli*, lämpöpumppuasentaj*, turvallisuustekni* asentaj*,
      lvi .. *asentaj*, *sähköasentaj*, sähköyliasentaj*, lämmitysasentaj*, *putkiasentaj*,
      *lvi asentaj*, jäähdytysasent*
    `,
    sv: `
      elmontör*, servicemontör*, elektriker*, vvs montör*, rörmontör*, rörmokare*, sotare*,
      *elmontör*, kylmontör*, ventilationsmontör*, elinstallatör*
    `,
    en: `
      electrician*, plumber*, hvac technician*, pipe fitter*, electrical installer*,
      refrigeration technician*, heating engineer*, pipefitter*
    `,
  },
  {
    group: 'Autoasentajat',
    implies: '1E? 2A 5C 7B',
    fi: `
      autoasentaj*, ajoneuvoasentaj*, automekaanik*, raskaan kaluston asentaj*|mekaanik*,
      autosähköasentaj*, moottoripyöräasentaj*, autonasentaj*
    `,
    sv: `bilmekaniker*, *bilmekaniker*, fordonsmekaniker*, lastbilsmekaniker*`,
    en: `
      car mechanic*, automotive technician*, vehicle technician*, vehicle mechanic*,
      auto mechanic*, heavy vehicle*
    `,
  },
  {
    group: 'Muut asentajat',
    implies: '1E? 2A 5C 7B?',
    fi: `
      *asentaj*, *mekaanik*, autonmaalar*, autokorikor*, korikorjaaj*, rengastyön*, rengasmie*,
      huoltomekaanik*, mekaniikka asentaj*, pienkonekorjaaj*, polkupyörä*, pyörämekaanik*,
      laitehuoltaj*, laivamekaanik*, korjaamotyöntekij*, korjaamo* apu*, autokorjaamo* .. apu*,
      *mekaanikko*, *mekaanikoksi, *mekaanikoita, kunnossapitotyöntekij*,
      kunnossapidon .. työntekij*, huoltotekni*, *korjaaj*, kalustohuoltaj*, automaalar*,
      rengas* apulai*, rengashotel*, kunnossapitoasent*, *huoltaja koneiden, koneenkorjaaj*,
      veneasent*, veneenkorjaaj*,
      suksihuolt*, pyörähuolt*
    `,
    sv: `
      montör*, mekaniker*, installatör*, *montör, *mekaniker, *reparatör*, underhållstekniker*,
      servicetekniker*
    `,
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
      tienhoidon, *kenttätyöntekij*, maaperä* näyt*, maaperänäyt*, ratatekni*, vaihtotyö*,
      ratapiha*, tietyöntekij*, kaapeliasent*, lentoasema* kunnossap*,
      raideliikennetyön*, sukeltaj*, *sukeltaj*, vedenalaistyön*
    `,
    sv: `linjemontör*, gruvarbetare*`,
    en: `lineman, linemen, wind turbine technician*, miner, miners`,
  },
  {
    group: 'Muut avustavat työntekijät',
    implies: '1E 2A?',
    fi: `
      *apulainen, *apulaista, *apulaisia, *apulaiseksi, tapahtuma avustaja*,
      *ston|*lun|*don|*seon|*sen|*mön avustaja*,
      kuvausavustaj*
    `,
    sv: `*biträde, *biträden`,
  },
]
