import type { OccupationRow } from '../occupation.ts'

/** Driving, delivery, warehouses. */
export const TRANSPORT: readonly OccupationRow[] = [
  {
    group: 'Kuljettajat',
    implies: '1A 2A 3B 5C 7A',
    fi: `
      kuljettaj*, *autonkuljettaj*, kuorma autonkuljettaj*, kuorma autokuski*, *kuski, *kuskia,
      *kuskeja, yhdistelmäajon*, jakelukuljettaj*, jakeluauto*, jäteauto*, rekkakuski*, täysperä*,
      lakaisuauto*, säiliöauto*, betoniauto*, puutavara auto*, jätehuoltotyöntekij*, kuormaaj*,
      jätekuljet*, puutavarakulj*, *kuljettaja, *kuljettajaa, *kuljettajia, *kuljettajaksi,
      pakettiauto*, yhdistelmäkuljet*, *kuriiri*, ajoneuvonkulj*, muuttoauto*, *autokuski*,
      lähikuljet*, kuormurikus*, *ajaja, *ajajaa, *ajajia, *ajajaksi, *kuskiksi, *autokuljett*,
      jakeluautonk*, kappaletavara* kulj*, ajoneuvoyhd*, kuljettajat, muuttokulj*,
      betoniauton*, sora-auto*, soran ajo, maansiirtoauto*, loka-auto*, imuauto*, lavetti*,
      hinausauto*, hinurikus*, autonosturin kulj*, pakettiautonk*, paketti- ja .. kulj*,
      yhdistelmänk*, terminaalikulj*, tankkiauto*, postiauto*,
      puutavarakus*, hakeauto*, kuorma-autok*, c-kortti*, ce-kortti*, ce kuljettaj*
    `,
    sv: `
      lastbilschaufför*, chaufför*, bilförare*, transportör*, *chaufför*, distributionschaufför*,
      *förare, budbil*, distributör*, lastbilsförare*, kombinationsförare*, sopbil*, mjölkbil*,
      tankbil*, paketbil*, lastbilschauff*, timmerbil*, skåpbil*
    `,
    en: `
      truck driver*, lorry driver*, mover*, driver, drivers, delivery driver*, van driver*,
      heavy vehicle driver*, trucker*, hgv driver*, c1 driver, ce driver*, lorry driv*,
      driving job*, waste truck*, garbage truck*, refuse collector*, tow truck*, tanker driver*,
      distribution driver*, transport driver*
    `,
  },
  {
    group: 'Henkilökuljetus',
    implies: '1A 2B 2D 3B 5C 7A',
    fi: `
      taksinkuljettaj*, taksi* kuljettaj*, taksikuski*, linja autonkuljettaj*, bussinkuljettaj*,
      bussikuski*, raitiovaunun*, raitiovaunuku*, veturinkuljettaj*, junanlähett*,
      *taksin .. kuljettaj*, kuljettaj* *taksi*, junankuljettaj*, *taksiautoilij*, perämie*,
      laivapäällik*, koulukyyti* .. kuljettaj*, koulukyytien kuljettaj*, koulukuljet*,
      *taksi kuljettaj*, koululaistaksi*, tilausajokuljettaj*, tilausajojen kuljettaj*,
      palveluliikenteen kuljettaj*, pikkubussi*, minibussi*, *bussikuski*, invataksi*,
      *taksinkuljet*, bussinkulj*, metronkulj*, lautankulj*, lossinkulj*, lentäjä, lentäjää,
      lentäjäksi, luotsi, luotsia, luotsiksi, lautturi*, *linja-autonkulj*, linja-autok*,
      kaupunkibuss*, ratikanku*, ratikkaku*, raitiotie*, veturimies*, veturinkulj*, junankulj*,
      *taksiku*, kutsutaksi*, asiointibuss*, koulubussi*, koululaiskulj*, potilaskuljetus*,
      lautankuljet*, yhteysalus*, vesibussi*, luotsivene*, kuutterinhoit*, lennonopett*,
      helikopter*, liikennelent*, laivuri, laivuria, laivuriksi, kipparia, *kippari,
      päällikkö .. alus*, limusiini*, palvelulinja*, kyläkyyti*
    `,
    sv: `
      busschaufför*, taxichaufför*, *busschaufför*, *taxichaufför*, lokförare*, spårvagnsförare*,
      skolskjuts*, busschauff*, skolbuss*, skoltaxi*, pilot, piloter, taxiförare*, färjförare*,
      färjeförare*, förbindelsefartyg*, skeppare*, metroförare*
    `,
    en: `
      bus driver*, taxi driver*, train driver*, tram driver*, chauffeur*, pilot, pilots,
      school bus*, coach driver*, taxi, train operator*, ferry operator*, skipper*, boat captain*,
      captain, boat driver*, minibus*, tram operator*, airline pilot*, first officer*
    `,
  },
  {
    group: 'Kirjastoautot ja palveluautot',
    implies: '1A 2B 2D 3B 3D 5B? 7A?',
    fi: `kirjastoauto*, *kirjastoautonkulj*, palveluauton kuljettaj*, myymäläauto*`,
    sv: `bokbuss*`,
  },
  {
    group: 'Junahenkilöstö',
    implies: '1A 2B 2D 3B 5B 7A 7B?',
    fi: `
      konduktöör*, junaisän*, junaemän*, junien asiakaspalvelij*, *konduktöör*, junahenkil*,
      junapalvelu*
    `,
    sv: `konduktör*, tågvärd*, tågmästare*, tågpersonal*`,
    en: `train conductor*, conductor*, train attendant*, train host*`,
  },
  {
    group: 'Jakelijat ja lähetit',
    implies: '1A? 2B 3B 5C? simple? 7A 2A?',
    fi: `
      *jakaja, jakajia, jakajaa, postinjakaj*, ruokalähet*, *lähetti, lähettejä, lähettiä,
      pyörälähet*, jakelutyöntekij*, paketti* jakaj*, sähköpotkulauta*, 
      postityöntekij*, jakelutyö*, ruokakuljet*, *lähettejä, posteljoon*, autonsiirt*,
      siirtokuljet*, ateriakulj*, aterian|aterioiden kuljet*, ruuankuljet*, ruoankuljet*,
      *ruokalähett*, kotiinkulj*, postinkantaj*, *lähetiksi, *lähettinä, pakettijak*, jakeluapul*,
      postin jak*, postinjak*, postimie*, kirjeenkant*, pyöräkuriir*, skootterilähett*, kesäkuriir*,
      moottoripyörälähett*, verkkokauppajak*, ruokakass* jak*, sairaalalähett*,
      asiapoj*, sisäinen lähett*, lounaskulj*, polkupyörälähett*
    `,
    sv: `
      brevbärare*, cykelbud*, postutdelare*, postbärare*, postiljon*, matbud*, *utdelare*,
      postarbetare*, postanställd*, paketutdel*, matleverans*, cykelbudbär*, cykelkurir*, kurir,
      kurirer, postbud*
    `,
    en: `
      courier*, delivery rider*, food courier*, mail carrier*, postman, postal worker*,
      mail deliver*, bike courier*, food deliver*, postal delivery*, parcel deliver*,
      grocery deliver*, meal deliver*, messenger, bicycle courier*, postie, delivery worker*,
      delivery person*, delivery courier*, e bike courier*
    `,
  },
  {
    group: 'Lehden- ja mainostenjakajat',
    implies: '1A 2B 3B 5D simple? 7A',
    fi: `
      lehdenjakaj*, lehtienjakaj*, lehtien jak*, *jakelij*, varhaisjakaj*, yöjakel*, yöjakaj*,
      varhaisjakel*, mainostenjakaj*, mainosten jak*, mainosjakaj*, ilmaisjakel*, *lehdenjak*,
      *jakajaksi, varajakaj*, sanomalehd*, aamuyön jak*, mainoslehti*, postilaatikko*, jakelija,
      esitejak*, yöjakaja*
    `,
    sv: `
      tidningsutdelare*, tidningsbud*, utdelare*, reklamutdelare*, postutdelning, morgontidning*,
      reklamblad*, tidningsutdel*, tidnings och
    `,
    en: `
      newspaper deliver*, leaflet distributor*, flyer distribut*, flyer deliver*,
      leaflet distribut*, newspaper carrier*, newspaper and mail
    `,
  },
  {
    group: 'Varastotyöntekijät',
    implies: '1E? 2A 5C? 7A?',
    fi: `
      *varastotyöntekij*, *varastomie*, varastonhoitaj*, keräilij*, *keräilij*, tavaranvastaanot*,
      kauppakerä*, *trukkikuski*, *trukinkuljettaj*, trukkikuljettaj*, vastapainotruk*,
      työntömastotruk*, *trukin kuljettaj*, logistiikkatyöntekij*, *lajittelij*,
      *tavarankäsittelij*, maapalvelu*, terminaalityön*, ahtaaj*, varastoaput*,
      työntekij* .. varastoon, logistiikka työntekij*, lastaaj*, vastaanottaja varasto*,
      varastotyö*, lajittelutyöntekij*, verkkokauppatyöntekij*, varastoapulai*, varastoon,
      lastaustyön*, tavaran vastaanottaj*, tavaranvastaanottaj*, *terminaalin .. työntekij*,
      *varastonhoitaj*, varasto apulai*, lähettämötyö*, *varaston apulai*, postinlajit*,
      ramppityöntekij*, ramppihenkil*, rahankäsittelij*, postinkäsittelij*, sisälogistiik*,
      kirjastologistiik*, satamatyöntekij*, lastinkäsit*, rahtiterminaali*, matkatavara*,
      kontinpurk*, pakkaamo, noutopiste*, logistiikkamie*, *logistiikan työkok*, varastoharjoit*,
      *logistiikan työntekij*, asematasotyön*, *tankkaaj*, *varastohenkil*, varastotrukki*,
      keräilytyö*, *keräilijä, *lastaaja, kuormanpur*, lentokenttätyön*,
      matkatavarankäs*, satamalast*, lavapaikka*, verkkokaupan .. varasto*,
      varaosavaraston*, noutovarast*, inventaariotyön*, logistiikkahenkil*, sisälogist*,
      kontinpurkaj*, konttien pur*, kierrätysvarasto*, lastausmest*, trukinkulj*, kylmävarast*,
      pakastevarast*, lavankerä*, palautuslajit*, pyykinlajit*, tekstiilinlajit*,
      materiaalinkäsittelij*
    `,
    sv: `
      lagerarbet*, lagermedarbetare*, lagerjobb*, truckförare*, lagerbiträde*, på lager|lagret,
      *lagerarbetare*, lagerman*, hamnarbetare*, stuvare*, lagerhjälp*, terminalarbetare*,
      sorterare*, truckchauff*, plockpersonal*, expeditör*, lagerpersonal*, godsmottag*,
      bagagehant*, hamnjobb*, lagerexp*, postsorter*
    `,
    en: `
      warehouse*, forklift driver*, forklift operator*, picker*, order picker*, logistics worker*,
      sorter*, warehous*, stevedore*, dock worker*, baggage handler*, terminal worker*,
      postal sorter*, reach truck*, ground handler*, ramp agent*, pickers, materials handler*,
      material handler*, goods receiver*, stock worker*, stockroom*, loader, loaders, unloader*,
      order fulfil*, fulfilment, cargo handler*, cargo worker*, air cargo*, 
      inventory assistant*, parcel sorter*, parcel handler*, dispatch worker*, logistics assistant*
    `,
  },
  {
    group: 'Logistiikan toimistotyö',
    implies: '1D? 2C 5B',
    fi: `
      logistiikkaoperaattor*, logistiikkakoordinaattor*, logistiikka asiantuntij*,
      logistiikkaasiantuntij*, logistiikkaassistent*, materiaalinohjaaj*, varastosuunnittelij*,
      logistiikkasuunnittelij*, kuljetusasiantuntij*, kuljetuskoordin*, vientiassist*,
      vientisihteer*, vientikoordinaat*, rahtikoordin*, tulliasiantuntij*, tullausassist*,
      tilaus-toimitus*, ajojärjest*, kuljetusjärjest*, toimitusohj*, toimitusketjun .. suunnit*,
      toimitusketjukoord*
    `,
    sv: `
      logistikkoordin*, logistiker*, transportplanerare*, exportassist*, logistikplanerare*,
      tulldeklar*
    `,
    en: `
      logistics operator*, logistics coordinator*, dispatcher*, customs broker*, logistics planner*,
      logistics specialist*, export coordinator*, freight coordinator*, transport coordinator*,
      demand planner*, material planner*, import specialist*, export specialist*,
      supply chain coordinator*, supply chain planner*, supply chain specialist*
    `,
  },
  {
    group: 'Kansi- ja konemiehistö',
    implies: '1E? 2A 3B 5C 7B?',
    fi: `
      kansimie*, merimie*, matruus*, laivamie*, konemie*, konevahtimie*, konepäällik*, *kansimie*,
      kalastusaluk*, laivan kokki*, laivasähkö*, konemestari* .. alu*|laiv*, laivakokki*,
      laivatalous*, konepäällikkö .. laiv*, merikapteen*, perämies .. rannikk*, yliperämie*,
      hinaaja*, pursimie*, puolimatruus*, kansipäällik*, *matruusi, *matruusia,
      konemestari .. meri*, laivan konemest*, yövahti .. laiv*, proomu*, kalastuslaiv*
    `,
    sv: `
      matros*, däcksman*, maskinchef*, styrman*, däcksarbetare*, sjöman*, befälhavare*,
      maskinmästare*, överstyrman*, lättmatros*, fartyg*, fartygsmek*, kock .. fartyg, båtsman*,
      maskinist .. fartyg, sjökapten*, motorman*
    `,
    en: `
      deckhand*, able seaman, ship engineer*, seaman, seafarer*, marine engineer*, bosun,
      chief mate*, ordinary seaman, motorman, oiler, ship s crew, chief engineer .. vessel,
      second engineer, watchkeeping, tugboat*
    `,
  },
]
