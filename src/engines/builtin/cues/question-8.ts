import type { Cue } from '../cue.ts'

/** Openness to study. */
export const QUESTION_8: readonly Cue[] = [
  {
    mark: '8A',
    weight: 1,
    fi: `
      oppisopimu*, tutkintoon johtava*, tutkinnon suorittami*|suorittaa|suorittamaan,
      suorittaa .. tutkinto*, suoritat .. tutkinno*, tohtorikoulutet*, väitöskirja*, jatko opinno*,
      jatkoopinno*, opinnot .. ohella, rekrytointikoulutu*, rekrykoulutu*, opiskelet .. tutki*,
      täydennät opinto*, muuntokoulutu*, opinnäyte*, diplomityö*, lopputyön*, pro gradu*, gradu*,
      koulutussopimu*, työvoimakoulu*, työpaikkakoulu*, pätevöitymis*, pätevöityä, pätevöidy*,
      opintojen loppuun, suorittaa samalla, suoritat samalla, työn ohessa suorit*,
      kouluttaudut .. ammattiin, koulutamme .. ammattiin, kouluttaudu .. ammattiin,
      ammattiin johtav*, ammattiin valmist*, valmistut .. ammattiin, täydennyskoulutusohjelm*,
      maksuton* koulutu*, opintojesi loppuun, opintoihi* kuuluv* harjoit*,
      harjoittelu* osana opinto*, opinto* liittyv* harjoit*, harjoittelu* .. opinto*,
      tutkintoon tähtää*, tutkintoon valmist*, tutkintoon .. opiske*, opiskel* .. tutkinto*,
      samalla .. tutkin*, opiskella työn, opiskelet työn, opiskelu työn ohe*, työn ohessa opiskel*,
      tohtoriopis*, tohtoriohjel*, tohtoriopinto*, tohtoriuraka*, väitöskirjatutk*, jatko opiskel*,
      jatkotutkin*, erikoistuv* lääkäri*, erikoistuv* hammaslääk*, erikoistumisvaihe*,
      erikoislääkärikoulu*, trainee ohjelma*, traineeohjelma*, työn ja opiskelun
    `,
    sv: `
      läroavtal*, doktorand*, doktorsavhandl*, examensarbete*, lärling*, traineeprogram*,
      avlägga .. examen, specialisera sig, specialiserande läkar*
    `,
    en: `
      apprentice*, doctoral studies, doctoral student*, doctoral candidate*, doctoral researcher*,
      doctoral school, doctoral program*, phd position*, phd student*, phd candidate*, thesis,
      leads to a qualification, leading to a qualification, trainee program*, graduate program*,
      as part of your studies, traineeship .. studies, complete a degree
    `,
  },
  {
    mark: '8B',
    weight: 1,
    fi: `
      verkkokoulutu*, koulutustarjon*, koulutusmahdollis*, koulutus ja kehit*,
      koulutus ja kehittymismahdollis*, kouluttautua, kouluttautumi*, kouluttaudu*, lisäkoulu*,
      jatkokoulu*, täydennyskoulu*, koulutusmyöntei*, koulutusbudjet*, koulutuspolku*,
      koulutuspolu*, valmennusohjelm*, koulutusohjelmia, koulutusohjelmamme, koulutuspäivi*,
      sertifikaatteja, sertifiointeja, sertifioitumi*, sertifioitua, koulutusalusta*, kurssitarjon*,
      erikoistua, erikoistumi*, koulutusta .. tuk*, tukemaan .. koulutu*, jatkuva* koulut*,
      erilaista koulutusta, säännölli* .. koulutusta, maksamme .. koulutu*, jatkuva kouluttami*,
      säännölli* koulut*, menetelmäkoulut*, ammatilli* koulut* mahdollis*, sisäi* koulut*,
      laadukas* koulut*, laadukkaan .. koulutuksen, alan parhaan koulutuksen, tuemme .. koulut*,
      henkilöstökoulut*, myyntikoulutu*, ammatilliseen kehittämi*, työajasta .. kehittämi*,
      aikaa ja rahaa, oppimisalust*, oppimisympäristö verk*, työnantajan tukema* koulut*, akatemia,
      lääkehoitokoulut*, sertifioin*, opintopiir*, itseopiskelu*, tuotekoulut*, kurssitarj*,
      kurssimahdol*, koulutusetu*, koulutussuunnitel*, koulutustuk*, koulutuskalenter*,
      oppimispolu*, oppimispolku*, opintomahdollis*, opiskelumahdollis*, työaja* .. koulutu*,
      työaja* .. kehittämi*, työaja* .. opiskel*, aikaa .. kehittämi*, aikaa opiskel*,
      aikaa .. oppimi*, ammattikirjallisuu*, lisäpätevy*, erikoistumiskoulut*, osaamispolu*,
      osaamispolku*, oppimisbudjet*, kehittymisbudjet*, jatkuva* kouluttau*, kustannamme .. koulut*,
      kustannamme .. kurss*, maksamme .. kurss*, suorittaa myös työ*, myyntivalmen*, valmentautu*
    `,
    sv: `
      utbildningsmöjlighet*, fortbildning*, vidareutbildning*, utbildnings och, skolningar, kurser,
      kompetensutveckling, möjlighet till utbildning, skolningsmöjlighet*, fortbilda*,
      vidareutbilda*, certifier*, interna utbildning*, utbildningsdag*, skolningsdag*
    `,
    en: `
      training program*, trainings, training opportunit*, training courses, continuous training,
      certifications, certification opportunit*, training academy, further education,
      learning budget, training budget, training and development, learning opportunit*,
      education budget, study budget, learning and development, upskill*, workshops and,
      study leave, tuition, conferences, conference budget, paid courses, online courses,
      training days, continuous education, learning platform*
    `,
  },
  // Training that the employer gives beyond what the work's first days need.
  {
    mark: '8B',
    weight: 1,
    within: 'offers',
    unless: 'induction',
    fi: `
      koulutusta, koulutuksen, koulutus, koulutuksella, koulutukseen, *koulutuksia, *koulutuksiin,
      *koulutukset, valmennusta, valmennuksen, valmennus, valmennuksiin, kursseille, kurssille,
      kursseja, kurssit, kouluttautumaan, konferensse*, koulutustilaisuu*, sertifikaat*
    `,
    sv: `utbildning, utbildningar, skolning, kurser`,
    en: `training, trainings, courses, workshops, seminars`,
  },
  {
    mark: '8C',
    weight: 1,
    fi: `
      halu* .. oppia, halua .. oppia, halu oppia uu*, haluat oppia, haluaa oppia, haluavat oppia,
      oppia uutta, oppimaan uu*, uuden oppimi*, uuden oppimise*, oppimishalu*, oppimisenhalu*,
      opettelemaan uu*, intoa .. oppia, into oppia, innostusta oppia, innokas oppimaan,
      innokkuu* oppia, kykyä oppia, kyky oppia, nopea oppimaan, nopeasti oppi*, omaksua .. nopeasti,
      omaksu* uut*, omaksu* uusi*, valmius* oppia, valmiutta oppia, valmis oppimaan,
      intoa .. opetella, halua opetella, avoin uudelle, avoin kaikelle, avoin .. uuden,
      uutta oppien, uusien asioiden oppimi*, kiinnostus* .. oppia, kiinnostunut oppi*,
      opeteltavissa, ennakkoluulott*, halua kehittyä, intoa kohdata uusia, oppimisvalmiu*, utelias,
      uteliai*, oppimismyön*, oppivainen, tahto* .. oppia|oppimaan, tahdo* .. oppia|oppimaan,
      halu* .. oppimaan, into* .. oppia|oppimaan|opetella|omaksua, innokkuu* .. oppi*,
      innokas .. oppimaan, innost* .. oppimaan|oppimisesta|oppia|opettel*, kyvyk* .. oppi*,
      kyky* .. oppia, kyvy* .. oppia, omaksu* .. uutta, kykenet .. oppimaan|omaksu*,
      valmi* .. oppia|oppimaan|opettel*|opetella|omaksu*, motivaatio* .. oppi*, motivoitu* .. oppi*,
      kiinnost* .. oppia|oppimaan|oppimisesta|opetella, rohke* .. oppi*|opetel*, palo oppia,
      polte oppia, nälkä oppia, oppimiskyky*, oppimiskyvy*, oppimisinto*, oppimisasenne*,
      oppimisha*, oppimisnälk*, nopeasti oppiva, nopeaoppi*, opinhalu*, uudelle avo*, avoin uusi*,
      avoimuu* uud*, avoin uud*, avoimuu* uusi*, avoin mieli, avoimin mielin, avointa mieltä,
      avoimella mielellä, kokeilunhalu*, tiedonjano*, uutta oppi*, oppii nopeasti, oppia nopeasti,
      opit nopeasti, uusien taitojen oppi*, uusien .. oppimi*, uuden omaksu*, jatkuvasti uutta,
      oppia uusi*|lisää, oppimaan lisää, opettel* uusi*|uutta, opetella uusi*|uutta, kehityskykyi*,
      omaksut nopeasti, omaksut helposti, nopea omaksumaan, nopeasti omaksuva, vastaanottavai*,
      uuteen tarttu*, tartut uu*
    `,
    sv: `
      lära sig nytt, lära dig, vilja att lära, läraktig, öppen för nya, nyfiken*,
      vilja att utvecklas, villig att lära, vill lära, vilja .. lära, intresse .. lära,
      förmåga .. lära, snabb .. lära, lätt för att lära, lära sig nya, lära dig nya, nyfiket,
      öppet sinne, öppen för nytt
    `,
    en: `
      willing* .. learn, eager to learn, learn new, desire to learn, ability to learn,
      quick learner, fast learner, willingness and ability, self learn, learn on the job,
      open mind*, curious, curiosity, keen to learn, passion .. learning, want to learn,
      learn and develop, learn quickly, learn fast, enthusias* .. learn*, interest* .. learn*,
      motivat* .. learn*, hunger .. learn*, hungry to learn, excited to learn, love .. learn*,
      ready to learn, drive .. learn, learning mindset, happy to learn, like learning, fast to learn
    `,
  },
  {
    mark: '8D',
    weight: 1,
    fi: `
      opit työn .. nopeasti, työ on helppo, helppo oppia, helppoa oppia, nopea oppia, helppo työ*,
      helppoa työ*, helposti opitta*, yksinkertai* työ*, yksinkertai* tehtäv*, ei vaadi erityis*,
      ei erityistaito*, lisätienist*, *ensimmäi* työpaik*, *ensimmäi* kesätyö*, sopii .. koululai*,
      sopii .. nuore*, sopii .. eläkeläi*, sopii .. välivuo*, mukavaa tekemistä, pikkuhomm*,
      satunnaista työtä
    `,
    sv: `enkelt arbete, enkla uppgifter, lätt att lära`,
    en: `easy to learn, simple tasks, easy task*, simple work, easy work, first job`,
  },
  {
    mark: '8E',
    weight: 1,
    fi: `
      alanvaihtaj*, alan vaihtaj*, alan vaihto*, vaihtaa alaa, uutta alaa, taustasta riippumatta,
      taustastasi riippumatta, et tarvitse .. *kokemusta, ei tarvitse .. *kokemusta,
      ei tarvita .. *kokemusta, ei vaadi .. *kokemu*, emme vaadi .. *kokemu*,
      emme edellytä .. *kokemu*, ei edellytä .. *kokemu*, ei edellytetä .. *kokemu*,
      et välttämättä .. *kokemu*, *kokemusta .. ei vaadi*, *kokemusta .. emme vaadi,
      *kokemusta .. ei edellyt*, *kokemusta .. emme edellyt*, *kokemusta .. ei tarvi*,
      *kokemusta .. et tarvi*, *kokemus* .. ei ole .. pakolli*, *kokemus* .. ei ole .. välttämä*,
      *kokemus* .. ei välttämä*, *kokemus* .. ei pakolli*, *kokemus* .. ei vaatimu*,
      kokemuksesta .. mutta ei, ei aiempaa *kokemu*, ei aikaisempaa *kokemu*, ilman .. *kokemusta,
      kokematon, kokemattomille, kokemattomat, kokematonkin, ei ole aiempaa *kokem*,
      vaikka .. ei olisi *kokem*, kokemusta vai ei, asenne .. kokemusta merkittäväm*,
      kokemusta tärkeäm*, kokemusta merkittäväm*, tärkeämpää kuin .. *kokem*,
      enemmän kuin .. *kokem*, ammattilainen .. ei tarvitse, ei tarvitse olla .. ammattila*,
      emme oleta .. ammattila*, emme etsi .. valmista, sinulla ei tarvitse olla,
      koulutusta .. ei tarvitse, ammattitaustalla ei, työuran* alku*, työurasi alku*,
      uraa aloittelev*, uraasi aloittelev*, vasta aloittelev*, vasta alkaja, uransa alussa,
      urasi alussa, uran alussa, ensimmäistä .. tehtävää, muut asiat .. koulutamme, muun .. opettaa,
      muu .. opetetaan, loput opetamme, opetamme .. loput, loput .. koulutamme, koulutamme kaikki,
      uudelle alalle, uudella alalla, alalle siirty*, alalle astu*, alalle hypp*, siirtyä .. alalle,
      mistä tahansa .. alalta|alalle|alalla|aloilta|taustasta, muilta aloilta, muulta alalta,
      toiselta alalta, toisilta aloilta, eri aloilta, kaiken taustai*, kaikentaustai*,
      taustaltaan erilai*, tausta ei ratkaise, taustalla ei ole, aloittelij*, alan vaihta*,
      vaihtamista .. ala*, *kokemu* .. korvaa*, korvaa .. *kokemu*, korvata .. *kokemu*,
      asenne korvaa, ensimmäi* työpaik*, *kokemu* .. riippuma*, ei tarvitse olla .. *kokem*,
      *kokemus .. ei ole edellyt*, *kokemus .. ei ole vaatimu*, *kokemus ei, *kokemusta ei,
      *kokemukse* .. ei ole merkity*, ei ennakko*, ei aiempaa osaami*, ei vaadi .. osaami*,
      osaamista ei .. vaadi*|tarvi*|edelly*, aiempi osaaminen ei, mitään .. ei tarvitse osata,
      ei tarvitse osata
    `,
    sv: `
      erfarenhet krävs inte, ingen .. erfarenhet, kräver ingen, tidigare erfarenhet .. inte,
      branschbytare, behöver inte erfarenhet, behöver inte .. erfarenhet, inget krav .. erfarenhet,
      erfarenhet .. inget krav, erfarenhet är inte, erfarenhet .. inte nödvändig*, byta bransch,
      oerfaren*, nybörjare, utan .. erfarenhet, andra branscher
    `,
    en: `
      no .. experience, experience .. not required, experience is not necessary,
      experience .. not necessary|needed|mandatory|must|essential, don t need .. experience,
      without .. experience, no prior experience, no previous experience, career changer*,
      career change, other fields, other industries, different backgrounds, all backgrounds,
      any background, entry level, beginner*, newcomer*, regardless of .. background
    `,
  },
  // "… on eduksi, mutta ei pakollista", said of experience rather than of a card or a language.
  {
    mark: '8E',
    weight: 1,
    within: 'experience',
    fi: `
      mutta ei .. pakolli*|välttämä*|vaatimu*|edellyt*|ehdo*, mutta se ei ole, muttei .. välttämät*,
      muttei pakolli*, muttei vaatimu*, muttei edelly*, ei ehdo* vaatimu*, eduksi mutta ei,
      eduksi .. mutta ei, eduksi muttei, plussaa mutta ei, plussaa muttei, etu mutta ei, etu muttei,
      hyödyksi mutta ei, mistä tahansa
    `,
    sv: `men inget krav, men inte .. krav, men inte nödvändig*`,
    en: `but not required, but not necessary, but not mandatory, but not a must, but not essential`,
  },
  {
    mark: '8E',
    weight: 1,
    within: 'wishes',
    unless: 'requires',
    fi: `
      mutta .. perehdyt*|koulutamme|koulutetaan|opetamme|opetetaan|opastamme,
      muutoin .. perehdyt*|koulutamme|opetamme
    `,
    sv: `men vi .. lär|skolar|introducer*`,
    en: `but we .. train|teach`,
  },
]
