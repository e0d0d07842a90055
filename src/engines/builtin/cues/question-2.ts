import type { Cue } from '../cue.ts'

/** What the work is like. */
export const QUESTION_2: readonly Cue[] = [
  {
    mark: '2A',
    weight: 1,
    fi: `fyysi* .. työ*, fyysi* .. kun*, fyysi*, työ .. fyysis*, raskai* nosto*, nostoja, nostel*, nostaminen, peruskun*, käytännön työ*, käsillä teh*, työkalu* pysy*, suorittava* työ*, asennustyö*, rakennustyö*, purkutyö*, siivousty*, siivouksesta, siivouksen, siivoamis*, siivoamaan, siivota, keräily*, pakkaami*, trukki*, lastaus*, lastaami*, purku*, kuorman purk*, varastotyö*, tuotantotyö*, kokoonpano*, hitsau*, hitsaa*, maalaust*, maalaami*, astiahuol*, tiskaus*, tiskaami*, ruoanvalmist*, ruuanvalmist*, ruuan valmist*, ruoan valmist*, leipomi*, keittiötyö*, ammattikeittiö*, ruoanlaitto*, kotisiivo*, kotitöi*, pihatyö*, lumityö*, haravoin*, istut*, kaivuu*, maarakennus*, metsätyö*, maatalous*, eläinten hoito*, lypsy*, kantami*, muutto*, huoltotyö*, kunnossapitotyö*, korjaustyö*, ruumiilli*`,
    sv: `fysisk* arbete, fysisk*, tunga lyft, städning, städa, matlagning`,
    en: `physical*, heavy lifting, lifting, manual work, hands on work, labor, construction site*, cooking, cleaning tasks`,
  },
  {
    mark: '2A',
    weight: 0.5,
    fi: `siivous*, siivousta, siisteydestä, hyllytys*, hyllyttämi*, pesu*, puhtaanapito*, hygieni*, päivittäisissä .. toimi*, perushoito*, perushoidosta, asennuksia, asennus*, asennuks*, kuljetuksia, kuljetukset, kuljetus*, jakelua, jakelu*, tuotanno*, työmaa*, työmaalla, koneiden .. käyttö*, nokkakärry*, keittiössä, käsin`,
    en: `cleaning, kitchen, warehouse, manual`,
  },
  {
    mark: '2B',
    weight: 1,
    fi: `liikkuva* työ*, jalkeilla, jaloillasi, toiminnalli* .. työ*, toiminnalli*, tarjoilu*, tarjoilla, hyllytys*, hyllyttämi*, hyllyjen täyt*, esille panosta, esillepano*, somistam*, lapsiryhmä*, lasten kanssa, lasten parissa, ryhmien ohjaa*, leirien, retkien, retkiä, ulkoilu*, leikki*, opetustyö*, kotikäyn*, kotikäynti*, asiakaskäynn*, myymälätyö*, myyntityö* myymälä*, kassa ja myymälä*, esittelytyö*, promootio*, kiertä* työ*, tapahtumissa, tapahtumien toteutu*, aktiivi* työ*, kartoituks*, katselmuk*, tarkastuskäynt*, maastotyö*`,
    sv: `barngrupp*, servering, serverar, servera, hembesök*, butiksarbete`,
    en: `on your feet, serving customers, serve food, shop floor, active work, door to door, on the doors, children`,
  },
  {
    mark: '2B',
    weight: 0.5,
    fi: `myymälä*, kaupassa, kahvila*, ravintola*, salissa, ryhmän ohjaa*, ryhmäohja*, vertaisryhm*, päiväkod*, koululla, kouluissa, kiireisi*, myymälässä, ohjata ryhmi*, ohjaus*`,
    en: `fast paced, restaurant, store, events`,
  },
  {
    mark: '2C',
    weight: 1,
    fi: `huolelli*, tarkka, tarkkaa, tarkkuu*, tarkkana, täsmälli* ja tarkk*, järjestelmälli*, keskitty*, tarkkaavai*, pikkutark*, analyytti*, analysoi*, raportoin*, raportit, raportointi*, kirjanpito*, kirjanpid*, reskontr*, laskutus*, laskujen, dokumentoin*, dokumentaatio*, asiakirj*, suunnittelutyö*, suunnittelutehtäv*, ohjelmoin*, koodaa*, koodaus*, sovelluskehity*, ohjelmistokehity*, tutkimustyö*, tutkimus ja, mittauks*, mittauks*, mittaami*, laboratorio*, selvityks*, lainsäädän*, sopimusneuvottelu*, kilpailutu*, budjet*, talousarvio*, arkistoin*, rekisteröin*, kirjaami*, tilastoin*, testaami*, testaus*, hallinnollis*, hallinnolli* tehtäv*, toimistotyö*, tiedonkeruu*, sisällöntuotan*, sisältömarkkinoin*, numeeri*, numerot*, toleranss*, piirustus*, piirustuksi*, valmistelu*, valmistella, päätösten valmistelu, lausunto*, viranomaispäätö*`,
    sv: `noggrann*, noggrannhet, strukturerad*, systematisk*, dokument*, rapport*, fakturering, bokföring*, analys*, planerings*, administrativ*`,
    en: `attention to detail, detail oriented, accuracy, accurate, analytical, organized, reporting, documentation, documenting, programming, coding, software development, research, analysis, analyze, analyse, budget*, data, design`,
  },
  {
    mark: '2D',
    weight: 1,
    fi: `asiakaspalvel*, asiakastyö*, asiakaskohtaami*, asiakkaiden kohtaami*, kohtaamis*, ihmisläh*, ihmisten kanssa, ihmisten parissa, ihmissuhdetai*, sosiaali*, sosiaalisuu*, vuorovaikutus*, vuorovaikutuk*, potilai*, potilas*, hoitotyö*, asukkai*, asukas*, hoivaty*, myyntityö*, myyntihenki*, myyjä*, myynti*, palvella asiakk*, palvelet asiakk*, palvelemme asiakk*, asiakkaiden .. palvel*, asiakkaita, asiakasrajapin*, oppilai*, opiskelijoiden, opettami*, opetus*, lasten .. kasvatus*, lasten .. hoito*, lastenhoito*, kasvatus*, ohjaustyö*, asiakasohja*, neuvontaa, neuvonta*, palveluneuvon*, nuorten kanssa, nuorten parissa, perheiden, perheitä, esihenkilötyö*, henkilöstöjohtami*, alaist*, tiimin johtami*, johtamistaid*, ulospäinsuuntau*, ulospäin suuntautu*, verkostoitu*, lämminhenki* asiakas*, palveluhenki*, palveluasen*, palveluallti*, neuvottelutai*, valmennu*, valmentami*, valmentaa, empatia*, empaatti*, kohdata, kohtaa*, kohtaat, kuunnella, kuuntelu*, läsnäol*, lähijohtami*`,
    sv: `kundservice, kundbetjäning*, kundtjänst, kunder*, klient*, patient*, växelverkan*, social*, utåtriktad*, barnens, familjer*, interaktion*, vårdarbete, bemötande, serviceinriktad*, människor`,
    en: `customer service, customers, people skills, interpersonal, communication skills, patients, students, social skills, customer facing, interacting with, talking to people, meet people, client*, people person, outgoing`,
  },
]
