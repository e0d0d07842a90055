import type { Cue } from '../cue.ts'

/** Study and training of others: what is taught at work, or to those the work is done for. */
const OF_OTHERS = {
  weight: 1,
  fi: `
    oppisopimu* .. hankit*|suoritet*|suoritta*,
    tutkimukseen ja koulutukseen|opetukseen,
    ohjaa*|ohjata|ohjaus|ohjaami* .. opinnäyte*|gradu*|väitöskirj*|diplomit*|oppisopimusopisk*,
    opinnäyte*|gradu*|väitöskirj*|diplomitöi* .. ohjau*|ohjaami*|ohjaat,
    oppisopimusopiskelijoi*,
    lapsilla|oppilailla|nuorilla .. halu*|into*|kyky*,
    olemme utelias|uteliaita,
    koulutus*|koulutuksi*|kouluttami* .. suunnittel*|vetämi*|toteuttami*|järjestämi*|pitämi*,
    vastaat|suunnittelet|toteutat|järjestät|pidät|vedät .. *koulutu*|valmennu*|kouluttami*,
    asiakkaille*|jäsenille*|yrityksille|yhteisöille .. koulutu*|valmennu*|kurss*,
    koulutuspalvelu*,
    koulutusta|koulutuksia .. opiskelijal*|opiskelijoil*|oppilaal*|oppilail*|nuorille|aikuisille|alueel*,
    lasten|lapsen|oppilaiden|oppilaita|opiskelijoiden|nuorten .. oppi*|uteliai*
  `,
} as const

/** Openness to study. */
export const QUESTION_8: readonly Cue[] = [
  // A qualification is earned in the job, or the job is part of one.
  {
    mark: '8A',
    weight: 1,
    fi: `
      oppisopimu*, koulutussopimu*, *oppisopimuksella, *oppisopimuskoulu*, rekrytointikoulutu*,
      rekrykoulutu*, rekry koulutu*, muuntokoulu*, täsmäkoulu*, työvoimakoulu*,
      yhteishankintakoulu*, työpaikkakoulu*, kuljettajakoulutukse*, kuljettajakoulutus,
      duaalimalli*, osatutkin*, maksuton* koulutu*, täydennyskoulutusohjelm*, trainee ohjelm*,
      traineeohjelm*, *tutkintoon johta*, johta* .. *tutkintoon|ammattiin|pätevyyteen,
      *tutkintoon tähtää*, *tutkintoon valmist*, *tutkintoon .. opiske*,
      *tutkinnon suorittami*|suorittaa|suorittamaan, suorittaa|suorittaen .. *tutkin*,
      suoritat|suorittamaan .. *tutkin*, opiskel* .. *tutkintoa, opiskelet|opiskella .. *tutkin*,
      samalla .. *tutkin*, saat .. *tutkinnon, complete a degree, suorita *tutkin*,
      työn ohe*|ohella|lomassa|rinnalla .. *tutkin*|opiskel*, *tutkin* .. työn ohe*|ohella|lomassa,
      työn ohe* suorit*, työskentelyn ohe* .. *tutkin*|opiskel*, suorittaa|suoritat samalla,
      opiskelu|opiskella|opiskelet työn,
      opiskelu|opiskelua|opiskella|opiskelet .. työn ohe*|ohella|lomassa|rinnalla,
      opinnot .. ohella, työn ja opiskelun, yhdist* .. opiskelun|opinnot ja|sekä työ*|palkkatyö*,
      yhdist* *opinnot, koulut* .. valmistut|valmistuu, josta valmistut, valmistut .. ammattiin,
      kouluttaudu* .. ammattiin, koulutamme .. ammattiin, ammattiin johtav*|valmist*,
      kouluttaudu* .. *kuljettajaksi|*hoitajaksi|*asentajaksi|*ohjaajaksi|*opettajaksi,
      koulutamme .. *kuljettajaksi|*kuljettajan|*hoitajaksi|*asentajaksi|*huoltajaksi,
      opiskel* .. *kuljettajaksi|*hoitajaksi|*asentajaksi|*ohjaajaksi|*opettajaksi|*kampaajaksi,
      täyden* .. opintojasi|opintojaan|tutkintoa*,
      suorittaa|suorittamaan|suorittamista .. opinnot|opintoja, pätevöittäv* koulut*, pätevöitymis*,
      pätevöityä, pätevöidy*, pätevöitymään, täydennät opinto*, täydentäv* opinto*|opinno*,
      kelpoisuu*|pätevyy* .. hankkimi*|hankkimaan|hankkia,
      hankkimaan|hankkia .. kelpoisuu*|pätevyy*, kelpoisuuden tuottav*, kelpoisuuteen johta*,
      suorita* .. pätevöittäv*|kelpoisuuden, opintojen|opintojesi loppuun,
      opintoihi*|opintoihisi|tutkintoon kuuluv* .. harjoit*, opintoihi* harjoit* .. kuulu*,
      harjoittelu* .. osana|osa opinto*|tutkin*, harjoittelu* .. opinto*|opintoihi*|tutkintoo*,
      opinto* liittyv*|sisältyv* .. harjoit*, osana opinto*|tutkin*, pakolli* harjoittelu*,
      tohtorikoulutet*, tohtoriopis*, tohtoriohjel*, tohtoriopinto*, tohtoriuraka*, väitöskirja*,
      jatko opinno*, jatkoopinno*, jatko opiskel*, jatkotutkin*, opinto oikeu*, opinto oikeude*,
      opinnäyte*, diplomityö*, lopputyö*, pro gradu*, gradu*, kandidaatintyö*, insinöörityön*,
      fec koulutu*, f e c, erikoistuv* *lääkär*, erikoistuv* hammaslääk*, erikoistumisvaihe*,
      erikoislääkärikoul*, erikoistua|erikoistut .. *lääkäri*, erikoistumiskoulutuspaik*,
      erikoistuvan
    `,
    sv: `
      läroavtal*, doktorand*, doktorsavhandl*, examensarbete*, lärling*, traineeprogram*,
      avlägga .. examen, avlägger .. examen, specialisera sig, specialiserande läkar*, pro gradu*,
      studera vid sidan, studier vid sidan, leder till .. examen|behörighet,
      rekryteringsutbildning*, som ingår i .. studier, vid sidan av .. arbetet .. studera|examen
    `,
    en: `
      apprentice*, doctoral studies, doctoral student*, doctoral candidate*, doctoral researcher*,
      doctoral school, doctoral program*, doctoral training, doctoral education, phd position*,
      phd student*, phd candidate*, phd researcher*, thesis, trainee program*, graduate program*,
      leads|leading to .. qualification|degree, as part of your studies, traineeship .. studies,
      complete|completing|pursue|pursuing|towards|obtain a|your .. degree|phd|doctorate,
      pursue|pursuing .. doctoral|phd, while you study|studying
    `,
  },
  // The person's own training, that is offered or expected.
  {
    mark: '8B',
    weight: 1,
    fi: `
      lisäkouluttau*, jatkokouluttau*, kouluttautua, kouluttautumi*, kouluttaudu*, kouluttautumaan,
      *kouluttautumismahdollis*, valmiu*|halu*|valmis .. *kouluttautu*, haluat .. kouluttautua,
      lääkehoitokoulut*,
      love|lääkehoi*|lääkelu* .. suorittaa|suorittami*|suorittamaan|suorittamista,
      valmiu*|valmis .. suorittaa|suorittamaan .. *koulut*|kurss*|love|lääkehoi*|sertifi*,
      suorittaa myös työ*, suorit*|hankkia .. *sertifi*, *sertifi* .. suoritta*|hankki*,
      sertifioitu*, *sertifi* .. avulla|kautta|kustan*
    `,
    sv: `fortbilda*, vidareutbilda*, certifiera dig`,
    en: `get|become certified, obtain .. certificat*, earn .. certificat*`,
  },
  // Training that the applicant may have already: then it is wished for, not given.
  {
    mark: '8B',
    weight: 1,
    unless: 'wishes',
    fi: `
      lisäkoulu*, jatkokoulu*, täydennyskoulu*, menetelmäkoulut*, erikoistumiskoulut*, erikoistua,
      erikoistumi*, lisäpätevy*, ammattipätevyyskoulut*, pätevyyksien|pätevyyksiä hanki*|suorit*
    `,
    sv: `fortbildning*, vidareutbildning*`,
    en: `further education, continuous education, certification program*`,
  },
  // Further training in the field, named as such.
  {
    mark: '8B',
    weight: 1,
    fi: `
      koulutustarjon*, koulutusmahdollis*, koulutus ja kehit*, koulutusmyöntei*, koulutusbudjet*,
      opintoihin .. vapaata|tuke*|aikaa, opintovapaaseen, jatko opintoihin .. kannust*,
      koulutusraha*, koulutusmäärära*, koulutuspolku*, koulutuspolu*, koulutusetu*,
      koulutussuunnitel*, koulutustuk*, koulutuskalenter*, koulutusalusta*, koulutuspäiv*,
      kurssivaliko*, koulutusohjelmia, koulutusohjelmamme, koulutuskokonaisuu*, verkkokoulutu*,
      sisäi* koulut*, henkilöstökoulut*, henkilöstön koulut*, tuotekoulut*, myyntikoulutu*,
      *koulutukset|*valmennukset|*valmennus .. tuke*|pitävät|auttavat, kielikurss*, kielikoulutu*,
      suomen kielen kurss*|koulutu*, ammatilli* koulut* mahdollis*, valmennusohjelm*, myyntivalmen*,
      valmentautu*, kurssitarj*, kurssimahdol*, opintomahdollis*, opiskelumahdollis*, opintopiir*,
      itseopiskelu*, oppimispolu*, oppimispolku*, osaamispolu*, osaamispolku*, oppimisalust*,
      oppimisbudjet*, kehittymisbudjet*, oppimisympäristö verk*, ammattikirjallisuu*,
      oma|omassa|oman *akatemia*, *koulutuksissamme, *koulutuksistamme, *kursseillamme,
      *akatemiamme, *akatemiassamme, akatemian kautta, sertifikaattikoulut*, sertifiointikoulut*,
      sertifiointipol*, koulutusta .. tuk*, tukemaan .. koulutu*, tuemme .. koulut*,
      jatkuva* koulut*, jatkuva* kouluttau*, säännölli* .. *koulutu*, erilaista koulutusta,
      runsaasti .. koulutusta, laadukas* koulut*, laadukkaan .. koulutuksen, alan .. koulutuksia,
      työnantajan tukema* koulut*, ulkoi* koulut*, maksettu* koulut*,
      maksamme|kustannamme|rahoitamme .. koulut*|kurss*|opin*|sertif*|tutkin*,
      käyt|käydä|käydään|käymään|lähetämme|lähetetään|korvaa|kustantaa|maksaa|maksetaan .. *koulutuksi*|*koulutukse*|*koulutukset|kurss*|sertif*|pätevyy*,
      panosta* .. *koulut*, kannust* .. *koulut*|opiskel*, tue* .. *koulut*|opiskelu*|opintoja*,
      tuki .. kouluttautu*|opiskelu*, osallist* .. *koulutuksiin|*koulutukseen|kursseille|seminaar*,
      koulutamme|koulutetaan|kouluttaa|koulutat .. henkilöstöä*|henkilökuntaa*|jatkuvasti|säännöllisesti,
      koulutamme .. työntekijöi*, henkilöstö* .. koulut*, koulutuksilla, koulutuksin, *kurssein,
      *kurssit|*koulutukset .. säännölli*, lisäkoulutuksin,
      työajasta|työaikaa|työaikaasi|työajalla|työajastasi .. *kehittämi*|*koulut*|opiskel*|oppimi*,
      työpäivää .. kehittämi*|koulut*|opiskel*, aikaa .. kehittämi*|oppimi*|opiskel*,
      aikaa ja rahaa, opiskelulle|opiskeluun .. työaika*|työaja*, ammatilliseen kehittämi*,
      työaja* .. oppimi*|opiskel*|kehittämi*|*koulut*
    `,
    sv: `
      utbildningsmöjlighet*, utbildnings och, skolningar, kurser, kompetensutveckling,
      möjlighet* till utbildning|skolning, skolningsmöjlighet*, interna utbildning*,
      utbildningsdag*, skolningsdag*, satsar .. utbildning*|skolning*|fortbildning*,
      kontinuerlig utbildning|skolning, regelbunden|regelbundet .. utbildning|skolning,
      personalutbildning*,
      regelbundet|regelbundna|kontinuerligt|årligen .. *utbildning*|*skolning*|kurs*,
      utbildningsbudget
    `,
    en: `
      trainings, training opportunit*, training courses, continuous training, regular .. training*,
      ongoing|continual .. training*, certifications .. paid|covered|supported,
      support* .. certification*, certification opportunit*|path*, training|internal academy,
      academies, our academy, learning budget, training budget, training and development,
      study budget, learning opportunit*, education budget, learning and development, upskill*,
      workshops and, study leave, tuition, learning|education|study allowance, conferences,
      conference budget, paid courses, online courses, training days, learning platform*,
      linkedin learning, coursera, udemy, pluralsight, budget for .. learning|courses|training*,
      learning path*, training path*, in house training, professional training,
      budget .. courses|training*
    `,
  },
  // Training that the employer gives beyond what the work's first days need.
  {
    mark: '8B',
    weight: 1,
    within: 'offers',
    unless: 'induction',
    fi: `
      *koulutusta, *koulutuksen, koulutus, *koulutuksella, *koulutukseen, *koulutuksia,
      *koulutuksiin, *koulutukset, *koulutuksissa, koulutusohjelm*, valmennusta, valmennuksen,
      valmennus, valmennuksiin, valmennuksia, valmennukset, *kursseille, *kurssille, kursseja,
      *kurssit, *kursseilla, *kurssilla, kurssien, kouluttautumaan, konferensse*, koulutustilaisuu*,
      *sertifikaat*, *sertifioin*, koulutuskeskuk*, verkkokurss*, seminaareihin, työpajoihin,
      opiskelua, opiskeluun
    `,
    sv: `utbildning, utbildningar, skolning, kurser`,
    en: `
      training, trainings, training program*, courses, workshops, seminars, certifications,
      get certified, learning allowance
    `,
  },
  // Readiness to learn at work.
  {
    mark: '8C',
    weight: 1,
    fi: `
      halu|halua|halun|haluun|haluat|haluatko|haluaa|haluavat|haluaisi*|halukas|halukkuu* .. oppia|oppimaan|oppimiseen|opettelemaan|opetella,
      tahto*|tahdo*|into|intoa|innolla|valmi*|nälkä|palo|polte|kyky* .. oppia|oppimaan|opetella|oppimiseen,
      kykyä|kyvyk*|kykenet|kykenevä* .. oppia|oppimaan,
      innokas|innokkuu*|innost* .. oppimaan|oppimisesta|oppimiseen|oppia|opettel*|opetella|omaksu*,
      kiinnost*|motivaatio*|motivoitu*|rohke*|nauti* .. oppia|oppimaan|oppimi*|opetella|opettel*,
      oppimise* .. halu*|into*|ilo*, oppimishalu*, oppimisenhalu*, oppimishaluk*, oppimisha*,
      oppimiskyky*, oppimiskyvy*, oppimisinto*, oppimisasenne*, oppimisnälk*, oppimisvalmiu*,
      oppimismyön*, oppivai*, opinhalu*, tiedonjano*, tiedonhalu*, kehityskykyi*,
      nopea|ketterä|näppärä|taitava oppimaan|omaksumaan, nopeasti oppi*, nopeaoppi*,
      oppii|opit nopeasti, opit|omaksut .. nopeasti|helposti|vaivatta, oppia nopeasti,
      omaksu* .. nopeasti, omaksu* uut*, omaksu* uusi*,
      kyky|kyvy*|kykyä|valmi*|into* .. omaksu* .. uu*|asioi*|tietoa|nopeasti,
      innokas|nopea|utelias|ahkera oppija*, opit uude*|uusi*, utelias, uteliasta, uteliaan,
      uteliaisuu*, uteliaalla, kokeilunhalu*,
      avoin|avoimesti|avoimuu* .. uudelle|uusille|uutta|uuden|uusiin|uusia, perehdyt mielelläsi,
      perehdyt innolla, suhtaud* .. uusiin|uuteen .. avoimesti|myönteisesti|innolla|uteliaasti,
      suhtaud* .. avoimesti|myönteisesti|innolla|uteliaasti .. uusiin|uuteen|uuden|uusien,
      uudelle|uusille avo*, avoin kaikelle, avoin mieli, avoimin mielin, avointa mieltä,
      avoimella mielellä, vastaanottavai*, tartu* .. uu*, tarttua|tarttumaan .. uusiin|uuteen,
      uuteen tarttu*, heittäyt* .. uu*, opeteltavissa, haluat .. lisää .. alasta,
      opettelet .. uusi*, uuden oppiminen, uusien asioiden oppiminen, oppimisen asenne*,
      opit .. mielellä*|mielellään, opettelet|opit mielelläsi, mielelläsi .. opit|opettelet|uutta,
      luontai* .. opetella|oppia, jatkuva* oppimi* .. halu*|asenne*|into*
    `,
    sv: `
      vilja|villig|vill .. lära, läraktig*, öppen för ny*, öppet sinne, nyfiken*, nyfiket,
      intresse*|förmåga|snabb|ivrig|motiverad|redo|beredd .. lära, lätt för att lära,
      lära sig nytt|nya, lära dig nytt|nya
    `,
    en: `
      willing*|eager*|keen|ready|desire|hunger|hungry|excited|curious|drive|passion*|happy .. learn|learning,
      enthusias*|interest*|motivat*|ability|able|capab*|quick|fast|like|love|enjoy .. learn|learning|learner,
      willingness and ability, self learn*, learns quickly, open mind*, curious,
      want|wants to learn, learn quickly, learn fast, learning mindset, quick|fast learner
    `,
  },
  // A turn of mind that is not yet readiness to learn.
  {
    mark: '8C',
    weight: 0.5,
    fi: `ennakkoluulot*, kehityshalui*, halua kehittyä, halu kehittyä, kehitysmyöntei*`,
    sv: `vilja att utvecklas`,
    en: `curiosity`,
  },
  // Words of learning alone: what the employer promises is not asked for.
  {
    mark: '8C',
    weight: 1,
    unless: 'offers',
    fi: `
      oppia uutta, oppimaan uutta|uusia, uuden oppimi*, uusien .. oppimi*, opetella uusi*|uutta,
      opettelemaan uu*, uutta oppien, uuden omaksu*, oppia uusia asioita|taitoja, oppia lisää,
      oppimaan lisää
    `,
    en: `learn new, learn on the job, learn and develop`,
  },
  // Work that is learned at once.
  {
    mark: '8D',
    weight: 1,
    fi: `
      opit työn .. nopeasti, työ|tehtävä on helppo, työ on .. yksinkertais*, helppo|helppoa oppia,
      nopea|nopeasti oppia, nopeasti opittav*, helposti opitta*,
      helppo|helppoa|helppoja työ*|tehtäv*, yksinkertai* työ*, yksinkertai* tehtäv*,
      ei vaadi erityis*, ei erityistaito*, lisätienist*, *ensimmäi* työpaik*, *ensimmäi* kesätyö*,
      sopii .. koululai*, sopii .. nuore*, sopii .. eläkeläi*, sopii .. välivuo*, pikkuhomm*,
      satunnaista työtä, hanttihomm*
    `,
    sv: `enkelt arbete, enkla uppgifter, lätt att lära`,
    en: `easy to learn, simple tasks, easy task*, simple work, easy work, first job`,
  },
  // Experience that is not needed, before and after the word for it.
  {
    mark: '8E',
    weight: 1,
    fi: `
      ei|et|emme|eikä|emmekä|eivät .. vaadi*|edelly*|tarvi*|oleta*|odota* .. *kokemu*|*taustaa,
      *kokemu*|aiempaa|aikaisempaa|aiempi|aikaisempi .. ei|et|emme|eikä|emmekä .. vaadi*|edelly*|tarvi*|tarpee*|oleta*|oletet*,
      *kokemu*|aiempaa|aikaisempaa|aiempi|aikaisempi .. ei .. välttämä*|pakolli*|vaatimu*|ehto|este|kynnyskysymy*|ratkais*,
      *kokemus|*kokemusta .. ei merkity*, kokemus .. muttei .. pakolli*|välttämä*|vaatimu*|edelly*,
      et välttämättä .. *kokemu*, kokemuksesta .. mutta ei, ei aiempaa|aikaisempaa .. *kokemu*,
      ilman .. *kokemu*, jolla|sinulla ei .. ole .. aiem*|aikaisem*|*kokemu*,
      *tuntemu* .. ei|emme|et .. vaadi*|edelly*|tarvi*, aloittaa nollasta, nollasta aloitta*,
      ei .. aiempaa|aikaisempaa *tuntemu*, kokematon, kokematonkin,
      kokemattomat|kokemattomia|kokemattomille|kokemattomalle, kokemusta vai ei, kokemusta tai ei,
      ei .. *kokemusta|kokenut ei .. haittaa|hätää|huolta|hätä, emme|ei kokemusta,
      *kokemu* puute* .. ei|haitta*|este*, ole aiempaa|aikaisempaa *kokem*, vaikket .. olisi|ole,
      vaikkei .. olisi|ole .. *kokem*, etkö .. ole|olisi .. ennen|aiemmin|koskaan,
      vaikka .. ei|et .. olisi|ole|omaa* .. *kokem*|aiem*|aikaisem*|ennen|koskaan,
      et|ei .. ole|olisi .. koskaan|ennen|aiemmin .. tehnyt|työskennellyt|ajanut|ollut|myynyt,
      ei haittaa .. vaikka, *kokemu* .. riippuma*, *kokemu* .. korvaa*, korvaa* .. *kokemu*,
      korvata .. *kokemu*, asenne korvaa, asenne .. kokemusta merkittäväm*|tärkeäm*,
      kokemusta tärkeäm*|merkittäväm*, tärkeämpää|enemmän kuin .. *kokem*,
      asenne ratkaisee .. kokemu*
    `,
    sv: `
      *erfarenhet* .. behövs|krävs inte|ej,
      *erfarenhet* .. inte|ej|inget|ingen .. krav*|kräv*|nödvändig*|behöv*|måste|förutsätt*,
      ingen|inget|inga .. *erfarenhet*, kräver|krävs ingen|inte .. erfarenhet*, oerfaren*,
      behöver inte .. erfaren*|jobbat|arbetat, inget krav .. erfarenhet, utan .. erfarenhet,
      kräver ingen
    `,
    en: `
      no .. experience, no prior|previous|specific knowledge|background, without .. experience,
      don|doesn t need|require .. experience,
      experience .. not|isn|nor|never .. required|needed|necessary|must|essential|mandatory|prerequisite|requirement,
      experience required no, regardless of .. experience
    `,
  },
  // Another field, another trade, the start of a career; the rest is taught.
  {
    mark: '8E',
    weight: 1,
    fi: `
      alanvaihtaj*, alan vaihta*, alaa vaihta*, alalta toiselle, alan vaihto*, alanvaihto*,
      alanvaihdo*, vaihtaa|vaihtamaan|vaihdat .. alaa, vaihtamista .. ala*, uutta alaa,
      uutta uraa|ammattia, uusi ammatti, uudesta urasta|ammatista, uudelle alalle|uralle,
      uudella alalla, uuteen ammattiin, alalle siirty*|astu*|hypp*, siirtyä .. alalle,
      taustasta|taustastasi riippuma*, tausta* .. voi olla|tulla, tausta|taustasi .. tahansa,
      taustaltaan erilai*,
      mistä|miltä|millä|miltään tahansa .. alalta|alalle|alalla|aloilta|taustasta|ammatista,
      miltä alalta|taustalta tahansa, mikä tahansa .. tausta*,
      muilta|toisilta|muista aloilta|ammateista, muulta|toiselta|toisesta alalta|ammatista,
      eri aloilta .. tervetull*|tulle*|hakij*|osaaj*|ihmis*, tule* .. eri aloilta,
      tausta ei ratkaise, taustalla|taustallasi ei ole, ammattitaustalla ei, ammattitausta* ei,
      ammattilainen .. ei tarvitse,
      ei tarvitse olla .. ammattila*|valmi*|konkari*|kokenut|asiantunt*, emme oleta .. ammattila*,
      emme etsi|hae .. valmista, emme odota .. valmi*, koulutusta .. ei tarvitse,
      sinulla ei tarvitse olla, ei tarvitse .. tuntea|osata|tietää|ennestään|entuudestaan,
      ei ennakko*, ei aiempaa osaami*, ei|emme|et .. vaadi*|edelly*|tarvi* .. *osaamista,
      uutta suuntaa .. ural*|työ*, taustaltasi|taustaltaan .. vaikka, aiempi osaaminen ei,
      osaamista ei .. vaadi*|tarvi*|edelly*, mitään .. ei tarvitse osata, ensimmäistä .. tehtävää,
      ensimmäistä kertaa alalla, aloittelijaystäväl*, muut asiat .. koulutamme,
      muun|muu|loput .. opetamme|opetetaan|opettaa|koulutamme|koulutetaan|opit|oppii,
      opetamme|koulutamme .. loput|kaiken|kaikki
    `,
    sv: `
      branschbytare, byta bransch|karriär, andra branscher, annan bransch, nybörjare,
      oavsett .. bakgrund, resten lär
    `,
    en: `
      career changer*, career change, career switch*,
      from other|different|another fields|field|industries|industry, any background,
      any industry|field|sector, entry level, beginner*, newcomer*,
      start|starting|starter .. your|their career, rest we .. teach, teach you .. rest|everything
    `,
  },
  // Who is at the start may still have been trained for the field.
  {
    mark: '8E',
    weight: 0.3,
    fi: `
      *uran|*uransa|*urasi|*urasta|*uraa alku*|alussa|alkutaip*|alkumetr*, aloittelev*, aloittelij*,
      vasta alkaja*, vasta aloittav*, ensimmäi* työpaik*, vastavalmistun*
    `,
    sv: `nyutexaminerad*, i början av .. karriär*`,
    en: `recent graduate*, early career`,
  },
  // "… on eduksi, mutta ei pakollista", said of experience rather than of a card or a language.
  {
    mark: '8E',
    weight: 1,
    within: 'experience',
    fi: `
      mutta ei .. pakolli*|välttämä*|vaatimu*|edellyt*|ehdo*|ehto, mutta se|ne ei,
      mutta emme vaadi|edelly*, muttei .. välttämät*|pakolli*|vaatimu*|edelly*, ei ehdo* vaatimu*,
      eduksi|plussaa|etu|hyödyksi mutta|muttei ei, eduksi mutta ei, eduksi .. mutta ei,
      eduksi|plussaa|etu|hyödyksi muttei, plussaa mutta ei, etu mutta ei, hyödyksi mutta ei,
      eduksi ei edelly*|vaatimu*|pakolli*|välttäm*
    `,
    sv: `men inget krav, men inte .. krav|nödvändig*|ett måste`,
    en: `
      but|although|though not .. required|necessary|mandatory|must|essential|requirement,
      but|although|though isn t .. required|necessary|mandatory|must|essential
    `,
  },
  {
    mark: '8E',
    weight: 1,
    within: 'wishes',
    unless: 'requires',
    fi: `
      mutta .. perehdyt*|koulutamme|koulutetaan|opetamme|opetetaan|opastamme,
      muutoin .. perehdyt*|koulutamme|opetamme, mutta .. asenteella, mutta myös .. tervetull*
    `,
    sv: `men vi .. lär|skolar|introducer*`,
    en: `but we .. train|teach`,
  },
  // A system to be learned or known is a matter of question 5.
  {
    mark: '8-',
    weight: 1,
    fi: `
      käyttökokemu*, oppimaan|oppia .. uuden|uusien järjestelmän|järjestelmien|ohjelman|ohjelmien,
      kokemus|kokemusta *järjestelmistä|*järjestelmästä|*ohjelmistoista|*ohjelmista|*ohjelmasta
    `,
    en: `experience with .. systems|software|tools`,
  },
  { mark: '8-', ...OF_OTHERS },
  { mark: '10-', ...OF_OTHERS },
]
