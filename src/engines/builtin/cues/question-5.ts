import type { Cue } from '../cue.ts'

/** The relation to information technology. */
export const QUESTION_5: readonly Cue[] = [
  // Skill that is asked for in so many words: enough whatever the occupation.
  {
    mark: '5A',
    weight: 2,
    fi: `
      vahva* tietotekni*|it|ict|atk, erinomai* .. it|ict|atk|tietotekni*, tietotekni* osaaja*,
      it|ict osaaja|osaajaa|osaajaksi|osaajia, edistynei*|vahva*|erinomai*|syvälli* excel*,
      excel* edistyn*|erinomai*|taituri*|velho*|guru*, it|ict taustaa|tausta,
      toimit|järjestelmän|erp|sap|ohjelmiston .. pääkäyttäjänä, pääkäyttäjän rooli*
    `,
    sv: `starka it, goda it kunskaper`,
    en: `advanced excel, excellent excel, strong it, strong computer|technical skills, tech savvy`,
  },
  // Two tools of a digital trade in one breath.
  {
    mark: '5A',
    weight: 2,
    fi: `
      sql*|python*|java|javascript*|typescript*|react*|azure*|aws|power|powerbi*|tableau*|qlik*|docker*|linux* .. sql*|python*|javascript*|typescript*|react*|node*|azure*|aws|power|powerbi*|tableau*|qlik*|docker*|kubernetes*|linux*,
      autocad*|cad*|revit*|tekla*|solidworks*|magicad* .. autocad*|cad*|revit*|tekla*|solidworks*|magicad*|bim*,
      photoshop*|illustrator*|indesign*|premier*|canva*|figma* .. photoshop*|illustrator*|indesign*|premier*|canva*|figma*|after,
      google|meta|facebook* ads|analytics*|mainon* .. ads|analytics*|meta|facebook*|linkedin*|hakukone*|tag
    `,
  },
  // Tools of a digital trade: a condition of the job where they are asked for.
  {
    mark: '5A',
    weight: 2,
    within: 'requires',
    fi: `
      autocad*, cad, cadin, tekla*, revit*, solidworks*, magicad*, archicad*, bim, tietomallin*,
      sql, python*, java, javascript*, power|powerbi bi, powerbi*, tableau*, qlik*, google ads,
      google analytics*, photoshop*, indesign*, illustrator*, adobe*, figma*, arcgis*, qgis*,
      ohjelmointitait*, ohjelmointitaid*, ohjelmointikiel*, ohjelmointiosaami*, hakukoneoptimoin*,
      wordpress*, matlab*, siemens .. ohjelmoin*
    `,
    sv: `autocad, cad, revit, python, sql, power bi, photoshop, indesign, programmering*`,
    en: `
      autocad, cad, revit, solidworks, bim, python, sql, java, javascript, power bi, tableau,
      google ads, google analytics, photoshop, indesign, adobe, figma, arcgis, programming, matlab
    `,
  },
  {
    mark: '5A',
    weight: 1,
    fi: `
      tietokanta*, ohjelmistorobotiik*, power platform, power automate, tableau, qlik*,
      ohjelmistokehity*, ohjelmistoarkkiteh*, sovelluskehity*, ohjelmoin*, koodaa*, koodaus*,
      ohjelmistotuotan*, tietokannat, tietokantoj*, sovellussuunnittel*, automaatiosuunnittel*,
      kubernete*, azure, aws, javascript, typescript, python, java, sql, net, php, wordpress,
      autocad, cad, tekla, revit, solidworks, bim, tietomall*, digimarkkinoin*,
      digitaali* markkinoin*, google ads, google analytics, hakukoneoptimoin*, hakukonemainon*, seo,
      photoshop, adobe, indesign, power bi, powerbi, data analytiik*, dataanalytiik*,
      analytiikkatyökal*, ict osaami*, it osaami*, tietotekni* taid*, tietoteknis* taid*,
      tietojärjestelmien kehittämi*, pääkäyttäj*, ylläpidät järjestelm*, tietoverkko*, pilvipalvel*,
      tietoturva*, meta business, woocommerce, drupal, verkkoviestin*, sosiaalisen median alusto*,
      kuvankäsittely*, videoeditoin*, canva, figma*, arcgis*, qgis*, paikkatieto*, magicad*,
      archicad*, shopify*, react*, node, kotlin, unity, koneoppimi*, tekoälymall*,
      tietojenkäsittely*, palomuur*, reititin*, reitittim*, palvelimia, palvelinten, palvelimien,
      työasemia, työasemien, robot framework, testiautomaati*, käyttöliittym*, some mainon*,
      some markkinoin*, maksettu* mainon*, sähköpostimarkkinoin*, uutiskirjetyökal*,
      logiikkaohjelm*, plc, mastercam, illustrator*, premier*, after effects, tietomallinn*,
      tietomalle*, 3d mallin*, ohjelmistotest*, tekninen tuki|tuen it
    `,
    sv: `
      programmering, systemutveckling, webbutveckling, webbtjänst*, databas*, informationssystem,
      ict branschen, dataskydd, datateknik
    `,
    en: `
      software development, software engineer*, python, java, javascript, typescript, sql, aws,
      azure, kubernetes, docker, cad, autocad, matlab, programming, machine learning, cloud,
      google ads, seo, google analytics, react, algorithms, computer science, devops, c#, unity,
      unreal, microservices, paid social, data analytics, figma, linux
    `,
  },
  // Ordinary systems by name: they count beside manual work too.
  {
    mark: '5B',
    weight: 1.5,
    fi: `
      toimisto ohjelm*, toimistosovellu*, tietojärjestelm*, tietotekni*, tietokone*, atk, atk taid*,
      it|ict taidot|taito*|osaami*, microsoft, office, office365, o365, excel*, powerpoint*, word,
      wordin, wordiä, outlook*, google workspace, ms|microsoft teams, teams ohjelm*, teamsin,
      teamsiä, teamsillä, sap, sapin, erp, crm, ifs, visma*, procountor*, fennoa*, netvisor*,
      salesforce*, hubspot*, dynamics, toiminnanohjausjärjest*, potilastietojärjestelm*,
      potilastietoj*, asiakastietojärjestelm*, asiakastietoja, asiakastiedot,
      taloushallintojärjestelm*, taloushallinto* ohjelm*, talousjärjestelm*, kassajärjestelm*,
      kassaohjelm*, varausjärjestelm*, varausohjelm*, ajanvarausjärjestelm*, asiakasjärjestelm*,
      varastojärjestelm*, varastonhallintajärjestelm*, henkilöstöjärjestelm*, tilausjärjestelm*,
      järjestelmien|järjestelmän|ohjelmien|ohjelmistojen|ohjelman käyt*, lifecare*, effica*,
      pegasos*, apotti*, apotin, mediatri*, wilma*, primus*, daisy*, hilkka*, domacare*, nappula*,
      ceepos*, rai arvioin*, rai, asiakaspäät*, käsipäät*, päätetyö*, päätteellä, tietokoneella,
      tabletilla, tietokant*
    `,
    sv: `
      dator*, excel, office, system, informationssystem, it kunskaper, patientdata*, bokningssystem*
    `,
    en: `
      excel, office, microsoft, crm, erp, sap, computer skills, computer literacy, it skills,
      computer, powerpoint, spreadsheet*, booking system*, microsoft teams, teams zoom, zoom,
      data entry, digital|software tools
    `,
  },
  // What is done with them.
  {
    mark: '5B',
    weight: 1,
    fi: `
      kirjaami*, kirjaat, kirjaa, kirjata, kirjataan, pohjakass*, *järjestelmään, *järjestelmiin,
      dokumentoi*, teamsissa, sähköpost* hoit*|vastaa*|palvel*|käsittel*, sähköpostitse palvel*,
      sähköposteihin, sähköpostien, sähköpostin käyt*, chat, chatissä, chatin, someen, somen, somea,
      somesisäl*, sosiaalisen median, facebook päivit*, verkkosivujen, kotisivujen,
      somekanavien|kanavien .. ylläpi*|päivit*|sisäl*|hoit*, raportoin*, rahastus*, kassan,
      kassaty*, kassap*, tilitykset, laskutu*, laskutat,
      tilausten käsittel*|syöttö*|kirja*|vastaanot*|teke*|tekemi*|hoit*, tilauksia järjest*,
      teet|tehdä|hoidat .. tilaukset, ajanvarau*, varausten|varauksia, digitaali*, digitaidot,
      toimistotyö, toimistotyötä, toimistotöi*, toimistotehtäv*, asiakasrekister*, puhelinpalvel*,
      etäyhtey*, luetteloi*, ohjelmistoja, netin kautta .. palvel*, varastonhallinta*,
      varastosaldo*, saldojen, verkkotilau*, tuntikirjau*, lausunnot, ajopäiväkirj*, tietojen syöt*,
      syötät, tallennat, tallentami*, arkistoin*, työvuorosuunnittel* ohjelm*
    `,
    sv: `registrering*, dokument*, fakturering*, bokning*, program, sociala medier`,
    en: `
      email, emails, e mail, e mails, chat, calendar*, social media, reporting, documentation,
      invoicing, bookings
    `,
  },
  // What is written down, but not by the person, or on no computer.
  {
    mark: '5-',
    weight: 1,
    fi: `
      työsopimuk* .. kirja*, kirjataan .. työsopimu*, pedagogi* dokument*,
      kirjaa .. toiveesi|hakemu*, kirjaudu*, kirjautu*,
      rakennamme|kehitämme|toimitamme .. järjestelmi*|ohjelmisto*|sovelluks*, sivustollamme,
      evästei*, sähköise* hakulomak*, hakujärjestelm*, kuntarekry*, palkkajärjestelm*,
      palkitsemisjärjestelm*, bonusjärjestelm*, palkkausjärjestelm*, tes järjestelm*,
      myyt|myydä|myymään|myynti* .. ohjelmisto*|pilvipalvel*|järjestelm*, tietosuoja*,
      rekrytoit|rekrytoida|rekrytointi* .. ohjelmisto*|it|ict, oman työsi kirja*
    `,
    sv: `pedagogisk* dokument*`,
    en: `cookies, our website, contact .. email|e, via|by email, via|by e mail`,
  },
  {
    mark: '5C',
    weight: 1,
    fi: `
      käsillä teh*, kädentaid*, kädentaito*, kätevä käsi*, käsityökalu*, työkalujen käyt*,
      työkalu* pysy*, koneilla, koneiden käyt*, koneiden korj*, kaivinkone*, trukki*, trukilla,
      hitsau*, hitsaa*, asennukset, asennustyö*, asennuksia, korjaukset, korjaustyö*, ruuanvalmist*,
      ruoanvalmist*, ruoan valmist*, ruuan valmist*, ruuan laitto, ruoanlaito*, ruoanlaitto*,
      ammattikeittiö*, leipomi*, leivot, tuotantotyö*, tuotantolin*, kokoonpano*, poravasar*,
      purkutyö*, purkutöi*, piikkau*, moottorisah*, raivaussah*, ruohonleikkur*, leikkur*, lypsy*,
      lypsät, traktor*, sahaami*, maalaat, maalaami*, maalaustyö*, ompel*, käsityö*, kädentaitoj*,
      käsin, asennat, korjaat, koneistat, sorvaa*, konein, pyöräkuorma*, huoltotyö*,
      huoltotoimenpit*, kunnossapitotyö*, renkaiden, remontoin*, koneenkäyttö*, puutyö*,
      metallityö*, maanrakennus*, maarakennus*
    `,
    sv: `verktyg, för hand, maskiner, matlagning`,
    en: `by hand, hand tools, power tools, forklift, machinery, welding, cooking`,
  },
  {
    mark: '5D',
    weight: 1,
    fi: `
      kotisiivo*, siivoamaan, siivouksen, siivoust*, vartiointitehtäv*, tulityövarti*, siivoat,
      imuroi*, pyyhit, moppaa*, pölyt, haravoi*, risuk*, raivaamaan, kitke*, rikkaruoh*, lumenluon*,
      lumityö*, lakais*, roskien, roskat, marjanpoimin*, poiminta*, poimit, poimimi*, aputyö*,
      puhtaanapito*, kannat, kantami*, siivoustyö*, siivoustehtäv*, jaat .. lehti*|mainoks*
    `,
    sv: `städarbete, städning, städar, plockar`,
    en: `cleaning work, berry picking, clean, picking berries, vacuum*`,
  },
  // Readiness for new systems: the will to learn, or a friendly eye, beside something digital.
  {
    mark: '5E',
    weight: 1,
    fi: `
      oppia|oppimaan|oppimi*|oppiva|oppivasi|opit|opin|opetella|opettele*|opettelu*|omaksu*|haltuun .. järjestelm*|tietojärjestelm*|toiminnanohjausjärjestelm*|potilastietojärjestelm*|asiakastietojärjestelm*|ohjelmi*|ohjelmistoj*|ohjelmien|sovelluks*|teknologi*|digi*|tietotekni*|tekoäly*|työkaluj*|työväline*,
      kiinnost*|innost*|innok*|into|utelia*|myöntei*|positiivi*|avoi*|ennakkoluulot*|rohke*|halu* .. digi*|uutta|uusia|uusiin|uusien|sähköisiin teknologi*|järjestelm*|tekoäly*|ohjelmistoj*|sovelluk*|työkalu*|digita*|sähköi*,
      kiinnost*|innost*|innok*|into|utelia*|myöntei*|avoi*|ennakkoluulot*|valmi* .. digi*|tekoäly*|tietotekni*,
      digi* .. kiinnost*|innost*|kokeil*|ennakkoluulot*|haltuun, tietotekni* .. innosta*|kiinnosta,
      teknologi* .. kiinnosta*|innosta*,
      uudet|uuden .. tietojärjestelmät|tietojärjestelmän|järjestelmät|ohjelmat|sovellukset|työkalut|teknologiat|sovellusten|ohjelmien .. opit|oppimi*|oppia|omaksu*|haltuun|opet*|käyttöönot*,
      uusien järjestelmien|ohjelmien|ohjelmistojen|sovellusten|työkalujen|tietojärjestelmien,
      uuden järjestelmän,
      uusia järjestelmiä|ohjelmia|ohjelmistoja|sovelluksia|työkaluja|tietojärjestelmiä,
      sopeudu*|mukaudu*|totu* .. uusi* .. järjestelm*|ohjelm*|tekni*,
      ohjelmat|järjestelmät .. oppia|opit|opetel*, opeteltavissa, uusien digitaalisten,
      uusia digitaali*, digitaalisten .. käyttöönot*,
      hyödyntää|kokeilla|kokeilet|hyödynnät .. tekoäly*|uusia työkalu*|uutta teknologia*,
      uusi* tekniikoi* .. oppi*|haltuun|opet*, uuden tekniikan|teknologian .. oppimi*|omaksu*,
      haltuu*|oppia|oppimaan|opetella .. uusi* tekniikoi*, oppia|opetella .. uutta tekniikkaa,
      uudet työkalut, digimyöntei*, digiloik*, digitalisoimassa, digitalisoimaan,
      työkalut|tekniikka|tietokone|tietotekniikka|teknologia .. pelota
    `,
    sv: `
      lära|lär .. system|teknik|program|digitala, intresse* .. digital*|ny teknik, nya system,
      öppen för ny teknik, ny teknik, nya digitala
    `,
    en: `
      learn|learning .. technolog*|software|systems|tools|digital,
      adapt* .. technolog*|systems|tools, eager|willing|curious to .. technolog*|digital|software,
      open to .. technolog*|digital|software,
      interest* in new|latest|emerging|digital technolog*|tools|systems,
      try|trying .. tools|technolog*, new tools, new systems
    `,
  },
]
