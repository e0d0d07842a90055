import type { OccupationRow } from '../occupation.ts'

/** Building, earthworks, installation. */
export const CONSTRUCTION: readonly OccupationRow[] = [
  {
    group: 'Rakennusammatit',
    implies: '2A 3B 5C',
    fi: `
      kirvesmie*, tapetoij*, asfaltinteki*, *lattiamie*, timpuri*, muurar*, *maalari,
      *maalareita, *maalaria, *maalariksi, tasoittaj*, rappari*, betonimie*, betonityöntekij*,
      raudoittaj*, kattoasentaj*, peltisep*, pelti|katto asentaj*, *eristäj*, lattia asentaj*,
      lattianpäällyst*, *peltisep*, lattiapäällyst*, louhij*, kairaaj*, *parketti*, 
      elementtiasentaj*, *saumaaj*, saumaustyön*, telineasentaj*, teline asentaj*, ikkuna asentaj*,
      keittiökalusteasentaj*, kalusteasentaj*, levyseinä*, mattoasentaj*, mattomie*, aita asentaj*,
      aitaasentaj*, remonttityön*, remontoij*, lasitustyön*, julkisivuasentaj*,
      rakennusammattilai*, rakennusalan ammattilai*, tapahtumarakent*, muottikirvesmie*, *rakentaja,
      *rakentajia, *rakentajaksi, rakennusalan .. osaaj*|moniosaaj*|tekij*, kivimie*, kipsilevy*,
      levyttäj*, kattotyöntekij*, *monitaitur*, betonipump*, nostomie*, *asbestipurk*,
      levyseinäasent*, *muurari*, sisustusrakent*, hirsirakent*, kivityö*, terassirakent*,
      ikkunankorjaaj*, pinnoittaj*, *raudoittaj*, hirsiveist*, köysityöntekij*,
      terassintekij*, *terassirak*, rappaaj*, *rappari, 
      talonrakent*, rakennuspelti*, hormimuur*, uunimuur*, kattomie*, *bitumikat*,
      rakentamisen ammattil*, rakennuskirves*, *eristämie*, tasoitemie*,
      linjasaneeraus* .. tekij*, palokatkoasent*, kirvesmiehe*, sisustusmaalar*,
      kipsilevyas*, alakattoas*, 
      kiviasent*, aitojen asent*, aita-as*, kaihdinas*, markiisias*,
      mattotyö*, timanttisah*, *saumari, *saumaria, rakentajia,
      rakennusmies, elementtimie*,
      runkomie*, valumie*, lattianhioj*, restaur* kirvesm*, entisöijäkirv*
    `,
    sv: `
      snickare*, timmerman*, murare*, målare*, takläggare*, byggnadsarbetare*, 
      betongarbetare*, byggjobbare*, golvläggare*, ställningsbyggare*, plåtslagare*,
      byggnadssnickare*, takmontör*, isolerare*, stensättare*,
      rappare*, armerare*, elementmontör*, byggare*, takarb*, mattläggare*,
      husbyggare*, timmermän
    `,
    en: `
      carpenter*, bricklayer*, painter*, scaffolder*, roofer*, construction worker*,
      plasterer*, concrete worker*, tunnel worker*, drywall installer*, builder*, formwork,
      stonemason*, renovation worker*, floor layer*, carpenters, painters and decorators,
      decorator*, steel fixer*, rebar*, paver*,
      deck builder*, drywaller*, fence installer*, window fitter*,
      door fitter*, construction professional* 
    `,
  },
  {
    // Millimetres, straight joints and clean edges.
    group: 'Laatoittajat, lasittajat ja entisöijät',
    implies: '2A 2C 3B 5C',
    fi: `
      *laatoittaj*, laattamie*, *lasittaj*, *vesieristäj*, kirvesmies .. entisöin*, entisöijäkirv*,
      kirvesmie* .. entisöint*, timanttipor*, mittakirvesmie*, ikkunankorj*, rakennuspuusep*
    `,
    sv: `plattsättare*, glasmästare*, kakelsättare*`,
    en: `tiler*, tile layer*, glazier*, restoration carpenter*`,
  },
  {
    group: 'Rakennustyöntekijät',
    implies: '1E? 2A 3B 5C simple? 7A',
    fi: `
      rakennustyöntekij*, rakennusmie*, *purkaj*, purkutyön*, purkumie*, jalkamie*,
      *rakennustyöntekij*, *saneeraustyöntekij*, remonttimie*, maanrakennustyön*, romuttaj*,
      purkuhom*, rakennushom*,
      raksatyö*, raksamie*, raksahom*, maansiirto* .. työntek*,
      asbestipurkaj*, asbestityön*, *purkumie*, saneeraaj*
    `,
    sv: `rivningsarbetare*, byggjobb*, renoveringsarbet*`,
    en: `
      demolition worker*, construction workers, building worker* 
    `,
  },
  {
    // The first of a crew: builds with it and tells it what to do.
    group: 'Kärkimiehet',
    implies: '1D? 2A 3B 4A? 4D? 5C',
    fi: `*kärkimie*, nokkamie*, *nokkamie*, etumie*, *etumies, *etumiestä, *etumieheksi`,
    sv: `lagbas*`,
    en: `leading hand*, crew leader*`,
  },
  {
    group: 'Apumiehet',
    implies: '1E 2A 3B 5D simple? 7A',
    fi: `
      apumie*, *apumie*, aputyö*, rakennusaput*, rakennussiivooj*, rakennusapu*, raksasiivooj*,
      haalaaj*, kantoaput*, kantomie*, kuormanpurk*, sekatyö*, muuttomie*, muuttaj*, muuttoapu*,
      muuttomiehe*, muuttotyön*, kuljetusapumie*, apukuski*, apulainen muutto*, rakennusapulai*,
      kairausapulai*, rakennustyömaan apu*, asennusapulai*, *apumies*, muuttopalvelun työn*,
      muuttomies, rakennusapum*, kairaajan apul*, työmaa-apul*,
      rakennussiivo*, purkuapu*, kattoapum*,
      maalarin apu*, putkimiehen apu*, asentajan apu*, asentajan apul*, sähköasentajan apu*,
      muurarin apu*, kirvesmiehen apu*, timpurin apu*, apumies, hanttihomm*, hantti*, aputöihin,
      aputöi*
    `,
    sv: `
      hjälparbetare*, diversearbetare*, byggarbetshjälp*, handräckning*, flyttarbetare*,
      flyttgubb*, hantlangare*, hjälpkarl*, flyttbärare*
    `,
    en: `
      labourer*, laborer*, construction helper*, helper, general worker*, handy helper*,
      general labourer*, general laborer*, building helper*, construction labourer*,
      construction laborer*, site cleaner*, furniture mover*, moving crew 
    `,
  },
  {
    group: 'Maarakennus ja koneet',
    implies: '1E? 2A 3B 5C 7A?',
    fi: `
      *maarakentaj*, maarakennustyön*, infrarakentaj*, asfaltt*, kaivinkone*, kaivuri*,
      *koneenkuljettaj*, nosturi*, torninosturi*, pyöräkuormaaj*, porari*, panostaj*, infratyön*,
      kivityöntekij*, kiveäj*, putkimie* maa*, viherrakentaj*, maarakennusmie*, lumenauraaj*,
      aurauskuljettaj*, *kairaaj*, *poraaj*, energiakaivo*, kaivonporaaj*, räjäyttäj*, *kaivuri*,
      kurottaj*, tiehöylä*, murskaus*, pohjatutk*, maaperäkaira*, nosturinkuljettaj*,
      *nosturinkuljettaj*, kauhakuorm*, tiekarhu*, jyrämie*, jyrän kulj*, asfalttityön*,
      *asfaltoij*, maansiirtokon*, dumpperi*, telakaivinkon*,
      minikaivuri*, putkenlask*, kunnallistekni* työntek*, paalutus*, paaluttaj*, injektoij*,
      lanaaj*, tiekone*, rammarimies*, kaapelikaiv*, kivenmurska*, kaivoskoneenk*,
      porajumbo*, lastauskone*, tela-alusta* 
    `,
    sv: `
      grävmaskinist*, anläggningsarbetare*, maskinförare*, borrare*, kranförare*, asfaltarbetare*,
      grävmaskin*, hjullastar*, maskinist .. jord, dumperförare*, väghyvel*, asfaltläggare*,
      schaktmaskin*, pålare*, infraarbetare*, borrmaskin*, bergborrare*, sprängare*
    `,
    en: `
      excavator operator*, earthworks, crane operator*, heavy equipment operator*, driller*,
      blaster*, road worker*, asphalt worker*, excavator*, wheel loader*, dumper*, dump truck*,
      bulldozer*, grader*, mining operator*, ground worker*, groundworker*, 
      mobile crane*, pipe layer*
    `,
  },
  {
    group: 'Sähkö- ja LVI-asentajat',
    implies: '2A 3B 5C 7B',
    fi: `
      sähköasentaj*, putkiasentaj*, *lvi .. asentaj*, lvi asentaj*, iv asentaj*,
      ilmastointiasentaj*, ilmanvaihtoasentaj*, kylmäasentaj*, kylmälaiteasentaj*,
      automaatioasentaj*, lattialämmitys asentaj*, sähkömie*, putkimie*, sähkötekni*,
      talotekni* asentaj*, ilmanvaihtonuohooj*, ilmanvaihdon|ilmanvaihto puhdista*, nuohooj*,
      aurinkopaneeli*, lämpöpumppuasentaj*, turvallisuustekni* asentaj*, lvi .. *asentaj*,
      *sähköasentaj*, sähköyliasentaj*, lämmitysasentaj*, *putkiasentaj*, *lvi asentaj*,
      jäähdytysasent*, *kylmäasentaj*, kylmämestar*, *lvi-asentaj*, sähkötyön*, putkityön*,
      iv-asentaj*, *automaatioasentaj*, sähkönasent*, *iv-asent*, lvia*, putkari*, *putkari,
      vesimittarias*, hitsaavaputkias*, sähkölaitosas*, öljypoltin*, hissiasentaj*
    `,
    sv: `
      elmontör*, servicemontör*, elektriker*, vvs montör*, rörmontör*, rörmokare*, sotare*,
      *elmontör*, kylmontör*, ventilationsmontör*, elinstallatör*, *elektriker*, elinstall*,
      rörläggare*, automationsmontör*, kylmekaniker*, larmmontör*, sotar*, hissmontör*
    `,
    en: `
      electrician*, plumber*, hvac technician*, pipe fitter*, electrical installer*,
      refrigeration technician*, heating engineer*, pipefitter*, electrical fitter*, 
      solar installer*, industrial electrician*, lift mechanic*, elevator technician*,
      chimney sweep*, ventilation installer*, refrigeration mechanic*, hvac installer*
    `,
  },
  {
    group: 'Autoasentajat',
    implies: '2A 5C 7B 2C?',
    fi: `
      autoasentaj*, ajoneuvoasentaj*, automekaanik*, raskaan kaluston asentaj*|mekaanik*,
      autosähköasentaj*, moottoripyöräasentaj*, autonasentaj*, raskaskalusto*, raskaan kaluston*,
      kuorma-autoasent*, kuorma-automek*, *autoasentaj*, linja-autoasent*, bussiasent*, bussimek*,
      huoltoasentaja auto*, diagnostiikka-asent*, vauriokorj*, autosähkö*, autokorjaamo*,
      ajoneuvomek*, autohuoltom*, mopoasent*, katsastusmies
    `,
    sv: `
      bilmekaniker*, *bilmekaniker*, fordonsmekaniker*, lastbilsmekaniker*, bussmekaniker*,
      bilmontör*, tungmekaniker*, bilelektriker*, bilmek*, fordonstekniker*
    `,
    en: `
      car mechanic*, automotive technician*, vehicle technician*, vehicle mechanic*, auto mechanic*,
      heavy vehicle*, truck mechanic*, bus mechanic*, car technician*, heavy duty mechanic*,
      vehicle body*, motorcycle mechanic*
    `,
  },
  {
    // Every screw is signed for.
    group: 'Lentokone- ja hissiasentajat',
    implies: '1D? 2A 2C 5C 7B',
    fi: `
      lentokonemek*, lentokoneasent*, lentoteknik*, hissiasentaj*, *hissiasent*, junakalusto*,
      keskuskokoonpan*, sähköasentaj* .. keskuskok*, turbiiniasent*, instrumenttiasent*
    `,
    sv: `flygmekaniker*, hissmontör*, flygtekniker*`,
    en: `aircraft mechanic*, aircraft technician*, aircraft line maintenance, elevator mechanic*`,
  },
  {
    // Metal and paint as new: the eye finds the fault.
    group: 'Automaalarit ja korikorjaajat',
    implies: '2A 2C 5C 7B?',
    fi: `automaalar*, autonmaalar*, korikorjaaj*, autokorikor*, kolarikorj*, autopelti*, ajoneuvomaal*`,
    sv: `billackerare*, bilmålare*, bilplåtslagare*`,
    en: `auto painter*, car painter*, vehicle painter*, body repair*, panel beater*`,
  },
  {
    group: 'Muut asentajat',
    implies: '1E? 2A 5C 7B?',
    fi: `
      *asentaj*, *mekaanik*, rengastyön*, rengasmie*,
      huoltomekaanik*, mekaniikka asentaj*, pienkonekorjaaj*, polkupyörämekaan*, polkupyöräasent*,
      polkupyöräkorj*, polkupyöränkorj*, pyörämekaanik*, laitehuoltaj*, laivamekaanik*,
      korjaamotyöntekij*, korjaamo* apu*, autokorjaamo* .. apu*, *mekaanikko*, *mekaanikoksi,
      *mekaanikoita, kunnossapitotyöntekij*, kunnossapidon .. työntekij*, huoltotekni*, *korjaaj*,
      kalustohuoltaj*, rengas* apulai*, rengashotel*, kunnossapitoasent*,
      *huoltaja koneiden, koneenkorjaaj*, veneasent*, veneenkorjaaj*, suksihuolt*, pyörähuolt*,
      renkaanvaiht*, rengassesonk*, rengasvaiht*, rengashom*, rengasliik*, *rengasasent*,
      hydrauliikkaas*, huoltomekaan*, kone-asentaj*,
      työkoneas*, työkonemek*, trukkiasent*, trukkimek*, vuokrakonehuol*,
      pienkoneasent*, kodinkonekorj*, kellokorj*, puhelinkorj*, puhelinhuolt*, elektroniikka-asent*,
      koneenrakent*, konehuoltaj*, alustamek*, koneiden huoltaj*, autojen huoltaj*, autohuoltaj*,
      venekorj*, paineastia*, veturiasent*, lukitusas*, moottoripyörämek*, mönkijämek*, sähköpyörä*,
      vaihtokoneiden kunnost*, teollisuusasent*
    `,
    sv: `
      montör*, mekaniker*, installatör*, *montör, *mekaniker, *reparatör*, underhållstekniker*,
      servicetekniker*, däckmontör*, däckbytare*, däckskift*, bilplåts*,
      cykelmekaniker*, båtmekaniker*, maskinmontör*, industrimontör*,
      cykelreparatör*, lantbruksmek*, reparatör*
    `,
    en: `
      mechanic*, technician*, fitter*, installer*, maintenance technician*, tyre fitter*,
      tire fitter*, tire technician*, tyre technician*, 
      boat mechanic*, industrial mechanic*, maintenance fitter*, bicycle mechanic*, bike mechanic*,
      phone repair*, electronics technician*, repair technician*, 
      maintenance mechanic*
    `,
  },
  {
    group: 'Asentajat asiakkaiden luona',
    implies: '2A 3B 5C',
    fi: `
      huoltoteknik*, kenttähuolto*, kenttäasentaj*, kodinkone* asentaj*, kodinkoneasentaj*,
      asennustyöntekij*, mittarinvaihtaj*, huolto asentaj*, lukkosep*, kenttätekni*, kuituasentaj*,
      verkostoasentaj*, sprinkleriasentaj*, palohälytysasentaj*, *laiteasentaj*, kodinkoneasent*,
      kodinkoneiden .. asent*, keittiöasent*, ikkuna-asent*, ovi-asent*, 
      turvajärjestelm* asent*, lukkoasent*, mittarinlukij*,
      mittariasent*, parkettiasent*, kalusteiden kokoaj*, jäteauto* huolt*,
      hälytinasent*, kenttäteknik*, kenttähuol*
    `,
    sv: `fälttekniker*, låssmed*, vitvarumontör*, servicemontör* `,
    en: `
      service technician*, field service*, field technician*, locksmith*,
      appliance technician*, furniture assembler*, alarm installer*
    `,
  },
  {
    group: 'Verkot, väylät ja louhinta',
    implies: '2A 3B 5C 7B?',
    fi: `
      linja asentaj*, linjaasentaj*, sähköverkko*, vesihuoltoasentaj*, vesijohto*, viemärihuol*,
      viemäriasentaj*, tuulivoima* asentaj*, tuulivoimaasentaj*, liikennemerk*, kaideasentaj*,
      ratatyön*, rata asentaj*, kaivosmie*, kaivostyön*, louhinta*, louhinn*, tienhoitaj*,
      tienhoidon, *kenttätyöntekij*, maaperä* näyt*, maaperänäyt*, ratatekni*, vaihtotyö*,
      ratapiha*, tietyöntekij*, kaapeliasent*, lentoasema* kunnossap*, raideliikennetyön*,
      sukeltaj*, *sukeltaj*, vedenalaistyön*, verkonrakent*, sähköverkon* asent*, linjatyön*,
      linjamies*, linjamieh*, tuuliturbiini*, tuulivoima-as*, vesihuoltotyön*, vesilaitostyön*,
      vesilaitosas*, putkistotyön*, katutyön*, radanrakent*, liikennemerkkias*,
      tunnelityön*, louhosty*, viemärihuoltaj*, 
      vaihdemies 
    `,
    sv: `
      linjemontör*, gruvarbetare*, banarbetare*, vägarbetare*, linjearbetare*, elnätsmontör*,
      vindkraftstekniker*, brunnsborr* 
    `,
    en: `
      lineman, linemen, wind turbine technician*, miner, miners, railway worker*, track worker*,
      underground miner*, rail worker*
    `,
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
  {
    // An extra pair of hands: what they do, the ad must say.
    group: 'Apurit',
    implies: '1E 2A simple? 7A',
    fi: `apuri, apuria, apureita, apuriksi, *apuri, *apuria, *apureita, apukäs*, *apukäsiä`,
    sv: `medhjälpare*, *medhjälpare`,
    en: `helping hands, extra hands`,
  },
]
