import type { OccupationRow } from '../occupation.ts'

/** Driving, delivery, warehouses. */
export const TRANSPORT: readonly OccupationRow[] = [
  {
    group: 'Kuljettajat',
    implies: '1A? 2A 3B 5C 7A',
    fi: `
      kuljettaj*, *autonkuljettaj*, kuorma autonkuljettaj*, kuorma autokuski*, *kuski, *kuskia,
      *kuskeja, yhdistelmäajon*, jakelukuljettaj*, jakeluauto*, jäteauto*, rekkakuski*, täysperä*,
      lakaisuauto*, säiliöauto*, betoniauto*, puutavara auto*, jätehuoltotyöntekij*, kuormaaj*,
      jätekuljet*, puutavarakulj*, *kuljettaja, *kuljettajaa, *kuljettajia, *kuljettajaksi,
      pakettiauto*, yhdistelmäkuljet*
    `,
    sv: `lastbilschaufför*, chaufför*, bilförare*, transportör*`,
    en: `truck driver*, lorry driver*, mover*, driver, drivers`,
  },
  {
    group: 'Henkilökuljetus',
    implies: '1A 2B 2D 3B 5C 7A',
    fi: `
      taksinkuljettaj*, taksi* kuljettaj*, taksikuski*, linja autonkuljettaj*, bussinkuljettaj*,
      bussikuski*, raitiovaunu*, veturinkuljettaj*, junanlähett*, konduktöör*,
      *taksin .. kuljettaj*, kuljettaj* *taksi*, junankuljettaj*, potilaskuljettaj*,
      *taksiautoilij*, perämie*, laivapäällik*, koulukyyti* .. kuljettaj*, koulukyytien kuljettaj*,
      koulukuljet*, palveluliikenteen kuljettaj*, pikkubussi*, minibussi*, *bussikuski*
    `,
    sv: `busschaufför*, taxichaufför*`,
    en: `bus driver*, taxi driver*`,
  },
  {
    group: 'Jakelijat ja lähetit',
    implies: '1A 2B 3B 5C? simple? 7A',
    fi: `
      *jakaja, jakajia, jakajaa, postinjakaj*, ruokalähet*, *lähetti, lähettejä, lähettiä,
      pyörälähet*, jakelutyöntekij*, paketti* jakaj*, sähköpotkulauta*, kaupunkipyör*,
      postityöntekij*, jakelutyö*, ruokakuljet*, *lähettejä
    `,
    sv: `brevbärare*, cykelbud*, postutdelare*`,
    en: `courier*, delivery rider*, food courier*, mail carrier*`,
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
    implies: '1E? 2A 5C 7A?',
    fi: `
      *varastotyöntekij*, *varastomie*, varastonhoitaj*, keräilij*, *keräilij*, tavaranvastaanot*,
      kauppakerä*, *trukkikuski*, *trukinkuljettaj*, trukkikuljettaj*, vastapainotruk*,
      työntömastotruk*, *trukin kuljettaj*, logistiikkatyöntekij*, *lajittelij*,
      *tavarankäsittelij*, maapalvelu*, terminaalityön*, ahtaaj*, varastoaput*,
      työntekij* .. varastoon, logistiikka työntekij*, lastaaj*, vastaanottaja varasto*,
      varastotyö*, lajittelutyöntekij*, verkkokauppatyöntekij*, varastoapulai*, varastoon,
      lastaustyön*, tavaran vastaanottaj*, tavaranvastaanottaj*, *terminaalin .. työntekij*
    `,
    sv: `lagerarbet*, lagermedarbetare*, lagerjobb*, truckförare*, lagerbiträde*, på lager|lagret`,
    en: `warehouse*, forklift driver*, forklift operator*, picker*, order picker*, logistics worker*, sorter*`,
  },
  {
    group: 'Logistiikan toimistotyö',
    implies: '1D? 2C 5B',
    fi: `
      logistiikkaoperaattor*, logistiikkakoordinaattor*, logistiikka asiantuntij*,
      logistiikkaasiantuntij*, logistiikkaassistent*
    `,
    en: `logistics operator*, logistics coordinator*, dispatcher*`,
  },
  {
    group: 'Kansi- ja konemiehistö',
    implies: '1E? 2A 3B 5C 7B?',
    fi: `kansimie*, merimie*, matruus*, laivamie*, konemie*, konevahtimie*`,
    sv: `matros*, däcksman*`,
    en: `deckhand*, able seaman`,
  },
]
