import type { Cue } from '../cue.ts'

/** What the work is like. */
export const QUESTION_2: readonly Cue[] = [
  // What is asked of the person: enough beside an occupation that is not like that as a rule.
  {
    mark: '2A',
    weight: 2.5,
    fi: `
      fyysi* .. työ*, fyysistä, fyysisesti, fyysisyy*, työ .. fyysis*, raskai* nosto*,
      raskaiden nosto*, ruumiilli*, työ on raskasta, raskasta työtä, raskai* taakko*,
      fyysi* kuormitt*, nostami* ja avusta*|siirt*|kanta*, avustami* ja nosta*
    `,
    sv: `
      fysisk* arbete, fysiskt .. arbete, tunga lyft, fysiskt tungt|krävande, god fysik,
      tungt arbete, arbetet är tungt|fysiskt, orka lyfta|bära
    `,
    en: `
      physical work, physical job, physically, heavy lifting, physical strength, heavy work|loads,
      physical labour|labor|demands
    `,
  },
  // Fitness alone is asked of guards and guides too.
  {
    mark: '2A',
    weight: 1.5,
    fi: `fyysi* .. kun*, peruskun*, hyväkuntoi*`,
    sv: `god kondition, fysisk kondition|form, orka stå`,
    en: `physical fitness|condition|shape, physically fit, good shape`,
  },
  {
    mark: '2C',
    weight: 2.5,
    fi: `
      huolelli*, tarkka, tarkkaa, tarkan, tarkasti, *tarkkuutta, *tarkkuus, *tarkkuuden,
      tarkkaavai*, pikkutark*, keskittymiskyky*, keskittymistä, kykyä keskitty*, pilkuntark*,
      tarkkasilmäi*, yksityiskoht* .. tark*|huomio*|silmä*, silmä* .. yksityiskoh*
    `,
    sv: `
      noggrann*, exakt, precis, ordningssinne, öga för detalj*, sinne för detalj*, koncentration*,
      minutiös*, omsorgsfull*
    `,
    en: `
      attention to detail, detail oriented, accuracy, meticulous*, precise, precision, careful,
      eye for detail, thorough, thoroughness, carefully, conscientious*, details matter,
      ability to concentrate|focus
    `,
  },
  {
    mark: '2B',
    weight: 2.5,
    unless: 'occasional',
    fi: `
      jalkojesi|jalkojen päällä, käyt|kierrät|liikut päivittäin, kotikäyntejä päivittäin, tarkastuskäyn*, tarkastuskierr*,
      aktiivis* työ*, liikkeellä .. päivän|päivät|työpäivän,
      tarkastuksia|tarkastukset|käyntejä .. luona|paikan|paikalla|tiloissa|kohte*|luokse,
      leirivuorokau*, kierrät|kierrätte .. kohde*|kohte*|aluetta|tiloja,
      asiakaskäyntejä .. viikossa|päivässä, oppilaita|oppilaan oppitun*|välitun*|siirtym*
    `,
    sv: `inspektioner hos|på, rundor, på fötter, läger`,
    en: `on your feet, home visits, active job, on site inspections, patrol*, rounds`,
  },
  {
    mark: '2D',
    weight: 2.5,
    fi: `
      ihmissuhdetai*, neuvottelutai*, verkostoitumis*, vahvat vuorovaikutus*, ihmisten kohtaami*
    `,
    sv: `människokännedom`,
    en: `people skills, interpersonal`,
  },
  // Meeting people: enough when the ad says it twice.
  {
    mark: '2D',
    weight: 1.5,
    fi: `
      viihdyt|viihtyy|pidät|tykkäät|nautit .. ihmisten|asiakkaiden|lasten|nuorten parissa,
      viihdyt|viihtyy|pidät|tykkäät|nautit .. ihmisten|asiakkaiden|lasten|nuorten kanssa,
      tapa|taito|taitoa|kyky|kykyä|osaat|uskallat|haluat kohdata .. ihmi*|asiak*|asuk*|potil*|lap*,
      kohdata|kohtaat .. surev*|vaikea*|haasta*|erilai*|ihmis*|iäkkä*|vieraa*, luonteva .. ihmis*,
      hyvä kuuntelija,
      juttele*|keskustel*|kohtaat|puhut .. asiakk*|asukk*|vierai*|ihmis*|potila*|lapsi*|nuor*,
      vieraanvarai*,
      asiakkaiden|asukkaiden|ihmisten auttami*|neuvomi*|neuvonta*|opastami*|palvelemi*,
      neuvot .. asiakk*|asukk*|vierai*|kuntalai*|yksityis*, iloinen|reipas puhelinää*,
      asiakkaiden|ihmisten arki|arkea|arjessa, mukava|mukavaa juttukaver*
    `,
    sv: `
      möta|möter|bemöta|bemöter .. människor|kund*|klient*|barn*|äldre|gäst*|patient*|boende*,
      rådgivning till|åt|för, lyhörd*, leder personalen|teamet|medarbetar*,
      pratar|diskuterar .. kund*|klient*|gäst*|människor, social kompetens|förmåga, kundkontakt*,
      god lyssnare, kontakt* med kund*|klient*|anhörig*|famil*|föräldr*|boende*|medlem*,
      gillar människor, tycker om människor|att hjälpa|barn, bra med människor|barn,
      svår livssituation
    `,
    en: `
      talk|talking|speak|speaking to|with guests|customers|people|users|clients|visitors|strangers,
      like|enjoy|love people|meeting|helping|working, empathy, empathetic, good listener,
      kind|warm|friendly with|towards, work|working with children|people|families|elderly,
      contact with customers|clients|families|parents|guests
    `,
  },
  {
    mark: '2-',
    weight: 1,
    fi: `
      seuraa meitä .. sosiaali*, huolellisesti ja täytä, hakuohje* huolelli*, liikuntae* .. fysioterap*, fysioterapeutin palvelu*,
      huolelli* perehdyt*, huolelli* koulut*, lue huolelli*, perehdy huolelli*, fyysi* etäi*,
      virtuaali* .. fyysi*, maaperän|pohjaveden|jäteveden|ilman .. puhdist*|kunnost*,
      palkka* .. täsmälli*,
      tarkka|tarkan|tarkat|tarkkaa|tarkasti *päivä*|aika*|ajan*|sijain*|osoit*|tieto*,
      tarkka|tarkan|tarkat|tarkkaa|tarkasti ohje*|työaika*|määri*|palkka*, tarkat|tarkkoja .. ohje*,
      laadit työvuoro*|vuorolist*|työvuorolist*, laskutat .. toiminimellä|yrityksesi|palvelun,
      000 asukasta|asukkaan|asukkaalle, asukastilaisuu*, asiakaspalvelun kanssa,
      asiakaspalvelukurs*,
      myyntidata*, opetus ja tutkimushenkil*, sosiaali* media*,
      laskutuspalvelu*, laskutus .. verokort*, tulla|tulee valituksi, rekisteröidyt, rekisteröidy,
      perehdytys|opastus kestää|kolme|kaksi|viikon, opastus .. viikko*|päivä*|vuoro*, opetus puol*,
      fyysi* .. virtuaali*|hyvinvoin*|terapi*|terveyt*|toimintakyv*|toimintakyky*|turvallis*,
      ihmislähei* johtam*|kulttuuri*|yhtiö*|työyhteis*, empaatti* työyhteis*,
      *sta|*stä|*lta|*ltä|kotoa käsin, perehdyt*|perehdyt .. huolelli*, oman kalenteri*,
      tuet|tukee myyntiä, auttaa asiakkaitamme,
      myyntimateriaal*,
      toimistotyöpist*, ohjausryhm*, leikkipai*, leikkiken*
    `,
    sv: `sociala förmåner, sociala medier, granskar .. ansökning*, kollektivavtal*, vi bygger, enligt lag och avtal`,
    en: `heavy lifting is handled|done, more precise information, personal data, third parties, never sell, walks of life, all walks, 000 students, drug|aptitude testing, write to|about yourself, carry|carries|carried|carrying out, our client, our customers|clients are|is,
      help|helping|helps|for our clients|customers`,
  },
  {
    mark: '2A',
    weight: 1,
    fi: `
      fyysi*, nostoja, nostel*, nostaminen, nostamista, nostamaan, painavia, painavien,
      lapioi*, käytännön työ*, käsillä teh*, työkalu* pysy*,
      suorittava* työ*, asennustyö*, rakennustyö*, siivousty*, siivouksesta, siivouksen, siivoamis*,
      siivoamaan, keräily*, pakkaami*, trukki*, lastaus*, lastaami*, purku*, kuorman purk*,
      varastotyö*, tuotantotyö*, kokoonpano*, hitsau*, hitsaa*, maalaust*, maalaami*, astiahuol*,
      tiskaus*, tiskaami*, ruoanvalmist*, ruuanvalmist*, ruuan valmist*, ruoan valmist*, leipomi*,
      keittiötyö*, ammattikeittiö*, ruoanlaitto*, kotisiivo*, kotitöi*, pihatyö*,
      haravoin*, kaivuu*, maarakennus*, metsätyö*, maataloustyö*, maataloustö*, eläinten hoito*,
      lypsy*, kantami*,
      huoltotyö*, kunnossapitotyö*, korjaustyö*, päivittäisissä .. toimi*, päivittäistoimi*,
      perushoi*, henkilökohtai* hygieni*, risuk*, raivau*, raivaamaan
    `,
    sv: `fysisk*, städning, städa`,
    en: `
      physical*, lifting, manual work, hands on work, labor, construction site*, cooking,
      cleaning tasks
    `,
  },
  {
    mark: '2A',
    weight: 0.5,
    fi: `
      siivous*, siisteydestä, hyllytys*, hyllyttämi*, pesu*, puhtaanapito*, hygieniasta, asennus*,
      asennuks*, kuljetuksia, kuljetukset, kuljetustehtäv*, kuljetustö*, jakelu*,
      koneiden .. käyttö*,
      käsin
    `,
    en: `cleaning, kitchen, warehouse, manual`,
  },
  {
    mark: '2B',
    weight: 1,
    fi: `
      liikkuva* työ*, jalkeilla, jaloillasi, toiminnalli* .. työ*, toiminnalli*, tarjoilu,
      tarjoilua,
      tarjoilun, tarjoilussa, tarjoilusta, tarjoilutyö*, tarjoilutehtäv*, hyllytys*,
      hyllyttämi*, hyllyjen täyt*, esille panosta, esillepano*, somistam*,
      lapsiryhmä*, lasten kanssa, lasten parissa, ryhmien ohjaa*, leirien, retkien, retkiä,
      ulkoilua, ulkoillaan, leikki, leikin, leikkejä, leikkimi*, opetustyö*,
      asiakaskäynn*, myymälätyö*, myyntityö* myymälä*,
      kassa ja myymälä*, esittelytyö*, promootio*, kiertä* työ*, tapahtumien toteutu*,
      aktiivista työtä, kartoituks*, katselmuk*, tarkastuskäynt*, maastotyö*
    `,
    sv: `barngrupp*, servering, serverar, servera, hembesök*, butiksarbete`,
    en: `
      on your feet, serving customers, serve food, shop floor, active work, door to door,
      on the doors, children
    `,
  },
  {
    mark: '2B',
    weight: 0.5,
    fi: `
      myymälässä, kahvilassa, ravintolassa, salissa, ryhmän ohjaa*, ryhmäohja*, koululla, kouluissa,
      ohjata ryhmi*, ulkoilu*, kotikäyn*
    `,
    en: `in our restaurant, in the store`,
  },
  {
    mark: '2C',
    weight: 1,
    fi: `
      tarkkana, analyytti*,
      analysoi*, raportoida, raportit, kirjanpito*, kirjanpid*, reskontr*, laskujen,
      dokumentaatio*, asiakirj*, suunnittelutyö*, suunnittelutehtäv*, ohjelmoin*,
      koodaa*, koodaus*, sovelluskehity*, ohjelmistokehity*, tutkimustyö*, tutkimus ja,
      mittaami*, selvityks*, lainsäädän*, sopimusneuvottelu*, kilpailutu*,
      talousarvio*, arkistoin*, kirjaami*, tilastoin*, testaami*, testaus*,
      hallinnollis*, hallinnolli* tehtäv*, toimistotyö*, tiedonkeruu*, sisällöntuotan*,
      sisältömarkkinoin*, numeeri*, toleranss*, millimetr*,
      virheitä, virheettä, tasalaatui*, siistiä|tasaista jälkeä, jälki .. siisti*, mittoja,
      mittojen,
      piirustus*, piirustuksi*, valmistelu*,
      valmistella, päätösten valmistelu, lausunto*, viranomaispäätö*
    `,
    sv: `
      strukturerad*, systematisk*, dokument*, rapport*, fakturering, bokföring*, analys*,
      planerings*, administrativ*, redovisning*, fakturor, upprättar, handlingar,
      ritningar, utredning*, forskning*, översätt*, mätprotokoll*, bidragsansök*,
      statistik*, lagstift*, projektering, beräkning*
    `,
    en: `
      accurate, analytical, organized, reporting, documentation, documenting, programming, coding,
      software development, research, analysis, analyze, analyse, budget*, data, design, invoice*,
      reconciliation*, spreadsheet*, codebase, prototyp*, wireframe*, figma, legal, forecast*,
      audit*, measurements, calibrat*, specifications, bookkeeping, accounting, drawings, statistic*
    `,
  },
  // Said of many jobs: they need company.
  {
    mark: '2C',
    weight: 0.5,
    fi: `
      täsmällinen, täsmällistä, täsmällisyy*, täsmällisesti, organisointi*, laskutat, laskutus*
    `,
    en: `write, contracts, invoice`,
  },
  // Said of managers and fitters too.
  {
    mark: '2C',
    weight: 0.7,
    fi: `
      järjestelmälli*, dokumentoin*, mittauks*, mittaus, mittausta, laboratorio*, budjet*, numerot*
    `,
  },
  // Said of nearly all jobs with some paper in them.
  {
    mark: '2C',
    weight: 0.3,
    fi: `kirjaat, raportoit, raportoin*, rekisteröi*`,
  },
  {
    mark: '2D',
    weight: 0.5,
    fi: `opettaa, ystävälli*`,
    en: `customers, communication skills`,
  },
  {
    mark: '2D',
    weight: 1,
    fi: `
      asiakaspalvel*, asiakastyö*, asiakaskohtaami*, asiakkaiden kohtaami*, ihmisläh*,
      ihmisten kanssa, ihmisten parissa, sosiaalinen, sosiaalista, sosiaaliset, sosiaalisia,
      sosiaalisuu*, sosiaaliset taid*, vuorovaikutus*, vuorovaikutuk*, potilai*, potilas*,
      hoitotyö*, asukkai*, asukas*, hoivaty*, myyjä*, myynti*, palvella asiakk*, palvelet asiakk*,
      palvelemme asiakk*, asiakkaiden .. palvel*, asiakkaita, asiakasrajapin*, oppilai*,
      opiskelijoiden, opettami*, opetus, opetusta, opetuksen, opetustyö*, opetustehtäv*,
      lasten .. kasvatus*, lasten .. hoito*, lastenhoito*,
      kasvatus*, ohjaustyö*, asiakasohja*, neuvonta*, palveluneuvon*, nuorten kanssa,
      nuorten parissa, perheiden, perheitä, esihenkilötyö*, henkilöstöjohtami*, alaist*,
      tiimin johtami*, johtamistaid*, ulospäinsuuntau*, ulospäin suuntautu*, verkostoitua,
      verkostoitumaan, lämminhenki* asiakas*, palveluhenki*, palvelualt*, valmentami*,
      valmentaa, empatia*, empaatti*, kohdata, kohtaat, kohtaamaan, kuunnella, kuuntelu*, läsnäol*,
      lähijohtami*
    `,
    sv: `
      kundservice, kundbetjäning*, kundtjänst, kunder*, klient*, patient*, växelverkan*, social*,
      utåtriktad*, barnens, familjer*, interaktion*, vårdarbete, bemötande, serviceinriktad*,
      människor, vägled*, rådgiv*, elever*, gäster*, deltagare*, ungdomar*, anhöriga, boende, äldre
    `,
    en: `
      customer facing, relationships, stakeholders, customer service,
      patients, students, social skills, interacting with, talking to people,
      meet people, clients, people person, outgoing
    `,
  },
]
