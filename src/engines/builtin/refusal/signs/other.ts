import type { KindRow } from './sign.ts'

/** Advice, guides and columns, sales and leases, contracts and minutes. */
export const OTHER_SIGNS: readonly KindRow[] = [
  // The past tells a story, not a job.
  {
    kind: 'other',
    weight: 0.5,
    most: 5,
    fi: `
      oli, olivat, tuli, tulivat, meni, lähti, alkoi, sai, saivat, teki, tekivät, näki, kysyi,
      vastasi, jäi, piti, otti, antoi, tiesi, halusi, katsoi, istui, löytyi, päättyi, päätti,
      huomasin, kysyin, lähdin, menin, tulin, aloin, kirjoitin, luin, näin, ajattelin, päätin,
      todettiin, päätettiin, keskusteltiin, hyväksyttiin, hän, hänen, hänellä, häntä
    `,
    sv: `var, blev, kom, gick, fick, sade, tog, han, hon, hans, hennes`,
    en: `was, were, went, came, got, took, did, he, she, his, her, him`,
  },
  // Advice, columns, guides, parodies, course and encyclopedia pages.
  {
    kind: 'other',
    weight: 1.25,
    most: 7.5,
    fi: `
      blogi*, postau*, kolumni, lukijat, lukijan, lue myös, katso myös, lukuaika, kategoria, luokka,
      artikkeli*, kirjoittaja, vinkki*, vinkit, vinkkejä, opas, oppaa*, näin teet, näin kirjoitat,
      näin onnistut, näin valmistaudut, kannattaa, usein kysytty*, muista, vältä, yleensä,
      tyypillisesti, tyypilli*, nimike, ammattinimike, rekrytoija, rekrytoijan, työhaastattelu*,
      työnhaku, työnhaun, työnhakija*, työpaikkailmoitu*, työpaikkahaastattelu*, podcast*,
      webinaari*, jakso, lataa, tilaa uutiskirje, uutiskirje*, kommentit, osaamispiste*,
      opintopiste*, opetussuunnitel*, kurssi*, oppilas, huono, parempi, opinnot, opinnoissa,
      opiskelemaan, opiskellaan, yhteishaku, yhteishaussa, palkka vaihtelee, lukukausi*, opintojen,
      oppitun*, rekrytoinnin, rekrytoinnissa, cv ssä, sokeripala*, myytti*, myyttiä, virhe*,
      virheet, kysymys, kysymyksiin, testaa, kommentoi, jaa artikkeli, monet, useimmat,
      kuka tahansa, ammatti, ammatin, ammattiin, ammattikuva*, palkkataso, mediaanipalk*, uravalin*,
      uranvaihto*, alanvaihto*, horoskoop*, viikkokirje*, kappale, luku 1, ilmoituksen,
      ilmoituksessa, ilmoitukset, ilmoituksia, ilmoituksissa, arvostelu*, tähteä, osp,
      monimuotokoulutu*, tutkinnon osat, koulutukseen haetaan|hakeudutaan, opiskele *ksi,
      näin selvisin|opin, neuvoni sinulle
    `,
    sv: `
      blogg*, läs också, se även, tips, guide, så här, kolumn, krönika, läsar*, artikel*, kategori,
      arbetsintervju*, undvik, kom ihåg, kurs*, studiepoäng, betyg, i genomsnitt
    `,
    en: `
      blog, in this post, read more, read our, read also, guide, tips, tip, how to become,
      how to write, avoid, remember, article, column, chapter, recruiter, recruiters, interview,
      job seekers, course, credits, webinar, newsletter, typically, usually, on average,
      career paths, faq, myth*, quiz, author
    `,
  },
  // Sales, leases, contracts, minutes, forms of service.
  {
    kind: 'other',
    weight: 2,
    most: 10,
    fi: `
      vuokralle, myydään, ostetaan, vuokra, vuokravakuu*, vuokralainen, vuokralaise*,
      vuokranantaja*, neliötä, m2, makuuhuone*, nouto, kuitti, käsiraha*, hintapyyn*, pyyntihin*,
      ostoskori*, toimitusehdo*, toimitusaika*, tilausehdo*, käyttöehdo*, rekisterinpitäjä*,
      palautusoike*, henkilötietojen käsittely*, osapuol*, jäljempänä, allekirjoitu*,
      työnantaja ja työntekijä, työsopimuslak*, salassapit*, kiitos hakemuksestasi,
      valinta kohdistui, valintamme kohdistui, todistamme, on työskennellyt, työntekijä sitoutuu,
      irtisanomisaika, kokous, kokoukse*, läsnä olivat, läsnä jäsen*, paikalla olivat, poissa,
      puheenjohtaja avasi, puheenjohtaja päätti, päätös, pykälä, todettiin, hyväksyttiin,
      ilmoitus jätetty, käyttöohje*, pääsymaksu*, liput, hinnasto, rekrytointipalvelu*, vapaa pääsy,
      lahjakort*, postikulut, ilmainen toimitus, osta, tervetuloa kuuntelemaan
    `,
    sv: `
      säljes, tyvärr, arbetsintyg, arbetsavtal, uthyres, hyra, hyresgäst*, protokoll*, köpvillkor,
      användarvillkor, parterna, närvarande, ordförande, paketpris*, moms, nöjd kund, boka ett,
      inträde, kostnadsfritt, ersättningsgaranti
    `,
    en: `
      unfortunately, we regret, this agreement, the employee shall, the employer, rent, tenant,
      landlord, terms and conditions, privacy policy, meeting minutes, minutes of, agenda,
      hereinafter, warranty, shipping, refund, once upon, vat, book a, free trial, pricing
    `,
  },
  // What occupations, courses, unpaid work and rules at work are told with, and what applicants are answered.
  {
    kind: 'other',
    weight: 1.5,
    most: 9,
    fi: `
      ammatissa, ammatissaan, alalle voi kouluttautua, voi kouluttautua, kouluttaudutaan, työllistyminen, työllistymis*,
      työllistyvät, työllisyysnäkym*, keskipalkka, keskimääräinen palkka, palkka .. keskimäärin, tutkinnon laajuus, osp,
      opiskelupaik*, opiskelijavalin*, opintojen kesto|laajuus|sisältö, opetus on, opiskelu on maksuton*, opiskeltava*,
      osallistuja, osallistujat, osallistujille, osallistujalta, osallistumismaksu*, hintaan kuuluu|sisältyy, alv,
      vapaaehtoisena, vapaaehtoiseksi, vapaaehtoistehtäv*, palkkaa ei makseta, palkkiota ei makseta, kulukorvau*,
      versio 1|2|3|4, tämä ohje|ohjeistus|käytäntö, ohjetta sovelletaan, henkilöstöopas, henkilöstökäsikirja*, hr ohje*,
      esihenkilölle viipymättä, viipymättä esihenkilö*, poissaolosta, poissaolot, sairauspoissaol*,
      kiitämme hakemuksestasi, kiitos mielenkiinnostasi, et tullut valituksi, ei johtanut, tarjouspyyntö*, tarjousten, todistus, harjoittelutodistus, todistamme,
      perehdytysopas, opinnot alkavat|kestävät, tutkinto antaa, valmiudet toimia, kotitalousvähenny*, tyytyväisyystak*, pyydä tarjous, talkoo*, talkoi*, ranneke, rannekkeen, tarjoaja*, hankintayksik*
    `,
    sv: `
      i yrket, yrket, utbildar sig, utbilda sig, studieplatser, kompetenspoäng, deltagare, deltagarna, deltagaravgift, frivillig,
      frivilliga, frivilliguppdrag*, oavlönat, oavlönad, tack för din ansökan, gick till en annan, frånvaro, yrkesutbildningen för dig, tar emot ansökningar till, studierna, anbud, anbudsgivare*,
      sysselsättningsläge*
    `,
    en: `
      the profession, in the profession, how to qualify, qualification takes, average salary, employment prospects, occupational group*,
      policy, applies to all, effective from, version 1|2|3|4, participants, participant, course fee, fee, vat,
      volunteers, volunteering, unpaid, thank you for applying, thank you for your application, moving forward with your, sorry to say,
      sorry to inform, another candidate, your application for, certificate of employment, hereby certify, whom it may concern,
      was employed, tenderer*, tenders, contracting authority
    `,
  },
  // Words that no ad has: one of them is nearly enough.
  {
    kind: 'other',
    weight: 4,
    most: 8,
    fi: `
      vuokrataan, myytävänä, sopijapuol*, sopimuspuol*, muistio,
      satiiri*, satiiria, parodia*, kolumni, olipa kerran, työtodistus, asuntoilmoitu*, käyttöehdot,
      tietosuojaseloste, artikkelisarja*, blogikirjoitu*, vieraskynä, mielipidekirjoitu*
    `,
    sv: `till salu, uthyres, satir, parodi, insändare, arbetsintyg, hyreskontrakt`,
    en: `for sale, for rent, meeting minutes, satire, parody, opinion piece, terms of service`,
  },
]
