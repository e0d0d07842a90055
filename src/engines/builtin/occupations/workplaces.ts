import type { OccupationRow } from '../occupation.ts'

/**
 * Names of work and of places of work: what a title tells that names nobody who works there, as
 * "kesätyö hautausmaalla" does. Beside a name they are but the employer's: "floristi, hautausmaan kukkakauppa".
 */
export const WORKPLACES: readonly OccupationRow[] = [
  {
    group: 'Töissä ravintolassa tai kahvilassa',
    implies: '1E? 2A? 2B 2D 3D 5C? 7A',
    fi: `
      *kahvila, *kahvilan, *kahvilaan, *kahvilassa, *kioskille, *kioskiin, *kioski, *ravintolaan,
      *ravintola, *ravintolassa, *bistro, aamukahvi*, grillikiosk*, *kahviossa, *kahvioon, *baariin
    `,
    sv: `kiosk*, *kafé, *kaféet, *café, *caféet, lunchrestaurang*, restaurang`,
    en: `ice cream*, café, cafe, coffee bar, restaurant`,
  },
  {
    group: 'Töissä pikaruokapaikassa',
    implies: '1E? 2A 2D 3D 5C? 7A',
    fi: `hampurilais*, burgeri*, kebab*, pizzeria*, taco*, grillille, sushi*, ruokarekka*`,
    sv: `snabbmat*, gatukök*, pizzeria*`,
    en: `burger*, kebab*, pizza*, taco*, dumpling*, street food`,
  },
  {
    group: 'Töissä keittiössä',
    implies: '1E 2A 5C? 7A',
    fi: `*keittiölle, *keittiöön, *keittiössä, *keittiö, leipomo*, *leipomoon, *ruokalaan, lihatukku*`,
    sv: `*kök, *köket, *bageri*`,
    en: `kitchen, bakery`,
  },
  {
    group: 'Töissä kaupassa',
    implies: '2A? 2B 2D 3D 5B? 7A',
    fi: `
      *myymälään, *myymälässä, *kauppaan, *kaupassa, rautakauppa*, puutarhamyymäl*, lelukaup*,
      museokaup*, kirjakaup*, kirpputor*, lihatisk*, kalatisk*, palvelutisk*, *torille,
      myyntikoju*, *kojulle, tavaratalo*, *puotiin, *marketiin
    `,
    sv: `butik*, *butik, *butiken, bokhandl*, varuhus*, torghandel*`,
    en: `shop, store, supermarket*, garden centre*, garden center*, toy shop, second hand`,
  },
  {
    group: 'Töissä hautausmaalla, puistossa tai pihalla',
    implies: '1E? 2A 3B 5D seasonal? 7A',
    fi: `
      *hautausmaa*, *hautausmai*, *puistoihin, *puistoissa, *puistot, *puistoon, kesänuor*,
      *viheralueille, viheralueiden, taimitarha*, viherala*, viherrakennu*, ulkotöi*, pihatöi*,
      puutarhatöi*, ulkoalueet, ulkoalueille, haravoin*
    `,
    sv: `*kyrkogård*, parkavdelning*, parker, *parkerna, begravningsplats*, grönområden*`,
    en: `cemeter*, churchyard*, parks, park, yard, gardens`,
  },
  {
    group: 'Töissä maatilalla',
    implies: '1E? 2A 3B 5C 7A',
    fi: `
      *ratsutil*, *hevostil*, *lypsykarjatil*, maatilaharj*, *maatilalle, *maatilalla, *navettaan,
      *navetalle, *lampolaan, *tallille, *tallilla, poroti*, *karjatil*, huskytarh*, *kalanviljel*
    `,
    sv: `mjölkgård*, bondgård*, *stall, lantgård*, jordbruk*, *gården`,
    en: `dairy farm*, reindeer farm*, husky farm*, horse farm*, farm, stable`,
  },
  {
    group: 'Töissä kasvihuoneella tai marjatilalla',
    implies: '1E? 2A 5D 7A',
    fi: `*kasvihuone*, *mansikkatil*, *marjatil*, vihannestil*, *taimisto*, sadonkorj*`,
    sv: `*växthus*, jordgubb*, bärgård*`,
    en: `*greenhouse*, berry farm*, strawberry farm*, berry picking`,
  },
  {
    group: 'Töissä metsässä',
    implies: '1A? 2A 3B 5C 7A',
    fi: `metsänistut*, metsänhoit*, klapi*, polttopuu*, raivaussavot*, risusavot*, *savotta*`,
    sv: `skogsplanter*, skogsvård*, vedhugg*`,
    en: `forest planting, forest, forestry, firewood`,
  },
  {
    group: 'Töissä työmaalla',
    implies: '1E? 2A 3B 5C 7A?',
    fi: `
      *työmaalle, *työmaille, *työmaalla, *rakennustyöt, *purkutyö*, *remontti*, *saneerauks*,
      asfalttityö*, *maanrakennus*, *talonrakennus*, louhinta*, ratatyö*, kaivostyö*, *rakentaminen
    `,
    sv: `bygge, *bygget, byggplats*, rivning*`,
    en: `construction, demolition, roofing, building site*, scaffolding, earthworks, fibre network*`,
  },
  {
    group: 'Töissä tehtaalla tai sahalla',
    implies: '1E? 2A 2C? 5C 7A',
    fi: `
      *tehtaalla, *tehtaalle, *tehdas, *sahan, *sahalla, *sahalle, *panimo, *panimolle, *meijeri*,
      *tuotantoon, *tuotannossa, *konepaja, *konepajalle, *verstas, *verstaalle, ruiskuvalu*,
      paketoin*, *voimalaitoks*, seisokki*, *seisokkiin, vuosihuolto*, *kokoonpanoon, puutavara*
    `,
    sv: `*fabrik, *fabriken, *verkstad, *såg, sågverk*, produktion*`,
    en: `factory, sawmill, brewery, production line, filleter*, fish processing, packing work, plant`,
  },
  {
    group: 'Töissä varastossa',
    implies: '1E? 2A 5C? 7A',
    fi: `
      *varastoon, *varastolle, *varastossa, *varasto, *terminaaliin, *terminaali, *lajitteluun,
      varastohenkil*, varastoihmi*, lähettämöön, *logistiikkakesku*
    `,
    sv: `*lager, *lagret, terminal*, sortering*`,
    en: `warehouse, terminal, sorting`,
  },
  {
    group: 'Siivoustöissä',
    implies: '1A? 1E? 2A 5D simple? 7A',
    fi: `
      *siivous, *siivousta, *siivoukseen, siivoustöi*, *siivouksia, siivoushom*, laitoshuolto,
      autopes*, autojen pes*, pesulaan, pesulassa, tekstiilihuol*, *puhdistus
    `,
    sv: `*städning, städ, storstäd*, biltvätt*, tvätteri*`,
    en: `cleaning, laundry, car wash, housekeeping`,
  },
  {
    group: 'Töissä huvipuistossa tai tapahtumassa',
    implies: '1E? 2B 2D 3D? 7A',
    fi: `
      vesipuisto*, huvipuisto*, perhepuisto*, seikkailupuisto*, leikkimaa*, minigolf*, keilahall*,
      sisäleikkipuisto*, tapahtumaan, festivaaleille, festivaali*, elokuvateatter*, tapahtumiin
    `,
    sv: `nöjespark*, nöjesfält*, äventyrspark*, vattenpark*, festivalen`,
    en: `amusement park*, theme park*, water park*, adventure park*`,
  },
  {
    group: 'Töissä leirintäalueella',
    implies: '1E? 2A? 2B? 3B 3D? seasonal? 7A',
    fi: `leirintäalue*, karavaanialue*, caravan alue*, matkaparkki*, *venesatamaan, *venesatama`,
    sv: `campingplats*, *camping, gästhamn*`,
    en: `camping site*, campsite*, camp site*, marina`,
  },
  {
    group: 'Töissä lasten ja nuorten kanssa',
    implies: '2B 2D 4D',
    fi: `
      päiväkot*, varhaiskasvatu*, *esikoulu*, iltapäivätoim*, *kerhoon, *kerhojen, *leirille,
      *leireille, *leiri, nuorisotal*, leikkipuisto*, lastenleir*, *kouluun
    `,
    sv: `dagis*, daghem*, småbarnspedagog*, fritidsgård*, eftis*, *läger, lägerområde*`,
    en: `daycare*, kindergarten*, day camp*, summer camp*, after school*, childcare`,
  },
  {
    group: 'Töissä hoivassa',
    implies: '2D 4D 3D?',
    fi: `
      hoitohenkil*, hoivakot*, palvelukot*, kotihoito*, vanhuspalvel*, vuodeosast*, hoiva*,
      asumisyksik*, lastenkot*
    `,
    sv: `äldreomsorg*, hemvård*, äldreboende*, vårdhem*, *boende, funktionshinder*`,
    en: `elderly care*, home care, nursing home*, care home*, eldercare`,
  },
  {
    group: 'Toimistotöissä',
    implies: '2C 3A? 5B',
    fi: `
      talousharj*, tilitoimist*, hankinn*, laskutus*, kirjanpito*, arkisto*, tietojen, museo*,
      henkilöstöhal*, rekrytointi*, edunvalvont*, hallintoon, kaavoitu*, ministeriö*
    `,
    sv: `arkiv*, bokföring, ekonomi*, inköp*, förvaltning*`,
    en: `procurement, finance, accounting, purchasing, data entry, embassy, ministry`,
  },
  {
    group: 'Viestinnän ja markkinoinnin töissä',
    implies: '2C 3A? 5A? 5B?',
    fi: `viestin*, markkinoin*, *viestintä, *markkinointi, some, sisältö*`,
    sv: `kommunikation*, marknadsföring*`,
    en: `marketing, communications, content, social media`,
  },
  {
    group: 'Tietotekniikan töissä',
    implies: '2C 3A? 5A 1D?',
    fi: `ohjelmisto*, ohjelmoin*, sovelluskehity*, data, tekoäly*, elektroniikka*, tuotekehity*`,
    sv: `programmering, mjukvaru*`,
    en: `software, machine learning, embedded, electronics, computational`,
  },
  {
    group: 'Kirjastossa',
    implies: '2D 3D 5B 2C? 7A?',
    fi: `*kirjastoon, *kirjastossa, *kirjasto`,
    sv: `*bibliotek, *biblioteket`,
    en: `library`,
  },
  {
    group: 'Vastaanotossa ja neuvonnassa',
    implies: '2D 3D 5B 2B? 7A?',
    fi: `*vastaanottoon, *vastaanotto, matkailuneuvon*, *neuvontaan, infopiste*, *aulaan, respaan`,
    sv: `reception*, turistinfo*, turistbyrå*`,
    en: `reception, tourist information, front desk`,
  },
  {
    group: 'Ovelta ovelle ja kaduilla',
    implies: '1E? 2B 2D 3B 7A',
    fi: `feissau*, promoo*, *esittelyyn, lahjoittajahank*, varainhank*, jäsenhank*, ovelta ovelle`,
    sv: `face to face`,
    en: `door to door, face to face, fundraising, street team`,
  },
]
