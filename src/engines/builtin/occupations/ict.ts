import type { OccupationRow } from '../occupation.ts'

/** Information and communication technology. */
export const ICT: readonly OccupationRow[] = [
  {
    group: 'Ohjelmistokehittäjät',
    implies: '1D expert 2C 3A 5A',
    fi: `
      *ohjelmistokehittäj*, *sovelluskehittäj*, ohjelmoij*, koodari*, *java kehittäj*,
      java|net|frontend|backend|fullstack|mobiili|web|woocommerce|wordpress|php|python|react kehittäj*,
      mobiilikehittäj*, verkkopalvelusuunnittelij*, verkkopalveluasiantuntij*, verkkosuunnittelij*,
      verkkokehittäj*, webkehittäj*, frontendkehittäj*, backendkehittäj*, fullstackkehittäj*,
      android|ios|frontend|backend kehittäj*, integraatiokehittäj*, robotiikkakehittäj*,
      pelikehittäj*, ohjelmistosuunnittelij*, ohjelmistoarkkiteht*, ohjelmistoinsinöör*,
      ohjelmistoasiantuntij*, järjestelmäkehittäj*, web suunnittelij*,
      nettisivujen|kotisivujen teki*, nettisivum*, kotisivuteki*, testaaj*, ohjelmistotestaaj*,
      testausinsinöör*, testausasiantuntij*, testausautomaatio*, peliohjelmoij*, pelisuunnittelij*,
      verkkopalvelu* kehittäj*, devops insinöör*,
      logiikkaohjelmoij*, järjestelmäarkkiteht*, järjestelmäsuunnittelij*, järjestelmätestaaj*,
      wordpress*, testausharjoit*, *testaaj*, ohjelmistoharj*, pelitestaaj*, ohjelmointiharj*,
      *ohjelmoij*, tech lead, lead developer, *ohjelmistokehity*, testailij*, pelinkehittäj*,
      koodaaj*, koodaria, sovellusarkkiteht*, testausvastaav*, ohjelmistorobot*,
      sulautet* kehittäj*, qa asiantuntij*, automaatiotestaaj*, front end kehittäj*,
      back end kehittäj*, full stack kehittäj*, verkkosivujen .. kehittäj*, taitto-ohjelmoij*,
      scrum .. kehittäj*, low code*, unity, unreal, shader*
    `,
    sv: `
      programmerare*, systemutvecklare*, webbutvecklare*, mjukvaruutvecklare*,
      programvaruutvecklare*, *utvecklare, testare*, spelutvecklare*, *programmerare,
      mjukvaruarkitekt*, mjukvarutestare*, frontendutvecklare*, backendutvecklare*,
      applikationsutvecklare*, testautomat*
    `,
    en: `
      software engineer*|developer*|architect*|tester*|specialist*|designer*, developer*,
      programmer*, front|back end, fullstack, devops, full stack, test engineer*, qa engineer*,
      machine learning, architect, embedded, game designer*, game artist*, game developer*,
      game programmer*, web designer*, 3d artist*,
      environment artist*, technical artist*, qa tester*, tester, testers, software trainee*,
      software testing, game tester*, mobile developer*, ios, android, software developer*,
      python developer*, java developer*, react, kotlin, technical lead, qa analyst*,
      site reliability, firmware, unity developer*, web developer*, application developer*,
      software intern*, solution architect*
    `,
  },
  {
    group: 'Data ja pilvi',
    implies: '1D expert 2C 3A 5A',
    fi: `
      data analyytik*, *bi asiantuntij*, bi asiantuntij*|kehittäj*, datakehittäj*,
      tietovarastoasiantuntij*, tietovarasto kehittäj*, pilviasiantuntij*, data platform,
      data insinöör*, analytiikka asiantuntij*, *analytiikan .. asiantuntij*,
      *analytiikan .. konsult*, tekoäly*|koneoppimis* asiantuntij*|insinöör*|kehittäj*|konsult*,
      tekoälyasiantuntij*, tekoälykehittäj*, tekoälyinsinöör*, azure|aws .. tekij*, datatieteilij*,
      paikkatietoasiantuntij*, paikkatietosuunnittelij*, paikkatietokäsittelij*,
      paikkatietoinsinöör*, gis asiantuntij*, raportointiasiantuntij*, data-arkkitehti*,
      tietokanta-asiant*, integraatioarkkitehti*, integraatioasiantuntij*,
      pilviarkkitehti*, data asiantuntij*, analytiikka-asiantuntij*, 
      tietomallintaj*, devops-asiantuntij* 
    `,
    sv: `
      dataanalytiker*, datavetare*, databasadministratör*, molnarkitekt*, molnexpert*,
      ai utvecklare
    `,
    en: `
      data engineer*, data scientist*, data analyst*, cloud engineer*, cloud, data platform,
      bi developer*, system analyst*, systems analyst*, network engineer*, security engineer*,
      data architect*, machine learning engineer*, ai engineer*, bi analyst*, 
      database administrator*, gis specialist*, network specialist*, analytics engineer*,
      cloud architect*, platform engineer*
    `,
  },
  {
    group: 'ICT-asiantuntijat ja tuki',
    implies: '1D expert 2C 2D? 3A 5A 7C?',
    fi: `
      ict asiantuntij*, it asiantuntij*, sap|erp|crm asiantuntij*|konsult*|kehittäj*|pääkäyttäj*,
      tietojärjestelmäasiantuntij*, tietojärjestelmäsuunnittelij*, tietojärjestelmäpäällik*,
      tietojärjestelmäkoordinaattor*, tietojärjestelmävastaav*, järjestelmäasiantuntij*,
      järjestelmävastaav*, tietojärjestelmä asiantuntij*|suunnittelij*|päällik*,
      tietojärjestelmien asiantuntij*, it suunnittelij*, ict suunnittelij*, tietoturvaasiantuntij*,
      tietoturva asiantuntij*|päällik*|konsult*|suunnittelij*|insinöör*, tietoturvapäällik*,
      tietoturvavastaav*, tietoturvakonsult*, kyberturvallisuus* asiantuntij*,
      kyberturvallisuusasiantuntij*, järjestelmävalvoj*, tietoverkkoasiantuntij*,
      verkkoasiantuntij*, tietoliikenneasiantuntij*, palvelinasiantuntij*, sovellusasiantuntij*,
      ict|it insinöör*, ict|it koordinaattor*, tietohallintoasiantuntij*, tietohallintopäällik*,
      tietohallintojohtaj*, tietohallintosuunnittelij*, it pääkäyttäj*, pääkäyttäj*,
      it harjoittelij*, ict harjoittelij*, järjestelmäpääkäyttäj*, it arkkitehti*, datanom*,
      tietohallintoon, it projektipäällik*, ict projektipäällik*, digipalvelu* päällik*,
      digikehit* päällik*, ohjelmistoprojekt*, verkkovastaav*, it-vastaav*, ict-vastaav*,
      järjestelmäylläpit*, ylläpitäjä .. järjestelm*, atk-vastaav*, atk-suunnittelij*, erp-konsult*,
      sap konsult*, tietoturvatestaaj*,
      penetraatiotest*, palvelinylläpit*, it-päällik*, ict-päällik*,
      sovelluskonsult*, järjestelmäkonsult*, it koordinaattor*
    `,
    sv: `
      it planerare*, systemadministratör*, it expert*, ict expert*, ict|it utvecklare, datanom*,
      it tekniker*, it system*, it specialist*, systemspecialist*, it ansvarig*,
      it systemspecialist*, datasupport*, it koordinator*, it chef*, nätverkstekniker*,
      nätverksspecialist*, it samordnare*, informationssäkerhet*, cybersäkerhet*, it administratör*,
      systemförvaltare*
    `,
    en: `
      it specialist*, cyber security, cybersecurity, information security, it project manager*,
      it lead*, system administrator*, soc analyst*, it consultant*, it manager*, it engineer*,
      it trainee*, test lead*, sap consultant*, erp consultant*, sap .. consultant*,
      it administrator*, network administrator*, security analyst*, security consultant*,
      penetration tester*, it coordinator*, systems engineer*, implementation specialist*,
      salesforce, crm specialist*
    `,
  },
  {
    // They help users all day: at the desk, on the phone, from room to room.
    group: 'ICT-tuki',
    implies: '1D 2D 5A 7C? 3D 2C',
    fi: `
      ict|it tuki*, ict|it tukihenkilö*, mikrotuki*, käyttötuki*, käyttötuen asiantuntij*,
      käyttötukihenkilö*, atk tuki*, atk tukihenkilö*, it tuen, sovellustuki*, service desk*,
      it lähituki*, lähituki*, help desk*, helpdesk*, ohjelmistotuki*, ohjelmistotuen asiantuntij*,
      ict tukihenkilö*, järjestelmätuki*, mikrotukihenkilö*, ict lähituk*, it lähituk*, *lähituke*,
      it tukea, it tuke*, ict tuke*, laitetuki*, tietokonetuki*, it neuvoj*, atk-neuvoj*,
      palvelupiste* .. it, it-asiakastuk*
    `,
    sv: `
      it stöd*, it stödperson*, ict stöd*, it support*, it stödjare*, it handledare*, datastöd*,
      ict support*, helpdesk*
    `,
    en: `
      it support*, support engineer*, technical support*, service desk agent*, helpdesk agent*,
      service desk, help desk, helpdesk, it support specialist*, it support technician*,
      technical support specialist*, helpdesk specialist*, service desk analyst*, it helpdesk*,
      desktop support*
    `,
  },
  {
    group: 'ICT-asentajat',
    implies: '1D? 2A 2C? 3B 5C 7B?',
    fi: `
      ict asentaj*, it asentaj*, tietoliikenneasentaj*, valokuituasentaj*, verkkoasentaj*,
      tietoverkkoasentaj*, teleasentaj*, antenniasentaj*, datakeskusasentaj*, 
      mastoasentaj*, telemastoasent* 
    `,
    sv: `telemontör*, fibermontör*, nätmontör*, antennmontör*`,
    en: `
      data center technician*, it technician*, fibre technician*, fiber technician*,
      telecom technician*, network installer*,
      data centre technician*
    `,
  },
  {
    group: 'Tuotepäälliköt ja projektit',
    implies: '1D expert 2C 3A 5A? 5B 2D?',
    fi: `
      tuoteomistaj*, ketteryysvalmentaj*, scrum master*, agile*, tiimivalmentaja .. ohjelmisto*
    `,
    sv: `produktägare*`,
    en: `
      product owner*, scrum master*, product manager*, assessor*, agile coach*, delivery manager*,
      technical product manager*
    `,
  },
]
