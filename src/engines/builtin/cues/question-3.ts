import type { Cue } from '../cue.ts'

/** Where the work is done. */
export const QUESTION_3: readonly Cue[] = [
  {
    mark: '3A',
    weight: 1,
    fi: `toimistolla, toimistolta, toimistossa, toimistoomme, toimistomme, toimisto, toimistoon, toimitil*, toimistoympäristö*, toimistoty*, toimistoaika*, konttori*, pääkonttori*, avokonttori*, laboratorio*, arkisto*, kirjaamo*, työpisteesi, työpiste, etätyönä, kotoa käsin, kokonaan etänä, kirjastossa, kirjastoon, etätyöpaikka`,
    sv: `kontor, kontoret, kontorsarbetstid, kansli*, laboratori*, distansarbete`,
    en: `office, in the office, our office, offices, hq, headquarters, laboratory, work from home, home office`,
  },
  {
    mark: '3B',
    weight: 1,
    fi: `ulkona, ulkotyö*, ulkotöi*, ulkosalla, ulkoilm*, ulkovarasto*, liikkuva* työ*, liikkuvaa, matkustat, matkustami*, matkustaa, matkatyö*, matkatyötä, matkapäiv*, reissuty*, reissuhomm*, kiertä* työ*, kiertävä*, asiakkaiden kodei*, asiakkaan koti*, asiakkaiden luona, asiakkaan luona, asiakasperheiden, kotikäyn*, asiakaskäyn*, kotihoito*, kotihoidossa, kotihoidon, kentällä, kenttätyö*, maastossa, maasto*, työmaalla, työmaille, työmailla, työmaalle, työmaan, työmaita, työmaamme, työmaat, työkohte*, työkohteis*, kohteissa, kotisiivou*, ajossa, ajoon, ajot, jakelua, jakeluajo*, jakelureit*, kuljetuksia, kuljetukset, kotiinkuljet*, ovelta ovelle, ovilla, leirien, leireillä, leirillä, retkillä, metsässä, pellolla, pelloilla, puutarhassa, kasvimaalla, torilla, torimyy*, pihalla, pihatyö*, viheralue*, jalkautu*, oman auton, oma auto, omaa autoa, oman auton käyttö*, auto käytössäsi, eri kaupungeis*, katuvaraink*, kaduilla, tien päällä`,
    sv: `utomhus, ute, resor, resa, hembesök*, hemma hos, på fältet, hemvård*`,
    en: `outdoor*, outside, travel, travelling, traveling, on the road, construction site*, our sites, door to door, on the doors, in the field, customer sites, client sites`,
  },
  {
    mark: '3B',
    weight: 0.5,
    fi: `b ajokor*, ajokortti, ajokorttia, kuljettami*, tapahtumissa, festivaal*, asiakaskohte*, eri kohtei*, eri toimipaik*, rakennust*, infraraken*, kelit, kesäkeli*, autoetu, työauto, työsuhdeauto, puisto*`,
    en: `driving licen*, driver s license`,
  },
  {
    mark: '3C',
    weight: 1,
    fi: `monipuoli* .. työ*, monipuoli* .. tehtäv*, monipuoli*, vaihtelev* .. työ*, vaihtelev*, vaihtelu*, vaihtelevuu*, päivät .. erilai*, päivä .. erilai*, päivää .. samanlai*, mikään päivä, laaja alai*, laajaalai*, hybridi*, hybridimalli*, hybridityö*, etätyö*, osittain etä*, etänä, etätöi*, etäily*, etämahdollis*, etätyömahdollis*, monipaikka*, eri yksiköi*, eri toimipist*, eri toimipist*, useassa toimipist*, useissa toimipist*, toimipisteiden välillä, kahdessa toimipist*, eri lapsiryhm*, muuttuv* työ*, työtehtävät vaihtel*, tehtäväkierto*, moninai* .. tehtäv*, moninai*`,
    sv: `omväxlande, mångsidig*, varierande, varierat, distansarbete, hybrid*, på distans`,
    en: `hybrid, remote, remotely, versatile, varied, variety, diverse tasks, diverse work, no two days, different locations, work from anywhere`,
  },
  {
    mark: '3D',
    weight: 1,
    fi: `asiakaspalvelupist*, myymäläss*, myymälään*, myymälämme, myymälä*, kaupassa, kauppaan, kauppamme, liikkeessä, liikkeeseen, ravintolassa, ravintolaan, ravintolamme, ravintola*, kahvilassa, kahvilaan, kahvilamme, kahvila*, osastolla, osastolle, osasto, vuodeosasto*, poliklini*, vastaanotolla, vastaanotto*, vastaanottoon, terveysasem*, terveyskesku*, sairaala*, sairaalassa, klinikka, klinikalla, klinikalle, hoivakod*, hoivakoti*, palvelutalo*, ryhmäkoti*, ryhmäkod*, asumisyksik*, palvelukod*, palvelukoti*, asumispalvel*, vanhainkot*, asiakaspalvelukesku*, puhelinpalvel*, puhelimitse palvel*, apteek*, hotelli*, kioski*, salonki*, kampaamo*, hammashoitol*, kassalla, kassatyö*, baari*, kuntosal*, infopist*, lipunmyyn*, palvelupist*, asiakaspalvelutehtäv*, contact center*, call center*`,
    sv: `avdelning*, mottagning*, butik*, restaurang*, hälsovårdscentral*, servicehus, sjukhus*, café*`,
    en: `restaurant, store, shop, ward, clinic, hospital, reception, hotel, call center, contact center, cafe, service desk, support channels`,
  },
  { mark: 'remote', weight: 1, fi: `etätyö*, etänä, etätöi*, hybridi*`, sv: `distans*`, en: `remote, remotely, hybrid` },
]
