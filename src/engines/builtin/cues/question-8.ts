import type { Cue } from '../cue.ts'

/** Openness to study. */
export const QUESTION_8: readonly Cue[] = [
  {
    mark: '8A',
    weight: 1,
    fi: `
      oppisopimu*, tutkintoon johtava*, tutkinnon suorittami*|suorittaa|suorittamaan,
      suorittaa .. tutkinto*, suoritat .. tutkinno*, tohtorikoulutet*, väitöskirja*,
      jatko opinno*, jatkoopinno*, opinnot .. ohella, rekrytointikoulutu*, rekrykoulutu*,
      opiskelet .. tutki*, täydennät opinto*, muuntokoulutu*
    `,
    sv: `läroavtal*, doktorand*, doktorsavhandl*`,
    en: `
      apprenticeship*, doctoral studies, doctoral student*, phd position*, thesis,
      leads to a qualification
    `,
  },
  {
    mark: '8B',
    weight: 1,
    fi: `
      verkkokoulutu*, koulutustarjon*, koulutusmahdollis*, koulutus ja kehit*,
      koulutus ja kehittymismahdollis*, kouluttautua, kouluttautumi*, kouluttaudu*, lisäkoulu*,
      jatkokoulu*, täydennyskoulu*, koulutusmyöntei*, koulutusbudjet*, koulutuksia, koulutuksiin,
      koulutuksilla, koulutukset, koulutuspolku*, koulutuspolu*, valmennuksia, valmennukset,
      valmennusohjelm*, koulutusohjelmia, koulutusohjelmamme, koulutuspäivi*, sertifikaatteja,
      sertifiointeja, sertifioitumi*, sertifioitua, kursseille, kurssille, koulutusalusta*,
      kurssitarjon*, erikoistua, erikoistumi*, koulutusta .. tuk*, tukemaan .. koulutu*,
      jatkuva* koulut*, erilaista koulutusta, säännölli* .. koulutusta, maksamme .. koulutu*,
      jatkuva kouluttami*, säännölli* koulut*, menetelmäkoulut*, ammatilli* koulut* mahdollis*,
      sisäi* koulut*, laadukas* koulut*, laadukkaan .. koulutuksen, alan parhaan koulutuksen,
      tuemme .. koulut*, henkilöstökoulut*, myyntikoulutu*, ammatilliseen kehittämi*,
      työajasta .. kehittämi*, aikaa ja rahaa, oppimisalust*, oppimisympäristö verk*,
      työnantajan tukema* koulut*, akatemia, lääkehoitokoulut*
    `,
    sv: `
      utbildningsmöjlighet*, fortbildning*, vidareutbildning*, utbildnings och, skolningar,
      kurser, kompetensutveckling, möjlighet till utbildning
    `,
    en: `
      training program*, trainings, training opportunit*, training courses, continuous training,
      certifications, further education, learning budget, training budget,
      training and development, learning opportunit*, education budget
    `,
  },
  {
    mark: '8C',
    weight: 1,
    fi: `
      halu* .. oppia, halua .. oppia, halu oppia uu*, haluat oppia, haluaa oppia, haluavat oppia,
      oppia uutta, oppimaan uu*, uuden oppimi*, uuden oppimise*, oppimishalu*, oppimisenhalu*,
      opettelemaan uu*, intoa .. oppia, into oppia, innostusta oppia, innokas oppimaan,
      innokkuu* oppia, kykyä oppia, kyky oppia, nopea oppimaan, nopeasti oppi*,
      omaksua .. nopeasti, omaksu* uut*, omaksu* uusi*, valmius* oppia, valmiutta oppia,
      valmis oppimaan, intoa .. opetella, halua opetella, avoin uudelle, avoin kaikelle,
      avoin .. uuden, uutta oppien, uusien asioiden oppimi*, kiinnostus* .. oppia,
      kiinnostunut oppi*, opeteltavissa, ennakkoluulott*, halua kehittyä, intoa kohdata uusia,
      oppimisvalmiu*, utelias, uteliai*, oppimismyön*, oppivainen
    `,
    sv: `
      lära sig nytt, lära dig, vilja att lära, läraktig, öppen för nya, nyfiken*,
      vilja att utvecklas
    `,
    en: `
      willing* .. learn, eager to learn, learn new, desire to learn, ability to learn,
      quick learner, fast learner, willingness and ability, self learn, learn on the job,
      open mind*, curious, curiosity, keen to learn, passion .. learning, want to learn
    `,
  },
  {
    mark: '8D',
    weight: 1,
    fi: `
      opit työn .. nopeasti, työ on helppo, helppo oppia, yksinkertai* työ*, ei vaadi erityis*,
      lisätienist*
    `,
    en: `easy to learn, simple tasks`,
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
      kokemuksesta .. mutta ei, eduksi mutta ei .. pakolli*|välttämä*|vaatimu*|edellyt*,
      eduksi .. mutta ei, plussaa mutta ei, plussaa muttei, etu mutta ei, etu muttei,
      eduksi muttei, muttei välttämät*, muttei pakolli*, mutta ei pakolli*, mutta ei välttämät*,
      mutta ei vaatimu*, ei aiempaa *kokemu*, ei aikaisempaa *kokemu*, ilman .. *kokemusta,
      kokematon, kokemattomille, kokemattomat, kokematonkin, ei ole aiempaa *kokem*,
      vaikka .. ei olisi *kokem*, kokemusta vai ei, asenne .. kokemusta merkittäväm*,
      kokemusta tärkeäm*, kokemusta merkittäväm*, tärkeämpää kuin .. *kokem*,
      enemmän kuin .. *kokem*, ammattilainen .. ei tarvitse, ei tarvitse olla .. ammattila*,
      emme oleta .. ammattila*, emme etsi .. valmista, sinulla ei tarvitse olla,
      koulutusta .. ei tarvitse, ammattitaustalla ei, työuran* alku*, työurasi alku*,
      uraa aloittelev*, uraasi aloittelev*, vasta aloittelev*, vasta alkaja, uransa alussa,
      urasi alussa, uran alussa, ensimmäistä .. tehtävää, muut asiat .. koulutamme,
      muun .. opettaa, muu .. opetetaan, loput opetamme, opetamme .. loput, loput .. koulutamme,
      koulutamme kaikki
    `,
    sv: `
      erfarenhet krävs inte, ingen .. erfarenhet, kräver ingen, tidigare erfarenhet .. inte,
      branschbytare, behöver inte erfarenhet
    `,
    en: `
      no .. experience, experience .. not required, experience is not necessary,
      no prior experience, no previous experience, career changer*, other fields, entry level
    `,
  },
]
