import type { OccupationRow } from '../occupation.ts'

/** Experts of administration, economy, communication, law and culture. */
export const BUSINESS: readonly OccupationRow[] = [
  {
    group: 'Asiantuntijat ja suunnittelijat',
    implies: '1D expert 2C 3A 5B 7C?',
    fi: `
      *asiantuntij*, *suunnittelij*, *analyytik*, *konsult*, *koordinaattor*, *controller*,
      *spesialist*, generalist*, specialist*, ekonom*, aktuaari*, arkistonhoitaj*, arkistosihteer*,
      informaatikko*, *kehittäjä, *kehittäjää, *kehittäjäksi, *matemaatik*, ulosottoylitarkastaj*,
      ulosottotarkastaj*, verotarkastaj*, veroasiantuntij*, tietosuojavastaav*, lokalisoij*,
      virkamie*, *ylitarkastaj*, *käsittelij*, kielenkääntäj*, kääntäj*, advisor*, museotyöntekij*,
      *amanuens*, intendent*, agrolog*, hortonom*, palvelumuotoilij*, *muotoilij*, maaseutuasiamie*,
      *asiamie*, edunvalvoj*, tutkimuspäällik*, *arkkitehti, *arvioitsij*, kaavoittaj*,
      konservaattor*, maanmittar*, poliittinen|poliittisen|kansanedustajan avustaj*, museonhoitaj*
    `,
    sv: `
      sakkunnig*, planerare*, koordinator*, *expert*, översättare*, arkivarie*, utredare*,
      specialist*, handläggare*, *inköpare*
    `,
    en: `
      specialist*, coordinator*, consultant*, analyst*, expert*, planner*, controller*, advisor*,
      translator*, designer*
    `,
  },
  {
    group: 'Tutkinnon vaativat asiantuntijat',
    implies: '1D expert 2C 3A 5B 7C',
    fi: `
      lakimie*, jurist*, *juristi*, asianajaj*, notaar*, *notaari, *notaaria, *notaariksi, *tuomari,
      syyttäj*, tilintarkastaj*, geologi, geologiksi, geologeja, sairaalafyysik*
    `,
    sv: `jurist*, advokat*`,
    en: `lawyer*, attorney*, legal counsel*, auditor*`,
  },
  {
    group: 'Järjestö- ja hanketyöntekijät',
    implies: '1D expert? together? 2D? 2C? 5B 7C?',
    fi: `
      hanketyöntekij*, hankekoordinaattor*, projektityöntekij*, järjestökoordinaattor*,
      toiminnanohjaaj*, järjestösuunnittelij*, vapaaehtoistoiminnan .. koordinaattor*,
      järjestötyöntekij*, varainhank* asiantuntij*
    `,
    sv: `projektarbetare*, verksamhetskoordinator*`,
    en: `project worker*`,
  },
  {
    group: 'Viestintä ja markkinointi',
    implies: '1D expert 2C 3A 5A',
    fi: `
      digimarkkino*, *markkinointiasiantuntij*, markkinointisuunnittelij*,
      markkinointikoordinaattor*, somemarkkino*, sisällöntuottaj*, 3d artisti*, 3d mallintaj*,
      animaattor*, videoeditoij*, graafinen suunnittelij*, graafikko*, kuvittaj*, seo,
      verkkotoimittaj*, markkinoija*, somevastaav*, verkkokauppavastaav*, some asiantuntij*,
      some vastaav*, sosiaalisen median, markkinointivastaav*, mainossuunnittelij*,
      verkkokauppakoordinaattor*, verkkokauppapäällik*, verkkokaup* hoitaj*, verkkokauppias*,
      somekoordinaattor*, digikoordinaattor*, *graafikko, *graafikkoa, *graafikoksi
    `,
    sv: `marknadsförare*, marknadsföringsplanerare*, grafiker*, innehållsproducent*`,
    en: `
      marketing manager*, growth marketer*, marketing specialist*, digital marketing*,
      content creator*, copywriter*, graphic designer*, marketer*
    `,
  },
  {
    group: 'Viestintä',
    implies: '1D expert 2C 3A 5B 7C?',
    fi: `
      viestintäasiantuntij*, viestintäsuunnittelij*, viestintäkoordinaattor*, viestijä*, tiedottaj*,
      toimittaj*, kirjoittaj*, viestintä|markkinointi assistent*, viestintäharjoittelij*,
      journalist*, kustannustoimittaj*, taittaj*, uutistoimittaj*, *toimittaj*, *viestijä,
      *viestijää, *viestijäksi
    `,
    sv: `kommunikatör*, redaktör*, informatör*, journalist*`,
    en: `communications specialist*, editor*, journalist*, writer*`,
  },
  {
    group: 'Henkilöstöhallinto',
    implies: '1D expert 2C 2D 3A 4D 5B',
    fi: `
      hr asiantuntij*, hr koordinaattor*, hr assistent*, hr generalist*, hr suunnittelij*,
      henkilöstöasiantuntij*, henkilöstösuunnittelij*, henkilöstökoordinaattor*,
      henkilöstöpäällik*, hr|rekrytointi päällik*, työkykykoordinaattor*, työhyvinvointi*
    `,
    sv: `personalplanerare*, personalchef*`,
    en: `hr, people operations`,
  },
  // They decide about people; whether alone or with a team, the ad must say.
  {
    group: 'Rekrytoijat',
    implies: '1D expert? 2C 2D 3A 4B? 4D 5B',
    fi: `
      rekrytoij*, rekrytointiasiantuntij*, rekrytointikoordinaattor*, rekrytointikonsult*,
      rekrytointiassistent*
    `,
    sv: `rekryterare*`,
    en: `recruiter*, talent acquisition, recruitment specialist*`,
  },
  {
    group: 'Tapahtumat ja kulttuuri',
    implies: '1D expert? 2C? 2D? 3C? 5B',
    fi: `
      *tuottaja, tapahtumatuottaj*, kulttuurituottaj*, kumppanuustuottaj*, tuottajaa, tuottajaksi,
      tuottajaharjoittel*, tapahtumakoordinaattor*, ohjelmapäällik*
    `,
    sv: `producent*, evenemangs*`,
    en: `event producer*, event manager*, event coordinator*`,
  },
  {
    group: 'Esiintyjät',
    implies: '1D expert? 2C? 2D? 3C?',
    fi: `muusikko*, näyttelij*, ohjaaja teatteri*, juontaj*, dj, laulaja*, tanssija*`,
    sv: `musiker*, skådespelare*`,
    en: `musician*, actor, actress`,
  },
  {
    group: 'Tapahtumatyöntekijät',
    implies: '1E? 2A? 2B? seasonal? simple?',
    fi: `tapahtumatyöntekij*, tapahtuma apulai*, tapahtuma-apulai*, tapahtumahenkilö*`,
    en: `event staff, event worker*`,
  },
  {
    group: 'Esitystekniikka',
    implies: '1D? 2A 2C? 5C? 7B?',
    fi: `
      esitystekni*, valotekni*, äänitekni*, lavastaj*, näyttämömie*, valomestar*, äänimestar*,
      puvustaj*, roudar*, näyttämötyöntekij*, järjestysmestar*, näyttämömestar*
    `,
    sv: `scentekniker*`,
    en: `stage technician*, sound technician*`,
  },
  {
    group: 'Tulkit',
    implies: '1A 1D? 2C? 2D 3B? 5B? 7C?',
    fi: `
      tulkki, tulkkia, tulkiksi, tulkkeja, asioimistulk*, viittomakielen tulk*, puhevammaisten tulk*
    `,
    sv: `tolk, tolkar`,
    en: `interpreter*`,
  },
  {
    group: 'Kuvaajat',
    implies: '1A? 1D? expert? 2C 3C? 5B 7A?',
    fi: `valokuvaaj*, kuvaaj*, videokuvaaj*, *kuvaaja, *kuvaajaa, *kuvaajaksi`,
    sv: `fotograf*`,
    en: `photographer*, videographer*`,
  },
  {
    group: 'Yritysneuvojat',
    implies: '1A? 1D expert 2C? 2D 3C? 5B 7C?',
    fi: `yritysneuvoj*, yrityskehittäj*, maaseutuneuvoj*, maatalousneuvoj*, elinkeinoneuvoj*`,
    sv: `företagsrådgivare*`,
    en: `business advisor*`,
  },
]
