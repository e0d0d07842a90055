import type { OccupationRow } from '../occupation.ts'

/** Teaching, early childhood, research. */
export const TEACHING: readonly OccupationRow[] = [
  {
    group: 'Varhaiskasvatuksen opettajat',
    implies: '1D expert 2B 2D 4D 7C team?',
    fi: `
      varhaiskasvatu* .. opettaj*, varhaiskasvatuksen erityisopettaj*, lastentarhanopettaj*,
      lastentarhan opettaj*, esiopettaj*, esiopetuksen opettaj*, varhaiserityisopettaj*,
      päiväkodin opettaj*, varhaiskasvatuksen sosionom*
    `,
    sv: `
      lärare inom småbarnspedagogik*, småbarnspedagog, småbarnspedagoger,
      socionom inom småbarnspedagogik, barnträdgårdslärare*, förskollärare*
    `,
    en: `
      early childhood education teacher*, kindergarten teacher*, preschool teacher*,
      early childhood educator*
    `,
  },
  {
    group: 'Lastenhoitajat',
    implies: '1D expert? 2B 2D 4D 7B',
    fi: `
      lastenhoitaj*, lastenohjaaj*, varhaiskasvatuksen ohjaaj*, varhaiskasvatuksen lastenhoitaj*,
      päivähoitaj*, perhepäivähoitaj*, ryhmäperhepäivähoitaj*, au pair*, aupair*, lapsenhoitaj*,
      päiväkotityöntekij*, päiväkotiin .. työntekij*, päiväkodin .. varahenkilö*|työntekij*,
      *lastenhoitaj*, varaäit*, varamummo*, lastenkotihoit*, mll hoitaj*, *kasvattaja,
      *kasvattajaa, *kasvattajaksi
    `,
    sv: `
      barnskötare*, barnvårdare*, familjedagvårdare*, dagvårdare*, *barnskötare*, barnledare*,
      vikarie* .. daghem*, dagispersonal*, småbarnsfostr*
    `,
    en: `
      childminder*, nursery nurse*, child care worker*, nanny, nursery teacher*, childcare,
      day care assistant*, daycare worker*, child minder*
    `,
  },
  {
    group: 'Lapsenvahdit',
    implies: '1A? 2B 2D 4D 7A simple?',
    fi: `lastenvaht*, lapsenvaht*, lapsenlik*`,
    sv: `barnvakt*`,
    en: `babysitter*`,
  },
  {
    group: 'Päiväkotien ja koulujen johtajat',
    implies: '1D manager 2D 4A 4D 5B 7C',
    fi: `
      päiväkodin johtaj*, päiväkodinjohtaj*, varhaiskasvatuksen johtaj*, *rehtor*, koulunjohtaj*,
      koulun johtaj*, dekaan*, varadekaan*, koulutuspäällik*, varajohtaja päiväko*,
      varhaiskasvatusyksikön johtaj*
    `,
    sv: `daghemsföreståndare*, föreståndare*, rektor*, dekan*, biträdande rektor*, daghemschef*`,
    en: `principal, headteacher*, head teacher*, dean, daycare manager*`,
  },
  {
    group: 'Opettajat',
    implies: '1A? 1D expert 2B 2D 4D 7C team?',
    fi: `*opettaj*, lehtori*, *lehtori, *lehtorin, opinto ohjaaj*, oppilaanohjaaj*`,
    sv: `
      lärare*, *lärare, lektor*, studiehandledare*, speciallärare*, timlärare*, specialpedagog*,
      *pedagog, barnpedagog*
    `,
    en: `teacher*, lecturer*, teaching position*, language instructor*`,
  },
  {
    group: 'Valmentajat ja kouluttajat',
    implies: '1A? 1D expert 2B 2D 4D',
    fi: `
      *kouluttaj*, tanssinopettaj*, soitonopettaj*, musiikinopettaj*, *kouluvierail*, tanssinohj*,
      *kurssiopettaj*, kurssinvetäj*, *kurssien vetäj*, ensiapukoulut*
    `,
    sv: `utbildare*, *utbildare*, kurslärare*, kursledare*`,
    en: `trainer*, tutor*, private tutor*, workshop leader*`,
  },
  {
    group: 'Liikunnan opettajat',
    implies: '1A? 1D expert? 2B 2D 4D',
    fi: `
      uimaopettaj*, tenniksenopettaj*, juniorivalmentaj*, urheiluvalmentaj*, apuvalmentaj*,
      *palloval*, *lajivalmentaj*, uimavalmentaj*, voimisteluvalmentaj*
    `,
    sv: `simlärare*`,
    en: `swimming teacher*`,
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
      koulunkäyntiavustaj*, koulunkäynninavustaj*, koulunkäynnin avustaj*, kouluavustaj*,
      erityisavustaj*, opettajan|lastenhoitajan apulai*, leikkitoiminnan avustaj*,
      avustaj* koululle, päiväkotiapulai*, lastenhoitoapulai*, ryhmäavustaj*, avustaj* päiväkoti*,
      varhaiskasvatuksen avustaj*, varhaiskasvatusapulai*, luokka avustaj*, päivähoitoavustaj*,
      päiväkotiavustaj*, päiväkodin .. apulai*|avustaj*, *ryhmäapulai*, koululais* avustaj*,
      kouluvalmentaj*, välituntivalv*, avustaj* .. leiri*|*leireille|*leirille
    `,
    sv: `
      skolgångsbiträde*, assistent i daghem*, daghemsbiträde*, elevassistent*, skolassistent*,
      gruppassistent*, klassassistent*, daghemsassistent*
    `,
    en: `
      school assistant*, teaching assistant*, classroom assistant*, special needs assistant*,
      kindergarten assistant*, daycare assistant*
    `,
  },
  {
    group: 'Tutkijat',
    implies: '1D 1A? expert 2C 3A? 5B 7C 10A',
    fi: `
      *tutkija, tutkijaa, tutkijaksi, tutkijoita, tutkijatohtor*,
      yliopistotutkij*, väitöskirjatutkij*, tohtorikoulutettav*, postdoc*, väitöskirjatut*, *tutkijatohtor*, jatko opiskelij*, tohtoriopisk*,
      projektitutk*,
      *tieteilij*, matemaatikko*,
      *statistik*
    `,
    sv: `
      forskare*, doktorand*, *forskare, doktorandtjänst*,
      forskningsassistent*
    `,
    en: `
      researcher*, postdoctoral*, doctoral, phd student*,
      scientist*, phd position*, phd candidate*, doctoral researcher*, postdoc*, research fellow*,
      phd researcher*, research intern*,
      statistician*, biologist*
    `,
  },
  {
    // They teach and supervise beside their research.
    group: 'Professorit ja yliopistonlehtorit',
    implies: '1D 1A? expert 2C 2D? 3A? 5B 7C 10A',
    fi: `
      professor*, dosent*, apulaisprofessor*, yliopistonlehtor*, yliopisto opettaj*, yliopettaj*
    `,
    sv: `professor*, universitetslektor*, biträdande professor*, universitetslärare*`,
    en: `professor*, assistant professor*, associate professor*`,
  },
  {
    // They do what researchers ask of them, often for some weeks.
    group: 'Tutkimusavustajat',
    implies: '1E? expert? 2C 3A? 5B 7C?',
    fi: `tutkimusavustaj*, tutkimusapulai*`,
    sv: `forskningsassistent*`,
    en: `research assistant*`,
  },
  {
    group: 'Opettajat ulkona',
    implies: '1A? 1D expert? 2B 2D 3B 4D',
    fi: `
      hiihdonopettaj*, hiihto opettaj*, hiihtoopettaj*, lumilautaopettaj*, laskettelunopettaj*,
      ratsastuksenopettaj*, ratsastuksenohj*, ratsastuksen ohj*, golfopettaj*
    `,
    sv: `skidlärare*, ridlärare*`,
    en: `ski instructor*, snowboard instructor*, riding instructor*`,
  },
  {
    group: 'Liikenneopettajat',
    implies: '1A? 1D expert? 2D 3B 4D',
    fi: `autokoulu* opettaj*, autokoulunopettaj*, liikenneopettaj*, ajo opettaj*, ajoopettaj*`,
    sv: `trafiklärare*`,
    en: `driving instructor*`,
  },
]
