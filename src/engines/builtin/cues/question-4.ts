import type { Cue } from '../cue.ts'

/** How decisions are made. Independence and teams, which weigh here too, stand under question 1. */
export const QUESTION_4: readonly Cue[] = [
  {
    mark: '4A',
    weight: 1,
    fi: `
      tulosvastuu*, kokonaisvastuu*, tehdä päätöks*, teet päätöks*, päätösvalta*,
      itsenäises* vastuu*, yksin vastuu*, työskentelet yksin, vuorossa yksin, yksin vuoro*, yksin tehtäv*, vuoro* .. yksin,
      päätöksentekoky*,
      ratkaist* itsenäi*, ratkoa .. ongelmi* omatoimi*, ongelmia itsenäi*, johtaa ja hallinnoi*,
      johdat, johtaa .. toimint*, johtami* ja kehittämi*, projektin vetäj*, vastaat yksikön,
      vastaat .. kokonaisuudes*, vastaat koko, liiketoiminnan kehittämi*
    `,
    sv: `
      fattar beslut, fatta beslut, resultatansvar*, leder verksamhet*, leda verksamhet*,
      helhetsansvar*
    `,
    en: `
      decision making, make decisions, p l responsibility, full responsibility,
      sole responsibility, entrepreneur*, lead the company
    `,
  },
  {
    mark: 'manager',
    weight: 1,
    fi: `
      esihenkilönä toimi*, esihenkilötyö*, esimiestyö*, esimiestehtäv*, esihenkilötehtäv*,
      esimiehenä, esihenkilönä, lähiesihenkilö*, lähiesimie*, alaistesi, alaisten, sinulla .. alaisia,
      johdat .. tiimi*, johtaa .. tiimi*, henkilöstöjohtami*, johtamiskokemu*, johtamistai*,
      työnjohdolli*, johtamaan
    `,
    sv: `personalansvar*, leda personal*, förmansarbete*, ledarskap*`,
    en: `lead a team, leading a team, people management, line management, leadership`,
  },
  {
    mark: 'together',
    weight: 1,
    fi: `
      yhteistyö*, yhdessä .. kanssa, sidosryhm*, verkosto*, moniammatilli*, puhalletaan yhte*,
      porukalla, työparisi, työparin, työpari, tiiminä, ryhmätyöskent*, yhteisölli*,
      projektiryhm*, työryhm*, tiimityö*, yhdessä tek*, tehdään yhdessä, pareittain, parityö*,
      työparityö*, teamina, tiimipela*, yhteen hiileen, yhteispel*, yhteisvoim*, yhteistuumin,
      saumattoma* yhte*
    `,
    sv: `samarbet*, tillsammans, nätverk*, intressentgrupp*`,
    en: `cooperation, collaborat*, stakeholder*, together with, closely with, teamwork, team player*, work together, as a team`,
  },
  // What employers say of how they lead.
  {
    mark: 'nothing',
    weight: 1,
    fi: `esimiestyötämme, esihenkilötyötämme, johtamistamme, esimiestyömme, esihenkilötyömme`,
  },
  {
    mark: '4D',
    weight: 1,
    fi: `
      hoitotyö*, potilaiden .. hoi*, asukkaiden .. hoi*, asukkaiden .. tuk*, lasten .. kasvatus*,
      lasten .. tuk*, nuorten .. tuk*, perheiden .. tuk*, ohjaustyö*, asiakasohja*,
      palvelutarpeen arvioin*, hoidon tarpeen, hoidontarpeen, palveluohjau*, lapsiryhm*,
      lastensuojel*, sosiaalityö*, yksilöohjau*, ryhmänohjau*, ryhmien ohjaa*, ryhmän ohjaa*,
      yksilötyö*, perhetyö*, kuntoutu*, opetustyö*, opettami*, valmennat, valmentaa,
      valmennusta ja, rekrytointien, rekrytoinnit, rekrytoinneista, rekrytointitehtäv*,
      rekrytointiprosessin .. hoitami*|vaihe*, henkilöstöhallin*, hr tehtäv*, henkilöstöasi*,
      henkilöstöjohtami*, esihenkilötyö*, esimiestyö*, esihenkilönä, esimiehenä, esimieskokemu*,
      alaistesi, johdat .. tiimi*, johtaa .. tiimi*, henkilöstön johtami*, hoito ja ohjau*,
      hoitoa ja ohjau*, asukkaiden kanssa, vertaisryhm*, tukihenkilö*, kasvun tukemi*,
      oppimisen tukemi*
    `,
    sv: `
      barnskydd*, barnens, vårdarbete, pedagogisk*, klientarbete, personalfrågor, personalledning,
      familjerehabilit*
    `,
    en: `
      patient care, students progress, teaching, coaching people, leading people,
      people management, team leadership
    `,
  },
]
