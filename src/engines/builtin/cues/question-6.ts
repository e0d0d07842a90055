import type { Cue } from '../cue.ts'

/** Working hours. */
export const QUESTION_6: readonly Cue[] = [
  {
    mark: '6A',
    weight: 1,
    fi: `
      vapaasti .. työaik*, työaik* .. vapaasti, päätät itse .. työaik*, päätä itse .. työaik*,
      valitset itse .. työaik*, valita työaik*, vapaat työajat, vapaa työaika, vapaus .. työaik*,
      täysin joustav*, itse päättää .. työaik*, milloin ja missä halu*, silloin kun .. halua*,
      milloin haluat, missä ja milloin, oman aikataulu*, työajat kalenteri*, omaan tahti*,
      omien aikataulu*, työaikaautonom*, työaika autonom*, kokonaistyöaika*, freelance*,
      free lance*, free lancer*
    `,
    sv: `bestämmer själv .. arbetstid*, fria arbetstider, frilans*`,
    en: `
      freelance*, free lancer, free lance, choose your own hours, your own schedule,
      own working hours, your own hours, whenever you want, set your own
    `,
  },
  {
    mark: '6B',
    weight: 1,
    fi: `
      joustav* työaik*, joustav* työaj*, työaja* .. joustav*, joustav* työnteo*,
      joustavat työnte*, työaika .. joustava*, liukuva* työaik*, liukuva* työaj*, liukuma,
      liukumat, liukumaa, työaikapankki, työaikajousto*, vaikuttaa omiin työaikoi*,
      työtä voit tehdä .. joustav*, joustavasti .. elämäntilan*, joustava työ,
      joustavat työskentelyaj*, joustoa työaj*, joustavat työvuoro*, joustavuus työaj*
    `,
    sv: `flexibel arbetstid, flexibla arbetstider, flextid*`,
    en: `
      flexible working hours, flexible hours, flexible schedule, flexible work, flexible working,
      flextime, flexitime
    `,
  },
  {
    mark: '6C',
    weight: 1,
    fi: `
      maanantai perjantai, ma to, kahdessa vuorossa, kolmessa vuorossa, 2 vuorossa, 3 vuorossa,
      viisivuoro*, 5 vuoro*, keskeytymätön*, aamuyö*, työaika .. 6|7|8|9, *vuorotyö*, kaksivuoro*,
      kolmivuoro*, 2 vuoro*, 3 vuoro*, yksivuoro*, jaksotyö*, periodityö*, päivätyö*, yötyö*,
      yövuoro*, aamuvuoro*, iltavuoro*, päivävuoro*, vuoroissa, aamu ja iltavuoro*,
      ilta ja viikonloppu*, iltaisin ja viikonloppuisin, viikonloppuisin, viikonlopputyö*,
      toimistoaik*, virka aikaan, virkaaikaan, virka aika, virastotyöaik*, toimistotyöaik*,
      arkisin, arkipäivi*, ma pe, ma su, ma la, ti la, ke su, to su, pe su, ti pe,
      maanantaista perjantai*, maanantaisin, tiistaisin, keskiviikkoisin, torstaisin,
      perjantaisin, lauantaisin, sunnuntaisin, aukioloai*, työvuoro* .. sijoittu*, työvuorot ovat,
      työvuorot, työaika .. klo, työajat .. klo, työaika on .. välillä, vuoropäiväko*,
      ympärivuorokau*, vuorokauden ympäri, vuorolist*, työvuorolist*, 12h vuoro*, pitkiä vuoroja,
      päivisin, säännöllinen työaika, säännölliset työajat, iltatyö*, viikonloppuvuoro*
    `,
    sv: `
      skiftarbete*, kontorsarbetstid, treskift*, tvåskift*, periodarbete*, dagtid, dagarbete,
      kvällstid, veckoslut, dygnetrunt*, kvälls och
    `,
    en: `
      shift work, shifts, two shift, three shift, night shift*, evening shift*, monday to friday,
      monday friday, mon fri, weekdays, weekends, opening hours, working time wednesday,
      office hours, pm
    `,
  },
  {
    mark: '6C',
    weight: 1,
    fi: `
      klo 00|01|02|03|04|05|06|07|08|09|10|11|12|13|14|15|16|17|18|19|20|21|22|5|6|7|8|9,
      kello 4|5|6|7|8|9|10|11|12|13|14|15|16|17|18, kl 7|8|9|10
    `,
  },
  {
    mark: '6D',
    weight: 1,
    fi: `
      osa tai kokoaika*, osa tai kokopäiv*, koko tai osa aika*, koko tai osaaika*,
      kokoaika* tai osa*, kokoaika* ja osa*, osa aika* tai koko*, osaaika* tai koko*,
      osa ja kokoaika*, koko ja osa*, kokoaikai* .. osa aikai*, osa aikai* .. kokoaikai*,
      osaaikai* .. kokoaikai*, myös osa aika*, myös osaaika*, osa aikaisuu*, osaaikaisuu*,
      osa kuin kokoaikai*, osa että kokoaikai*, mahdollis* .. osa aikai*, kokoaika* että osa*,
      koko että osa aika*, tai osa aika*, täysipäivä* tai osa*, täysipäivä* ja osa*,
      osa tai koko*, koko että osa*, työajat sovitaan, työajasta sovitaan, työaika sovitaan,
      työaika .. sopimuksen mukaan, työaika .. sovittavi*, työajat .. sovittavi*,
      työajat .. sopimuksen mukaan, työvuorotoive*, vuorotoive*, toiveesi .. työvuoro*,
      toiveet .. huomio*, toiveita .. huomio*, työvuorosuunnittelu* .. toive*,
      yksilölliset toiveet, autonomi* työvuoro*, työvuoroautonom*, yhteisölli* työvuoro*,
      vaikuttaa .. työvuoro*, vaikuttaa .. työaiko*, vaikuttaa .. työaik*, vaikutat .. työvuoro*,
      vaikutusmahdollisuu* .. työvuoro*, valita .. työvuoro*, valita .. päiv*, valitset .. vuorot,
      valitset .. työvuoro*, omien aikataulujesi, sopii .. opiskelij*, opiskelun rinnalle,
      opiskelujen rinnalle, opintojen rinnalle, opintojen ohelle, opiskelun ohelle,
      opiskelujen yhteydessä, tuntimäärä* .. sovi*, tuntimäärä* .. neuvotel*,
      viikkotuntimäärä* sovitaan, toiveittesi mukaan, toiveidesi mukaan, työaikaa toiveidesi,
      suunnitella työaik*, työajat .. vaikutta*, opiskelun ohella, opiskelujen ohella,
      opintojen ohella, opiskelun oheen, opiskelujen oheen, opiskelun ohessa, opintojen ohessa,
      keikkaty*, keikkaluon*, keikkail*, keikoilla, keikkavuoro*, keikkoja, extratyö*, ekstraaj*,
      tarvittaessa töihin*, tarvittaessa kutsuttav*, nollatuntisop*, tunti* .. sopimuksen mukaan,
      sovitaan yhdessä, lisätienist*, tunteja voi, sovittavissa .. tunti*, työtunnit sovitaan,
      työajoista sovitaan, työajoista voi*
    `,
    sv: `
      heltid eller deltid, deltid eller heltid, heltid deltid, enligt överenskommelse arbetstid,
      arbetstid enligt överenskommelse, timanställ*, vid behov, deltid .. möjligt
    `,
    en: `
      full time or part time, full or part time, part time or full time, influence your own work*,
      choose your shifts, choose .. shifts, to be agreed, by agreement, on call,
      alongside studies, along side studies, gig
    `,
  },
]
