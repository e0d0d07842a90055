import type { OccupationRow } from '../occupation.ts'

/** Restaurants, cafés and kitchens. */
export const RESTAURANT: readonly OccupationRow[] = [
  {
    group: 'Tarjoilijat',
    implies: '1E? 2B 2D 3D 7A',
    fi: `
      *tarjoilij*, hovimestar*, *baarimikko*, blokkari*, sommelier*, salityöntekij*, salihenkilö*,
      baarityö*, barista*, blokar*, juhlatarjoil*,
      baarimestar*
    `,
    sv: `
      servitör*, servitris*, bartender*, *servitör*, *servitris*, hovmästare*, serveringspersonal*
    `,
    en: `
      waiter*, waitress*, restaurant waiting staff, servers, bartender*, barista*,
      restaurant server, waiting staff, waitstaff, head waiter*
    `,
  },
  {
    group: 'Ravintola- ja kahvilatyöntekijät',
    implies: '1E? 2A? 2B 2D 3D 5C? 7A',
    fi: `
      ravintolatyöntekij*, *ravintolatyöntekij*, aamiaistyön*, aamiaishoitaj*, *kahvilatyöntekij*,
      kahvila työntekij*, lounasravintol* .. työntekij*, kahvila apulai*, kahvila .. työntekij*,
      kahvilamyyj*,
      työntekij* .. kahvilaan, catering työntekij*, huvipuisto*, ravintola alan,
      ravintolaan .. työntekij*, ravintola* kesätyö*, ravintola apulai*, ravintola-apulai*,
      *ravintolan .. työntekij*, ravintola-alan moniosaaj*, pizzeria*,
      kioski* .. työntekij*, salipuol*, teatterikahvi*, narikka*, kahvilapu*, lounaskahvil*,
      ravintolaemän*, ravintolaisän*, kahvioemän*, kahviotyöntekij*, kahvioapulai*,
      terassityöntekij*, aamiaisemän*, buffettyön*, jäätelöbaar*, kioskitarjoil*
    `,
    sv: `
      restaurangbiträde*, restauranganställ*, restaurangarbetare*, restaurangpersonal*,
      kafébiträde*, kaféarbetare*, cafébiträde*, kafépersonal*, caféanställd*, cafépersonal*
    `,
    en: `
      restaurant worker*, crew member*, restaurant employee*, restaurant staff,
      restaurant team member*, cafe worker*, food runner*, cafe assistant*, cafeteria, coffee shop
    `,
  },
  {
    // Kitchen and counter in turn.
    group: 'Pikaruokatyöntekijät',
    implies: '1E? 2A 2D 3D 5C? 7A',
    fi: `
      pikaruoka*, food ravintolatyön*, grilli työntekij*, grillityöntekij*, burgerravintol*,
      burger .. työntekij*, kebabravintola* .. työntekij*, hampurilaisravintol*, ruokarekka*,
      food truck*
    `,
    en: `fast food`,
  },
  {
    group: 'Kokit',
    implies: '1E? 2A 5C 7B?',
    fi: `
      kokiksi, kokin, *kokki, *kokkia, *kokkeja, ravintolakok*, suurtalouskok*, leipur*,
      kondiittor*, lihanleikkaaj*, lihamestar*, pizzanpaist*, pizzakok*, pizzaiolo*, kylmäk*,
      ruokapalvelutyön*, keittäj*, *keittäj*, *paistaj*, kokkeja, kokkia, vuorokok*, *kokiksi,
      *kokille, jäätelömestar*, jäätelöntekij*, muonittaj*, *leipur*, *kondiittor*, suklaamest*,
      kebab* paista*, *kylmäkö*, sushikok*, kotitalousemän*, kahvileipur*, kotileipur*, grillaaj*,
      burgerkok*,
      lihaleikkaaj*
    `,
    sv: `
      kock*, bagare*, pizzabagare*, konditor*, köttmästare*, *kock, *kockar, *bagare,
      restaurangkock*
    `,
    en: `
      chef, chefs, cook, cooks, baker*, sushi chef*, pizza chef*, line cook*, commis, butcher*,
      pastry chef*, grill cook*, breakfast cook*, *baker
    `,
  },
  {
    group: 'Keittiötyöntekijät',
    implies: '1E 2A 5C 7B?',
    fi: `
      keittiötyöntekij*, keittiöapulai*, ruokapalvelutyöntekij*, ravitsemistyöntekij*,
      keittiöaput*, keittiö kesä*, ruokapalvelu* työntekij*, astiahuol*, keittiöön .. apulai*,
      keittiön .. apulai*, ruuanjakaj*, ruoanjakaj*, laitosapulai*, työntekij* keittiöön,
      avustava* .. keittiö*, ruokapalveluvastaav*, ateriapalvelu*, catering apulai*, pitopalvelu*,
      tuotantokeittiö*, keittiöharjoit*, jakelukeittiö*, palvelukeittiö*, koulukeittäj*,
      keittiöavustaj*, kouluruokailu*, salaattikeittiö*, dieettikok*, keittiö* .. työntekij*,
      *keittiöapulai*, muonituk*, ruokalan .. työntekij*, työkokeil* .. keittiö*,
      pitopalvelu* emän*, kokkiemän*, emäntä, emäntää
    `,
    sv: `
      köksbiträde*, kökshjälp*, köksarbetare*, köksassistent*, skolkök*, måltidsarbetare*,
      köksanställd*, kökspersonal*, matserveringsbiträde*
    `,
    en: `
      kitchen assistant*, kitchen helper*, kitchen worker*, kitchen porter*, kitchen staff,
      kitchen hand*, school canteen, kitchen trainee*, catering assistant*, food service worker*
    `,
  },
  {
    group: 'Tiskaajat',
    implies: '1E 2A 5D simple? 7A',
    fi: `*tiskaaj*, tiskari*, tiskiin, astianpes*`,
    sv: `diskare*`,
    en: `dishwasher*`,
  },
]
