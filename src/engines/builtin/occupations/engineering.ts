import type { OccupationRow } from '../occupation.ts'

/** Engineering and design, supervisors of technical work. */
export const ENGINEERING: readonly OccupationRow[] = [
  {
    group: 'Suunnitteluinsinöörit',
    implies: '1D expert 2C 3A 5A 7C',
    fi: `
      rakennesuunnittelij*, lvi suunnittelij*, sähkösuunnittelij*, automaatiosuunnittelij*,
      mekaniikkasuunnittelij*, konesuunnittelij*, putkistosuunnittelij*, laitossuunnittelij*,
      suunnitteluinsinöör*, geosuunnittelij*, infrasuunnittelij*, katusuunnittelij*,
      liikennesuunnittelij*, laitesuunnittelij*, elektroniikkasuunnittelij*, automaatioinsinöör*,
      bim, tietomalli*, arkkitehti, arkkitehtiä, arkkitehdin, rakennusarkkiteht*,
      sisustusarkkiteht*, maisema arkkiteht*, kaavoitusarkkiteht*, simulointi*,
      sähköistyksen asiantuntij*, suunnitteluavustaj*, rakennussuunnittelij*, tekninen piirtäj*,
      teknin* piirtäj*, cad
    `,
    sv: `planeringsingenjör*, konstruktör*, arkitekt*`,
    en: `
      design engineer*, mechanical engineer*, electrical engineer*, automation engineer*,
      structural engineer*, discipline engineer*, piping, architect in
    `,
  },
  {
    group: 'Insinöörit',
    implies: '1D expert 2C 3A? 5B 7C',
    fi: `
      *insinöör*, projekti insinöör*, diplomi insinöör*, teknikko, teknikkoa, teknikoksi,
      tuotantotekni*, projektitekni*, suunnittelutekni*
    `,
    sv: `ingenjör*, *ingenjör`,
    en: `
      engineer, engineers, engineering manager*, quality engineer*, process engineer*,
      project engineer*, r d trainee*
    `,
  },
  {
    group: 'Työnjohtajat rakentamisessa',
    implies: '1A 1D manager? 2B? 3B 4A 4D 5B? 7B?',
    fi: `
      työmaapäällik*, vastaav* mestar*, vastaav* työnjohtaj*, työmaamestar*, rakennusmestar*,
      *rakentamisen .. työnjohtaj*, työmaan .. työnjohtaj*, ulkotöiden työnjohtaj*,
      asennuspäällik*, asennusvalvoj*, työmaan työnjohtaj*, työmaainsinöör*, rakennuttaj*
    `,
    sv: `byggmästare*, arbetsledare*`,
    en: `site manager*, foreman, construction manager*`,
  },
  {
    group: 'Työnjohtajat tuotannossa',
    implies: '1A? 1D manager 2D 4A? 4D 5B 7B?',
    fi: `
      työnjoht*, tuotannon .. työnjohtaj*, ryhmänvetäj*, tiiminvetäj*, vuoromestar*,
      tuotantopäällik*, tehdaspäällik*, varastopäällik*, varastoesimie*, kunnossapitopäällik*,
      logistiikkapäällik*, korjaamopäällik*
    `,
    sv: `produktionschef*`,
    en: `production manager*, production supervisor*, team leader*, supervisor*, shift leader*`,
  },
  {
    group: 'Tarkastajat ja valvojat kentällä',
    implies: '1A 1D expert 2B 2C 3B 3C? 5B 7C?',
    fi: `
      *tarkastaj*, katsastaj*, katsastusinsinöör*, kartoittaj*, mittaaj*, mittausasiantuntij*,
      sisäilma asiantuntij*, maisema asiantuntij*, biologi, biologia, biologiksi, biologeja,
      ympäristöasiantuntij*, metsäasiantuntij*, metsänhoidon neuvoj*, kuntoarvioij*
    `,
    sv: `inspektör*`,
    en: `inspector*, surveyor*, auditor*`,
  },
]
