import type { OccupationRow } from '../occupation.ts'

/** Social work and guidance. */
export const SOCIAL_WORK: readonly OccupationRow[] = [
  {
    group: 'Sosiaalityöntekijät',
    implies: '1D expert 2D 4D 5B? 7C',
    fi: `
      sosiaalityöntekij*, sosiaaliohjaaj*, sosionom*, palveluohjaaj*, asiakasohjaaj*, *kuraattor*,
      perheneuvoj*, lastenvalvoj*, perhetyön ohjaaj*, perhevalmentaj*, sosiaalineuvoj*,
      päihdetyöntekij*, psykiatri* sosiaaliohjaaj*, kriisityöntekij*, turvakotityöntekij*,
      sovittelij*, perheasiain neuvottel*, *sosionomi, *sosionomia, *sosionomiksi, vammaissosiaali*,
      *sosiaaliohjaaj*, *sosiaalityöntekij*, *lastensuojelun työntekij*, aikuissosiaalit*,
      perhekuntoutt*, sovitteluohj*, johtava sosiaalioh*, päihdeohjaaj*, koulukuraattor*,
      psykiatrinen ohjaaj*, palveluneuvoja sosiaal*, sosiaalipäivyst*, kriisiohjaaj*, omatyöntekij*,
      tukityöntekij* .. sosiaal*, rikos- ja riita*, väkivaltatyö*
    `,
    sv: `
      socialarbetare*, socialhandledare*, socionom*, klienthandledare*, kurator*, handledare*,
      socialombudsman*, patientombud*, missbruksterapeut*, skolkurator*, barnskyddsarbetare*,
      barnatillsyn*, servicehandledare*, familjeterapeut*, handikappservice*, krisarbetare*,
      socialassist*
    `,
    en: `
      social worker*, social counsellor*, case worker*, social services worker*,
      youth social worker*, social counselor*, social workers, child welfare*, family counsel*,
      crisis worker*, shelter worker*, caseworker*
    `,
  },
  {
    group: 'Perhetyöntekijät',
    implies: '1A? 1D 2B 2D 3B 4D 5B? 7B',
    fi: `
      perhetyöntekij*, perheohjaaj*, kotipalvelun .. perhe*, lapsiperhe* .. työntekij*,
      perhetyön .. työntekij*, perhetyön ohjaaj*, tehostet* perhetyö*, perhetyöhön*,
      *perhetyöntekij*, kotipalveluohjaaj*, *perheohjaaj*
    `,
    sv: `familjearbetare*, familjehandledare*, hemtjänst .. barnfamil* `,
    en: `family worker*, family support worker*, family workers`,
  },
  {
    group: 'Ohjaajat asumisessa ja laitoksissa',
    implies: '1D expert? 2A? 2B 2D 4D 7B?',
    fi: `
      ohjaaj*, hoitaja ohjaaj*, ohjaaja hoitaj*, asumisohjaaj*, lastenkodin ohjaaj*,
      vammaispalvelu* ohjaaj*, sijaisohjaaj*, yöohjaaj*, toimintaohjaaj*, työpajaohjaaj*,
      asumisvalmentaj*, yhteisöohjaaj*, yksilövalmentaj*, työvalmentaj*, starttivalmentaj*,
      valmentaj*, yhteisöpedagog*, *ohjaaja, *ohjaajaa, *ohjaajia, *ohjaajaksi, *ohjaajan,
      työhönvalmentaj*, *valmentaja, *valmentajaa, *valmentajaksi, asumispalvelu* työntekij*,
      päiväkeskuksen työn*, lastensuojeluohjaaj*, yövalvoja .. laps*|nuor*|lastensuojel*,
      kehitysvammaohjaaj*, työtoiminnan ohjaaj*, päivätoiminnan ohjaaj*, kehitysvammahoitaj*,
      vastaanottokoti* ohjaaj*, lastenkot* työntekij*, tukiasunto*, asumisneuv* ohj*,
      vertaistuki* ohjaaj*, nuorisokoti*, turvakod* ohjaaj*, pienryhmäkod*,
      asumisyksikön .. työntekij*, perhekodin .. työntekij*, kuntouttavan työtoim*, paja-ohjaaj*,
      pajaohjaaj*
    `,
    sv: `
      handledar*, ledare för grupp*, boendehandledare*, ledare, *ledare, *handledare, instruktör*,
      boendestödjare*, boendeledare*, dagverksamhetsledare*, ungdomshem*, barnhem*, 
      aktivitetsledare*
    `,
    en: `
      instructor*, counselor*, counsellor*, support worker*, counselors, housing support worker*,
      residential worker*, mental health worker*, youth counsel*, support workers,
      social instructor*, outreach worker*
    `,
  },
  {
    group: 'Nuoriso- ja järjestöohjaajat',
    implies: '1D expert? 2B 2D 4D 7B?',
    fi: `
      nuoriso ohjaaj*, *nuorisotyöntekij*, kerho|ryhmä ohjaaj*, kerhonohjaaj*, ryhmänohjaaj*,
      ryhmän ohjaaj*, *ryhmän ohjaaj*, apuohjaaj*, liikunnanohjaaj*, ryhmäliikun* ohjaaj*,
      aamu|iltapäivätoiminnan ohjaaj*, iltapäivätoiminnan ohjaaj*, iltapäiväkerho* ohjaaj*,
      harrastusohjaaj*, harrastusryhmän ohjaaj*, uimavalvoj*, uimahallivalvoj*, uinninvalvoj*,
      vetäj* kerho*, vapaa ajan ohjaaj*, tanssinohjaaj*, jumppaohjaaj*, iltapäiväohjaaj*,
      ryhmäliikunnan*, leikkikenttäohjaaj*, leikkipuisto*, liikunnan .. ohjaaj*, liikunta* ohjaaj*,
      kesätoiminnan ohjaaj*, *valmentaja urheil*, liikuntaneuvoj*, *kerhon vetäj*, kerhovetäj*,
      kerhon ja .. vetäj*, perhekahvila*, *kerhonvetäj*, sirkusohjaaj*, taiteenohjaaj*, kesäkerho*,
      liikuntaleiri*, tanssileiri*, melonta* ohjaaj*, retkeilyohjaaj*, seikkailuohjaaj*,
      parkourohj*, *jumppaohj*, ohjaajia kesäleir*, seuratyöntekij*, koululaisohjaaj*,
      eskariohjaaj*, leikkiohjaaj*, nuorisotyöntek*, etsivä nuorisot*, nuorisosihteer*,
      urheiluseura* .. työntekij*, kerho-ohjaaj*, kerhotyönt*, kerhoja .. ohjaaj*, 
      tuntiohjaaj*, jumppatun*, jooga* ohjaaj*, joogaohjaaj*, joogaopett*, tanssitun*,
      vesijump*, vapaa-aikaohjaaj*, liikuntaohjaaj*, 
      bändiohjaaj*, teatteriohjaaj* nuor*, vetäjä .. kerho*, kerhojen vetäj*, vauvauin*
    `,
    sv: `
      ungdomsledare*, ungdomsarbetare*, fritidsledare*, eftermiddagsledare*, *ungdomsarbetare*,
      ungdomsarbetsledare*, klubbledare*, gruppledare*, idrottsinstruktör*, fritidsinstruktör*,
      tränare*, *tränare, eftisledare*, eftermiddagshandledare*, fritidshandledare*, 
      lekledare*, idrottsledare*, ungdomshandledare*
    `,
    en: `
      youth worker*, sports instructor*, football|hockey|swimming coach*, group fitness,
      fitness instructor*, activity leader*, club leader*, coach, coaches, 
      youth leader*, youth instructor*, group leader*, leisure instructor*,
      yoga teacher*, yoga instructor*, dance teacher*, hobby instructor*
    `,
  },
  {
    group: 'Kuntokeskusten ohjaajat',
    implies: '1D expert? 2B 2D 3D 4D 7B?',
    fi: `
      personal trainer*, kuntosaliohjaaj*, ryhmäliikuntaohjaaj*, jumppaohjaaj*, *personal trainer*,
      kuntokeskus* .. ohjaaj*, hyvinvointivalm*, ryhmäliikunt*, salivalmentaj*, kuntovalmentaj*,
      crossfit*
    `,
    sv: `gruppträningsinstruktör*, personlig tränare, gyminstruktör*, pt, gruppträning*`,
    en: `personal trainer*, gym instructor*, fitness coach*, group exercise*, pilates instructor*`,
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
      diakoni*, pappi, pappia, papiksi, *pappi, *pappia, pastor*, seurakuntapastor*, kappalai*,
      kirkkoherr*, papin virka*, kanttor*, *pastori, *pastoria, *pastoriksi, sielunhoit*,
      seurakuntapast*, diakonissa*, lähetyssihteer*, sairaalapast*, kasvatuksen papp*,
      nuorisopast*, rovast*, piispa*
    `,
    sv: `
      diakon*, präst*, kantor*, församlingspastor*, diakoniarbetare*, församlingspräst*,
      ungdomspastor*, kaplan*, kyrkoherdetjänst*, sjukhuspräst*
    `,
    en: `pastor*, deacon*, priest*, parish worker*, deaconess*, chaplain*`,
  },
  {
    group: 'Vankeinhoito ja poliisi',
    implies: '1D expert? 2B 2D 3B? 4D 7B?',
    fi: `
      vartija vanginvartij*, rikosseuraamus*, poliisi*, rajavartij*, upseeri, upseeria,
      upseeriksi, aliupseer*, sotilasammatti*, vanginkulj*, vankila*, poliisimie*,
      nuorempi konstaapel*, ammattisotil*, värväysoh*,
      yhdyskuntaseuraam*
    `,
    sv: `polis*, fångvaktare*, brottspåföljd*, gränsbevakare*, väktare .. fängelse`,
    en: `
      police officer*, prison officer*, prison guard*, probation officer*, correctional officer*
    `,
  },
  {
    group: 'Oppaat ja leirinohjaajat',
    implies: '1D? expert? 2A? 2B 2D 3B 4D 7B?',
    fi: `
      matkaopas*, matkaoppa*, oppai*, luonto opas*, luonto oppa*, retkiopas*, eräopas*, *opas,
      *opasta, *oppaita, *oppaaksi, moottorikelkka*, safariopa*, ohjelmapalvelu*, leiriohjaaj*,
      leirien ohjaaj*, leirinohjaaj*, kesäleirien ohjaaj*, leirityönt*, leirille .. ohjaaj*,
      leirinvetäj*, *matkaopas*, kaupunkiopas*, talviopas*, husky*, porosafari*, vaellusopas*,
      melontaopas*, kalastusopas*, luontomatkailu*, hiihto-opas*, safarioppa*, revontuli*,
      matkanjohtaj*, opaspalvelu*, leirille .. apu*, *leiriohjaaj*, kesäleir* .. ohjaaj*
    `,
    sv: `
      lägerledare*, reseguide*, naturguide*, guide, guider, *guide, lägerhandledare*,
      äventyrsguide*, vildmarksguide*, fiskeguide*, resledare*, stadsguide*, huskyguide*,
      kanotguide*, lägerpersonal*
    `,
    en: `
      camp instructor*, camp counselor*, camp leader*, tour guide*, safari guide*, guide, guides,
      *guide, husky guide*, wilderness guide*, tour leader*, snowmobile guide*, city guide*,
      nature guide*, fishing guide*, hiking guide*, aurora guide*, camp staff, kayak guide*,
      adventure guide*, safari driver*
    `,
  },
  {
    group: 'Pelastustoimi',
    implies: '1D 2A 2D 3B? 4D 7B? 1E',
    fi: `
      palomie*, palomies sairaankuljettaj*, pelastaj*, *palomies*, *palomieh*, sammutusmie*,
      palomestar*, pelastustyö*, pelastusase*, sopimuspalok*, pelastusopist*
    `,
    sv: `brandman*, räddningsman*, brandmän, brandmästare*, sjöräddare*`,
    en: `firefighter*, fire fighter*, firefighters, rescuer*, rescue worker*`,
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
      omavalment*, te asiantuntij*, te|työllisyyspalvelujen asiantuntij*,
      maahanmuuttokoordinaattor*, työllisyysvalment*, muutosturva*, työkykyohj*, työnhakuvalment*,
      maahanmuutto-ohj*, kotoutumisen*, työllisyyspalvel* asiant*, opinto-ohjaaj* aikuis*,
      työpaikkakonsul*, uraneuvoj*, asumisneuvonta*, asukasneuvoj*, kotoutumiskoord*
    `,
    sv: `
      arbetskraftsrådgivare*, ekonomi och skuldrådgivare*, sysselsättningshandled*, karriärcoach*,
      integrationshandled*, arbetscoach*, jobbcoach*, skuldrådgivare*
    `,
    en: `
      career counsellor*, career coach*, employment specialist*, job coach*, employment counsel*,
      integration advisor*, career advisor*, career guidance
    `,
  },
  {
    group: 'Digiopastajat ja vertaisneuvojat',
    implies: '1A? 2B? 2D 4D 5A? 7A',
    fi: `
      digiopastaj*, digineuvoj*, digitukihenkilö*, vertaisohjaaj*, kokemusasiantuntij*,
      mummonkammar*, läksyap*, verkkotutor*, läksytukihenkilö*, tukihenkilö*, digituki*, digitutor*,
      vertaistoimij*, tukioppil*, mentori*, maahanmuuttajanaisten .. ohj*, läksykerho*, kielitutor*
    `,
    sv: `digihandledare*, läxhjälp*, erfarenhetsexpert*, digistöd*, språkvän*, läxläsning*`,
    en: `
      homework helper*, digital mentor*, homework club*, peer support worker*, digital support*
    `,
  },
  {
    // Company for the old and the lonely, at home and out walking.
    group: 'Seuralaiset ja kaverit',
    implies: '1A? 2B 2D 3B 4D? 7A',
    fi: `*kävelykaver*, seuralai*, *kahvittaj*, *juttukaver*, liikuntakaver*, ulkoilukaver*`,
    sv: `sällskap*, promenadvän*`,
    en: `companion for, companion to, walking companion*`,
  },
  {
    group: 'Poliisi, tulli ja raja',
    implies: '1D? 2B 2D 3B? 5B 7B',
    fi: `
      tullimie*, tullitarkastaj*, tullivirkailij*, *konstaapel*, rajatarkastaj*, passintarkastaj*,
      tullivirkamie*, tulliylitark*, tullin .. valvo*, rajavalvon*, rajatarkastust*
    `,
    sv: `tulltjänsteman*, tullare*, gränsbevakare*, konstapel*, tullövervak*, gränsgransk*`,
    en: `customs officer*, border guard*, passport control*, customs inspector*`,
  },
]
