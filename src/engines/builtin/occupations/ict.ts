import type { OccupationRow } from '../occupation.ts'

/** Information and communication technology. */
export const ICT: readonly OccupationRow[] = [
  {
    group: 'Ohjelmistokehittäjät',
    implies: '1D expert 2C 3A 5A',
    fi: `
      *ohjelmistokehittäj*, *sovelluskehittäj*, ohjelmoij*, koodari*, *java kehittäj*,
      java|net|frontend|backend|fullstack|mobiili|web|woocommerce|wordpress|php|python|react kehittäj*,
      integraatiokehittäj*, robotiikkakehittäj*, pelikehittäj*, ohjelmistosuunnittelij*,
      ohjelmistoarkkiteht*, ohjelmistoinsinöör*, ohjelmistoasiantuntij*, järjestelmäkehittäj*,
      web suunnittelij*, nettisivu*, kotisivuteki*, testaaj*, ohjelmistotestaaj*,
      järjestelmäarkkiteht*, järjestelmäsuunnittelij*
    `,
    sv: `programmerare*, systemutvecklare*, mjukvaruutvecklare*, programvaruutvecklare*`,
    en: `
      software, developer*, programmer*, front|back end, fullstack, devops, full stack,
      test engineer*, qa engineer*, machine learning, architect, embedded
    `,
  },
  {
    group: 'Data ja pilvi',
    implies: '1D expert 2C 3A 5A',
    fi: `
      data analyytik*, *bi asiantuntij*, bi asiantuntij*, tietovarasto*, pilviasiantuntij*,
      data platform, data insinöör*, analytiikka asiantuntij*, *analytiikan .. asiantuntij*,
      *analytiikan .. konsult*, tekoäly*, azure|aws .. tekij*
    `,
    sv: `dataanalytiker*`,
    en: `
      data engineer*, data scientist*, data analyst*, cloud engineer*, cloud, data platform,
      bi developer*, system analyst*, systems analyst*, network engineer*, security engineer*
    `,
  },
  {
    group: 'ICT-asiantuntijat ja tuki',
    implies: '1D expert 2C 2D? 3A 5A',
    fi: `
      ict asiantuntij*, it asiantuntij*, ict|it tuki*, ict|it tukihenkilö*, mikrotuki*,
      tietojärjestelmä*, järjestelmäasiantuntij*, it suunnittelij*, ict suunnittelij*,
      tietoturva*, järjestelmävalvoj*, tietoverkko*, sovellusasiantuntij*, service desk*,
      it lähituki*, lähituki*, help desk*, helpdesk*, ict|it insinöör*, ict|it koordinaattor*,
      tietohallin*, it pääkäyttäj*, pääkäyttäj*, järjestelmäpääkäyttäj*, it arkkitehti*
    `,
    sv: `it planerare*, it stöd*, it expert*, ict expert*, ict|it utvecklare`,
    en: `
      it specialist*, it support*, system administrator*, it consultant*, it manager*,
      it engineer*
    `,
  },
  {
    group: 'ICT-asentajat',
    implies: '1D? 2A? 2C 3B 5A 7B?',
    fi: `ict asentaj*, it asentaj*, tietoliikenneasentaj*, valokuituasentaj*, verkkoasentaj*`,
  },
  {
    group: 'Tuotepäälliköt ja projektit',
    implies: '1D expert 2C 3A 5A?',
    fi: `tuoteomistaj*`,
    en: `
      product owner*, scrum master*, product manager*, ux designer*, ui designer*, ux|ui,
      assessor*, annotator*, rater, raters
    `,
  },
]
