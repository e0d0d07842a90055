import type { Cue } from '../cue.ts'

/** Working hours. */
export const QUESTION_6: readonly Cue[] = [
  {
    mark: '6A',
    weight: 1,
    fi: `päätät itse .. työaik*, päätä itse .. työaik*, valitset itse .. työaik*, valita työaik*, vapaat työajat, vapaa työaika, vapaus .. työaik*, täysin joustav*, itse päättää .. työaik*, milloin ja missä halu*, silloin kun .. halua*, milloin haluat, missä ja milloin, oman aikataulu*, omaan tahti*, omien aikataulu*, työaikaautonom*, työaika autonom*, kokonaistyöaika*, freelance*, free lance*, free lancer*`,
    sv: `bestämmer själv .. arbetstid*, fria arbetstider, frilans*`,
    en: `freelance*, free lancer, free lance, choose your own hours, your own schedule, own working hours, whenever you want, set your own`,
  },
  {
    mark: '6B',
    weight: 1,
    fi: `joustav* työaik*, joustav* työaj*, työaja* .. joustav*, työajois* .. jousta*, joustav* työnteo*, joustav* työ*, työaika .. joustava*, liukuva* työaik*, liukuva* työaj*, liukum*, työaikapankki, työaikajousto*, joustot, joustoa, joustavuutta, joustavasti .. etä*, vaikuttaa omiin työaikoi*, työtä voit tehdä .. joustav*, joustavasti .. elämäntilan*, joustava työ, joustavat työvuoro*, joustavuus työaj*`,
    sv: `flexibel arbetstid, flexibla arbetstider, flextid*, flexibel`,
    en: `flexible working hours, flexible hours, flexible schedule, flexible work, flexible working, flextime, flexitime, flexibility, work life balance`,
  },
  {
    mark: '6C',
    weight: 1,
    fi: `*vuorotyö*, *vuorotyö, *vuorotyötä, vuorotyö*, kaksivuoro*, kolmivuoro*, 2 vuoro*, 3 vuoro*, yksivuoro*, jaksotyö*, jaksotyöaik*, periodityö*, päivätyö*, päivätyötä, yötyö*, yövuoro*, aamuvuoro*, iltavuoro*, päivävuoro*, vuoroissa, aamu ja iltavuoro*, ilta ja viikonloppu*, iltaisin ja viikonloppuisin, viikonloppuisin, viikonlopputyö*, toimistoaik*, virka aikaan, virkaaikaan, virka aika, virastotyöaik*, toimistotyöaik*, arkisin, arkipäivisin, arkipäivi*, ma pe, ma su, ma la, ti la, ke su, to su, pe su, ti pe, maanantaista perjantai*, maanantaisin, tiistaisin, keskiviikkoisin, torstaisin, perjantaisin, lauantaisin, sunnuntaisin, aukioloai*, työvuoro* .. sijoittu*, työvuorot ovat, työvuorot, työaika .. klo, työajat .. klo, työaika on .. välillä, vuoropäiväko*, ympärivuorokau*, vuorokauden ympäri, vuorolist*, työvuorolist*, 12h vuoro*, pitkiä vuoroja, päivisin, säännöllinen työaika, säännölliset työajat, iltatyö*, viikonloppuvuoro*`,
    sv: `skiftarbete*, kontorsarbetstid, treskift*, tvåskift*, periodarbete*, dagtid, dagarbete, kvällstid, veckoslut, dygnetrunt*, kvälls och`,
    en: `shift work, shifts, two shift, three shift, night shift*, evening shift*, monday to friday, monday friday, mon fri, weekdays, weekends, opening hours, working time wednesday, office hours, pm`,
  },
  {
    mark: '6C',
    weight: 1,
    fi: `klo 00|01|02|03|04|05|06|07|08|09|10|11|12|13|14|15|16|17|18|19|20|21|22|5|6|7|8|9, kello 4|5|6|7|8|9|10|11|12|13|14|15|16|17|18, kl 7|8|9|10`,
  },
  {
    mark: '6D',
    weight: 1,
    fi: `osa tai kokoaika*, osa tai kokopäiv*, koko tai osa aika*, koko tai osaaika*, kokoaika* tai osa*, kokoaika* ja osa*, osa aika* tai koko*, osaaika* tai koko*, osa ja kokoaika*, koko ja osa*, kokoaikai* .. osa aikai*, osa aikai* .. kokoaikai*, osaaikai* .. kokoaikai*, myös osa aika*, myös osaaika*, osa aikaisuu*, osaaikaisuu*, osa kuin kokoaikai*, osa että kokoaikai*, koko että osa*, työajat sovitaan, työajasta sovitaan, työaika sovitaan, työaika .. sopimuksen mukaan, työaika .. sovittavi*, työajat .. sovittavi*, työajat .. sopimuksen mukaan, työvuorotoive*, vuorotoive*, toiveesi .. työvuoro*, toiveet .. huomio*, toiveita .. huomio*, työvuorosuunnittelu* .. toive*, yksilölliset toiveet, autonomi* työvuoro*, työvuoroautonom*, yhteisölli* työvuoro*, vaikuttaa .. työvuoro*, vaikuttaa .. työaiko*, vaikuttaa .. työaik*, vaikutat .. työvuoro*, vaikutusmahdollisuu* .. työvuoro*, valita .. työvuoro*, valita minä päivinä, valita .. päiv*, valitset .. vuorot, valitset .. työvuoro*, oman elämäntilan*, elämäntilanteesi mukaan, elämäntilanteeseesi, omien aikataulujesi, opiskelun ohella, opiskelujen ohella, opintojen ohella, opiskelun oheen, opiskelujen oheen, opiskelun ohessa, opintojen ohessa, keikkaty*, keikkaluon*, keikkaillen, keikoilla, keikkavuoro*, keikkoja, tuntityöntekij*, extrana, extratyö*, ekstra*, tarvittaessa töihin*, tarvittaessa kutsuttav*, nollatuntisop*, tunti* .. sopimuksen mukaan, sovitaan yhdessä, sivutyö*, sivutoimi*, lisätienist*, lisäansio*, tunteja voi, sovittavissa .. tunti*, työtunnit sovitaan, työajoista sovitaan, työajoista voi*`,
    sv: `heltid eller deltid, deltid eller heltid, heltid deltid, enligt överenskommelse arbetstid, arbetstid enligt överenskommelse, timanställ*, vid behov, önskemål, inhopp*, deltid .. möjligt`,
    en: `full time or part time, full or part time, part time or full time, influence your own work*, choose your shifts, choose .. shifts, to be agreed, by agreement, on call, alongside studies, along side studies, gig`,
  },
]
