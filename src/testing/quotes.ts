/**
 * Quotes of the own ads (`pdf/…`: of their PDFs) as language models and PDFs roughen them, and forged
 * ones: a line each. Invented like the ads.
 */

type Quotes = Readonly<Record<string, string>>

/** Differ from the ad only in what the matching view evens out. */
export const ROUGHENED: Quotes = {
  sairaanhoitaja: `
    "Etsimme nyt sairaanhoitajaa Rantakylän kotihoidon tiimiin"
    … jotka tarvitsevat tukea arjessa selviytymiseen
    Ohjaat lähihoitajia lääkehoitoon liittyvissä kysymyksissä.
    voimassa olevaa B–ajokorttia
    kokemuksen kotihoidosta, saattohoito- osaamisen
    tehtävässä noudatetaan kuuden kuukauden koeaikaa
    (ma-to klo 9-11)
    tehtäväkohtaisen palkan 2 987,42 €/kk (SOTE-sopimus)
  `,
  siivooja: `
    Aiempaa kokemusta tai koulutusta et tarvitse
    Työskentelet kohteessa yksin!
    Palkka kiinteistöpalvelualan TESin mukaan
  `,
  ohjelmistokehittaja: `
    * teet koodikatselmointeja ja kirjoitat automaattitestejä
    - teet koodikatselmointeja ja kirjoitat automaattitestejä - kehität CI/CD-putkea
    useamman vuoden kokemusta web-sovelluskehityksestä (TypeScript, React, Node.js tai vastaavat)
    oma‐aloitteista otetta ja huolellisuutta - energia-alalla pyöristysvirhekin on rahaa
    palkkaa 4 800–6 200 €/kk osaamisprofiilisi mukaan
    Liukuvan työajan ja työaikapankin; ydintunteja ei ole
    Kotitehtäviä emme teetä.
  `,
  myyja: `
    Emme edellytä alan koulutusta
    Työ on liikkuvaa, ja raskaatkin säkit tulevat tutuiksi
    työaika on noin 30 h/vko
  `,
  varastotyontekija: `
    Haemme joukkoomme kahdeksaa varastotyöntekijää syksyn ja joulun sesonkiin ajalle 1.9.-31.1.
    Työskentelet kymmenen hengen vuororyhmässä, jonka työt jakaa vuoroesimies
    sinulle sopii kolmivuorotyö (klo 6-14, 14-22 ja 22-6)
    ilta-ja yölisät
  `,
  kirjanpitaja: `
    pk-yrityksiä, asunto-osakeyhtiöitä ja muutama säätiö
    Reskontrat hoitaa erillinen tiimi, eikä palkanlaskenta kuulu tehtäviin
    hyvää suomen kieltä, ruotsin taito on plussaa
    Työaika on 37,5 h/vko, liukuma klo 7—9 ja 15—17.30
  `,
  luokanopettaja: `
    kokemusta oppilaiden tunne‑ ja vuorovaikutustaitojen vahvistamisesta
    virassa noudatetaan kolmen kuukauden koeaikaa
  `,
  sahkoasentaja: `
    Huoltokeikat hoidat yksin omalla pakettiautolla, isommat kohteet työparin kanssa
    SFS 6002 -sähkötyöturvallisuuskoulutus, työturvallisuuskortti ja B-ajokortti
    vakituisen, kokoaikaisen työsuhteen; työaika on arkisin klo 7-15.30
  `,
  barnskotare: `
    en tillsvidareanställning från och med den 11 augusti
    Du talar god svenska och klarar dig på finska.
  `,
  'freelance-graphic-designer': `
    at least three years of professional experience; we do not ask for a degree
    This is not employment.
    you choose when and where you work as long as the agreed deadline holds
  `,
  'pdf/ohjelmistokehittaja-libreoffice': `
    toiminnanohjausta energiayhtiöille ja vesilaitoksille
    web-sovelluskehityksestä (TypeScript, React, Node.js tai vastaavat)
    tietoturva-auditoinneista
    ydintunteja ei ole, kunhan tiimin maanantaipalaveri onnistuu
    (tiistaisin klo 13–15)
  `,
  'pdf/luokanopettaja-latex': `
    ympäristökasvatukseen, ja koululla on Vihreä lippu -sertifikaatti
    lähimetsä on viikoittainen luokkahuoneemme
    kolme koulutuspäivää lukuvuodessa
  `,
  'pdf/kirjanpitaja-ghostscript': `
    kirjanpitäjää, jolle debet ja kredit ovat tuttuja
    lainsäädäntö- ja verotuntemuksesi ajan tasalla
  `,
}

/** Differ by slips inside their words. */
export const SLIPPED: Quotes = {
  sairaanhoitaja: `
    hoidon tarpeen arvioinista, lääkehoidon toteutumisesta
    ohjaat lähihoitajia lääkehoitoon lliittyvissä kysymyksissä
    sairaanhoitajan (AMK) tutkintoa ja Valviran rekisteröinti
    hyvä suomen kielen taito
    vuorovaikutustaitoja ja kykyä tehdä päätöksiä muuttuvissa tilantesisa
    vuorovaikutustaitoja ja kykyä tehdä päätöksia muuttuvissa tilanteissa
    saattohoitoosaamisen sekä rokotusluvan (influenssarokotukset)
    Työvuorosuunnittelu on yhteisöllista
    Tehtävässä nouddatetaan kuuden kuukauden koeaikaa
    e-passin, työsuhdepolkupyoran ja henkilöstöruokailun
    Katsomme eduksi kokemuksen kotihoidosta saattohoito-osaamisen
    mahdollisuuden suorittaa haavanhoidon erikoistumisopinot työajalla
    sairaanhoitajan (AMK) tutkintoa ja Valviran rekisteröintiä voimassa olevaa B-ajokorttia
    Käynneille kuljet työnantajan autolla tai sähköpyöralla
    Teet itsenäisesti kotikäyntejä, ohjaat lähihoitajia lääkehoitoon liittyvissä kysymyksissä ja kirjaat hoitotyön potilastietojärjestelmään mobiilialitteella
  `,
  siivooja: `
    Osaaikainen siivooja
    aiempaa kokemusta tai koulutusta et tarvitse, silla perehdytämme sinut työhön
    Työskentelet kohteesa yksin
    Työsuhde on vakitunen
    Palkka kiinteistopalvelualan TESin mukaan
  `,
  ohjelmistokehittaja: `
    kehität CI/CD-putkea ja seuraat palvelun suoritukykyä tuotannossa
    autat IT-tukea selvittämään hankalimmat vikatilantet
    useamman vuoden kokemusta websovelluskehityksestä
    relaatiotietokantojen mieluiten PostgreSQL:n hyvää hallintaa
    oma-aloitteista otetta ja huolelisuutta
    Ihan kaikkea ei tarvitse osata valmiksi
    liukuvan työajan ja työaikapankin, ydintunteja ei ole
    etätyotä niin paljon kuin haluat
    Rekrytointiprosesi on kevyt
    sinun vastuullesi tulee mittaustiedon validointipalvelu, jonka arkitehtuurista päätät yhdessä pääarkkitehdin kanssa
  `,
  myyja: `
    Palvelet asiakkaita puutarhaosastolla ja kasalla
    Palvelet asiakaita puutarhaosastolla ja kassalla
    työ on liikkuvaa ja raskaatkin säkit tulevat tutuiksi
    Kaupan alan opinnoista ja hygieniapasista on etua
  `,
  varastotyontekija: `
    Keräily tapahtuu puheohjauksella ja käsipäätteella
    työskentelet kymmenen hengen vuororyhmässa
    Aiempi varastokokemus on plusaa mutta ei välttämätöntä
    kattavan perehdytyksen siistit sosiaalitilat ja maksuttoman pysäköinnin
  `,
  kirjanpitaja: `
    haemme vakituiseen työsuhteeseen kirjanpitäjä
    haemme vakituiseen työsuhteesen kirjanpitäjää
    Saat oman asiakassalkun, josta vastaat itsenäsesti
    Neuvot asiakkaita puhelimitse ja sahköpostitse
    tarkkuutta, täsmälisyyttä aikatauluissa
  `,
  luokanopettaja: `
    rinnakkaisluokan opettajan kanssa suunnittelette opetusta yhteisopetajuuden periaattein
    rauhallista, reflektoiva työotetta ja huumorintajua
    kollegan mentoroinin ensimmäisen lukukauden ajaksi
  `,
  sahkoasentaja: `
    Huoltokeikat hoidat yksin omalla paketiautolla
    sähköalan perustutkinto tai sähköasentajan amattitutkinto
    päivystysringin, johon osallistuminen on vapaehtoista
    Tulityökortti, S2-pätevyys ja KNX-sertifikatti ovat eduksi
  `,
  barnskotare: `
    en tillsvidareanstälning från och med den 11 augusti
    Vi är utomhus varje dag, oavsett vader
    fortbildning, till exempel i flersprakighet och affektivt bemötande
  `,
  'freelance-graphic-designer': `
    at least three years of profesional experience
    The rate is €55–70 per hour depending on your profille
  `,
  'pdf/ohjelmistokehittaja-libreoffice': `
    jonka arkkitehtuurista päätät yhdessä pääarkitehdin kanssa
  `,
}

/**
 * Do not stand in the ad: a word exchanged, left out, added or moved, another number, case, person or
 * degree, a negation more or less, two places joined, another ad's sentence.
 */
export const FORGED: Quotes = {
  sairaanhoitaja: `
    määräaikaiseen työsuhteeseen 1.9. alkaen
    vakituiseen työsuhteeseen 1.10. alkaen
    sosiaali- ja terveyspalvelut noin 48 000 asukkaalle
    Rantakylän kotihoidossa työskentelee 23 lähihoitajaa
    Etsimme nyt lähihoitajaa Rantakylän kotihoidon tiimiin
    Etsimme nyt sairaanhoitajaa … vakituiseen työsuhteeseen
    Teet itsenäisesti kotikäyntejä ... kirjaat hoitotyön potilastietojärjestelmään
    Teet itsenäisesti kotikäyntejä ja kirjaat hoitotyön
    Et tee itsenäisesti kotikäyntejä
    voimassa olevaa C-ajokorttia
    hyvää ruotsin kielen taitoa
    erinomaista suomen kielen taitoa
    parempaa suomen kielen taitoa
    Työ on kolmivuorotyötä (aamu- ja iltavuorot
    Työ on yksivuorotyötä (aamu- ja iltavuorot
    Työ ei ole kaksivuorotyötä
    Tehtävässä noudatetaan kuuden viikon koeaikaa
    Tehtävässä noudatetaan neljän kuukauden koeaikaa
    Tehtävässä ei noudateta kuuden kuukauden koeaikaa
    ohjaat lähihoitajia haavanhoitoon liittyvissä kysymyksissä
    ohjaan lähihoitajia lääkehoitoon liittyvissä kysymyksissä
    ohjataan lähihoitajia lääkehoitoon liittyvissä kysymyksissä
    ohjaat lääkehoitoon liittyvissä kysymyksissä lähihoitajia
    lähihoitajia ohjaat lääkehoitoon liittyvissä kysymyksissä
    Käynneille kuljet omalla autolla tai sähköpyörällä
    Käynneille kuljet työnantajan autolla ja sähköpyörällä
    joka toinen viikonloppu
    tehtäväkohtaisen palkan 2 978,42 €/kk
    tehtäväkohtaisen palkan 2 987,42 $/kk
    tehtäväkohtaisen paikan 2 987,42 €/kk
    Edellytämme sinulta - voimassa olevaa B-ajokorttia
    Emme edellytä sinulta sairaanhoitajan (AMK) tutkintoa
    toiveesi otetaan huomioon. Tehtävässä noudatetaan kahden kuukauden koeaikaa
    asiakkaiden hoidon tarpeen arvioinneista, lääkehoidon toteutumisesta
    kotihoidon tiimistä vakituiseen työsuhteeseen
    yhdessä omahoitajien, lääkärien ja omaisten kanssa
    useimmat asiakkaamme ovat ikäihmisiä
    Kirjaudut hoitotyön potilastietojärjestelmään mobiililaitteella
    muuttumattomissa tilanteissa kykyä tehdä päätöksiä
    kykyä tehdä päätöksiä muuttumattomissa tilanteissa
    Haemme joukkoomme kahdeksaa varastotyöntekijää
    Työ on itsenäistä ja vastuullista
  `,
  siivooja: `
    Kokoaikainen siivooja
    aikainen siivooja, Äänekoski
    Työaika on 30 tuntia viikossa
    Työaika on 20 tuntia kuukaudessa
    Aiempaa kokemusta tai koulutusta tarvitset
    Aiempaa kokemusta ja koulutusta et tarvitse
    Aiempaa kokemusta tai koulutusta tarvitse
    Aiempaa kokemusta tai koulutusta emme tarvitse
    Työsuhde on määräaikainen
    Työsuhde on vakituiset
    Työsuhde ei ole vakituinen
    Työskentelet kohteissa yksin
    Työskentelet kohteesta yksin
    Työskentelen kohteessa yksin
    Työskentelet kohteessa yhdessä
    maanantaista lauantaihin klo 6–10
    maanantaista perjantaihin klo 6–16
    perehdytämme sinut työhön. Työsuhde on osa-aikainen
    perehdytätte sinut työhön
  `,
  ohjelmistokehittaja: `
    Tiimissäsi on kuusi kehittäjää, tuoteomistaja ja palvelumuotoilija
    Tiimissäsi on viisi kehittäjää ja palvelumuotoilija
    Tiimistäsi on viisi kehittäjää, tuoteomistaja
    tukea selvittämään hankalimmat vikatilanteet
    autat IT-tukea selvittämään hankalat vikatilanteet
    useamman kuukauden kokemusta web-sovelluskehityksestä
    useiden vuosien kokemusta web-sovelluskehityksestä
    Ihan kaikki ei tarvitse osata valmiiksi
    Ihan kaikkea tarvitsee osata valmiiksi
    Ihan kaikkea tarvitse osata valmiiksi
    Ihan kaikkea ei tarvinnut osata valmiiksi
    palkkaa 4 800–6 300 €/kk osaamisprofiilisi mukaan
    palkkaa 4 800 €/kk osaamisprofiilisi mukaan
    ydintunteja on, kunhan tiimin maanantaipalaveri onnistuu
    etätyötä niin vähän kuin haluat
    lähityötä niin paljon kuin haluat
    suurin osa tiimistä käy Tampereen Finlaysoninkadun toimistolla kolme kertaa viikossa
    Kotitehtäviä teetämme aina
    Kotitehtäviä emme teettäneet
    Haemme kokematonta ohjelmistokehittäjää toistaiseksi voimassa olevaan työsuhteeseen
    Haemme FlowGrid-tiimiimme kokematonta ohjelmistokehittäjää
    Haemme FlowGrid-tiimiimme kokeneempaa ohjelmistokehittäjää
    määräaikaisesti voimassa olevaan työsuhteeseen
    sujuvaa suomea tai englantia
    sujuvampaa suomea ja englantia
    sujuvaa englantia ja suomea
    oma-aloitteista otetta … sujuvaa suomea
    Rekrytointiprosessi on kevyt. Kotitehtäviä emme teetä
    Rekrytointiprosessi on raskas
    toiminnanohjausta energiayhtiöiltä ja vesilaitoksille
  `,
  myyja: `
    Edellytämme alan koulutusta
    Emme edellytä koulutusta
    Emme edellytä alan kokemusta
    Emme edellytä alan koulutukseta
    Palvelet asiakkaat puutarhaosastolla ja kassalla
    Palvelen asiakkaita puutarhaosastolla ja kassalla
    Palvelette asiakkaita puutarhaosastolla ja kassalla
    Palvelet asiakkaita puutarhaosastolta ja kassalla
    Työvuorot sijoittuvat arkisin klo 7–20
    Haemme Porvoon myymäläämme kolmea kesämyyjää
    Haemme Porvoon myymäläämme kahta kesämyyjää ajalle 2.5.–31.9.
    Opetamme kassajärjestelmän ja tuotteet, ja ketään jätetä pulaan
    raskaimmatkin säkit tulevat tutuiksi
    englannin kielen taidolla pärjäät Porvoossa
  `,
  varastotyontekija: `
    sinulle sopii kaksivuorotyö (klo 6–14
    sinulle ei sovi kolmivuorotyö
    Aiempi varastokokemus on plussaa ja välttämätöntä
    Aiempi varastokokemus on plussaa mutta välttämätöntä
    Aiempi varastokokemus on plussaa mutta ei välttämätön
    Aiempi varastokokemus on välttämätöntä mutta ei plussaa
    Työ on henkistä: päivän aikana tulee helposti 15 000 askelta
    päivän aikana tulee helposti 16 000 askelta
    käsin nostettavat kollit painavat enimmillään 28 kg
    käsin nostettavat kollit painavat vähintään 18 kg
    Puhut suomea ja englantia sen verran
    Puhut ruotsia tai englantia sen verran
    maksullisen pysäköinnin
    maksuttavan pysäköinnin tiloissa
    siistit sosiaalitilat ja maksullinen pysäköinti
    koulutamme tarvittaessa omalla kustannuksellasi
    koulutatte tarvittaessa omalla kustannuksellamme
    Olet epätäsmällinen ja hyväkuntoinen
    Olet täsmällinen ja huonokuntoinen
    Varastotyöntekijä vakituiseen työsuhteeseen, Vantaa
  `,
  kirjanpitaja: `
    vähintään viiden vuoden työkokemusta tilitoimistosta
    enintään kolmen vuoden työkokemusta tilitoimistosta
    vähintään kolmen kuukauden työkokemusta tilitoimistosta
    noin 52 asiakkaan kirjanpito alusta loppuun
    Reskontrat hoitaa erillinen tiimi, ja palkanlaskenta kuulu tehtäviin
    palkanlaskenta kuuluu tehtäviin
    eikä palkanlaskenta kuulu tehtäviisi
    Neuvot asiakkaita puhelimitse tai sähköpostitse
    Neuvotte asiakkaita puhelimitse ja sähköpostitse
    käyntiasiakkaita meillä on usein
    KLT-tutkinto on pakollinen
    Työaika on 35,7 h/vko
    Etäpäiviä voi perehdytysjakson jälkeen olla kolme viikossa
    Työskentelet rauhattomassa kahden hengen työhuoneessa
    Työskentelet kahden hengen työhuoneessa
    Työskentelet rauhallisessa kolmen hengen työhuoneessa
    Työskentelet rauhallisemmassa kahden hengen työhuoneessa
    josta vastaat itsenäisemmin, ja varahenkilöksesi nimetään kollega
    josta vastaan itsenäisesti, ja varahenkilöksesi nimetään kollega
    hyvää suomen kieltä, englannin taito on plussaa
  `,
  luokanopettaja: `
    Haemme luokanopettajaa vakituiseen virkasuhteeseen
    luokka, jossa on 29 oppilasta
    rauhatonta, reflektoivaa työotetta ja huumorintajua
    virassa noudatetaan kuuden kuukauden koeaikaa
    suunnittelen opetusta yhteisopettajuuden periaattein
    viimeisen lukukauden ajaksi sekä kolme koulutuspäivää
    kolmas koulutuspäivää lukuvuodessa
    tunnetaitojen vahvistamisesta
    Haastattelut pidetään viikolla 18
  `,
  sahkoasentaja: `
    Huoltokeikat hoidat parin kanssa omalla pakettiautolla
    Huoltokeikat hoidan yksin omalla pakettiautolla
    vakituisen, osa-aikaisen työsuhteen
    määräaikaisen, kokoaikaisen työsuhteen
    päivystysringin, johon osallistuminen on pakollista
    johon osallistuminen ei ole vapaaehtoista
    palkan sähköistysalan TESin palkkaryhmien 2–5 mukaan
    Tulityökortti, S3-pätevyys ja KNX-sertifikaatti ovat eduksi
    useiden vuosien kokemus kiinteistöpuolen sähkötöistä
    muutaman kuukauden kokemus kiinteistöpuolen sähkötöistä
    isommat kohteet yksin omalla pakettiautolla
    isoimmat kohteet työparin kanssa
    sähköasentajan perustutkinto tai sähköalan ammattitutkinto
  `,
  barnskotare: `
    en tidsbegränsad anställning från och med den 11 augusti
    Vi är inte utomhus varje dag, oavsett väder
    Vi är inomhus varje dag, oavsett väder
    Du talar god svenska och klarar dig inte på finska
    Du talar god finska och klarar dig på svenska
    för 3–6-åringar tillsammans med två lärare
    tillsammans med tre lärare inom småbarnspedagogik
    ett otryggt arbetslag, introduktion och en egen mentor
  `,
  'freelance-graphic-designer': `
    This is employment. You invoice us
    at least five years of professional experience
    we ask for a degree and a portfolio
    we do ask for a degree
    fluent English. Finnish or Swedish is useful and required
    Finnish or Swedish is useful but required
    you choose when and where we work as long as
    The rate is €55–80 per hour
    We do not review applications on the first Friday
    looking for three freelance graphic designers
    shows stronger typography and an eye for detail
  `,
  'pdf/luokanopettaja-latex': `
    tunneja vuorovaikutustaitojen vahvistamisesta
  `,
}
