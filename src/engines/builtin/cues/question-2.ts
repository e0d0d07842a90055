import type { Cue } from '../cue.ts'

/** What the work is like. */
export const QUESTION_2: readonly Cue[] = [
  // What is asked of the person: enough beside an occupation that is not like that as a rule.
  {
    mark: '2A',
    weight: 2.5,
    fi: `
      fyysi* .. työ*, fyysi* .. kun*, fyysistä, fyysisesti, fyysisyy*, työ .. fyysis*,
      raskai* nosto*, raskaiden nosto*, peruskun*, ruumiilli*
    `,
    sv: `fysisk* arbete, fysiskt .. arbete, tunga lyft, fysiskt tungt, god fysik`,
    en: `physical work, physical job, physically, heavy lifting, physical strength`,
  },
  {
    mark: '2C',
    weight: 2.5,
    fi: `
      huolelli*, tarkka, tarkkaa, tarkan, tarkasti, *tarkkuutta, *tarkkuus, *tarkkuuden,
      täsmällinen, täsmällistä, täsmällisyy*, täsmällisesti, tarkkaavai*, pikkutark*,
      keskittymiskyky*, keskittymistä, kykyä keskitty*
    `,
    sv: `noggrann*, exakt, precis`,
    en: `attention to detail, detail oriented, accuracy, meticulous*, precise, precision, careful`,
  },
  {
    mark: '2B',
    weight: 2.5,
    unless: 'occasional',
    fi: `
      kotikäyn*, jalkojesi|jalkojen päällä, katselmuk*, tarkastuskäyn*, tarkastuskierr*,
      aktiivis* työ*, liikkeellä .. päivän|päivät|työpäivän
    `,
    sv: `hembesök*`,
    en: `on your feet, home visits, active job`,
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
  {
    mark: '2-',
    weight: 1,
    fi: `
      huolelli* perehdyt*, huolelli* koulut*, lue huolelli*, perehdy huolelli*, fyysi* etäi*,
      virtuaali* .. fyysi*, maaperän|pohjaveden|jäteveden|ilman .. puhdist*|kunnost*,
      palkka* .. täsmälli*,
      tarkka|tarkan|tarkat|tarkkaa|tarkasti *päivä*|aika*|ajan*|sijain*|osoit*|tieto*,
      tarkka|tarkan|tarkat|tarkkaa|tarkasti ohje*|työaika*|määri*|palkka*, tarkat|tarkkoja .. ohje*,
      fyysi* .. virtuaali*|hyvinvoin*|terapi*|terveyt*|toimintakyv*|toimintakyky*|turvallis*,
      ihmislähei* johtam*|kulttuuri*|yhtiö*|työyhteis*, empaatti* työyhteis*
    `,
  },
  {
    mark: '2A',
    weight: 1,
    fi: `
      fyysi*, nostoja, nostel*, nostaminen, käytännön työ*, käsillä teh*, työkalu* pysy*,
      suorittava* työ*, asennustyö*, rakennustyö*, siivousty*, siivouksesta, siivouksen, siivoamis*,
      siivoamaan, siivota, keräily*, pakkaami*, trukki*, lastaus*, lastaami*, purku*, kuorman purk*,
      varastotyö*, tuotantotyö*, kokoonpano*, hitsau*, hitsaa*, maalaust*, maalaami*, astiahuol*,
      tiskaus*, tiskaami*, ruoanvalmist*, ruuanvalmist*, ruuan valmist*, ruoan valmist*, leipomi*,
      keittiötyö*, ammattikeittiö*, ruoanlaitto*, kotisiivo*, kotitöi*, pihatyö*, lumityö*,
      haravoin*, kaivuu*, maarakennus*, metsätyö*, maatalous*, eläinten hoito*, lypsy*, kantami*,
      huoltotyö*, kunnossapitotyö*, korjaustyö*, päivittäisissä .. toimi*, päivittäistoimi*,
      perushoi*, henkilökohtai* hygieni*, risuk*, raivau*, raivaamaan
    `,
    sv: `fysisk*, städning, städa, matlagning`,
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
      asennuks*, kuljetuksia, kuljetukset, kuljetus*, jakelu*, työmaa*, koneiden .. käyttö*,
      keittiössä, käsin
    `,
    en: `cleaning, kitchen, warehouse, manual`,
  },
  {
    mark: '2B',
    weight: 1,
    fi: `
      liikkuva* työ*, jalkeilla, jaloillasi, toiminnalli* .. työ*, toiminnalli*, tarjoilu*,
      tarjoilla, hyllytys*, hyllyttämi*, hyllyjen täyt*, esille panosta, esillepano*, somistam*,
      lapsiryhmä*, lasten kanssa, lasten parissa, ryhmien ohjaa*, leirien, retkien, retkiä,
      ulkoilu*, leikki*, opetustyö*, kotikäyn*, asiakaskäynn*, myymälätyö*, myyntityö* myymälä*,
      kassa ja myymälä*, esittelytyö*, promootio*, kiertä* työ*, tapahtumissa, tapahtumien toteutu*,
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
      myymälässä, kaupassa, kahvilassa, ravintolassa, salissa, ryhmän ohjaa*, ryhmäohja*,
      vertaisryhm*, päiväkod*, koululla, kouluissa, kiireisi*, ohjata ryhmi*, ohjaus*
    `,
    en: `in our restaurant, in the store`,
  },
  {
    mark: '2C',
    weight: 1,
    fi: `
      tarkkana, järjestelmälli*, analyytti*, analysoi*, raportoi*, raportit, kirjanpito*,
      kirjanpid*, reskontr*, laskutus*, laskujen, dokumentoin*, dokumentaatio*, asiakirj*,
      suunnittelutyö*, suunnittelutehtäv*, ohjelmoin*, koodaa*, koodaus*, sovelluskehity*,
      ohjelmistokehity*, tutkimustyö*, tutkimus ja, mittauks*, mittaami*, laboratorio*, selvityks*,
      lainsäädän*, sopimusneuvottelu*, kilpailutu*, budjet*, talousarvio*, arkistoin*, rekisteröin*,
      kirjaami*, tilastoin*, testaami*, testaus*, hallinnollis*, hallinnolli* tehtäv*, toimistotyö*,
      tiedonkeruu*, sisällöntuotan*, sisältömarkkinoin*, numeeri*, numerot*, toleranss*, piirustus*,
      piirustuksi*, valmistelu*, valmistella, päätösten valmistelu, lausunto*, viranomaispäätö*
    `,
    sv: `
      strukturerad*, systematisk*, dokument*, rapport*, fakturering, bokföring*, analys*,
      planerings*, administrativ*
    `,
    en: `
      accurate, analytical, organized, reporting, documentation, documenting, programming, coding,
      software development, research, analysis, analyze, analyse, budget*, data, design
    `,
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
      opiskelijoiden, opettami*, opetus*, lasten .. kasvatus*, lasten .. hoito*, lastenhoito*,
      kasvatus*, ohjaustyö*, asiakasohja*, neuvonta*, palveluneuvon*, nuorten kanssa,
      nuorten parissa, perheiden, perheitä, esihenkilötyö*, henkilöstöjohtami*, alaist*,
      tiimin johtami*, johtamistaid*, ulospäinsuuntau*, ulospäin suuntautu*, verkostoitua,
      verkostoitumaan, lämminhenki* asiakas*, palveluhenki*, palveluasen*, palvelualt*, valmentami*,
      valmentaa, empatia*, empaatti*, kohdata, kohtaat, kohtaamaan, kuunnella, kuuntelu*, läsnäol*,
      lähijohtami*
    `,
    sv: `
      kundservice, kundbetjäning*, kundtjänst, kunder*, klient*, patient*, växelverkan*, social*,
      utåtriktad*, barnens, familjer*, interaktion*, vårdarbete, bemötande, serviceinriktad*,
      människor
    `,
    en: `
      customer facing, relationships, stakeholders, customer service, customers,
      communication skills, patients, students, social skills, interacting with, talking to people,
      meet people, client*, people person, outgoing
    `,
  },
]
