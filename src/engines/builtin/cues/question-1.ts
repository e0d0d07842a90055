import type { Cue } from '../cue.ts'

/** How the work is done, with how much support. */
export const QUESTION_1: readonly Cue[] = [
  // Independent work, initiative.
  {
    mark: '1A',
    weight: 1,
    fi: `
      aloitekyk*, vapautta ja vastuuta, vapaus ja vastuu, oman työsi johtami*, oman työn johtami*,
      itsenäi* .. työ*, itsenäi* .. *ottee*, itsenäi* .. *otet*, itsenäi* .. ote,
      työskent* .. itsenäi*, työskent* sekä .. että itsenäi*, toimi* .. itsenäi*,
      itsenäi* ja|sekä .. työ*, itsenäisyyttä, itsenäinen, itsenäistä, itsenäisesti, itsenäiseen,
      itsenäisessä, oma aloit*, omaa aloit*, oman aloit*, omaaloit*, aloitteelli*, itseohjautu*,
      itseohjaavu*, omatoimin*, omatoimis*, itsensä johtami*, itsesi johtami*, johtaa itseä*,
      johdat itseä*,
      organisoida|suunnitella|aikatauluttaa|priorisoida|rytmittää .. oma* työ*|tehtäv*|aika*,
      itsenäisyys, itsenäisen|itsenäiset|itsenäisiä .. rooli*|tehtäv*|työ*|ote*|aseman|vastuu*,
      itsenäisiin, oman työn .. suunnittel*|organisoin*|johtami*, omien töiden organisoi*,
      oma* näköi*, omannäköi*, vapaat kädet, vapaissa käsissä, paljon vapautta,
      vapautta toteuttaa|tehdä|suunnitella, haluamallasi tavalla, omalla tavallasi,
      itsensä|itsesi johtaja, proaktiivi*, yrittäjämäi*, oman työsi|työnsä herra*,
      tartut|tarttua|tarttuu .. toimeen, näet .. mitä .. tehdä, ilman .. ohjausta|valvontaa|käskyj*,
      et|etkä tarvitse .. ohjausta|valvontaa|käskyj*, et|etkä jää .. odott*,
      et|etkä odota .. käsky*, oma* työpäiv* .. itse,
      itse .. työpäiv*|työviik*|aikataulu*|järjesty*|asiakaskäyn*|reitti*|työsi|työtäsi,
      itse päättää|päätät, päätät|päättää|päättämään itse, suunnittelet|suunnitella itse, omin päin,
      pärjätä|pärjäät|pärjäämään|selviytyä|selviydyt|toimeen yksin|omillaan|omillasi,
      vapauden|vapaus tehdä|hoitaa|toteuttaa|suunnitella, parhaaksi katsoma*|näkemä*,
      oma* tekemis*|tekemistäsi|työtäsi johta*, johtaa|johdat oma*,
      viihdyt .. omissa oloissasi|yksin, omatahti*, omaan tahtiin
    `,
    sv: `
      självständig*, initiativ*, självgående, eget initiativ, egna initiativ,
      planera .. eget arbete, driven, arbetar|jobbar ensam*, på egen hand, egen tid, ensamarbete
    `,
    en: `
      independent*, self starter, self starting, self motivated, self driven, self directed,
      self organi*, self manage*, self sufficient, initiative, proactive, proactively, autonomous*,
      autonomy, on your own, own initiative, no micro management, micromanage*, work|working alone,
      minimal|little|without supervision, without constant|close|direct supervision, self guided,
      unsupervised, manage your time, own time, take|taking ownership, own your work,
      manage your own, prioriti* your own
    `,
  },
  // Alone at a place or in a shift.
  {
    mark: '1A',
    weight: 1,
    fi: `
      olet|ajat|teet|hoidat|vastaat|työskentelet|kuljet|liikut|siivoat|palvelet|työskennellään .. yksin,
      työskennellä|työskentely|tehdään|toimitaan|ohjataan|hoidetaan|ajetaan|toimit|toimia .. yksin,
      pääosin|pääasiassa|pääsääntöisesti|enimmäkseen|pääsääntönä|usein|paljon|välillä yksin,
      työtä yksin, yksin tehtäv*, yksin työskentel*, yksintyö*, yksintyöskentel*, töitä yksin,
      yksin vuoro*, vuoro* .. yksin, yksi* työntekijä kerrallaan,
      toimit|työskentelet|olet .. ainoana, olet .. ainoa
    `,
    sv: `ensam .. skift*|pass*|kvällspass*|nattpass*`,
    en: `shift* alone, lone working, work|working alone`,
  },
  // Induction.
  {
    mark: '1B',
    weight: 1,
    fi: `
      saat .. opastu*, hyvä* opastu*, opastus .. tehtäv*|työ*, opastusta .. saat|tehtäv*|työ*|alku*,
      opastamme, opastetaan, sinu* opast*, koulutus järjestetään, perehdyty*, perehdytetään,
      perehdytämme, perehdytän, perehdytettä*, perehdyttää .. sinu*, sinu* .. perehdyttää,
      perehdyttäj*, perehdyttämisestä|perehdyttämisestäsi .. vastaa|huoleh*,
      perehdyttäminen .. tehtäv*|työ*, perehdyttävät, perehtyminen, perehtymis*,
      saat|voit|ehdit|pääset|aikaa perehtyä, perehdyttää uuden, opetellaan, kummin, työkummi*,
      ensimmäi*|alussa|alkuun|aluksi .. kokeneen|kokeneemman|kollegan|työparin,
      ensimmäi* .. koulutusta|koulutuksessa,
      *koulutuksen|*koulutus ennen, koulutuksen|koulutus .. meiltä|kustannetaan|kustannamme|maksuton|ilmainen,
      meiltä .. koulutuksen|koulutusta, koulutukse* .. kustan*|maksamme, peruskoulutus .. kustan*,
      maksamme|kustannamme *koulutuksen|*koulutukset, rinnallasi|rinnalla .. kokenut|kokeneempi,
      kokenut|kokeneempi .. rinnalla*|mukanasi, autamme|auttaa|auttavat .. alkuun,
      oppii|opit .. tekemällä, koulutusta|koulutuksen .. käyttöön|käytöstä, opastuk*, työnopastaj*,
      perehdyttämiseen, perehdyttämisen,
      kokeneen|kokeneemman|kokeneiden .. mukana|matkassa|opissa|rinnalla|opastuk*|opastama*,
      opastamana, käyttökoulutu*, käyttöön|käytöstä .. koulutu*,
      koulutu*|lisäkoulutu* .. käyttöön annetaan|järjestetään|saat, valmennamme,
      koulutamme .. sinu*|tehtäv*|työ*|uude*|uuden, koulutamme,
      sinut|työhön|tehtävään|tehtäviin|kaikki|uudet .. koulutetaan,
      koulutetaan .. työ*|tehtäv*|talo*|paikan, *koulutus|*koulutuksen|*koulutusta tehtäv*|työ*,
      koulutuksen työ*|tehtäv*|alussa|alkaessa|ennen,
      koulutuksen uuteen|uusiin|tulevaan|tuleviin .. työ*|tehtäv*, koulutusjakso*, alkukoulutu*,
      starttikoulutu*, aloituskoulut*, työnopastu*, työhönopastu*, opetamme, opetetaan,
      muun .. opettaa|opit, loput .. opetamme|opit, kattavan koulutuksen, kattava koulutus,
      koulutusta ei, koulutus annetaan|alkaa|kestää, koulutusa*, annamme .. koulutu*,
      saat .. koulutuksen, työhönottokoulut*, koulutuspäivä*, opit työssä, työ opettaa,
      tehtävä opettaa, työn opet*, opettaa|neuvoo sinu*, kädestä pitäen,
      alkaa|aloitat|alkavat .. koulutuksella|koulutusjaksolla|valmennuksella,
      alussa|alkuun|aluksi|ensin|ennen .. koulutu*|koulutetaan|valmennu*,
      koulutus|koulutuksen|valmennus .. alussa|alkuun|aluksi|ennen,
      koulutu* .. maksetaan|palkallinen|palkallista, palkallinen|palkallisen|maksullinen *koulutu*,
      sisäinen koulutu* .. tehtäv*|työ*, *koulutus|*koulutuksen ja|sekä|että opastu*|tuen,
      *koulutusta ja|sekä opastusta, järjestämme|kustannamme|maksamme .. *kortti*|*korti*|*passi*,
      *kortin|*passin|*kortit .. kustannamme|maksamme|järjestämme|meiltä|meillä,
      saat|järjestämme|meiltä .. *turvallisuuskoulutu*
    `,
    sv: `
      introduktion, introducer*, inskolning*, introduktionsutbildning*, vi skolar, vi utbildar,
      handledning i början, upplärning*, vi lär dig, lär upp, lärs upp,
      du får .. utbildning|skolning|handledning, du skolas, skolas in
    `,
    en: `
      onboarding, on boarding, onboard you, induction, we will train, we train, we ll train,
      training is|are|will given|provided|included|arranged|be, training .. start|beginning,
      training provided, provide .. training, training is provided, help you acquire, full training,
      comprehensive .. training, training will be, on the job training, get on board,
      train|teach you, teach you, be trained, trained by, orientation, paid training,
      initial training, introduction to the job|role|work, receive .. training, necessary training,
      training period|program*, introduction to
    `,
  },
  // Whom the person guides, and who else is to be independent.
  {
    mark: '1-',
    weight: 1,
    fi: `
      uuden .. perehdyttämi*, perehdytysprosess*,
      ohjaat|opetat|kannustat|tuet|autat|autamme|tukea|ohjata .. itsenäi*|omatoimi*,
      uusien|muiden|opiskelijoiden|työntekijöiden|kollegoiden|henkilöstön|henkilökunnan|tulokkaiden|harjoittelijoiden|sijaisten|tiimiläisten|tiimin .. perehdyt*|opast*|perehdyttä*,
      henkilöstön .. koulut*,
      perehdyt*|opast* .. uusia|muita|tiimiä*|opiskelijoita|kollegoita|kollegoja,
      opastamaan ja perehdyttämään, asiakka*|asukka* .. opastu*|perehdyt*|koulut*,
      ohjausta ja opastusta, ohjaus ja opastus, perehdytys ja osaami*,
      vastaat|vastata|vastaaminen|osallistut|osallistuminen .. perehdyt*, perehdyttämiseen ja,
      perehdyttämistä ja, koulutamme .. asiakk*|asiakas*,
      koulutamme ammattilais*|osaaji*|opiskelij*|asiantuntij*|tulevaisuu*|alan,
      perehdytysmateriaal*, perehdyttäjänä, lapset|lasten|lapsia|asiakkaat .. omatoimi*,
      perehdytysohjelm* kehit*, perehdytyssuunnitelm*,
      soveltuv*|vaadittav*|edellyt*|riittäv*|vastaav* .. koulutusta|koulutus|koulutuksen .. tehtäv*|työ*,
      hakemu* .. perehty*, perehtynyt, perehtyneisyy*,
      asiakas|asukas|asukkaat|lapsi|lapset|nuori|nuoret|potilas|potilaat|kuntoutuja|kuntoutujat .. itsenäi*,
      asiakkaan|asukkaan|lapsen|nuoren|potilaan kyky*|toimintaky*|arke*|mahdollisuu* .. itsenäi*,
      asiakkai*|asiakkaan|asukkai*|asukkaan|lasten|lapsen|lapsia|nuorten|nuoren|kuntoutuj*|potila*|ikäih*|vanhusten .. omatoimi*,
      omatoimisuuden, omatoimikirjasto*, omatoimisen|omatoiminen kirjasto*, itsenäistymi*,
      itsenäistyv*, itsenäi* elämä*|asumi*|selviytymi*|suoriutumi*|arke*,
      itsenäisen|itsenäinen .. *yritys*|*yhtiö*|järjestö*|virasto*|säätiö*|toimija|laitos
    `,
    sv: `
      handleda nya, självständigt liv, självständigt boende, introduktion av nya, introducera* nya
    `,
    en: `
      autonomous vehicle*|forklift*|robot*, fully autonomous, train new, independent living|company,
      training new, orientation of new
    `,
  },
  // Guided throughout.
  {
    mark: '1C',
    weight: 1,
    fi: `
      kesäsetel*, vuotiaille|vuotiaalle .. kesätyö*|kesätöi*|kesäduun*|kesäpaik*,
      kesätyö*|kesätöi*|kesäduun* .. vuotiaille|vuotiaalle,
      haemme|etsimme|otamme|palkkaamme|hakee|etsii .. *harjoittelijaa|*harjoittelijan|traineen|*harjoittelijoita|traineeta|traineita,
      työelämävalmen*, oppisopimu*, työkokeilupaik*, työkokeilu, työkokeiluun, työkokeilulla,
      työharjoit*, työssäoppimi*, työssäoppij*, ensimmäi* kesätyö*|kesätöi*|kesäduun*,
      ohjaajan tuki|tuella|johdolla|ohjaukse*|opastuks*, *valmentajan tuki|tuen|tuella,
      *valmentaja|ohjaaja tukee|auttaa|ohjaa sinu*,
      rinnallesi|rinnallasi|tueksesi|tukenasi .. ohjaaj*|valmentaj*, mestarin ohjau*|opissa,
      kokene* .. ohjauksessa|opastuksessa|valvonnassa, työpariksesi .. kokene*, oma ohjaaja,
      nimetty ohjaaja, tukihenkilö perehdy*, tutustu ja tienaa, harjoittelujakso*, harjoittelupaik*,
      traineepaik*, trainee paik*|jakso*, trainee ohjelmaan|ohjelmassa|ohjelmamme,
      palkalli* harjoittelu*, harjoittelu .. opiskelij*|tarjo*|kestä*, työtoimin* ohjau*,
      palkkatuki* .. ohjau*|tuki|tuen, koko|säännölli* .. mentor*|ohjaajan, mentor* .. koko|ajan
    `,
    sv: `läroavtal*, praktikplats*, arbetspraktik*, under handledning`,
    en: `
      apprentice*, under the guidance of, under supervision, internship, traineeship,
      under the supervision
    `,
  },
  // Those who learn at this workplace, but not the one who is sought.
  {
    mark: '1-',
    weight: 1,
    fi: `
      oppisopimusopiskelijoi*, oppisopimusten, valvo*|opiskelijoiden .. oppisopimu*|työssäoppimi*,
      oppisopimuskoulutukset, ohja*|mentoroi* .. harjoittelij*|opiskelij*,
      asiakk*|asiakas*|ohjaat|ohjaaminen|järjestät|työkokeilut|työkokeiluissa .. työkokeil*|työharjoit*|oppisopimu*|työssäoppi*,
      harjoittelij*|opiskelij* ohjau*, työssäoppijoiden, aiem*|aikaisem* .. harjoittelu*
    `,
  },
  {
    mark: '1C',
    weight: 0.5,
    fi: `mentori, mentorin, mentoria, mentoriksi*, mentoroin*, kokeneem* työpari*`,
    sv: `mentor*`,
    en: `mentor*`,
  },
  // A team with one's own part in it.
  {
    mark: 'team',
    weight: 1,
    fi: `
      *tiimi*, työryhmä*, työyhteisö*, työporukka*, porukka*, porukalla, työkaver*, työtover*,
      kolleg*, moniammatilli*, ryhmätyö*, tutkimusryhmä*, ryhmäämme,
      ryhmässämme, osana .. ryhmää, työparin*, hengen ryhmä*
    `,
    sv: `
      team, teamet, arbetslag*, arbetsteam*, teamarbete, arbetsgemenskap*, arbetsgrupp*, kolleg*,
      multiprofessionel*, samarbetsförmåga, arbetskamrater
    `,
    en: `
      team, our teams, your teams, teamwork, team player*, research group, our group, colleague*,
      coworkers, team members
    `,
  },
  {
    mark: '1D',
    weight: 1,
    fi: `
      tiimityöt*, tiimipelaaj*, tiimityökyky*, osana .. tiimiä, tiimissä .. jokainen|jokaisella,
      itsenäisesti .. tiimissä, tiimissä .. itsenäisesti, itsenäisesti .. ryhmässä,
      sekä itsenäi* .. tiimi*,
      vastuutyöntekij*, moniammatilli* tiimi*, moniammatilli* työryhm*, moniammatilli* yhteistyö*,
      asiantuntijatiimi*, tiimimme jäsen*, yhteistyökyky*, yhteistyötaito*, yhteistyötaid*,
      omahoitaj*, vastuuhoitaj*, omaohjaaj*, ryhmätyötaito*, ryhmätyötaid*, ryhmätyöskentely*,
      monialai* yhteistyö*, yhteistyötä .. taito*|kyky*, osaat|kykyä|kyky tehdä yhteistyötä,
      tiimityöskentely*, tiimin jäsene*, tiimityö, tiimityöhön, tiimityönä
    `,
    sv: `team .. ansvar*, ansvarsområde*, samarbetsförmåga, teamspelare`,
    en: `
      team player*, collaborat*, key role, own responsibilit*, areas of responsibility,
      work closely with, working closely with, work in close, close cooperation, cross functional
    `,
  },
  // Own responsibility: a part in a team where one is named.
  {
    mark: '1D',
    weight: 0.5,
    fi: `vastuualue*, omalla|oma|omasta vastuu*`,
  },
  // A crew that somebody else directs.
  {
    mark: '1E',
    weight: 1,
    fi: `
      *johdon|*johtajan|*päällikön|*vetäjän|*mestarin|esimiehen|esihenkilön|vastaavan alai*|ohjauk*|ohjei*|johdolla|opastuks*,
      ammattilaisen|ammattilaisten|asentajan|kirvesmiehen|opettajan|opettajien|kokin|kokkien ohjauk*|johdolla|apuna|apulai*,
      autat|avustat|auttaa|avustaa .. puutarhur*|ammattimie*|asentaj*|rakentaj*|rakennusmie*|kirvesmie*|kokk*|keittiömest*|opettaj*|muurar*|putkimie*|työntekijöitä|kuljettaj*|hoitaj*|ohjaaj*,
      avustat, avustavi*|avustava* .. työ*|tehtäv*, avustavissa, avustaviin, apuna .. keittiö*,
      keittiöapulai*, apulaiseksi, joukkueen jäsen*, ohjatusti, ohjauksen alaisena,
      annettujen ohjeiden, saamiesi ohjeiden, ohjeiden mukaan|mukaisesti ryhmä*|porukka*
    `,
    sv: `under ledning av, hjälper till, bistår`,
    en: `
      assist the|our, crew member*, you assist, helping our|the, under the direction,
      under a|the supervis*, team led by
    `,
  },
  {
    mark: 'crew',
    weight: 1,
    fi: `
      osa .. porukkaa|*porukkaa, porukalla, työryhmän kanssa, yhdessä .. henkilöstön kanssa,
      tiiminä, tiimissä työskent*,
      työskentelet|työskennellään|tehdään .. *tiimissä|*tiimeissä|ryhmässä|ryhmissä,
      kuulut .. *tiimiin|ryhmään
    `,
    sv: `gänget`,
    en: `crew, gang`,
  },
  // Answering for something.
  {
    mark: 'responsible',
    weight: 1,
    fi: `
      vastaat, vastaaminen, vastaamaan, vastata, vastuullasi, vastuuhenkilö*, kannat vastuu*,
      vastuunotto*, vastuullinen|vastuullisen|vastuullista|vastuullisessa|vastuulliseen .. tehtäv*,
      vastuullinen|vastuullisen|vastuullista|vastuullisessa|vastuulliseen .. rooli*,
      vastuu .. kokonaisuud*, vastuuta .. kokonaisuud*, kokonaisvastuu*
    `,
    sv: `du ansvarar, ansvarar du, ansvarig för, ansvarar för, eget ansvar, ansvarsfull*`,
    en: `
      responsible for, responsibility for, in charge of, you will own, ownership, accountable,
      manage your own
    `,
  },
]
