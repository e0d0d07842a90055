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
      lähikuljet*, kuormurikus*, *ajaja, *ajajaa, *ajajia, *ajajaksi, *kuskiksi
    `,
    sv: `
      lastbilschaufför*, chaufför*, bilförare*, transportör*, *chaufför*, distributionschaufför*,
      *förare, budbil*
    `,
    en: `
      truck driver*, lorry driver*, mover*, driver, drivers, delivery driver*, van driver*,
      heavy vehicle driver*, trucker*
    `,
  },
  {
    group: 'Henkilökuljetus',
    implies: '1A 2D 3B 5C 7A',
    fi: `
      taksinkuljettaj*, taksi* kuljettaj*, taksikuski*, linja autonkuljettaj*, bussinkuljettaj*,
      bussikuski*, raitiovaunun*, raitiovaunuku*, veturinkuljettaj*, junanlähett*, *taksin .. kuljettaj*,
      kuljettaj* *taksi*, junankuljettaj*, *taksiautoilij*, perämie*,
      laivapäällik*, koulukyyti* .. kuljettaj*, koulukyytien kuljettaj*, koulukuljet*,
      *taksi kuljettaj*, koululaistaksi*, tilausajokuljettaj*, tilausajojen kuljettaj*,
      palveluliikenteen kuljettaj*, pikkubussi*, minibussi*, *bussikuski*, invataksi*,
      *taksinkuljet*, bussinkulj*, metronkulj*, lautankulj*, lossinkulj*,
      lentäjä, lentäjää, lentäjäksi, luotsi, luotsia, luotsiksi,
      lautturi*
    `,
    sv: `
      busschaufför*, taxichaufför*, *busschaufför*, *taxichaufför*, lokförare*, spårvagnsförare*,
      skolskjuts*
    `,
    en: `bus driver*, taxi driver*, train driver*, tram driver*, chauffeur*, pilot, pilots`,
  },
  {
    group: 'Kirjastoautot ja palveluautot',
    implies: '1A 2B 2D 3B 3D 5B? 7A?',
    fi: `kirjastoauto*, *kirjastoautonkulj*, palveluauton kuljettaj*, myymäläauto*`,
    sv: `bokbuss*`,
  },
  {
    group: 'Junahenkilöstö',
    implies: '1A 2B 2D 3B 5B 7A',
    fi: `konduktöör*, junaisän*, junaemän*, junien asiakaspalvelij*`,
    sv: `konduktör*`,
  },
  {
    group: 'Jakelijat ja lähetit',
    implies: '1A? 2B 3B 5C? simple? 7A 2A?',
    fi: `
      *jakaja, jakajia, jakajaa, postinjakaj*, ruokalähet*, *lähetti, lähettejä, lähettiä,
      pyörälähet*, jakelutyöntekij*, paketti* jakaj*, sähköpotkulauta*, kaupunkipyör*,
      postityöntekij*, jakelutyö*, ruokakuljet*, *lähettejä, posteljoon*, autonsiirt*,
      siirtokuljet*, ateriakulj*, aterian|aterioiden kuljet*, ruuankuljet*, ruoankuljet*, *ruokalähett*,
      kotiinkulj*,
      postinkantaj*
    `,
    sv: `brevbärare*, cykelbud*, postutdelare*, postbärare*, postiljon*, matbud*, *utdelare*`,
    en: `
      courier*, delivery rider*, food courier*, mail carrier*, postman, postal worker*,
      mail deliver*, bike courier*, food deliver*
    `,
  },
  {
    group: 'Lehden- ja mainostenjakajat',
    implies: '1A 2B 3B 5D simple? 7A',
    fi: `
      lehdenjakaj*, lehtienjakaj*, lehtien jak*, *jakelij*, varhaisjakaj*, yöjakel*, yöjakaj*,
      varhaisjakel*, mainostenjakaj*, mainosten jak*, mainosjakaj*, ilmaisjakel*
    `,
    sv: `tidningsutdelare*, tidningsbud*, utdelare*, reklamutdelare*`,
    en: `newspaper deliver*, leaflet distributor*`,
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
      ramppityöntekij*, *logistiikan työntekij*, asematasotyön*,
      *tankkaaj*
    `,
    sv: `
      lagerarbet*, lagermedarbetare*, lagerjobb*, truckförare*, lagerbiträde*, på lager|lagret,
      *lagerarbetare*, lagerman*, hamnarbetare*, stuvare*, lagerhjälp*, terminalarbetare*,
      sorterare*
    `,
    en: `
      warehouse*, forklift driver*, forklift operator*, picker*, order picker*, logistics worker*,
      sorter*, warehous*, stevedore*, dock worker*, baggage handler*, terminal worker*,
      postal sorter*, reach truck*,
      ground handler*, ramp agent*
    `,
  },
  {
    group: 'Logistiikan toimistotyö',
    implies: '1D? 2C 5B',
    fi: `
      logistiikkaoperaattor*, logistiikkakoordinaattor*, logistiikka asiantuntij*,
      logistiikkaasiantuntij*, logistiikkaassistent*
    `,
    en: `logistics operator*, logistics coordinator*, dispatcher*, customs broker*`,
  },
  {
    group: 'Kansi- ja konemiehistö',
    implies: '1E? 2A 3B 5C 7B?',
    fi: `
      kansimie*, merimie*, matruus*, laivamie*, konemie*, konevahtimie*, konepäällik*, *kansimie*,
      kalastusaluk*, laivan kokki*, laivasähkö*, konemestari* .. alu*|laiv*
    `,
    sv: `
      matros*, däcksman*, maskinchef*, styrman*, däcksarbetare*, sjöman*,
      befälhavare*, maskinmästare*
    `,
    en: `deckhand*, able seaman, ship engineer*, seaman, seafarer*, marine engineer*`,
  },
]
