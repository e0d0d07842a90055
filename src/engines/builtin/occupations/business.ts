import type { OccupationRow } from '../occupation.ts'

/** Experts of administration, economy, communication, law and culture. */
export const BUSINESS: readonly OccupationRow[] = [
  {
    group: 'Asiantuntijat ja suunnittelijat',
    implies: '1D expert 2C 2D? 3A 5B 7C?',
    fi: `
      *asiantuntij*, *suunnittelij*, *analyytik*, *konsult*, *controller*, *spesialist*,
      generalist*, specialist*, ekonom*, aktuaari*, arkistonhoitaj*, arkistosihteer*,
      informaatikko*, *kehittäjä, *kehittäjää, *kehittäjäksi, *matemaatik*, ulosottoylitarkastaj*,
      ulosottotarkastaj*, verotarkastaj*, veroasiantuntij*, tietosuojavastaav*, lokalisoij*,
      virkamie*, *ylitarkastaj*, kielenkääntäj*, kääntäj*, advisor*, museotyöntekij*, *amanuens*,
      intendent*, agrolog*, hortonom*, *muotoilij*, maaseutuasiamie*, *asiamie*,
      edunvalvoj*, tutkimuspäällik*, *arkkitehti, *arvioitsij*, kaavoittaj*, konservaattor*,
      maanmittar*, poliittinen|poliittisen|kansanedustajan avustaj*, museonhoitaj*, tradenom*,
      energianeuvoj*, hinnoittelij*, julkaisukoordin*, laatupäällik*, tietopalvelu*, pelimentor*,
      kielenhuolt*, diplomaat*, meteorolog*, fyysikk*, sisäänostaj*, matkanjärjestäj*,
      kokoelmanhoit*, galleristi*, *rahoittaja, *rahoittajaa, rahastonhoitaj*, salkunhoitaj*,
      varainhoitaj*, yliaktuaar*, *aktuaari, vakuutusmatemaatik*, strategi, strategist*,
      dokumentoij*, tekninen kirjoittaj*, kokoelmavastaav*, yhteiskuntavastuu*,
      vastuullisuusvastaav*, vaikuttamistyö*, lobbari*, hankintavastaav*, hankintajuristi*,
      opintoasiainpäällik*, tilastotieteilij*, metallurgi*, ravitsemussuunnittelij*, kääntäjiä,
      kääntäjäksi, oppimateriaal*, kustannustoim*, sisältöasiantuntij*
    `,
    sv: `
      *sakkunnig*, planerare*, *expert*, översättare*, arkivarie*, utredare*, specialist*,
      handläggare*, *inköpare*, *planerare, *konsulent*, *rådgivare*, *analytiker*, intendent*,
      *handläggare, *utredare, *ansvarig, ombudsman*, registrator*, upphandlare*, kampanjplanerare*,
      planläggningsarkitekt*, statistiker*, förvaltare*, aktuarie*, samhällsplanerare*,
      kursplanerare*, utvecklare av, strateg, strateger, museiamanuens*, konservator*
    `,
    en: `
      specialist*, consultant*, analyst*, expert*, planner*, controller*, advisor*, translator*,
      designer*, officer*, liaison*, adviser*, policy advisor*, grant writer*, curator*,
      case handler*, archivist*, case officer*, campaigner*, actuary, actuaries, strategist*,
      economist*, portfolio manager*, fund manager*, underwriter*, content designer*, conservator*,
      policy adviser*, credit controller*, relocation specialist*, business partner*,
      procurement trainee*, business trainee*, language reviewer*, reviewer*
    `,
  },
  {
    // They arrange things with many people, and not always at a desk.
    group: 'Koordinaattorit ja käsittelijät',
    implies: '1D expert 2C 2D 3A? 5B 7C?',
    fi: `*koordinaattor*, *käsittelij*`,
    sv: `koordinator*, *samordnare*, *koordinator, handläggare av, ärendehanterare*`,
    en: `coordinator*, co ordinator*`,
  },
  {
    // They ask users, and draw for them.
    group: 'Palvelu- ja käyttöliittymämuotoilijat',
    implies: '1D expert 2C 2D 3A? 5A',
    fi: `
      palvelumuotoilij*, ux|ui suunnittelij*, käyttöliittymäsuunnittelij*, palvelusuunnittelij* digi*,
      käytettävyysasiantuntij*, saavutettavuusasiantuntij*, käyttäjätutkij*, ux|ui designer*
    `,
    sv: `tjänstedesigner*, ux designer*, interaktionsdesigner*`,
    en: `service designer*, ux designer*, ui designer*, ux researcher*, user researcher*, ux writer*`,
  },
  {
    group: 'Tutkinnon vaativat asiantuntijat',
    implies: '1D expert 2C 3A? 5B 7C 2D?',
    fi: `
      lakimie*, *lakimie*, jurist*, *juristi*, asianajaj*, notaar*, *notaari, *notaaria,
      *notaariksi, *tuomari, syyttäj*, tilintarkastaj*, agronomi, agronomia, agronomiksi,
      ekonomisti*, geologi, geologiksi, geologeja, sairaalafyysik*, oikeusavustaj*,
      lakiasiainpäällik*, esittelij* oikeu*|hallinto*, maanmittausinsinöör*, sosiaaliasiavastaav*,
      potilasasiavastaav*, *geologi, *geologia, *geologiksi, varatuomar*, asessori*, käräjänotaar*,
      käräjäviskaal*, hallintojurist*, yritysjurist*, julkinen oikeusavustaj*, tietosuojalakim*,
      kiinteistöjurist*, ulosottomie*, kihlakunnanulosottom*, konkurssipesänhoit*, verojurist*
    `,
    sv: `
      jurist*, advokat*, rättsbiträde*, åklagare*, domare*, revisor*, notarie*, bolagsjurist*,
      rättstjänsteman*, utmätningsman*, tingsnotarie*, tvistemålsjurist*
    `,
    en: `
      lawyer*, attorney*, legal counsel*, auditor*, legal trainee*, associate lawyer*,
      compliance officer*, legal advisor*, legal adviser*, jurist, in house counsel, 
      privacy counsel, legal intern*
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
    implies: '1D expert 2C 3A? 5A',
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
      hakukone*, sisältövastaav*, yhteisövastaav*, some ja sisältö*, verkkopäätoimit*,
      markkinointitrainee*, markkinointiharjoit*, markkinoinnin .. harjoit*, markkinointikoordin*,
      digivastaav*, kampanjasuunnittelij*, brändisuunnittelij*, hakukoneopt*, motion designer*,
      videotuottaj*, verkkokauppatrain*, media-asiantuntij*, performance*, ugc*
    `,
    sv: `
      marknadsförare*, marknadsföringsplanerare*, grafiker*, innehållsproducent*, art director*,
      webbredaktör*, sociala medier, innehållsskapare*, copywriter*, webbansvarig*, webbdesigner*,
      sociala medie*, marknadsföringsassist*, marknadsassistent*, marknadskoordinator*,
      digital marknads*
    `,
    en: `
      marketing manager*, growth marketer*, marketing specialist*, digital marketing*,
      content creator*, graphic designer*, marketer*, art director*, 3d artist*,
      environment artist*, concept artist*, character artist*, animator*, illustrator*,
      video editor*, social media, content producer*, content marketing, seo specialist*,
      brand designer*, paid media, ugc creator*, marketing trainee*, marketing intern*,
      marketing assistant*, marketing coordinator*, motion designer*, community manager*,
      content specialist*, marketing executive*, performance market*, content lead*,
      marketing and communications, videographer and editor, content and insights lead,
      insight and content lead, marketing lead, brand lead, growth lead
    `,
  },
  {
    group: 'Viestintä',
    implies: '1D expert 2C 3A 5B 7C?',
    fi: `
      viestintäasiantuntij*, viestintäsuunnittelij*, viestintäkoordinaattor*, viestijä*, tiedottaj*,
      toimittaj*, kirjoittaj*, viestintä|markkinointi assistent*, viestintäharjoittelij*,
      journalist*, kustannustoimittaj*, taittaj*, uutistoimittaj*, *toimittaj*, *viestijä,
      *viestijää, *viestijäksi, oikolukij*, kielentarkast*, kustannussihteer*, sanoittaj*,
      käsikirjoit*, tekstittäj*, kirjailij*, bloggaaj*, päätoimittaj*, toimitussihteer*,
      toimituspäällik*, kirjeenvaihtaj*, reportteri*, kolumnist*, uutistuottaj*,
      viestinnän .. harjoit*, viestinnän .. trainee, viestintätrainee*, viestinnän asiantuntij*,
      kuvatoimittaj*, kielenhuoltaj*, selkokielist*, tekstitoimit*, kääntäjätoimit*,
      viestintäosaaj*
    `,
    sv: `
      kommunikatör*, redaktör*, informatör*, journalist*, korrekturläsare*, webbredigerare*,
      nyhetsredaktör*, skribent*, chefredaktör*, redigerare*, redaktionspraktikant*, korrespondent*,
      reporter*, kommunikationsplanerare*, kommunikationsansvarig*, informationsansvarig*,
      reportrar, bildredaktör*
    `,
    en: `
      communications specialist*, copywriter*, editor*, journalist*, writer*, proofreader*,
      technical writer*, copy editor*, reporter*, press officer*, communications officer*,
      correspondent*, communications manager*, communications trainee*, communications intern*,
      communications assistant*, pr specialist*, subeditor*, content writer*, ghostwriter*
    `,
  },
  {
    // They read, listen and mark, often from home and paid by the piece.
    group: 'Aineistojen käsittelijät ja arvioijat',
    implies: '1A 2C 3A 5B 7A',
    fi: `
      *luokittelij*, *annotoij*, litteroij*, puhtaaksikirjoittaj*, ääninäyt*,
      hakutulos* .. arvioij*, hakukonearvioij*, tekstittäj*, *merkitsijä, testivastaaj*,
      verkkopaneel*, äänikirjan lukij*, äänikirjojen lukij*
    `,
    sv: `transkriber*, annoterare*, inläsare*`,
    en: `
      annotator*, rater, raters, data contributor*, transcriber*, transcriptionist*, subtitler*,
      voice assistant, search engine evaluator*, internet assessor*, map data, language reviewer*,
      data labeler*, data labeller*, captioner*, speech data, voice actor*, narrator*
    `,
  },
  {
    group: 'Mysteeriasiakkaat',
    implies: '1A? 2C 3B 5B 7A',
    fi: `mysteeriasia*, mystery shopper*, testiasiakas*, testiasiakk*`,
    en: `mystery shopper*, mystery shopping`,
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
      työkykykoordinaattor*, työhyvinvointi*, henkilöstövastaav*, hr vastaav*, hr partner*, hrbp*,
      osaamisen kehittäm*, koulutussuunnittelij* henkilöst*, työsuhdeasiantuntij*,
      palkitsemisasiantuntij*, hr harjoit*, hr trainee*, henkilöstöharj*
    `,
    sv: `
      personalplanerare*, hr assistent*, hr specialist*, personalassistent*, hr koordinator*,
      personalsekreterare*, personalkoordinator*, hr ansvarig*, hr partner*, arbetsmiljökoordin*
    `,
    en: `
      hr, people operations, people partner*, people culture, hrbp*, hr business partner*,
      talent partner*, people lead*, learning development, human resources
    `,
  },
  // They decide about people; whether alone or with a team, the ad must say.
  {
    group: 'Rekrytoijat',
    implies: '1D expert? 2C? 2D 3A 4B? 4D 5B',
    fi: `
      rekrytoij*, rekrytointiasiantuntij*, rekrytointikoordinaattor*, rekrytointikonsult*,
      rekrytointiassistent*, henkilöstökonsult*, suorahakukonsult*, headhunter*,
      rekrykonsult*, rekrytrainee*, rekrytointiharj*, rekrytointisihteer*
    `,
    sv: `rekryterare*, rekryteringskonsult*, rekryteringsassist* `,
    en: `
      recruiter*, talent acquisition, recruitment specialist*, talent sourcer*, sourcer*,
      headhunter*, recruitment consultant*, staffing consultant*, recruitment assistant*,
      recruitment coordinator*, recruitment trainee*, talent partner*
    `,
  },
  {
    group: 'Tapahtumat ja kulttuuri',
    implies: '1D expert? 2C 2D 3C? 5B 3A?',
    fi: `
      *tuottaja, tapahtumatuottaj*, kulttuurituottaj*, kumppanuustuottaj*, tuottajaa, tuottajaksi,
      tuottajaharjoittel*, tapahtumakoordinaattor*, ohjelmapäällik*, tapahtumajärjest*,
      kuraattori museo*, kulttuurisuunnittelij*, kulttuurikoordin*, tapahtumasuunnittelij*,
      tapahtumavastaav*, tapahtumapäällik*, festivaalituott*, ohjelmatuottaj*, tapahtumatuotan*,
      näyttelytuottaj*, konserttituott*, näyttelypäällik*, tapahtumatoimist*, tapahtuma-assist*,
      tapahtumatrain*, kongressi*, kokousjärjest*
    `,
    sv: `
      producent*, evenemangs*, *producent, kulturproducent*, kulturkoordinator*, kultursekreterare*,
      evenemangsproducent*, festivalproducent*, programchef*
    `,
    en: `
      event producer*, event manager*, event coordinator*, event planner*, event assistant*,
      events coordinator*, events manager*, festival producer*, exhibition producer*
    `,
  },
  {
    group: 'Esiintyjät',
    implies: '1D expert? 2D 3C?',
    fi: `
      muusikko*, näyttelij*, ohjaaja teatteri*, juontaj*, dj, laulaja*, tanssija*, säestäj*,
      karaoke*, trubaduur*, taikur*, *juontaj*, *muusikko*, dramaturg*, koreograf*, kapellimest*,
      sirkustaiteil*, *taiteilija, *taiteilijaa, striimaaj*, statisti, statisteja, statistiksi,
      *esiintyjä, *esiintyjiä, *esiintyjää, *näyttelij*, *laulaja, *soittaja orkester*,
      orkesterimuusik*, viulist*, sellist*, pianist*, kuoronjohtaj*, urkuri*, *trubaduuri*,
      stand up, koomikko*, teatteri* ohjaaj*, taidemaal*, kuvanveist*, kuvataiteil*,
      äänikirjan lukij*, ääninäyttel*
    `,
    sv: `
      musiker*, skådespelare*, ackompanjatör*, kyrkomusiker*, dansare*, sångare*, trubadur*,
      pianist*, violinist*, komiker*, konstnär*, scenkonst*, teaterregissör*
    `,
    en: `
      musician*, actor, actress, accompanist*, singer*, dancer*, entertainer*, performer*,
      performers, pianist*, violinist*, comedian*, voice actor*, street performer*, dj,
      stand up comed*
    `,
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
      esitystekni*, äänittäj*, valomie*, äänisuunnit*, valotekni*, äänitekni*, lavastaj*,
      näyttämömie*, valomestar*, äänimestar*, puvustaj*, roudar*, näyttämötyöntekij*,
      järjestysmestar*, näyttämömestar*, museomestar*, äänimies*, valosuunnittelij*,
      valaistusmestar*, *näyttelytekni*, näyttelymestar*, tapahtumatekni*, av tekni*, avteknik*,
      lavastetyön*, lavasterakent*, tarpeistonhoit*, puvustonhoit*, pukija, pukijaa, pukijaksi,
      äänitarkkail*, kiertuetekni*, näyttämötekni*, lavatekni*, lavamie*, rekvisitöör*,
      kampaaja maskeeraaja, studiotekni*, lähetystekni*, av asentaj*, av tekniik*, kamera-assist*,
      kuvausassist*, kuvaussihteer*, valaisij*, nostomie* teatteri*, riggaaj*, rigger*
    `,
    sv: `
      scentekniker*, ljudtekniker*, ljustekniker*, scenarbetare*, ljusmästare*, rekvisitör*,
      påklädare*, kostymör*, ljudmästare*, scenmästare*, ljussättare*
    `,
    en: `
      stage technician*, sound technician*, lighting technician*, stagehand*, stage manager*,
      sound engineer*, wardrobe assistant*, dresser*, av technician*, stage crew*, rigger*,
      broadcast technician*
    `,
  },
  {
    group: 'Tulkit',
    implies: '1A 1D? 2C 2D 3B? 5B? 7C? 3C',
    fi: `
      tulkki, tulkkia, tulkiksi, tulkkeja, asioimistulk*, viittomakielen tulk*,
      puhevammaisten tulk*, puhetulkkaus*, kirjoitustulk*, *tulkki, *tulkkia, *tulkiksi
    `,
    sv: `tolk, tolkar, teckenspråkstolk*, kontakttolk*, *tolk, *tolkar`,
    en: `interpreter*, interpreters, sign language interpreter*`,
  },
  {
    group: 'Kuvaajat',
    implies: '1A? 1D? expert? 2B 2C? 2D? 3C? 5B 7A?',
    fi: `
      valokuvaaj*, kuvaaj*, videokuvaaj*, *kuvaaja, *kuvaajaa, *kuvaajaksi, *kuvaajia, *kuvaajiksi,
      hääkuvaaj*, koulukuvaaj*, tuotekuvaaj*, studiokuvaaj*, lehtikuvaaj*, dronekuvaaj*
    `,
    sv: `
      fotograf*, bildjournalist*, videofotograf*, skolfotograf*, bröllopsfotograf*, *fotograf,
      *fotografer
    `,
    en: `photographer*, videographer*, school photographer*, wedding photographer*`,
  },
  {
    group: 'Yritysneuvojat',
    implies: '1A? 1D expert 2C? 2D 3C? 5B 7C?',
    fi: `yritysneuvoj*, yrityskehittäj*, maaseutuneuvoj*, elinkeinoneuvoj*`,
    sv: `företagsrådgivare*`,
    en: `business advisor*`,
  },
  {
    group: 'Opinnäytetyöt',
    implies: '1A? 1C 2C 3A? 5B? 7C 9B',
    fi: `
      opinnäytetyöntekij*, diplomityöntekij*, opinnäytetyö, diplomityö, diplomityön .. tekij*,
      opinnäytetyön .. tekij*, gradun .. tekij*, lopputyön .. tekij*, opinnäytetöitä, diplomitöitä,
      pro gradu, opinnäyte, insinöörityö
    `,
    sv: `
      diplomarbete*, examensarbete*, slutarbete*, diplomarbet*, lärdomsprov*, pro gradu avhandling*
    `,
    en: `
      thesis worker*, master s thesis, thesis position*, diploma worker*, thesis, master thesis,
      bachelor thesis, master s thesis worker*
    `,
  },
  {
    group: 'Painotyö ja mainosteippaus',
    implies: '1E? 2A 2C 5B? 5C',
    fi: `
      *teippaaj*, suurkuvatulost*, mainosvalmist*, kylttiasentaj*, painotekni*, digipainaj*,
      silkkipainaj*, kirjansitoj*, jälkikäsittelijä kirjapain*, *jälkikäsittelij*, autoteippaaj*,
      *teippari, seripainaj*, suurkuvatulostaj*, digipaino*, tulostustyön*, taittaja painaj*
    `,
    sv: `tryckare*, bokbindare*`,
    en: `print operator*, vehicle wrapp*, sign installer*, bookbinder*`,
  },
]
