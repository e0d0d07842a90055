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
      itseohjaavu*, omatoimi*, itsensä johtami*, itsesi johtami*, johtaa itseä*, johdat itseä*,
      organisoida|suunnitella oma* työ*, oman työn .. suunnittel*|organisoin*|johtami*,
      omien töiden organisoi*, työskentelet yksin, työtä tehdään .. yksin, työskennellä yksin, yksin tehtäv*, vuoro* .. yksin,
      yksin työskentel*, yksintyö*, töitä yksin, yksin vuoro*, toimia yksin, oma* näköi*,
      omannäköi*, vapaat kädet, paljon vapautta
    `,
    sv: `
      självständig*, initiativ*, självgående, eget initiativ, egna initiativ,
      planera .. eget arbete, driven
    `,
    en: `
      independent*, self starter, self starting, self motivated, self driven, self directed,
      self organi*, initiative, proactive, proactively, autonomous*, autonomy, on your own,
      own initiative, no micro management, work alone
    `,
  },
  // Induction.
  {
    mark: '1B',
    weight: 1,
    fi: `
      saat .. opastu*, hyvä* opastu*, opastus .. tehtäv*|työ*, opastusta .. saat, opastamme,
      opastetaan, koulutus järjestetään, perehdyty*, perehdyte*, perehdytämme, perehdytän,
      perehdyttä*, perehtyminen, opastuk*, valmennamme, koulutamme .. sinu*, koulutamme tehtäv*,
      koulutamme .. työ*, koulutetaan, koulutamme, koulutus tehtäv*, koulutus työ*,
      koulutuksen tehtäv*, koulutuksen .. työ*, koulutusjakso*, alkukoulutu*, työnopastu*,
      työhönopastu*, opetamme, opetetaan, muun .. opettaa, kattavan koulutuksen, kattava koulutus,
      koulutusta ei, koulutus annetaan, saat koulutuksen, saat .. koulutuksen, työhönottokoulut*,
      aloituskoulut*, koulutuspäivä*, opit työssä, työ opettaa, tehtävä opettaa
    `,
    sv: `
      introduktion, inskolning*, introduktionsutbildning*, vi skolar, vi utbildar,
      handledning i början
    `,
    en: `
      onboarding, on boarding, induction, we will train, we train, we ll train, training provided,
      help you acquire, full training, comprehensive .. training, training will be, on the job training,
      get on board
    `,
  },
  // Whom the person guides, and who else is to be independent.
  {
    mark: 'nothing',
    weight: 1,
    fi: `
      uusien .. perehdyttämi*|perehdytyk*|ohjaami*, opiskelijoiden .. perehdyttämi*|perehdytyk*,
      työntekijöiden .. perehdyttämi*|perehdytyk*, henkilöstön .. perehdyttämi*|perehdytyk*,
      henkilökunnan .. perehdyttämi*, asiakkaiden .. opastu*|perehdyt*, ohjausta ja opastusta,
      perehdyttämiseen ja, perehdyttämisestä, perehdyttämistä ja, omatoimisuuden, itsenäistymi*,
      itsenäi* elämä*|asumi*|selviytymi*|suoriutumi*, itsenäisen yritys*, itsenäinen yritys*
    `,
    sv: `handleda nya, självständigt liv, självständigt boende`,
    en: `autonomous vehicle*|forklift*|robot*, fully autonomous, train new`,
  },
  // Guided throughout.
  {
    mark: '1C',
    weight: 1,
    fi: `
      kesäsetel*, vuotiaille nuorille, työelämävalmen*, oppisopimu*, työkokeil*, työharjoit*,
      työssäoppimi*, ensimmäinen kesätyö*, ensimmäi* työpaik*, ohjaajan tuki,
      työpariksesi .. kokene*, oma ohjaaja, nimetty ohjaaja, tukihenkilö perehdy*, ohjattu*,
      tutustu ja tienaa, harjoittelujakso*, harjoittelupaik*
    `,
    sv: `läroavtal*, praktikplats*, arbetspraktik*`,
    en: `apprentice*, under the guidance of, under supervision, internship`,
  },
  {
    mark: '1C',
    weight: 0.5,
    fi: `mentor*, kokeneem* työpari*`,
    sv: `mentor*`,
    en: `mentor*`,
  },
  // A team with one's own part in it.
  {
    mark: 'team',
    weight: 1,
    fi: `
      *tiimi*, työryhmä*, työyhteisö*, työporukka*, porukka*, porukalla, työkaver*, työtover*,
      kolleg*, moniammatilli*, ryhmätyö*, osana .. ryhmää, työparin*, hengen ryhmä*
    `,
    sv: `
      team, teamet, teamarbete, arbetsgemenskap*, arbetsgrupp*, kolleg*, multiprofessionel*,
      samarbetsförmåga, arbetskamrater
    `,
    en: `team, our teams, your teams, teamwork, team player*, colleague*, coworkers, team members`,
  },
  {
    mark: '1D',
    weight: 1,
    fi: `
      tiimityöt*, tiimipelaaj*, tiimityökyky*, osana .. tiimiä, itsenäisesti .. tiimissä,
      tiimissä .. itsenäisesti, itsenäisesti .. ryhmässä, sekä itsenäi* .. tiimi*, vastuualue*,
      omalla vastuu*, oma vastuu*, omasta vastuu*, vastuutyöntekij*, moniammatilli* tiimi*,
      moniammatilli* työryhm*, moniammatilli* yhteistyö*, asiantuntijatiimi*, tiimimme jäsen*,
      yhteistyökyky*, yhteistyötaito*, yhteistyötaid*, omahoitaj*, vastuuhoitaj*, omaohjaaj*,
      ryhmätyötaito*, ryhmätyötaid*, tiimityöskentely*, tiimityö, tiimityöhön, tiimityönä
    `,
    sv: `team .. ansvar*, ansvarsområde*, samarbetsförmåga, teamspelare`,
    en: `
      team player*, key role, own responsibilit*, areas of responsibility, work closely with,
      working closely with, work in close, close cooperation, cross functional
    `,
  },
  // A crew that somebody else directs.
  {
    mark: '1E',
    weight: 1,
    fi: `
      työnjohdon alai*, työnjohtajan alai*, työnjohtajan ohjauk*, esimiehen ohjauk*,
      avustaa .. kokki*, avustat .. kokki*, avustavi* .. työ*, avustavissa, avustaviin,
      apuna .. keittiö*, keittiöapulai*, apulaiseksi, kesäapulai*, joukkueen jäsen*, ohjatusti,
      ohjauksen alaisena, avustat
    `,
    sv: `under ledning av, hjälper till`,
    en: `under the supervision, assist the, crew member*`,
  },
  {
    mark: 'crew',
    weight: 1,
    fi: `
      osa .. porukkaa|*porukkaa, porukalla, työryhmän kanssa, yhdessä .. henkilöstön kanssa,
      tiiminä, tiimissä työskent*
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
