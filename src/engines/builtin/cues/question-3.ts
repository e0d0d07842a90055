import type { Cue } from '../cue.ts'

/** Where the work is done. */
export const QUESTION_3: readonly Cue[] = [
  {
    mark: '3A',
    weight: 1,
    fi: `
      toimistolla*, toimistolta*, toimistossa*, toimistoomme, toimistomme, toimisto, toimistoon,
      toimistolle, toimistotehtäv*, toimitilamme, toimitiloissa*,
      toimistoympäristö*, toimistotyö, toimistotyötä, toimistotyössä, toimistotöi*, konttorissa,
      konttorilla, avokonttori*, laboratoriossa, laboratorioon, laboratoriomme, laboratoriotyö*,
      arkistossa, arkistoon, kirjaamo*, työpisteesi, työpiste, kotoa käsin, kotitoimist*,
      kokonaan|täysin|täysi|100 etänä|etätyö*, etätyö .. kotoa, kirjastossa, kirjastoon, etätyöpaikka
    `,
    sv: `kontor, kontoret, kansli*, kontorsarbetstid`,
    en: `
      in the office, our office, the office, office in, office work, office environment, hq, laboratory, work from home,
      home office
    `,
  },
  {
    mark: '3B',
    weight: 1,
    fi: `
      asiakkaiden tiloissa, asiakkaidemme kodeissa|luona|tiloissa, asiakkaan tiloissa, työmatko*,
      matkustus*, matkustaa, matkustat, matkustami*, ulkona, ulkotyö*, ulkotöi*, ulkosalla, ulkoilm*, ulkovarasto*, liikkuva* työ*,
      liikkuvaa, matkatyö*, matkapäiv*, reissuty*, reissuhomm*, kiertä* työ*,
      kiertävä*, asiakkaiden kodei*, asiakkaan koti*, asiakkaiden luona, asiakkaan luona,
      asiakasperheiden, kotikäyn*, asiakaskäyn*, kotihoidossa, kentällä, kenttätyö*, maasto*,
      työmaalla, työmaille, työmailla, työmaalle, työmaan, työmaita, työmaamme, työmaat,
      työkohte*, kotisiivou*, ajossa, ajoon, ajot, jakelua, jakeluajo*, jakelureit*, kuljetuksia,
      kuljetukset, kotiinkuljet*, ovelta ovelle, ovilla, leirien, leireillä, leirillä, retkillä,
      metsässä, pellolla, pelloilla, puutarhassa, kasvimaalla, torilla, torimyy*, pihalla,
      pihatyö*, viheralue*, jalkautu*, oman auton käyttö*,
      auto käytössäsi, eri kaupungeis*, katuvaraink*, kaduilla, tien päällä
    `,
    sv: `utomhus, ute, resor, resa, hembesök*, hemma hos, på fältet, hemvård*`,
    en: `
      outdoors, outside, outdoor work, travel, travelling, traveling, on the road,
      construction site*, our sites, door to door, on the doors, customer sites, client sites
    `,
  },
  {
    mark: '3B',
    weight: 0.5,
    fi: `
      kuljettami*, kohteissa, kotihoitoon, kotihoidossa, asiakaskohte*, eri kohtei*,
      eri toimipaik*, eri kouluilla, kouluilla, eri oppilaito*, rakennust*, infraraken*, kelit,
      kesäkeli*, autoetu, työauto*, työsuhdeauto, oman auton, asiakkaille .. vien*
    `,
  },
  {
    mark: '3B',
    weight: 0.3,
    fi: `b ajokor*, ajokortti, ajokorttia, omaa autoa, oma auto, tapahtumissa, kotihoi*`,
    en: `driving licen*, driver s license`,
  },
  {
    mark: '3C',
    weight: 1,
    fi: `
      monipuoli* .. työ*, monipuoli* .. tehtäv*, monipuoli* .. *tehtäv*,
      monipuoli* .. toimenkuv*|rool*|kokonaisuu*|arki|arkea|arjen|päiv*, työ* .. monipuoli*,
      toimenkuva* .. monipuoli*, tehtäv* .. monipuoli*, vaihtelev* .. työ*, vaihtelev* .. tehtäv*,
      vaihtelev* .. päiv*, vaihteleva työ*, työ* .. vaihtelevaa, vaihtelevaa ja monipuoli*,
      vaihteleva ja monipuoli*, vaihtelu*, vaihtelevuu*, *päiv* .. erilai*, vaihtelev* .. kohte*,
      monipuolis* .. projekt*, rooli* .. monipuoli*, päivä .. erilai*, päivää .. samanlai*,
      mikään päivä, hybridi*, etätyö, etätyötä, etätyöhön, etätyön, etätyöt, etätyöskent*,
      osittain etä*, etänä, kotona tai toimisto*, missä haluat, missä halu*, etätöi*, etäily*,
      etämahdollis*, etätyömahdollis*, etätyönä, etäpäiv*, etä ja lähi*, lähi ja etä*, etä tai,
      paikkaan sidot*, paikkariippumat*, paikasta riippumat*, monipaikka*, monipaikkai*, eri yksiköi*, eri toimipist*,
      useassa toimipist*, useissa toimipist*, toimipisteiden välillä, kahdessa toimipist*,
      eri lapsiryhm*, muuttuv* työ*, työtehtävät vaihtel*, tehtäväkierto*, moninai* .. tehtäv*
    `,
    sv: `omväxlande, mångsidig* .. arbet*|uppgift*|*uppgift*, varierande, varierat, distansarbete, hybrid*, på distans`,
    en: `
      hybrid, remote, remotely, versatile, varied, variety of tasks|duties|projects, diverse tasks, diverse work,
      no two days, different locations, work from anywhere
    `,
  },
  {
    mark: '3D',
    weight: 1,
    fi: `
      asiakaspalvelupist*, myymälässä, myymälämme, vuodeosasto*, poliklini*, vastaanotolla,
      vastaanotto*, terveysasem*, terveyskesku*, sairaala, sairaalassa, sairaalaan, sairaalan,
      klinikka, klinikalla, klinikalle, hoivakod*, hoivakoti*, palvelutalo*, ryhmäkoti*,
      ryhmäkod*, asumisyksik*, palvelukod*, palvelukoti*, asumispalvel*, vanhainkot*,
      asiakaspalvelukesku*, puhelinpalvel*, puhelimitse palvel*, apteekki*, apteekissa, kampaamo*,
      hammashoitol*, kassalla, kassatyö*, infopist*, lipunmyyn*, palvelupist*,
      asiakaspalvelutehtäv*, contact center*, call center*
    `,
    sv: `mottagning*, hälsovårdscentral*, servicehus, sjukhus*, café*`,
    en: `
      ward, clinic, hospital, reception, call center, contact center, service desk,
      support channels
    `,
  },
  {
    mark: '3D',
    weight: 0.5,
    fi: `
      myymälä*, kaupassa, kauppaan, kauppamme, liikkeessä, liikkeeseen, ravintolassa, ravintolaan,
      ravintolamme, kahvilassa, kahvilaan, kahvilamme, osastolla, osastolle, osastollamme,
      osaston, hotelli*, kioski*, salonki*, baarissa, baariin, asiakaspalvelussa
    `,
    sv: `butik*, restaurang*, avdelning*`,
    en: `restaurant, store, shop, hotel, cafe`,
  },
  {
    mark: '3C',
    weight: 0.4,
    fi: `
      erilais* .. tehtäv*, erilais* .. työtehtäv*, monipuoli*, vaihtelevi*, vaihtelevaa,
      vaihteleva
    `,
    sv: `mångsidig*`,
    en: `variety`,
  },
  {
    mark: '3C',
    weight: 1,
    fi: `monipuolinen, monipuolista, monipuolisen, monipuoliset, monipuolisten`,
  },
  {
    mark: '3D',
    weight: 0.35,
    fi: `asiakaspalvelu*`,
  },
  {
    mark: 'nothing',
    weight: 1,
    fi: `
      monipuolis* *mahdollisuu*, monipuolis* *tausta*, monipuolis* *etuja|*edut|*etuudet,
      ms office, microsoft office
    `,
  },
]
