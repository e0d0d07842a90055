import type { OccupationRow } from '../occupation.ts'

/** Health care: experts, nurses, practical nurses, therapists, pharmacy and laboratory. */
export const HEALTH: readonly OccupationRow[] = [
  {
    group: 'Sairaanhoitajat ja kätilöt',
    implies: '1D expert 2D 3D 4D 5B 7C team?',
    fi: `
      sairaanhoitaj*, sairaanhoito*, terveydenhoitaj*, kätilö*, ensihoitaj*, röntgenhoitaj*,
      audionom*, diabeteshoitaj*, työterveyshoitaj*,
      geronom*, suuhygienist*
    `,
    sv: `sjuksköt*, hälsovårdare*, barnmorska*, avdelningsskötare*, munhygienist*`,
    en: `registered nurse*, nurse, nurses, midwife, head nurse, dental hygienist`,
  },
  {
    group: 'Lähihoitajat',
    implies: '1D expert? 2A 2D 3D 4D 7B',
    fi: `
      lähihoitaj*, perushoitaj*, mielisairaanhoitaj*, mielenterveyshoitaj*, kodinhoitaj*, hoitaja*,
      hoitajia, vanhustyöntekij*, hoiva avustaj*, hoiva|hoito apulai*, hoivatyöntekij*, kotihoitaj*,
      laitoshuoltaj* hoitaj*, hoitoapulai*, saattohoitaj*, hoitoavustaj*, kuntohoitaj*,
      potilassiirtäj*, potilasavustaj*, kodinhoitotyöntekij*, hoiva* työntekij*, hoitotyöntekij*,
      sairaankuljettaj*
    `,
    sv: `primärsköt*, vårdare*, vårdbiträde*, närvårdar*, närvårdare*, hemvårdare*`,
    en: `practical nurse*, care assistant*, caregiver*, carer*`,
  },
  {
    group: 'Kotihoidon hoitajat',
    implies: '1D expert? 2A 2D 3B 3D? 4D 5B? 7B',
    fi: `
      kotihoidon .. lähihoitaj*, lähihoitaj* .. kotihoitoon|kotihoidon,
      kotihoitoon .. lähihoitaj*, kotilähihoitaj*
    `,
    sv: `närvårdare .. hemvård*`,
  },
  {
    group: 'Kotihoidon sairaanhoitajat',
    implies: '1D expert 2D 3B 3D? 4D 5B 7C',
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
      kotiavustaj*, avustajaa|avustajaksi .. pyörätuoli*, henkilökohtaista apua
    `,
    sv: `personlig* assistent*`,
    en: `personal assistant* for`,
  },
  {
    group: 'Hammashoitajat ja vastaanottotyö',
    implies: '1D expert? 2D 2C? 3D 4D? 5B 7B',
    fi: `
      hammashoitaj*, vastaanottoavustaj*, osastosihteer*, terveydenhuoltosihteer*, välinehuoltaj*
    `,
    sv: `tandskötare*, avdelningssekreterare*`,
    en: `dental nurse*, dental assistant*`,
  },
  {
    group: 'Lääkärit',
    implies: '1A 1D expert 2D 2C? 3D 4D 5B 7C',
    fi: `
      *lääkäri, *lääkäriä, *lääkäriksi, *lääkäreitä, *lääkärin virka*, hammaslääkär*,
      eläinlääkär*, ylilääkär*
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
    implies: '1A 2A? 2D 3D 5C 7B',
    fi: `
      hieroj*, kosmetolog*, kosmetiik*, parturi*, kampaaj*, barber*, ripsitekni*, kynsitekni*,
      jalkahoitaj*, kauneudenhoitaj*
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
    fi: `farmaseut*, proviisor*, apteekkar*`,
    sv: `farmaceut*, provisor*`,
    en: `pharmacist*`,
  },
  {
    group: 'Laboratorio',
    implies: '1D expert? 2C 3A 5B 7C?',
    fi: `
      laboratoriohoitaj*, bioanalyytik*, laborant*, laboratorioanalyytik*, laboratoriotyöntekij*,
      kemist*, laboratoriomestar*, betonilaborant*, *laborant*, *mikrobiolog*, *biokemist*,
      laboratorioasiantuntij*
    `,
    sv: `laborant*, kemist*`,
    en: `laboratory technician*, lab technician*, laboratory analyst*, chemist*`,
  },
]
