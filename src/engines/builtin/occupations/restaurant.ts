import type { OccupationRow } from '../occupation.ts'

/** Restaurants, cafés and kitchens. */
export const RESTAURANT: readonly OccupationRow[] = [
  {
    group: 'Tarjoilijat',
    implies: '1E? 2B 2D 3D 7A',
    fi: `
      *tarjoilij*, hovimestar*, *baarimikko*, blokkari*, sommelier*, salityöntekij*, salihenkilö*,
      baarityö*, barista*, blokar*, juhlatarjoil*, baarimestar*, salityö*, ravintolasali*,
      *salityöntekij*, tarjoilutyö*, vuorotarjoil*, cocktail*, baaritarjoil*, juomatarjoil*,
      aamiaistarjoil*, *salihenkil*, *baarityö*, anniskelu*, tarjoiluhenkil*, terassitarjoil*,
      viinitarjoil*, pitotarjoil*, juhlatarj*, kahvitarjoil*
    `,
    sv: `
      servitör*, servitris*, bartender*, *servitör*, *servitris*, hovmästare*, serveringspersonal*,
      barista*, barpersonal*, serveringsbiträde*, serveringspers*, sommelier*, bordsservering*,
      servitri*, festservering*
    `,
    en: `
      waiter*, waitress*, restaurant waiting staff, servers, bartender*, barista*,
      restaurant server, waiting staff, waitstaff, head waiter*, waitresses, waiting, bar staff,
      bar tender*, bartending, cocktail*, sommelier*, server, banquet*, bar back*, barback*,
      mixologist*
    `,
  },
  {
    group: 'Ravintola- ja kahvilatyöntekijät',
    implies: '1E? 2A? 2B 2D 3D 5C? 7A',
    fi: `
      ravintolatyöntekij*, *ravintolatyöntekij*, aamiaistyön*, aamiaishoitaj*, *kahvilatyöntekij*,
      kahvila työntekij*, lounasravintol* .. työntekij*, kahvila apulai*, kahvila .. työntekij*,
      kahvilamyyj*, työntekij* .. kahvilaan, catering työntekij*, huvipuisto*, ravintola alan,
      ravintolaan .. työntekij*, ravintola* kesätyö*, ravintola apulai*, ravintola-apulai*,
      *ravintolan .. työntekij*, ravintola-alan moniosaaj*, pizzeria*, kioski* .. työntekij*,
      salipuol*, teatterikahvi*, narikka*, kahvilapu*, lounaskahvil*, ravintolaemän*,
      ravintolaisän*, kahvioemän*, kahviotyöntekij*, kahvioapulai*, terassityöntekij*, aamiaisemän*,
      buffettyön*, jäätelöbaar*, kioskitarjoil*, kahvila .. tekij*, kahvilan .. työntek*,
      *kahvion .. hoitaj*, kioskityö*, kahvilatyö*, ravintolatyö*, ravintolaharj*,
      ravintola .. kesä*, ravintola-apu*, ravintolan .. apulai*, buffetapul*, lounasapul*,
      hotellin aamiais*, aamiaiskokk*, kahvilamyynt*, dumpling*, katukeitt*, markkinakeitt*,
      kesä* .. *kahvilaan, kesä* .. *kioskille, työntek* .. *kahvilaan, aamukahvi* hoitaj*,
      donitsikahvilan, tekij* .. *kahvilaan, kahvilan tekij*
    `,
    sv: `
      restaurangbiträde*, restauranganställ*, restaurangarbetare*, restaurangpersonal*,
      kafébiträde*, kaféarbetare*, cafébiträde*, kafépersonal*, caféanställd*, cafépersonal*,
      frukostvärd*, frukostbiträde*, sommar* .. *kafé, sommar* .. *kafe, kioskbiträd*,
      kioskförsälj*
    `,
    en: `
      restaurant worker*, crew member*, restaurant employee*, restaurant staff,
      restaurant team member*, cafe worker*, food runner*, cafe assistant*, cafeteria, coffee shop,
      cafe staff, cafe crew, restaurant crew, restaurant assistant*, breakfast host*,
      breakfast attendant*, catering worker*, catering staff, counter staff, food stall,
      canteen worker*, kiosk worker*, cafe help*, ice cream sell*, ice cream kiosk*
    `,
  },
  {
    // Kitchen and counter in turn.
    group: 'Pikaruokatyöntekijät',
    implies: '1E? 2A 2D 3D 5C? 7A',
    fi: `
      pikaruoka*, food ravintolatyön*, grilli työntekij*, grillityöntekij*, burgerravintol*,
      burger .. työntekij*, kebabravintola* .. työntekij*, hampurilaisravintol*, ruokarekka*,
      food truck*, hampurilais*, grillikioski* 
    `,
    sv: `snabbmat*, hamburgerrest*, grillkiosk*, gatukök*`,
    en: `
      fast food, burger restaurant*, burger*, fast food worker*, food truck* 
    `,
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
      burgerkok*, lihaleikkaaj*, pizzantek*, pizzantekij*, *leipoj*, 
      laivakokki*, koulukokki*, lounaskok*, kokkiharj*, kokkioppi*, kokin .. oppisop*,
      keittiön .. kokki*, vuorokokki*, kylmäkkö, kylmäkkö*, konditori*, kakuntek*, jäätelöntek*,
      suklaantek*, makkarantek*, lihajalost*, grillikok*, à la carte*
    `,
    sv: `
      kock*, bagare*, pizzabagare*, konditor*, köttmästare*, *kock, *kockar, *bagare,
      restaurangkock*, smörgåsmakare*, kallskänka*, kockassist*, skolkock*, lunchkock*, styckare*,
      pizzakock*, glassmakare*, slaktare .. butik
    `,
    en: `
      chef, chefs, cook, cooks, baker*, sushi chef*, pizza chef*, line cook*, commis, butcher*,
      pastry chef*, grill cook*, breakfast cook*, *baker, pizza maker*, pizzaiolo*, confectioner*,
      sous chef*, demi chef*, lunch cook*, ship s cook*, sandwich maker*, cake maker*, meat cutter*,
      gelato maker*, ice cream maker*, doughnut maker*, chef de partie*
    `,
  },
  {
    // Knife and counter in turn.
    group: 'Palvelutiskien ammattilaiset',
    implies: '1E? 2A 2D 3D 5C 7B?',
    fi: `
      lihamestar* .. *tiski*, lihanleikkaaj* .. *tiski*, *tiskille lihamest*, *tiskiin lihamest*,
      lihatiskin, kalatiskin, kalamestar*, *tiskille .. lihamestar*, lihatiskille .. leikkaaj*
    `,
    sv: `köttmästare .. disk*, charkuterist*`,
    en: `meat counter*, fish counter*, butcher meat counter, fishmonger*, deli counter`,
  },
  {
    group: 'Keittiötyöntekijät',
    implies: '1E 2A 7B? 5D?',
    fi: `
      keittiötyöntekij*, keittiöapulai*, ruokapalvelutyöntekij*, ravitsemistyöntekij*, keittiöaput*,
      keittiö kesä*, ruokapalvelu* työntekij*, astiahuol*, keittiöön .. apulai*,
      keittiön .. apulai*, ruuanjakaj*, ruoanjakaj*, laitosapulai*, työntekij* keittiöön,
      avustava* .. keittiö*, ruokapalveluvastaav*, ateriapalvelu*, catering apulai*, pitopalvelu*,
      tuotantokeittiö*, keittiöharjoit*, jakelukeittiö*, palvelukeittiö*, koulukeittäj*,
      keittiöavustaj*, kouluruokailu*, salaattikeittiö*, dieettikok*, keittiö* .. työntekij*,
      *keittiöapulai*, muonituk*, ruokalan .. työntekij*, työkokeil* .. keittiö*,
      pitopalvelu* emän*, kokkiemän*, emäntä, emäntää, keittiölle, *keittiötyöntekij*,
      suurkeittiötyön*, *ruokapalvelutyönt*, ruokapalvelun .. työntek*, keittiöhommi*, keittiöharj*,
      keittiön .. työntek*, kouluruoka*, *keittiön kesä*, avustava keittiö*, 
      ateriapalvelutyön*, aterioiden jak*, ruokahuolto*, lounaskeitt*
    `,
    sv: `
      köksbiträde*, kökshjälp*, köksarbetare*, köksassistent*, skolkök*, måltidsarbetare*,
      köksanställd*, kökspersonal*, matserveringsbiträde*, köksmästarassist*, köksmedarb*, köksa,
      måltidsbiträde*, kosthållsarbetare*, matservice*, cateringbiträde*, köksjobb*
    `,
    en: `
      kitchen assistant*, kitchen helper*, kitchen worker*, kitchen porter*, kitchen staff,
      kitchen hand*, school canteen, kitchen trainee*, catering assistant*, food service worker*,
      kitchen crew, kitchen help, kitchen and counter, kitchen co workers, prep cook*,
      canteen assistant*, food preparation, meal service*, kitchen team
    `,
  },
  {
    group: 'Tiskaajat',
    implies: '1E 2A 5D simple? 7A',
    fi: `
      *tiskaaj*, tiskari*, tiskiin, astianpes*, tiskar*, tiskikon*, tiskihommi*, astiahuoltaj*,
      astiahuoltotyö*, *astianpesij*, tiskityö*
    `,
    sv: `diskare*, disk, diskplock*, diskpersonal*`,
    en: `dishwasher*, dish washer*, kitchen steward*, dishwashing, pot washer*`,
  },
]
