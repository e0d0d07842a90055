import type { OccupationRow } from '../occupation.ts'

/** Experts of administration, economy, communication, law and culture. */
export const BUSINESS: readonly OccupationRow[] = [
  {
    group: 'Asiantuntijat ja suunnittelijat',
    implies: '1D expert 2C 3A 5B 7C?',
    fi: `
      *asiantuntij*, *suunnittelij*, *analyytik*, *konsult*, *koordinaattor*, *controller*,
      *spesialist*, generalist*, specialist*, ekonom*, aktuaari*, erityisavustaj*, lakimie*,
      jurist*, asianajaj*, arkistonhoitaj*, arkistosihteer*, informaatikko*, kirjastonhoitaj*,
      kehittäjä, kehittäjää, *käsittelij*, kielenkääntäj*, kääntäj*, tulkki, tulkkeja, advisor*,
      museotyöntekij*, amanuens*, intendent*, agrolog*, hortonom*, verojuristi*, *juristi*,
      palvelumuotoilij*, *muotoilij*, yritysneuvoj*, maaseutuasiamie*, *asiamie*, edunvalvoj*,
      tutkimuspäällik*, *arkkitehti, *arvioitsij*, kaavoittaj*, museonhoitaj*
    `,
    sv: `
      sakkunnig*, planerare*, koordinator*, jurist*, *expert*, översättare*, arkivarie*, utredare*,
      specialist*, handläggare*
    `,
    en: `
      specialist*, coordinator*, consultant*, analyst*, expert*, planner*, lawyer*, controller*,
      advisor*, translator*, designer*
    `,
  },
  {
    group: 'Järjestö- ja hanketyöntekijät',
    implies: '1D expert? together? 2D? 2C? 5B 7C?',
    fi: `
      hanketyöntekij*, hankekoordinaattor*, projektityöntekij*,
      järjestökoordinaattor*, toiminnanohjaaj*,
      järjestösuunnittelij*, vapaaehtoistoiminnan .. koordinaattor*, projektikoordinaattor*,
      aluekoordinaattor*, järjestötyöntekij*, varainhank* asiantuntij*
    `,
    sv: `projektarbetare*, projektkoordinator*, verksamhetskoordinator*`,
    en: `project worker*, project coordinator*`,
  },
  {
    group: 'Viestintä ja markkinointi',
    implies: '1D expert 2C 3A 5A',
    fi: `
      digimarkkino*, *markkinointiasiantuntij*, markkinointisuunnittelij*,
      markkinointikoordinaattor*, somemarkkino*, sisällöntuottaj*, graafinen suunnittelij*,
      graafikko*, seo, verkkotoimittaj*, markkinoija*, somevastaav*, verkkokauppavastaav*,
      some asiantuntij*, sosiaalisen median, markkinointivastaav*, mainossuunnittelij*,
      verkkokauppakoordinaattor*, verkkokauppapäällik*
    `,
    sv: `marknadsföringsplanerare*, grafiker*, innehållsproducent*`,
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
      journalist*, kustannustoimittaj*, valokuvaaj*, kuvaaj*, videokuvaaj*, taittaj*,
      uutistoimittaj*, *toimittaj*
    `,
    sv: `kommunikatör*, redaktör*, informatör*, journalist*`,
    en: `communications specialist*, editor*, journalist*, writer*, photographer*`,
  },
  {
    group: 'Henkilöstöhallinto',
    implies: '1D expert 2C 2D 3A 4D 5B',
    fi: `
      hr asiantuntij*, hr koordinaattor*, hr assistent*, hr generalist*, hr suunnittelij*,
      rekrytoij*, rekrytointiasiantuntij*, rekrytointikoordinaattor*, rekrytointikonsult*,
      rekrytointiassistent*, henkilöstöasiantuntij*, henkilöstösuunnittelij*,
      henkilöstökoordinaattor*, henkilöstöpäällik*, työkykykoordinaattor*
    `,
    sv: `personalplanerare*, rekryterare*, personalchef*`,
    en: `hr, recruiter*, talent acquisition, recruitment specialist*, people operations`,
  },
  {
    group: 'Tapahtumat ja kulttuuri',
    implies: '1D expert? 2C? 2D? 3C? 5B',
    fi: `
      *tuottaja, tapahtumatuottaj*, kulttuurituottaj*, kumppanuustuottaj*, tuottajaa, tuottajaksi,
      tuottajaharjoittel*, tapahtumakoordinaattor*, ohjelmapäällik*, muusikko*, näyttelij*,
      ohjaaja teatteri*, juontaj*, dj
    `,
    sv: `producent*, evenemangs*`,
    en: `event producer*, event manager*, event coordinator*`,
  },
  {
    group: 'Esitystekniikka',
    implies: '1D? 2A 2C? 5C? 7B?',
    fi: `
      esitystekni*, valotekni*, äänitekni*, lavastaj*, näyttämömie*, valomestar*, äänimestar*,
      puvustaj*, järjestysmestar*, näyttämömestar*
    `,
    sv: `scentekniker*`,
    en: `stage technician*, sound technician*`,
  },
]
