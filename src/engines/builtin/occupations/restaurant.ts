import type { OccupationRow } from '../occupation.ts'

/** Restaurants, cafés and kitchens. */
export const RESTAURANT: readonly OccupationRow[] = [
  {
    group: 'Tarjoilijat',
    implies: '1E? 2B 2D 3D 7A',
    fi: `
      *tarjoilij*, hovimestar*, *baarimikko*, blokkari*, sommelier*, salityöntekij*, salihenkilö*,
      baarityö*, barista*, blokar*, juhlatarjoil*
    `,
    sv: `servitör*, servitris*, bartender*`,
    en: `
      waiter*, waitress*, restaurant waiting staff, servers, bartender*, barista*, restaurant server
    `,
  },
  {
    group: 'Ravintola- ja kahvilatyöntekijät',
    implies: '1E? 2B 2D 3D 7A',
    fi: `
      ravintolatyöntekij*, aamiaistyön*, aamiaishoitaj*, *kahvilatyöntekij*, kahvila työntekij*,
      lounasravintol* .. työntekij*, kahvila apulai*, kahvila .. työntekij*, kahvilamyyj*,
      työntekij* .. kahvilaan, pikaruoka*, food ravintolatyön*, catering työntekij*, ravintola alan,
      ravintolaan .. työntekij*, ravintola* kesätyö*, ravintola apulai*, ravintola-apulai*,
      grilli työntekij*, grillityöntekij*, burgerravintol*, burger .. työntekij*, pizzeria*,
      huvipuisto*, *ravintolan .. työntekij*, kioski* .. työntekij*, salipuol*, teatterikahvi*,
      narikka*
    `,
    sv: `restaurangbiträde*, restauranganställ*, kafébiträde*, kaféarbetare*`,
    en: `restaurant worker*, cafe worker*, crew member*, restaurant employee*, restaurant staff`,
  },
  {
    group: 'Kokit',
    implies: '1E? 2A 5C 7B?',
    fi: `
      kokiksi, kokin, *kokki, *kokkia, *kokkeja, ravintolakok*, suurtalouskok*, leipur*,
      kondiittor*, lihanleikkaaj*, lihamestar*, pizzanpaist*, pizzakok*, pizzaiolo*, kylmäk*,
      ruokapalvelutyön*, emäntä, emäntää, keittäj*, *keittäj*, *paistaj*, kokkeja, kokkia,
      vuorokok*, *kokiksi, *kokille
    `,
    sv: `kock*, bagare*, pizzabagare*, konditor*, köttmästare*`,
    en: `chef, chefs, cook, cooks, baker*, sushi chef*, pizza chef*, line cook*, commis, butcher*`,
  },
  {
    group: 'Keittiötyöntekijät',
    implies: '1E 2A 5C',
    fi: `
      keittiötyöntekij*, keittiöapulai*, ruokapalvelutyöntekij*, ravitsemistyöntekij*, keittiöaput*,
      keittiö kesä*, ruokapalvelu* työntekij*, astiahuol*, keittiöön .. apulai*,
      keittiön .. apulai*, ruuanjakaj*, ruoanjakaj*, laitosapulai*, työntekij* keittiöön,
      avustava* .. keittiö*, ruokapalveluvastaav*, ateriapalvelu*, catering apulai*, pitopalvelu*
    `,
    sv: `köksbiträde*, kökshjälp*, köksarbetare*`,
    en: `kitchen assistant*, kitchen helper*, kitchen worker*, kitchen porter*`,
  },
  {
    group: 'Tiskaajat',
    implies: '1E 2A 5C simple? 7A',
    fi: `*tiskaaj*, tiskari*, tiskiin, astianpes*`,
    sv: `diskare*`,
    en: `dishwasher*`,
  },
]
