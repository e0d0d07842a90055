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
      toimit|järjestelmän|erp|sap|ohjelmiston .. pääkäyttäjänä, pääkäyttäjän rooli*,
      hallitset|taidat|osaat .. html|css|javascriptin|sql|pythonin|revitin|autocadin|photoshopin,
      piirrät|mallinnat|suunnittelet .. revitillä|autocadillä|archicadillä|teklalla|cadillä|solidworksillä,
      excel .. toinen äidinkieli|luonnistuu|taipuu, asennat työasem*|tietokone*,
      suunnittelet|teet|hallitset|optimoit .. google|meta|some ads*|mainon*|mainok*|kampanj*,
      autat|tuet|neuvot .. tietokone*|it|ict|tietotekni* ongelm*|asio*|pulm*,
      koodaat|ohjelmoit|koodaamaan|ohjelmoimaan, kirjoitat|teet koodia, koodi* kirjoit*
    `,
    sv: `
      starka it, goda it kunskaper, huvudanvändare, avancerad excel, stark* teknisk* kunskap*,
      utmärkta it|datakunskaper
    `,
    en: `
      key|super user, salesforce|crm|erp|sap|system administrator, advanced excel, excellent excel,
      strong it, strong computer|technical skills, tech savvy, excel wizard|guru|power,
      advanced spreadsheet*
    `,
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
      seon, solidworks*, python*, sql*, javascript*, typescript*, autocad*, photoshop, adobe,
      indesign, power bi, powerbi, data analytiik*, dataanalytiik*, analytiikkatyökal*, ict osaami*,
      it osaami*, tietotekni* taid*, tietoteknis* taid*, tietojärjestelmien kehittämi*, pääkäyttäj*,
      ylläpidät järjestelm*, tietoverkko*, pilvipalvel*, tietoturva*, meta business, woocommerce,
      drupal, verkkoviestin*, sosiaalisen median alusto*, kuvankäsittely*, videoeditoin*, canva,
      figma*, arcgis*, qgis*, paikkatieto*, magicad*, archicad*, shopify*, react*, node, kotlin,
      unity, koneoppimi*, tekoälymall*, tietojenkäsittely*, palomuur*, reititin*, reitittim*,
      palvelimia, palvelinten, palvelimien, työasemia, työasemien, robot framework, testiautomaati*,
      tietovarasto*, datamall*, dataputk*, rajapin*, tukipyyn* it, integraatioi*, integraatiot,
      analysoit|analysoida|mallinnat .. dataa|datasta, data analyy*,
      järjestelmän|järjestelmien|sovellusten|palvelinten ylläpitäj*|ylläpito*|ylläpid*,
      editoit|leikkaat .. video*, testaat|testata|testaaminen .. ohjelmisto*|sovellu*|järjestelm*,
      videoita .. editoi*|leikka*, datasta, verkkokaup* ylläpi*|kehit*|hallin*, cads*, eplan*,
      vertex, inventor, creo, sketchup*, rhino, lumion*, plaxis*, ansys*, gitiä, gitin, github*,
      gitlab*, jenkins*, terraform*, graphql*, html*, css, api, apit, linux*, windows .. palvelim*,
      active directory, intune*, snowflake*, databricks*, dbt, spark, hubspot* .. automaati*,
      markkinoinnin automaati*, google tag, looker*, wireshark*, käyttöliittym*, some mainon*,
      some markkinoin*, maksettu* mainon*, sähköpostimarkkinoin*, uutiskirjetyökal*,
      logiikkaohjelm*, plc, mastercam, illustrator*, premier*, after effects, tietomallinn*,
      tietomalle*, 3d mallin*, ohjelmistotest*, tekninen tuki|tuen it
    `,
    sv: `
      programmering, systemutveckling, webbutveckling, webbtjänst*, databas*, informationssystem,
      ict branschen, dataskydd, datateknik, programvaru*, kodar, koda, bygger webb*, data analy*,
      dataflöden, python, java, javascript, sql, azure, aws, cad, autocad, revit, bim, google ads,
      google analytics, sökmotor*, photoshop, indesign, illustrator, power bi, nätverk .. servrar,
      servrar, digital marknadsföring, sociala medier .. annons*, annonser .. google|meta|facebook,
      webbplats* .. utveckl*, figma, plc
    `,
    en: `
      software development, software engineer*, python, java, javascript, typescript, sql, aws,
      azure, kubernetes, docker, cad, autocad, matlab, programming, machine learning, cloud,
      google ads, seo, google analytics, react, algorithms, computer science, devops, c#, unity,
      unreal, microservices, backend, frontend, fullstack, api, apis, node, php, ruby, golang,
      kotlin, html, css, git, github, terraform, postgres*, database*, dbt, snowflake, databricks,
      tableau, power bi, bim, revit, solidworks, plc, photoshop, illustrator, indesign, premiere,
      meta ads, marketing automation, data science, statistics in r, llm, llms, cyber*, coding,
      code review*, write code, data pipeline*, our|linux|windows servers, edit|editing video*,
      video editing, it support, help desk, ticketing .. it, integrations, paid social,
      data analytics, figma, linux
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
      tabletilla, tabletti*, tietokant*, sähköisesti .. täyt*|kirja*|raport*, täytät .. sähköisesti,
      tilaat .. netistä|verkosta|verkkokaupasta|sähköisesti,
      tulevat|saat|näkyvät .. puhelimeen|tabletille, puhelimesta .. työ*, skanneri*, viivakood*,
      päätelait*, kassatilit*, sähköposteihin, sähköposteja, läppäri*, kannettava* tietokon*,
      älypuhelim*, mobiilisovellu*, mobiilijärjestelm*, mobiililait*, sovellukseen, *ohjelmistolla,
      *järjestelmällä, *järjestelmästä, *järjestelmässä, kassakone*, kassatyöskent*,
      hotellijärjestelm*, opera, tulorekist*, kanta|kannan palvelu*, verkkokaup* paket*|tilau*,
      chattiin, chatissa, chatin, chattia, lims, sähköisiin järjestelm*, digita* oppimisympärist*
    `,
    sv: `
      dator*, excel, office*, system, systemet, systemen, *systemet, *system, informationssystem,
      it kunskaper, datakunskap*, patientdata*, bokningssystem*, kassasystem*, affärssystem*,
      kassan, kassa, crm, erp, sap, word, outlook, powerpoint, teams, wilma, appen, surfplatta*,
      läsplatta*, nätbutik*, webbutik*, webbshop*, e handel, it färdigheter, datorvana, lifecare,
      it vana
    `,
    en: `
      excel, office, microsoft, crm, erp, sap, computer skills, computer literacy, it skills,
      computer, powerpoint, spreadsheet*, booking system*, microsoft teams, teams zoom, zoom,
      data entry, digital|software tools, in|into our app|system, mobile app, scanner,
      point of sale, pos system, cash register, the till, customer|client database,
      online|digital|booking|reservation|our system, check .. guests in,
      check in|out guests|customers, ticketing system*, reservation system*,
      property management system, tablet, handheld, spreadsheets, google docs, google workspace,
      slack, notion, salesforce, hubspot, zendesk, sharepoint, outlook, lims,
      patient|medical record*, netvisor, procountor, netsuite, online systems,
      use|using|with .. software
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
      varaukset, viesteihin, lähetät|teet|tarkistat .. laskut|laskuja, mobiilissa, mobiilisti,
      kirjoitat .. hakemuksia|raportteja|muistioita|tiedotteita, potilaskertom*,
      varaat|varata .. ajat|aikoja|huoneet, syötät, tallennat, tallentami*, kirjaukset, uloskirja*,
      sisäänkirja*, kuittaat .. puhelim*|*järjestelm*|sovellu*, raportoit, raportit, raportteja,
      budjetti*, budjetoin*, tarjouks* laskem*|teke*|laadi*, laadit, tarjouksia, sopimukset,
      kilpailutuk*, kustannusseuran*, tilastoin*, tilastoja, taulukoi*, asiakirjoj*, pöytäkirj*,
      hakemusten käsittel*, rahoitushakemu*, avustushakemu*, verkkosivuj*, kotisivuj*, uutiskirj*,
      esitteiden, kassalla, kassaa, arkistoin*, työvuorosuunnittel* ohjelm*
    `,
    sv: `
      registrering*, registrerar, dokument*, fakturering*, fakturerar, fakturor, bokning*, program,
      sociala medier, rapporter*, bokföring*, upprättar, protokoll, offert*, för journal,
      förhandlar|skriver|granskar .. avtal, ansvar*|följer|gör .. budget*,
      ta|tar|lägger|lägga|hanterar|hantera .. beställningar, kontorsarbet*,
      uppdaterar|uppdatera|sköter .. webb*|hemsid*|kanal*|register,
      svarar|svara|besvarar|besvara|hanterar|sköter .. mejl*|e, diarie*, arkiver*, statistik,
      reskontra*, bidragsansök*, schema|scheman, chatten, skriver in|rapport*, journalför*
    `,
    en: `
      email, emails, e mail, e mails, chat, calendar*, social media, reporting, documentation,
      invoicing, bookings, invoice*, purchase order*, write|writing|prepare|preparing .. reports,
      keep|keeping|maintain .. record*|register*|database*, grant applications,
      applications and reports, paperwork, draft|review|negotiate .. contracts, quotes,
      orders .. system, scheduling, reservation*, manage|managing|own .. budget*, presentations,
      payroll, bookkeep*, tickets, update .. website|listings, newsletter*, take payments,
      online meetings
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
      palkitsemisjärjestelm*, bonusjärjestelm*, palkkausjärjestelm*, *rekry* järjestelm*,
      laatujärjestelm*, *aikajärjestelm*, ilmanvaihtojärjestelm*, lämmitysjärjestelm*,
      hälytysjärjestelm*, koulutusjärjestelm*, tes järjestelm*,
      myyt|myydä|myymään|myynti* .. ohjelmisto*|pilvipalvel*|järjestelm*, tietosuoja*,
      rekrytoit|rekrytoida|rekrytointi* .. ohjelmisto*|it|ict, oman työsi kirja*
    `,
    sv: `
      pedagogisk* dokument*, lönesystem*, avlöningssystem*, rekryteringssystem*, ansökningssystem*,
      kvalitetssystem*, värmesystem*, ventilationssystem*, elsystem*, ekosystem*, a kassa
    `,
    en: `
      cookies, our website, contact .. email|e, via|by email, via|by e mail,
      send|drop|write us|me .. email|e, email us|me
    `,
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
      huoltotoimenpit*, kunnossapitotyö*, renkaiden, paistat, paistami*, huollat, kasaat, kasaami*,
      keräät, keräily*, puret kuorm*|lava*, purat, lastaat, leikkaat|värjäät|muotoilet .. hiuk*,
      viilaat, hiot, hiomi*, vaihdat .. renka*|öljy*, istutat, kokoat,
      valmistat .. annok*|ruo*|ruu*|leiv*|tuotte*, kaadat puu*, kaato*, pakkaat, pakkaami*, pinoat,
      lappaat, nostat, särmäät, jyrsit, poraat, tapetoit, laatoitat, muuraat, kaivat, harjaat,
      ruokit, ruokinta*, remontoin*, koneenkäyttö*, puutyö*, metallityö*, maanrakennus*,
      maarakennus*
    `,
    sv: `
      verktyg, för hand, maskiner, maskin, matlagning, lagar mat, bakar, svets*, monterar,
      montering, reparerar, reparation*, truck, traktor, motorsåg*, målar, snickra*, drar kabel,
      gräver, plockar, packar, packa, plocka, gräsklippning*, klipper gräs, skottar, byter däck,
      syr, mjölk*, hantverk*
    `,
    en: `
      by hand, hand tools, power tools, tools, forklift, machinery, machines, machine, welding,
      weld, cooking, cook, assembling, assemble, repair, repairing, fixing, install, installing,
      pack, packing, picking, collect, load, unload, loading, unloading, sewing, carpentry,
      painting, bake, fix, mend, sew, cut hair, saw, drill, dig, plant, feed, feeding, harness*,
      tractor, chainsaw, prep, fillet*, butcher*, knife, drive a, pallets, cages
    `,
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
    sv: `
      städarbete, städning, städar, krattar, kratta, rensar ogräs, ogräs, diskar, dammsug*, moppar,
      sopar, sophantering*, delar ut .. tidning*|reklam*
    `,
    en: `
      cleaning work, berry picking, clean, picking berries, vacuum*, rake, raking, weeding, sweep*,
      mop, mopping, wash dishes, dishwashing, snow shovel*, take out the, leaflets
    `,
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
      järjestelmät|työkalut|ohjelmat|tekniikka|tietokone|tietotekniikka|teknologia .. pelota,
      uuteen|uusiin|digitaalis* teknologi*|tekniik*|järjestelm*|työkalu* .. myöntei*|avoi*|uteli*|innost*,
      innostut|innostu|innostunut .. tekniik*|tekniikasta|teknologi*|digi*,
      suhtaudut|suhtautu* .. teknologi*|digi*|järjestelm*|työkalu*, kokeil* .. tekoäly*|digita*,
      otat|ottaa|ottamaan .. haltuun .. *järjestelm*|*ohjelm*|*sovellu*|työkalu*|teknologi*,
      valmi* .. opetella|opettelemaan|oppia|oppimaan|omaksumaan .. *järjestelm*|*ohjelm*|*sovellu*,
      uusi* .. laitteiden|laitteita|sovelluksia|sovellusten|järjestelmien .. oppi*|kokeil*|haltuun
    `,
    sv: `
      lära|lär .. system|teknik|program|digitala, intresse* .. digital*|ny teknik, nya system,
      lära|lär dig nya verktyg|program|appar,
      öppen för .. digital*|ny|nya|ai .. teknik|verktyg|system|lösningar, öppen för ny teknik,
      ny teknik, nya digitala, digital nyfik*, nyfiken på .. teknik|digital*|ai,
      nya digitala verktyg, nya program|appar, vilja .. lära .. system|program|teknik,
      ta till dig .. system|teknik
    `,
    en: `
      learn|learning .. technolog*|software|systems|tools|digital,
      adapt* .. technolog*|systems|tools, eager|willing|curious to .. technolog*|digital|software,
      open to .. technolog*|digital|software,
      interest* in new|latest|emerging|digital technolog*|tools|systems,
      try|trying .. tools|technolog*, new tools, new systems, new software,
      try|trying out .. new|newest|latest .. technolog*|tools|software,
      pick|picks|picking up .. tools|systems|software, curious about .. ai|tech|technolog*|tools,
      comfortable learning .. systems|software|tools, experiment* with .. tools|ai|technolog*
    `,
  },
]
