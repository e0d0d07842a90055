import type { OccupationRow } from '../occupation.ts'

/** Office and clerical work, accounts, customer service at a desk. */
export const OFFICE: readonly OccupationRow[] = [
  {
    group: 'Toimistotyö',
    implies: '1D? 2C 2D? 3A 5B 7B?',
    fi: `
      *sihteer*, *assistent*, tullaaj*, ulosottomie*, toimistotyöntekij*, toimistoapulai*, toimistonhoitaj*, *virkailij*,
      kirjaaj*, arkistotyöntekij*, tilausten käsittelij*, tilauskäsittelij*, back office*,
      etuuskäsittelij*, käsittelijä*, hakemuskäsittelij*, ostaja*, hankintaasiantuntij*,
      hankinta asiantuntij*, huolitsij*, liikenteenhoitaj*, ajojärjestelij*, kuljetussuunnittelij*,
      tuotannonsuunnittelij*, *laskija, *laskijaa, *laskijaksi, tarjouslaskij*, toimitsij*,
      *meklari, *meklaria, *meklariksi, toimistovastaav*, haastattelij*, arkistoij*, tallentaj*,
      lomakekäsittelij*, asiakirjahallin*, *hallintotyöntekij*, *huolitsij*, laivaselvit*,
      *selvittäj*, merkonom*, vaaliavustaj*, *vaalivirkail*, lainopil* avustaj*, työsuhdeneuvoj*,
      tilaustenkäsit*, perunkirjo*, *toimistonhoit*, toimistoharjoit*, kokoussihteer*, tukkuostaj*,
      tietojenkäsittelij*,
      postitustyön*, skannaaj*, litteroij*
    `,
    sv: `
      sekreterare*, *sekreterare, kanslist*, byråsekreterare*, assistent*, *assistent,
      *funktionär*, *kanslist*, kontorist*, speditör*, kontorsanställd*, kundtjänstkoordin*
    `,
    en: `
      assistant, office assistant*, secretary, administrator*, clerk*, executive assistant*,
      buyer*, data entry, paralegal*, office worker*, secretar*, shipping agent*, forwarder*,
      purchaser*, receptionist-secretary, administrative, procurement assistant*,
      executive assistant* to the ceo|cfo|cto|director|rector|managing, assistant to the ceo|director
    `,
  },
  {
    group: 'Taloushallinto',
    implies: '1D expert? 2C 3A 4B? 5B 7B? 7C?',
    fi: `
      kirjanpitäj*, pääkirjanpitäj*, palkanlaskij*, reskontr*, laskuttaj*, taloussihteer*,
      talousassistent*, taloushallin*, talousasiantuntij*, taloussuunnittelij*, palkkasihteer*,
      palkkahallin*, palkka asiantuntij*, luottokontroll*, tilinpäätös*, kassanhallin*,
      perintäneuvottelij*, perintäkäsittelij*, *maksuliiken*, *reskontranhoit*, *reskontr*,
      *reskontran hoitaj*, *kirjanpitäj*, *laskujen tarkastaj*, sisäi* tarkastaj*
    `,
    sv: `
      bokförare*, redovisningsekonom*, lönesekreterare*, löneräknare*, ekonomisekreterare*,
      *ekonom, reskontra*, bokförings*
    `,
    en: `
      accountant*, bookkeeper*, payroll, accounts payable, financial controller*,
      accounts payable|receivable specialist*|clerk*, payroll specialist*, finance assistant*,
      accounting assistant*, controller trainee*
    `,
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
      *agentti, *agenttia, *agentteja,
      *haastattelija, *haastattelijoita, *haastattelijaa, *haastattelijaksi
    `,
    sv: `
      kundbetjänare*, kundrådgivare*, kundtjänst*, kundservice*, försäkringsrådgivare*,
      bankrådgivare*, kundservicerådgivare*, telefonist*, *kundbetjänare*, reserädgivare*,
      resebyråtjänsteman*, serviceråd*
    `,
    en: `
      customer service*, customer support*, customer success, customer advisor*, customer care,
      call centre|center agent*, bank teller*, support agent*, booking agent*, reservation* agent*,
      chat agent*, call handler*, help line, agent, agents, advisor, customer representative*,
      interviewer*
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
      purseri*, matkustamotyön*,
      laivaemän*, bussiemän*, risteilyemän*, risteilyisän*
    `,
    sv: `receptionist*, *receptionist*, hotellvärd*, biljettförsäljare*, kabinpersonal*`,
    en: `
      receptionist*, front desk*, ticket seller*, night auditor*, concierge*, cabin crew,
      flight attendant*, hotel reception*
    `,
  },
  {
    group: 'Kirjasto ja museo',
    implies: '1D 2C? 2D 3D 5B 7B?',
    fi: `
      erikoiskirjastovirkailij*, kirjastovirkailij*, kirjastotyöntekij*, museoisän*,
      kirjastoapulai*, kirjastoharjoit*, kirjastoavustaj*
    `,
    sv: `biblioteksfunktionär*`,
    en: `library assistant*`,
  },
  {
    group: 'Kirjastonhoitajat',
    implies: '1D 2C? 2D 3D 5B 7C?',
    fi: `*kirjastonhoitaj*, kirjastopedagog*`,
    sv: `bibliotekarie*`,
    en: `librarian*`,
  },
  {
    group: 'Museoiden oppaat ja valvojat',
    implies: '1D? 2B 2D 3D 5B? 7A?',
    fi: `
      museo opas*, museo oppa*, museoopa*, näyttelyopa*, näyttelyvalvoj*, museovalvoj*,
      opas museo*, tiedekeskus* .. opas|oppai*, linnan opas*, linnaopas*, *museo* .. opas*,
      *museo-oppai*, museopedagog*, taidemuseo* .. opas*
    `,
    sv: `museiguide*, guide .. museum|museet, utställningsvakt*, museipedagog*`,
    en: `museum guide*, gallery attendant*`,
  },
  {
    group: 'Valvomot ja liikenteen ohjaus',
    implies: '1D? 2C 2D? 3A 5B 7B?',
    fi: `
      hälytyskeskus*, valvomo* päivystäj*, valvomopäivystäj*, valvomo* operaattor*,
      valvomotyöntekij*, turvavalvomo*, liikenneoperaattor*, *liikenneohjaaj*, lennonjohtaj*,
      liikennekesku*, meripelastus*, alusliikenne*, kameravalvo*, etävalvo*, verkonvalvoj*,
      käyttökeskus*
    `,
    sv: `trafikledare*, larmoperatör*, flygledare*, trafikoperatör*`,
    en: `air traffic controller*, control room operator*, alarm operator*`,
  },
  {
    group: 'Yleisöpalvelu ja tapahtumapaikat',
    implies: '1E? 2B 2D 3D 7A',
    fi: `
      yleisöpalvelu*, *järjestyksenpitäj*, paikannäyttäj*, teatterivahtimest*, caddiemaster*,
      yhteisömanager*, elämyspuisto*, tapahtumaemän*, tapahtumaisän*, kokousemän*, kokousisän*,
      kokouspalvelu*, näyttelyavustaj*, vahtimestari-lipunmyyj*, leirintäalue* .. työntekij*,
      kylpylätyöntekij*, allastyöntekij*, majoitus* .. työntekij*
    `,
    sv: `publikvärd*, vaktmästare .. biograf*, campingvärd*, mötesvärd*, konferensvärd*`,
    en: `usher*, community manager* .. coworking, host, hostess, visitor service*, guest service*`,
  },
  {
    group: 'Neuvojat',
    implies: '1D? 2C? 2D 4D? 5B',
    fi: `*neuvoja, *neuvojaa, *neuvojaksi, *neuvojia`,
    sv: `*vägledare, *vägledaren`,
  },
]
