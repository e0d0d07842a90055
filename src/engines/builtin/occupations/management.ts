import type { OccupationRow } from '../occupation.ts'

/** Leaders and managers. */
export const MANAGEMENT: readonly OccupationRow[] = [
  {
    group: 'Johtajat',
    implies: '1A? 1D manager 2D 2C? 3A? 4A 4D 5B 7C?',
    fi: `
      toimitusjohtaj*, *hallintojohtaj*, talousjohtaj*, henkilöstöjohtaj*, teknin* johtaj*,
      toiminnanjohtaj*, pääsihteer*, *kehitysjohtaj*, myyntijohtaj*, markkinointijohtaj*,
      palvelujohtaj*, johtaja, johtajaa, johtajaksi, johtajan virka*, kunnanjohtaj*,
      kaupunginjohtaj*, sivistysjohtaj*, aluejohtaj*, liiketoimintajohtaj*, *johtaja, *johtajaa,
      *johtajaksi, *johtajan virka*, *pormestar*, apulaiskaupunginjohtaj*
    `,
    sv: `
      verkställande direktör*, verksamhetsledare*, *direktör, enhetschef*, avdelningschef*,
      personalchef*, utvecklingschef*, bildningschef*, stadsdirektör*, kommundirektör*,
      ekonomidirektör*, direktör*
    `,
    en: `
      ceo, cfo, cto, managing director*, executive director*, director, head of, chief executive*,
      chief financial*, chief technology*, chief operating*, country manager*, principal of,
      vice president*
    `,
  },
  {
    group: 'Esihenkilöt ihmistyössä',
    implies: '1A? 1D manager 2D 4A? 4D 5B 7C',
    fi: `
      *esihenkilö*, *esimie*, vastaava sairaanhoitaj*, yksikön johtaj*, yksikönjohtaj*,
      hoitotyön esi*, johtava sosiaalityöntekij*, tiiminvetäj*, klubitalo* vastaav*,
      vastuusairaanhoitaj*, vastuuhoitaj*, ylihoitaj*, vastaav* ohjaaj*, yksikön vastaav*,
      tiimivastaav*, *tiimivastaav*, tiiminjohtaj*, osastoesi*, johtava psykolog*, johtava ohjaaj*,
      vastaava fysioterapeut*, vastuuohjaaj*,
      vastaav* ohjaaj*
    `,
    sv: `
      ledande socialarbetare*, förman*, närchef*, teamledare*, gruppchef*, verksamhetschef*,
      serviceförman*
    `,
    en: `team lead, team manager*`,
  },
  {
    group: 'Päälliköt asiantuntijatyössä',
    implies: '1A? 1D expert 2C? 2D 3A? 4A? 5B 4D? 7C?',
    fi: `
      *päällik*, hr päällik*, tuottaj*, tuotannonsuunnittelij*, *manageri, *manageria, *managerin,
      *manageriksi, satamakapteen*
    `,
    sv: `*ingschef, *schef, servicechef*, it chef, hamnkapten*`,
    en: `manager, managers, office manager*, producer*`,
  },
  {
    group: 'Talouden ja hallinnon päälliköt',
    implies: '1A? 1D expert 2C 2D? 3A 4A? 5B 4D? 7C?',
    fi: `
      talouspäällik*, hallintopäällik*, *hallintopäällik*, laskentapäällik*, tarkastuspäällik*,
      rahoituspäällik*, tietohallintopäällik*
    `,
    sv: `ekonomichef*, förvaltningschef*, redovisningschef*`,
    en: `finance manager*, accounting manager*`,
  },
  {
    group: 'Myynnin johto ja valmennus',
    implies: '1A? 1D manager 2D 4D 5B?',
    fi: `
      myyntipäällik*, myynnin *johtaj*, myyntiyksikön johtaj*, myyntikouts*, myyntivalmentaj*,
      myyntiesimie*, tiimiesimie*
    `,
    sv: `försäljningschef*`,
    en: `sales manager*, sales coach*`,
  },
  // They keep a shop of their own, often with nobody to lead.
  {
    group: 'Kauppiaat ja myymälänhoitajat',
    implies: '1A 1D? 2B 2D 3D 4A 4D? 5B',
    fi: `
      kauppias*, *kauppias, *kauppiasta, *kauppiaaksi, myymälävastaav*, myymälänhoitaj*,
      liikkeenhoitaj*, kahvilanpitäj*, kioskinpitäj*, kioskiyrittäj*
    `,
    sv: `köpman*, butiksföreståndar*`,
    en: `shopkeeper*`,
  },
  // Those who answer for one thing, with or without people under them.
  {
    group: 'Vastaavat',
    implies: '1D manager? 4A? 4D?',
    fi: `
      *avastaava, *evastaava, *ivastaava, *ovastaava, *uvastaava, *yvastaava, *ävastaava,
      *nvastaava, *svastaava, *avastaavaa, *ivastaavaa, *uvastaavaa, *nvastaavaa, *ovastaavaa
    `,
  },
  {
    group: 'Kaupan ja ravintolan päälliköt',
    implies: '1A? 1D manager 2B 2D 3D 4A 4D 5B',
    fi: `
      ravintolapäällik*, myymäläpäällik*, *vuoropäällik*, kahvilapäällik*,
      salivastaav*, ravintolaesi*, ravintola* vuoroesi*, myymäläesi*, kahvilavastaav*,
      ravintolavastaav*, *ravintoloitsij*, ravintolayrittäj*, kahvilayrittäj*, catering vastaav*,
      *vuorovastaav*, kaupan|osasto vastaav*, osastovastaav*,
      hyvinvointikesku* vastaav*, kauneushoitolan vastaav*, yksikönpäällikkö ravintol*,
      ravintolan apulaispäällik*, apulaisravintolapäällik*
    `,
    sv: `
      restaurangchef*, butikschef*, butiksledare*, restaurangföretagare*, krögare*,
      skiftchef*
    `,
    en: `
      restaurant manager*, store manager*, shop manager*, shift manager*,
      department manager* .. store, cafe manager*, bar manager*, restaurateur*
    `,
  },
  {
    group: 'Hotellien johto',
    implies: '1A? 1D manager 2D 3D 4A 4D 5B',
    fi: `hotellipäällik*, hotellinjohtaj*, hotellin johtaj*`,
    sv: `hotellchef*, hotelldirektör*`,
    en: `hotel manager*`,
  },
  {
    group: 'Keittiön johto',
    implies: '1A? 1D manager 2A 4A 4D 5C 2D?',
    fi: `
      keittiömestar*, keittiöpäällik*, keittiön|ravintolan vuoromestar*, keittiövastaav*,
      ruokapalvelupäällik*, ruokapalveluesi*, vastaava kokki, *keittiöpäällik*, keittiön vastaav*,
      ravitsemispäällik*, keittiön esi*, keittiöesi*
    `,
    sv: `kökschef*, köksmästare*, kosthållschef*, kostchef*, ansvarig kock*`,
    en: `head chef*, sous chef*, chef de cuisine, kitchen manager*`,
  },
  {
    group: 'Esihenkilöt hoitoyksiköissä',
    implies: '1A? 1D manager 2D 3D 4A? 4D 5B 7C',
    fi: `
      osastonhoitaj*, apulaisosastonhoitaj*, palvelukodin *johtaj*, hoivakodin *johtaj*,
      hoivakodin esi*, palvelukodin esi*, asumisyksikön esi*, asumisyksikön *johtaj*,
      ryhmäkodin esi*, kuntoutusyksikön *johtaj*
    `,
    sv: `avdelningsskötare*, föreståndare .. serviceboende|vårdhem|boende, enhetsföreståndare*`,
    en: `head nurse, ward manager*, care home manager*, nursing home manager*, unit manager*`,
  },
  {
    group: 'Isännöitsijät ja kiinteistöpäälliköt',
    implies: '1A? 1D expert 2C 2D 3A 4A? 5B 7C?',
    fi: `*isännöitsij*, kiinteistöpäällik*, kiinteistömanager*`,
    sv: `disponent*, fastighetschef*`,
    en: `property manager*, facility manager*`,
  },
  {
    group: 'Projektipäälliköt',
    implies: '1A? 1D expert 2C 2D? 3A? 4A? 4D? 5B 7C?',
    fi: `projektipäällik*, hankepäällik*`,
    sv: `*projektledare*, projektchef*`,
    en: `project manager*`,
  },
  {
    group: 'Yrittäjät',
    implies: '1A 4A 7A? 9C?',
    fi: `*yrittäjä, *yrittäjää, *yrittäjäksi, *yrittäjiä`,
    sv: `*företagare`,
    en: `franchisee*, entrepreneur*`,
  },
]
