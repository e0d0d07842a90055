import type { Phrases } from '../phrases/phrases.ts'

/** What a line of the page around an ad is for. */
export type PagePart =
  /** Leads elsewhere on the site: menus, logging in, languages. */
  | 'menu'
  /** Asks to accept cookies and the like, in whole sentences too. */
  | 'notice'
  /** What is done with the ad: saving, sharing, printing it. Stands inside ads too. */
  | 'tool'
  /** Above other vacancies, which go on to the end. */
  | 'others'
  /** The foot of the page: terms, copyright, newsletters, forms. */
  | 'foot'

/** Phrases of the page; those that are sure stand in hardly any ad. */
export type PageRow = Phrases & { readonly part: PagePart; readonly sure: boolean }

/** Words of which the lines of a page are made that are not its ad. */
export const PAGE_ROWS: readonly PageRow[] = [
  {
    part: 'menu',
    sure: true,
    fi: `
      siirry|hyppää|ohita suoraan|pääsisältöön|sisältöön|navigaatio*|valikko*, suoraan sisältöön,
      etusivu, etusivulle, valikko, avaa|sulje valikko|haku|päävalikko, päävalikko, murupolku,
      olet täällä|tässä, kirjaudu, kirjaudu sisään, kirjaudu ulos, hakijan kirjautuminen,
      rekisteröidy, luo tili|profiili, oma sivu|tili|profiili, oma asiointi, omat sivut|hakemukset,
      profiilini, suosikkini, selaa työpaikkoja, työnantajille, yritysasiakkaille, työnhakijoille,
      työnhakijalle, työnantajalle, jätä ilmoitus, ilmoita|julkaise työpaikka|paikka, uravinkit,
      takaisin avoimiin paikkoihin|työpaikkoihin, takaisin hakutuloksiin|hakutulokseen|listaukseen|työpaikkoihin|työpaikkalistaan|hakuun|otsikoihin,
      edellinen|seuraava ilmoitus, hae sivustolta, hakusana, tekstin koko,
      työpaikkaa, osumaa, hakutulosta, järjestä osuvuus|uusimmat|päiväys*, etkö näe viestiä, avaa selaimessa,
      välitetty viesti, lähettäjä, vastaanottaja, julkinen ryhmä, liity ryhmään, syötteen julkaisu
    `,
    sv: `
      hoppa till|över innehåll*|navigering*, gå till innehåll*, till sidans innehåll, startsida, framsida, huvudmeny, meny,
      öppna|stäng meny*, logga in, logga ut, registrera dig, skapa konto|profil, min profil,
      mina sidor|ansökningar, för arbetsgivare|arbetssökande, tillbaka till jobb|listan|sökresultat*
    `,
    en: `
      skip to main|content|navigation, skip to main content, main menu, open|close menu, breadcrumb,
      log in, sign in, login, log out, sign up, join now, create account|profile|alert, post a job,
      my account|profile|jobs|network|applications, upload your resume|cv, company reviews,
      for employers|jobseekers|candidates, find salaries, salary guide, browse jobs,
      back to jobs|search|results|all|list|careers, try premium, premium for free
    `,
  },
  {
    part: 'menu',
    sure: false,
    fi: `
      suosikit, työpaikat, avoimet työpaikat, avoimet paikat, kaikki työpaikat, avoimet tehtävät,
      sijaisuudet, etsi työpaikkoja|töitä, hae työpaikkoja, yritykset, työnantajat, yrityksille,
      yritysasiakkaat, henkilöasiakkaat, työntekijöille, työntekijälle, hakijalle, kumppanit,
      blogi, blogit, artikkelit, uutiset, ajankohtaista, tapahtumat, uratarinat, palkkavertailu,
      palkkatieto, palkkalaskuri, palvelut, palvelumme, tuotteet, ratkaisut, referenssit, toimialat,
      yritys, yrityksestä, konserni, meistä, tietoa meistä|palvelusta|palveluista, keitä olemme, tutustu meihin,
      ura, urasivut, uramme, töihin meille, meille töihin, rekrytointi, medialle, media, sijoittajat,
      vastuullisuus, yhteystiedot, yhteys, ota yhteyttä, asiakaspalvelu, tuki, ohjeet, ohje, ukk,
      usein kysytyt kysymykset, apua, hinnasto, verkkokauppa, ostoskori, tilaa, lehti, näköislehti,
      suomi, suomeksi, ruotsiksi, englanniksi, på svenska, in english, svenska, english, kieli,
      haku, hae, ilmoitukset, viestit, asetukset, takaisin, edellinen, seuraava, näytä kaikki, sulje,
      lue lisää, päätöksenteko, varhaiskasvatus ja koulutus, kulttuuri ja vapaa aika,
      asuminen ja ympäristö, kaupunki|kunta ja hallinto
    `,
    sv: `
      hem, lediga jobb, lediga platser, lediga tjänster, lediga anställningar, alla jobb, arbetsplatser, sök jobb,
      arbetsgivare, arbetssökande, företag, nyheter, aktuellt, blogg, evenemang, tjänster, produkter,
      referenser, om oss, om företaget, karriär, jobba hos oss, jobba med oss, media, investerare,
      hållbarhet, kontakt, kontakta oss, kontaktuppgifter, kundtjänst, hjälp, vanliga frågor, suomeksi,
      på svenska, in english, suomi, svenska, english, sök, tillbaka, föregående, nästa, visa alla,
      läs mer, inställningar, stäng
    `,
    en: `
      home, menu, register, jobs, all jobs, open positions|jobs|roles|vacancies, search jobs, find jobs,
      job search, companies, employers, salaries, blog, news, events, stories, resources, services,
      products, solutions, industries, case studies, references, customers, about, about us,
      our company, who we are, careers, career, career home, careers home, work with us, teams,
      locations, departments, culture, media, press, investors, sustainability, contact, contact us,
      support, help, help center|centre, faq, pricing, suomi, suomeksi, svenska, english, language,
      search, settings, back, previous, next, view all, show all, read more, learn more, messaging,
      notifications, me, close
    `,
  },
  {
    part: 'notice',
    sure: true,
    fi: `
      käytämme|käyttää|käytetään evästei*, evästeitä|evästeet|evästeiden .. käyttö*|käyttää|hyväksy*|avulla|kaikki,
      hyväksy|hyväksyt|salli|hylkää kaikki|evästeet|valitut|valinnat, hyväksymällä evästeet, hyväksyä kaikki evästeet,
      vain välttämättömät, välttämättömät evästeet|evästeitä, muuta|mukauta asetuksia, kieltäydy kaikista,
      selaimesi on vanhentunut, kumppaniamme tallennamme,
      valintasi tallennetaan, suostumuksesi koskee
    `,
    sv: `
      vi använder kakor|cookies, använder cookies|kakor, godkänn|acceptera|tillåt|avvisa alla, endast nödvändiga,
      nödvändiga kakor|cookies, anpassa inställningar
    `,
    en: `
      we|site|website use|uses cookies, accept|reject|allow|decline all|cookies, only necessary, strictly necessary,
      necessary only|cookies, manage preferences|cookies, cookie settings|preferences, your browsing experience, enable javascript
    `,
  },
  {
    part: 'tool',
    sure: false,
    fi: `
      tulosta, jaa, jaa ilmoitus|tämä|työpaikka|linkki|sivu|artikkeli, kopioi linkki, tallenna,
      tallenna ilmoitus|suosikiksi|suosikkeihin|työpaikka|paikka, lisää suosikkeihin|suosikiksi,
      lisää työpaikkakoriin, ilmoita epäkohdasta|ilmoituksesta|virheestä, ilmianna,
      ilmianna ilmoitus|työpaikka, hae paikkaa, hae työpaikkaa, hae tehtävää, hae nyt, hae tästä,
      hae tätä|tähän paikkaa|työpaikkaa|tehtävään, hae tehtävään, jätä hakemus, täytä hakemus, pikahakemus,
      siirry hakemaan, siirry hakulomakkeelle, siirry alkuperäiseen ilmoitukseen, lähetä kaverille,
      lähetä linkki kaverille, lähetä sähköpostilla, suosittele kaverille|ystävälle|ystävää, vinkkaa kaverille,
      olen kiinnostunut, päivää|viikkoa|tuntia|kuukautta sitten, yli 100 hakijaa, hakijaa, hae heti, hae julkaistu, facebook, twitter, linkedin, whatsapp, instagram, youtube, tiktok, messenger,
      sähköposti, julkaistu, ilmoitus julkaistu|jätetty, päivitetty, muokattu, muokattu viimeksi, lisätty,
      ilmoitusnumero, ilmoitus nro, työavain, ilmoituksen tunnus|tunniste, työpaikkailmoituksen tunniste,
      tunniste, id, katselukert*, katselua, katsottu, pdf, seuraa, seuraa yritystä|työnantajaa, seuraajaa,
      näytä|katso kartalla, lue lisää yrityksestä|työnantajasta, näytä lisää, näytä vähemmän,
      tykkää, kommentoi, tykkäystä, jakoa, reaktiot, vastaa, hae yrityksen sivustolla, hae helposti, julkaise uudelleen, ilmoituksen julkaisija, ilmoituksen kuvaus,
      tietoja työpaikasta, tapaa rekrytointitiimi
    `,
    sv: `
      skriv ut, dela, dela annons*|jobbet|sidan, kopiera länk*, spara, spara annons*|jobbet,
      spara som favorit, anmäl annons*, tipsa en vän, sök jobbet|tjänsten|platsen, ansök,
      ansök nu|här, facebook, twitter, linkedin, whatsapp, instagram, youtube, publicerad,
      annonsnummer, id, visa mer|mindre, för .. dagar sedan, gilla, kommentera
    `,
    en: `
      print, share, share this|job, copy link, save, save job|this, report job|this|listing|ad,
      days|weeks|hours ago, over 100 applicants, easy apply, apply, apply now|here|online, apply for this|job, refer a friend, email a friend,
      facebook, twitter, linkedin, whatsapp, instagram, youtube, posted, published, job id, req id,
      requisition id, reference number, show more|less, see more|less, view on map, follow,
      like, comment, repost, send, message, applicants, reactions, comments, about the job
    `,
  },
  {
    part: 'others',
    sure: true,
    fi: `
      samankaltais* työpaik*|paik*|ilmoitu*|tehtäv*|töitä|avoim*,
      vastaav* työpaikat|työpaikkoja|paikat|paikkoja, muita|muut avoimia|avoimet työ*|paik*|tehtäv*,
      muita työpaikkoja|paikkoja|tehtäviä|ilmoituksia, muut paikat|ilmoitukset|työpaikat,
      lisää työpaikkoja|paikkoja, lisää töitä,
      sinua saattaisi|voisi|saattavat|voivat|myös kiinnostaa|kiinnostavat|nämä|kiinnostaisi,
      saatat olla kiinnostunut, suositellut työpaikat|paikat, suosittelemme sinulle,
      työnantajan muut, muut katsoivat, muut katsoivat myös, aiheeseen liittyvää, muut uutiset, muita paikkoja|töitä .. alueella, ihmiset etsivät myös,
      uusimmat työpaikat|ilmoitukset, viimeksi katsotut, sinulle suositeltua, luetuimmat
    `,
    sv: `
      liknande jobb|tjänster|annonser|platser, andra|fler lediga jobb|tjänster|platser|annonser,
      fler jobb|tjänster|annonser, andra jobb,
      du kanske|kan också|även, senaste jobb*|annonser*, rekommenderade jobb
    `,
    en: `
      similar jobs|positions|roles|vacancies|openings, other jobs|positions|vacancies|openings,
      other open positions|jobs, more jobs|openings|positions|vacancies, related jobs|positions,
      people also viewed|searched, recommended jobs, recommended for you, you may|might also,
      jobs you may|might|d, see jobs where, latest jobs, recently viewed
    `,
  },
  // Above what is told besides, other vacancies or not: on a line of their own.
  {
    part: 'others',
    sure: false,
    fi: `katso myös, katso|tutustu muut|muihin, lue myös, poimintoja, muiden työnantajien paikat`,
    sv: `läs också|även, se också|även`,
    en: `read also, see also`,
  },
  {
    part: 'foot',
    sure: true,
    fi: `
      tietosuoja, tietosuojaseloste, tietosuojakäytäntö*, tietosuojaselosteet, rekisteriseloste,
      yksityisyydensuoja, saavutettavuus, saavutettavuusseloste, käyttöehdot, palvelun käyttöehdot,
      sopimusehdot, laskutustiedot, laskutusosoite, anna palautetta, lähetä palautetta, sivukartta,
      takaisin ylös|sivun, sivun alkuun, y tunnus, kaikki oikeudet pidätetään, tilaa uutiskirje*,
      tilaa paikkavahti|työpaikkavahti|hakuvahti|ilmoitukset, paikkavahti, työpaikkavahti,
      lataa sovellus, app store, google play, ilmoituskanava, whistleblow*, sivuston toteutus,
      mediatiedot, mainostajalle, mainosta palvelussa, etunimi, sukunimi, pakollinen tieto|kenttä,
      liitä cv, liitä tiedosto, en ole robotti, unohditko salasanasi, unohtunut salasana, salasana,
      jätä avoin hakemus, ilmoittaudu työnhakijaksi, siirryt rekrytointijärjestelmään,
      linkki avautuu, oliko .. apua|hyödyllinen, ongelmia hakemuksen lähettämisessä,
      palvelun tarjoaa, aseta ilmoitus, jätä tietosi|yhteystietosi, pyydä tarjous,
      työpaikat kaupungeittain|aloittain|paikkakunnittain|kunnittain, työnantajan arviot,
      vertaile palkkoja, avaa palkkavertailu, mitä tästä työstä maksetaan, lisää kommentti, kirjoita julkinen kommentti, kirjoita kommentti,
      peruuta tilaus, muokkaa hakuvahtia, näytä ilmoitus, saat tämän viestin, lähetetty iphonesta, osuvimmat,
      kaikki reaktiot, uudelleenjulkaisua, kommenttia, muista tarkistaa työsopimus, google arvostelua, kirjaudu, jos olet jo täyttänyt
    `,
    sv: `
      dataskydd, dataskyddsbeskrivning, integritetspolicy, tillgänglighetsutlåtande,
      användarvillkor, cookieinställningar, faktureringsuppgifter, ge respons, webbplatskarta,
      sajtkarta, till sidans början, tillbaka upp, fo nummer, prenumerera,
      alla rättigheter förbehållna, visselblås*, förnamn, efternamn, obligatoriskt fält, obligatorisk uppgift
    `,
    en: `
      privacy policy|notice|statement, privacy terms, terms of use|service, terms conditions,
      accessibility statement, cookie policy|settings, sitemap, site map, back to top,
      all rights reserved, subscribe, imprint, legal notice, business id, powered by, ad choices,
      business services, first name, last name, required field, submit application, accepted file types, resume cv, create alert,
      self identification, get the app, do not sell, most relevant, add a comment, reposts, set alert, reactivate premium
    `,
  },
  {
    part: 'foot',
    sure: false,
    fi: `
      *eväste*, yksityisyys, laskutus, palaute, uutiskirje*, seuraa meitä, seuraa somessa, puhelinvaihde, vaihde,
      käyntiosoite, postiosoite, sähköpostiosoite, toimipisteet, aukioloajat, arviota, tähteä,
      näin kirjoitat|teet|onnistut|valmistaudut, vinkkiä|vinkit .. työhaastattelu*|hakemu*|työnhaku*
    `,
    sv: `
      kakor, cookies, tillgänglighet, villkor, respons, nyhetsbrev*, följ oss, växel, besöksadress, postadress
    `,
    en: `
      cookies, privacy, terms, accessibility, newsletter, follow us, connect with us, legal, vat, advertising,
      advertise, copyright
    `,
  },
]
