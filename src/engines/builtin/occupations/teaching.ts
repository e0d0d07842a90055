import type { OccupationRow } from '../occupation.ts'

/** Teaching, early childhood, research. */
export const TEACHING: readonly OccupationRow[] = [
  {
    group: 'Varhaiskasvatuksen opettajat',
    implies: '1D expert 2B 2D 4D 7C',
    fi: `
      varhaiskasvatu* .. opettaj*, varhaiskasvatuksen erityisopettaj*, lastentarhanopettaj*,
      lastentarhan opettaj*, esiopettaj*, esiopetuksen opettaj*, varhaiserityisopettaj*,
      päiväkodin opettaj*, varhaiskasvatuksen sosionom*
    `,
    sv: `
      lärare inom småbarnspedagogik*, småbarnspedagog*, socionom inom småbarnspedagogik,
      barnträdgårdslärare*, förskollärare*
    `,
    en: `early childhood education teacher*, kindergarten teacher*, preschool teacher*`,
  },
  {
    group: 'Lastenhoitajat',
    implies: '1D expert? 2B 2D 4D 7B',
    fi: `
      lastenhoitaj*, varhaiskasvatuksen lastenhoitaj*, päivähoitaj*, perhepäivähoitaj*,
      ryhmäperhepäivähoitaj*, lapsenhoitaj*, päiväkotityöntekij*, päiväkotiin .. työntekij*
    `,
    sv: `barnskötare*, barnvårdare*, familjedagvårdare*, dagvårdare*`,
    en: `childminder*, nursery nurse*, child care worker*, nanny, babysitter*`,
  },
  {
    group: 'Päiväkodin johtajat',
    implies: '1A? 1D manager 2D 4A 4D 5B 7C',
    fi: `päiväkodin johtaj*, päiväkodinjohtaj*, varhaiskasvatuksen johtaj*`,
    sv: `daghemsföreståndare*, föreståndare*`,
  },
  {
    group: 'Opettajat',
    implies: '1A? 1D expert 2B 2D 4D 7C',
    fi: `*opettaj*, lehtori*, *lehtori, *lehtorin, rehtor*, opinto ohjaaj*, oppilaanohjaaj*`,
    sv: `lärare*, *lärare, lektor*, rektor*, studiehandledare*, speciallärare*, timlärare*`,
    en: `teacher*, lecturer*, headmaster*`,
  },
  {
    group: 'Valmentajat ja kouluttajat',
    implies: '1A? 1D expert 2B 2D 4D',
    fi: `
      *kouluttaj*, tanssinopettaj*, soitonopettaj*, musiikinopettaj*,
      autokoulu* opettaj*, liikenneopettaj*, *kouluvierail*
    `,
    sv: `utbildare*`,
    en: `trainer*, tutor*`,
  },
  {
    group: 'Liikunnan opettajat',
    implies: '1A? 1D expert? 2B 2D 4D',
    fi: `uimaopettaj*, hiihdonopettaj*, hiihtoopettaj*, ratsastuksenopettaj*, tenniksenopettaj*`,
    sv: `simlärare*, skidlärare*, ridlärare*`,
    en: `swimming teacher*, ski instructor*`,
  },
  {
    group: 'Koulunkäynninohjaajat',
    implies: '1D expert? 2B 2D 4D 7B?',
    fi: `
      koulunkäynninohjaaj*, koulunkäynnin ohjaaj*, kouluohjaaj*, koulunkäyntiohjaaj*,
      monikieli* ohjaaj*
    `,
    sv: `skolgångshandledare*`,
  },
  {
    group: 'Avustajat koulussa ja päiväkodissa',
    implies: '1E 2B 2D 4D together? 7B?',
    fi: `
      koulunkäyntiavustaj*, kouluavustaj*, avustaj* koululle, päiväkotiapulai*, ryhmäavustaj*,
      avustaj* päiväkoti*, varhaiskasvatuksen avustaj*, varhaiskasvatusapulai*, luokka avustaj*
    `,
    sv: `skolgångsbiträde*, assistent i daghem*, daghemsbiträde*`,
    en: `school assistant*, teaching assistant*, classroom assistant*`,
  },
  {
    group: 'Tutkijat',
    implies: '1D 1A? expert 2C 3A 5B 7C 10A?',
    fi: `
      *tutkija, tutkijaa, tutkijaksi, tutkijoita, tutkijatohtor*, professor*, apulaisprofessor*,
      yliopistotutkij*, väitöskirjatutkij*, tohtorikoulutettav*, tutkimusavustaj*, postdoc*,
      yliopistonlehtor*, yliopisto opettaj*
    `,
    sv: `forskare*, professor*, doktorand*, universitetslektor*`,
    en: `
      researcher*, assistant professor*, professor*, postdoctoral*, doctoral, phd student*,
      scientist*, research assistant*
    `,
  },
]
