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
      tuotannonsuunnittelij*, laskija, tarjouslaskij*, toimitsij*, toimistovastaav*, haastattelij*,
      arkistoij*, tallentaj*, lomakekäsittelij*, asiakirjahallin*, *hallintotyöntekij*
    `,
    sv: `sekreterare*, *sekreterare, kanslist*, byråsekreterare*, assistent*`,
    en: `
      assistant, office assistant*, secretary, administrator*, clerk*, executive assistant*,
      buyer*, data entry
    `,
  },
  {
    group: 'Taloushallinto',
    implies: '1D expert? 2C 3A 5B 7B?',
    fi: `
      kirjanpitäj*, pääkirjanpitäj*, palkanlaskij*, reskontr*, laskuttaj*, taloussihteer*,
      talousassistent*, taloushallin*, talousasiantuntij*, taloussuunnittelij*, tilintarkastaj*,
      palkkasihteer*, palkkahallin*, palkka asiantuntij*, luottokontroll*, pankkitoimihenkilö*,
      tilinpäätös*, kassanhallin*, perintäneuvottelij*, perintäkäsittelij*, *maksuliiken*
    `,
    sv: `bokförare*, lönesekreterare*, löneräknare*, ekonomisekreterare*`,
    en: `accountant*, bookkeeper*, payroll, accounts payable, financial controller*`,
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
      toimihenkilö pankki*, *asiakaspalvelu* työntekij*, etätuki*, asiakastuki*, puhelinpalveluun,
      teknisen tuen
    `,
    sv: `kundbetjänare*, kundrådgivare*, kundtjänst*`,
    en: `
      customer service*, customer support*, customer success, customer advisor*, customer care
    `,
  },
  {
    group: 'Vastaanotto ja hotelli',
    implies: '1D? 2D 3D 5B',
    fi: `
      vastaanottovirkailij*, hotellivirkailij*, vastaanottotyöntekij*, aulapalvelu*, aulaisän*,
      aulaemän*, respa*, lipunmyyj*, lipputoimist*, aulavartij*, hotellityöntekij*,
      hotellin vastaanot*, lentoemän*, matkustamohenkilö*, *stuertti*, elokuvateatteri*, lippumyyj*,
      rahastaj*
    `,
    sv: `receptionist*`,
    en: `receptionist*, front desk*`,
  },
  {
    group: 'Kirjasto ja museo',
    implies: '1D 2C? 2D 3D 5B 7B?',
    fi: `
      kirjastovirkailij*, kirjastotyöntekij*, museo opas*, näyttelyvalvoj*, museovalvoj*,
      museoisän*, opas museo*
    `,
    sv: `biblioteksfunktionär*, museiguide*`,
    en: `librarian*, museum guide*`,
  },
]
