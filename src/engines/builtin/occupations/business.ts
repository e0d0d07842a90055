import type { OccupationRow } from '../occupation.ts'

/** Experts of administration, economy, communication, law and culture. */
export const BUSINESS: readonly OccupationRow[] = [
  {
    group: 'Asiantuntijat ja suunnittelijat',
    implies: '1D expert 2C 2D? 3A 5B 7C?',
    fi: `
      *asiantuntij*, *suunnittelij*, *analyytik*, *konsult*, *controller*,
      *spesialist*, generalist*, specialist*, ekonom*, aktuaari*, arkistonhoitaj*, arkistosihteer*,
      informaatikko*, *kehittäjä, *kehittäjää, *kehittäjäksi, *matemaatik*, ulosottoylitarkastaj*,
      ulosottotarkastaj*, verotarkastaj*, veroasiantuntij*, tietosuojavastaav*, lokalisoij*,
      virkamie*, *ylitarkastaj*, kielenkääntäj*, kääntäj*, advisor*, museotyöntekij*,
      *amanuens*, intendent*, agrolog*, hortonom*, palvelumuotoilij*, *muotoilij*,
      maaseutuasiamie*, *asiamie*, edunvalvoj*, tutkimuspäällik*, *arkkitehti, *arvioitsij*,
      kaavoittaj*, konservaattor*, maanmittar*, poliittinen|poliittisen|kansanedustajan avustaj*,
      museonhoitaj*, tradenom*, energianeuvoj*, hinnoittelij*, julkaisukoordin*, laatupäällik*,
      tietopalvelu*,
      pelimentor*, kielenhuolt*, diplomaat*, meteorolog*, fyysikk*,
      sisäänostaj*, matkanjärjestäj*,
      kokoelmanhoit*, galleristi*
    `,
    sv: `
      *sakkunnig*, planerare*, *expert*, översättare*, arkivarie*, utredare*,
      specialist*, handläggare*, *inköpare*, *planerare, *konsulent*,
      *rådgivare*, *analytiker*, intendent*, *handläggare, *utredare, *ansvarig,
      ombudsman*, registrator*, upphandlare*
    `,
    en: `
      specialist*, consultant*, analyst*, expert*, planner*, controller*, advisor*,
      translator*, designer*, officer*, liaison*, adviser*, policy advisor*, grant writer*,
      curator*,
      case handler*, archivist*, case officer*
    `,
  },
  {
    // They arrange things with many people, and not always at a desk.
    group: 'Koordinaattorit ja käsittelijät',
    implies: '1D expert 2C 2D? 3A? 5B 7C?',
    fi: `*koordinaattor*, *käsittelij*`,
    sv: `koordinator*, *samordnare*, *koordinator`,
    en: `coordinator*`,
  },
  {
    group: 'Tutkinnon vaativat asiantuntijat',
    implies: '1D expert 2C 3A? 5B 7C 2D?',
    fi: `
      lakimie*, *lakimie*, jurist*, *juristi*, asianajaj*, notaar*, *notaari, *notaaria,
      *notaariksi, *tuomari, syyttäj*, tilintarkastaj*, agronomi, agronomia, agronomiksi, ekonomisti*, geologi, geologiksi, geologeja,
      sairaalafyysik*, oikeusavustaj*, lakiasiainpäällik*, esittelij* oikeu*|hallinto*,
      maanmittausinsinöör*, sosiaaliasiavastaav*, potilasasiavastaav*,
      *geologi, *geologia, *geologiksi
    `,
    sv: `jurist*, advokat*, rättsbiträde*, åklagare*, domare*, revisor*, notarie*`,
    en: `
      lawyer*, attorney*, legal counsel*, auditor*, legal trainee*, associate lawyer*,
      compliance officer*
    `,
  },
  {
    group: 'Järjestö- ja hanketyöntekijät',
    implies: '1D expert? together? 2C? 5B 7C? 2D',
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
      somekoordinaattor*, digikoordinaattor*, *graafikko, *graafikkoa, *graafikoksi, somettaj*,
      some lähett*, somelähett*, art director*, mainostoimist* ad, sisältösuunnittelij*,
      sisältöstrateg*, copywriter*, 3d|concept|ympäristö artist*, verkkotuottaj*, verkkosisältö*,
      hakukone*
    `,
    sv: `
      marknadsförare*, marknadsföringsplanerare*, grafiker*, innehållsproducent*, art director*,
      webbredaktör*, sociala medier, innehållsskapare*, copywriter*
    `,
    en: `
      marketing manager*, growth marketer*, marketing specialist*, digital marketing*,
      content creator*, graphic designer*, marketer*, art director*, 3d artist*,
      environment artist*, concept artist*, character artist*, animator*, illustrator*,
      video editor*, social media, content producer*, content marketing, seo specialist*
    `,
  },
  {
    group: 'Viestintä',
    implies: '1D expert 2C 3A 5B 7C?',
    fi: `
      viestintäasiantuntij*, viestintäsuunnittelij*, viestintäkoordinaattor*, viestijä*,
      tiedottaj*, toimittaj*, kirjoittaj*, viestintä|markkinointi assistent*,
      viestintäharjoittelij*, journalist*, kustannustoimittaj*, taittaj*, uutistoimittaj*,
      *toimittaj*, *viestijä, *viestijää, *viestijäksi, oikolukij*, kielentarkast*,
      kustannussihteer*, sanoittaj*, käsikirjoit*, tekstittäj*,
      kirjailij*, bloggaaj*
    `,
    sv: `
      kommunikatör*, redaktör*, informatör*, journalist*, korrekturläsare*, webbredigerare*,
      nyhetsredaktör*, skribent*
    `,
    en: `
      communications specialist*, copywriter*, editor*, journalist*, writer*, proofreader*,
      technical writer*, copy editor*, reporter*
    `,
  },
  {
    group: 'Henkilöstöpäälliköt',
    implies: '1D expert 2C 2D 3A 4A? 4D 5B 7C?',
    fi: `henkilöstöpäällik*, hr päällik*, rekrytointipäällik*, henkilöstöjohtaj*, hr johtaj*`,
    sv: `personalchef*, hr chef*, personaldirektör*`,
    en: `hr manager*, human resources manager*, head of people|hr, people manager*`,
  },
  {
    group: 'Henkilöstöhallinto',
    implies: '1D expert 2C 2D 3A 4D 5B 7C?',
    fi: `
      hr asiantuntij*, hr koordinaattor*, hr assistent*, hr generalist*, hr suunnittelij*,
      henkilöstöasiantuntij*, henkilöstösuunnittelij*, henkilöstökoordinaattor*,
      työkykykoordinaattor*, työhyvinvointi*
    `,
    sv: `
      personalplanerare*, hr assistent*, hr specialist*, personalassistent*,
      hr koordinator*
    `,
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
    en: `
      recruiter*, talent acquisition, recruitment specialist*, talent sourcer*, sourcer*,
      headhunter*
    `,
  },
  {
    group: 'Tapahtumat ja kulttuuri',
    implies: '1D expert? 2C? 2D? 3C? 5B',
    fi: `
      *tuottaja, tapahtumatuottaj*, kulttuurituottaj*, kumppanuustuottaj*, tuottajaa, tuottajaksi,
      tuottajaharjoittel*, tapahtumakoordinaattor*, ohjelmapäällik*,
      tapahtumajärjest*
    `,
    sv: `producent*, evenemangs*`,
    en: `event producer*, event manager*, event coordinator*`,
  },
  {
    group: 'Esiintyjät',
    implies: '1D expert? 2D 3C?',
    fi: `
      muusikko*, näyttelij*, ohjaaja teatteri*, juontaj*, dj, laulaja*, tanssija*, säestäj*,
      karaoke*, trubaduur*, taikur*, *juontaj*, *muusikko*, dramaturg*, koreograf*, kapellimest*,
      sirkustaiteil*, *taiteilija, *taiteilijaa, striimaaj*,
      statisti, statisteja, statistiksi
    `,
    sv: `musiker*, skådespelare*, ackompanjatör*, kyrkomusiker*, dansare*, sångare*`,
    en: `musician*, actor, actress, accompanist*, singer*, dancer*, entertainer*, performer*`,
  },
  {
    group: 'Tapahtumatyöntekijät',
    implies: '1E? 2A? 2B? seasonal? simple?',
    fi: `
      tapahtumatyöntekij*, tapahtuma apulai*, tapahtuma-apulai*, tapahtumahenkilö*,
      festivaalityön*, tapahtuma avustaj*
    `,
    en: `event staff, event worker*`,
  },
  {
    group: 'Esitystekniikka',
    implies: '1D? 2A 2C? 5C? 7B?',
    fi: `
      esitystekni*, äänittäj*, valomie*, äänisuunnit*, valotekni*, äänitekni*, lavastaj*, näyttämömie*, valomestar*, äänimestar*,
      puvustaj*, roudar*, näyttämötyöntekij*, järjestysmestar*, näyttämömestar*, museomestar*,
      äänimies*, valosuunnittelij*, valaistusmestar*, *näyttelytekni*, näyttelymestar*,
      tapahtumatekni*, av tekni*, avteknik*, lavastetyön*, lavasterakent*, tarpeistonhoit*
    `,
    sv: `scentekniker*, ljudtekniker*, ljustekniker*, scenarbetare*, ljusmästare*`,
    en: `stage technician*, sound technician*, lighting technician*, stagehand*, stage manager*`,
  },
  {
    group: 'Tulkit',
    implies: '1A 1D? 2C? 2D 3B? 5B? 7C? 3C',
    fi: `
      tulkki, tulkkia, tulkiksi, tulkkeja, asioimistulk*, viittomakielen tulk*,
      puhevammaisten tulk*, puhetulkkaus*, kirjoitustulk*, *tulkki, *tulkkia, *tulkiksi
    `,
    sv: `tolk, tolkar`,
    en: `interpreter*`,
  },
  {
    group: 'Kuvaajat',
    implies: '1A? 1D? expert? 2B? 2C? 2D? 3C? 5B 7A?',
    fi: `valokuvaaj*, kuvaaj*, videokuvaaj*, *kuvaaja, *kuvaajaa, *kuvaajaksi`,
    sv: `fotograf*, bildjournalist*, videofotograf*`,
    en: `photographer*, videographer*`,
  },
  {
    group: 'Yritysneuvojat',
    implies: '1A? 1D expert 2C? 2D 3C? 5B 7C?',
    fi: `yritysneuvoj*, yrityskehittäj*, maaseutuneuvoj*, maatalousneuvoj*, elinkeinoneuvoj*`,
    sv: `företagsrådgivare*`,
    en: `business advisor*`,
  },
  {
    group: 'Opinnäytetyöt',
    implies: '1A? 1C 2C 3A? 5B? 7C 9B',
    fi: `
      opinnäytetyöntekij*, diplomityöntekij*, opinnäytetyö, diplomityö, diplomityön .. tekij*,
      opinnäytetyön .. tekij*, gradun .. tekij*, lopputyön .. tekij*
    `,
    sv: `diplomarbete*, examensarbete*, slutarbete*`,
    en: `thesis worker*, master s thesis, thesis position*, diploma worker*`,
  },
  {
    group: 'Painotyö ja mainosteippaus',
    implies: '1E? 2A 2C? 5B? 5C',
    fi: `
      *teippaaj*, suurkuvatulost*, mainosvalmist*, kylttiasentaj*, painotekni*, digipainaj*,
      silkkipainaj*, kirjansitoj*, jälkikäsittelijä kirjapain*, *jälkikäsittelij*
    `,
    sv: `tryckare*, bokbindare*`,
    en: `print operator*, vehicle wrapp*, sign installer*, bookbinder*`,
  },
]
