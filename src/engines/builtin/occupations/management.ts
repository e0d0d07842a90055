import type { OccupationRow } from '../occupation.ts'

/** Leaders and managers. */
export const MANAGEMENT: readonly OccupationRow[] = [
  {
    group: 'Johtajat',
    implies: '1A? 1D manager 2D 3A? 4A 4D 5B 7C?',
    fi: `
      toimitusjohtaj*, henkilöstöjohtaj*, teknin* johtaj*,
      toiminnanjohtaj*, myyntijohtaj*, markkinointijohtaj*,
      palvelujohtaj*, johtaja, johtajaa, johtajaksi, johtajan virka*, kunnanjohtaj*,
      kaupunginjohtaj*, sivistysjohtaj*, aluejohtaj*, liiketoimintajohtaj*, *johtaja, *johtajaa,
      *johtajaksi, *johtajan virka*, *pormestar*, apulaiskaupunginjohtaj*, puheenjohtaj*,
      *puheenjohtaj*, pääjohtaj*, liiketoimintayksikön johtaj*, hankejohtaj*, rahastonjohtaj*,
      kehittämisjohtaj*, maajohtaj* 
    `,
    sv: `
      verkställande direktör*, verksamhetsledare*, *direktör, enhetschef*, avdelningschef*,
      personalchef*, utvecklingschef*, bildningschef*, stadsdirektör*, kommundirektör*,
      direktör*, vd, ordförande*, kanslichef*, förbundsordförande*, regionchef*,
      divisionschef*, affärsområdeschef*, biträdande direktör*, kyrkoherde*
    `,
    en: `
      ceo, managing director*, executive director*, director, head of, chief executive*,
      chief operating*, country manager*, principal of,
      vice president*, chief .. officer*, coo, cmo, general manager*, vp, managing partner*,
      deputy director*, regional director*
    `,
  },
  {
    // They lead, and sit over figures, minutes and applications for grants.
    group: 'Johtajat talouden, hallinnon ja tekniikan ääressä',
    implies: '1A? 1D manager 2C 2D 3A? 4A 4D 5B 7C?',
    fi: `
      talousjohtaj*, *hallintojohtaj*, tekninen|teknisen|tekniseksi|teknistä johtaj*, pääsihteer*,
      tietohallintojohtaj*, rahoitusjohtaj*, lakiasiainjohtaj*, kehitysjohtaj*, *kehittämisjohtaj*
    `,
    sv: `ekonomidirektör*, förvaltningsdirektör*, teknisk direktör*, utvecklingsdirektör*`,
    en: `cfo, cto, chief financial*, chief technology*, chief information*, technical director*`,
  },
  {
    group: 'Esihenkilöt ihmistyössä',
    implies: '1A? 1D manager 2D 4A? 4D 5B?',
    fi: `
      *esihenkilö*, *esimie*, vastaava sairaanhoitaj*, yksikön johtaj*, yksikönjohtaj*,
      hoitotyön esi*, johtava sosiaalityöntekij*, tiiminvetäj*, klubitalo* vastaav*,
      vastuusairaanhoitaj*, vastuuhoitaj*, ylihoitaj*, vastaav* ohjaaj*, yksikön vastaav*,
      tiimivastaav*, *tiimivastaav*, tiiminjohtaj*, osastoesi*, johtava psykolog*, johtava ohjaaj*,
      vastaava fysioterapeut*, vastuuohjaaj*, yksikkövastaav*, palveluesimie*,
      palveluvastaava .. koti*, hoivavastaav*, johtava hoitaj*, aluevastaava .. hoiv*,
      johtava fysioterapeut*, johtava puheterapeut*, johtava terapeut*
    `,
    sv: `
      ledande socialarbetare*, förman*, närchef*, teamledare*, gruppchef*, verksamhetschef*,
      serviceförman*, enhetsledare*, ansvarig sjukskötare*, ledande sjukskötare*,
      ledande handledare*, ledande psykolog*, serviceansvarig .. boende*
    `,
    en: `team lead, team manager*`,
  },
  {
    group: 'Päälliköt asiantuntijatyössä',
    implies: '1A? 1D expert 2C? 2D 3A? 4A? 5B 4D? 7C?',
    fi: `
      *päällik*, hr päällik*, tuottaj*, tuotannonsuunnittelij*, *manageri, *manageria, *managerin,
      *manageriksi, satamakapteen*, *vetäjä, tuoteryhmävastaav*, *koordinoija,
      toimialajohtaj*
    `,
    sv: `
      *ingschef, *schef, servicechef*, it chef, hamnkapten*, programansvarig*,
      produktchef*
    `,
    en: `
      manager, managers, office manager*, producer*, content lead, programme manager*,
      program manager*, category manager*, operations manager*, people culture lead,
      partnerships lead, operations lead, project lead, category lead, product lead
    `,
  },
  {
    group: 'Talouden ja hallinnon päälliköt',
    implies: '1A? 1D expert 2C 3A 4A? 5B 4D? 7C?',
    fi: `
      talouspäällik*, hallintopäällik*, *hallintopäällik*, laskentapäällik*, tarkastuspäällik*,
      rahoituspäällik*, tietohallintopäällik*
    `,
    sv: `ekonomichef*, förvaltningschef*, redovisningschef*`,
    en: `finance manager*, accounting manager*`,
  },
  {
    group: 'Myynnin johto ja valmennus',
    implies: '1A? 1D manager 2D 4D 5B? 4A',
    fi: `
      myyntipäällik*, myynnin *johtaj*, myyntiyksikön johtaj*, myyntikouts*, myyntivalmentaj*,
      myyntiesimie*, tiimiesimie*, myyntitiimin vetäj*, myyntitiimin esi*,
      puhelinmyynn* .. vetäj*|tiimivetäj*, tiimivetäj* .. puhelinmyynt*|myynt*, feissaustiimi*,
      feissaustiimin vetäj*, tiimivetäj*
    `,
    sv: `försäljningschef*, säljchef*, säljledare*`,
    en: `sales manager*, sales coach*, sales team lead*, sales lead*, head of sales`,
  },
  // They keep a shop of their own, often with nobody to lead.
  {
    group: 'Kauppiaat ja myymälänhoitajat',
    implies: '1A 1D? 2B 2D 3D 4A 4D?',
    fi: `
      kauppias*, *kauppias, *kauppiasta, *kauppiaaksi, myymälävastaav*, myymälänhoitaj*,
      liikkeenhoitaj*, kahvilanpitäj*, kioskinpitäj*, kioskiyrittäj*, kahvilan .. pyörittäj*,
      kyläkahvila*, kaupanpitäj*, kyläkauppias*, myymälän .. hoitaj*, kioskin .. pitäj*,
      puodin .. hoitaj*, puodinpitäj*, museokaupan hoitaj*
    `,
    sv: `köpman*, butiksföreståndar*, butiksinnehavar*, handlare*, kioskägare*`,
    en: `shopkeeper*, store keeper*, cafe keeper*`,
  },
  // Those who answer for one thing, with or without people under them.
  {
    group: 'Vastaavat',
    implies: '1D manager? 4A? 4D?',
    fi: `
      *avastaava, *evastaava, *ivastaava, *ovastaava, *uvastaava, *yvastaava, *ävastaava,
      *nvastaava, *svastaava, *avastaavaa, *ivastaavaa, *uvastaavaa, *nvastaavaa, *ovastaavaa,
      *övastaava, *övastaavaa, *ävastaavaa, *evastaavaa, *rvastaava, toiminnan vastaav*,
      toiminnanvastaav*, palvelujen vastaava
    `,
  },
  {
    group: 'Kaupan ja ravintolan päälliköt',
    implies: '1A? 1D manager 2B 2D 3D 4A 4D 5B',
    fi: `
      ravintolapäällik*, myymäläpäällik*, *vuoropäällik*, kahvilapäällik*, salivastaav*,
      ravintolaesi*, ravintola* vuoroesi*, myymäläesi*, kahvilavastaav*, ravintolavastaav*,
      *ravintoloitsij*, ravintolayrittäj*, kahvilayrittäj*, catering vastaav*, *vuorovastaav*,
      kaupan|osasto vastaav*, osastovastaav*, hyvinvointikesku* vastaav*, kauneushoitolan vastaav*,
      yksikönpäällikkö ravintol*, ravintolan apulaispäällik*, apulaisravintolapäällik*,
      ravintolanjohtaj*, ravintolan johtaj*, baaripäällik*, tavaratalojohtaj*, marketpäällik*,
      marketjohtaj*, vastaava tarjoilij*, vastaava myyjä*, apulaismyymäläpäällik*, myymälän esi*,
      myymälän vastaav*, kenttäpäällik*, hovimestari .. esi*, kaupan .. päällik*, myymälävastuu*
    `,
    sv: `
      restaurangchef*, butikschef*, butiksledare*, restaurangföretagare*, krögare*, skiftchef*,
      kaféföreståndare*, barchef*, restaurangföreståndare*, varuhuschef*, marknadschef .. butik,
      kaféchef*, hovmästare .. chef
    `,
    en: `
      restaurant manager*, store manager*, shop manager*, shift manager*,
      department manager* .. store, cafe manager*, bar manager*, restaurateur*,
      assistant store manager*, assistant restaurant manager*, assistant shop manager*,
      duty manager*, floor manager*, shift supervisor*, shift lead*, bar supervisor*,
      restaurant supervisor*, deputy store manager*
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
    implies: '1A? 1D manager 2A 4A 4D 5C? 2D?',
    fi: `
      keittiömestar*, keittiöpäällik*, keittiön|ravintolan vuoromestar*, keittiövastaav*,
      ruokapalvelupäällik*, ruokapalveluesi*, vastaava kokki, *keittiöpäällik*, keittiön vastaav*,
      ravitsemispäällik*, keittiön esi*, keittiöesi*, vuoromestar*, ruokapalvelujohtaj*,
      emäntä .. vastaav*, pääkok*, keittiön päällik*, ruokapalveluohjaaj*
    `,
    sv: `
      kökschef*, köksmästare*, kosthållschef*, kostchef*, ansvarig kock*, köksansvarig*, souschef*,
      husmor .. kök
    `,
    en: `
      head chef*, sous chef*, chef de cuisine, kitchen manager*, executive chef*, kitchen lead*
    `,
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
    implies: '1A? 1D expert 2C 2D 3A? 4A? 5B 7C?',
    fi: `
      *isännöitsij*, kiinteistöpäällik*, kiinteistömanager*, isännöinti*, kiinteistöasiantuntij*,
      asuntopäällik*, vuokrauspäällik*, kauppakeskuspäällik*, kiinteistökoordinaat*,
      toimitilapäällik*, isännöitsijän assist*, isännöitsijän avustaj*
    `,
    sv: `disponent*, fastighetschef*, disponentassistent*, fastighetsförvaltare*, bostadschef*`,
    en: `
      property manager*, facility manager*, housing manager*, property manager s assistant*,
      facility coordinator*
    `,
  },
  {
    group: 'Projektipäälliköt',
    implies: '1A? 1D expert 2C 2D? 3A? 4A? 4D? 5B 7C?',
    fi: `
      projektipäällik*, hankepäällik*, projektinhoitaj*, projektijohtaj*, hankevastaav*,
      projektivastaav*, projektinjohtaj*, ohjelmajohtaj*
    `,
    sv: `*projektledare*, projektchef*, projektansvarig*, projektkoordinator*`,
    en: `project manager*, project lead*, project director*`,
  },
  {
    group: 'Yrittäjät',
    implies: '1A 4A 7A? 9C?',
    fi: `*yrittäjä, *yrittäjää, *yrittäjäksi, *yrittäjiä`,
    sv: `*företagare`,
    en: `franchisee*, entrepreneur*`,
  },
]
