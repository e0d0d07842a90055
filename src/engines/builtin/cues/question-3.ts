import type { Cue } from '../cue.ts'

/** Words of which one is to stand in one place of a phrase. */
const oneOf = (words: string): string => words.trim().split(/\s+/).join('|')

/** Places of work as where one works at several of them: "kolmessa eri koulussa". */
const PLACES = {
  fiOne: oneOf(`
    *toimipisteessä *toimipaikassa *yksikössä *kohteessa *koulussa *päiväkodissa *myymälässä
    *kaupassa *liikkeessä *ravintolassa *keittiössä *kirjastossa *osastolla *kodissa *talossa
    *hallissa *työpisteessä *toimistossa *konttorissa *klinikalla *paikkakunnalla
  `),
  fiMany: oneOf(`
    *toimipisteissä *toimipaikoissa *yksiköissä *kouluissa *kouluilla *päiväkodeissa
    *myymälöissä *kaupoissa *liikkeissä *ravintoloissa *keittiöissä *kirjastoissa *osastoilla
    *asemilla *kodeissa *taloissa *halleissa *työpisteissä *toimistoissa *klinikoilla
    *paikkakunnilla *työmailla *asiakkailla *asiakasyrityksissä *varastoissa *linjoilla
  `),
  /** Where one works at them, whatever the case. */
  fiAt: oneOf(`
    *koululla *tilalla *asemalla *toimipisteellä *osastolla *työmaalla *kappelissa
    *rakennuksessa *toimipaikalla
  `),
  fiOf: oneOf(`
    *koulun *päiväkodin *yksikön *toimipisteen *toimipaikan *kampuksen *myymälän *kirjaston
    *osaston *aseman *kohteen *talon *rakennuksen *paikkakunnan *hallin
  `),
  fiAny: oneOf(`
    *koululla *kampuksella *paikkakunnalla *paikkakunnilla *toimipisteissä *yksiköissä *kouluilla
    *kampuksilla *toimipaikoissa *kouluissa *rakennuksissa
  `),
  /** The employer's own of them. */
  fiOurs: oneOf(`
    *yksiköissämme *toimipisteissämme *myymälöissämme *ravintoloissamme *kouluissamme *kohteissamme
    *päiväkodeissamme *työmaillamme *kodeissamme *toimipisteessämme *yksikössämme *myymälässämme
    *ravintolassamme *päiväkodissamme *koulussamme *keittiöissämme *osastoillamme *klinikoillamme
  `),
  /** Places of one day's work, as they stand beside each other: "hallissa ja pellolla". */
  fiHere: oneOf(`
    *toimistolla *toimistossa *konttorilla *kentällä *työmaalla *työmailla *hallissa *myymälässä
    *vastaanotolla *osastolla *keittiössä *salissa *pellolla *navetassa *varastossa *tehtaalla
    *luokassa *verkossa etänä ulkona sisällä kotona *metsässä *maastossa *pajassa *verstaalla
    *korjaamolla *laboratoriossa *kouluilla *kodeissa *kotikäynneillä *työpaikoilla *asiakaskäynneillä
    *poliklinikalla *leikkaussalissa *kampuksella *kirjastossa *valvomossa *kierroksilla *kahvilassa
    *tuotannossa *työsalissa *kasvihuoneessa *puodissa *pihalla *rannalla *laiturissa
  `),
  fiInto: oneOf(`
    *kouluihin *kouluille *yksiköihin *päiväkoteihin *kohteisiin *myymälöihin *keittiöihin
    *toimipaikkoihin *toimipisteisiin *ravintoloihin *koteihin *osastoille *kirjastoihin
  `),
  sv: oneOf(`
    enheter enheterna platser skolor skolorna daghem daghemmen butiker butikerna kontor avdelningar
    verksamhetsställen kök objekt orter arbetsplatser bibliotek restauranger arbetspunkter
  `),
  en: oneOf(`
    locations sites units offices schools daycares centres centers stores shops restaurants wards
    departments kitchens branches workplaces campuses hotels stations
  `),
} as const

/** Where the work is done. */
export const QUESTION_3: readonly Cue[] = [
  {
    mark: '3A',
    weight: 1,
    fi: `
      toimistolla*, toimistolta*, toimistossa*, toimistoomme, toimistomme, toimisto, toimistoon,
      toimistolle*, toimistotehtäv*, toimitilamme, toimitiloissa*, toimistoympäristö*, toimistotyö,
      toimistotyötä, toimistotyössä, toimistotöi*, konttorissa, konttorilla, avokonttori*,
      laboratoriossa*, laboratoriotil*, laboratorioon, laboratoriotyö*, arkistossa,
      arkistoon, kirjaamossa, työpisteesi, kotoa käsin, kotitoimist*,
      kokonaan|täysin|täysi|100 etänä|etätyö*|etärooli*, etätyö .. kotoa,
      etätyöpaikka, *toimistossa, *toimistossamme, *toimistolla, *toimistomme, *toimistoomme,
      toimistorutiin*, toimistoarje*, toimiston .. asio*|tehtäv*|töi*|arj*|pyöri*|rutiin*,
      toimistohuone*, toimistotil*, laboratorio olosuht*, työhuone*, konttoriimme,
      pääkonttorilla*, pääkonttorissa*, kunnanvirasto*, virastotalo*, kaupungintalolla,
      kunnantalolla, näyttöpäät*, päätetyö*, istumatyö*, sisätyö*, sisätö*,
      rauhallis* työtil*|ympärist*|työympärist*|tiloissa, atk luok*, toimistokalust*, arkistotil*,
      *toimistollemme, *toimistollamme, *toimistoltamme, *toimistoonsa, *toimistossaan,
      studiollamme, labrassa, labraan, labramme, *laboratoriossa, *laboratorioon,
      *laboratoriossamme, *laboratoriolle, puhdastil*, kansliassa,
      kansliaan, *virastossa, *virastoon, *virastotalossa, *kirjaamossa, etäkonttor*,
      kotikonttor*, kotona|kotoa työskent*|tehtäv*, etätyönä kokonaan|kotoa, sataprosentti* etä*,
      kotietä*, hiljai* työtil*|huone*, omassa|oma|oman työhuone*, työtila* keskust*,
      mistä päin suomea tahansa, etätyö koko suomi, työ*|tehtävä* on etätyö|etätyötä, etätyöpainottei*
    `,
    sv: `
      kontor, kontoret, kontoren, kontorsarbete*, kansli*, kontorsarbetstid, laboratoriet,
      *kontoret, vårt kontor, huvudkontor*, kontors*, laboratorium, laboratoriemiljö, arkivet,
      helt på distans, hemifrån, hemmakontor*, ämbetsverk*, byråns lokaler, ateljé*, studion
    `,
    en: `
      in the office, our office, the office, office in, office work, office environment,
      office based, based at|in .. office, helsinki|espoo|tampere|turku|oulu|vantaa|local office,
      office job, office located, hq, work from home, home office,
      office or home, home or office, office and home, days .. office, office first,
      head office, headquarters, lab, labs, cleanroom, the studio, our studio, studio in,
      new office, *office space, quiet workspace, fully|100 remote
    `,
  },
  // The work itself is told to be in an office, or all of it at home: no passing mention.
  {
    mark: '3A',
    weight: 2,
    fi: `
      työskentelet|työskennellään|työskennellä|istut|työskentely .. toimistolla|toimistossa|konttorilla,
      työskentelet|työskennellään|työskennellä|istut|työskentely .. konttorissa|*toimistollamme,
      työskentelet|työskennellään|työskentelemme .. *toimistossamme|*konttorillamme|virastotalossa,
      työ|tehtävä tehdään|tapahtuu .. toimistolla|toimistossa|konttorilla|konttorissa|toimistossamme,
      työ on .. toimistotyö|toimistotyötä|sisätyö|sisätyötä|päätetyötä|näyttöpäätetyötä,
      toimistolla .. päivää|päivänä|päivinä|pv, päivää|päivänä toimistolla|toimistossa|konttorilla,
      kokonaan kotoa|kotona,
      työpisteesi|työhuoneesi on|sijaitsee .. *toimistolla|*toimistossa|*talossa,
      haemme|etsimme .. *toimistoomme|*toimistollemme|*konttoriimme|*konttorillemme
    `,
    sv: `
      arbetar på kontoret, arbetet sker|görs|utförs .. kontor*, dagar på kontoret,
      arbetsrum* finns|är, helt hemifrån
    `,
    en: `
      you|your work|working|based .. at|in our|the office, own home office, desk job,
      days at|in the office, entirely|fully|completely from home
    `,
  },
  // Houses that are offices by their name, and homes where all of the work is done.
  {
    mark: '3A',
    weight: 1,
    fi: `
      toimistoistamme, toimistoillamme, toimistojemme, toimistorakennu*, kaupungintalon, kunnantalo,
      *kunnantalolla, toimitaloon, *keskustoimisto, *toimisto sijaitsee|on,
      suurlähetyst*, *edustustossa, toimituksemme, ateljeessa,
      ateljee*, valvomossamme, *valvomoonsa, *valvomoomme, *valvomossa, teet .. työn kotoa*|kotona*,
      *konttorille, *konttoriin, *konttorilla,
      hiljainen|rauhallinen .. työtila|työympäristö|työhuone, näyttöpäätetyö*
    `,
    sv: `
      stadshuset, kommungården, ämbetshuset, arbetsrum*, redaktionen, sitter på kontor*,
      arbetsplatsen är|finns .. huset|kontor*|kansli*|gården, byrå i, i rådhuset, skrivbord*
    `,
    en: `
      office at|near|on|by|is|located, your desk, have .. desk,
      our helsinki|espoo|tampere|turku|oulu, an office shared, engineering|factory|sales office,
      from your home
    `,
  },
  // Town halls and other houses of clerks; rooms and ways of office work.
  {
    mark: '3A',
    weight: 1,
    fi: `
      kaupungintalo, kaupungintalolle, kunnantalon, hallintotalo*, hallintorakennu*, toimitalossa*,
      monitilatoimist*, avotoimist*, pääkonttorille*, *konttorilleen, kotoasi,
      *toimisto helsingissä|tampereella|turussa|oulussa|espoossa|vantaalla|kuopiossa|lahdessa
    `,
    sv: `egen arbetspunkt, förvaltningshuset`,
    en: `in the laboratory, offices, your own desk`,
  },
  {
    mark: '3A',
    weight: 1,
    fi: `
      työskentelee|työskentelevät|työskentelemme|työskentelet .. toimisto*|konttor*,
      istuu|istuvat|istumme|istutaan .. toimisto*|konttor*|työhuon*|pöydän,
      sijoittuu|sijaitsee|sijaitsevat .. toimisto*|konttor*|virasto*|kaupungintal*|kunnantal*
    `,
  },
  {
    mark: '3A',
    weight: 2,
    fi: `
      etänä|etätyönä|etätyö kotoa|kotoasi|kotoaan,
      työ|työtä|töitä tehdään|tehdä .. kotoa|kotona|toimistolla|konttorilla|toimistossa,
      oma|oman|omassa|rauhalli* työhuone*
    `,
    sv: `eget arbetsrum`,
    en: `own office, private office`,
  },
  // Any word of a workplace, beside an occupation that has an office.
  {
    mark: '3A',
    weight: 0.5,
    fi: `
      toimipisteemme, toimipisteessämme, toimipisteellämme, toimipisteeseemme,
      toimipisteellä, toimiston, työtilat, työtilamme, työtiloissa,
      tilamme, tiloissamme, työskentelypaik*, *suunnittelutoimisto,
      pääkonttorim*, isännöintitoimisto, *arkkitehtitoimisto, *tilitoimisto, *asianajotoimisto,
      *mainostoimisto, *insinööritoimisto, kampuksellamme, talossamme, työpiste, valvomossa,
      *laboratoriomme, *konttorimme
    `,
    sv: `våra lokaler, verksamhetsställe, byrån, stationeringsort, placeringsort`,
    en: `our premises, our location, on site, onsite, based in, our place, laboratory`,
  },
  // The same where it may be any house as well.
  {
    mark: '3A',
    weight: 0.3,
    fi: `toimipisteessä, toimipiste, toimitilat, toimistot, kampuksella, tutkimuslaitok*`,
    sv: `på plats`,
  },
  {
    mark: '3B',
    weight: 1,
    unless: 'occasional',
    fi: `
      asiakkaidemme|asiakkaiden|asiakkaan .. tiloissa|kote*|kodei*|kodin|kotona|kotiin,
      asiakkaidemme|asiakkaiden|asiakkaan .. koteihin|luo|luokse|luona|luota|toimipaikoi*,
      asiakkaasi|asiakkaitamme|perheiden .. tiloissa|kote*|kodei*|kodin|kotona|kotiin,
      asiakkaasi|asiakkaitamme|perheiden .. koteihin|luo|luokse|luona|luota|toimipaikoi*,
      työmatkust*, ulkomaan|kotimaan .. matko*|matkat|matkust*, ulkomaanmatk*, reissaa*, kotiovelle,
      kotiovil*, yksityiskod*, yksityiskot*,
      heidän tiloissaan|luonaan|toimipaikoissaan|kotonaan|kodeissaan, auton alle,
      ulkoilevat|ulkoillaan|ulkoilee .. päivä*|viiko*|metsä*, leirille,
      liikut .. ympäri|maakun*|suome*|lähikun*, matkustus*, matkustat,
      matkustami*, matkustamaan,
      kouluilla|kouluissa tehtäv*|toteut*|järjest*, haravoi*, risuk*, klapej*, polttopui*,
      vientiä asiakkaille|asiakkaalle, asiakkaille .. vienti*|viemi*|kuljet*, ulkona, ulkotyö*,
      ulkotöi*, ulkosalla, ulkoilm*, ulkovarasto*, liikkuva* työ*, matkatyö*, matkapäiv*,
      reissuty*, reissuhomm*, kiertä* työ*, kiertäväksi,
      asiakkaiden kodei*, asiakkaan koti*, asiakkaiden luona, asiakkaan luona, asiakasperheiden,
      asiakaskäyn*, kotihoidossa, kenttätyö*, maastotyö*, maastotöi*, maastokau*,
      maastomit*, työmaalla, työmaille, työmailla, työmaalle, työmaita, työmaamme, työmaat,
      työkohte*, kotisiivou*, ajot, jakelua, jakeluajo*, jakelureit*,
      ovelta ovelle, ovilla, pellolla, pelloilla, puutarhassa, kasvimaalla, torilla, torimyy*,
      pihatyö*, viheralue*, jalkautu*, jalkaudut,
      omalla autolla .. asiakk*|kohte*|kohtee*|työkohte*|kotei*,
      liik*|kulje*|kohte*|kohtee* .. omalla autolla, auto käytössäsi,
      käyttöösi .. *auto|*auton|*autot, huoltoauto*,
      liikut|liikkua|liikutaan|liikkuminen .. auto*|jalan|pyörä*|julkisilla|alueella,
      liikut|liikkua|liikutaan|liikkuminen .. asiakk*|kohte*|pääkaupunki*|kunnan|kaupungi*,
      kierrät|kiertää|kierretään|kiertävät .. koul*|kohte*|toimipist*|asiakk*|myymäl*,
      kierrät|kiertää|kierretään|kiertävät .. suomea|alue*|päiväko*,
      ajat|ajaa|ajetaan|ajaminen .. auto|autoja|autoilla|*autoa|*autolla|reitti*|rekka*,
      ajat|ajaa|ajetaan|ajaminen .. yhdistelm*|jakelu*|kuorma*|linjo*|taksi*, ajotehtäv*, ajokeik*,
      kuljetat .. tavar*|tuott*|asiakk*|matkust*|ruok*|annok*,
      toimitat .. pakett*|lähetyk*|ruok*|tilauk*, eri oppilaito*, eri kouluilla|kouluissa,
      uudiskoht*, asiakaskohte*, eri kohtei*, veneellä, merellä,
      järvellä, järvillä, tuntureil*, erämaa*, maauimala*, hautausmaal*, hautausmaan|hautausmaiden|puistojen .. hoit*|istut*, nurmik*,
      lumitö*, lumenluo*, ulkoalue*, piha alue*, pihatö*, säässä kuin, säällä kuin, säästä riippum*,
      kaikissa säissä, kelistä riippum*, kelissä kuin, sääolosuht*, pysäköinninvalv*,
      säässä kuin säässä,
      tarkastuksia|tarkastuskäynt*|arviointikäynt* .. luona|luokse|luo|tiloissa|kohte*,
      toimijoiden|yritysten|tilojen|jäsenten|oppilaiden|potilaiden luona|luokse|luo|tiloissa,
      kierrät|kierretään|kiertää .. taloyhtiö*|kiinteist*|piho*|tiloilla|tiloja,
      tarkastuskäynt*|neuvontakäynt*|käyntejä .. maatil*|tiloil*|yrityk*|kohte*,
      isäntien|urakoitsijoiden|omistajien|viljelijöiden|lapsiperheiden luona|luokse|luo|kotona, km korvau*, kilsakorva*, ajat .. kilometriä|tuhatta,
      kilometrejä kertyy|tulee, tapaat .. heidän|asiakk* .. toimipist*|tilois*|luona*,
      tapaat .. heidän toimipisteissään|tiloissaan|luonaan, pakettiautolla, paku, pakulla,
      huoltobiili*, kotonani, kodissani, kotonamme, luonani, *pihoja,
      hoidat|hoidetaan|kunnostat|kunnostetaan|siivoat .. puist*|pihoja|haut*|kasvi*,
      pihoja ja puist*, keikat|keikkoja|kohteita|kohteet .. ympäri|pitkin|koko,
      ympäri uuttamaata|pohjanmaata|lappia|maakuntaa|seutua, kirjoitat .. kentältä, juttukeik*, jalan|pyörällä ja|tai julkisi*, kotikäynnillä,
      suurin|iso osa .. metsä*|pellolla|maasto*|ulkona, kilsat|kilometrit maksetaan|korvataan, *safarei*, *safarilla, *safarien, maastossa, maastoon, suolla, hakkuut, hakkuuty*, hakkuil*, hakkuualu*,
      istutuskoht*, öitä reissussa, reissussa,
      reissupäiv*, matkapäiviä, matkustuspäiv*, matkustusta,
      *kohteet ovat|sijaitsevat taloyhtiö*|kote*|omakoti*|ympäri|eri|päiväkot*|alueella, reittisi,
      ajoreit*, ajoreitti*, reitit|reitti ajetaan|kulkee|kulkevat|alkaa|vaihtel*, keikkapaikat,
      keikkabussi*, *asiakkaat|asiakkaasi .. kierrät|kierretään|käyt, kyliä,
      taloyhtiöiden pihat|pihoil*, kirjastoautossa, palveluauto*, palvelubussi*, työvene*,
      laivassa, aluksella, aluksilla, tiemestar*, tiemaast*, tieverko*, hangilla,
      hiihtokesku* rintei*, rinteessä, rinteillä, ladut, latujen, laduilla, kentälle,
      tapaamisissa asiakk*, asiakastapaamisiin, tapaamis* .. asiakkaan luona, asuntoesittely*,
      kaduil*, kadulla, ständillä, katsastusmatk*, kaupungeis*, katuvaraink*, kaduilla, tien päällä
    `,
    sv: `
      utomhus, hos kund*, besöker kund*, i skogen, i naturen, hembesök*,
      hemma hos, på fältet, hemvård*, bygget, byggen, byggena, byggplats*, byggarbetsplats*,
      kundbesök*,
      besöker|besöka .. gård*|företag*|hem*|kund*|förening*|skolor|klient*|butik*|objekt*, mitt hem,
      runt i|om .. nyland|österbotten|finland|regionen|landet|skärgården,
      åker|kör ut|runt|till kund*|mellan, åker|kör .. ut till, ute på, ute hos, på väg, i terräng*,
      kilometerersättning*, resdagar*, tjänsteresor, arbetsresor,
      till sjöss,
      kör .. paket|varor|rutt*|bil, hemma .. klient*|kund*, hem .. mitt|deras|hennes|hans, i hemmen,
      egen bil, paketbil, servicebil, på ängen, i alla väder, väder och vind, lägergård*, exkursion*
    `,
    en: `
      outdoors, outdoor work, outdoor job, work|working|being|time|days outside,
      outside all|in any|whatever, in all weathers|weather, inside and outside, on the road, construction site*, our sites, door to door, on the doors,
      customer sites, client sites, visit customers|clients, visiting customers|clients,
      clients homes, in the forest|forests, deliver food|parcels|mail, business trips, guided tours, working in the field, field work, fieldwork, field days, at customers|clients,
      customer|client|site visits, customers premises|homes|sites, on site at customer*|client*,
      mileage, kilometre|kilometer allowance,
      visiting|visit .. farms|sites|stores|schools|companies|homes|customers|clients, drive around|across|throughout, client|customer sites, travel across|around|between,
      company van|car, you drive to|between|from|around|the,
      delivery route*, building sites, on site .. construction, farm fields,
      ski slopes, cycle|bike .. deliver*|through|around, on the streets,
      door step
    `,
  },
  // Work on the move, told by its visits, its driving and the places that it goes to.
  {
    mark: '3B',
    weight: 1,
    unless: 'occasional',
    fi: `
      kenttäkäyn*, tilakäyn*, työmaakäyn*, valvontakäyn*, arviokäyn*, kohdekäyn*,
      yrityskäyn*, maastokäyn*, keittiökäyn*, päiväkotikäyn*, koulukäyn*,
      ajokilometr*, autoileminen, autoilua, ajetaan|ajat|ajamista paljon, paljon ajamista,
      työssä ajetaan, auton ratti|ratissa|rattiin, ratin takana|taakse, istut autossa,
      autossa istu*,
      matkat|välimatkat|siirtymät .. kävellen|pyörällä|pyöräillen|autolla|polkupyörällä,
      kuljetaan|kuljet|liikut|liikkua|liikutaan|siirryt|siirrytään .. autolla|pyörällä|kävellen|bussilla,
      liikkumista .. alueella|kunnan|kuntien|kohteiden|toimipisteiden|asiakkaiden|maakunnassa,
      edellyttää|vaatii .. liikkumista, omat autot, matkoja kertyy|tulee|riittää|tehdään,
      matkoja .. päivää|viikoittain|kuukausittain, matkustusta|matkoja noin|arviolta|keskimäärin,
      *päivää .. reissussa|tien|matkoilla|maastossa,
      lapsen|lasten|perheen|perheiden|vanhusten|vastaajien kotona|kodissa|kodeissa,
      asukkaiden kodeissa,
      ikäihmisten|ikäihmisen|oppilaan|potilaan|potilaiden|iäkkäiden kotona|kodissa|kodeissa,
      asiakkaan|asiakkaiden kodissa|kodeissa|pihalla|pihoilla|tontilla,
      apua|hoitaja|hoitajaa|avustajaa|siivoojaa|lastenhoitajaa .. kotiin,
      apua .. kotiimme|kodissamme|omakotital*|mökille|mökillä,
      äidilleni|isälleni|vanhemmilleni .. kotiin|apua, omakotitaloon|omakotitaloni|omakotitaloomme,
      avustajaa|avustaja|apua .. ulkoilu*|asioin*|harrastu*, kaupassa käyn*|asioim*,
      pitkin maakuntaa|kuntaa|kyliä|suomea|poikin, kuvauskeik*, keikoille ajetaan|lähdetään,
      laivojen lasta*|purk*, satama alue*, asematasolla, kentän laidalla,
      kynnö*, puinnit, puintei*, äeste*, äestyks*, kylvöt, kylvöj*, sadonkorj*, teltalla, teltassa,
      kunnasta|kylästä|kohteesta|asemalta|talosta toiseen|toiselle,
      kuntien|kylien|koulujen|asemien|asiakkaiden välillä|välimatk*|väliä,
      käyt|käydään|vierailet|vieraillaan .. yrityksissä|työpaikoilla|tiloilla|kentällä|tehtailla,
      käyt|käydään|vierailet|vieraillaan .. asemilla|asunnoilla|kohteissa|maatiloilla|työmailla,
      kierrät|kierretään|kiertävät|kiertäen .. laitos*|tehdas*|alue*|asem*|keräyspist*|kylä*,
      noutoreit*, keräysreit*, reittiä, hoitoreit*, lehtikuva*, ambulanssi*, sairasauto*
    `,
    sv: `
      fältbesök*, gårdsbesök*, kundmöten ute, kör mycket, bakom ratten, resdagar, rör dig mellan,
      tar emot båtar, gräsklippning*, snöskottning*, klipper gräs*,
      hos klient*|familj*, i hemmet, i barnens|barnets hem,
      besöker byggplatser|arbetsplatser|skolor|enheter
    `,
    en: `
      visits to .. customers|clients|sites|farms|companies|schools|partners,
      farm|school|home|plant|factory visits, travel weekly|regularly|frequently|extensively,
      travel .. days|weeks|percent|finland|europe|nordics|countries|internationally|abroad,
      willing|willingness|ready|able to travel, travel required, in the van, each .. van,
      outdoor work|tasks|areas|team|season, go for walks, on the farm|fields|land|water, at their homes
    `,
  },
  // One goes there: by verbs of going, trips by the month, roofs, streets and harbours.
  {
    mark: '3B',
    weight: 1,
    unless: 'occasional',
    fi: `
      ulkomaalau*, lumenpudo*, käy|käyt|käymme .. luona,
      kodeissa ja|sekä, koekentillä,
      kylältä|kunnasta|kaupungista|pihalta|työmaalta toiselle|toiseen, matkaa|matkoja kuussa|viikossa|kuukaudessa|vuodessa,
      yrityksissä|kouluilla|tiloilla|työpaikoilla käydään|käyt|vieraillaan,
      käyt|kuljet|käydään lukioissa|kouluissa|yrityksissä|yksiköissä|hoivakodeissa|päiväkodeissa,
      kierrät .. koteja|yrityksissä|lukioita|hoivakoteja|yksiköitä|päiväkoteja,
      ulkoillaan|ulkoilemme .. paljon|päivittäin|joka, keikkailee|keikkaileva ympäri
    `,
    sv: `ronder i|runt, i hamnen, på gator*, på gatan, från by till by`,
    en: `
      by snowmobile, on foot and
    `,
  },
  {
    mark: '3B',
    weight: 0.5,
    fi: `tiloilla, kuvauspaik*, tarkastuskohte*, kodeissa, ulkoilua, katoilla`,
    en: `safaris`,
  },
  {
    mark: '3B',
    weight: 0.7,
    unless: 'occasional',
    fi: `
      kotikäyn*, koteihin
    `,
  },
  // The same of somebody else than the reader.
  {
    mark: '3B',
    weight: 1,
    unless: 'occasional',
    fi: `
      kiertää|kiertävät|kierrämme|kierretään .. koul*|kohte*|asiakk*|myymäl*|kote*|tiloilla|kyli*,
      liikkuu|liikkuvat|liikumme|liikutaan .. autolla|jalan|pyörällä|julkisilla|alueella|maastossa,
      kuljetaan|kuljemme|kulkee .. autolla|junalla|kohteesta|asiakk*,
      ajaa|ajavat|ajamme .. reitti*|reittiä|kotei*|kohte*,
      vierailee|vieraillaan|vierailemme .. asiakk*|koul*|yrityks*|tiloilla|työpaik*
    `,
  },
  // Jobs outdoors and at the customer's, by their weather, their calls and their sites.
  {
    mark: '3B',
    weight: 1,
    unless: 'occasional',
    fi: `
      liikkuva|liikkuvan|liikkuvassa|liikkuvaan .. yksik*|huolto*|palvelu*|työ*|tiimi*|hoitaj*,
      raittiissa ilmassa, raitista ilmaa, ulkoilmassa, sateessa, pakkasessa, säävaraus*, asennuskäyn*, hoitokäyn*, tukikäyn*, palvelukäyn*, huoltokohte*,
      asiakkaan|asiakkaiden|asiakkaidemme kohteissa|kohteessa|toimitiloissa|tehtailla,
      asiakkaan|asiakkaiden|asiakkaidemme tehtaalla|laitoksilla|kiinteistöissä|työmailla|työmaalla,
      kiertueel*, komennuks*, komennustyö*, matkustaminen, metsätyö*, metsätöi*,
      mansik*|marj*|vihann* .. poimin*, työmaa sijaitsee|on|alkaa,
      raksalla, raksoilla, raksan, pyörän selässä, auton kyydissä, ratin takana,
      ajat pyörällä|skootterilla|bussia|taksia
    `,
    sv: `
      på byggarbetsplats*, kör .. buss|taxi|lastbil, kundernas hem|lokaler, klienternas hem,
      kundernas .. gårdar|anläggningar, frisk luft, ute i friska
    `,
    en: `
      on the move, on tour, you|will drive, drive a|our|the van|truck|bus|car|tractor, families homes, clients own homes, at customer|client sites|homes|premises, in the fields|orchard|vineyard, fresh air, rain or shine, service calls|visits
    `,
  },
  {
    mark: '3B',
    weight: 0.5,
    fi: `
      kuljettami*, kohteissa, *kohteissa, kotihoitoon, kotihoidossa, kouluilla,
      korjauskohte*,
      rakennustyö*, luonnossa, kuljetuksia, kuljetukset, retkiä, retket,
      ulkoilet, ulkoillaan, oman auton käyttö*, pakettiauto*, ajoon, kattoja, julkisivuja,
      siltojen, satamissa, satamassa, metsässä, puistossa, retkillä, tunturissa, kentällä,
      leirille, liikuntapaik*,
      ympäri *maata|*kuntaa|*aluetta|*seutua|*lappia|*karjalaa|*savoa|*hämettä,
      eri puolilla|puolille *maata|*kuntaa|*karjalaa|*savoa|*hämettä|*lappia,
      eri puolilla|puolille .. kaupun*|maakun*|pääkaupun*|alue*|uuttamaata,
      tarvitset|tarvitaan|edellyt*|vaatii .. omaa|oman auto*, valmiut* .. liikku*,
      saaristossa, saarissa, infraraken*, kelit, kesäkeli*, työauto*, työsuhdeauto,
      oman auton, asiakkaille .. vien*, päivärah*, matkakorvau*, matkakulu*
    `,
    sv: `
      dagtraktament*, reseersättning*, körkort och bil, tillgång till bil, skärgården, i skärgård*
    `,
    en: `
      travel allowance, daily allowance, per diem*, own car, travel expenses
    `,
  },
  {
    mark: '3B',
    weight: 0.3,
    fi: `
      b ajokor*, ajokortti, ajokorttia, omaa autoa, oma auto, tapahtumissa, kotihoi*, kohteet,
      autoetu, eri puolilla|puolille .. suom*
    `,
    en: `driving licen*, driver s license, travel`,
  },
  {
    mark: '3C',
    weight: 1,
    fi: `
      monipuoli* .. työ*, monipuoli* .. tehtäv*, monipuoli* .. *tehtäv*,
      monipuoli* .. toimenkuv*|rool*|kokonaisuu*|arki|arkea|arjen|päiv*, työ* .. monipuoli*,
      toimenkuva* .. monipuoli*, tehtäv* .. monipuoli*, vaihtelev* .. työ*, vaihtelev* .. tehtäv*,
      vaihtelev* .. päiv*, vaihteleva työ*, työ* .. vaihtelevaa, vaihtelevaa ja monipuoli*,
      vaihteleva ja monipuoli*, vaihtelu*, vaihtelevuu*, *päiv* .. erilai*, vaihtelev* .. kohte*,
      monipuolis* .. projekt*, rooli* .. monipuoli*, päivä .. erilai*,
      päivää ei .. samanlai*, päivää .. ei samanlai*,
      toisensa|toistensa kaltai*, mikään|yksikään työpäivä|päivä ei, kotona tai toimisto*,
      paikkaan sidot*, missä ja milloin, milloin ja missä, työtä|töitä .. mistä|missä .. haluat|tahansa,
      paikkariippumat*, paikasta riippumat*, monipaikka*, monipaikkai*, eri yksiköi*,
      eri toimipist*, eri toimipaik*, eri työpist*, eri osastoi*, eri päiväkod*,
      kahden|kolmen|useamman|useiden|usean|monen toimipisteen|toimipaikan|yksikön|koulun|kohteen,
      monenlaisi*|monenlaist* .. tehtäv*|töi*|työ*|homm*|projekt*, laidasta laitaan,
      kahdella|kolmella koulu*|toimipist*|yksik*|päiväkod*, yksikään|mikään viikko ei,
      toimistolla|toimistossa .. kotona|etänä, kotona ja|tai toimisto*|asiakk*, eri asiakasyrity*,
      eri ravintoloi*, eri hotellei*, eri myymälöi*, eri työmai*,
      useassa|useissa|useammassa|useammissa .. toimipist*|toimipaik*|yksikö*|päiväkod*,
      useassa|useissa|useammassa|useammissa .. koulu*|kohte*|työpist*|osasto*|myymäl*,
      kahdessa|kolmessa|monessa .. toimipist*|toimipaik*|yksikö*|päiväkod*,
      kahdessa|kolmessa|monessa .. koulu*|kohte*|työpist*|osasto*|myymäl*,
      sekä .. että .. toimipist*|toimisto*,
      toimistolla|toimistossa|konttorilla ja|sekä|että kentällä|työmaalla|työmailla|etänä|kotona,
      toimistolla|toimistossa|konttorilla ja|sekä|että asiakk*|maastossa, vuoroin toimisto*|etänä,
      laaja* kirjo*|skaala* .. tehtäv*|töi*, tehtäväkent* .. laaja*, työkierto*, työkierro*,
      varahenkilöst*, sijaispool*, kahta samanlaista, kahta|kaksi samanlai* .. ei,
      kahteen|useaan|kolmeen kouluun|toimipist*|yksikköön, eri hoivakod*|hoitokod*|asumisyksik*,
      eri kouluissa|kouluilla ja, eri kodei*, ei .. paikkaan sidot*, resurssipool*,
      laaja|laajan|laajaa alai* .. tehtäv*|työ*|toimenkuva*, monimuotoi* .. työ*|tehtäv*,
      työ*|tehtäv*|arki|arjen|toimenkuva* .. vaihteleva|vaihtelevaa, toimipisteiden välillä,
      kahdessa toimipist*, eri lapsiryhm*, muuttuv* työ*, *tehtävät .. vaihtelevat,
      *tehtävien .. vaihtel*, päivät vaihtel*, työpäivät .. vaihtel*, monipuolisuu*,
      monipuoli*|vaihtelev* .. töi*|*projekt*|haaste*|hankke*|vastuu*|hommi*|hommaa|keikk*,
      vaiherik*, yhtenä päivänä .. toisena,
      jakautuu|jakautuvat|jakaantuu .. toimisto*|kent*|kotikäyn*|etä*|työma*, yhtenä hetkenä .. toisena, tehtäväkierto*, moninai* .. tehtäv*,
      kahdessa|kolmessa|neljässä|viidessä|useassa|useammassa|monessa ${PLACES.fiOne},
      kahdessa|kolmessa|neljässä|viidessä|useassa|useammassa|monessa eri ${PLACES.fiOne},
      eri|useissa|monissa ${PLACES.fiMany}, molemmissa ${PLACES.fiMany},
      *kohteet|*kohteesi|*paikat|*paikkasi|ympäristöt vaihtelevat|vaihtuvat,
      *kohteet vaihtelevat|vaihtuvat .. kote*|taloyhtiö*|omakoti*|asiakk*,
      siirtyä|siirryt|siirretään|siirtymi* .. toiseen|toisesta|eri yksik*|toimipist*|koulu*|kohte*,
      kulkea|kuljet|liikut|liikkua .. toimipist*|yksiköi*|koulujen|kauppojen|kohteiden väli*,
      *jen|*iden|*den välillä|väliä liikku*|kulke*|kuljet|liikut, etätyöpäiv*, etätyömahdol*,
      etätyösuosi*, läsnäolopäiv*, toimistopäiv*, ei|mitään kahta samanlai*,
      päivä .. toisenlai*, joka päivä on|tuo uusi|erilai*, kaikkea .. maan ja taivaan,
      monta|montaa hattua, tekemi* .. vaihtele*, työ vaihtelee, päivä vaihtelee,
      työpäivät|päivät|viikot .. erilaisia|vaihtelevia|vaihtelevat, rutiinia .. ei, tylsää .. ei,
      ei .. rutiininomai*, tylsistymään, pientä ja suurta, maasta taivaaseen, kaikkea mahdollista,
      vähän kaikkea, joka paikan höylä, vuoroin toimisto*|ulkona|sisällä|kentällä,
      sekä sisällä että ulkona, sisällä ja ulkona,
      sisätiloissa|sisällä ja|että|tai ulkona|ulkotiloissa, puolet .. toimisto*|kentällä|etänä
    `,
    sv: `
      omväxlande, mångsidig* .. arbet*|uppgift*|*uppgift*, varierande, varierat, distansarbete*,
      hybrid*, på distans, distansdag*, distansmöjlig*, varierad*, varierar .. dag*|uppgift*|arbet*,
      ingen dag|dagarna är, den andra lik, omväxling*, varierar från dag|vecka, olika ${PLACES.sv},
      två|tre|fyra|flera|båda ${PLACES.sv}, mellan ${PLACES.sv}, lite av allt, allt möjligt,
      dels .. dels, både inne|inomhus och, både på kontoret, arbetsrotation*, växlande,
      brett .. uppgift*, bred arbetsbild|uppgiftsbeskrivning, mångsidigt jobb|arbete
    `,
    en: `
      every day is different, wide range of tasks|duties,
      varied, variety of tasks|duties|projects, diverse tasks, diverse work, no two days, no day is,
      diverse responsibilities|tasks|role, varied role|work|tasks, different ${PLACES.en},
      work from anywhere, no two|three days|weeks|shifts, days are different|never, never the same,
      two|three|four|several|multiple|between|various ${PLACES.en}, wear many hats, many hats,
      bit of everything, job rotation, rotate between, broad|wide range|variety,
      remote work, remote days, working remotely, home|remote two|three|2|3, office or home,
      home or office, office and home, broad role|scope
    `,
  },
  // Part of the time here, part of it there: at home, on the move, in another house.
  {
    mark: '3C',
    weight: 1,
    fi: `
      osa|osan|osaa|osin|osaksi|puolet .. viikosta|ajasta|työajasta|työajastasi|päivistä|talvesta,
      osan|osaa .. töistä|työstä|tehtävistä|raporteista|suunnittel*|kirjauksista .. voi|voit|saa,
      osan|osa .. voi|voit|saa|saat tehdä .. kotona|kotoa|etä*|muualla|mökillä,
      osa työstä|työajasta|viikosta|päivistä .. toimisto*|kent*|etä*|koto*|kylillä|pöydän,
      osin|osittain|puoliksi|puoleksi .. osin|osittain|puoliksi|puoleksi|toimistolla|kentällä,
      puolet|kolmannes|kolmasosa .. työstä|työajasta|ajasta|viikosta|päivistä|vuodesta,
      toisen puolen|puolikkaan, suunnilleen kolmannes,
      päivää|päivänä|pv|päivä viikossa .. kotona|kotoa|etä*|kotikonttor*|missä|muualla,
      kotona|kotoa .. päivää|päivänä|päivä .. viikossa, toimistolla .. päivää|päivänä|päivinä,
      päivää .. toimistolla|paikalla|konttorilla .. kotona|kotoa|etä*, kotipäiv*,
      voi|voit|saa|saat|voidaan|mahdollista|mahdollisuus .. tehdä|työskennellä .. kotona|kotoa|etä*,
      mahdollisuus|mahdollisuuden|vapaus .. kotona|kotoa|etänä|etäillä, voi|voit etäillä, etäillään,
      kotoa|kotona voi|voit|saa|saat, voi|voit|saa .. kotona|kotoa|mökiltä .. töitä|päivä*|kirjal*,
      toimistolta|toimistolla tai|ja|sekä kotoa|kotona|mökiltä, kotona tai|ja|sekä toimistolla,
      muut|muina|muun|muulloin|muutoin|muuten|loput|loppu .. kotona|kotoa|etä*|toimistolla,
      muut|muina|muun|muulloin|muutoin|muuten|loput|loppu .. konttorilla|tehtaalla|myymälässä,
      muut päivät, loput .. työstä|ajasta|viikosta|tapahtuu,
      työntekopaikan|työpisteen .. valita|valittava*,
      vapaasti .. valittava* .. paikan|paikka|työntekopaik*|työskentelypaik*, läsnäolovelvoi*,
      läsnä ja|että|sekä|tai etä*, verkossa ja|sekä|tai|että lähi*|livenä|paikan|luok*,
      lähiopetu* ja|sekä .. verk*|etä*, paikan päällä .. etäyhtey*|etänä|verkossa|puhelimitse,
      videopuhelu* tai|ja, etäyhteydellä tai|ja|sekä,
      50|60|70|80 .. kotoa|etänä .. toimistolla, muuttaa .. toimipist*
    `,
    sv: `
      en del|hälften av .. veckan|tiden|arbetet|dagen|dagarna, resten av .. tiden|veckan|dagarna,
      hemma|hemifrån .. dag|dagar .. veckan, dag|dagar .. hemma|hemifrån, också|även .. hemifrån,
      på|vårt kontor|kontoret eller|och hemma|hemifrån, hemifrån eller, hos oss .. eller hemma,
      delvis .. distans|hemifrån|kontor*|fält*, distans vid|enligt|möjlig*|en|två|dagar,
      varierar mellan|med, växlar mellan, ibland .. ibland, roterar mellan, både på|i|vid .. och,
      främst .. men .. filial*|ibland, huvud* och .. filial*, alternera*
    `,
    en: `
      days|day .. week .. home|remote*|office|company|university|site, days .. from|at home,
      home .. days|day .. week, office|site .. home .. choose|prefer|like, home or .. office,
      office or|and .. home|remote*, partly|partially .. home|remote*|office|field|lab, telework*,
      telecommut*, when not travelling|traveling|on site, between the trips|visits,
      both .. and on site, office days .. other, other days .. home|choose|you|remote*,
      mix of office|field|home|remote|site, combination of office|field|home|remote|lab|indoor, face to face and online|remote, online and,
      on campus and online
    `,
  },
  // Remote work in part; a day now and then is no other place of work.
  {
    mark: '3C',
    weight: 1,
    unless: 'occasional',
    fi: `
      hybridi*, etäty*, osittain etä*, etänä, missä haluat, missä halu*, etätö*, etäily*,
      etämahdollis*, etäpäiv*, etä ja lähi*, lähi ja etä*, etä tai
    `,
    sv: `hybrid*, på distans, distansarbet*, distansdag*`,
    en: `
      hybrid, remotely, remote work|working|days|day|option*|friendly|first|possib*, remote or|and,
      or|and|partly|partially|some|days remote, work|working remote
    `,
  },
  // What a job is shared between, and compounds of two places.
  {
    mark: '3C',
    weight: 1,
    fi: `
      työ|työaika|työviikko|viikko|viikkosi|työpäivä|työpäiväsi|päiväsi|työpäivät jakautuu|jakaantuu,
      työpäivät|päivät|tehtävät jakautuvat|jakaantuvat,
      vuodenaikojen|sesongin|kauden mukaan .. vaiht*,
      vaiht* .. vuodenaikojen|vuodenajan|sesongin|kauden mukaan, useilla|monilla ${PLACES.fiMany},
      eri|useissa|monissa|kaikissa|molemmissa|kahdessa|kolmessa|neljässä ${PLACES.fiOurs},
      hoidat|siivoat|johdat|palvelet .. kahta|kolmea|neljää|viittä|useaa|useampaa .. koulua|kohdetta,
      hoidat|johdat|ohjaat .. kahta|kolmea|neljää|useaa .. yksikköä|päiväkotia|toimipistettä|osastoa,
      osin|osittain|osaksi .. kotona|kotoa|etä*|toimistolla|kentällä,
      valita|valitset .. työntekopaik*|kotona|kotoa|toimistolta,
      kotona|toimistolla vai|taikka,
      laaja|laajan|laajaa tehtäväkuva*|työnkuva*|toimenkuva*|tehtäväkent*,
      jokainen *päivä|viikko|vuoro|keikka .. erilai*, *päivä .. toistaan|toisestaan,
      monipuolisesti .. tehtäv*|töitä|työtä,
      sisä|ulko ja|sekä|tai ulko*|sisä*, koti ja|sekä toimisto*|laitos*|yritys*,
      toimisto|kenttä|työmaa|maasto ja|sekä kenttä*|työmaa*|maasto*|toimistot*|toimistop*,
      keittiö|sali|kassa|myymälä|varasto ja|sekä keittiöt*|myymälät*|varastot*|salit*|salin
    `,
    sv: `
      kontor och fält*, inomhus och|samt utomhus, utomhus och inomhus, bred arbetsbeskrivning,
      delvis hemma, välja .. hemma|distans|var du
    `,
    en: `
      choose where, work wherever, wherever you, option to work .. home|remote*, home office days,
      up to .. days .. home|remote*, flexible location, indoor and outdoor, outdoor and indoor,
      office and field, front and back
    `,
  },
  // The same in freer words: a mixture, shares of the week, one place after another.
  {
    mark: '3C',
    weight: 1,
    fi: `
      ${PLACES.fiHere} ja|sekä|että|tai|kuin ${PLACES.fiHere},
      eri ${PLACES.fiInto}, kahteen|kolmeen|useaan|useampaan|moniin|useisiin eri,
      muissa|muihin yksiköissä|yksiköihin|toimipisteissä|toimipisteisiin|myymälöissä|kohteissa,
      koulusta|yksiköstä|osastolta|toimipisteestä|päiväkodista toiseen|toiselle|seuraavaan,
      keittiöstä|myymälästä|työpisteestä|työtehtävästä toiseen|toiselle|seuraavaan,
      sinulla|hoidettavana|hoidettavanasi on .. koulua|kohdetta|toimipistettä|yksikköä|myymälää,
      toimipaikkoina|työpisteinä|sijoituspaikkoina|työskentelypaikkoina ovat|toimivat,
      kummassakin ${PLACES.fiOne}, molemmissa ${PLACES.fiOne}, vuoroin .. vuoroin,
      milloin .. milloin,
      vuorottelet .. välillä, välillä .. ja välillä, sekoitus|yhdistelmä .. työtä|tehtäviä|toimisto*|kenttä*,
      kaksijakoi*, kaksiosai*, monialai* .. *tehtäv*|toimenkuv*, päivän|päivä viikosta,
      kerran|kertaa|päivän|päivää viikossa .. työmaalla|tehtaalla|kentällä|asiakkaalla|kampuksella,
      toimistolla|konttorilla|lähityössä .. päivää|päivänä|päivinä .. viikossa|viikosta,
      lähityötä|lähityönä .. etä*, läsnätyö* .. etä*, etäkäyn*, etäohjau* ja|sekä,
      toimistolla käydään|tavataan|nähdään|ollaan,
      toimistolle tullaan|tulet|mennään .. kerran|päivä*,
      ei .. tylsää, ei .. tylsisty*, ei .. rutiin*, rutiinit .. vähissä|harvassa|loistavat,
      yllätyksel*, koskaan .. tiedä, monta rautaa,
      työvaiheesta|tehtävästä toiseen, kierrät|kiertää|kierrätetään .. tehtäv*|työpist*|osasto*,
      kiertävä|kiertävän|kiertävää|kiertäväksi .. varahenkil*|sijai*|opettaj*|hoitaj*|työntekij*,
      varahenkilöksi,
      moninaist*|moninaisia|kirjav*|värik* .. työ*|päiv*|arki|tehtäv*
    `,
    sv: `
      fördelas mellan|på, på två håll, i båda, jobba|arbeta|arbetar hemifrån|hemma,
      distansjobb*, hemarbete, omväxlingsrik*, inne och ute,
      mellan kontoret|fältet|enheterna|skolorna och, någon|två|tre dag|dagar .. hemifrån|distans
    `,
    en: `
      split|splits|divide|divided|alternate* between, split|divide your time, multi site,
      every week|shift is different, each day is different, hybrid*, partly remote, remote friendly,
      days .. on site|onsite|office, at least .. days .. office, in|at both ${PLACES.en},
      indoors and outdoors, inside and outside, office and field|site*, lab and field,
      site and office, working from home, from .. lab to
    `,
  },
  // Several houses, and tasks that change.
  {
    mark: '3C',
    weight: 1,
    fi: `
      kahdessa|kolmessa|neljässä|viidessä|kuudessa|useassa|useammassa|monessa ${PLACES.fiAt},
      kahdella|kolmella|neljällä|viidellä|kuudella|usealla|useammalla|monella ${PLACES.fiAt},
      kahden|kolmen|neljän|viiden|usean|useamman ${PLACES.fiOf} kesken|välillä|väliä|alueella|työ*,
      kahden|kolmen|neljän|viiden|usean|useamman ${PLACES.fiOf} .. yhteinen|kesken|välillä,
      jakautuu|jakautuvat|jakaantuu .. kesken|välille|välillä, jakautuu .. puoliksi|kahteen,
      koulujen|alakoulujen|yksiköiden|kohteiden|toimipisteiden|päiväkotien|kuntien kesken,
      molemmilla|kummassakin|molemmissa ${PLACES.fiAny},
      *jen|*iden|*den|*ien välillä siirry*|pendel*|kierr*|kierte*|ajel*,
      kiertävät|kierrät|kierretään|kiertää|kierrätte .. välillä|väliä|työpisteissä|osastoilla,
      paikka|paikkasi|*paikka|*paikkasi|*piste|*pisteesi .. vaihtua|vaihdella|vaihtelee|vaihtuu,
      tehtävät|tehtäväsi|työt|*kohteet|*kohde .. vaihdella|vaihtua|vaihtelevat|vaihtuvat|vaihtelee,
      voi|voivat|saattaa|saattavat vaihdella|vaihtua .. päivittäin|viikoittain|toiseen|toiselle|kesken, teemme kaikki|kaikkia .. kaikkea,
      hieman|laajasti kaikkea, monenlaista,
      päivät|työpäivät|keikat|kohteet .. eroavat|poikkeavat, vaihtelevia, monitoimiosaaj*,
      monitoimityö*, yhdistelmäteht*,
      yhdistetty tehtäv*|toimi|työ, tehtävä|rooli|toimi yhdistää,
      työssä|työssäsi|tehtävässä yhdistyy|yhdistyvät, työnkuva .. laaja, moneksi,
      työ vaihtelee|elää, päiväsi voi alkaa, päivä voi alkaa, päivä koostuu, päivät koostuvat,
      niin *ssa|*ssä|ulkona|sisällä|toimistolla kuin ulkona|sisällä|kentällä|*ssa|*ssä|etänä,
      talvella|talvisin .. konttori*|toimisto*|myymälä*|hallissa|telakalla|korjaamo*|kokoat,
      sekä ulko|sisä ja|että sisä*|ulko*,
      kouluille|kouluihin|kouluissa|päiväkoteihin|päiväkodeissa ja|sekä|tai *koteihin|*kodeissa,
      kouluille|kouluihin|kouluissa|päiväkoteihin|päiväkodeissa ja|sekä|tai *kouluihin|*kouluille,
            puhelimessa|vastaanotolla|toimistolla .. ja|sekä kotikäynneillä|verkossa|ryhmissä,
      luokassa|pajassa|hallissa|työsalissa .. ja|sekä pellolla|työpaikoilla|työmailla|työpaikalla,
      toimistolla|konttorilla|valvomossa .. ja|sekä|kuin kierroksilla|kenttä*|kotikäynneillä|työmaa*,
      toimistotyö|toimistotyötä .. ja|sekä kenttä*|maasto*|*käynnit|*käyntejä|työmaa*,
      yhtenä|joinakin päivänä|päivinä .. toisena|joinakin,
      laidasta .. laitaan, kaikenlaisia|kaikenlaisissa .. tehtäv*|töitä|homm*
    `,
    sv: `
      alla gör allt, två|tre|flera|båda enheter|ställen|campus|filialer|skolor,
      arbetsbilden|arbetet är bred|brett|varierande, skiftande
    `,
    en: `
      everyone|everybody does everything, from .. one day to, rotating between, you rotate,
      two|three|both buildings|campuses|sites|schools,
      changing sites|locations|tasks, variety of .. tasks|work|duties|projects|sites,
      varying tasks|days|sites, different every|each day, lots of variety
    `,
  },
  // The same in the words of a week: where one is on which days, in which season, for which part.
  {
    mark: '3C',
    weight: 1,
    fi: `
      toimistolla|toimistossa|konttorilla|konttorissa|valvomossa mutta, puolet työpäivästä|päivästä,
      ollaan|istutaan|oltava|pitää|täytyy .. toimistolla|toimistossa|konttorilla .. päivä*|viikossa,
      päivää|työpäivää|päivänä .. ollaan|istutaan .. toimistolla|konttorilla|paikalla,
      lähityötä|läsnäoloa|lähityön .. edellyt*|toivo*|päivä*|odot*,
      paikan|työpaikan|työskentelypaikan saa|voi|voit|saat .. valita|päättää,
      missä vain,
      siellä|sieltä missä parhaiten|ihmiset|asiakkaat|milloinkin|kulloinkin|haluat|haluaa,
      etänä voi|saa|voit|saat|onnistuu, vapaus|vapauden|vapautta tehdä .. kotona|kotoa|etä*,
      töitä|työtä|työn voi|voit|saa|saat .. tehdä .. kotona|kotoa|muualla|muualta|missä,
      *ssa|*lla|*ssä|*llä mutta .. käydään|käyt|kierretään|liikutaan|kierrät|liikut|vierailet,
      *ssa|*lla|*ssä|*llä mutta .. kohteilla|kentällä|maastossa|yrityksissä|hallissa|asiakkailla,
      muulloin autat|olet|teet|työskentelet|hoidat|korjaat|istut, toinen|toisen puoli|puolen, kesällä|kesäisin työ|työt painottuu|painottuvat,
      aamupäivällä|aamupäivisin .. iltapäivällä|iltapäivisin, iltapäivisin autat|teet|hoidat|olet,
      välillä lähdetään|mennään|käydään|lähdet|käyt|mennä|lähteä|ollaan,
      kerran|kahdesti viikossa|kuussa|kuukaudessa käymme|käydään|käyt|olet|ollaan|menet|kierrät,
      osa|osan .. etäyhteydellä|verkossa|etänä|lähiopetuksena|etäyhteyksin|etätyönä|maastossa,
      osa|osan .. kentällä|kampuksella|toimistolla|työmaalla|asiakkaalla|kotoa|kotona,
      viikosta .. päivää|päivä .. kuluu|olet|vietät|menee,
      päivää olet|kuluu|vietät .. ja|muut|loput,
      tulevat|sovitaan .. etäyhteydellä, verkossa .. ja|sekä|tai vastaanotolla|toimistolla|paikan,
      välillä etänä|kotona|kentällä|tehtaalla,
      erilaisissa ympäristöissä|paikoissa|toimintaympäristöissä,
      neljässä|kolmessa|kahdessa|viidessä|useassa|monessa eri, vaihtelevaa,
      useassa|monessa|eri|useissa|monissa paikassa|paikoissa|paikkoihin,
      kohteita|kouluja|myymälöitä|toimipisteitä|päiväkoteja on kaksi|kolme|neljä|viisi|kuusi|useita,
      yksiköitä|klinikoita|osastoja|asemia|kampuksia on kaksi|kolme|neljä|viisi|kuusi|useita,
      *iden|*jen|*ien|*ten väliä, *kampuksilla, *kohteissa ja|sekä toimistolla|konttorilla,
      näet|pääset|tutustut .. monta|moneen|useaan *taloa|*taloon|*yksikköön|*paikkaan|*työpaikkaan,
      työnkuva*|toimenkuva*|tehtäväkuva*|tehtäväkent* on .. laaja|monipuolinen|vaihteleva|laajat,
      tehdään|teet|teemme kaikki|kaikkea itse|mahdollista|laidasta,
      kierrätetään .. välein, kierretään|kiertävät .. pisteitä|työpisteitä|tehtävästä,
      kahdelle|kolmelle|neljälle|useille kampukselle|koululle|päiväkodille|yksikölle|osastolle,
      vuoroja|sijaisuuksia .. eri|usea*|monessa
    `,
    sv: `
      om vartannat, ute och|eller inne, inne och|eller ute, annars .. hemifrån|på kontoret,
      eller|och hemifrån, inget|ingen .. likt|likadan, två lokaler|platser|ställen,
      mellan två|tre|fyra|fem|sex|flera .. skolor|daghem|enheter|kommuner|orter|kliniker|byar,
      vid|på|i två|tre|fyra|fem|flera .. grundskolor|skolor|daghem|enheter|kliniker|orter|kapell,
      varierande|omväxlande .. arbete|uppgifter|jobb
    `,
    en: `
      home up to, can|may|free work|to .. from home, at the office from|on|two|three|at least,
      most of us .. home|office|remotely, freedom in where,
      in|at two|three|four|several .. schools|sites|labs|clinics|hospitals|offices|cities,
      in the field and|or in the
    `,
  },
  {
    mark: '3C',
    weight: 0.5,
    fi: `
      yksiköissä, toimipisteissä, toimipaikoissa, videoyhteyk*, etäyhteydellä, etäyhteyksin,
      lähipäiv*
    `,
  },
  {
    mark: '3D',
    weight: 1,
    fi: `
      asiakaspalvelupist*, myymälässä, ravintolasali*, *vastaanoton, *vastaanotto,
      *osastolla .. potila*|hoit*, lastenosasto*, synnytysosasto*, sisätautiosasto*, teho osasto*,
      dialyysi*, palvelunumero*, vastaanottotisk*, *vastaanotolla, asiakaspuhelu*, *liikkeessämme,
      *liikkeeseemme, baaritisk*, *respassa, myymälässämme, myymälämme, vuodeosasto*, *poliklini*,
      työskentelet|toimit|palvelet|palvella .. myymäl*|kahvil*|ravintol*|hotelli*|kaupassa*,
      työskentelet|toimit|palvelet|palvella .. liikkee*|baari*|kioski*|salissa|kassalla,
      työskentelet|toimit|palvelet|palvella .. osastolla*|asiakaspalvelussa,
      työskennellä .. myymäl*|kahvil*|ravintol*|hotelli*|kaupassa*,
      työskennellä .. liikkee*|baari*|kioski*|salissa|kassalla,
      työskennellä .. osastolla*|asiakaspalvelussa,
      palvelet|palvella|palvelemi*|neuvot|neuvoa .. puhelimitse|puhelimessa|puhelimella|chatissa,
      palvelet|palvella|palvelemi*|neuvot|neuvoa .. sähköpostitse|kassalla|tiskillä|salissa,
      palvelet|palvella|palvelemi*|neuvot|neuvoa .. konttori*,
      palvellaan|asiakaspalvelu* .. puhelimitse|puhelimessa|puhelimella|chatissa,
      asiakk* .. sähköpostitse|kassalla|tiskillä|salissa, asiakk* .. konttori*, kahvilaamme,
      ravintolaamme, myymäläämme, kauppaamme, liikkeeseemme, hotelliimme, baariimme, kampaamoomme,
      salonkiimme, hoitolaamme, klinikallemme, *klinikallemme, *klinikalle, eläinklinik*,
      hammasklinik*, puheluihin, puheluita, potilaspaik*, asukaspaik*, hoitopaik*,
      palveluasumi*, vanhustenkod*, lippukass*, lipputoimist*, chatissa, chattiin, chat palvel*,
      asiakaschat*, infotisk*, palvelutisk*, asiakaspalvelutisk*, aulapalvelu*, *vastaanotossa,
      *vastaanotossamme, hotelli* vastaanot*, eläinsairaal*, kuntoutusosasto*, palveluasumisyksik*, *myymälässä,
      *myymälässämme, tiskin takana, linjastolla, linjaston, pankin konttor*, huoltoasemal*,
      vuokratuol*, vastaanotolla, vastaanotto*, terveysasem*, terveyskesku*, sairaalassa,
      sairaalaan, klinikka, klinikalla, klinikalle, hoivakoti*, palvelutalo,
      palvelutalon, palvelutalossa*, palvelutaloon, palvelutalomme, palvelutaloomme, ryhmäkoti*,
      ryhmäkod*, palvelukod*, palvelukoti*, vanhainkot*,
      asiakaspalvelukesku*, puhelimitse palvel*, apteekki*, apteekissa, kampaamo*,
      hammashoitol*, kassalla, kassatyö*,
      contact center*, call center*
    `,
    sv: `
      mottagning*, hälsovårdscentral*, servicehus, sjukhus*, café*, vår butik, vår restaurang,
      kundtjänsten, kundservice, svarar .. telefon|samtal|kunder,
      betjänar|hjälper .. kunder|gäster .. butik*|disk*|telefon*|chatt*, i butiken, i receptionen,
      receptionist*, bakom disken, kassan
    `,
    en: `
      ward, clinic, reception, call center, contact center, service desk,
      support channels, our store|shop|restaurant|cafe|hotel|salon, serve customers, phone support,
      customers|guests .. phone|chat, customer calls|enquiries|inquiries,
      answer|answering calls|phones|customers, front desk,
      check in guests
    `,
  },
  // What the person does there outweighs the house: it holds for jobs behind the scenes too.
  {
    mark: '3D',
    weight: 2,
    fi: `
      asiakaspalvelu* tiskillä|kassalla|aulassa|puhelimessa|puhelimitse|salissa|myymälässä,
      palvelet|palvella|palvelee|palvellaan .. tiskillä|kassalla|aulassa|myymälässä|*pisteessä|salissa,
      palvelet|palvella|palvelee|palvellaan .. kävijöitä|vieraita|yleisöä|matkustajia|omaisia,
      neuvot|neuvotaan|opastat|opastaa|opastetaan .. kävijöitä|vieraita|yleisöä|asukkaita .. aula*,
      neuvot|neuvotaan|opastat|opastaa|opastetaan .. kävijöitä|vieraita|katsojia|matkustajia,
      myyt|myyvät|myydään|myydä .. lippuja|matkamuistoja|pääsylippuja,
      otat .. vieraat|kävijät vastaan, otat vastaan .. vieraat|kävijät|vierailijat|potilaat,
      asiakkaiden palvel* .. tiskillä|kassalla, asiakkaat .. tulevat tiskille|luoksesi|vastaanotolle
    `,
    sv: `betjänar kunder|gäster|besökare, tar emot gäster|besökare|patienter, säljer biljetter`,
    en: `
      serve|serving guests|customers|visitors, sell|selling tickets,
      greet|greeting guests|customers|visitors
    `,
  },
  // A desk or a line of one's own for those who come or call: so for clerks and experts too.
  {
    mark: '3D',
    weight: 2,
    fi: `
      palvelupist*, neuvontapist*, asiointipist*, infopist*, puhelinpalvel*, puhelinvaihde*,
      asiakaspalvelutehtäv*, asiakkaita tavataan|tapaat .. toimistolla|vastaanotolla|puhelimessa,
      asiakkaiden neuvon*|opast*|palvel*,
      ottaa|ottavat|otetaan .. asiakkaat|kävijät|vieraat|potilaat|asukkaat vastaan
    `,
    sv: `vid luckan|disken|kassan, servicepunkt*, serviceställe*, telefonväxel*`,
    en: `service desk|point|counter, consular counter, help desk`,
  },
  {
    mark: '3D',
    weight: 1,
    fi: `
      työskentelee|työskentelevät .. vastaanotolla|osastolla|klinikalla|myymälässä|kassalla|tiskillä,
      ottaa|ottavat|otetaan|otamme vastaan .. asiakk*|potil*|vierai*|kävij*,
      hoitaa|hoidetaan .. asiakaspalvel*|kassaa|kassan|ajanvarau*
    `,
  },
  // Money taken, doors open without appointment, a shop or hall of ours.
  {
    mark: '3D',
    weight: 1,
    fi: `
      kassavuor*, teet kassa*, otat maksun|maksut, rahastat, ilman ajanvarau*|lähetettä, saliimme,
      kauppahalli*, *kauppaamme, palvelet asiakk*,
      vastaanotolle|luoksemme|luoksesi tulee|tulevat|tulleita, kauppaan .. myyj*|kesä*|apulai*,
      vastaanotat .. asiakk*|potil*|vierai*|kävij*, *parkkiin, *kylpylän, kuntokeskuksessa,
      asiakkaiden ja potilaiden vastaanot*, neuvot kävij*|vierai*
    `,
    sv: `tar betalt, utan tidsbeställning, vår salong, vårt gym`,
    en: `take payments, walk in customers|clients|guests, our gym|salon|clinic`,
  },
  // Who comes there is served: at the counter, in the hall, at the gate, on the line.
  {
    mark: '3D',
    weight: 1,
    fi: `
      tiskillä, tiskille, *piste palvelee, aulassa, aulapiste*, neuvontapiste*, asiointipiste*,
      asiakaspiste*, *kioskilla, *kioskissa, *kioskiin, grillikiosk*, grillille, grillillä,
      marketissa, markettiin, marketit, marketeissa, kirpputori*,
      bistroon, bistrossa, *pubiin, pubissa, *pubi, *kahvilassa, *kahvilaamme, kahvilamme,
      lounaskahvil*, kuntokeskuksemme, kuntokeskukseen, kuntokeskukseemme,
      museossa, museoon, näyttelyssä,
      myy|myyt|myydä|myymme|myyvät|myynti .. lippuja|matkamuistoja|jäätelöä|kahvia,
      lippujen tarkas*, tarkistaa|tarkistat|tarkastaa|tarkastat .. liput|lippuja|pääsyliput,
      lipuntarkast*,
      ottaa|otat|otetaan|otamme|ottavat .. vieraat|asiakkaat|kävijät|yleisön|takit .. vastaan,
      otat|ottaa vastaan asiakk*|vieraat|kävij*|tilauksia|puheluita|ilmoittautumis*,
      opastaa|opastat|neuvot|neuvoa|neuvotaan|opastetaan .. kävijöitä|vieraita|yleisöä|katsoj*,
      palvelet|palvella|palvelee|palvellaan .. *pisteessä|*myymälässä|*hallissa|*asemalla|*luukulla,
      palvelet|palvella|palvelee|palvellaan .. *palvelussa|*liikkeessä|*konttorissa|*aulassa|*kioskissa,
      palvelet|palvella|palvelee|palvellaan .. omaisia|vieraita|kävijöitä|yleisöä|matkustajia|potilaita,
      asiakkaiden|asiakkaita .. palvel* .. *hallissa|*pisteessä|*myymälässä|*liikkeessä,
      asiakas|asiakkaat|asukkaat|potilaat tulee|tulevat .. tiskille|luoksesi|vastaanotolle|meille,
      puhelimitse|puhelimessa .. ja|tai tiskillä|chatissa|asiointi*|asiakk*|sähköposti*|tilauksia,
      tilauksia .. puhelimitse, puhelutilauk*, tilauspuhel*, virasto|toimisto avoinna,
      asiakasvastaanot*, lippuluuk*, narikassa, salissamme, *liikkeemme, myyntihallissa, maistatat,
      maistatta*, maistatuk*, esittelypiste*, kohtaamispaikassa, kohtaamispaikkaan, kohtaamispaikan,
      seniorikesku*, asukastalo*, lipunmyyjä*, potilaita .. päivässä|vastaanot*,
      asiakaspalvelu tiskillä|aulassa, *hoitolassa, *hoitolaan, *hoitolamme, kampaamossa,
      *salongissa, *studiollamme .. asiakk*
    `,
    sv: `
      vid disken, över disk, i kassan, säljer .. biljetter|kaffe|glass|program, gäster .. emot,
      tar emot gäster|kunder|besökare|patienter, betjänar kunder*|gäster*, i kundtjänst*,
      på avdelningen, på kliniken|hälsostationen, guidar besökare
    `,
    en: `
      serve|serving .. guests|customers|visitors|patients,
      at|behind|over the counter|desk|gates|till, sell tickets, selling tickets,
      welcome|greet|greeting .. guests|customers|visitors|patients, patients .. clinic|ward,
      guest service*, customer service .. phone|chat|email|desk, customers by phone|email|chat,
      support tickets, in store, in the shop|store
    `,
  },
  // More houses and lines where people are served.
  {
    mark: '3D',
    weight: 1,
    fi: `
      vuokraamossa, vuokraamoon, vuokraamomme, asiakastuki, asiakastuen, asiakastuessa,
      asiakastukeen, puhelinneuvon*, neuvontapuhelimessa, neuvontapuhelimeen,
      asiakasneuvonnassa, asiakasneuvontaan, hoivayksikössä, hoivayksikköön, kuntoutusyksikössä,
      kuntoutusyksikköön, hoivaosasto*, tehostet* palveluasumi*, ravintolasalissa,
      parturi kampaamo*, *ravintolaamme, optikkoliik*, katsomossa, leikkipuistoon
    `,
    sv: `
      serviceboende*, äldreboende*, gruppboende*, vårdhem*, vårdavdelning*, i kassa, i vårt kafé,
      kaféet, caféet, kundtjänst*, kundbetjäning*, bäddavdelning*
    `,
    en: `
      our|the|a care|nursing home, assisted living, customer support|care team|agent*|specialist*,
      coffee shop, live chat, patient ward, guest facing, customer facing, dining room
    `,
  },
  {
    mark: '3D',
    weight: 0.5,
    fi: `
      myymälä*, kaupassa, kauppaan, kauppamme, liikkeessä, liikkeeseen, ravintolassa, ravintolaan,
      ravintolamme, kahvilassa, kahvilaan, osastolla, osastolle, osastollamme, osaston,
      hotelli*, kioski*, salonki*, baarissa, baariin, asiakaspalvelussa, kuntosalilla, kuntosalimme,
      kylpylä*, sairaala, sairaalan, uimahallissa, uimahalliin, saliin,
      huoltoasema*, liikkeemme
    `,
    sv: `butik*, restaurang*, avdelning*`,
    en: `restaurant, store, shop, hotel, cafe, hospital`,
  },
  {
    mark: '3C',
    weight: 0.4,
    fi: `
      erilais* .. tehtäv*, erilais* .. työtehtäv*, monipuoli*, vaihtelevi*, vaihteleva
    `,
    sv: `mångsidig*`,
    en: `variety`,
  },
  {
    mark: '3C',
    weight: 1,
    fi: `
      monipuolista, monipuolisen, monipuoliset, monipuolisten
    `,
  },
  {
    mark: '3D',
    weight: 0.35,
    fi: `asiakaspalvelu*`,
  },
  // It is told that the work itself is done there.
  {
    mark: '3A',
    weight: 2,
    fi: `
      työ|työt|tehtävä|soitot|työskentely|työskentelet tehdään|tapahtuu|hoidetaan .. *toimistollamme|*toimistoltamme|*konttorillamme|*toimistotiloissa*,
      soitot|työ|työt .. *toimistoltamme|*toimistollamme,
      työpaikka|työpiste|työpaikkasi|työpisteesi on|sijaitsee .. *toimistossa|*toimistolla|*toimistollamme|*konttorilla|*konttorissa|*kunnantalolla|*kaupungintalolla|*virastotalossa,
      istut .. *toimistollamme|*toimistossamme|*toimistolla|*toimistossa,
      harjoittelijaa|avustajaa|assistenttia|sihteeriä .. *toimistolle|*toimistoon|*toimistoomme|*konttoriin|*pääkonttoriin|*virastoon
    `,
    en: `
      sit|sitting in|at our|the .. office, work from our .. office, the office is|are where
    `,
  },
  // An office that is called by its room, its desk or its screen.
  {
    mark: '3A',
    weight: 1,
    fi: `
      toimistopäiv*, työpöydän|tietokoneen|koneen|näytön|päätteen ääressä,
      työpöytäsi|huoneesi|työhuoneesi|istumapaik*,
      istumme|istut|istutaan .. kerroksessa|keskustassa|avokontt*|samassa, konttori on|sijaitsee,
      rauhallinen|rauhallisessa huone|huoneessa,
      suunnittelutoimistomme|insinööritoimistoomme|tilitoimistomme tarvitsee|hakee|etsii
    `,
    en: `
      office days
    `,
  },
  // Words of an office that need another.
  {
    mark: '3A',
    weight: 0.5,
    fi: `
      lähityöpäiv*, läsnäolopäiv*, konttori, työpöydän|työpöytä
    `,
  },
  // Regular moving, and the person who goes to the customers: no passing mention.
  {
    mark: '3B',
    weight: 1.5,
    unless: 'occasional',
    fi: `
      matkustat|matkustamista|matkustaminen|matkustetaan|reissaat|kierrät|liikut|kuljet|ajat viikoittain|päivittäin|säännöllisesti|paljon|usein,
      viikoittain|päivittäin|säännöllisesti|paljon|usein|runsaasti matkust*|reissu*|asiakaskäyn*|kotikäyn*|työmaakäyn*|matkoja|tien,
      käyt|kierrät|vierailet|työskentelet asiakkaiden|asiakkaan|asiakkaidemme|asiakkaidesi|perheiden luona|luokse|luo|kodeissa|kotona|tiloissa|koteja
    `,
    sv: `
      reser mycket|ofta|regelbundet|varje, mycket|regelbundna|regelbundet resor|resande
    `,
    en: `
      travel weekly|regularly|frequently|extensively|daily,
      regular|weekly|frequent|extensive travel|travelling|visits
    `,
  },
  // Jobs outdoors, at homes, on sites and on the road, by what is done there and how one gets there.
  {
    mark: '3B',
    weight: 1,
    en: `
      mainly|mostly|largely outdoors, mobile unit|clinic|outreach, market stall|stalls
    `,
  },
  // The same, where it is more than now and then.
  {
    mark: '3B',
    weight: 1,
    unless: 'occasional',
    fi: `
      lehtien|mainosten jak*, postin jakelu*, työ on .. liikkuvaa, liikkuvaa ja monipuolista,
      työmatkoja,
      kiertävä|kiertävän|kiertävää .. hoitaj*|työntekij*|opettaj*|siivoo*|laitoshuolt*|vartij*|ohjaaj*|avustaj*|huoltomie*|lääkär*|terapeut*|myyj*|asentaj*,
      kiertävänä, kilometrikorva*, matka|matkat korvataan|kilometreinä,
      yöpyminen|yöpymiset|yöpymistä|yövytään|yövyt,
      yöpymi* .. järjest*|hotelli*|majoit*|reissu*|matkoi*,
      kiertävä|kiertävän|kiertävää .. *opettaj*|*tiimi*|*työ*,
      matkustaa .. reit*|koul*|asiakk*|ympäri|kohte*|viiko*, reitin mukaan, uimarannal*, uimaranta,
      uimarannat, uimarannoilla, uimarannan|uimarantojen valvo*|hoit*|siisti*|kunno*, puistoissa,
      asiakkaalta|perheestä|mökistä|mökiltä|tilalta|talosta|asunnosta|kodista|koululta toiselle|toiseen|seuraavaan,
      tilalta tilalle, kodista kotiin, ovelta oville, talosta taloon,
      tavataan|tapaat|tapaamme|tapaamiset|tapaamisia .. kotona|kodissa|kotonaan|kodeissa|kotikäyn*|kahvila*,
      tavataan|tapaat|tapaamme|tapaamiset .. tiloilla|työmailla|maastossa|kaduilla,
      kiertämään .. kote*|asiak*|toimitil*|yrityks*|koul*|alue*|kohte*|maata|suomea,
      kotona koululla|päiväkodissa|koulussa, kotona ja|tai koululla|päiväkodissa|kodin,
      käynnit|käynnille|käynneille .. koteihin|kodeissa|kotona|oppilaitoks*|autolla|kouluihin,
      arviointikäyn*|seurantakäyn*|ohjauskäyn* .. kote*|koti*|kodei*|luokse*|koulu*|asiakk*,
      säiden mukaan|salliessa|armoilla, sään mukaan|salliessa, sää sallii|määrää|käskee,
      sateella ja|on|kin|tai, helteellä, vesillä, ulkonakin, rannoilla, toreilla, tienvar*,
      raivaus*, ruohonleik*, ruohon leikk*, nurmen leikk*, kukkapenk*, kitkem*, kitkentä*,
      istutukset|istutusten|istutuksia, leasingauto*, virka auto*, lainaautol*|yhteisautol*,
      katselmuks*|katselmoin* .. työmail*|autolla|kohte*|kouluissa|maasto*,
      teet|tekee|pitää katselmuks*|alkukatselm*|loppukatselm*, *työmaita, infratyö*,
      maarakennustyö*, maarakennuksen, kotikuntoutu*, kotiin vietäv*, matkustajakulj*,
      metsässä ollaan|retkeillään|käydään|kuljetaan,
      metsäpäivä*|metsäeskari*|luontopäivä*|retkipäiv*,
      lähdetään|mennään|menemme|lähdemme .. metsään|retkelle|luontoon,
      joka|kaikissa säässä|kelissä|sääss*, kesät talvet ulkona, saarella päiv*|asu*|koko,
      veneellä|lautalla|yhteysaluksella, myyntikoju*|marjakoju*|torikoju*, mysteeriasia*, mystery,
      heidän|omassa kotonaan, kotisairaalaan|kotisairaalan .. *hoitaj*,
      kukkien|nurmen|istutusten kastelu*,
      käyt|käydä|käydään|käynnit|käymme asiakk*|kodei*|kohtei*|kotona,
      käyt|käydä|käydään|käynnit|käymme .. kotona|kohteissa|luona|kodeissa|asiakkailla|asiakaskohtei*
    `,
    sv: `
      på åkern|åkrarna|havet|sjön, ute i|på|och|bland|varje|hela|med, mycket|gärna ute,
      resor ingår|hör|förekommer|inom|till|i, många|mycket|tjänste resor,
      reser|resa till|runt|mellan|mycket|i, arbetet|jobbet .. resor,
      ute en|två|tre|flera|stora|större, stadens|i|våra parker, bilkörning*, tjänstebil*,
      från hem|gård|by|kund|dörr till hem|gård|by|kund|dörr, hemma vid, fältstation*,
      på holmarna|öarna|ön, i bilen, lägerområd*, hemsjukhus*,
      besöker du .. regelbundet|ofta|varje|gård*|kund*, du besöker, träffar .. hemma|hembesök|ute,
      besök på|hos|i .. fabrik*|byar|gård*|företag|kund*|skol*, ute varje dag, i skog och mark,
      ut i skogen|naturen|byarna|terrängen, åker ut till|på, med bil|båt|cykel mellan|runt|till
    `,
    en: `
      you|will visit homes|customers|clients|families|patients|farms|sites|companies|schools,
      travelling|traveling between|to|around|across|in,
      involves|includes|requires|much|lot .. travelling|travel|traveling|driving,
      you|will visit .. homes|customers|clients|families|patients|farms|sites|companies|schools|shops|stores|restaurants,
      in|to|of parks, to|in the forest, forest days|school|walks, in|to the park,
      drive|row|steer the|a boat, own boat, field season|sites|weeks|stations|sampling,
      forest day|days|school|kindergarten, go|goes out twice|every|daily,
      to the woods|forest|beach|playground, in all|four seasons,
      outside in .. weather|sun|rain|drizzle|frost, done|happens|takes place outside|outdoors,
      weekly route, route by car, at|to .. homes or|and schools|offices|daycares|daycare|in,
      meet .. at .. home|homes, in daycares schools, home or in town,
      from unit|home|school|farm|house to unit|home|school|farm|house,
      go to companies|schools|homes|customers|sites, sampling trips|campaigns|on,
      sites|inspections by car|boat|bike, trips a year, car .. necessary|required|needed, fly to,
      travelling|travel required|requires, requires travel|travelling|traveling,
      day|days on the road, visiting units|shops|cafes|restaurants|homes|patients,
      changing addresses|sites, at cafés|cafes|events .. city|around|region,
      on|at the piste|slope|slopes, cutting .. grass, coffee bike, driving to|between|around
    `,
  },
  // Enough in a title only.
  {
    mark: '3B',
    weight: 0.85,
    fi: `
      leikkipuisto ohja*, leikkipuist* .. ohjaaj*, taimitarh*, mökkisiivo*, food truck,
      hääkuva*|häävalokuva*|koulukuvaa*, kiertuetekn*, polkupyöräkurii*,
      kuriireja|kuriiri|kuriiriksi, etsivä|etsivän|etsiväksi nuorisotyönt*
    `,
  },
  // More than half of what it takes.
  {
    mark: '3B',
    weight: 0.7,
    fi: `
      kylillä
    `,
  },
  // Nature, vehicles and trips: of the job where more is said of them, else of the surroundings.
  {
    mark: '3B',
    weight: 0.5,
    fi: `
      pihalla, ajossa
    `,
    sv: `
      på gården, utevistelse*
    `,
  },
  // The same, where it is more than now and then.
  {
    mark: '3B',
    weight: 0.5,
    unless: 'occasional',
    fi: `
      työpaikkakäyn*, uimarannan|uimarantojen, kauppakeskuksissa, työmatko*, lähimetsä*, matkustaa,
      kodeissaan, metsäretk*, kartoituskäyn*, huoltokäyn*, katolta, liikkuvaa, laivalla, leirillä,
      yövy*, yöpymi*, työmaan, saneerauskoht*, linjasaneera*, melont*, vaelluks*, lumikenk*,
      kotiinkuljet*, kiertävä, kiertävän, kiertävää, asiakkailla, kotiini, ulkoilemme, laiturilla,
      laiturissa
    `,
    sv: `
      resor, resa, reser, i regn, trädgården, parker, parkerna, ute, vid bryggan
    `,
    en: `
      boat, in the mountains|wild|wilderness|archipelago|snow|rain|sun, garden, gardens, parks,
      at the customer|client s, on board, at sea, rubber boots, our home, hiking, hikes,
      travelling, traveling, in the harbour, by bike|bicycle, in my home
    `,
  },
  // Watering is done in greenhouses too.
  {
    mark: '3B',
    weight: 0.4,
    fi: `
      kastelu*|kastelet|kastelemi*
    `,
  },
  // Vehicles and passengers: they hold the driver against the counter.
  {
    mark: '3B',
    weight: 0.35,
    fi: `
      matkustajia|matkustajat|matkustajan|matkustajien, junan|junat|junassa|junissa|lähijun*,
      bussin|bussit|bussissa|busseilla, linja autoa|autolla, paikallisliiken*|lähiliiken*,
      raitiovaun*|ratikka*, paikan päällä, ulos .. kävel*|retk*|ulkoil*
    `,
  },
  // Yards, camps and travelling as they stand in any ad.
  {
    mark: '3B',
    weight: 0.3,
    fi: `
      leirien, leirejä, leireillä, tontilla, tonteilla,
      ympäri suomea|maata|pääkaupunki*|uuttamaata|kaupunkia, paikan päälle, telttai*, matkustamme
    `,
    en: `
      forest
    `,
  },
  // Days that differ, weeks that are shared, houses that change.
  {
    mark: '3C',
    weight: 1,
    fi: `
      samanlaisia päiviä|työpäiviä|viikkoja|vuoroja|keikkoja,
      samanlaista päivää|työpäivää|viikkoa|vuoroa,
      päivät|viikot|työpäivät|vuorot|keikat eivät|ei toista|ole|muistuta .. toisiaan|toistensa|toistaan,
      päivät|viikot|työpäivät|vuorot .. omanlai*|erityyppi*|eri tyyppi*|monipuoli*|kirjavia,
      päivä|viikko|vuoro|ilta|keikka .. omanlai*,
      työt|tehtävät|päivät|tehtäväsi ovat monipuoli*|vaihtelevia|moninaisia, päivää viikosta,
      päivää|päivän|päivänä|kertaa viikossa .. muut|muina|loput|muuten|muulloin,
      yhden|yhtenä|kahtena|kaksi|kahden päivän|päivänä|päivää|iltapäivää|aamupäivää viikossa *ssa|*lla|*ssä|*llä|myös|pidetään|ollaan|olet|teet|käyt|käydään,
      osan|osaa ajastasi|päivästä|päivästäsi|viikostasi|viikosta|vuorosta|vuorostasi,
      osan päivästä|viikosta|ajasta .. ja osan, suunnilleen|noin|menevät|kuluvat|kuluu puoliksi,
      painottuu .. mutta,
      kahdella|kolmella|neljällä|usealla|useammalla|monella paikkakunnalla|alueella|työpisteellä,
      *pisteet|maisemat|maisema|asemat vaihtuvat|vaihtuu|vaihdellaan,
      kierretään viikoittain|kuukauden|päivittäin|vuorotellen|kaikki*, kierto eri|*ssa|*lla,
      vuorottelee|vuorottelevat|vuorotellaan|vuorottelet .. *ssa|*lla|*ssä|*llä|välillä|kesken,
      viikoittain käydään|käyt|käy|ollaan,
      kesäkaudella|kesällä|talvella siirryt|siirrytään|siirtyy|toiminta|painopiste|työ,
      kesäkaudella|kesäisin|kesällä .. talvikaudella, talvikaudella .. kesäkaudella|kesällä,
      joskus .. joskus, *n ja *n välillä|väliä kierretään|liik*|kulje*|ajel*|siirry*,
      pääset|pääsee tutustumaan|näkemään .. eri|erilaisiin|moni*|erilaisia,
      eri|erilaisissa|erilaisiin ryhmissä|ryhmiin|luokissa|luokkiin|päiväkoteihin|yksiköihin|kohteisiin|työpaikkoihin,
      matkat hallien|koulujen|toimipisteiden|yksiköiden|kohteiden,
      hallien|koulujen|myymälöiden|klinikoiden|asemien|laitosten|tehtaiden|ryhmien|luokkien|kampusten välillä
    `,
    sv: `
      ingen dag .. andra|lik*, mest|främst|oftast .. men också|även|ibland,
      förmiddagarna|eftermiddagarna .. eftermiddagarna|resten|kvällarna, turas om mellan|i|på,
      roterar, man roterar, rör dig .. mellan, dagen|dagarna kan börja|tillbringas|ser,
      en del|viss hemifrån|distans, möjlighet .. distans*|hemifrån|hemma,
      annars|resten|övriga .. distans|hemifrån|hemma, mångsidigt, arbetet är mångsidigt|varierande
    `,
    en: `
      all kinds of work|tasks|jobs|duties|things|projects, field and|or lab|laboratory|office,
      versatile work|job|role|tasks|position|duties|and, the rest at|from|remotely|is|are,
      half|part|third of the|your week|time|day|days|month|working,
      rest of the|your week|time|days .. home|office|remote*|you|in, office days,
      days .. in|at the office|studio|lab, otherwise remote*|at|from,
      can|may|could be done|worked at|from home, from your kitchen|sofa|home, home if you,
      some of both, between the .. and the office|ward|clinic|lab|field|workshop|kitchen|home,
      rotate between|during|every|through|weekly, alternate|alternates with|between,
      one|two or two|three of our, in office|offices and at|in homes|schools|companies,
      offices .. client|customer .. home, between trips, at the .. or online, a turn at,
      work|working at home one|two|twice|up|on|some|part, at home twice|one|two,
      mondays|wednesdays|fridays from home
    `,
  },
  // The same, where it is more than now and then.
  {
    mark: '3C',
    weight: 1,
    unless: 'occasional',
    fi: `
      osa opetuksesta|vastaanotoista|tapaamisista .. etä*|verkossa|teams*|zoom*|kotona,
      *pisteitä|*pistettä|asemaa|osastoa vaihdetaan|kierretään|kierrätetään viikoittain|päivittäin,
      voi|voit|saa|saat|voidaan|sovitusti tehdä|työskennellä|kirjoittaa|hoitaa .. kotona|kotonaan|kotoakin,
      etäpainot*|etäkirja*|etäterap*|etävoitto*, mistä|missä lystää|lystäät|huvittaa,
      päivistä|päivästä|viikosta osa|puolet, kotoakin|kotonakin,
      kotoa käsin voi|voit|saa|saat|onnistu*|tehdä|työskent*|hoit*, kotoa onnistuu|onnistuvat,
      kotitoimistokin|kotitoimisto tarpeen|käy|onnistuu|sopii|mahdolli*,
      etänä yhdestä|kahdesta|kaksi|yksi|kolme|1|2|3|noin|osan|joinakin,
      sieltä|siellä missä|mistä asut|on|yhteys|olet|sinulle|parhaiten, tulla tai olla tulematta,
      olla olematta, saa tulla .. mutta, joko .. tai kotona|kotoa|etänä,
      *issa|*lla|*ssa tai kotona|kotoa|etänä, puolet .. konttorilla|toimistolla|kotona|etänä,
      tiimi|puolet|moni|useimmat .. töitä|työskentel* .. kotoa*|kotona*|etänä
    `,
  },
  // The same where it may be of something else than the place.
  {
    mark: '3C',
    weight: 0.5,
    fi: `
      kaikki|kaikkien tekevät|tekee|teemme .. kaikkea, aamulla .. iltapäivällä, etävastaanot*,
      monipuolinen, tai|ja|sekä|että etäyhteydellä, monialai*,
      kesällä|kesäisin .. talvella|talvisin
    `,
  },
  // What the person does there: answers, takes in, sells.
  {
    mark: '3D',
    weight: 2,
    fi: `
      päivystät|päivystys|päivystetään|päivystää .. tiskillä|palvelupisteessä|puhelimessa|neuvonnassa,
      päivystät|päivystys|päivystetään|päivystää .. vastaanotossa|asiakaspalvelussa|palvelunumero*,
      otat|otetaan|ottaa|otamme asiakkaita|asiakkaat|potilaita|potilaat|vieraita|vieraat vastaan,
      palvelutiskillä, tiskillä ja|tai|sekä puhelimessa|kassalla|puhelimitse,
      palvelet|palvelemme|palvella asiakkaita|asiakkaitamme|potilaita|asukkaita .. puhelimessa|puhelimitse|tiskillä|kassalla|chatissa|paikan|aulassa,
      luuri kädessä|korvalla|kourassa,
      rahastat|myyt|tarjoilet .. asiakkaille|vieraille|matkustajille,
      vastaat|vastataan .. puheluihin|asiakaspuhelu*|chattiin|soittoihin,
      asiakas|asiakkaat istuu|istuvat|astuu|tulee|tulevat .. tuoliin*|sisään|liikkeeseen|ovesta,
      puhelin|puhelimella ja|tai chat*|chatissa, chatpalvel*,
      kassalla ja|tai|sekä tiskillä|salissa, seisot .. kassalla|kassassa|tiskillä|tiskin|kojulla
    `,
    sv: `
      betjänar|hjälper kunder* .. butiken|disken|telefon|kassan,
      svarar på .. samtal|kunders|frågor .. telefon|chatt|e-post,
      tar emot kunder|patienter|gäster|klienter, står .. i kassan|kassa|disken,
      i kassan när|och|samt
    `,
    en: `
      call centre|center agent|team|work|staff|fundraiser*,
      answer|answering customer*|calls|phones|enquiries|tickets, behind the counter|bar|till,
      check|checking in guests|passengers|patients, sell .. through|over the window|counter,
      take a turn|turns .. desk|counter|till
    `,
  },
  // Counters and services by name.
  {
    mark: '3D',
    weight: 1,
    fi: `
      lihatiski*|kalatiski*|palvelutiski*, matkailuneuvon*|matkailuneuvoj*,
      työnhakijapalvelu*|asiakaspalveluhalli*
    `,
    sv: `
      kunder .. droppar|kommer in, badvakt*|simövervak*
    `,
    en: `
      call centre, salon
    `,
  },
  // Houses and services that are named for other reasons too.
  {
    mark: '3D',
    weight: 0.5,
    fi: `
      neuvola*, lipunmyyn*, leirintäalue*, *tavaratalossa, *tavarataloon, asiakaspaik*,
      päivystyksessä, leikkausosasto*
    `,
  },
  // Houses where people live, and their chains.
  {
    mark: '3D',
    weight: 0.3,
    fi: `
      asumisyksik*, asumispalveluyksik*, asumispalvel*, hoivakod*, palvelutalo*
    `,
  },
  // What is said of trips, offices, receptions and variety, and says nothing of the place of this work.
  {
    mark: '3-',
    weight: 1,
    fi: `
      monipuolis* toimintaa|yhteisö*|palveluvalikoim*|valikoim*|harrast*, etätyömahdollisuudet huomioiden,
      kahdessa|kolmessa|useassa korkeakoul*|yliopist*|lukio*, puolet vuodesta on, hybridi .. sähkö*, hybridiaut*, hybridi ja|tai sähkö*,
      vain osan viikosta|päivistä|ajasta,
      kokoontuu|kokoontuvat|kokoonnumme|tavataan|palaverit|tapaa .. etänä,
      jakautuu|jakautuvat tasaisesti|näin, kun ulkona tuulee|sataa|pakkas*|on,
      työmatkat tuetaan|tuemme, kuljet julkisilla|töihin, töihin kuljetaan|kuljet|pääsee,
      turkin|hiusten|ihon|jalkojen kotihoi*,
      yleislääkärin|lääkärin|erikoislääkärin|fysioterapeutin vastaanot* .. etu*|sisält*|ilmai*|talossa,
      yleislääkärin vastaanot*,
      vastaanottokoti*|vastaanottokodi*|vastaanottokeskus*|vastaanottokesku*,
      lipunmyyntijärjestelm*|lipunmyyntilait*, puhelinpalveluja|puhelinpalveluita myy*,
      tule|poikkea|käy|poiketa|käydä|tervetuloa .. toimistollemme|toimistollamme|toimistolla,
      toimistollemme|toimistollamme voi|saa poiketa|tulla|käydä,
      toimistollemme|toimistoomme .. poiketa|poikkea|tutustu*|kahville,
      suurin|suurimman|ison|suuri osan|osa|osaa ajasta|päivästä|viikosta|työajasta|päivistä,
      sisä ja|tai ulkopes*|ulkomaal*|ulko ov*|ulkov*,
      monimuotoi* työyhteisö*|organisaatio*|joukko*|työpaik*, asiaka* .. monenlai*,
      päivittäin erilaisia ihmis*|asiak*,
      monipuolinen työnantaj*|tarjonta|asuntotarj*|palvelutarj*|ammattitaito,
      auto|toyota|hybridi hybridi*|autot|auto, monta hattua päässä, etänä klo|kello,
      lähin|lähimmät ruohonleikk*, käydä|käydään|käyt|käymme läpi, tuen|tuki|tukea työmatkoihin,
      kiertävä ruokalist*|paikka|lista, kiertävää paikkaa|ruokalistaa, liikkuvaa mieltä,
      tontilla on, maailman matkat
    `,
    sv: `
      vårt kontor .. vardagar|om du har frågor, kontakta vårt kontor,
      hemma hos oss|dig, är ute efter, platser|sittplatser .. ute, bokar|säljer|byggt resor
    `,
    en: `
      hybrid and|or electric, hybrid car|cars|vehicles|powertrains|engines, group|company|world headquarters, headquarters moved, diverse|varied benefits|lunch|selection|range|menu,
      rather be outdoors|outside, enjoy .. activities outdoors,
      outdoor clothing|brand|gear|industry, sustainable travel|travelling, interest .. travelling,
      book|arrange travel, travel agency|agencies, come on board, welcome on board, on board with
    `,
  },
  {
    mark: '3-',
    weight: 1,
    fi: `
      monipuoli* koulutu*|osaami*|kokemu*, monipuolis* *mahdollisuu*, monipuolis* *tausta*,
      monipuolis* *etuja|*edut|*etuudet, monipuoli* valikoim*|*tarjot*|kurss*|kehitty*,
      monipuoli* asiakaskun*|tarjon*|palvelutarjon*,
      monipuoli* tuotevalikoim*|osaaj*|toimija*|talo|yhtiö,
      monipuoli* yritys|konserni|kaupunki|kunta|henkilöetu*,
      työaika|työajat|työvuorot .. vaihtelev*, te toimisto*, tavaran vastaanot*, tavaranvastaanot*,
      vaihtelev* työaik*|työaj*|työvuor*, it palvelutalo*, ms office, microsoft office,
      *tarpeen|*määrän|*määrien|*tilojen|*tilan|*kannan|*kysynnän|kausien|sesongin vaihtelu*,
      *kuorman vaihtelu*, *koon|*tulojen|*hintojen|*kurssien|kuormituksen|asteen|*menekin vaihtelu*,
      näytteiden|kuormien|kuorman|tilausten|tilauksen|lähetysten|maksujen|töiden|työn vastaanot*,
      ilmoitusten|hakemusten|laskujen|viran|hankkeen|urakan|rakentamisen|kohteen|postin vastaanot*,
      rakentamisen|suunnittelun .. vastaanot*, kuorm* .. vastaan, viran vastaanott*,
      kirjaston|kirjastossa aineist*,
      asiakkaan|asiakkaiden luona|tiloissa .. sopimuksen|sovitusti|joskus|silloin,
      uimahall* .. kuntosal*, kuntosali* .. käyt*|ilmai*|maksut*|etu|alennu*, kuntosalietu*,
      käytössä|käytössäsi|maksutta .. kuntosal*,
      vaihtelev*|monipuoli* pohj*|harrastus*|tarjo*|luonto*,
      eri vuoro*|aikoi*|tavoi*|tavalla|syistä|kielillä|kielt*,
      kahdessa|kolmessa eri vuoro*|osassa|erässä, toimistotarvik*, toimisto ohjelm*,
      toimistosovell*, toimistosiivo*, toimistotilo* siivo*,
      toimistojen|toimistotilojen siivo*|puhtau*|ylläpi*, henkilöstöravintol*, ravintolaetu*,
      *palaver*|info*|*kokou*|*koulutus|*koulutukset|*perehdytys|*haastattelu* .. etänä, työmaatoimisto*, parakkitoimisto*, toimisto|toimistomme hoitaa|huolehtii,
      toimisto|toimistomme auttaa|vastaa|laskuttaa, *n lähipäivää, vaihtelua työaj*|vuoro*,
      työvuorot|työajat|vuorot|ajovuorot|tuntimäärät|ansiot|palkat|päivät vaihtelevat,
      kertaa|kerran kuukaudessa|vuodessa .. etänä, käynnit|käyntejä .. kuukaudessa|vuodessa,
      tavataan|käydään .. kuukaudessa|kuussa, osaa|osaava vähän kaikkea, kaivata|kaipaat vaihtelua,
      lounasravintol*, kahvihuone*, matkustuset*, matkustusedun, sadonkorjuujuhl*,
      käyt *neuvottelu*|keskustelu*, tutustu* .. paikan päälle, missä haluat kehitty*|oppia,
      tapaamme|kokoonnutaan|kokoonnumme|tavataan .. etänä, monipuoli* työterveyshuol*|lounas*,
      lähipäiv* .. koulul*|oppilaito*|opisto*|opetu*, tukun|varaston vastaanot*,
      insinööritoimistomme, suunnittelutoimistomme, toimistoon riittää|soitto, soit* toimistoon,
      hakemu* .. toimistoon|virastoon|kansliaan
    `,
    sv: `personalrestaurang*, office paket*, microsoft office`,
    en: `
      box office, office 365, office hours, office tools, outside of, outside the eu, post office,
      back office, remote work .. not, remote control*, observe remotely
    `,
  },
  // Where the person may work from elsewhere, an office that only follows is not the place.
  {
    mark: 'remote',
    weight: 1,
    fi: `
      hybridi*, etäty*, etänä, etätö*, etäily*, etämahdollis*, etäpäiv*, osittain etä*,
      etä ja lähi*, lähi ja etä*, missä haluat, missä halu*, paikkaan sidot*, paikkariippumat*,
      monipaikka*, läsnäolopäiv*, lähipäiv*
    `,
    sv: `distansarbet*, hybrid*, på distans, distansdag*, distansmöjlig*`,
    en: `hybrid, remote, remotely, work from anywhere`,
  },
]
