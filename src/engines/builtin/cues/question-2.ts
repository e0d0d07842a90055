import type { Cue } from '../cue.ts'

/** What the work is like. */
export const QUESTION_2: readonly Cue[] = [
  {
    mark: '2A',
    weight: 1,
    fi: `
      fyysi* .. työ*, fyysi* .. kun*, fyysi*, työ .. fyysis*, raskai* nosto*, nostoja, nostel*,
      nostaminen, peruskun*, käytännön työ*, käsillä teh*, työkalu* pysy*, suorittava* työ*,
      asennustyö*, rakennustyö*, siivousty*, siivouksesta, siivouksen, siivoamis*, siivoamaan,
      siivota, keräily*, pakkaami*, trukki*, lastaus*, lastaami*, purku*, kuorman purk*,
      varastotyö*, tuotantotyö*, kokoonpano*, hitsau*, hitsaa*, maalaust*, maalaami*, astiahuol*,
      tiskaus*, tiskaami*, ruoanvalmist*, ruuanvalmist*, ruuan valmist*, ruoan valmist*, leipomi*,
      keittiötyö*, ammattikeittiö*, ruoanlaitto*, kotisiivo*, kotitöi*, pihatyö*, lumityö*,
      haravoin*, istut*, kaivuu*, maarakennus*, metsätyö*, maatalous*, eläinten hoito*, lypsy*,
      kantami*, muutto*, huoltotyö*, kunnossapitotyö*, korjaustyö*, ruumiilli*
    `,
    sv: `fysisk* arbete, fysisk*, tunga lyft, städning, städa, matlagning`,
    en: `
      physical*, heavy lifting, lifting, manual work, hands on work, labor, construction site*,
      cooking, cleaning tasks
    `,
  },
  {
    mark: '2A',
    weight: 0.5,
    fi: `
      siivous*, siisteydestä, hyllytys*, hyllyttämi*, pesu*, puhtaanapito*, hygieni*,
      päivittäisissä .. toimi*, perushoito*, perushoidosta, asennus*, asennuks*, kuljetuksia,
      kuljetukset, kuljetus*, jakelu*, tuotanno*, työmaa*, koneiden .. käyttö*, keittiössä, käsin
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
      kassa ja myymälä*, esittelytyö*, promootio*, kiertä* työ*, tapahtumissa,
      tapahtumien toteutu*, aktiivista työtä, kartoituks*, katselmuk*, tarkastuskäynt*,
      maastotyö*
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
      myymälä*, kaupassa, kahvila*, ravintola*, salissa, ryhmän ohjaa*, ryhmäohja*, vertaisryhm*,
      päiväkod*, koululla, kouluissa, kiireisi*, ohjata ryhmi*, ohjaus*
    `,
    en: `fast paced, restaurant, store, events`,
  },
  {
    mark: '2C',
    weight: 1,
    fi: `
      huolelli*, tarkka, tarkkaa, tarkkuu*, tarkkana, täsmälli* ja tarkk*, järjestelmälli*,
      keskitty*, tarkkaavai*, pikkutark*, analyytti*, analysoi*, raportoin*, raportit,
      kirjanpito*, kirjanpid*, reskontr*, laskutus*, laskujen, dokumentoin*, dokumentaatio*,
      asiakirj*, suunnittelutyö*, suunnittelutehtäv*, ohjelmoin*, koodaa*, koodaus*,
      sovelluskehity*, ohjelmistokehity*, tutkimustyö*, tutkimus ja, mittauks*, mittaami*,
      laboratorio*, selvityks*, lainsäädän*, sopimusneuvottelu*, kilpailutu*, budjet*,
      talousarvio*, arkistoin*, rekisteröin*, kirjaami*, tilastoin*, testaami*, testaus*,
      hallinnollis*, hallinnolli* tehtäv*, toimistotyö*, tiedonkeruu*, sisällöntuotan*,
      sisältömarkkinoin*, numeeri*, numerot*, toleranss*, piirustus*, piirustuksi*, valmistelu*,
      valmistella, päätösten valmistelu, lausunto*, viranomaispäätö*
    `,
    sv: `
      noggrann*, strukturerad*, systematisk*, dokument*, rapport*, fakturering, bokföring*,
      analys*, planerings*, administrativ*
    `,
    en: `
      attention to detail, detail oriented, accuracy, accurate, analytical, organized, reporting,
      documentation, documenting, programming, coding, software development, research, analysis,
      analyze, analyse, budget*, data, design
    `,
  },
  {
    mark: '2D',
    weight: 1,
    fi: `
      asiakaspalvel*, asiakastyö*, asiakaskohtaami*, asiakkaiden kohtaami*, ihmisläh*,
      ihmisten kanssa, ihmisten parissa, ihmissuhdetai*, sosiaalinen, sosiaalista, sosiaaliset,
      sosiaalisia, sosiaalisuu*, sosiaaliset taid*, vuorovaikutus*, vuorovaikutuk*, potilai*,
      potilas*, hoitotyö*, asukkai*, asukas*, hoivaty*, myyjä*, myynti*, palvella asiakk*,
      palvelet asiakk*, palvelemme asiakk*, asiakkaiden .. palvel*, asiakkaita, asiakasrajapin*,
      oppilai*, opiskelijoiden, opettami*, opetus*, lasten .. kasvatus*, lasten .. hoito*,
      lastenhoito*, kasvatus*, ohjaustyö*, asiakasohja*, neuvonta*, palveluneuvon*,
      nuorten kanssa, nuorten parissa, perheiden, perheitä, esihenkilötyö*, henkilöstöjohtami*,
      alaist*, tiimin johtami*, johtamistaid*, ulospäinsuuntau*, ulospäin suuntautu*,
      verkostoitu*, lämminhenki* asiakas*, palveluhenki*, palveluasen*, palveluallti*,
      neuvottelutai*, valmennu*, valmentami*, valmentaa, empatia*, empaatti*, kohdata, kohtaa*,
      kuunnella, kuuntelu*, läsnäol*, lähijohtami*
    `,
    sv: `
      kundservice, kundbetjäning*, kundtjänst, kunder*, klient*, patient*, växelverkan*, social*,
      utåtriktad*, barnens, familjer*, interaktion*, vårdarbete, bemötande, serviceinriktad*,
      människor
    `,
    en: `
      customer facing, relationships, stakeholders, customer service, customers, people skills,
      interpersonal, communication skills, patients, students, social skills, interacting with,
      talking to people, meet people, client*, people person, outgoing
    `,
  },
]
