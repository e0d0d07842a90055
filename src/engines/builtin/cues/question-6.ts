import type { Cue } from '../cue.ts'

/** An hour of the clock, as one place of a phrase. */
const HOUR = [...Array(25).keys()].flatMap((hour) => [`${hour}`, `0${hour}`]).join('|')

/** Working hours. */
export const QUESTION_6: readonly Cue[] = [
  {
    mark: '6A',
    weight: 1,
    fi: `
      vapaasti .. työaik*, työaik* .. vapaasti, määrität .. työaik*|työaj*,
      määrittelet .. aikataul*, määrittelet .. työaik*, itse .. aikataulusi, aikataulusi itse,
      työaikasi itse, työajat itse, itse .. työaikasi, suunnittelet .. työaikasi,
      suunnittelet .. aikataul*, omat aikataulut, oman kalenteri* mukaan, päätät .. milloin,
      päättää .. milloin, päätät .. työajo*|työaj*, itse päättämä* .. aik*, oma aikataulu*,
      työajaton, työajattom*, vapaus päättää .. työ*, vapaat kädet .. aikataul*,
      päätät itse .. työaik*, päätä itse .. työaik*, valitset itse .. työaik*, valita työaik*,
      vapaat työajat, vapaa työaika, vapaus .. työaik*, täysin joustav*, itse päättää .. työaik*,
      työaja*|työaika* .. määrittelet|määräät|määrität|päätät, työaika on vapaa,
      aikataulut* .. työsi|työpäiväsi itse|täysin, määräät|määrität .. työaik*|työaj*,
      itse .. sopia .. työajat, päättää|päätät|määräät .. päiviesi|päiväsi rytmi*|kulu*,
      työaikaa ei seurata|mitata|kytätä, ilman kellokort*|työajanseurantaa, milloin ja missä halu*,
      silloin kun .. halua*, milloin haluat, missä ja milloin, oman aikataulu*, työajat kalenteri*,
      omaan tahti*, omien aikataulu*, työaikaautonom*, työaika autonom*, kokonaistyöaika*,
      freelance*, free lance*, free lancer*
    `,
    sv: `bestämmer själv .. arbetstid*, fria arbetstider, frilans*`,
    en: `
      freelance*, free lancer, free lance, choose your own hours, choose|decide your hours|working,
      your own schedule, own working hours, your own hours, whenever you want, set your own
    `,
  },
  {
    mark: '6B',
    weight: 1,
    fi: `
      joustav* työaik*, joustav* työaj*, työaja* .. joustav*, joustav* työnteo*, joustavat työnte*,
      työaika .. joustava*, liukuva* työaik*, liukuva* työaj*, liukuma, liukumat, liukumaa,
      työaikapankki, työaikajousto*, vaikuttaa omiin työaikoi*, työaik* räätälö*,
      räätälöi* .. työaik*|työaj*, joustot työaj*, joustavuut* työaik*|työaj*, joustav* .. työajat,
      joustamme työaj*, työajo* .. joust*, työaikamme joust*, työaika joust*, työaik* joust*,
      työajat joust*, joustotyöaik*, joustotyö*, joustava päivä*, joustav* aikataul*,
      liukuv* .. työaik*|työaj*, liukumat*, liukuva työ*, joustavaa työtä, joustavat työmahdol*,
      saldovapa*, työaikasaldo*, työaika .. joustaa, joustaa elämäntilant*|elämäsi|perhee*,
      työaikaliuku*, työtä voit tehdä .. joustav*, joustavasti .. elämäntilan*, joustava työ,
      joustavat työskentelyaj*, joustoa työaj*, joustavat työvuoro*, joustavuus työaj*
    `,
    sv: `
      flexibel arbetstid, flexibla arbetstider, flextid*, flexibel .. arbetstid*,
      flexibla .. arbetstid*, arbetstidsbank*, arbetstid* .. flexib*, flexibelt arbete,
      glidande arbetstid*
    `,
    en: `
      flexible working hours, flexible hours, flexible schedule, flexible work, flexible working,
      flextime, flexitime, flexible work* .. hours, flexible .. hours, hours are flexible,
      flexibility in working hours, flexible time
    `,
  },
  {
    mark: '6C',
    weight: 1,
    fi: `
      maanantai perjantai, ma to, kahdessa vuorossa, kolmessa vuorossa, 2 vuorossa, 3 vuorossa,
      viisivuoro*, 5 vuoro*, keskeytymätön*, aamuyö*, *vuorotyö*, kaksivuoro*, kolmivuoro*,
      2 vuoro*, 3 vuoro*, yksivuoro*, jaksotyö*, periodityö*, päivätyö*, yötyö*, yövuoro*,
      aamuvuoro*, iltavuoro*, päivävuoro*, vuoroissa, aamu ja iltavuoro*, toimistoaik*,
      virka aikaan, virkaaikaan, virka aika, virastotyöaik*, toimistotyöaik*, vuoroviikoin,
      aamussa ja|tai illassa, perusvuoro*, ma pe, ma su, ma la, ti la, ke su, to su, pe su, ti pe,
      maanantaista perjantai*, maanantaisin, tiistaisin, keskiviikkoisin, torstaisin, perjantaisin,
      lauantaisin, sunnuntaisin, aukioloai*, työvuoro* .. sijoittu*, työvuorot ovat, työvuorot,
      työaika on .. välillä, vuoropäiväko*, ympärivuorokau*, vuorokauden ympäri, vuorolist*,
      työvuorolist*, 12h vuoro*, pitkiä vuoroja, säännöllinen työaika, säännölliset työajat,
      työaja*|työaika* .. listan, vuorolistan mukaan
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
  // Evenings and weekends, unless they are rare.
  {
    mark: '6C',
    weight: 1,
    unless: 'occasional',
    fi: `
      ilta ja viikonloppu*, iltaisin, viikonloppuisin, viikonlopputyö*, viikonloppuvuoro*, iltatyö*,
      iltapainott*, iltaviikkoi*, päivisin, aamuisin, öisin, yöaika*, aamuyöstä, aamusta iltapäivä*,
      aamusta iltaan, aamupäivisin, iltapäivisin, ilta aikaan, aamutyö*, yötöi*, iltatöi*,
      viikonlopputöi*, vuorotöi*, pyhätyö*, joka viikonlop*, joka toinen viikonlop*, arki iltai*,
      arkipäivisin, arki aamui*, lauantaityö*, lauantaivuoro*
    `,
    sv: `kvällsarbete*, veckoslutsarbete*, kvällar och, helgarbete*, vardagar, nattarbete*`,
    en: `evenings and weekends, weekend shift*, weekend work, evening work, night work`,
  },
  // Hours by the clock: "klo 8–16", "kello 03", "9.30–15.30".
  {
    mark: '6C',
    weight: 1,
    unless: 'dated',
    fi: `
      arkisin, arkipäivi*, klo|kello ${HOUR},
      työaika|työajat|vuoro|vuorot|auki|avoinna ${HOUR} ${HOUR}, työaika|vuoro on ${HOUR} ${HOUR},
      auki|avoinna .. ${HOUR} ${HOUR}, ${HOUR} 00|15|30|45 ${HOUR} 00|15|30|45,
      ${HOUR} ${HOUR} välillä|välisenä
    `,
    sv: `kl|klockan ${HOUR}, ${HOUR} 00|15|30|45 ${HOUR} 00|15|30|45`,
    en: `${HOUR} 00|15|30|45 ${HOUR} 00|15|30|45, ${HOUR} am`,
  },
  // When the job begins, and what it pays, is agreed upon too.
  {
    mark: '6-',
    weight: 1,
    fi: `alkamis*|aloitus*|alku*|ajankoh*|palkka*|palkasta|aloittami* .. sovi*|sopimuksen`,
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
      koko että osa aika*, tai osa aika*, täysipäivä* tai osa*, täysipäivä* ja osa*, osa tai koko*,
      koko että osa*, työajat sovitaan, työajasta sovitaan, työaika sovitaan,
      työaika .. sopimuksen mukaan, työaika .. sovittavi*, työajat .. sovittavi*,
      työajat .. sopimuksen mukaan, työvuorotoive*, vuorotoive*, työvuorosuunnittelu* .. toive*,
      yksilölliset toiveet, autonomi* työvuoro*, työvuoroautonom*, yhteisölli* työvuoro*,
      vaikuttaa .. työvuoro*, vaikuttaa .. työaiko*, vaikuttaa .. työaik*, vaikutat .. työvuoro*,
      vaikutusmahdollisuu* .. työvuoro*, valita .. työvuoro*, valita .. päiv*, valitset .. vuorot,
      valitset .. työvuoro*, omien aikataulujesi, tuntimäärä* .. neuvotel*,
      viikkotuntimäärä* sovitaan, työaikaa toiveidesi, suunnitella työaik*, työajat .. vaikutta*,
      keikkaty*, keikkaluon*, keikkail*, keikoilla, keikkavuoro*, keikkoja, extratyö*, ekstraaj*,
      tarvittaessa töihin*, tarvittaessa kutsuttav*, nollatuntisop*, tunti* .. sopimuksen mukaan,
      sovitaan yhdessä, lisätienist*, tunteja voi, sovittavissa .. tunti*, työtunnit sovitaan,
      työajoista sovitaan, työajoista voi*, toive* .. työvuoro*, toive* .. vuoro*,
      työvuoro* .. toive*, vuoro* .. toive*, toive* .. työaik*|työaj*, työaja* .. toive*,
      toive* .. huomioi*|huomioon|kuunnel*, huomioi* .. toive*, toive* .. kuulla*|kuulemme,
      toiveit* .. osa aika*|osaaika*, joustamme .. toivei*, tuntimäärä* .. sovi*|joust*|toiv*,
      tunti* .. toive*, tuntimäärä* .. mukaan, mahdollisuus vaikuttaa .. vuoro*,
      työvuoro* .. vaikut*, vaikuttaa .. vuoro*, vaikutusvalta* .. vuoro*, itse .. työvuorosi,
      sopivat .. vuorot, sopivia .. vuoro*, vuorot .. itse, itse .. vuorot,
      tunteja|tunnit .. sopimuksen mukaan, h|tuntia|tunteja|viikossa|vko .. toiveidesi|toiveittesi,
      vaikuttamaan .. vuoro*|työvuoro*, valita|valitset|valitse .. keik*,
      työtunni*|tunni*|tuntimäärä* .. sovitta*|sovita*, työvuorot|vuorot .. sovitaan|sovittavis*,
      työvuoroista|vuoroista|tunneista .. sovi*,
      vuorot|työvuorot .. opintoj*|elämäntilant*|muun elämän, vapaasti valittav* .. vuoro*,
      valittav* vuoro*, itsesuunnit* .. vuoro*, työvuorosuunnittelu* autonom*, omien .. menojesi,
      työaika* voidaan sovitta*, työaika* .. neuvotel*, työajat .. neuvotel*, työajasta .. sovi*,
      työajat .. sovi*, työaika .. sovitaan, työajoista .. sovi*, työaika .. joust* sovi*,
      työn määrä .. sovi*, työmäärä* .. sovi*|valita|vaikut*, osa aikainen tai, osa aikaisena tai,
      osa aikaisesti tai, osaaikai* tai, kokoaikaisesti tai, kokoaikainen tai, kokoaikaisena tai,
      osa aikaisuus mahdol*, osa aikaisuu* .. mahdol*, täysi tai osa*, kokopäiv* tai osa*,
      kokopäiv* tai puolipäiv*, lyhennetty* työaik*, lyhennetty* työviik*, niin .. keikka,
      keikkaluonte*, keikkaily*, silloin kun sinulle sopii, sinulle sopivi* .. aiko*|vuoro*|päiv*,
      sinulle sopivina, valitse* .. vuoro*, kokopäiväisesti tai, voi .. päättää haluaako
    `,
    sv: `
      heltid eller deltid, deltid eller heltid, heltid deltid, enligt överenskommelse arbetstid,
      arbetstid* enligt överenskommelse, arbetstid* .. enligt avtal, timanställ*, vid behov,
      deltid .. möjligt
    `,
    en: `
      both full time, full time and part time, full time or part time, full or part time,
      part time or full time, influence your own work*, choose your shifts, choose .. shifts,
      to be agreed, by agreement, on call, alongside studies, along side studies, gig
    `,
  },
]
