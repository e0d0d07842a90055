import type { Cue } from '../cue.ts'

/** Study and training of others: what is taught at work, or to those the work is done for. */
const OF_OTHERS = {
  weight: 1,
  fi: `
    oppisopimu* .. hankit*|suoritet*|suoritta*, tutkimukseen ja koulutukseen|opetukseen,
    ohjaa*|ohjata|ohjaus|ohjaami* .. opinnäyte*|gradu*|väitöskirj*|diplomit*|oppisopimusopisk*,
    opinnäyte*|gradu*|väitöskirj*|diplomitöi* .. ohjau*|ohjaami*|ohjaat, oppisopimusopiskelijoi*,
    oppisopimuskoordin*, solmi* .. oppisopimu*, oppisopimuspaik* ei,
    opetta*|neuvoa|ohjaa* .. oppisopimu*, tutkintoja .. oppisopimuskoulutusta,
    opiskelijamme|opiskelijoistamme|vangit|osallistujat .. suorit*, opiskelijat suorit*,
    osa heistä|opiskelijoista .. suorit*, suorittavat *tutkinnon|tutkintoa,
    väitöskirjantekijöi* .. ohja*, ohja* .. väitöskirjantekijöi*, suomen akatemia*,
    lopputyön|lopputyö .. paikan|kesätyö*,
    ohja*|opet*|kehit* .. tohtorikoulutettav*|tohtoriopiskel*|väitöskirjatutkij*|jatko opiskel*,
    tohtorikoulutettavien|tohtoriopiskelijoiden|väitöskirjatutkijoiden .. ohja*|opet*|kehit*|valinta*,
    tohtorikoulutuksen|tohtoriohjelman|tohtoriohjelmien .. kehit*|koordin*|suunnit*|johta*,
    opiskelijoiden|opiskelijoille .. harjoittelu*|oppisopimu*|opinnäyte*|tutkin*,
    kaksi|kolme|neljä|viisi|kuusi|kymmenen|useita|monta väitöskirjatutkij*|tohtorikoulutettav*,
    on|ovat|ja|sekä väitöskirjatutkijat|väitöskirjatutkijoita|jatko opiskelijoita,
    lapsilla|oppilailla|nuorilla .. halu*|into*|kyky*, olemme utelias|uteliaita,
    koulutus*|koulutuksi*|kouluttami* .. suunnittel*|vetämi*|toteuttami*|järjestämi*|pitämi*,
    vastaat|suunnittelet|toteutat|järjestät|pidät|vedät .. *koulutu*|valmennu*|kouluttami*,
    koulutat .. henkilöstöä*|henkilökuntaa|luottamusmiehi*|käyttäji*|asiakkai*,
    asiakkaille*|jäsenille*|yrityksille|yhteisöille .. koulutu*|valmennu*|kurss*, koulutuspalvelu*,
    *koulutuksia|*kursseja|*valmennuksia .. yrityksille|organisaatioille|kuntalaisille|asiakkaille*,
    kuntalaisille|organisaatioille|yksityishenkilöille .. *koulutu*|*kurss*|*valmennu*,
    asiakkaita|asiakkaat|ihmisille|ihmisiä|oppijoita|harrastajia .. haluavat .. oppia|kehittyä,
    lue|tutustu|lisätietoa|lisää .. *koulutuksistamme|*kursseistamme|*koulutuksiimme|*kursseihimme,
    koulutusta|koulutuksia .. opiskelijal*|opiskelijoil*|oppilaal*|oppilail*,
    koulutusta|koulutuksia .. nuorille|aikuisille|alueel*,
    lasten|lapsen|oppilaiden|oppilaita|opiskelijoiden|nuorten .. oppi*|uteliai*,
    lapsia|nuoria|oppilaita|opiskelijoita|asiakkaita|asukkaita oppimaan|oppia
  `,
  sv: `
    planerar|håller|leder|drar|ordnar du .. kurser|*utbildning*, planera|leda|hålla .. kurser,
    du .. planerar|håller|leder|drar .. kurser|*utbildning*|*skolning*,
    kurser|*utbildningar|*skolningar .. för|åt .. kunder*|medlemmar*|skolor|företag,
    planerar och håller .. kurser|*utbildning*|*skolning*, barns|barnens lärande,
    handled* .. doktorand*|avhandling*|examensarbete*
  `,
  en: `
    deliver|delivering|conduct|conducting|facilitate|facilitating .. training*|courses|workshops,
    you .. plan|organise|organize|run|hold .. training*|courses|workshops,
    training*|courses|workshops .. for|to .. customers|clients|members|schools|users,
    supervise|supervising|supervision .. thesis|theses|apprentice*|doctoral|phd,
    for|guide|guides doctoral students|researchers|candidates, research and doctoral education,
    doctoral|phd studies .. advantage|asset|merit|plus, recent graduate*,
    one|two|three|a phd|doctoral student|students|researcher|researchers,
    with|our|support|help|mentor|teach|train|including doctoral|phd students|researchers|candidates,
    doctoral|phd students|researchers|candidates .. supervis*, choose the courses,
    arranges|offers .. courses for its,
    children|pupils|students .. learn
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
      yhteishankintakoulu*, työpaikkakoulutu*, kuljettajakoulutukse*, kuljettajakoulutus,
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
      suorittaa|suorittamaan|suorittamista .. opinnot|opintoja, pätevöittäv* koulut*,
      pätevöityä, pätevöidy*, täydennät opinto*, täydentäv* opinto*|opinno*,
      kelpoisuu* .. hankkimi*|hankkimaan|hankkia,
      hankkimaan|hankkia .. kelpoisuu*|pätevyy*, kelpoisuuden tuottav*, kelpoisuuteen johta*,
      suorita* .. pätevöittäv*|kelpoisuuden, opintojen|opintojesi loppuun,
      opintoihi*|opintoihisi|tutkintoon kuuluv* .. harjoit*, opintoihi* harjoit* .. kuulu*,
      harjoittelu* .. osana|osa opinto*|tutkin*, harjoittelu* .. opinto*|opintoihi*|tutkintoo*,
      opinto* liittyv*|sisältyv* .. harjoit*, osana opinto*|tutkin*, pakolli* harjoittelu*,
      tohtorikoulutet*, tohtoriopis*, tohtoriohjel*, tohtoriopinto*, tohtoriuraka*, väitöskirja*,
      jatko opinno*, jatkoopinno*, jatko opiskel*, jatkotutkin*, opinto oikeu*, opinto oikeude*,
      opinnäyte*, diplomityö*, lopputyötä, lopputyösi, lopputyön tek*, pro gradu*, gradu, gradua,
      graduaan,
      graduasi, gradusi, graduntek*, gradupaik*, gradutyö*,
      kandidaatintyö*, insinöörityön*,
      *valmennettavaksi, *koulutettavaksi, fec koulutu*, f e c, erikoistuv* *lääkär*,
      erikoistuv* hammaslääk*, erikoistumisvaihe*,
      erikoislääkärikoul*, erikoistua|erikoistut .. *lääkäri*, erikoistumiskoulutuspaik*,
      erikoistuvan, ellei|jollei niitä|sitä ole .. suoritetaan|suoritat,
      ellei|jollei|jos .. tutkintoa|pätevyyttä|opintoja .. suorit*|hanki*|opiskel*|kustan*,
      ei .. tutkintoa|pätevyyttä|kelpoisuutta|opintoja .. suorit*|hanki*|opiskel*|kustan*,
      kelpoisuuden|tutkinnon|opinnot .. suorittaa|hankkia .. kuluessa|aikana|mennessä,
      *tutkinto .. suoritetaan|suoritettava .. kuluessa|aikana|sisällä|mennessä, auskultoi*,
      auskultoin*,
      opinnot|tutkinto|kelpoisuus .. suoritetaan|suoritettava .. kuluessa|aikana|mennessä,
      opinnot|tutkinto|kelpoisuus .. hankittava .. kuluessa|aikana|mennessä,
      suorittaa|suorittamaan .. opinnot|tutkinnon|kelpoisuuden .. kuluessa|aikana|mennessä,
      lähiopetu*|lähijakso*|lähipäiv* .. päivää|päivä .. kuussa|kuukau*, teoriajakso*, teoriaopinto*
    `,
    sv: `
      läroavtal*, doktorand*, doktorsavhandl*, examensarbete*, lärling*, traineeprogram*,
      avlägga|avlägger|avlagd .. examen .. under|inom|medan, avlägga|avlägger .. *examen,
      specialisera sig, specialiserande läkar*, pro gradu*, gradu, diplomarbete*, närstudie*,
      studera vid sidan, studier vid sidan, studierna vid sidan, leder till .. examen|behörighet,
      rekryteringsutbildning*, utbilda dig|sig till, ingår i .. studier,
      vid sidan av .. arbetet|jobbet .. studera|examen, studier .. vid sidan av,
      studerar .. vid sidan, utbildar dig|sig .. till, avhandling*, utbildar vi dig till,
      vi utbildar dig till
    `,
    en: `
      apprentice*, doctoral studies, doctoral student, doctoral candidate*, doctoral researcher,
      doctoral school, doctoral program*, doctoral training, doctoral education, phd position*,
      phd student, phd candidate*, phd researcher, thesis, trainee program*, graduate program*,
      leads|leading to .. qualification|degree, as part of your studies, traineeship .. studies,
      complete|completing|pursue|pursuing|towards|obtain a|your .. degree|phd|doctorate,
      pursue|pursuing .. doctoral|phd, while you study|studying, master s thesis, bachelor s thesis,
      alongside .. studies|degree, vocational qualification .. while|alongside|during,
      study|studies .. while working|alongside .. work|job, we train you to become,
      qualify as .. while|during, college days, day release, credits towards
    `,
  },
  // A qualification or examination that may follow in the job, and studies of which it is part.
  {
    mark: '8A',
    weight: 1,
    fi: `
      *ammattitutkintokoulutu*, päätty* .. *tutkintoon, *tutkintoon .. valmentav*|valmentaa,
      tähtäät|tähtää|tähtäävä*|tähdätä .. *tutkintoon|siihen, siihen tähtää*, virkatutkin*,
      jotka|jonka|joka|sen|se|ne|niiden .. suorittaa|suoritetaan|suoritettava .. ohessa|ohella,
      jotka|jonka|joka|sen|se|ne|niiden .. suorittaa|suorittamaan .. kuluessa|aikana|sisällä,
      jotka|jonka|joka|sen|se|ne|niiden .. suoritetaan|suoritettava .. kuluessa|aikana|sisällä,
      jotka|jonka|joka|sen|se|ne|niiden .. hankkia|hankittava|suoritat .. kuluessa|aikana|sisällä,
      pedagogi* opinnot|opinnoi*|opintoja .. suorit*|hanki*|hankk*|täyden*|ohessa|ohella,
      suorit* .. kokeen|tutkinnon .. ensimmäi*|vuoden, kokeen|kokeeseen .. ensimmäi* vuo*,
      saavat|saat .. kelpoisuuden|pätevyyden|ammattitutkinnon, *tutkinto .. tekeillä|kesken,
      korkeakouluharjoittelija, korkeakouluharjoittelijaa, korkeakouluharjoittelupaik*,
      sitoudut|sitoutum*|sitoutuu .. suorit*|opisk*|opintoi*|tutkinto*, erikoistuville,
      erikoistuvalle, koulutusvir*, koulutusviroi*, *opinnot .. aloittaa|suoritat|suoritetaan,
      valmius|valmiutta|halu|halua|valmis .. aloittaa|suorittaa .. opinnot|opintoja|tutkinnon,
      *koulutus|*tutkinto|opinnot suoritettava .. vuoden|vuotta|mennessä|kuluttua|sisällä,
      *koulutus|*tutkinto|opinnot suoritettava viimeistään, opinnot meneillään, kisälli*, kisällin*,
      opissa .. valmistautu*|pätevöity*, rekrytoiv* koulutu*, opiskelet ja työskentelet,
      suorittaa|suoritat|hankkia|hankit puuttuv* pätevyy*|opinto*|opinno*|tutkinno*|kelpoisuu*,
      puuttuv* pätevyy*|opinto*|opinno*|tutkinno*|kelpoisuu* .. suorittaa|suoritat|hankkia,
      työskentelet ja opiskelet, opiskella|opiskelemaan ammattiin, saat .. opintopisteitä,
      valmistut .. *hoitajaksi|*kuljettajaksi|*asentajaksi|*ohjaajaksi|*kokiksi,
      syventäv* harjoittelu*, tarvitset|tarjoaa|tarjoamme .. *harjoittelupaik*, opiskelijastat*,
      tutkinnon osa|osan .. suoritat|suorittaa, harjoittelun .. sisällyttää|liittää|opintoihin
    `,
    sv: `
      avlägga|avläggs|avläggas|slutföra .. inom|under .. år|åren|anställning*, kan avläggas,
      studier|studierna .. kan avläggas|slutföras,
      praktikplats* .. studer*, obligatorisk* praktik
    `,
    en: `
      qualifying|professional|licensing examination|exam|exams, complete it .. while|alongside,
      internship .. credits, included|counted|credited in|towards your studies|degree,
      complete|earn|obtain|finish .. qualification|degree .. while|alongside|during
    `,
  },
  // In a title, it is the job.
  {
    mark: '8A',
    weight: 0.9,
    fi: `*harjoittelija`,
    sv: `*praktikant`,
    en: `intern, trainee student`,
  },
  // A trainee is as a rule a student; where studies are named too, there is no doubt of it.
  {
    mark: '8A',
    weight: 0.5,
    fi: `
      harjoittelijaksi, harjoittelijan, harjoittelijaa, harjoittelun, harjoitteluun,
      *alan opiskelijan .. harjoittel*
    `,
    sv: `praktikant, praktik`,
    en: `internship, traineeship`,
  },
  // The person's own training, that is offered or expected.
  {
    mark: '8B',
    weight: 1,
    fi: `
      lisäkouluttau*, jatkokouluttau*, kouluttautua, kouluttautumi*, kouluttaudu*, kouluttautumaan,
      *kouluttautumismahdollis*, valmiu*|halu*|valmis .. *kouluttautu*, haluat .. kouluttautua,
      lääkehoitokoulut*,
      lääkehoi* .. osaami*|suunnitel* .. suorittami*, love|lääkehoi* koulut* suorittami*,
      valmiu*|valmis .. suorittaa|suorittamaan .. *koulut*|kurss*|sertifi*,
      suorittaa myös työ*, suorit*|hankkia .. *sertifi*, *sertifi* .. suoritta*|hankki*,
      sertifioitua, sertifioitumi*, sertifioidu*, *sertifi* .. avulla|kautta|kustan*
    `,
    sv: `
      fortbilda*, vidareutbilda*, certifiera dig|sig, utbilda dig vidare|mera|mer,
      utbilda dig .. inom, specialisera dig, gå kurser|utbildningar|kurs,
      delta i .. *utbildning*|kurser
    `,
    en: `
      get|become certified, obtain .. certificat*, earn .. certificat*, renew .. certificat*,
      continue|continuing your education
    `,
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
    sv: `fortbildning*, vidareutbildning*, kompetenshöj*, certifiering*`,
    en: `
      further education|training, continuous|continuing education, certification program*,
      continuing|continuous professional development, cpd, refresher training|course*
    `,
  },
  // Further training in the field, named as such.
  {
    mark: '8B',
    weight: 1,
    fi: `
      *koulutustarjon*, *koulutusmahdollis*, koulutus ja kehit*, *koulutusohjelmiin,
      koulutusmyöntei*, koulutusbudjet*,
      opintoihin .. vapaata|tuke*|aikaa, opintovapaaseen, jatko opintoihin .. kannust*,
      koulutusraha*, koulutusmäärära*, *koulutuspolku*, *koulutuspolu*, koulutusetu*,
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
      käyt|käydä|käydään|käymään|lähetämme|lähetetään .. *koulutuksi*|*koulutukse*|*koulutukset,
      käyt|käydä|käydään|käymään|lähetämme|lähetetään .. *kurss*|sertif*|pätevyy*,
      korvaa|kustantaa|maksaa|maksetaan .. *koulutuksi*|*koulutukse*|*koulutukset,
      korvaa|kustantaa|maksaa|maksetaan .. *kurss*|sertif*|pätevyy*, panosta* .. *koulut*,
      kannust* .. *koulut*|opiskel*, tue* .. *koulut*|opiskelu*|opintoja*,
      tuki .. kouluttautu*|opiskelu*, osallist* .. *koulutuksiin|*koulutukseen|kursseille|seminaar*,
      koulutamme|koulutetaan .. henkilöstöä*|henkilökuntaa*,
      koulutamme|koulutetaan|kouluttaa .. jatkuvasti|säännöllisesti,
      koulutamme .. työntekijöi*, henkilöstö* .. koulut*, koulutuksilla, koulutuksin, *kurssein,
      *kurssit|*koulutukset .. säännölli*, lisäkoulutuksin,
      työajasta|työaikaa|työaikaasi|työajalla|työajastasi .. *kehittämi*|*koulut*|opiskel*|oppimi*,
      työpäivää .. kehittämi*|koulut*|opiskel*, aikaa .. kehittämi*|oppimi*|opiskel*,
      aikaa ja rahaa, opiskelulle|opiskeluun .. työaika*|työaja*, ammatilliseen kehittämi*,
      työaja* .. oppimi*|opiskel*|kehittämi*|*koulut*, koulutuspaket*, koulutuspankki*,
      koulutustun*, koulutustarjotin*, koulutusportaal*, koulutusstipend*, koulutusvapaa*,
      koulutuseur*, koulutusavustu*, koulutusvalikoim*, koulutusvuo*, kertauskoulut*,
      päivityskoulut*, syventäv* .. *koulut*|kurss*, jatkokurss*, kurssimaksu*, tehdaskoulutu*,
      koulutuspassi*, verkkokurssit, *akatemian kurss*|*koulut*|valmennu*,
      *akatemiassa kurss*|*koulut*|valmennu*, messuilla|messuille|seminaareissa .. kouluttau*|oppi*,
      vuosittain|vuosittainen|vuosittaise* .. *koulutu*|kurss*|*valmennu*,
      kuukausittain|viikoittain .. *koulutu*|kurss*|*valmennu*,
      *koulutus|*koulutukset|*koulutuksia .. vuodessa|vuosittain|kuukausittain|viikoittain|kuussa,
      *koulutusta|*valmennusta .. vuodessa|vuosittain|kuukausittain|viikoittain|kuussa,
      *koulutukseen|*koulutuksiin|*kursseihin|*kursseille .. vuodessa|vuosittain|euroa,
      euroa|euron .. *koulutuksiin|*koulutukseen|kursse*|opiskeluun|oppimiseen|kouluttautu*,
      *valmennusta|*koulutusta joka|kerran|kahdesti|neljästi|säännöllisesti,
      työnantajan|yhtiön|yrityksen kustantam*|maksam*|kustannuksella .. *koulut*|kurss*|tutkin*,
      talon|firman kustantam*|maksam*|kustannuksella .. *koulut*|kurss*|tutkin*, opintovapa*,
      konferenssimatk*, messumatk*, opintomatk*, neuvottelupäiv*, ajankohtaispäiv*,
      alan päiville|seminaareihin|messuille, jatko opiskelu* tuk*, opiskelu* .. tuke*|kustan*|maks*,
      tue*|tuki .. *tutkinnon suorittami*, *tutkinto .. työnantajan|talon|yrityksen kustannuksella,
      pätevyyden|pätevyyksien|ammattipätevy* .. päivit*|jatkokoulut* .. maks*|kustan*|talo*,
      päivit* .. pätevyy*|ammattipätevy*, koulutamme .. myös|lisäksi|edelleen, jatkokoulutamme,
      talon|yhtiön|firman|yrityksen|omat|omien koulutukset|koulutuksissa|koulutuksiin,
      talon|yhtiön|firman|yrityksen|omat|omien kurssit|kursseilla,
      päivää|tuntia|tunti|päivän|puoli .. osaamisen|itsensä kehittämi*,
      päivää|tuntia|tunti|päivän .. opiskel*|oppimi*|kouluttautu*, aikaa|tunnit .. opiskelu*,
      varattu .. opiskel*|oppimi*|kehittämi*|kouluttautu*,
      sertifioinnit|sertifioinnin|sertifikaatit .. maksamme|maksetaan|kustan*|korvataan|tarjotaan,
      kurssit|kurssin|tutkinnot .. maksamme|maksetaan|kustan*|korvataan|tarjotaan,
      mahdollisuu*|voit|halutessasi .. suorittaa .. *tutkin*|sertifi*|pätevyy*|kurss*,
      pätevöity* .. kustan*, erikoistu* .. tue*|kustan*|mahdollisuu*, kouluttaa sinua lisää,
      lisää koulutusta, lisäkurss*, ammattikurss*, kieliopinto*, kielten opiskel*,
      suomen|ruotsin|englannin kielen opetusta|opetukseen|opinto*|tunti*|tunnit
    `,
    sv: `
      utbildningsmöjlighet*, utbildnings och, skolningar, kurser, kompetensutveckling,
      möjlighet* till utbildning|skolning, skolningsmöjlighet*, interna utbildning*,
      utbildningsdag*, skolningsdag*, satsar .. utbildning*|skolning*|fortbildning*,
      kontinuerlig utbildning|skolning, regelbunden|regelbundet .. utbildning|skolning,
      personalutbildning*, regelbundet|regelbundna|kontinuerligt .. *utbildning*|*skolning*|kurs*,
      kontinuerlig|årlig*|årligen .. *utbildning*|*skolning*|kurs*, utbildningsbudget*,
      utbildningspeng*, utbildningspaket, utbildningsplan*, utbildningsprogram*,
      utbildningstillfäll*, utbildningskväll*, utbildningsresor, utbildningsutbud, kursutbud,
      kursdag*, kursavgift*, webbkurs*, nätkurs*, onlinekurs*, språkkurs*, studieledig*, studiedag*,
      betalar|bekostar|finansierar .. kurs*|*utbildning*|certif*|studier|*examen,
      kurs*|*utbildning*|certif* .. betalas|bekostas, vi står för .. kurs*|*utbildning*|certif*,
      euro|budget .. *utbildning|kurser|kompetens*|lärande, kurser .. per|varje|om år|året,
      *utbildning*|*skolning* .. per|varje|om år|året, dagar .. *fortbildning*|kurser|studier,
      tid|timmar .. studier|lärande|lära, internutbildning*, egen akademi,
      egna kurser|utbildningar|skolningar, produktutbildning*, säljutbildning*,
      påbyggnadsutbildning*, möjlighet* .. specialisera|studera|avlägga,
      kurs*|*kurs|*utbildning .. vår|företagets bekostnad, branschdagar, studiestöd, studieresor
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
      budget .. courses|training*|learning|conferences|certif*,
      year|annually|month|annual|annum .. for .. training|courses|learning|certif*,
      year|annually|month|annual|annum .. for .. conferences|education,
      euros .. training|courses|learning|certif*|conferences|education,
      training|courses of your|own choice, training|courses .. twice|annually|every|each|yearly,
      yearly|annual|monthly|weekly|twice .. training*|courses,
      pay|pays|paid|cover|covers|fund|funds .. courses|certif*|exam|exams|tuition,
      pay|pays|paid|cover|covers|fund|funds .. studies|degree|qualification*,
      sponsor|sponsors|reimburse .. courses|certif*|exam|exams|tuition,
      sponsor|sponsors|reimburse .. studies|degree|qualification*,
      courses|certif*|exam|exams|studies .. paid|covered|funded,
      hours|days|day|afternoon|morning .. for|to .. learning|study|studying,
      internal|external|specialist training*|courses, self study, training activities,
      learning solutions|materials, study days|time|support, paid study, conference trip*,
      opportunity|possibility|chance to .. specialise|specialize|study|certify|qualification,
      support* .. studies|studying, our own academy|school, masterclass*
    `,
  },
  // Training by its kind, its giver or its payer, whatever the trade.
  {
    mark: '8B',
    weight: 1,
    unless: 'wishes',
    fi: `
      esihenkilövalmen*, esimiesvalmen*, päällikkövalmen*, johtamisvalmen*, johtajavalmen*,
      esihenkilökurss*, esimieskurss*, johtamiskurss*, esihenkilöakatemi*, johtamisohjelm*,
      johtajaohjelm*, esihenkilöohjelm*, esihenkilöpol*, päällikköpol*, päällikkökoulut*,
      talent|leaders|leadership ohjelm*, joko ohjelm*|tyyppi*,
      jet|emba|mba ohjelm*|opinto*|tyyppi*|koulutu*|tutkinno*, pätevyy* .. hankkia|hankkimi*,
      maahantuoja*|toimittaja*|tavarantoimittaja*|laitetoimittaja* .. *koulut*|*kurss*|*valmennu*,
      *valmistaja*|*valmistaji*|päämies*|päämieh* .. *koulut*|*kurss*|webinaar*,
      ketjun|ketju|ketjumme|konsernin|liiton|järjestön .. *koulutu*|*kurss*|*valmennu*,
      kurssitamme, kurssitetaan, kurssittaa, sisäi* akatemia*, kertauspäiv*, kertausharjoit*,
      koulutusil*, koulutusviikonlop*, opintopäiv*, ammattipäiv*, koulutuspiiri*, koulutusristeil*,
      alan päivät|päivillä, osallistu*|pääset|lähetämme .. *päiville|kongressi*|konferenssi*,
      alan .. koulutuksiin|seminaareihin|kursseille, *verkkovalmennuks*, pätevöitymis*,
      kouluttavat|kouluttaa .. säännölli*|vuosittain|uusiin|kerran|kahdesti|kaksi|jatkuvasti,
      koulutamme .. *jamme|*jämme|*jiamme|*jiämme, koulutamme .. *taso*, *opinnot .. kustan*|maks*,
      erikoiskurss*, erikoiskoulut*, huoltokoulut*, huoltokurss*, laitekoulut*, laitekurss*,
      materiaalikoulut*, tuotekurss*, merkkikoulut*, jatkokoulut*, myyntikoulu,
      pätevöidyt, pätevöitämme, pätevöittää, pätevöityminen, pätevöitymiseen, erikoistumisopin*,
      kustannamme, kustannetaan, *koulutuksiin|*kursseille|*seminaareihin .. pääs*|lähe*|osallist*,
      tukea|tuki|tuen|tukemme .. opintoihin|opiskeluun|kouluttautumi*|pätevöitymi*|opinnoille,
      *opintoja|*opinnot .. tuetaan|tuemme|tukee|korvataan|maksetaan,
      *valmennuksia jokaiselle|kaikille,
      opiskelet|opiskella|opiskelu|opiskeluun .. työajalla|työaikana|työaikaa, tuemme pätevöity*,
      suorittaa|suorittaisi|suorittamaan .. sertif*, *koulutukset|*kurssit .. työajalla|työaikana,
      ammatillis* .. kehit* .. tuetaan|tuemme|aikaa|rahaa, kehityspäiv* vuodessa|vuosittain
    `,
    sv: `
      ledarskapsutbildning*, förmansutbildning*, chefsutbildning*, ledarutbildning*, grundkurs*,
      vidareutbild*, vidareskol*, delta|deltar i .. *kurser|*utbildning*|seminari*,
      får .. gå|delta .. *kurs*|*utbildning*, ordnar .. fortbild*|kurser, specialutbildning*,
      certifier* .. betalar|bekostar,
      leverantör*|tillverkar*|importör* .. *kurs*|*utbildning*|*skolning*
    `,
    en: `
      management|leadership|leader|manager training|programme|program|academy|course*,
      professional development .. euros|budget|year|paid|funded, product training, courses and,
      manufacturer*|supplier*|vendor* .. training|courses|course, courses .. choose|free,
      congresses,
      development programme|program .. courses|training, encourage* .. study|courses|train|studies,
      training|courses .. arranged|organised|organized .. for all|every|our|staff|leaders,
      attend|attending .. conferences|courses|seminars|congresses|fairs, course|exam fee|fees,
      further education|training|qualification*|studies, continuing education|professional,
      study time,
      support|supports|sponsor|sponsors .. further|certification*|courses, continuous learning,
      specialist|refresher|advanced courses|course, trained .. every year|annually|regularly
    `,
  },
  // Courses that somebody goes to, or that come as a whole: the person's own, if more is said.
  {
    mark: '8B',
    weight: 0.5,
    unless: 'wishes',
    fi: `
      *kurssit, *kursseilla, *kursseihin, *valmennukset, *valmennuksen, *akatemian, *koulutuksessa,
      *kurssilla, kehittymissuunnitel*, kasvuohjelma*
    `,
    sv: `kurserna, fortbildningar, utbildningarna, skolningarna`,
    en: `courses`,
  },
  // Trainings, in the plural or on the way to them: a job's requirement is mostly a single one.
  {
    mark: '8B',
    weight: 1,
    unless: 'wishes',
    fi: `
      *koulutukset, *koulutuksiin, *koulutuksissa, *koulutuksilla, koulutukseen osallistu*,
      *akatemiassa, *akatemiaan, *academyyn, *academyn, *academyssa, kurssittaut*, *kurssipäiv*,
      leadership|johtajuus|esihenkilö|esimies academy*|ohjelma*|akatemia*,
      osaamistaan|osaamistasi|osaamista|ammattitaitoasi .. laajenta*|laajenna*,
      osaami*|ammattitai* ylläpitoon|ylläpitämiseen|päivittämiseen .. aikaa|päivää|työpäivää|euroa,
      osaami*|ammattitai* ylläpitoon|ylläpitämiseen|päivittämiseen .. tuemme|panost*|koulutu*,
      koulutukseen|koulutuksiin|kouluttautumiseen|kursseihin .. käytettävissä|varattu|budjet*|euroa,
      osaamista .. tuetaan, kehittymissuunnitel* .. koulutu*|kurss*|budjet*|raha*,
      kehitysohjelma* .. koulutu*|kurss*|budjet*|raha*
    `,
    sv: `
      ledarskapsprogram*, chefscoach*, utbildningskalend*, ledarskapscoach*,
      kurser|utbildning*|konferens* .. den som vill, vill delta i
    `,
    en: `
      train us|you|them|staff regularly|yearly|annually|continuously, language training|tuition for,
      train you .. regularly|yearly|annually|continuously, train .. every year|season,
      take|obtain|earn|complete|renew|gain .. certificat*|certification*, specialist paths|tracks,
      training .. abroad, send .. to .. training|courses|fairs|conferences,
      courses abroad, certificates included, includes .. certificate*|certification*
    `,
  },
  // Who goes to a course, and how often; licences that are kept valid.
  {
    mark: '8B',
    weight: 1,
    unless: 'induction',
    fi: `
      laitamme|lähetämme|lähetetään|pääset|osallistut|käyt|käy|käydään .. *koulutuksessa|*kurssille,
      laitamme|lähetämme|lähetetään|pääset|osallistut|käyt|käydään .. *valmennukseen|*valmennuksiin,
      *kurssille|*koulutukseen|*koulutuksessa|*valmennukseen .. vuodessa|vuosittain|säännöllisesti,
      *kurssille|*koulutukseen|*koulutuksessa|*valmennukseen .. työajalla|halutessasi|mahdollis*,
      vuodessa .. kertaa|kerran .. *koulutu*|*kurss*|*valmennu*,
      joka|kerran vuosi|vuodessa|syksy|kevät .. *koulutu*|*kurss*|*valmennu*,
      halutessasi|haluaville|halukkaille|halukkaat .. *koulutu*|*kurss*|kouluttau*|erikoistu*,
      uusii|uusitaan|uusimme|päivitetään|päivitämme .. *pätevyy*|sertif*|lisenss*,
      sertif*|*pätevyyksien|*lisenssien uusimi*|päivit*|ylläpi*, *seminaareja|*seminaarit .. maks*,
      seminaaripäiv*, *kurssit|*kurssi maksaa|kustantaa|korvaa|hoitaa,
      *pätevyyskoke*|*pätevyyskokeet .. työajalla|maksa*|harjoittelu,
      voit|saat|pääset valita .. *kurssi*|*koulutu*, mahdollista suorittaa|käydä .. *kurss*|*koulutu*,
      työhön|tehtävään kuuluu .. koulutuksia|kursseja, koulutuksia ympäri vuoden,
      sertifioinnit|sertifikaatit|*pätevyydet hoituvat|hoidetaan|uusitaan|päivitetään
    `,
    sv: `
      *kurs|*kurser|*utbildning*|studier .. gratis|fria|betalda|bekostade,
      varje|en gång om år .. *kurs*|*utbildning*|*skolning*
    `,
    en: `
      once|twice|times a year .. training|course|courses|workshop*|conference*,
      send|sends .. everyone|all|you|our .. training|course|courses
    `,
  },
  // Training that is arranged or paid, the training named first or last.
  {
    mark: '8B',
    weight: 1,
    unless: 'induction',
    fi: `
      *koulutus|*kurssi|*valmennus|*koulutukset|*kurssit .. järjestetään|käydään|hoidetaan|kustan*,
      *valmennukset|*koulutukset|*kurssit .. järjestämme|maksamme|maksetaan|tarjotaan,
      *koulutuksen|*kurssin|*valmennuksen .. kustannamme|maksamme|järjestämme|kustantaa,
      *pätevyyden|*sertifikaatin|*auktorisoinnin|*lisenssin .. kustan*|maksamme|järjestämme|kursit*,
      maksamme|kustannamme|korvaamme|rahoitamme .. *kurss*|*koulutuks*|*valmennuks*|auktoris*,
      maksamme|kustannamme|korvaamme|rahoitamme .. *tutkinnon|*pätevyyde*|lisenss*,
      *kurss*|*koulut*|*tutkin*|*opin* .. piikkiin|laskuun|kustannuksella|kustannuksellamme,
      työnantajan|talon|firman|yhtiön|yrityksen|meidän piikkiin|laskuun,
      järjestämme|kustannamme|maksamme sen|ne|koulutuksen|kurssin .. puuttu*|tarvittaessa,
      puuttu*|puuttuessa .. järjestämme|kustannamme|maksamme,
      mahdollistamme .. suorittami*, halu*|valmiu*|valmis suorittaa|suorittamaan se|sen|ne,
      haluat|halukkaat .. suorittaa .. maksamme|kustannamme|tuemme, voit suorittaa .. kurss*,
      *opinnot|*tutkinto|*tutkinnon|*kurssin .. suorittaa .. meillä|palveluksessa*,
      suorittaa .. palveluksessa*, opintoja*|opinnoissa tuemme|tuetaan,
      suoritetaan|suorittaa|suoritat .. työajalla|työaikana, koulutu* .. siihen hakeutu*|lähte*,
      maksamme|kustannamme .. *n .. *kurssit|*kurssin|*koulutukset|*koulutuksen|*tutkinnon,
      jonka|jotka|joiden .. työnantaja|talo|me .. kustantaa|maksaa|kustannamme|maksamme,
      ilmai*|maksuton|maksuttomia|maksuttomat .. *kurss*|*koulutuks*, jonka jokainen käy,
      *kurssi|*kurssit|*koulutukset .. avoinna|ilmai*|maksuttom*,
      työnantaja*|yhtiö|yritys|talo|ravintola tukee .. opin*|*koulut*|opiskel*,
      osaamisen|itsensä|ammattitaidon kehittämiseen .. päivää|euroa|aikaa|tuntia,
      ylläpid* .. *kurss*|*koulutuks*|harjoituks*, opiskelet .. *koulutus*|*kokonaisuu*|kurss*,
      opiskella voit, opiskella .. *kurss*|*koulutuks*|*valmennuks*,
      jokainen|kaikki|henkilöstö|uudet .. käy|käyvät .. *koulutuks*|*kurss*|*valmennuks*,
      pääset|pääsee|pääsy .. *johtamis*|*koulutuks*|*kursse*|konferenss*
    `,
    sv: `
      *utbildning*|*skolning*|kurs*|*kurs|*kursen .. ordnas|betalas|erbjuds|bekostas|avläggs,
      vi|arbetsgivaren|bolaget|staden betalar .. *kurs*|*utbildning*|studier*|*examen*,
      studier .. betalar|bekostar|stöder|ersätter, som vi|arbetsgivaren betalar|bekostar
    `,
    en: `
      arrange|arranges|organise|organize|provide|offer .. further|regular training|courses,
      at our|company|employer expense|cost, course|courses .. paid|expense|working hours|free,
      support* .. completing|taking|studying .. qualification*|examination*|exam*|course*,
      school|company|employer|we pays|pay|funds|fund .. course*|workshop*|training|congress|conference,
      congress|conference|seminar .. year|paid, time .. learning new, arrange certification,
      certification courses|exams|training, pays|pay for .. professional development,
      support for .. examination*|exam|exams|studies, training .. help .. cost|costs,
      take part .. courses|training, take|taking .. courses
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
      *valmennus, *valmennuksiin, *valmennuksia, *opintoja, *kursseille, *kurssille, kursseja,
      *kurssit, *kursseilla, *kurssilla, kurssien, kouluttautumaan, konferensse*, koulutustilaisuu*,
      *sertifikaat*, *sertifioin*, koulutuskeskuk*, verkkokurss*, seminaareihin, työpajoihin,
      webinaareihin, opiskelua, opiskeluun
    `,
    sv: `utbildning, utbildningar, skolning, kurser`,
    en: `
      training, trainings, training program*, courses, workshops, seminars, certifications,
      get certified, learning allowance, webinars, language lessons|classes,
      finnish|language|swedish|english lessons|course|courses|classes
    `,
  },
  // Readiness to learn at work.
  {
    mark: '8C',
    weight: 1,
    fi: `
      halu|halua|halun|haluun|haluat|haluatko|haluaa .. oppia|oppimaan|oppimiseen,
      halu|halua|halun|haluun|haluat|haluatko|haluaa .. opettelemaan|opetella,
      haluavat|haluaisi*|halukas|halukkuu* .. oppia|oppimaan|oppimiseen|opettelemaan|opetella,
      tahto*|tahdo*|into|intoa|innolla .. oppia|oppimaan|opetella|oppimiseen,
      valmi*|nälkä|palo|polte|kyky* .. oppia|oppimaan|opetella|oppimiseen,
      kykyä|kyvyk*|kykenet|kykenevä* .. oppia|oppimaan,
      innokas|innokkuu*|innost* .. oppimaan|oppimisesta|oppimiseen|oppia|opettel*|opetella|omaksu*,
      kiinnost*|motivaatio*|motivoitu*|rohke*|nauti* .. oppia|oppimaan|oppimi*|opetella|opettel*,
      oppimise* .. halu*|into*|ilo*, oppimishalu*, oppimisenhalu*, oppimishaluk*, oppimisha*,
      oppimiskyky*, oppimiskyvy*, oppimisinto*, oppimisasenne*, oppimisnälk*, oppimisvalmiu*,
      oppimismyön*, oppivai*, opinhalu*, tiedonjano*, tiedonhalu*, kehityskykyi*,
      nopea|ketterä|näppärä|taitava oppimaan|omaksumaan, nopeasti oppi*, nopeaoppi*,
      opit|omaksut .. helposti|vaivatta, omaksut .. nopeasti, oppia nopeasti, opetteluhalu*,
      oppimisvalmi*, oppimiskykyi*, haluat .. opetella, innostut .. uuden|uusien oppimi*,
      valmiutta|valmius|kykyä|intoa .. kehittyä ja oppia, kehittyä ja oppia, oppia ja kehittyä,
      halu|halua|into|intoa .. kehittyä .. oppia, innostut|innostuu uudesta|uusista|oppimisesta,
      haluat|haluaa omaksua|tutustua .. uusi*|uutta, mieli .. avoin|avoinna uudelle|uusille,
      otat .. mielelläsi .. uusia|uutta, oppimisen .. nälkä*|asenne*, oppiva* asenne*|ote*,
      uuden|uusien omaksumi*|opettelu* .. helppoa|luontevaa|mieluisaa|mukavaa|kivaa,
      opettelet|opit .. innolla|reippaasti, halukkuu* .. opetella|omaksua, opetella .. tarvittav*,
      intoa kohdata uu*,
      omaksu* .. nopeasti, omaksu* uut*, omaksu* uusi*,
      kyky|kyvy*|kykyä|valmi*|into* .. omaksu* .. uu*|asioi*|tietoa|nopeasti,
      innokas|nopea|utelias|ahkera oppija*, opit uude*|uusi*, kokeilunhalu*,
      avoin|avoimesti|avoimuu* .. uudelle|uusille|uutta|uuden|uusiin|uusia, perehdyt mielelläsi,
      perehdyt innolla, suhtaud* .. uusiin|uuteen .. avoimesti|myönteisesti|innolla|uteliaasti,
      suhtaud* .. avoimesti|myönteisesti|innolla|uteliaasti .. uusiin|uuteen|uuden|uusien,
      uudelle|uusille avo*, avoin kaikelle, avoin mieli, avoimin mielin, avointa mieltä,
      avoimella mielellä, vastaanottavai*, tartu* .. uu*, ei|et .. säikähdä|pelkää|kaihda .. uu*,
      tarttua|tarttumaan .. uusiin|uuteen, uuteen tarttu*, heittäyt* .. uu*, opeteltavissa,
      haluat .. lisää .. alasta, opettelet .. uusi*, uuden oppiminen, uusien asioiden oppiminen,
      oppimisen asenne*, opit .. mielellä*|mielellään, opettelet|opit mielelläsi,
      mielelläsi .. opit|opettelet|uutta, luontai* .. opetella|oppia,
      jatkuva* oppimi* .. halu*|asenne*|into*, oppiminen .. innosta*|kiinnosta*|motivoi*|ilo*,
      opit .. mielelläsi|mielelläs, sisäistät .. nopeasti, valmis|valmiina .. opettelemaan|oppimaan,
      valmi*|halu* .. perehtyä uu*, nopeaa omaksumi*|oppimi*, haluat .. syventää .. osaami*,
      jaksat|viitsit opetella|opiskella,
      uuden|uusien .. opettelu*|omaksumi*|oppimi* .. sinu*|innosta*|kiinnosta*|helppo*|luonte*
    `,
    sv: `
      vilja|villig|vill|viljan .. lära, läraktig*, läromotiverad*, öppen för ny*, öppet sinne,
      vetgirig*, snabblärd*, snabbt lär*, lär .. snabbt|fort|lätt,
      intresse*|intresserad|förmåga|snabb|ivrig|motiverad .. lära,
      redo|beredd|lust|tycker|gillar|öppen .. lära, lätt för att lära,
      lära sig|dig nytt|nya|mer|mera, tar .. till dig ny*, inlärningsförmåga, lättlärd*,
      iver|motivation|beredskap|nyfikenhet .. lära, nyfiken .. lära|nytt|nya, öppen för .. nya|nytt
    `,
    en: `
      willing*|eager*|keen|ready|desire|hunger|hungry .. learn|learning,
      excited|curious|drive|passion*|happy .. learn|learning,
      enthusias*|interest*|motivat*|ability .. learn|learning|learner,
      able|capab*|quick|fast|like|love|enjoy .. learn|learning|learner, willingness and ability,
      self learn*, learns quickly, open mind*, curious .. mind|person|learn*,
      naturally|genuinely|endlessly|and|stay curious, want|wants to learn, learn quickly,
      learn fast, learning mindset, growth mindset, quick|fast learner,
      pick|picks up .. quickly|fast, pick|picks new .. up, grasp* .. quickly, readiness to learn,
      enthusiasm|appetite|thirst|capacity .. learn|learning|knowledge, learning agility|attitude,
      curious about .. new|learn*, lifelong|eager|keen learner, open to .. learning|new,
      absorb*|ability to .. absorb .. information|new|knowledge, teachable,
      coachable, learn as you go, not afraid .. new|learn*
    `,
  },
  // A turn of mind that is not yet readiness to learn.
  {
    mark: '8C',
    weight: 0.5,
    fi: `
      oppii|opit nopeasti, ennakkoluulot*, kehityshalui*, halua kehittyä, halu kehittyä,
      kehitysmyöntei*
    `,
    sv: `vilja att utvecklas`,
  },
  // Curiosity may be of many kinds, and is named among the values of firms as well.
  {
    mark: '8C',
    weight: 0.3,
    fi: `utelias, uteliasta, uteliaan, uteliaisuu*, uteliaalla`,
    sv: `nyfiken*, nyfiket, nyfikenhet`,
    en: `curiosity, curious`,
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
      ei vaadi erityis*, ei erityistaito*,
      opit|oppii|oppivat .. työn|työt .. päivässä|viikossa|tunnissa|hetkessä,
      työn|työt|homman .. oppii|opit|opitaan .. päivässä|viikossa|tunnissa|hetkessä,
      työ|työt|homma opetetaan .. päivässä|viikossa|päivänä|tunnissa, lisätienist*,
      *ensimmäi* työpaik*, *ensimmäi* kesätyö*,
      sopii .. koululai*, sopii .. nuore*, sopii .. eläkeläi*, sopii .. välivuo*, pikkuhomm*,
      satunnaista työtä, hanttihomm*
    `,
    sv: `
      enkelt arbete|jobb, enkla arbetsuppgifter|uppgifter, lätt att lära, lärs snabbt, extraknäck
    `,
    en: `
      easy to learn, simple tasks, easy task*, simple work, easy work, first job, learned in a day,
      extra cash|income, pocket money
    `,
  },
  // Who is young enough for it, or good enough without papers.
  {
    mark: '8D',
    weight: 0.5,
    fi: `
      kesä* .. 14|15|16|17 vuotia*, 14|15|16|17 vuotia* .. kesä*|nuorta|nuorelle|nuorille,
      ekaksi|ensimmäiseksi|eka kesätyö*|työpaik*, 15|16|17|18 vuotta täytt*,
      olla|täyttää|ikäraja|alaikäraja .. 15|16|17|18 vuotta|v,
      15|16|17|18 vuotta .. täyttä*|täytet*,
      muuta ei|emme .. vaadita|tarvita|edellytetä, ei koulutusvaatimu*, todistuksia .. ei|emme,
      reippaus|reipas|ahkeruus|into|asenne .. riittää, riittää .. reippaus|reipas|ahkeruus|into,
      ei|emme .. koulutusta eikä|emmekä kokemusta|kielitaitoa|todistuksia,
      ei .. muita|mitään .. taitoja|taustaa, lukiolai*|yläkoululai*|koululai* .. kesä*|työ*,
      kesä* .. nuoria|nuorille|nuoret|koululai*|lukiolai*, opetamme|opastamme työn|työt|homman,
      työ|työt|homma opetetaan|opastetaan|opitaan, muu opitaan|opetetaan, rivakka*,
      opitaan|opit|opetetaan|opetamme paikan päällä, paikan päällä opi*|opet*|opast*,
      opastus|opastuksen .. tunti|tunnin|päivä|päivän|vuoron|ensimmäi*,
      tunnin|päivän|vuoron|illan .. opastu*|perehdyt*, et tarvitse koulutusta|papereita
    `,
    sv: `
      inga betyg|meriter|förkunskaper, 14|15|16|17 åringar|år, sommar .. ungdom*, ungdom* .. sommar,
      fyllt|fyller 15|16|17|18, lär .. på några|en timmar|dag, ingen utbildning|erfarenhet, lär upp,
      vi lär dig
    `,
    en: `
      teach|show|train .. first day|week|morning, no experience .. no, at least 15|16|17|18 years,
      school students|pupils, no qualifications|skills|papers, not need a|any degree|qualification*
    `,
  },
  // Experience that is not needed, before and after the word for it.
  {
    mark: '8E',
    weight: 1,
    fi: `
      ei|et|emme|eikä|emmekä|eivät .. vaadi*|edelly*|tarvi*|oleta*|odota* .. *kokemu*|*taustaa,
      *kokemu*|aiempaa|aikaisempaa .. ei|et|emme|eikä|emmekä .. vaadi*|edelly*|tarvi*|tarpee*,
      *kokemu*|aiempaa|aikaisempaa .. ei|et|emme|eikä|emmekä .. oleta*|oletet*|odot*,
      *kokemus|*kokemusta .. ei|eikä .. odot*, jos .. kokemusta ei,
      aiempi|aikaisempi .. ei|et|emme|eikä|emmekä .. vaadi*|edelly*|tarvi*|tarpee*|oleta*|oletet*,
      *kokemu*|aiempaa|aikaisempaa|aiempi|aikaisempi .. ei .. välttämä*|pakolli*|vaatimu*|ehto,
      *kokemu*|aiempaa|aikaisempaa|aiempi|aikaisempi .. ei .. este|kynnyskysymy*|ratkais*,
      *kokemus|*kokemusta .. ei merkity*, kokemus .. muttei .. pakolli*|välttämä*|vaatimu*|edelly*,
      et välttämättä .. *kokemu*, kokemuksesta .. mutta ei, ei aiempaa|aikaisempaa .. *kokemu*,
      ilman .. *kokemu*, jolla|sinulla ei .. ole .. aiem*|aikaisem*|*kokemu*,
      *tuntemu* ei|emme|et .. vaadi*|edelly*|tarvi*, aloittaa nollasta, nollasta aloitta*,
      ei .. aiempaa|aikaisempaa *tuntemu*, kokematon, kokematonkin,
      kokemattomat|kokemattomia|kokemattomille|kokemattomalle, kokemusta vai ei, kokemusta tai ei,
      ei .. *kokemusta|kokenut ei .. haittaa|hätää|huolta|hätä, emme|ei kokemusta,
      *kokemu* puute* .. ei|haitta*|este*, ole aiempaa|aikaisempaa *kokem*, vaikket .. olisi|ole,
      vaikkei .. olisi|ole .. *kokem*, etkö .. ole|olisi .. ennen|aiemmin|koskaan,
      vaikka .. *kokemusta|*taustaa .. ei|et .. olisi|ole, vaihtamassa|vaihtanut alaa|alalta,
      vaikka .. ei|et .. olisi|ole|omaa* .. *kokem*|aiem*|aikaisem*|ennen|koskaan,
      et|ei .. ole|olisi .. koskaan|ennen|aiemmin .. tehnyt|työskennellyt|ajanut|myynyt,
      et .. ole|olisi .. koskaan|ennen|aiemmin .. ollut,
      ei haittaa .. vaikka, *kokemu* .. riippuma*, *kokemu* .. korvaa*, korvaa* .. *kokemu*,
      korvata .. *kokemu*, asenne korvaa, asenne .. kokemusta merkittäväm*|tärkeäm*,
      kokemusta tärkeäm*|merkittäväm*, tärkeämpää|enemmän kuin .. *kokem*,
      asenne ratkaisee .. kokemu*, *kokemu*|*taustaa .. ei .. pakko|tarpeen|tarvis,
      ei .. pakko .. *kokemu*|*taustaa, kokemusvaatimu* ei, ei kokemusvaatimu*,
      ei koulutus ja|tai kokemusvaatimu*, *kokemu* .. ei kysytä|kysellä,
      *kokemu* .. eduksi|plussaa|etu mutta|mut .. pärjää*|onnistu*|ilman*
    `,
    sv: `
      *erfarenhet*|*vana .. behövs|krävs inte|ej,
      *erfarenhet*|*vana .. inte|ej|inget|ingen .. krav*|kräv*|nödvändig*|behöv*|måste|förutsätt*,
      ingen|inget|inga .. *erfarenhet*|förkunskap*, kräver|krävs ingen|inte .. erfarenhet*,
      oerfaren*, behöver inte .. erfaren*|erfarenhet*|jobbat|arbetat|kunna|utbildning|*utbildning,
      inget krav .. erfarenhet, utan .. erfarenhet, kräver ingen, oavsett .. erfarenhet|erfaren*,
      aldrig har .. sålt|jobbat|arbetat, aldrig .. jobbat|arbetat|gjort|sålt|kört,
      *erfarenhet*|*vana .. plus|merit|meriterande|bra|fördel men inget|inte,
      *erfarenhet*|*vana .. bra att ha .. inget|inte
    `,
    en: `
      no .. experience, no prior|previous|specific knowledge|background, without .. experience,
      don|doesn|do|does t|not need|require .. experience, need not have .. experience,
      never .. worked|done|driven|sold, experience .. not a must, zero experience,
      experience in|of|with .. is|are not required|needed|necessary,
      have|need to be .. expert .. train|teach,
      prior|previous|earlier knowledge|experience .. is|are not .. required|needed|necessary,
      prior|previous|earlier knowledge|experience .. is|are not .. expected,
      experience .. not|isn|nor|never .. required|needed|necessary|must|essential,
      experience .. not|isn|nor|never .. mandatory|prerequisite|requirement, experience required no,
      regardless of .. experience
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
      taustasta|taustastasi riippuma*, tausta|taustasi .. tahansa,
      tausta* .. voi olla|tulla .. mikä|mistä|miltä|muu*|toise*|moni*|monelta|ihan|aivan,
      taustaltaan erilai*,
      mistä|miltä|millä|miltään tahansa .. alalta|alalle|alalla|aloilta|taustasta|ammatista,
      miltä alalta|taustalta tahansa, mikä tahansa .. tausta*,
      muilta|toisilta|muista aloilta|ammateista, muulta|toiselta|toisesta alalta|ammatista,
      eri aloilta .. tervetull*|tulle*|hakij*|osaaj*|ihmis*, tule* .. eri aloilta,
      tausta ei ratkaise, taustalla|taustallasi ei ole, ammattitaustalla ei, ammattitausta* ei,
      ammattilainen .. ei tarvitse,
      ei tarvitse olla .. ammattila*|valmi*|konkari*|kokenut|asiantunt*, emme oleta .. ammattila*,
      emme etsi|hae .. valmista, emme odota .. valmi*, koulutusta .. ei tarvitse,
      sinulla ei tarvitse olla, ei tarvitse .. tuntea|ennestään|entuudestaan|etukäteen,
      ei tarvitse tietää .. mitään|kaikkea,
      ei ennakko*, ei aiempaa osaami*, ei|emme|et .. vaadi*|edelly*|tarvi* .. *osaamista,
      uutta suuntaa .. ural*|työ*, taustaltasi|taustaltaan .. vaikka, aiempi osaaminen ei,
      osaamista ei .. vaadi*|tarvi*|edelly*, mitään .. ei tarvitse osata, ensimmäistä .. tehtävää,
      ensimmäistä kertaa alalla, aloittelijaystäväl*, muut asiat .. koulutamme,
      muun|muu|loput .. opetamme|opetetaan|opettaa|koulutamme|koulutetaan|opit|oppii,
      opetamme|koulutamme .. loput|kaiken|kaikki, opetamme|koulutamme .. alusta|nollasta,
      alusta alkaen|asti .. opetamme|koulutamme|opit, noviis*, ummikko*, ensikertalai*,
      niin .. konkari*|kokene*|ammattilai* kuin .. aloittel*|alanvaihtaj*|uude*|vasta*,
      konkari|kokenut|ammattilainen .. tai|vai .. aloittel*|alanvaihtaj*|uusi|vasta,
      toiselta uralta, uusi .. suunta .. ural*
    `,
    sv: `
      branschbytare, byta|byter bransch|karriär|yrke, karriärbyt*, andra branscher, annan bransch,
      nybörjare, oavsett .. bakgrund, resten lär, vi lär dig allt|resten|jobbet|yrket, lär dig allt,
      ny i branschen, omskola*, lär vi dig|ut
    `,
    en: `
      career changer*, career change, career switch*,
      from other|different|another|any fields|field|industries|industry|sector|background,
      any background .. welcome|apply, all backgrounds .. welcome, any industry .. welcome,
      entry level, beginners .. welcome, for|complete|absolute beginners|beginner,
      beginner friendly, start|starting|starter .. your|their career, rest we .. teach,
      teach you .. rest|everything, we teach you|the, new to the|this industry|field|trade|job,
      first job, outside the industry|field, newcomers .. welcome, we will train you from,
      had|has|have never .. done|worked|cleaned|sold|driven|taught|been,
      people .. different|other professions|backgrounds|industries|trades,
      no need for .. experience, you don t need|have to .. experience|background|expert|qualified,
      all|any experience levels|level, willing to train, new to|in the profession|sector,
      switch|change careers|career|fields|industries, experienced or .. beginner|starting|new
    `,
  },
  // What colleagues did before, and training or a past that nobody asks for.
  {
    mark: '8E',
    weight: 1,
    fi: `
      on|ovat tullut|tulleet|tultu|siirtynyt|siirtyneet .. *sta|*stä|*lta|*ltä alalle|taloon|meille,
      moni|monet|osa|kolmannes|puolet .. on|ovat tullut|tulleet|lähtenyt|vaihtanut|vaihtaneet,
      on|ovat tullut|tulleet|tultu .. kaupan|kassalta|toimistosta|tehtaalta|ravintola*|hoitoal*,
      on|ovat tulleet|tultu|tullut|lähtenyt niin|muun .. muassa, mukaan on|ovat lähtenyt|tullut,
      *mme|joukossa .. on|ovat entisiä .. hoita*|opetta*|yrittäj*|myyj*|kokkej*,
      takana toinen|aiempi ura|ammatti, aivan|ihan|täysin eri|muulta|muista *al*,
      vasta haaveil*, monelta|monilta|useilta|erilaisilta aloilta,
      perehdytämme|opetamme|koulutamme .. alaan|alalle|saloihin|ammattiin,
      kaiken tarvittavan .. opit|opetamme|opetetaan, opit|saat .. kaiken tarvittavan,
      ei|et|emme|eikä .. tarvi*|vaadi*|edelly* alan koulutusta|tutkintoa,
      taustaa|taustaasi .. ei|emme .. tarvi*|vaadi*|edelly*|rajaa, mitä .. ei väliä|merkitystä,
      ei .. väliä|merkitystä .. mitä .. tehnyt, alalla|taustalla|ammatilla ei .. väliä|merkitystä,
      muilta|toiselta|muulta|eri toimialoilta|toimialalta|toimialalla,
      myös|yhtä .. voit|voi tulla .. kaupan|hoitoal*|ravintola*|teollisuu*|logistiikan|toimisto*,
      myös .. saatu kokemus .. sopii|käy|kelpaa, voi .. olla .. ihan|aivan muu|muulta|toinen,
      aloittaneilla|työntekijöillämme|tiimissämme .. monenlai*|erilai*|kirjav* .. tausto*,
      miettii|mietit|harkitset|harkitsee|pohdit .. ammattia|alaa|alanvaihtoa, oppimaan ammatin,
      uuden ammatin|alun, uusi alku, *alan tuntemusta .. ei|emme, ei .. *alan tuntemusta,
      *kokemu*|*taustaa|aiempaa|aikaisempaa .. ei|et|emme .. kaivata|kaipaa|kysytä|odoteta,
      *kokemu* .. ei|emme .. pidä|pidetä|aseta|laske|katso edellyt*|vaatimu*|ehto*,
      *taustaa|*tietämystä .. et|ei|emme|eikä .. tarvi*|vaadi*|edelly*|kaivata,
      emme|ei pidä|pidetä|katsota sitä|niitä edellyty*|vaatimu*|ehto*,
      ei|et|emme .. vaadi*|edelly*|tarvi* .. *kokemu*|*taustaa eikä|emmekä|etkä|eivätkä,
      *kokemu*|*taustaa|aiempaa|aikaisempaa ei|et|emme .. vaadi*|edelly*|tarvi* eikä|emmekä|etkä,
      eikä|emmekä|etkä .. *kokemu*|*taustaa vaadi*|edelly*|tarvi*,
      *tuntemus .. ei .. tarpeen|pakolli*|välttämät*, ilmankin .. pärjää*|onnistu*|pääse*|voit|voi,
      sopii|sovit|soveltuu|käy|sopiva .. ensimmäiseksi|ensityöpaik*|aloittelij*|alkajalle,
      sopii|sovit|soveltuu|käy|sopiva .. ensikertalai*|alanvaihtaj*|kokemattomalle,
      voit|voi|saa .. olla|tulla|hakea .. aloittelija|ensikertalai*|noviisi|kokematon,
      aloittelij*|ensikertalai* .. tervetull*|sopii|pärjää|pääse*|käy,
      ensimmäistä .. *työpaikkaa*|*tehtävää*|*työtä*|*työtään hakev*|etsiv*,
      ala|alasi|ammatti|ammattisi|tausta|taustasi .. voi|saa olla .. mikä|mistä|muu|muukin|uusi,
      työ|työsi|toimiala|työhistoria* .. voi|saa olla .. mikä|mistä|muu|muukin|uusi,
      ala|toimiala .. voi olla|on .. uusi|vieras .. sinulle|opit|haittaa, ala voi olla .. uusi,
      haluaa|haluat tutustua .. alaan, vasta tutustu* .. alaan|alalle, vasta .. tutustu* alaan,
      *alalta|*aloilta|*lta|*ltä vaihtaneet|vaihtavat|vaihtanut|tulleiden|siirtyneet|siirtyvät,
      taustaa|kokemusta .. tai vaikka, emme katso .. mistä|mitä, iästä .. taustasta,
      aivan|ihan muuta työtä|alaa, *uran|*uransa|*urasi alkumetr*|alkutaip*,
      ammatinvaihtaj*, uranvaihtaj*, uravaihtaj*, alalle|alallemme aikov*|haluav*|pyrkiv*|mieliv*,
      alaa vaihtav*|vaihtane*, sekä|niin kokene* .. että|kuin .. aloittel*|vasta|alalle,
      alalla .. vielä kokemat*, voit aloittaa .. ilman, kokemattomuus .. ei|haitta*,
      pääset|pääsee alkuun|alalle|mukaan .. ilman|vaikka, taitoja ei .. tarvi*|vaadi*|edelly*,
      aiempi|aikaisempi ala|ammatti|työ .. ei .. väliä|merkitystä,
      aikaisemmasta|aiemmasta työstä|alasta|taustasta riippuma*, koulutamme sinut|sinusta .. alalle,
      opetamme|koulutamme ammatin|alan, et ole .. ennen|aiemmin|koskaan, kynnys .. hakea .. matala,
      kokemattomillekin|kokemattomallekin|kokemattomatkin|aloittelijallekin|aloitteleville,
      olisit .. ensimmäistä kertaa, muun opit .. meillä|työssä|paikan
    `,
    sv: `
      behöver inte .. utbildad, ingen utbildning .. krävs|behövs, lära sig yrket|branschen,
      frågar inte efter .. yrke|bakgrund|betyg|erfarenhet, från andra|helt andra yrken,
      erfarenhet .. kräver|behöver vi|du inte, utbildning .. behövs|krävs inte,
      passar .. nybörjare|första, byta|byter bana|spår, ny i|inom branschen|yrket|facket,
      du kan .. vara nybörjare|oerfaren|ny, alla bakgrunder, även|också nybörjare|oerfarna,
      behöver inte ha|vara|kunna .. erfarenhet|utbildad|jobbat|något, inga krav på .. erfarenhet,
      vi lär .. allt|resten|yrket
    `,
    en: `
      no .. experience needed|required|necessary and|or no,
      no .. experience or|and .. needed|required,
      no earlier|prior|previous .. knowledge|experience,
      entirely|completely different profession|job,
      do|don not|t need to have worked, do|don not|t need .. background, any walk of life
    `,
  },
  {
    mark: '8E',
    weight: 0.5,
    fi: `koulutusta .. ei tarvi*|vaadi*|edelly*, ei|et|emme .. tarvi*|vaadi*|edelly* .. koulutusta`,
  },
  // Who is at the start may still have been trained for the field.
  {
    mark: '8E',
    weight: 0.3,
    fi: `
      *uran|*uransa|*urasi|*urasta|*uraa alku*|alussa|alkutaip*|alkumetr*, aloittelev*, aloittelij*,
      vasta alkaja*, vasta aloittav*, ensimmäi* työpaik*
    `,
    sv: `i början av .. karriär*`,
    en: `early career, newcomer*, we will train you`,
  },
  // "… on eduksi, mutta ei pakollista", said of experience rather than of a card or a language.
  {
    mark: '8E',
    weight: 1,
    within: 'experience',
    fi: `
      mutta ei .. pakolli*|välttämä*|vaatimu*|edellyt*|ehdo*|ehto|ehtona, mutta se|ne ei,
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
      mutta .. oikealla|hyvällä|reippaalla asenteella, mutta myös .. tervetull*,
      mutta jokainen|kaikki|jokaisen|kaikille .. perehdyt*|koulut*|opet*
    `,
  },
  // Who knows the field is taught the task as well: half a ground.
  {
    mark: '8E',
    weight: 0.5,
    within: 'wishes',
    unless: 'requires',
    fi: `
      mutta .. perehdyt*|koulutamme|koulutetaan|opetamme|opetetaan|opastamme,
      muutoin .. perehdyt*|koulutamme|opetamme
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
      opit|omaksut|oppii|opettel* .. *ohjelm*|*järjestelm*|työkalu*|digitaali*|laittei*,
      opetella|oppia|omaksua|oppimaan|omaksumaan .. uusia|uuden|uudet *ohjelm*|*järjestelm*|digi*,
      avoin mieli .. *ohjelm*|*järjestelm*|*teknolog*,
      haluatko oppia .. ammattilais*|ammatin|*jaksi,
      *järjestelm*|*ohjelm* .. opit|oppii|opeteltav*|opettel*|oppia, opit ne|sen|niitä nopeasti,
      oppii|opit|opeteltavissa nopeasti|helposti käyttämään, sen opettelemaan, tuttu tai opeteltav*,
      utelia* .. digi*|työkalu*|teknolog*|lait*|dataa,
      *tutkinto|*koulutus on|katsotaan|luetaan eduksi|plussaa|etu|hyödyksi|plussa .. ei|emme|muttei,
      kokemus|kokemusta .. *järjestelmistä|*järjestelmästä|*ohjelmistoista|*ohjelmista|*ohjelmasta,
      *järjestelmistä|*järjestelmästä|*ohjelmistoista|*ohjelmista|*ohjelmasta .. mutta|muttei ei|emme,
      *järjestelmistä|*järjestelmästä|*ohjelmistoista|*ohjelmista|*ohjelmasta .. muttei
    `,
    en: `
      experience with .. systems|software|tools, systems|software|tools .. but not, learn|learning .. use .. tools|systems|software,
      new tools .. learn|learning
    `,
  },
  // Cards and permits, the planning of others' training, leave of whom one stands in for; and
  // experience of leading, which does not make the field a new one.
  {
    mark: '8-',
    weight: 1,
    fi: `
      hygieniapass*|anniskelupass*|*kortti|*kortin|*luvat .. meillä|kustannamme|maksamme,
      hygieniapass* .. jonka|ne|sen|se voi|voit suorittaa, hygieniapass* .. suorittaa,
      korttikoulut*, turvallisuuskoulut*, opintovapaalle, opintovapaalla, opintovapaan sij*,
      teet|laadit .. koulutussuunnitel*|koulutuskalenter*, myyntivalmentaj*, esimiesvalmentaj*,
      canvas|moodle oppimisalust*, esihenkilökokemu*, esimieskokemu*, johtamiskokemu*,
      yrittäjäkokemu*,
      aiempaa|aikaisempaa esimiestyö*|esihenkilötyö*, pitkä|vankka|vahva kokemus korvaa,
      mutta emme vaadi|edellytä tutkin*, työkokeil* .. harjoittel*, harjoittel* .. työkokeil*
    `,
    sv: `hygienpass*, ansvarar för .. kurser`,
    en: `
      card trainings|training|courses, safety training, training|internship placement,
      nobody without,
      guide|guides|support newcomers, beginners courses|classes, develop|build .. learning platform,
      training period, degree certificate
    `,
  },
  // Training that one has already, systems and certificates of the firm's own, and what is denied of
  // schooling alone.
  {
    mark: '8-',
    weight: 1,
    fi: `
      *koulutus tai|ja|sekä .. *kokemus, *koulutuksen tai|ja|sekä .. *kokemuksen,
      *tutkinto|*koulutus .. jatkokoulutus|lisäkoulutus|täydennyskoulutus, koulutusjärjestelm*,
      kesäharjoittelija, sibelius|taide|kansalais|työväen akatemia*, tullut|tulleet .. takaisin,
      ei|emme .. tutkintoa|koulutusta|todistuksia mutta|vaan .. *kokemu*
    `,
    sv: `certifieringen enligt, lär vi dig programmet|systemet`,
  },
  // The training that a job begins with is induction.
  {
    mark: '8-',
    weight: 1,
    fi: `
      *koulutuksen|*koulutukset|*kurssit|*kurssin .. ennen .. aloit*|alku*|työn|kauden|kautta,
      alka*|aloita* .. *koulutuksella|*kurssilla|*valmennuksella|*koulutusjaksolla,
      viikon|päivän koulutus|koulutuksen|koulutuksella|koulutusjakso*|kurssilla|kurssi,
      viikon|päivän|kuukauden valmennus|valmennuksen|valmennuksella, kuukauden koulutuksen,
      ensimmäi* .. koulutuspäiv*|koulutusil*, koulutuspäiv*|koulutusil* .. ennen|ensimmäis*,
      *akatemia|*akatemiamme kouluttaa .. viikossa|päivässä|kuukaudessa,
      ennen .. koulutuspäiv*|koulutusil*, *koulutus .. ennen .. aloit*|alku*|työn,
      ennen .. alkua|aloitusta .. *koulut*
    `,
    sv: `inleds|börjar|inleder .. med .. *utbildning|*utbildningen|*skolning|kurs`,
    en: `
      starts|start|begins|begin with .. training|course, training before .. season|start,
      site for training, beginner courses|classes|groups
    `,
  },
  { mark: '8-', ...OF_OTHERS },
  { mark: '10-', ...OF_OTHERS },
]
