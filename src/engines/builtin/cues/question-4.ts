import type { Cue } from '../cue.ts'

/** How decisions are made. Initiative and teams, which weigh here too, stand under question 1. */
export const QUESTION_4: readonly Cue[] = [
  // The final say, or nobody beside one.
  {
    mark: '4A',
    weight: 1,
    fi: `
      tulosvastuu*, kokonaisvastuu*, tehdä päätöks*, teet päätöks*, tekemään .. päätöks*,
      päätösvalta*, päätäntävalta*, itsenäises* vastuu*, itsenäi* päätöksente*,
      itsenäi* .. päätöks*, päätöksiä itsenäi*, vastaat itse, vastaat täysin, päätöksentekoky*,
      päätöksentekotai*, päätöksentekovalm*, rohke* päätöks*, ratkaist* itsenäi*,
      ratkoa .. ongelmi* omatoimi*, ongelmia itsenäi*, johtaa ja hallinnoi*, johdat,
      johtaa .. toimint*, johtami* ja kehittämi*, projektin vetäj*, vastaat yksikön,
      vastaat .. kokonaisuudes*, vastaat koko, liiketoiminnan kehittämi*, töiden johtami*,
      johtami* ja organisoi*,
      vastaat|vastaa .. tuloksesta|taloudesta|budjetista|hallinnosta|johtamisesta|henkilöstöstä,
      päätät .. itse, itse päättää, saat päättää, päättää itse, teet itse, oma pomo*,
      oman itsesi herra, oman työsi herra, yksintyöskent*, yksintyö*, ainoana *tekij*,
      ainoana *hoitaja*, ainoana *opettaja*, ainoana *ohjaaja*, ainoana *asiantuntija*,
      ainoana henkilö*, ainoa *tekijä, ainoa henkilö*, yrittäjäksi, yrittäjää, yksinyrittäj*,
      yrittäjähen*, franchising yrittäj*, franchisingyrittäj*, omaa kahvila*|kauppa*|liike*,
      alusta loppuun, viimeinen sana, itsenäi* rooli*, itsenäi* asema*, yksin
    `,
    sv: `
      fattar beslut, fatta beslut, beslutsfatt*, resultatansvar*, leder verksamhet*,
      leda verksamhet*, leder och utvecklar, helhetsansvar*, arbetar ensam, ensam ansvar*, ensam på,
      ensamarbete, egen företagare
    `,
    en: `
      decision making, make decisions, making decisions, p l responsibility, full responsibility,
      full ownership, sole responsibility, solely responsible, entrepreneur*, lead the company,
      work alone, working alone, on your own shift, alone on, your own boss, final say
    `,
  },
  // Nobody is left alone.
  {
    mark: '4-',
    weight: 1,
    fi: `jää|jäädä|jätetä|jätä|jätämme .. yksin, ei|et|emme|eikä .. yksin, eikä yksin`,
    sv: `inte ensam, aldrig ensam`,
    en: `not alone, never alone`,
  },
  // Both ways, in so many words.
  {
    mark: '4B',
    weight: 1,
    fi: `
      niin yksin kuin, niin itsenäi* kuin, yksin ja|tai|että|sekä .. *tiimi*|ryhmä*|*pari*|yhdessä,
      sekä yksin, sekä itsenäi* .. *tiimi*|ryhmä*|yhdessä|*pari*|porukka*,
      itsenäi* ja|että|mutta|sekä .. *tiimi*|ryhmä*|yhdessä|yhteisty*|*pari*|porukka*,
      omatoimi* ja|että|mutta|sekä .. *tiimi*|ryhmä*|yhdessä|*pari*|poruk*,
      *tiimi*|ryhmä* .. itsenäi*, *tiimi*|ryhmä* ja|sekä|että yksin, ryhmässä .. yksin
    `,
    sv: `både självständig*, både ensam, självständig* och|men|samt .. team|grupp|tillsammans`,
    en: `
      both independently, both alone, independent* and|but|or .. team,
      team and|but|or .. independent*, independently as well as, team as well as
    `,
  },
  // Working independently, of whatever occupation.
  {
    mark: 'independent',
    weight: 1,
    fi: `
      itsenäi*, itseohjautuv* työ*, itseohjautuvaa, vapautta ja vastuuta, vapaus ja vastuu,
      oma* työ* suunnittel*|johtami*|organisoi*, suunnitella oma* työ*, organisoida oma* työ*,
      suunnittelet oma* työ*, itsensä johtami*, itsesi johtami*, johtaa itseä*, johdat itseä*,
      vapaat kädet, omatoimi* työskent*, omatoimisesti, omalla vastuu*, oma vastuu*, omat vastuu*,
      omasta vastuu*, omista vastuu*
    `,
    sv: `självständig*, självgående, på egen hand, planera .. eget arbete, eget ansvar`,
    en: `
      independent*, autonomous*, autonomy, on your own, self directed, no micro management,
      your own responsibilit*
    `,
  },
  // Working in a crew or a group, told of the job and not only in greeting.
  {
    mark: '4C',
    weight: 1,
    fi: `
      osana *tiimiä, osana *ryhmää, osana *porukkaa, osana *joukkuetta, osana *ketjua, osa *tiimiä,
      *tiimissä .. työsken*, työsken* .. *tiimissä, työsken* .. ryhmässä, ryhmässä .. työsken*,
      toimi* .. *tiimissä, toimi* .. ryhmässä, *tiimissä .. toimi*, ryhmässä .. toimi*,
      toimit .. *tiimin kanssa, työtä .. *tiimissä, töitä .. *tiimissä,
      työ tehdään .. *tiimissä|ryhmissä|ryhmässä|porukassa, tehdään .. porukassa, hengen porukassa,
      miehen|hengen|henkilön porukoissa|ryhmissä|tiimeissä|partiossa,
      hengen ryhmissä|ryhmässä|tiimissä, työparin kanssa, työparina, työpareina, parin kanssa,
      kahden hengen, työparityösk*, parityösk*, *pareittain, *pareina, *parina, yhdessä *parin,
      tiimihenki*, tiimihengen, tiimityötaido*, tiimityöskent*, tiimityö*, tiimipelaa*,
      joukkuepelaa*, joukkuehen*, ryhmätyö*, muiden kanssa työsken*, työsken* muiden kanssa,
      yhteistyökyky*, yhteistyötaito*, yhteistyötaid*, yhteistyöhalu*, työtoverei* kanssa,
      kollegoi* kanssa, tiimin kanssa, tiimisi kanssa, työkaverei* kanssa, autamme toisiamme,
      toisiamme auttaen, tuemme toisiamme, autat muita, autetaan toisia*, yhdessä .. kanssa,
      yhdessä työtä|töitä|hommia|tehden|hoidamme|rakennamme|suunnitellen|sovimme|päätämme|ratkoen,
      töitä|työtä|työt|hommia|hommat|asiat|päätökset|vuorot .. yhdessä,
      kaveria .. autetaan|auttaa|jätetä, autetaan kaver*, autamme kaver*, auttaa .. kaver*,
      työparisi, työparinasi, parinasi, työkavereinasi, kollegoinasi, rinnallasi, *tiimiin kuuluu,
      *tiimissä on, *tiimissämme on, *tiimissä työskentel*, *tiimissämme työskentel*,
      *tiimi koostuu, *tiimimme koostuu, tiiviisti .. kanssa, kiinteästi .. kanssa, sovit .. kanssa,
      suunnittelet .. kanssa, koordinoi* .. kanssa, ryhmän jäsen*, tiimin jäsen*, tiimiläisten,
      työryhmässä, työryhmän, yhteen pelaa*, pelaa .. yhteen, yhteispel*, moniammatilli*, sidosryhm*
    `,
    sv: `
      arbeta i team, arbetar i team, arbeta i grupp, arbetar i grupp, samarbetsförmåga*,
      samarbetsförmögen, jobba med andra, arbeta med andra, i par, som en del av .. team,
      teamarbete, lagspelare*, teamspelare*
    `,
    en: `
      work in a team, working in a team, work in teams, in a team, part of a team, part of the team,
      part of our team, team environment, team spirit, well with others, closely with, alongside,
      in pairs, teamwork, team work
    `,
  },
  // A team that is merely named: beside independent work it tells that both are meant.
  {
    mark: '4C',
    weight: 0.5,
    fi: `
      *tiimi, *tiimin, *tiimissä, *tiimissämme, *tiimisi, *tiimimme, *tiimiläi*, *tiimien, työryhmä*
    `,
    sv: `team, teamet, teamets, arbetsgrupp*`,
    en: `team, teams`,
  },
  {
    mark: 'manager',
    weight: 1,
    fi: `
      esihenkilönä toimi*, esihenkilötyö*, esimiestyö*, esimiestehtäv*, esihenkilötehtäv*,
      esimiehenä, esihenkilönä, lähiesihenkilö*, lähiesimie*, alaistesi, alaisten,
      sinulla .. alaisia, johdat .. tiimi*, johtaa .. tiimi*, henkilöstöjohtami*, johtamiskokemu*,
      johtamistai*, työnjohdolli*, johtamaan
    `,
    sv: `personalansvar*, leda personal*, förmansarbete*, ledarskap*`,
    en: `lead a team, leading a team, people management, line management, leadership`,
  },
  {
    mark: 'together',
    weight: 1,
    fi: `
      yhteistyö*, yhdessä .. kanssa, sidosryhm*, verkosto*, moniammatilli*, puhalletaan yhte*,
      porukalla, työparisi, työparin, työpari, tiiminä, ryhmätyöskent*, yhteisölli*, projektiryhm*,
      työryhm*, tiimityö*, yhdessä tek*, tehdään yhdessä, pareittain, parityö*, työparityö*,
      teamina, tiimipela*, yhteen hiileen, yhteispel*, yhteisvoim*, yhteistuumin, saumattoma* yhte*
    `,
    sv: `samarbet*, tillsammans, nätverk*, intressentgrupp*`,
    en: `
      cooperation, collaborat*, stakeholder*, together with, closely with, teamwork, team player*,
      work together, as a team
    `,
  },
  // What employers say of how they lead.
  {
    mark: 'nothing',
    weight: 1,
    fi: `
      vastaat .. puhelui*|kysymyksi*|sähköposte*|tiedustelui*|yhteydenot*|viesteihin|palautte*|hakemuks*,
      yritys|yhtiö|yrityksemme|yhtiömme toimii yhteistyössä, yhteistyöterv*,
      yhteistyössä henkilöstöpalvelu*, teemme|tekee yhteistyötä .. yrity*|yhtiö*|oppilaito*,
      esimiestyötämme, esihenkilötyötämme, johtamistamme, esimiestyömme, esihenkilötyömme
    `,
  },
  // What is done for people, or with those one leads: the duty itself, which quotes best.
  {
    mark: '4D',
    weight: 1.4,
    fi: `
      potilaiden|potilaan|asukkaiden|asukkaan|asiakkaiden .. hoi*|hoiv*|ohjaa*|ohjau*|kuntout*|avusta*,
      asiakkaan|ikäihmisten|ikääntyneiden|vanhusten .. hoi*|hoiv*|ohjaa*|ohjau*|kuntout*|avusta*,
      asiakkaan|asiakkaiden|asukkaan|asukkaiden|potilaan|potilaiden .. toimintaky*|terveyttä|tukemi*,
      asiakkaan|asiakkaiden|asukkaan|asukkaiden|ikäihmisten .. hyvinvointi*|elämänlaat*|elämänhalli*,
      lasten|lapsen|nuorten|nuoren|oppilaiden|oppilaan .. hoi*|ohjaa*|ohjau*|tuk*|kasvat*|opet*,
      opiskelijoiden|perheiden|perheen|vanhempien .. hoi*|ohjaa*|ohjau*|tuk*|kasvat*|opet*|kuntout*,
      lasten|lapsen|nuorten|oppilaiden|oppilaan .. kuntout*|avusta*|terveyttä|hyvinvoint*|kasvua,
      ohjaat|tuet|opetat|autat|kasvatat|valmennat .. *lapsi*|nuori*|oppilai*|opiskelij*|*perhei*,
      ohjaa|tukee|opettaa|kasvattaa|valmentaa .. *lapsi*|nuori*|oppilai*|opiskelij*|*perhei*|vanhemp*,
      hoidat|ohjaat|tuet|avustat|autat .. potilai*|asukkai*|ikäihmi*|vanhuk*|kuntoutuj*,
      hoidetaan .. potila*|sairau*|synnyttän*, kohtaat .. lapsi*|nuori*|perhei*|potilai*,
      vanhemmuuden .. tuk*, arjen tuk*, omatoimisuuden tuk*, kasvun tukemi*, oppimisen tuk*,
      hoito ja ohjau*, hoitoa ja ohjau*, ohjaus ja neuvonta, tukea ja ohjausta, perushoito*,
      palvelutarpeen arvioin*, hoidon tarpeen, hoidontarpeen, ryhmien ohjaa*, ryhmän ohjaa*,
      opettaa muita, suoraa alaista, alaista, alaisia, alaistesi, alaisten, henkilöstön .. johta*,
      johdat .. henkilöst*|henkilökun*|ihmis*|yksik*|*tiimi*|työntekijö*,
      johtaa|johtamaan .. henkilöst*|henkilökun*|ihmis*|*tiimi*|työskentel*|työntekijö*|keittiö*,
      töiden johtami*, tiimin johtami*, työvuorosuunnittel* ja esi*, esihenkilötehtäv*,
      rekrytointiprosessin .. hoitami*|vaihe*
    `,
    sv: `
      barnets vård|utveckling|fostran|sociala,
      stöder|stödja|handleda|undervisa .. barn*|unga|elever*, vård av patient*, leda personal*
    `,
    en: `
      patient care, students progress, coaching people, leading people, lead a team, leading a team,
      lead .. team of, care for|of .. patients|children|residents|elderly,
      teach|guide|support .. children|students|pupils
    `,
  },
  {
    mark: '4D',
    weight: 1,
    fi: `
      hoitotyö*, ohjaustyö*, kasvatustyö*, hoivatyö*, omahoitaj*, omaohjaaj*, vastuuhoitaj*,
      henkilöstövastuu*, esihenkilövastuu*, esimiesvastuu*, lähijohtami*, asiakasohja*,
      palveluohjau*, lapsiryhm*, lastensuojel*, sosiaalityö*, yksilöohjau*, ryhmänohjau*,
      yksilötyö*, perhetyö*, kuntoutu*, opetustyö*, opettami*, valmennat, valmentaa, valmennusta ja,
      rekrytointien, rekrytoinnit, rekrytoinneista, rekrytointitehtäv*, henkilöstöhallin*,
      hr tehtäv*, henkilöstöasi*, henkilöstöjohtami*, esihenkilötyö*, esimiestyö*, esihenkilönä,
      esimiehenä, esimieskokemu*, johtamiskokemu*, johtamiskyky*, johtamistai*, työnjohdolli*,
      asukkaiden kanssa, vertaisryhm*, tukihenkilö*
    `,
    sv: `
      barnskydd*, barnens, vårdarbete, pedagogisk*, klientarbete, personalfrågor, personalledning,
      familjerehabilit*
    `,
    en: `teaching, people management, team leadership`,
  },
]
