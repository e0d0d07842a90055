import type { OccupationRow } from '../occupation.ts'

/** Office and clerical work, accounts, customer service at a desk. */
export const OFFICE: readonly OccupationRow[] = [
  {
    group: 'Toimistotyö',
    implies: '1D? 2C 2D? 3A 5B 7B?',
    fi: `
      *sihteer*, *assistent*, tullaaj*, ulosottomie*, toimistotyöntekij*, toimistoapulai*,
      toimistonhoitaj*, *virkailij*, kirjaaj*, arkistotyöntekij*, tilausten käsittelij*,
      tilauskäsittelij*, back office*, etuuskäsittelij*, käsittelijä*, hakemuskäsittelij*, ostaja*,
      hankintaasiantuntij*, hankinta asiantuntij*, huolitsij*, liikenteenhoitaj*, ajojärjestelij*,
      kuljetussuunnittelij*, tuotannonsuunnittelij*, *laskija, *laskijaa, *laskijaksi,
      tarjouslaskij*, toimitsij*, *meklari, *meklaria, *meklariksi, toimistovastaav*, haastattelij*,
      arkistoij*, tallentaj*, lomakekäsittelij*, asiakirjahallin*, *hallintotyöntekij*, *huolitsij*,
      laivaselvit*, *selvittäj*, merkonom*, vaaliavustaj*, *vaalivirkail*, lainopil* avustaj*,
      työsuhdeneuvoj*, tilaustenkäsit*, perunkirjo*, *toimistonhoit*, toimistoharjoit*,
      kokoussihteer*, tukkuostaj*, tietojenkäsittelij*, postitustyön*, skannaaj*, litteroij*,
      toimistohenkil*, tiedonhallin*, kirjaamosiht*, käräjäsihteer*, hallintoassist*,
      henkilöstöassist*, toimistosihteer*, talous- ja toimisto*, asiakirjatyön*, hakemuskäsit*,
      tietojen tallent*, tallennustyön*, lupakäsit*, rekisterisiht*,
      hankinta-assist*, toimistotrain*, ostopalv*, tilauspalvelu* toimist*,
      logistiikkasihteer*, laskentasihteer*, kokousassist*, johdon assist*, myyntiassist* toimist*,
      neuvottelusiht*, tutkintosiht*, opintosiht*, koulusihteer*, hankintasiht*
    `,
    sv: `
      sekreterare*, *sekreterare, kanslist*, byråsekreterare*, assistent*, *assistent, *funktionär*,
      *kanslist*, kontorist*, speditör*, kontorsanställd*, kundtjänstkoordin*, byråarbetare*,
      kontorsassist*, kontorsbiträde*, arkivsekreterare*, skolsekreterare*, studiesekreterare*,
      domstolssekreterare*, inköpsassist*, ordermottag*, skattesekreterare*,
      verksamhetssekreterare*, tingssekreterare*, registerförare*
    `,
    en: `
      assistant, office assistant*, secretary, administrator*, clerk*, executive assistant*, buyer*,
      data entry, paralegal*, office worker*, secretar*, shipping agent*, forwarder*, purchaser*,
      receptionist-secretary, administrative, procurement assistant*,
      executive assistant* to the ceo|cfo|cto|director|rector|managing,
      assistant to the ceo|director, office coordinator*, office clerk*, legal secretary,
      legal assistant*, team assistant*, project assistant*, personal assistant to the ceo|director,
      purchasing assistant*, data clerk*, case processor*, back office, office trainee*,
      claims handler*, claims adjuster*, order handler*, production planner*, freight forwarder*,
      transport planner*, traffic planner*
    `,
  },
  {
    group: 'Taloushallinto',
    implies: '1D expert? 2C 3A 4B? 5B 7B? 7C?',
    fi: `
      kirjanpitäj*, pääkirjanpitäj*, palkanlaskij*, reskontr*, laskuttaj*, taloussihteer*,
      talousassistent*, taloushallin*, talousasiantuntij*, taloussuunnittelij*, palkkasihteer*,
      palkkahallin*, palkka asiantuntij*, luottokontroll*, tilinpäätös*, kassanhallin*,
      *maksuliiken*, *reskontranhoit*, *reskontr*,
      *reskontran hoitaj*, *kirjanpitäj*, *laskujen tarkastaj*, sisäi* tarkastaj*, luotonvalvoj*,
      luottoasiantuntij*, laskutusasiantuntij*, palkkakoordin*, palkkakäsitt*, talousharjoit*,
      taloustrain*, talouskoordinaat*, talouspalvelu*, palkkapalvelu*, ostolaskujen .. käsittelij*,
      laskujen käsittelij*, matkalasku*, talousvastaav*, kirjanpidon .. assist*, kirjanpidon harj*,
      tilintarkastusharj*, laskentaekonom*, konsernikirjanp*,
      tilitoimistotyön*, laskutussiht*, laskutusassist*, luotonhall*
    `,
    sv: `
      bokförare*, redovisningsekonom*, lönesekreterare*, löneräknare*, ekonomisekreterare*, *ekonom,
      reskontra*, bokförings*, löneassistent*, lönekonsult*, ekonomiassistent*, bokföringsassist*,
      fakturerare*, revisionsassist*, ekonomiansvarig*, lönebokhåll*, kassaförvaltare*
    `,
    en: `
      accountant*, bookkeeper*, payroll, accounts payable, financial controller*,
      accounts payable|receivable specialist*|clerk*, payroll specialist*, finance assistant*,
      accounting assistant*, controller trainee*, payroll assistant*, invoicing specialist*,
      billing specialist*, finance officer*, purchase ledger*, sales ledger*,
      ledger clerk*, finance trainee*, bookkeeping, group accountant*, finance and administration,
      audit trainee*, audit associate*, tax specialist* 
    `,
  },
  {
    // Figures, and people who owe them.
    group: 'Perintä ja luotot',
    implies: '1D? 2C 2D 3A 5B 7A?',
    fi: `perintäneuvottelij*, perintäkäsittelij*, perintäasiantuntij*, luottoneuvottelij*, luottokäsit*`,
    sv: `indrivare*, kravhandläggare*`,
    en: `credit control specialist*, collections specialist*, debt collector*, collections agent*`,
  },
  {
    group: 'Asiakaspalvelu toimistossa ja puhelimessa',
    implies: '1D? 2D 2C? 3D 5B 2B?',
    fi: `
      *asiakaspalvelij*, asiakaspalveluasiantuntij*, asiakaspalveluneuvoj*,
      asiakaspalveluvirkailij*, *asiakasneuvoj*, asiakasneuvottelij*, puhelinpalvelu*,
      vaihteenhoitaj*, palveluneuvoj*, palveluasiantuntij*, ajanvaraaj*, asiakaspalveluun,
      asiakaspalvelutekij*, vakuutusneuvoj*, palvelusihteer*, matkaneuvoj*, asiakaspalveluedustaj*,
      call center*, contact center*, asiakaspalvelutehtäv*, pankkineuvoj*, sijoitusneuvoj*,
      rahoitusneuvoj*, rahoitusneuvottelij*, huoltoneuvoj*, palveluvastaav*, sovellusneuvoj*,
      toimihenkilö pankki*, pankkitoimihenkilö*, *asiakaspalvelu* työntekij*, etätuki*,
      asiakastuki*, puhelinpalveluun, teknisen tuen, asiakastuen .. asiantuntij*,
      ajanvaraussihteer*, puhelinvaihteen hoitaj*, palvelumyyj*, matkatoimistovirkailij*,
      vaihteen hoitaj*, puhelinvaihte*, tulkkivälit*, taksi* välittäj*, *keskuksen välittäj*,
      puhelunvälit*, *palveluagent*, ajanvarauspalvelu*, asiakaspalveluvastaav*, varausneuvoj*,
      *varaushoit*, varausvirkailij*, cargo agent*, lipputoimisto*, *puhelinpäivystäj*,
      palvelukoordinaat*, *välittäjä, *välittäjää, *välittäjäksi, *päivystäjä, *päivystäjää,
      *agentti, *agenttia, *agentteja, *haastattelija, *haastattelijoita, *haastattelijaa,
      *haastattelijaksi, jäsenpalvelij*, lahjoittajapalvel*, korvausneuvoj*, korvauspalvelu*,
      verkkokaupan asiakasp*, puhelinkontakt*, jäsenpalvelu*, varausmyyj*,
      palvelukeskus* .. neuvoj*, lippupalvelu*, chat asiakasp*, puhelinneuvoj*, vuokrausneuvoj*,
      asuntoneuvoj*, vakuutusvirkail*, pankkivirkail*, toimihenkilö .. pankk*, pankkitrain*,
      kela palveluasian*, lainaneuvo*, asiakaspalveluhar*, etuusneuvoj*, infopiste*, neuvontapiste*,
      tulkkikeskus*
    `,
    sv: `
      kundbetjänare*, kundrådgivare*, kundtjänst*, kundservice*, försäkringsrådgivare*,
      bankrådgivare*, kundservicerådgivare*, telefonist*, *kundbetjänare*, reserädgivare*,
      resebyråtjänsteman*, serviceråd*, kundtjänstmedarb*, kundtjänstrådg*, bankfunktionär*,
      bokningsassist*, växeltelefonist*, försäkringstjänst*, kundsupport*, researrangör*, bankman*
    `,
    en: `
      customer service*, customer support*, customer success, customer advisor*, customer care,
      call centre|center agent*, bank teller*, support agent*, booking agent*, reservation* agent*,
      chat agent*, call handler*, help line, agent, agents, advisor, customer representative*,
      interviewer*, customer service agent*, customer service representative*,
      customer service specialist*, banking advisor*, insurance advisor*, travel agent*,
      travel advisor*, service agent*, call center worker*, player support*, visa officer*,
      claims advisor*, donor care*, telephone interviewer*
    `,
  },
  {
    group: 'Vastaanotto ja hotelli',
    implies: '1D? 2B? 2D 3D 5B',
    fi: `
      vastaanottovirkailij*, hotellivirkailij*, vastaanottotyöntekij*, *vuokraamo* työntekij*,
      vuokraamovirkailij*, aulapalvelu*, aulaisän*, aulaemän*, respa*, respavirkailij*,
      respatyöntekij*, lipunmyyj*, lipputoimist*, aulavartij*, check in virkailij*, lähtöselvit*,
      matkustajapalvelu*, hotellityöntekij*, hotellin vastaanot*, lentoemän*, matkustamohenkilö*,
      *stuertti*, elokuvateatteri*, lippumyyj*, rahastaj*, concierge*, vastaanottoapulai*,
      vastaanottaja hotelli*, hotelliapulai*, portier*, saunamajuri*, lentoaseman .. virkailij*,
      purseri*, matkustamotyön*, laivaemän*, bussiemän*, risteilyemän*, risteilyisän*,
      respavastaav*, vastaanottovastaav*, lentokenttävirkail*, lähtöselvittäj*, lähtöpalvelu*,
      aulavirkail*, aulahenkil*, hotelliemän*, lipputark*, lippukass*, yövastaanott*,
      check in agent*, kylpylän vastaanott*, kuntosali* vastaanott*, vuokraamon .. työntek*,
      kiipeilykesk* vastaanott*
    `,
    sv: `
      receptionist*, *receptionist*, hotellvärd*, biljettförsäljare*, kabinpersonal*,
      hotellreceptionist*, nattreceptionist*, lobbyvärd*, simhallsvakt*, biljettkontroll*,
      incheckning*, uthyrare*, uthyrningsbiträde*
    `,
    en: `
      receptionist*, front desk*, ticket seller*, night auditor*, concierge*, cabin crew,
      flight attendant*, hotel reception*, guest relations*, hotel host*, check in agent*,
      gate agent*, ticket clerk*, rental agent*, rental assistant*, 
      ticket inspector*, night receptionist*, front office*
    `,
  },
  {
    group: 'Kirjasto ja museo',
    implies: '1D 2C? 2D 3D 5B 7B? 2B?',
    fi: `
      erikoiskirjastovirkailij*, kirjastovirkailij*, kirjastotyöntekij*, museoisän*,
      kirjastoapulai*, kirjastoharjoit*, kirjastoavustaj*, kirjaston .. työntek*,
      kirjastoon .. kesä*, kesä* .. kirjastoon, kirjastotyö*, kirjastokoordin*,
      *harjoittelij* kirjastoon
    `,
    sv: `
      biblioteksfunktionär*, biblioteksassist*, biblioteksarbet*, bibliotekstjänst*,
      biblioteksbiträde*
    `,
    en: `library assistant*, library worker*, library clerk*, library page`,
  },
  {
    group: 'Kirjastonhoitajat',
    implies: '1D 2C? 2D 3D 5B 7C?',
    fi: `
      *kirjastonhoitaj*, kirjastopedagog*, *informaatikko .. kirjast*, erikoiskirjastonhoit*,
      lastenkirjastonh*, kirjastopalvel*
    `,
    sv: `bibliotekarie*, bibliotekspedagog*, barnbibliotekarie*, *bibliotekarie*`,
    en: `librarian*`,
  },
  {
    group: 'Museoiden oppaat ja valvojat',
    implies: '1D? 2B 2D 3D 5B? 7A?',
    fi: `
      museo opas*, museo oppa*, museoopa*, näyttelyopa*, näyttelyvalvoj*, museovalvoj*, opas museo*,
      tiedekeskus* .. opas|oppai*, linnan opas*, linnaopas*, *museo* .. opas*, *museo-oppai*,
      museopedagog*, taidemuseo* .. opas*, museoiden kesä*, museo* kesäopa*, näyttelyopp*,
      galleriatyön*, museotyöntek* .. kesä*, kotiseutumuseo*, kesäopas, kesäoppaita,
      kesäopasta
    `,
    sv: `
      museiguide*, guide .. museum|museet, utställningsvakt*, museipedagog*, museivakt*, museivärd*,
      utställningsvärd*, sommarguide*
    `,
    en: `
      museum guide*, gallery attendant*, exhibition guide*, museum host*, museum assistant*,
      gallery guide*
    `,
  },
  {
    group: 'Valvomot ja liikenteen ohjaus',
    implies: '1D? 2C 2D? 3A 5B 7B?',
    fi: `
      hälytyskeskus*, valvomo* päivystäj*, valvomopäivystäj*, valvomo* operaattor*,
      valvomotyöntekij*, turvavalvomo*, liikenneoperaattor*, *liikenneohjaaj*, lennonjohtaj*,
      liikennekesku*, meripelastus*, alusliikenne*, kameravalvo*, etävalvo*, verkonvalvoj*,
      käyttökeskus*, valvomotyön*, valvomohenkil*, häiriöpäivyst*, hälytysvalvom*, hälytyspäivyst*,
      liikenteenohjauskes*, lennonjoht*, junaohjaaj*, rataliikennekesk*, käytönvalvontakesk*,
      verkonhallin*, soc analyytikko
    `,
    sv: `
      trafikledare*, larmoperatör*, flygledare*, trafikoperatör*, trafikplanerare*, tågklarerare*,
      sjötrafikledare*, alarmoperatör*
    `,
    en: `
      air traffic controller*, control room operator*, alarm operator*, dispatcher*, vts operator*,
      control centre operator*, control center operator*, traffic controller*
    `,
  },
  {
    group: 'Yleisöpalvelu ja tapahtumapaikat',
    implies: '1E? 2B 2D 3D 7A',
    fi: `
      yleisöpalvelu*, *järjestyksenpitäj*, paikannäyttäj*, teatterivahtimest*, caddiemaster*,
      yhteisömanager*, elämyspuisto*, tapahtumaemän*, tapahtumaisän*, kokousemän*, kokousisän*,
      kokouspalvelu*, näyttelyavustaj*, vahtimestari-lipunmyyj*, leirintäalue* .. työntekij*,
      kylpylätyöntekij*, allastyöntekij*, majoitus* .. työntekij*, isäntiä, emäntiä,
      konsertti-isän*, konsertti-emän*, yleisöisän*, 
      laitehoitaj*,
      laitteenhoitaj*, tapahtuma-avust*, vierasisän*, vieraspalvelu*, näyttämön vahtim*,
      lipuntarkast*, festivaalityö*, katsomotyö*, 
      areenatyö*
    `,
    sv: `
      publikvärd*, vaktmästare .. biograf*, campingvärd*, mötesvärd*, konferensvärd*, 
      publikvakt*, värdinna*, värdinnor, evenemangsvärd* 
    `,
    en: `
      usher*, community manager* .. coworking, host, hostess, visitor service*, guest service*,
      ride operator*, visitor host*, front of house*,
      event host*, guest services*, visitor assistant*, venue assistant* 
    `,
  },
  {
    // They receive guests, mow the grass and clean the huts in turn.
    group: 'Leirintäalueet',
    implies: '1E? 2A? 2B? 2D 3B 3D? seasonal? 7A',
    fi: `leirintäaluetyön* `,
    sv: `campingarbetare*, campingpersonal*`,
    en: ``,
  },
  {
    group: 'Neuvojat',
    implies: '1D? 2D 4D? 5B',
    fi: `
      *neuvoja, *neuvojaa, *neuvojaksi, *neuvojia, *neuvojana, matkailuneuvoj*,
      turisti-opas*
    `,
    sv: `*vägledare, *vägledaren, turistrådgiv*, turistinfo* `,
    en: `tourist advisor*`,
  },
]
