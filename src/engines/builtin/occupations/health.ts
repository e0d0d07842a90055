import type { OccupationRow } from '../occupation.ts'

/** Health care: experts, nurses, practical nurses, therapists, pharmacy and laboratory. */
export const HEALTH: readonly OccupationRow[] = [
  {
    group: 'Sairaanhoitajat ja kätilöt',
    implies: '1D expert 2C? 2D 3D 4D 5B 7C team?',
    fi: `
      *sairaanhoitaj*, sairaanhoito*, *terveydenhoitaj*, kätilö*, kuulontutkij*, diabeteshoitaj*,
      työterveyshoitaj*, geronom*, endoskopiahoitaj*, leikkaushoitaj*, anestesiahoitaj*,
      dialyysihoitaj*, poliklinikkahoitaj*, muistihoitaj*, päivystyshoitaj*, vastaanottohoitaj*,
      klinikkahoitaj*, syöpähoitaj*, etähoitaj*, haavahoitaj*, asiantuntijahoitaj*, rokottaj*,
      päihdehoitaj*, psykiatrinen hoitaj*
    `,
    sv: `sjuksköt*, hälsovårdare*, barnmorska*, avdelningsskötare*, *hälsovårdare*`,
    en: `
      registered nurse*, nurse, nurses, midwife, head nurse, public health nurse*, school nurse*
    `,
  },
  {
    group: 'Ensihoito',
    implies: '1D expert 2A? 2D 3B 4D 5B 7C team?',
    fi: `
      ensihoitaj*, ensihoidon .. johtaj*, sairaankuljettaj*, potilassiirt* .. kuljettaj*,
      ambulanssinkulj*
    `,
    sv: `förstavårdare*, akutvårdare*, ambulans*`,
    en: `paramedic*, ambulance*`,
  },
  {
    group: 'Lähihoitajat',
    implies: '1D expert? 2A 2D 3D 4B 4D 5B? 7B',
    fi: `
      lähihoitaj*, perushoitaj*, mielisairaanhoitaj*, hoitaja*, hoitajia, vanhustyöntekij*,
      hoivatyöntekij*, kotihoitaj*, laitoshuoltaj* hoitaj*, saattohoitaj*, kuntohoitaj*,
      kodinhoitotyöntekij*, hoiva* työntekij*, hoitotyöntekij*, sairaankuljettaj*, kylvettäj*,
      yöhoitaj*, sijaishoitaj*, kesähoitaj*, keikkahoitaj*, vanhustenhoitaj*, *lähihoitaj*,
      hoivahoitaj*, ryhmäkodin työntekij*
    `,
    sv: `
      primärsköt*, vårdare*, närvårdar*, närvårdare*, hemvårdare*, *närvårdare*, åldringsvårdare*,
      hemvårdspersonal*, *vårdare, *skötare
    `,
    en: `
      practical nurse*, caregiver*, carer*, care worker*, home carer*, nursing assistant*,
      residential care worker*
    `,
  },
  {
    group: 'Hoiva-avustajat',
    implies: '1E 2A 2D 3D 4D 7B?',
    fi: `
      hoiva avustaj*, hoiva|hoito apulai*, hoitoapulai*, hoitoavustaj*, hoivaapulai*,
      potilassiirtäj*, potilasavustaj*, hoivaavustaj*, terveyskeskusavustaj*, terveyskeskusapulai*,
      osastoavustaj*, osastoapulai*, sairaala-apulai*, sairaalaapulai*, sairaalalähet*, hoiva apu*, potilaskuljettaj*,
      hoitologistik*
    `,
    sv: `vårdbiträde*, omsorgsassistent*, vårdassistent*`,
    en: `care assistant*, healthcare assistant*, nursing aide*, hospital porter*`,
  },
  {
    group: 'Hoitajat mielenterveys- ja päihdetyössä',
    implies: '1D expert? 2A? 2D 3D 4D 7B',
    fi: `
      mielenterveyshoitaj*, lähihoitaj*|hoitaj* .. psykiatri*|*psykiatria*|mielenterv*|päihde*,
      psykiatri*|mielenterv*|päihde* .. lähihoitaj*
    `,
  },
  {
    group: 'Kotihoidon hoitajat',
    implies: '1D expert? 2A 2D 3B 3D? 4B 4D 5B? 7B',
    fi: `
      kotihoidon .. lähihoitaj*, lähihoitaj* .. kotihoitoon|kotihoidon, kotihoitoon .. lähihoitaj*,
      kotilähihoitaj*
    `,
    sv: `närvårdare .. hemvård*`,
  },
  {
    group: 'Kotihoidon sairaanhoitajat',
    implies: '1D expert 2B 2D 3B 3D? 4D 5B 7C',
    fi: `
      kotihoidon .. sairaanhoitaj*, sairaanhoitaj* .. kotihoitoon|kotihoidon|kotisairaalaan,
      kotisairaanhoitaj*
    `,
  },
  {
    group: 'Henkilökohtaiset avustajat',
    implies: '1A 2A 2B? 2D 3B 4D 7A',
    fi: `
      henkilökohtai* avustaj*, avustajaa|avustajia vaikeavammai*,
      avustaja|avustajaa|avustajaksi .. naiselle|miehelle|lapselle|nuorelle|pojalle|tytölle|henkilölle,
      kotiavustaj*, vammaisen|vaikeavammaisen|liikuntavammaisen|cp avustaj*,
      avustajaa|avustajaksi .. pyörätuoli*, henkilökohtaista apua,
      avustaja|avustajaa|avustajaksi .. vaikeavammai*|vammai*|liikuntavammai*,
      avustaja|avustajaa|avustajaksi .. näkövammai*|kehitysvammai*|autist*, avustaja, avustajaa,
      avustajia, avustajaksi
    `,
    sv: `personlig* assistent*`,
    en: `personal assistant* for, personal assistant, disability assistant*, live in assistant*`,
  },
  {
    group: 'Hammashoitajat ja vastaanottotyö',
    implies: '1D expert? 2D 2C? 3D 4B? 4D? 5B 7B',
    fi: `
      hammashoitaj*, vastaanottoavustaj*, hammashoitola* vastaanot*, *hammashoitaj*,
      hammashuolt*
    `,
    sv: `tandskötare*`,
    en: `dental nurse*, dental assistant*`,
  },
  {
    group: 'Lääkärit',
    implies: '1A? 1D expert 2D 2C 3D 4D 5B 7C',
    fi: `
      *lääkäri, *lääkäriä, *lääkäriksi, *lääkäreitä, *lääkärin virka*, hammaslääkär*,
      ylilääkär*, kirurgi, kirurgiksi, kirurgeja, *kirurgi, anestesiolog*, patologi, patologiksi, radiologi, radiologiksi, psykiatri,
      psykiatriksi, psykiatreja, gynekologi*
    `,
    sv: `läkare*, tandläkare*, *läkare, *läkare*, kirurg, kirurger`,
    en: `physician*, doctor, dentist*, medical officer*, surgeon*, radiologist*`,
  },
  // They treat animals, and decide about no people.
  {
    group: 'Eläinlääkärit',
    implies: '1A? 1D expert 2D 2C 3D 4B? 5B 7C',
    fi: `*eläinlääkär*, eläinfysioterapeut*`,
    sv: `veterinär*, *veterinär, djurläkare*`,
    en: `veterinarian*, veterinary surgeon*, veterinary doctor*`,
  },
  {
    group: 'Eläinlääkärit kentällä',
    implies: '1A? 1D expert 2A? 2C? 2D 3B 3D? 4B? 5B 7C',
    fi: `kunnaneläinlääkär*, praktiikkaeläinlääkär*, suureläinlääkär*, tuotantoeläinlääkär*`,
    sv: `kommunalveterinär*, kommunveterinär*`,
  },
  {
    group: 'Terapeutit ja psykologit',
    implies: '1A? 1D expert 2C? 2D 3D 4D 5B 7C',
    fi: `
      psykolog*, *terapeut*, naprapaat*, osteopaat*, *psykolog*,
      seksuaalineuvoj*, *neuropsykolog*, kuntoutussuunnit*, musiikkiterap*,
      kiropraktik*
    `,
    sv: `psykolog*, *terapeut*`,
    en: `
      psychologist*, *therapist*, psychotherapist*, counselling psychologist*, speech therapist*
    `,
  },
  {
    // They go where the person lives and do things together.
    group: 'Toimintaterapeutit ja kuntoutusohjaajat',
    implies: '1A? 1D expert 2B 2C? 2D 3D 4D 5B 7C',
    fi: `toimintaterapeut*, kuntoutusohjaaj*, *toimintaterapeut*`,
    sv: `ergoterapeut*, rehabiliteringshandledare*`,
    en: `occupational therapist*`,
  },
  {
    group: 'Hierojat ja kauneudenhoito',
    implies: '1A? 2B 2D 3D 5C 7B',
    fi: `
      *kosmetolog*, stylist*, parturi*, *kampaaj*, barber*, ripsitekni*, kynsitekni*, jalkahoitaj*,
      kauneudenhoitaj*, jalkojenhoit*, *parturi*, meikkaaj*, maskeeraaj*, manikyr*, kestomeikk*,
      meikkitaiteil*, akupunkt*, podolog*
    `,
    sv: `
      frisör*, kosmetolog*, *frisör*, barberare*, nagelteknik*, skönhetsterapeut*, hårfrisör*
    `,
    en: `
      hairdresser*, hair stylist*, beautician*, barber*, stylist*, nail technician*,
      make up artist*, spa therapist*,
      hairstylist*
    `,
  },
  {
    group: 'Hierojat',
    implies: '1A 2A 2D 3D 5C 7B',
    fi: `*hieroj*`,
    sv: `massör*`,
    en: `massage therapist*, massage, masseur*`,
  },
  {
    group: 'Tatuoijat',
    implies: '1A 2C 2D 3D 5C 7B',
    fi: `tatuoij*, *tatuoij*, lävistäj*`,
    sv: `tatuerare*`,
    en: `tattoo artist*, piercer*`,
  },
  {
    group: 'Apteekki',
    implies: '1D expert? 2C 2D? 3D 5B 7B?',
    fi: `
      lääketekni*, lääketyöntekij*, apteekin .. työntekij*, apteekkityöntekij*,
      apteekkiin työntekij*, farmanom*, apteekkiapulai*
    `,
    sv: `apoteksbiträde*, apotekstekniker*`,
    en: `pharmacy technician*`,
  },
  {
    group: 'Proviisorit ja farmaseutit',
    implies: '1D expert 2C 2D 3D 5B 7C',
    fi: `farmaseut*, *farmaseut*, proviisor*, apteekkar*`,
    sv: `farmaceut*, provisor*, apotekare*`,
    en: `pharmacist*`,
  },
  {
    group: 'Laboratorio',
    implies: 'expert? 2C 3A 5B 7B?',
    fi: `
      laborant*, laboratorioanalyytik*, laboratoriotyöntekij*, laboratoriomestar*, betonilaborant*,
      *laborant*, laboratorioasiantuntij*, laboratorioavustaj*,
      preparaattor*
    `,
    sv: `laborant*`,
    en: `
      laboratory technician*, lab technician*, laboratory analyst*, laboratory assistant*,
      lab assistant*, laboratory trainee*
    `,
  },
  {
    group: 'Näytteenottajat',
    implies: 'expert? 2C? 2D 3D 5B 7B?',
    fi: `näytteenottaj*, *näytteenottaj*`,
    sv: `provtagare*`,
    en: `phlebotomist*`,
  },
  {
    group: 'Bioanalyytikot ja kemistit',
    implies: '1D expert? 2C 3A 4B? 5B 7C',
    fi: `laboratoriohoitaj*, bioanalyytik*, kemist*, *mikrobiolog*, *biokemist*, sairaalakemist*`,
    sv: `laboratorieskötare*, bioanalytiker*, kemist*`,
    en: `chemist, chemists, biomedical laboratory scientist*, microbiologist*`,
  },
  {
    group: 'Sihteerit hoitoyksiköissä',
    implies: '1D? expert? 2C 2D 3D 4D? 5B 7B',
    fi: `
      osastosihteer*, osastonsihteer*, osaston sihteer*, terveydenhuoltosihteer*,
      terveydenhuollon sihteer*, vastaanottosihteer*, poliklinik* sihteer*
    `,
    sv: `avdelningssekreterare*, mottagningssekreterare*`,
    en: `ward secretary, medical secretary`,
  },
  {
    group: 'Välinehuoltajat',
    implies: '1E? 2A 2C? 5C? 7B',
    fi: `välinehuoltaj*, välinehuollon .. työntekij*`,
    sv: `instrumentvårdare*`,
  },
  {
    group: 'Eläinten hoito klinikalla',
    implies: '2A? 2D 3D 5C? 7B?',
    fi: `
      klinikkaeläin*, klinikkaeläintenhoitaj*, pieneläinhoitaj*, pieneläintenhoitaj*,
      eläintenhoitaj* .. klinik*|*klinikalle|*sairaalaan,
      eläinlääkäriasema* .. hoitaj*|työntekij*|avustaj*, eläinlääkäriasem* .. vastaanot*,
      eläinlääkäriasema*, *klinikkaeläinhoit*
    `,
    sv: `klinikdjurskötare*`,
    en: `veterinary nurse*, vet nurse*, veterinary assistant*`,
  },
  {
    group: 'Fysioterapeutit',
    implies: '1A? 1D expert 2A 2B? 2D 3D 4D 5B? 7C',
    fi: `*fysioterapeut*, vesiterapeut*`,
    sv: `*fysioterapeut*`,
    en: `physiotherapist*, physical therapist*`,
  },
  {
    group: 'Valmistelijat ja vahtimestarit sairaalassa',
    implies: '1D? 2A 2D? 3D? 5C? 7B',
    fi: `
      lääkintävahtimestar*, lääkintävahtimestari-sairaankuljettaj*, kipsimestar*,
      *obduktiopreparaattor*, obduktiotekni*, välinehuolto*, apuvälinehuolt*, apuvälinetekni*
    `,
    sv: `obduktionstekniker*`,
    en: `autopsy technician*, orthopaedic technician*`,
  },
  {
    group: 'Perhehoitajat ja sijaisvanhemmat',
    implies: '1A 1B? 2D 3B? 4A? 4D 7A?',
    fi: `perhehoitaj*, sijaisvanhem*, sijaisperhe*, tukiperhe*, lomahoitaj*, kiertävä* perhehoit*`,
    sv: `familjevårdare*, stödfamilj*, fosterförälder*`,
    en: `foster parent*, foster famil*`,
  },
  {
    group: 'Eläinten kauneudenhoito',
    implies: '1A 2A 5C 7A?',
    fi: `*trimmaaj*, turkinhoitaj*, eläinhieroj*, kengityssepä*, kengittäj*, *kengitysseppä*`,
    sv: `hundtrimmare*, hovslagare*`,
    en: `dog groomer*, pet groomer*, farrier*`,
  },
  {
    group: 'Hautauspalvelut',
    implies: '1A? 2C? 2D 3D? 4D? 5B',
    fi: `
      hautaustoimi* hoitaj*|työntekij*|virkailij*, hautausneuvoj*, hautauspalvelu*, hautausavustaj*,
      hautausurakoits*
    `,
    sv: `begravningsentreprenör*, begravningsrådgivare*`,
    en: `funeral director*, funeral assistant*`,
  },
  {
    group: 'Tutkivat ja mittaavat hoitajat',
    implies: '1D expert 2C 2D 3D 4D 5B 7C team?',
    fi: `
      suuhygienist*, audionom*, kuulontutk*, optik*, optometrist*, röntgenhoitaj*, *röntgenhoitaj*,
      tutkimushoitaj*, hygieniahoitaj*
    `,
    sv: `munhygienist*, röntgenskötare*, optiker*, audionom*`,
    en: `dental hygienist*, radiographer*, research nurse*, optometrist*, audiologist*, optician*`,
  },
]
