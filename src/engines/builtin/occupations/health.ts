import type { OccupationRow } from '../occupation.ts'

/** Health care: experts, nurses, practical nurses, therapists, pharmacy and laboratory. */
export const HEALTH: readonly OccupationRow[] = [
  {
    group: 'Sairaanhoitajat ja kätilöt',
    implies: '1D expert 2D 3D 4D 5B 7C team?',
    fi: `
      *sairaanhoitaj*, sairaanhoito*, *terveydenhoitaj*, kätilö*, ensihoitaj*, röntgenhoitaj*,
      audionom*, diabeteshoitaj*, työterveyshoitaj*, geronom*, suuhygienist*, endoskopiahoitaj*,
      leikkaushoitaj*, anestesiahoitaj*, dialyysihoitaj*, tutkimushoitaj*, poliklinikkahoitaj*
    `,
    sv: `sjuksköt*, hälsovårdare*, barnmorska*, avdelningsskötare*, munhygienist*`,
    en: `registered nurse*, nurse, nurses, midwife, head nurse, dental hygienist`,
  },
  {
    group: 'Lähihoitajat',
    implies: '1D expert? 2A 2D 3D 4B 4D 7B',
    fi: `
      lähihoitaj*, perushoitaj*, mielisairaanhoitaj*, hoitaja*, hoitajia, vanhustyöntekij*,
      hoivatyöntekij*, kotihoitaj*, laitoshuoltaj* hoitaj*, saattohoitaj*, kuntohoitaj*,
      kipsimestar*, lääkintävahtimestar*, obduktiopreparaattor*, kodinhoitotyöntekij*,
      hoiva* työntekij*, hoitotyöntekij*, sairaankuljettaj*, kylvettäj*
    `,
    sv: `primärsköt*, vårdare*, närvårdar*, närvårdare*, hemvårdare*`,
    en: `practical nurse*, caregiver*, carer*`,
  },
  {
    group: 'Hoiva-avustajat',
    implies: '1D? 1E? 2A 2D 3D 4D 7B?',
    fi: `
      hoiva avustaj*, hoiva|hoito apulai*, hoitoapulai*, hoitoavustaj*, hoivaapulai*,
      potilassiirtäj*, potilasavustaj*, hoivaavustaj*
    `,
    sv: `vårdbiträde*`,
    en: `care assistant*`,
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
    implies: '1A 2A 2D 3B? 4D 7A',
    fi: `
      henkilökohtai* avustaj*, avustajaa|avustajia vaikeavammai*,
      avustaja|avustajaa|avustajaksi .. naiselle|miehelle|lapselle|nuorelle|pojalle|tytölle|henkilölle,
      kotiavustaj*, vammaisen|vaikeavammaisen|liikuntavammaisen|cp avustaj*,
      avustajaa|avustajaksi .. pyörätuoli*, henkilökohtaista apua,
      avustaja|avustajaa|avustajaksi .. vaikeavammai*|vammai*|liikuntavammai*
    `,
    sv: `personlig* assistent*`,
    en: `personal assistant* for`,
  },
  {
    group: 'Hammashoitajat ja vastaanottotyö',
    implies: '1D expert? 2D 2C? 3D 4B? 4D? 5B 7B',
    fi: `hammashoitaj*, vastaanottoavustaj*`,
    sv: `tandskötare*`,
    en: `dental nurse*, dental assistant*`,
  },
  {
    group: 'Lääkärit',
    implies: '1A 1D expert 2D 2C? 3D 4D 5B 7C',
    fi: `
      *lääkäri, *lääkäriä, *lääkäriksi, *lääkäreitä, *lääkärin virka*, hammaslääkär*, eläinlääkär*,
      ylilääkär*, kirurg*, anestesiolog*, patologi, patologiksi, radiologi, radiologiksi, psykiatri,
      psykiatriksi, psykiatreja, gynekologi*
    `,
    sv: `läkare*, tandläkare*, veterinär*`,
    en: `physician*, doctor, dentist*, veterinarian*`,
  },
  {
    group: 'Terapeutit ja psykologit',
    implies: '1A? 1D expert 2D 3D 4D 5B? 7C',
    fi: `
      psykolog*, *terapeut*, kuntoutusohjaaj*, optik*, optometrist*, naprapaat*, osteopaat*,
      *psykolog*
    `,
    sv: `psykolog*, *terapeut*, optiker*`,
    en: `psychologist*, *therapist*, optometrist*`,
  },
  {
    group: 'Hierojat ja kauneudenhoito',
    implies: '1A 2A 2D 3D 5C 7B',
    fi: `
      *hieroj*, *kosmetolog*, tatuoij*, stylist*, parturi*, *kampaaj*, barber*, ripsitekni*,
      kynsitekni*, jalkahoitaj*, kauneudenhoitaj*, jalkojenhoit*
    `,
    sv: `massör*, frisör*, kosmetolog*`,
    en: `hairdresser*, massage therapist*, beautician*, barber*`,
  },
  {
    group: 'Apteekki',
    implies: '1D expert? 2C 2D? 3D 5B 7B?',
    fi: `lääketekni*, lääketyöntekij*, apteekin .. työntekij*, apteekkityöntekij*`,
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
    implies: '1D expert? 2C 3A 4B? 5B 7B?',
    fi: `
      laborant*, laboratorioanalyytik*, laboratoriotyöntekij*, laboratoriomestar*, betonilaborant*,
      *laborant*, laboratorioasiantuntij*
    `,
    sv: `laborant*`,
    en: `laboratory technician*, lab technician*, laboratory analyst*`,
  },
  {
    group: 'Bioanalyytikot ja kemistit',
    implies: '1D expert? 2C 3A 4B? 5B 7C',
    fi: `laboratoriohoitaj*, bioanalyytik*, kemist*, *mikrobiolog*, *biokemist*, sairaalakemist*`,
    sv: `laboratorieskötare*, bioanalytiker*, kemist*`,
    en: `chemist*, biomedical laboratory scientist*, microbiologist*`,
  },
  {
    group: 'Sihteerit hoitoyksiköissä',
    implies: '1D expert? 2C 2D 3D 4D? 5B 7B',
    fi: `
      osastosihteer*, osastonsihteer*, osaston sihteer*, terveydenhuoltosihteer*,
      terveydenhuollon sihteer*, vastaanottosihteer*, poliklinik* sihteer*
    `,
    sv: `avdelningssekreterare*`,
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
      eläintenhoitaj* .. klinik*|*klinikalle|*sairaalaan
    `,
    sv: `klinikdjurskötare*`,
  },
]
