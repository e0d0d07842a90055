import type { OccupationRow } from '../occupation.ts'

/** Engineering and design, supervisors of technical work. */
export const ENGINEERING: readonly OccupationRow[] = [
  {
    group: 'Suunnitteluinsinöörit',
    implies: '1D expert 2C 3A? 5A 7C',
    fi: `
      rakennesuunnittelij*, lvi suunnittelij*, sähkösuunnittelij*, automaatiosuunnittelij*,
      mekaniikkasuunnittelij*, konesuunnittelij*, putkistosuunnittelij*, laitossuunnittelij*,
      suunnitteluinsinöör*, geosuunnittelij*, infrasuunnittelij*, katusuunnittelij*,
      liikennesuunnittelij*, laitesuunnittelij*, elektroniikkasuunnittelij*, automaatioinsinöör*,
      bim, tietomalli*, arkkitehti, arkkitehtiä, arkkitehdin, rakennusarkkiteht*,
      sisustusarkkiteht*, maisema arkkiteht*, kaavoitusarkkiteht*, simulointi*,
      sähköistyksen asiantuntij*, suunnitteluavustaj*, rakennussuunnittelij*, tekninen piirtäj*,
      piirtäjä, piirtäjää, piirtäjäksi, suunnittelupiirtäj*, kaavapiirtäj*, teknin* piirtäj*, cad
    `,
    sv: `
      planeringsingenjör*, konstruktör*, arkitekt*, elplanerare*, konstruktionsplanerare*,
      *konstruktör*
    `,
    en: `
      design engineer*, mechanical engineer*, electrical engineer*, automation engineer*,
      structural engineer*, discipline engineer*, piping, architect in, bim coordinator*,
      cad designer*, structural designer*, hvac designer*, draftsman, drafter*
    `,
  },
  {
    group: 'Suunnittelijat piirtoohjelmin',
    implies: '1D expert 2C 3A? 5A 7C?',
    fi: `
      valaistussuunnittelij*, maisemasuunnittelij*, pihasuunnittelij*, keittiösuunnittelij*,
      ratasuunnittelij*, tehdassuunnittelij*, paloturvallisuussuunnittelij*, siltasuunnittelij*,
      *vesihuoltosuunnittelij*, tiesuunnittelij*, *laitesuunnittelij*, tehdassuunnittelu*,
      *muottisuunnittelij*, *tuotesuunnittelij*, mallinnussuunnittelij*, keittiömyyj* suunnittelij*
    `,
    sv: `elplanerare*, vvs planerare*`,
    en: `lighting designer*, product designer*, cad designer*, mechanical design`,
  },
  {
    group: 'Insinöörit',
    implies: '1D expert 2C 2D? 3A? 5B 7C',
    fi: `
      *insinöör*, projekti insinöör*, rakennuttajainsinöör*, rakennuttajakonsult*,
      diplomi insinöör*, teknikko, teknikkoa, teknikoksi, *teknikko, *teknikkoa, *teknikoksi,
      tuotantotekni*, projektitekni*, suunnittelutekni*
    `,
    sv: `ingenjör*, *ingenjör, *ingenjör*, lantmätare*, planläggare*`,
    en: `
      engineer, engineers, engineering manager*, quality engineer*, process engineer*,
      project engineer*, r d trainee*
    `,
  },
  {
    group: 'Työnjohtajat rakentamisessa',
    implies: '1A? 1D manager? 2A? 2D 3B 4A 4D 5B 7C?',
    fi: `
      työmaapäällik*, vastaav* mestar*, vastaav* työnjohtaj*, työmaamestar*, rakennusmestar*,
      rakennustyönjohtaj*, *rakentamisen .. työnjohtaj*, työmaan .. työnjohtaj*,
      ulkotöiden työnjohtaj*, asennuspäällik*, asennusvalvoj*, työmaan työnjohtaj*, työmaainsinöör*,
      rakennuttaj*, *rakennustyönjohtaj*, mestari .. *rakennu*, asennustyönjohtaj*
    `,
    sv: `byggmästare*, arbetsledare*`,
    en: `site manager*, foreman, construction manager*`,
  },
  {
    group: 'Työnjohtajat tuotannossa',
    implies: '1A? 1D manager 2D 4A? 4D 5B 7B? 2B?',
    fi: `
      *työnjoht*, siivoustyönjohtaj*, siivoustyönohjaaj*, puhtauspalveluesi*, siivousesi*,
      tuotannon .. työnjohtaj*, ryhmänvetäj*, tiiminvetäj*, vuoromestar*, tuotantopäällik*,
      tehdaspäällik*, varastopäällik*, varastoesimie*, kunnossapitopäällik*, logistiikkapäällik*,
      korjaamopäällik*, huoltopäällik*, varaston esihenkilö*|esimie*, jakelun esihenkilö*|esimie*,
      logistiikan|terminaalin|tuotannon|siivouksen|kunnossapidon esihenkilö*|esimie*, vuoroesi*,
      *työnjohto*
    `,
    sv: `
      produktionschef*, skiftledare*, arbetsledare .. produktion*|lager, lagerchef*,
      *förman, *förmän
    `,
    en: `production manager*, production supervisor*, team leader*, supervisor*, shift leader*`,
  },
  {
    group: 'Tarkastajat ja valvojat kentällä',
    implies: '1A? 1D? expert 2B 2C 3B 3C? 5B 7C?',
    fi: `
      *tarkastaj*, kuntotutkij*, pohjatutkij*, kartoittaj*,
      *kartoittaj*, metsäneuvoj*, mittausasiantuntij*, sisäilma asiantuntij*,
      maisema asiantuntij*, biologi, biologia, biologiksi, biologeja, ympäristöasiantuntij*,
      metsäasiantuntij*, metsänhoidon neuvoj*, kuntoarvioij*, työmaavalvoj*, *rakennusvalvoj*,
      maaperätutk*, mittausteknik*, laaduntarkast*, kiinteistöarvioij*, ympäristövalvo*,
      terveysvalvo*, kaivauskartoit*, luontokartoit*, kunnossapitovalvoj*,
      *katsastaj*, puunostaj*
    `,
    sv: `inspektör*, *inspektör*, mätningstekniker*, hälsoinspektör*, byggnadsövervakare*`,
    en: `inspector*, auditor*`,
  },
  {
    group: 'Mittaajat',
    implies: '1A? 1D? expert 2B? 2C 3B 3C? 5B 7C?',
    fi: `mittaaj*, mittamie*, *mittamie*`,
    sv: `utsättare*`,
    en: `surveyor*, land surveyor*`,
  },
  {
    // They decide on permits beside their rounds.
    group: 'Rakennustarkastajat ja katsastajat',
    implies: '1A? 1D? expert 2B? 2C 2D 3B? 3C? 5B 7C? 3A?',
    fi: `rakennustarkastaj*, katsastaj*, katsastusinsinöör*, vauriotarkastaj*`,
    sv: `byggnadsinspektör*, besiktningsman*`,
    en: `building inspector*`,
  },
  {
    group: 'Työpäälliköt rakentamisessa',
    implies: '1A 1D manager 2C? 2D 3B? 3C? 4A 4D 5B 7C?',
    fi: `työpäällik*, rakennuttajapäällik*, rakennuspäällik*, rakentamispäällik*`,
    sv: `byggchef*`,
  },
]
