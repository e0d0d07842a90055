import type { OccupationRow } from '../occupation.ts'

/** Social work and guidance. */
export const SOCIAL_WORK: readonly OccupationRow[] = [
  {
    group: 'Sosiaalityöntekijät',
    implies: '1D expert 2D 3A? 4D 5B? 7C',
    fi: `
      sosiaalityöntekij*, sosiaaliohjaaj*, sosionom*, palveluohjaaj*, asiakasohjaaj*, kuraattor*,
      lastenvalvoj*, perhetyön ohjaaj*, perhevalmentaj*, sosiaalineuvoj*, päihdetyöntekij*,
      psykiatri* sosiaaliohjaaj*
    `,
    sv: `socialarbetare*, socialhandledare*, socionom*, klienthandledare*, kurator*, handledare*`,
    en: `social worker*, social counsellor*, case worker*`,
  },
  {
    group: 'Perhetyöntekijät',
    implies: '1A? 1D expert 2B 2D 3B 4D 5B? 7B',
    fi: `
      perhetyöntekij*, perheohjaaj*, kotipalvelun .. perhe*, tukihenkilö*,
      lapsiperhe* .. työntekij*, perhetyön .. työntekij*
    `,
    sv: `familjearbetare*`,
    en: `family worker*`,
  },
  {
    group: 'Ohjaajat asumisessa ja laitoksissa',
    implies: '1D expert? 2B 2D 4D 7B?',
    fi: `
      ohjaaj*, hoitaja ohjaaj*, ohjaaja hoitaj*, asumisohjaaj*, lastenkodin ohjaaj*,
      vammaispalvelu* ohjaaj*, sijaisohjaaj*, yöohjaaj*, vastaav* ohjaaj*, toimintaohjaaj*,
      työpajaohjaaj*, asumisvalmentaj*, yhteisöohjaaj*, yksilövalmentaj*, työvalmentaj*,
      starttivalmentaj*, valmentaj*, yhteisöpedagog*, *ohjaaja, *ohjaajaa, *ohjaajia, *ohjaajaksi,
      *ohjaajan, työhönvalmentaj*, *valmentaja, *valmentajaa, *valmentajaksi,
      asumispalvelu* työntekij*
    `,
    sv: `handledar*, ledare för grupp*, boendehandledare*, ledare`,
    en: `instructor*, counselor*, counsellor*, support worker*`,
  },
  {
    group: 'Nuoriso- ja järjestöohjaajat',
    implies: '1D expert? 2B 2D 4D 7B?',
    fi: `
      nuoriso ohjaaj*, nuorisotyöntekij*, kerho|ryhmä ohjaaj*, kerhonohjaaj*, ryhmänohjaaj*,
      ryhmän ohjaaj*, *ryhmän ohjaaj*, leiriohjaaj*, leirien ohjaaj*, leirinohjaaj*,
      kesäleirien ohjaaj*, apuohjaaj*, liikunnanohjaaj*, ryhmäliikun* ohjaaj*,
      aamu|iltapäivätoiminnan ohjaaj*, iltapäivätoiminnan ohjaaj*, iltapäiväkerho* ohjaaj*,
      harrastusohjaaj*, harrastusryhmän ohjaaj*, personal trainer*, uimavalvoj*, uimahallivalvoj*,
      matkaopas*, oppai*, luonto opas*, retkiopas*, vetäj* kerho*, vapaa ajan ohjaaj*,
      tanssinohjaaj*, jumppaohjaaj*, iltapäiväohjaaj*, kuntosaliohjaaj*, ryhmäliikunnan*,
      leikkikenttäohjaaj*, leikkipuisto*, eräopas*, *opas, *opasta, *oppaita, *oppaaksi,
      moottorikelkka*, safariopa*, ohjelmapalvelu*, tapahtumatyöntekij*, liikunnan .. ohjaaj*,
      liikunta* ohjaaj*, leirityönt*, kesätoiminnan ohjaaj*, *valmentaja urheil*
    `,
    sv: `ungdomsledare*, ungdomsarbetare*, lägerledare*, fritidsledare*, eftermiddagsledare*`,
    en: `youth worker*, camp instructor*, tour guide*, sports instructor*, guide, guides`,
  },
  {
    group: 'Seurakuntatyö',
    implies: '1D expert 2D 4D 7C',
    fi: `
      diakoni*, nuorisotyönohjaaj*, pastor*, seurakuntapastor*, kappalai*, kirkkoherr*,
      varhaiskasvatuksen ohjaaj*, lastenohjaaj*, papin virka*, kanttor*
    `,
    sv: `diakon*, präst*, kantor*`,
    en: `pastor*, deacon*`,
  },
  {
    group: 'Vankeinhoito ja poliisi',
    implies: '1D expert? 2D 2B? 4D 7B?',
    fi: `
      vartija vankila*, vanginvartij*, rikosseuraamus*, poliisi*, rajavartij*, palomie*,
      pelastaj*, hätäkeskuspäivystäj*
    `,
    sv: `polis*, brandman*, fångvaktare*`,
    en: `police officer*, firefighter*`,
  },
]
