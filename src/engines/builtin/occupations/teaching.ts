import type { OccupationRow } from '../occupation.ts'

/** Teaching, early childhood, research. */
export const TEACHING: readonly OccupationRow[] = [
  {
    group: 'Varhaiskasvatuksen opettajat',
    implies: '1D expert 2B 2D 4D 7C team?',
    fi: `
      varhaiskasvatu* .. opettaj*, varhaiskasvatuksen erityisopettaj*, lastentarhanopettaj*,
      lastentarhan opettaj*, esiopettaj*, esiopetuksen opettaj*, varhaiserityisopettaj*,
      päiväkodin opettaj*, varhaiskasvatuksen sosionom*, lastentarhaopettaj*,
      ryhmän opettaj* päiväko*, *eskariopettaj*, esiopetusopettaj*, erityislastentarhanop*,
      varhaiskasvatuksen pedago*
    `,
    sv: `
      lärare inom småbarnspedagogik*, småbarnspedagog, småbarnspedagoger,
      socionom inom småbarnspedagogik, barnträdgårdslärare*, förskollärare*, förskolepedagog*,
      lärare .. småbarnspedagog*, speciallärare .. småbarns*, förskolelärare*, barnträdgård*
    `,
    en: `
      early childhood education teacher*, kindergarten teacher*, preschool teacher*,
      early childhood educator*, ece teacher*, pre school teacher*, daycare teacher*,
      early years teacher*, kindergarten teachers
    `,
  },
  {
    group: 'Lastenhoitajat',
    implies: '1D expert? 2B 2D 4D 7B?',
    fi: `
      lastenhoitaj*, lastenohjaaj*, varhaiskasvatuksen ohjaaj*, varhaiskasvatuksen lastenhoitaj*,
      päivähoitaj*, perhepäivähoitaj*, ryhmäperhepäivähoitaj*, au pair*, aupair*, lapsenhoitaj*,
      päiväkotityöntekij*, päiväkotiin .. työntekij*, päiväkodin .. varahenkilö*|työntekij*,
      *lastenhoitaj*, varaäit*, varamummo*, lastenkotihoit*, mll hoitaj*, *kasvattaja, *kasvattajaa,
      *kasvattajaksi, perhepäivähoit*, hoitolapsi*, lastenhoit*, kotihoitaja lapsi*,
      lapsiperheiden hoitaj*, kielipesä*, päiväkotihoitaj*, hoitaja .. lapsille, nanny*,
      lapsenkaits*
    `,
    sv: `
      barnskötare*, barnvårdare*, familjedagvårdare*, dagvårdare*, *barnskötare*, barnledare*,
      vikarie* .. daghem*, dagispersonal*, småbarnsfostr*, barnskötar*, dagbarnvårdare*, dagmamma*,
      barnflicka*, gruppfamiljedagvård*, barnsköterska*
    `,
    en: `
      childminder*, nursery nurse*, child care worker*, nanny, nursery teacher*, childcare,
      day care assistant*, daycare worker*, child minder*, nannies, child carer*, daycare nurse*,
      childcare worker*, childcare professional*, child nurse*, crèche worker*
    `,
  },
  {
    // Their schooling is left open: some take those who study or have none.
    group: 'Sijaiset ja apulaiset varhaiskasvatuksessa',
    implies: '1E? 2B 2D 4D',
    fi: `
      varhaiskasvatu* .. sijai*, varhaiskasvatu* .. harjoit*, päiväkotiapuri*, päiväkot* .. sijai*,
      sijai* .. päiväkot*, päiväkotisijai*, esikoulu* .. apuri*
    `,
    sv: `vikarie* .. dagis*, vikarie* .. småbarn*, daghemsvikarie*`,
    en: `
      substitutes .. daycare*, substitute .. daycare*, nursery assistant*, childcare assistant*,
      daycare substitute*
    `,
  },
  {
    group: 'Lapsenvahdit',
    implies: '1A? 2B 2D 4D 7A simple?',
    fi: `lastenvaht*, lapsenvaht*, lapsenlik*, lapsenvahti*, lastenvahti*, iltahoitaj*`,
    sv: `barnvakt*, barnpassare*, barnpassning*`,
    en: `babysitter*, babysitting, baby sitter*`,
  },
  {
    group: 'Päiväkotien ja koulujen johtajat',
    implies: '1D manager 2D 4A 4D 5B 7C',
    fi: `
      päiväkodin johtaj*, päiväkodinjohtaj*, varhaiskasvatuksen johtaj*, *rehtor*, koulunjohtaj*,
      koulun johtaj*, dekaan*, varadekaan*, koulutuspäällik*, varajohtaja päiväko*,
      varhaiskasvatusyksikön johtaj*, apulaisrehtor*, vararehtor*, päiväkotijohtaj*,
      päiväkodin varajohtaj*, varhaiskasvatuspäällik*, opetuspäällik*, sivistysjoht*,
      koulutusjohtaj*, toisen asteen johtaj*, esiopetuksen johtaj*
    `,
    sv: `
      daghemsföreståndare*, föreståndare*, rektor*, dekan*, biträdande rektor*, daghemschef*,
      dagisföreståndare*, prorektor*, skolföreståndare*, utbildningschef*, skoldirektör*,
      ledare för småbarns*
    `,
    en: `
      principal, headteacher*, head teacher*, dean, daycare manager*, vice principal*, deputy head*,
      head of school, school principal*, centre manager* .. childcare
    `,
  },
  {
    group: 'Opettajat',
    implies: '1A? 1D expert 2B 2D 4D 7C team?',
    fi: `
      *opettaj*, lehtori*, *lehtori, *lehtorin, luokanopettaj*,
      aineenopettaj*, *erityisopettaj*, s2 opettaj*, *lehtoriksi, *lehtoria,
      *pedagogi, *pedagogia, *pedagogiksi, ammatinopettaj*, kieltenopettaj*, opettajasijai*,
      resurssiopettaj*, kansalaisopisto* opettaj*, koulukuraatt* opettaj*, opetushenkilö*,
      inkluusio* 
    `,
    sv: `
      lärare*, *lärare, lektor*, speciallärare*, specialpedagog*,
      *pedagog, barnpedagog*, klasslärare*, ämneslärare*, resurslärare*, språklärare*, 
      yrkeslärare*, lärarvikarie*, gymnasielärare*, pedagoger, bildkonstlärare*
    `,
    en: `
      teacher*, lecturer*, teaching position*, language instructor*, primary teacher*,
      class teacher*, subject teacher*, special education teacher*, english teacher*,
      language teacher*, educators, educator, vocational teacher*, substitute teacher*
    `,
  },
  {
    // One pupil, a lesson or a screen at a time, seldom a whole class.
    group: 'Opinto-ohjaajat ja tuntiopettajat',
    implies: '1A? 1D expert 2B? 2D 4D 7C team?',
    fi: `
      opinto-ohjaaj*, oppilaanohjaaj*, tuntiopettaj*, verkko-opettaj*, verkko-opetta*,
      soitonopettaj*, *soiton opettaj*, *soiton tuntiopettaj*, pianonsoiton*, kitaransoiton*,
      laulunopettaj*, yksityisopettaj*, kansalaisopisto* opettaj*
    `,
    sv: `studiehandledare*, timlärare*, musiklärare*, pianolärare*, studiehandledar*`,
    en: `online teacher*, language tutor*, online tutor*, piano teacher*, private tutor*, study counsel*`,
  },
  {
    group: 'Valmentajat ja kouluttajat',
    implies: '1A? 1D expert 2B 2D 4D',
    fi: `
      *kouluttaj*, tanssinopettaj*, musiikinopettaj*, *kouluvierail*, tanssinohj*,
      *kurssiopettaj*, kurssinvetäj*, *kurssien vetäj*, ensiapukoulut*, koulutusvastaav*,
      työelämävalmentaj*, *kurssin ohjaaj*, kurssiohjaaj*, verkkokoulutt*, henkilöstökoulutt*,
      luennoitsij*, *luennoitsij*, tukiopettaj*, kielikoulutt*, ammattikoulutt*,
      kurssikouluttaj*, perehdyttäj*
    `,
    sv: `
      utbildare*, *utbildare*, kurslärare*, kursledare*, föreläsare*, instruktörer, privatlärare*,
      datautbildare*
    `,
    en: `
      trainer*, tutor*, private tutor*, workshop leader*, instructors in, facilitator*,
      training specialist*, learning designer*, course leader*, private teacher*
    `,
  },
  {
    group: 'Liikunnan opettajat',
    implies: '1A? 1D expert? 2B 2D 4D',
    fi: `
      uimaopettaj*, tenniksenopettaj*, juniorivalmentaj*, urheiluvalmentaj*, apuvalmentaj*,
      *palloval*, *lajivalmentaj*, uimavalmentaj*, voimisteluvalmentaj*, uimakoulu*, *koulun vetäj*,
      uimaohjaaj*, jalkapallovalm*, jääkiekkovalm*, *lentopalloval*, tennisvalm*,
      taitoluisteluvalm*, luisteluopettaj*, telinevoimisteluval*,
      valmentaja .. jalkap*|jääkiek*|salib*|yleisur*|uint*, melonnanohj*, kiipeilyohjaaj*,
      kiipeilyvalm*, päävalmentaj*, seuravalmentaj*, voimisteluohjaaj*, *voimisteluohjaaj*
    `,
    sv: `
      simlärare*, simskol*, simledare*, idrottslärare*, fotbollstränare*, ishockeytränare*,
      gymnastikledare*, huvudtränare*
    `,
    en: `
      swimming teacher*, head coach*, assistant coach*, swim instructor*, swim coach*,
      climbing instructor*, climbing wall instructor*, tennis coach*, gymnastics coach*
    `,
  },
  {
    group: 'Koulunkäynninohjaajat',
    implies: '1D expert? 2B 2D 4D 7B?',
    fi: `
      koulunkäynninohjaaj*, koulunkäynnin ohjaaj*, kouluohjaaj*, koulunkäyntiohjaaj*,
      monikieli* ohjaaj*, koulunkäynti- ja .. ohjaaj*, koulunkäyntiohj*, resurssiohjaaj*
    `,
    sv: `skolgångshandledare*, skolgångsledare*, skolhandledare*, resursperson*`,
    en: `special education instructor*, school counsel* .. classroom, school instructor*`,
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
      kouluvalmentaj*, välituntivalv*, avustaj* .. leiri*|*leireille|*leirille, kouluapulai*,
      erityisopetuks* avustaj*, avustajia .. koul*, lastentarha-apulai*, esikouluapulai*,
      koulunkäyntiavust*, pienryhmäavust*
    `,
    sv: `
      skolgångsbiträde*, assistent i daghem*, daghemsbiträde*, elevassistent*, skolassistent*,
      gruppassistent*, klassassistent*, daghemsassistent*, skolhjälp*, personlig assistent .. skola,
      daghemshjälp*, skolgångsassistent*, barnträdgårdsbiträde*
    `,
    en: `
      school assistant*, teaching assistant*, classroom assistant*, special needs assistant*,
      kindergarten assistant*, daycare assistant*, learning support assistant*,
      preschool assistant*, teacher s assistant*, teacher assistant*, aide in school,
      group assistant*
    `,
  },
  {
    group: 'Tutkijat',
    implies: '1D 1A? expert 2C 3A 7C 10A team?',
    fi: `
      *tutkija, tutkijaa, tutkijaksi, tutkijoita, tutkijatohtor*, yliopistotutkij*,
      väitöskirjatutkij*, tohtorikoulutettav*, postdoc*, väitöskirjatut*, *tutkijatohtor*,
      jatko opiskelij*, tohtoriopisk*, projektitutk*, *tieteilij*, matemaatikko*, *statistik*,
      tutkijakoulutettav*, tohtoritutkij*, *väitöskirjatutkij*, erikoistutkij*, post doc*,
      apurahatutkij*, datatutkij*, tutkijatohtori*, lääketutkij*, *arkeolog*, historioitsij*,
      sosiolog*, ekologi, ekologiksi, antropolog*
    `,
    sv: `
      forskare*, doktorand*, *forskare, doktorandtjänst*, forskningsassistent*, forskardoktor*,
      specialforskare*, universitetsforskare*, akademiforskare*, arkeolog*, historiker*, biologer,
      marinbiolog*
    `,
    en: `
      researcher*, postdoctoral*, doctoral, phd student*, scientist*, phd position*, phd candidate*,
      doctoral researcher*, postdoc*, research fellow*, phd researcher*, research intern*,
      statistician*, biologist*, doctoral student*, doctoral candidate*, research scientist*,
      postdoctoral researcher*, archaeologist*, ecologist*, research engineer*, doctoral position*,
      postdoctoral research fellow*, tenure track
    `,
  },
  {
    // They teach and supervise beside their research.
    group: 'Professorit',
    implies: '1D 1A? expert 2C? 2D? 3A 4B 7C 10A',
    fi: `professor*, dosent*, apulaisprofessor*, *professor*`,
    sv: `professor*, biträdande professor*, *professor*`,
    en: `
      professor*, assistant professor*, associate professor*, faculty position*, professorship*,
      *professor*
    `,
  },
  {
    // They teach and guide more than they do research.
    group: 'Korkeakoulujen opettajat',
    implies: '1D 1A? expert 2C? 2D? 4B 4D 7C 10A',
    fi: `
      yliopistonlehtor*, yliopisto opettaj*, yliopettaj*, yliopistonopettaj*, kliininen opettaj*,
      tuntiopettaj* yliopist*
    `,
    sv: `universitetslektor*, universitetslärare*, akademilektor*, överlärare*`,
    en: `
      university lecturer*, university teacher*, senior lecturer*
    `,
  },
  {
    // They do what researchers ask of them, often for some weeks.
    group: 'Tutkimusavustajat',
    implies: '1E? expert? 2C 3A? 5B 7C?',
    fi: `
      tutkimusavustaj*, tutkimusapulai*, tutkimusassistent*, kenttäassistent*, laboratorioassist*
    `,
    sv: `forskningsassistent*, forskningsbiträde*`,
    en: `research assistant*, research assistants, research intern*, field assistant*`,
  },
  {
    group: 'Opettajat ulkona',
    implies: '1A? 1D expert? 2B 2D 3B 4D',
    fi: `
      hiihdonopettaj*, hiihto opettaj*, hiihtoopettaj*, lumilautaopettaj*, laskettelunopettaj*,
      ratsastuksenopettaj*, ratsastuksenohj*, ratsastuksen ohj*, golfopettaj*, hiihtokoulun*,
      lumilautaopett*, purjehdusopett*, surffausopett*, golfvalmentaj*, golfpro*, ratsastusopett*,
      ratsastuskoulu* opettaj*, melontaopas* opettaj*, eräopett*, luontokouluohj*,
      luontokouluopett*, sukellusopett*, hiihdon opettaj*
    `,
    sv: `
      skidlärare*, ridlärare*, skidinstruktör*, ridinstruktör*, golfinstruktör*, seglarläger*,
      naturskol*, seglingsinstruktör*
    `,
    en: `
      ski instructor*, snowboard instructor*, riding instructor*, ski teacher*, ski instructors,
      riding teacher*, sailing instructor*, surf instructor*, golf pro, diving instructor*
    `,
  },
  {
    group: 'Liikenneopettajat',
    implies: '1D expert? 2D 3B 4D 7B',
    fi: `
      autokoulu* opettaj*, autokoulunopettaj*, liikenneopettaj*, ajo opettaj*, ajoopettaj*,
      ajokouluttaj*, kuljettajakouluttaj*, autokoulunop*
    `,
    sv: `trafiklärare*, bilskollärare*, körlärare*`,
    en: `driving instructor*, driving teacher*, driving school teacher*`,
  },
]
