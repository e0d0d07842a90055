import type { KindRow } from './sign.ts'

/** An employer speaks to a reader who might take the job. */
export const ADVERT_SIGNS: readonly KindRow[] = [
  // Somebody is sought.
  {
    kind: 'advert',
    weight: 2,
    most: 6,
    fi: `
      haemme, etsimme, haetaan, etsitään, haussa, haettavana, hakusessa, etsinnässä, palkkaamme,
      palkataan, rekrytoimme, rekrytoi, tarvitsemme, tarvitaan, kaipaamme, julistaa haettavaksi,
      hakee, etsii, tule meille, tule mukaan, tule töihin, tule kesätöihin, tervetuloa töihin,
      liity joukko*, liity tiimi*, joukkoomme, tiimiimme, porukkaamme, vahvistamaan, vahvistukse*,
      juuri sinua, etsimämme, paikka avoinna, avoinna oleva*, meillä on .. töitä, on tarjolla,
      tarjolla on, täytettävä*, etsin .. avustaja*, etsin .. siivooja*, etsin .. hoitaja*,
      haen .. avustaja*, etsin .. ohjaaja*, etsin .. tekijä*, etsin .. apua, tule meidän,
      oisko susta, olisiko sinusta, hakijaksi sopii, hakijaksi toivo*, onko sinusta, tarvittais*,
      ottaa kesäksi, ottaa töihin, palkkaa .. kesä*, tulossa avoimeksi, toivotaan, uusia tekijöitä,
      uusi työkaveri, uutta työkaveria, tarvitsee, palkkaa, rekrytoidaan, haettavaksi,
      saatat olla uusi, voisit olla sinä, sinä voisit olla, olisitko sinä, haluamme kanssamme|joukkoomme|tiimiimme, meiltä puuttuu,
      paikka on vakinainen|vakituinen|vapaa, paikka vapautuu, paikkansa jää, kesätöihin, töihin meille, meille töihin
    `,
    sv: `
      vi söker, nu söker vi, söker vi, söker en, söker nu, sökes, söks, vi anställer, vi behöver,
      vi rekryterar, kom och jobba, bli en del av, välkommen till oss, vårt team, vårt gäng,
      ledig att sökas, ledigförklara*, vi letar efter, anställer .. som, vill du bli, kom med,
      bli vår, anställer vi, behöver en, behöver fler, styrelse söker, kommun söker, att tillträdas, att tillträda, kanske är det du
    `,
    en: `
      looking for a, looking for an, looking for someone, looking for talented, we are looking for,
      re looking for, is looking for, we are hiring, we re hiring, now hiring, is hiring,
      we are seeking, is seeking, seeks a, we seek, we need, join our, join us, to join,
      invites applications, open position*, our team, ideal candidate, is recruiting,
      we are recruiting, become a, become our, we are adding, calls for applications,
      call for applications, you could be, needs a, need a colleague, help wanted, wanted, might be you, could be your
    `,
  },
  // What is offered and asked.
  {
    kind: 'advert',
    weight: 1.5,
    most: 6,
    fi: `
      tarjoamme, odotamme, edellytämme, arvostamme, toivomme, vaadimme, katsomme eduksi,
      katsotaan .. eduksi, luetaan .. eduksi, luemme .. eduksi, on .. eduksi, ovat .. eduksi,
      eduksi, plussaa, kelpoisuusvaatimu*, kelpoisuusehto*, edellytetään, edellytyksenä,
      vaatimuksena, vaatimukset, perehdytämme, koulutamme, sinulta, hakijalta, meillä pääset,
      meillä saat, meillä on, maksan, perehdytän, opastan, palkkaan, toivon hakija*, hakijan toivo*,
      meiltä saat, maksamme, palkka .. mukaan, kokemusta ei, koulutusta ei, asenne ratkaisee,
      ei tarvi*, et tarvitse, emme vaadi, ikäraja, opetamme, onnistut .. tehtävässä,
      menestyt .. tehtävässä, emme odota, emme kysy, edellytykset, vaaditaan, kelpoisuus, palkkahaarukka, palkan maksaa, valitulta, palkkaus .. mukaan, työaika .. sovittavissa, heta tes*,
      laskutat, sijaislista*, toimeksiantona, palkkio .. euroa, kutsumme mukaan, keikan palkka
    `,
    sv: `
      vi erbjuder, vi förväntar, vi önskar, vi uppskattar, vi värdesätter, vi kräver, meriterande,
      behörighetsvillkor*, behörighetskrav*, räknas som merit, är merit, en merit, av dig,
      behövs inte, får du av oss, hos oss, lön .. timme, lön .. månad, enligt avtal,
      behörighet, vi frågar efter, vi ser gärna, du behöver, lön enligt, krävs, avlöning, prövotid*, behörighetskrav*, tjänsteinnehavar*, förtrogenhet, den som väljs, önskas men
    `,
    en: `
      we offer, we expect, we appreciate, we value, we provide, we hope, requirements,
      qualifications, responsibilities, what you bring, you bring, you need to, you should,
      you must, considered an advantage, is an advantage, is a plus, what we offer, what you ll do,
      what you will do, who you are, perks, benefits, your profile, about you, nice to have,
      must have, opportunity to, we pay, what you need, don t need, at least .. years, salary range, we ask for,
      is required, are required, be trained, freelance assignment, you invoice, invoice us|me monthly,
      i need someone|somebody, need of a person|someone|somebody, looking for somebody, what i need, what i expect
    `,
  },
  // The call to apply.
  {
    kind: 'advert',
    weight: 2,
    most: 6,
    fi: `
      lähetä .. hakemu*, lähetä .. cv*, jätä .. hakemu*, laita .. hakemu*, täytä hakemu*,
      laita .. cv*, toimita .. hakemu*, tee hakemu*, hakemus .. palkkatoive*, hae työpaikkaa,
      hae paikkaa, hae tehtävää, hae mukaan, hae nyt, hae heti, hae pian, hae jo, hae työtä,
      hakemukset .. mennessä, hakemuksesi, hakemus .. osoitteeseen, hakemukset .. osoitteeseen,
      lisätietoja tehtävästä, lisätietoja työstä, lisätietoja antaa, lisätietoja antavat,
      lisätiedot tehtävästä, lisätietoja .. puh, kiinnostuitko, kiinnostuit, kiinnostuksesi,
      heräsikö, innostuitko, tiedustelut, ota .. yhteyttä, yhteydenotot, yhteydenotto, soita,
      laita viestiä, laita tekstari, heitä cv*, heitä viesti*, tule käymään, ilmoittaudu,
      hakemukset tulee, hakeminen, haet lähettämällä, vapaamuotoinen hakemus, hakulomake*,
      täytämme paikan, täytetään heti, hakemukset .. klo|viimeistään, hakemus ja .. mennessä, hae .. mennessä, hakea voi,
      kirjoita muutama|pari, tai soita, kysymyksiin vastaa, kirjoita meille|minulle, ilmoittele, koevuoro*, tule juttelemaan, ota yhteys, paikka täytetään, tehtävä täytetään, haastattelemme,
      hakemus .. mennessä, hakuaika päättyy, haku päättyy, hakuaikana, viimeinen hakupäivä, hae viimeistään, hakijoita
    `,
    sv: `
      skicka .. ansökan, skicka .. ansökning*, skicka .. cv, lämna .. ansökan, sök .. tjänsten,
      sök jobbet, ansök senast, ansök nu, ansökan .. senast, ansökningstiden, din ansökan,
      ansökningarna .. senast, intresserad, närmare upplysningar, mera information .. ger,
      frågor om, frågor, ring, sök med, sök senast, sök via, hör av dig, skriv till, senast den, lämnar upplysningar, ansökan jämte, ansökningar|ansökningarna jämte|riktas|inlämnas,
      ansökan före|inom, löneanspråk, förfrågningar riktas, kontakta
    `,
    en: `
      apply now, apply by, apply today, please apply, how to apply, send .. application, send .. cv,
      send .. resume, submit .. application, your application, apply for this, apply through,
      apply via, interested, does this sound, sounds like you, more information, contact us,
      we will fill, applications are, applicants, applying, apply, sign up, get in touch,
      application form, send us, send a, drop us, talk to, call or text
    `,
  },
  // The reader is told what they will do and be.
  {
    kind: 'advert',
    weight: 1,
    most: 5,
    fi: `
      tehtävänäsi, tehtäväsi, tehtäviisi, työtehtäviisi, työtehtäväsi, toimenkuvaasi, työnkuvaasi,
      vastuullasi, vastuullesi, työssäsi, työskentelet, toimit, vastaat, pääset, osallistut,
      huolehdit, autat, kehität, johdat, teet, työtäsi, työsi, työhösi, olet, oletko, onko sinulla,
      sinulla on, sinä, sinut, sinun, sinua, sinulle, omaat, osaat, hallitset, viihdyt, nautit,
      haluat, haluatko, haluaisitko, osaamistasi, osaamisesi, kokemuksesi, urasi, uraasi, hei sinä,
      susta, sulla, sulle, sua, sun, tuutko, haluut, pystyt, pidät, rakastat, arvostat, ymmärrät,
      opit, tuot, hoidat, suunnittelet, toteutat, työpäiväsi, kuulut, raportoit, esihenkilösi,
      tykkäätkö, kaipaatko, etsitkö, kiinnostaako, työskentelyysi
    `,
    sv: `
      du är, du har, du kan, du arbetar, du ansvarar, du får, du kommer, dina arbetsuppgifter,
      till dina, är du, har du, vill du, din uppgift, som vår, dig, ditt, dina, din
    `,
    en: `
      you will, you ll, you have, you are, you re, your role, your tasks, your responsibilities,
      as our, as a member, you can, you get, do you have, are you, would you like, do you want,
      your job, your own, your work, you work, you know, you want
    `,
  },
  // Headings and terms of one job.
  {
    kind: 'advert',
    weight: 0.75,
    most: 4.5,
    fi: `
      työsuhde, työsuhteen, työsuhteeseen, työsuhteisiin, työsuhde etu*, vakituise*, vakinaise*,
      määräaikaise*, kokoaikai*, osa aikai*, toistaiseksi, sijais*, palkkaus, tuntipalk*, palkka,
      työaika, työaj*, vuorotyö*, päivätyö*, työ alkaa, työt alkavat, aloitus, koeaika, tehtävään,
      tehtävässä, työhön, työssä, työnkuva*, toimenkuva*, tehtävänkuva*, työtehtävä*, tehtäviin,
      työpaikka, sopimuksen mukaan, työehtosopimu*, tes, virka, virkasuhte*, toimi, rikosrekister*,
      työkokemu*, kokemusta, asennetta, kesätyö*, kesätöi*, keikka*, keikko*, oppisopimu*,
      harjoittel*, hommia, hommiin, duuni*, provisio*, toimeksian*, freelance*, asiakasyrity*,
      asiakkaallemme, työporuk*, työilmapiir*, työkaver*, työyhteisö*, työterveyshuol*, perehdyty*,
      mahdollisuu*
    `,
    sv: `
      anställning*, lön, lönen, arbetstid*, tjänst, tjänsten, befattning*, visstid*, heltid, deltid,
      tillsvidare, vikariat*, arbetsuppgift*, prövotid*, skiftarbete, sommarjobb*, erfarenhet,
      arbetet, uppdrag*
    `,
    en: `
      position, positions, full time, part time, permanent, fixed term, salary, start date,
      working hours, location, employment, role, experience, skills, job, job description, client,
      tasks, work from home, freelance*, candidates, candidate, professionals, contract,
      responsible for, assignment*, hourly rate, fixed price, project based, shifts, trainee*
    `,
  },
]
