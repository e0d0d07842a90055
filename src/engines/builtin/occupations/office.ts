import type { OccupationRow } from '../occupation.ts'

/** Office and clerical work, accounts, customer service at a desk. */
export const OFFICE: readonly OccupationRow[] = [
  {
    group: 'Toimistotyö',
    implies: '1D? 2C 3A 5B',
    fi: `
      *sihteer*, *assistent*, toimistotyöntekij*, toimistoapulai*, toimistonhoitaj*, *virkailij*,
      kirjaaj*, arkistotyöntekij*, tilausten käsittelij*, tilauskäsittelij*, back office*,
      etuuskäsittelij*, käsittelijä*, hakemuskäsittelij*, ostaja*, hankintaasiantuntij*,
      hankinta asiantuntij*, huolitsij*, liikenteenhoitaj*, ajojärjestelij*, kuljetussuunnittelij*,
      tuotannonsuunnittelij*, *laskija, *laskijaa, *laskijaksi, tarjouslaskij*, toimitsij*,
      *meklari, *meklaria, *meklariksi, toimistovastaav*, haastattelij*, arkistoij*, tallentaj*,
      lomakekäsittelij*, asiakirjahallin*, *hallintotyöntekij*
    `,
    sv: `sekreterare*, *sekreterare, kanslist*, byråsekreterare*, assistent*`,
    en: `
      assistant, office assistant*, secretary, administrator*, clerk*, executive assistant*, buyer*,
      data entry, paralegal*
    `,
  },
  {
    group: 'Taloushallinto',
    implies: '1D expert? 2C 3A 4B? 5B 7B?',
    fi: `
      kirjanpitäj*, pääkirjanpitäj*, palkanlaskij*, reskontr*, laskuttaj*, taloussihteer*,
      talousassistent*, taloushallin*, talousasiantuntij*, taloussuunnittelij*, palkkasihteer*,
      palkkahallin*, palkka asiantuntij*, luottokontroll*, tilinpäätös*, kassanhallin*,
      perintäneuvottelij*, perintäkäsittelij*, *maksuliiken*, *reskontranhoit*, *reskontr*,
      *reskontran hoitaj*, *kirjanpitäj*
    `,
    sv: `bokförare*, redovisningsekonom*, lönesekreterare*, löneräknare*, ekonomisekreterare*`,
    en: `
      accountant*, bookkeeper*, payroll, accounts payable, financial controller*,
      accounts payable|receivable specialist*|clerk*
    `,
  },
  {
    group: 'Asiakaspalvelu toimistossa ja puhelimessa',
    implies: '1D? 2D 2C? 3D 5B',
    fi: `
      *asiakaspalvelij*, asiakaspalveluasiantuntij*, asiakaspalveluneuvoj*,
      asiakaspalveluvirkailij*, *asiakasneuvoj*, asiakasneuvottelij*, puhelinpalvelu*,
      vaihteenhoitaj*, palveluneuvoj*, palveluasiantuntij*, ajanvaraaj*, asiakaspalveluun,
      asiakaspalvelutekij*, vakuutusneuvoj*, palvelusihteer*, matkaneuvoj*, asiakaspalveluedustaj*,
      call center*, contact center*, asiakaspalvelutehtäv*, pankkineuvoj*, sijoitusneuvoj*,
      rahoitusneuvoj*, rahoitusneuvottelij*, huoltoneuvoj*, palveluvastaav*, sovellusneuvoj*,
      toimihenkilö pankki*, pankkitoimihenkilö*, *asiakaspalvelu* työntekij*, etätuki*,
      asiakastuki*, puhelinpalveluun, teknisen tuen, asiakastuen .. asiantuntij*,
      ajanvaraussihteer*, palvelumyyj*, matkatoimistovirkailij*
    `,
    sv: `kundbetjänare*, kundrådgivare*, kundtjänst*, kundservice*, försäkringsrådgivare*, bankrådgivare*`,
    en: `
      customer service*, customer support*, customer success, customer advisor*, customer care,
      call centre|center agent*, bank teller*
    `,
  },
  {
    group: 'Vastaanotto ja hotelli',
    implies: '1D? 2D 3D 5B',
    fi: `
      vastaanottovirkailij*, hotellivirkailij*, vastaanottotyöntekij*, *vuokraamo* työntekij*,
      vuokraamovirkailij*, aulapalvelu*, aulaisän*, aulaemän*, respa*, respavirkailij*,
      respatyöntekij*, lipunmyyj*, lipputoimist*, aulavartij*, check in virkailij*, lähtöselvit*,
      matkustajapalvelu*, hotellityöntekij*, hotellin vastaanot*, lentoemän*, matkustamohenkilö*,
      *stuertti*, elokuvateatteri*, lippumyyj*, rahastaj*
    `,
    sv: `receptionist*`,
    en: `receptionist*, front desk*, ticket seller*`,
  },
  {
    group: 'Kirjasto ja museo',
    implies: '1D 2C? 2D 3D 5B 7B?',
    fi: `erikoiskirjastovirkailij*, kirjastovirkailij*, kirjastotyöntekij*, museoisän*`,
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
      museo opas*, museo oppa*, museoopa*, näyttelyopa*, näyttelyvalvoj*, museovalvoj*, opas museo*,
      tiedekeskus* .. opas|oppai*
    `,
    sv: `museiguide*`,
    en: `museum guide*, gallery attendant*`,
  },
]
