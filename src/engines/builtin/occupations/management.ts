import type { OccupationRow } from '../occupation.ts'

/** Leaders and managers. */
export const MANAGEMENT: readonly OccupationRow[] = [
  {
    group: 'Johtajat',
    implies: '1A 1D manager 2D 2C? 3A? 4A 4D 5B 7C?',
    fi: `
      toimitusjohtaj*, *hallintojohtaj*, talousjohtaj*, henkilöstöjohtaj*, teknin* johtaj*,
      toiminnanjohtaj*, pääsihteer*, *kehitysjohtaj*, myyntijohtaj*, markkinointijohtaj*,
      palvelujohtaj*, johtaja, johtajaa, johtajaksi, johtajan virka*, kunnanjohtaj*,
      kaupunginjohtaj*, sivistysjohtaj*, aluejohtaj*, liiketoimintajohtaj*, *johtaja, *johtajaa,
      *johtajaksi, *johtajan virka*
    `,
    sv: `
      verkställande direktör*, verksamhetsledare*, *direktör, enhetschef*, avdelningschef*,
      personalchef*, utvecklingschef*, bildningschef*
    `,
    en: `ceo, cfo, cto, managing director*, executive director*, director, head of`,
  },
  {
    group: 'Esihenkilöt ihmistyössä',
    implies: '1A? 1D manager 2D 4A? 4D 5B 7C',
    fi: `
      *esihenkilö*, *esimie*, vastaava sairaanhoitaj*, yksikön johtaj*, yksikönjohtaj*,
      hoitotyön esi*, johtava sosiaalityöntekij*, tiiminvetäj*, klubitalo* vastaav*,
      vastuusairaanhoitaj*, vastuuhoitaj*, ylihoitaj*, vastaav* ohjaaj*, yksikön vastaav*
    `,
    sv: `ledande socialarbetare*, förman*, närchef*`,
    en: `team lead, team manager*`,
  },
  {
    group: 'Päälliköt asiantuntijatyössä',
    implies: '1A? 1D expert 2C 2D? 3A 4A? 5B',
    fi: `*päällik*, hr päällik*, *isännöitsij*, tuottaj*, tuotannonsuunnittelij*`,
    sv: `*projektledare*, projektchef*, ekonomichef*, förvaltningschef*, disponent*`,
    en: `manager, managers, project manager*, office manager*, producer*`,
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
  {
    group: 'Kaupan ja ravintolan päälliköt',
    implies: '1A? 1D manager 2B 2D 3D 4A 4D 5B',
    fi: `
      ravintolapäällik*, myymäläpäällik*, *vuoropäällik*, kahvilapäällik*, hotellipäällik*,
      salivastaav*, ravintolaesi*, ravintola* vuoroesi*, myymäläesi*, kauppias*, *kauppias,
      *kauppiasta, *kauppiaaksi, myymälävastaav*, kahvilavastaav*, kenttäpäällik*,
      ravintolavastaav*, baarimestar*
    `,
    sv: `restaurangchef*, butikschef*`,
    en: `restaurant manager*, store manager*, shop manager*, shift manager*`,
  },
  {
    group: 'Keittiön johto',
    implies: '1A? 1D manager 2A 4A 4D 5C',
    fi: `
      keittiömestar*, keittiöpäällik*, vuoromestar*, keittiövastaav*, ruokapalvelupäällik*,
      ruokapalveluesi*
    `,
    sv: `kökschef*, köksmästare*`,
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
    sv: `avdelningsskötare*`,
    en: `head nurse, ward manager*`,
  },
]
