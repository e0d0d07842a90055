import type { OccupationRow } from '../occupation.ts'

/** Social work and guidance. */
export const SOCIAL_WORK: readonly OccupationRow[] = [
  {
    group: 'Sosiaalityöntekijät',
    implies: '1D expert 2D 4D 5B? 7C',
    fi: `
      sosiaalityöntekij*, sosiaaliohjaaj*, sosionom*, palveluohjaaj*, asiakasohjaaj*, *kuraattor*,
      perheneuvoj*, lastenvalvoj*, perhetyön ohjaaj*, perhevalmentaj*, sosiaalineuvoj*,
      päihdetyöntekij*, psykiatri* sosiaaliohjaaj*, kriisityöntekij*,
      turvakotityöntekij*, sovittelij*,
      perheasiain neuvottel*
    `,
    sv: `
      socialarbetare*, socialhandledare*, socionom*, klienthandledare*, kurator*, handledare*,
      socialombudsman*, patientombud*, missbruksterapeut*
    `,
    en: `
      social worker*, social counsellor*, case worker*, social services worker*,
      youth social worker*
    `,
  },
  {
    group: 'Perhetyöntekijät',
    implies: '1A? 1D expert 2B 2D 3B 4D 5B? 7B',
    fi: `
      perhetyöntekij*, perheohjaaj*, kotipalvelun .. perhe*,
      lapsiperhe* .. työntekij*, perhetyön .. työntekij*
    `,
    sv: `familjearbetare*`,
    en: `family worker*`,
  },
  {
    group: 'Ohjaajat asumisessa ja laitoksissa',
    implies: '1D expert? 2A? 2B? 2D 4D 7B?',
    fi: `
      ohjaaj*, hoitaja ohjaaj*, ohjaaja hoitaj*, asumisohjaaj*, lastenkodin ohjaaj*,
      vammaispalvelu* ohjaaj*, sijaisohjaaj*, yöohjaaj*, toimintaohjaaj*,
      työpajaohjaaj*, asumisvalmentaj*, yhteisöohjaaj*, yksilövalmentaj*, työvalmentaj*,
      starttivalmentaj*, valmentaj*, yhteisöpedagog*, *ohjaaja, *ohjaajaa, *ohjaajia, *ohjaajaksi,
      *ohjaajan, työhönvalmentaj*, *valmentaja, *valmentajaa, *valmentajaksi,
      asumispalvelu* työntekij*,
      päiväkeskuksen työn*
    `,
    sv: `
      handledar*, ledare för grupp*, boendehandledare*, ledare, *ledare, *handledare,
      instruktör*
    `,
    en: `instructor*, counselor*, counsellor*, support worker*`,
  },
  {
    group: 'Nuoriso- ja järjestöohjaajat',
    implies: '1D expert? 2B 2D 4D 7B?',
    fi: `
      nuoriso ohjaaj*, *nuorisotyöntekij*, kerho|ryhmä ohjaaj*, kerhonohjaaj*, ryhmänohjaaj*,
      ryhmän ohjaaj*, *ryhmän ohjaaj*, apuohjaaj*, liikunnanohjaaj*, ryhmäliikun* ohjaaj*,
      aamu|iltapäivätoiminnan ohjaaj*, iltapäivätoiminnan ohjaaj*, iltapäiväkerho* ohjaaj*,
      harrastusohjaaj*, harrastusryhmän ohjaaj*, uimavalvoj*, uimahallivalvoj*,
      uinninvalvoj*, vetäj* kerho*, vapaa ajan ohjaaj*, tanssinohjaaj*, jumppaohjaaj*,
      iltapäiväohjaaj*, ryhmäliikunnan*, leikkikenttäohjaaj*, leikkipuisto*,
      liikunnan .. ohjaaj*, liikunta* ohjaaj*, kesätoiminnan ohjaaj*, *valmentaja urheil*,
      liikuntaneuvoj*, *kerhon vetäj*, kerhovetäj*, kerhon ja .. vetäj*, perhekahvila*,
      *kerhonvetäj*, sirkusohjaaj*, taiteenohjaaj*, kesäkerho*,
      liikuntaleiri*, tanssileiri*, melonta* ohjaaj*, retkeilyohjaaj*, seikkailuohjaaj*,
      parkourohj*, *jumppaohj*, ohjaajia kesäleir*
    `,
    sv: `
      ungdomsledare*, ungdomsarbetare*, fritidsledare*, eftermiddagsledare*, *ungdomsarbetare*,
      ungdomsarbetsledare*, klubbledare*, gruppledare*, idrottsinstruktör*, fritidsinstruktör*,
      tränare*, *tränare
    `,
    en: `
      youth worker*, sports instructor*, football|hockey|swimming coach*, group fitness,
      fitness instructor*, activity leader*, club leader*, coach, coaches
    `,
  },
  {
    group: 'Kuntokeskusten ohjaajat',
    implies: '1D expert? 2B 2D 3D 4D 7B?',
    fi: `personal trainer*, kuntosaliohjaaj*, ryhmäliikuntaohjaaj*, jumppaohjaaj*`,
    sv: `gruppträningsinstruktör*, personlig tränare`,
    en: `personal trainer*, gym instructor*`,
  },
  {
    group: 'Seurakunnan kasvatustyö',
    implies: '1D expert 2B 2D 4D 7C',
    fi: `nuorisotyönohjaaj*, lapsityönohjaaj*, varhaisnuorisotyönohjaaj*, seurakunta* lastenohjaaj*`,
  },
  {
    group: 'Seurakuntatyö',
    implies: '1D expert 2D 4D 7C 3C',
    fi: `
      diakoni*, pappi, pappia, papiksi, *pappi, *pappia, pastor*,
      seurakuntapastor*, kappalai*, kirkkoherr*, papin virka*, kanttor*,
      *pastori, *pastoria, *pastoriksi,
      sielunhoit*
    `,
    sv: `diakon*, präst*, kantor*, församlingspastor*, diakoniarbetare*`,
    en: `pastor*, deacon*`,
  },
  {
    group: 'Vankeinhoito ja poliisi',
    implies: '1D expert? 2B 2D 3B? 4D 7B?',
    fi: `
      vartija vankila*, vanginvartij*, rikosseuraamus*, poliisi*, rajavartij*,
      upseeri, upseeria, upseeriksi, aliupseer*, sotilasammatti*,
      vanginkulj*
    `,
    sv: `polis*, fångvaktare*`,
    en: `police officer*`,
  },
  {
    group: 'Oppaat ja leirinohjaajat',
    implies: '1D? expert? 2A? 2B 2D 3B 4D 7B?',
    fi: `
      matkaopas*, matkaoppa*, oppai*, luonto opas*, luonto oppa*, retkiopas*, eräopas*, *opas,
      *opasta, *oppaita, *oppaaksi, moottorikelkka*, safariopa*, ohjelmapalvelu*, leiriohjaaj*,
      leirien ohjaaj*, leirinohjaaj*, kesäleirien ohjaaj*, leirityönt*, leirille .. ohjaaj*,
      leirinvetäj*
    `,
    sv: `lägerledare*, reseguide*, naturguide*, guide, guider, *guide, lägerhandledare*`,
    en: `
      camp instructor*, camp counselor*, camp leader*, tour guide*, safari guide*, guide, guides,
      *guide, husky guide*, wilderness guide*, tour leader*
    `,
  },
  {
    group: 'Pelastustoimi',
    implies: '1D 2A 2D? 3B? 4D 7B?',
    fi: `palomie*, palomies sairaankuljettaj*, pelastaj*`,
    sv: `brandman*`,
    en: `firefighter*`,
  },
  {
    group: 'Hätäkeskus',
    implies: '1D expert? 2C? 2D 3D 4D 5B 7B?',
    fi: `hätäkeskuspäivystäj*`,
    sv: `nödcentraloperatör*`,
  },
  {
    group: 'Työllisyys-, asumis- ja talousneuvonta',
    implies: '1D expert 2C? 2D 3A? 4D 5B 7C?',
    fi: `
      asumisneuvoj*, velkaneuvoj*, talous ja velkaneuvoj*, kotoutumisohj*, kotoutumisneuvoj*,
      työllisyysohj*, työllisyysasiantuntij*, työllisyyskoordinaattor*, uravalment*, uraohj*,
      omavalment*, te asiantuntij*, te|työllisyyspalvelujen asiantuntij*, maahanmuuttokoordinaattor*
    `,
    sv: `arbetskraftsrådgivare*, ekonomi och skuldrådgivare*`,
    en: `career counsellor*, career coach*`,
  },
  {
    group: 'Digiopastajat ja vertaisneuvojat',
    implies: '1A? 2B? 2D 4D 5A? 7A',
    fi: `
      digiopastaj*, digineuvoj*, digitukihenkilö*, vertaisohjaaj*, kokemusasiantuntij*,
      mummonkammar*, läksyap*, verkkotutor*, läksytukihenkilö*, tukihenkilö*
    `,
    sv: `digihandledare*, läxhjälp*, erfarenhetsexpert*`,
    en: `homework helper*, digital mentor*`,
  },
  {
    group: 'Poliisi, tulli ja raja',
    implies: '1D? 2B 2D 3B? 5B 7B',
    fi: `
      tullimie*, tullitarkastaj*, tullivirkailij*, *konstaapel*, rajatarkastaj*, passintarkastaj*
    `,
    sv: `tulltjänsteman*, tullare*, gränsbevakare*, konstapel*`,
    en: `customs officer*, border guard*, passport control*`,
  },
]
