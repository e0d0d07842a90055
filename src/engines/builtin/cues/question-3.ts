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
      laboratoriossa*, laboratoriotil*, laboratorioon, laboratoriomme, laboratoriotyö*, arkistossa,
      arkistoon, kirjaamo*, työpisteesi, työpiste, kotoa käsin, kotitoimist*,
      kokonaan|täysin|täysi|100 etänä|etätyö*|etärooli*, etätyö .. kotoa, kirjastossa, kirjastoon,
      etätyöpaikka, *toimistossa, *toimistossamme, *toimistolla, *toimistomme, *toimistoomme,
      toimistorutiin*, toimistoarje*, toimiston .. asio*|tehtäv*|töi*|arj*|pyöri*|rutiin*,
      toimistohuone*, toimistotil*, laboratorio olosuht*, työhuone*, konttorimme, konttoriimme,
      pääkonttorilla*, pääkonttorissa*, kunnanvirasto*, virastotalo*, kaupungintalolla,
      kunnantalolla, näyttöpäät*, päätetyö*, istumatyö*, sisätyö*, sisätö*,
      rauhallis* työtil*|ympärist*|työympärist*|tiloissa, atk luok*, toimistokalust*, arkistotil*,
      *toimistollemme, *toimistollamme, *toimistoltamme, *toimistoonsa, *toimistossaan, studiolla,
      studiollamme, studiossa, labrassa, labraan, labramme, *laboratoriossa, *laboratorioon,
      *laboratoriomme, *laboratoriossamme, *laboratoriolle, puhdastil*, tutkimuslaitok*, kansliassa,
      kansliaan, *virastossa, *virastoon, *virastotalossa, *kirjaamossa, valvomossa, etäkonttor*,
      kotikonttor*, kotona|kotoa työskent*|tehtäv*, etätyönä kokonaan|kotoa, sataprosentti* etä*,
      kotietä*, hiljai* työtil*|huone*, omassa|oma|oman työhuone*, työtila* keskust*
    `,
    sv: `
      kontor, kontoret, kontoren, kontorsarbete*, kansli*, kontorsarbetstid, laboratoriet,
      *kontoret, vårt kontor, huvudkontor*, kontors*, laboratorium, laboratoriemiljö, arkivet,
      helt på distans, hemifrån, hemmakontor*, ämbetsverk*, byråns lokaler, ateljé*, studion
    `,
    en: `
      in the office, our office, the office, office in, office work, office environment,
      office based, based at|in .. office, helsinki|espoo|tampere|turku|oulu|vantaa|local office,
      office job, office located, desk job, hq, laboratory, work from home, home office,
      office or home, home or office, office and home, days .. office, office days, office first,
      head office, headquarters, lab, labs, cleanroom, the studio, our studio, studio in,
      new office, *office space, quiet workspace, fully|100 remote
    `,
  },
  // Any word of a workplace, beside an occupation that has an office.
  {
    mark: '3A',
    weight: 0.4,
    fi: `
      toimipisteemme, toimipisteessämme, toimipisteellämme, toimipisteeseemme, toimipisteessä,
      toimipisteellä, työtilat, työtilamme, työtiloissa, toimitilat, tilamme, tiloissamme,
      työpisteet, työskentelypaik*, sijoituspaik*, sijoituspaikkakunta*, *suunnittelutoimisto,
      *arkkitehtitoimisto, *tilitoimisto, *asianajotoimisto, *mainostoimisto, *insinööritoimisto,
      kampuksella, kampuksellamme, paikan päällä, talossamme
    `,
    sv: `våra lokaler, verksamhetsställe, byrån, stationeringsort, placeringsort, på plats`,
    en: `our premises, our location, on site, onsite, based in, campus, our place`,
  },
  {
    mark: '3B',
    weight: 1,
    unless: 'occasional',
    fi: `
      asiakkaidemme|asiakkaiden|asiakkaan .. tiloissa|kote*|kodei*|kodin|kotona|kotiin,
      asiakkaidemme|asiakkaiden|asiakkaan .. koteihin|luo|luokse|luona|luota|toimipaikoi*,
      asiakkaasi|asiakkaitamme|perheiden .. tiloissa|kote*|kodei*|kodin|kotona|kotiin,
      asiakkaasi|asiakkaitamme|perheiden .. koteihin|luo|luokse|luona|luota|toimipaikoi*, työmatko*,
      työmatkust*, ulkomaan|kotimaan .. matko*|matkat|matkust*, ulkomaanmatk*, reissaa*, kotiovelle,
      kotiovil*, kodeissaan, yksityiskod*, yksityiskot*,
      heidän tiloissaan|luonaan|toimipaikoissaan|kotonaan|kodeissaan, yövy*, yöpymi*, auton alle,
      ulkoilevat|ulkoillaan|ulkoilee .. päivä*|viiko*|metsä*, lähimetsä*, leirille,
      liikut .. ympäri|maakun*|suome*|lähikun*, koteihin, kotiin vietävä*, matkustus*, matkustaa,
      matkustat, matkustami*, tontilla, tonteilla, tontteja, matkustamaan,
      kouluilla|kouluissa tehtäv*|toteut*|järjest*, haravoi*, risuk*, klapej*, polttopui*,
      vientiä asiakkaille|asiakkaalle, asiakkaille .. vienti*|viemi*|kuljet*, ulkona, ulkotyö*,
      ulkotöi*, ulkosalla, ulkoilm*, ulkovarasto*, liikkuva* työ*, liikkuvaa, matkatyö*, matkapäiv*,
      reissuty*, reissuhomm*, kiertä* työ*, kiertävä*, asiakkaiden kodei*, asiakkaan koti*,
      asiakkaiden luona, asiakkaan luona, asiakasperheiden, kotikäyn*, asiakaskäyn*, kotihoidossa,
      kentällä, kenttätyö*, maasto*, työmaalla, työmaille, työmailla, työmaalle, työmaan, työmaita,
      työmaamme, työmaat, työkohte*, kotisiivou*, ajossa, ajoon, ajot, jakelua, jakeluajo*,
      jakelureit*, kuljetuksia, kuljetukset, kotiinkuljet*, ovelta ovelle, ovilla, leirien,
      leireillä, leirillä, retkillä, metsässä, pellolla, pelloilla, puutarhassa, kasvimaalla,
      torilla, torimyy*, pihalla, pihatyö*, viheralue*, jalkautu*, jalkaudut, oman auton käyttö*,
      omalla autolla .. asiakk*|kohte*|kohtee*|työkohte*|kotei*,
      liik*|kulje*|kohte*|kohtee* .. omalla autolla, auto käytössäsi,
      käyttöösi .. *auto|*auton|*autot, huoltoauto*,
      liikut|liikkua|liikutaan|liikkuminen .. auto*|jalan|pyörä*|julkisilla|alueella,
      liikut|liikkua|liikutaan|liikkuminen .. asiakk*|kohte*|pääkaupunki*|kunnan|kaupungi*,
      kierrät|kiertää|kierretään|kiertävät .. koul*|kohte*|toimipist*|asiakk*|myymäl*,
      kierrät|kiertää|kierretään|kiertävät .. suomea|alue*|päiväko*,
      käyt|käydä|käydään|käynnit .. asiakk*|kodei*|kotona|kohtei*|luona,
      ajat|ajaa|ajetaan|ajaminen .. auto*|*autoa|*autolla|reitti*|rekka*,
      ajat|ajaa|ajetaan|ajaminen .. yhdistelm*|jakelu*|kuorma*|linjo*|taksi*, ajotehtäv*, ajokeik*,
      kuljetat .. tavar*|tuott*|asiakk*|matkust*|ruok*|annok*,
      toimitat .. pakett*|lähetyk*|ruok*|tilauk*, eri oppilaito*, eri kouluilla|kouluissa,
      uudiskoht*, saneerauskoht*, linjasaneera*, asiakaskohte*, eri kohtei*, veneellä, merellä,
      järvellä, järvillä, tuntureil*, tunturissa, erämaa*, uimarannal*, maauimala*, puistossa,
      puistoissa, leirejä, retkiä, retket, ulkoilet, ulkoillaan, ulkoilemme, metsäretk*,
      hautausmaal*, hautausmaan|hautausmaiden|puistojen .. hoit*|istut*, nurmik*, lumitö*,
      lumenluo*, ulkoalue*, piha alue*, pihatö*, säässä kuin, säällä kuin, säästä riippum*,
      kaikissa säissä, kelistä riippum*, kelissä kuin, sääolosuht*, pysäköinninvalv*,
      säässä kuin säässä,
      tarkastuksia|tarkastuskäynt*|arviointikäynt* .. luona|luokse|luo|tiloissa|kohte*,
      toimijoiden|yritysten|tilojen|jäsenten|oppilaiden|potilaiden luona|luokse|luo|tiloissa,
      kierrät|kierretään|kiertää .. taloyhtiö*|kiinteist*|piho*|tiloilla|tiloja,
      tarkastuskäynt*|neuvontakäynt*|käyntejä .. maatil*|tiloil*|yrityk*|kohte*,
      isäntien|urakoitsijoiden|omistajien|viljelijöiden|lapsiperheiden luona|luokse|luo|kotona,
      kilometrikorva*, km korvau*, kilsakorva*, ajat .. kilometriä|tuhatta,
      kilometrejä kertyy|tulee, tapaat .. heidän|asiakk* .. toimipist*|tilois*|luona*,
      tapaat .. heidän toimipisteissään|tiloissaan|luonaan, pakettiauto*, paku, pakulla,
      huoltobiili*, kotonani, kodissani, kotonamme, kotiini, luonani, *pihoja,
      hoidat|hoidetaan|kunnostat|kunnostetaan|siivoat .. puist*|pihoja|haut*|kasvi*,
      pihoja ja puist*, keikat|keikkoja|kohteita|kohteet .. ympäri|pitkin|koko,
      ympäri uuttamaata|pohjanmaata|lappia|maakuntaa|seutua, kirjoitat .. kentältä, juttukeik*,
      paikan päälle, jalan|pyörällä ja|tai julkisi*, kotikäynnillä,
      suurin|iso osa .. metsä*|pellolla|maasto*|ulkona, kilsat|kilometrit maksetaan|korvataan,
      matka|matkat korvataan|kilometreinä, *safarei*, *safarilla, *safarien, vaelluks*, melont*,
      lumikenk*, maastossa, maastoon, suolla, hakkuu*, istutuskoht*, öitä reissussa, reissussa,
      reissupäiv*, matkapäiviä, matkustuspäiv*, työmatkoja, matkustusta,
      *kohteet ovat|sijaitsevat taloyhtiö*|kote*|omakoti*|ympäri|eri|päiväkot*|alueella, reittisi,
      ajoreit*, ajoreitti*, reitit|reitti ajetaan|kulkee|kulkevat|alkaa|vaihtel*, keikkapaikat,
      keikkabussi*, *asiakkaat|asiakkaasi .. kierrät|kierretään|käyt, kylillä, kyliä,
      taloyhtiöiden pihat|pihoil*, kirjastoautossa, palveluauto*, palvelubussi*, työvene*, laivalla,
      laivassa, alukse*, aluksilla, tiemestar*, tiemaast*, tieverko*, hangilla,
      hiihtokesku* rintei*, rinteessä, rinteillä, ladut, latujen, laduilla, kentälle,
      tapaamisissa asiakk*, asiakastapaamisiin, tapaamis* .. asiakkaan luona, asuntoesittely*,
      messuilla ja, kaduil*, kadulla, kauppakeskuksissa, ständillä, telttai*, katsastusmatk*,
      lehtien|postin|mainosten jak*, kaupungeis*, katuvaraink*, kaduilla, tien päällä
    `,
    sv: `
      utomhus, ute, resor, resa, reser, hos kund*, besöker kund*, i skogen, i naturen, hembesök*,
      hemma hos, på fältet, hemvård*, bygget, byggen, byggena, byggplats*, byggarbetsplats*,
      kundbesök*,
      besöker|besöka .. gård*|företag*|hem*|kund*|förening*|skolor|klient*|butik*|objekt*, mitt hem,
      runt i|om .. nyland|österbotten|finland|regionen|landet|skärgården,
      åker|kör ut|runt|till kund*|mellan, åker|kör .. ut till, ute på, ute hos, på väg, i terräng*,
      kilometerersättning*, resdagar*, tjänsteresor, arbetsresor, skärgården, i skärgård*,
      till sjöss, på åkern|åkrarna|gården|havet|sjön, trädgården, parker, parkerna,
      kör .. paket|varor|rutt*|bil, hemma .. klient*|kund*, hem .. mitt|deras|hennes|hans, i hemmen,
      egen bil, paketbil, servicebil, på ängen, i alla väder, väder och vind, lägergård*, exkursion*
    `,
    en: `
      outdoors, outdoor work, outdoor job, work|working|being|time|days outside,
      outside all|in any|whatever, in all weathers|weather, inside and outside, travel, travelling,
      traveling, on the road, construction site*, our sites, door to door, on the doors,
      customer sites, client sites, visit customers|clients, visiting customers|clients,
      clients homes, forest, deliver food|parcels|mail, business trips, safaris, hikes, hiking,
      guided tours, working in the field, field work, fieldwork, field days,
      in the mountains|wild|wilderness|archipelago|snow|rain|sun, at customers|clients,
      customer|client|site visits, customers premises|homes|sites, on site at customer*|client*,
      mileage, kilometre|kilometer allowance,
      visiting|visit .. farms|sites|stores|schools|companies|homes|customers|clients, in my home,
      our home, drive around|across|throughout, client|customer sites,
      travel across|around|between|to, company van|car, you drive to|between|from|around|the,
      driving to|between|around|a|the, delivery route*, building sites, on site .. construction,
      parks, garden, gardens, farm fields, ski slopes, boat, at sea, on board,
      cycle|bike .. deliver*|through|around, streets, door step
    `,
  },
  {
    mark: '3B',
    weight: 0.5,
    fi: `
      kuljettami*, kodeissa, kohteissa, *kohteissa, kohteet, kotihoitoon, kotihoidossa, kouluilla,
      rakennust*, luonnossa,
      eri puolilla|puolille .. suom*|kaupun*|maakun*|pääkaupun*|alue*|uuttamaata,
      ympäri suomea|maata|pääkaupunki*|uuttamaata|kaupunkia,
      tarvitset|tarvitaan|edellyt*|vaatii .. omaa|oman auto*, valmiut* .. liikku*, kasvihuone*,
      saaristossa, saarissa, infraraken*, kelit, kesäkeli*, autoetu, työauto*, työsuhdeauto,
      oman auton, asiakkaille .. vien*, päivärah*, matkakorvau*, matkakulu*
    `,
    sv: `dagtraktament*, reseersättning*, körkort och bil, tillgång till bil`,
    en: `travel allowance, daily allowance, per diem*, own car, travel expenses`,
  },
  {
    mark: '3B',
    weight: 0.3,
    fi: `b ajokor*, ajokortti, ajokorttia, omaa autoa, oma auto, tapahtumissa, kotihoi*`,
    en: `driving licen*, driver s license`,
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
      monipuolis* .. projekt*, rooli* .. monipuoli*, päivä .. erilai*, päivää .. samanlai*,
      toisensa|toistensa kaltai*, mikään|yksikään työpäivä|päivä ei, hybridi*, etäty*,
      osittain etä*, etänä, kotona tai toimisto*, missä haluat, missä halu*, etätö*, etäily*,
      etämahdollis*, etäpäiv*, etä ja lähi*, lähi ja etä*, etä tai, paikkaan sidot*,
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
      varahenkilöst*, sijaispool*, kahta samanlaista,
      kahteen|useaan|kolmeen kouluun|toimipist*|yksikköön, eri hoivakod*|hoitokod*|asumisyksik*,
      eri kouluissa|kouluilla ja, eri kodei*, ei .. paikkaan sidot*, resurssipool*,
      laaja|laajan|laajaa alai* .. tehtäv*|työ*|toimenkuva*, monimuotoi* .. työ*|tehtäv*,
      työ*|tehtäv*|arki|arjen|toimenkuva* .. vaihteleva|vaihtelevaa, toimipisteiden välillä,
      kahdessa toimipist*, eri lapsiryhm*, muuttuv* työ*, *tehtävät .. vaihtelevat,
      *tehtävien .. vaihtel*, päivät vaihtel*, työpäivät .. vaihtel*, monipuolisuu*,
      monipuoli*|vaihtelev* .. töi*|*projekt*|haaste*|hankke*|vastuu*|hommi*|hommaa|keikk*,
      vaiherik*, yhtenä päivänä .. toisena,
      jakautuu|jakautuvat|jakaantuu .. toimisto*|kent*|kotikäyn*|etä*|työma*,
      aamulla .. iltapäivällä, yhtenä hetkenä .. toisena, tehtäväkierto*, moninai* .. tehtäv*,
      kahdessa|kolmessa|neljässä|viidessä|useassa|useammassa|monessa ${PLACES.fiOne},
      kahdessa|kolmessa|neljässä|viidessä|useassa|useammassa|monessa eri ${PLACES.fiOne},
      eri|useissa|monissa ${PLACES.fiMany}, molemmissa ${PLACES.fiMany},
      *kohteet|*kohteesi|*paikat|*paikkasi|ympäristöt vaihtelevat|vaihtuvat,
      *kohteet vaihtelevat|vaihtuvat .. kote*|taloyhtiö*|omakoti*|asiakk*, pää ja lähi*,
      siirtyä|siirryt|siirretään|siirtymi* .. toiseen|toisesta|eri yksik*|toimipist*|koulu*|kohte*,
      kulkea|kuljet|liikut|liikkua .. toimipist*|yksiköi*|koulujen|kauppojen|kohteiden väli*,
      *jen|*iden|*den välillä|väliä liikku*|kulke*|kuljet|liikut, etätyöpäiv*, etätyömahdol*,
      etätyösuosi*, lähipäiv*, läsnäolopäiv*, toimistopäiv*, ei|mitään kahta samanlai*,
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
      every day is different, wide range of tasks|duties, hybrid, remote, remotely, versatile,
      varied, variety of tasks|duties|projects, diverse tasks, diverse work, no two days, no day is,
      diverse responsibilities|tasks|role, varied role|work|tasks, different ${PLACES.en},
      work from anywhere, no two|three days|weeks|shifts, days are different|never, never the same,
      two|three|four|several|multiple|between|various ${PLACES.en}, wear many hats, many hats,
      bit of everything, all kinds of, job rotation, rotate between, broad|wide range|variety,
      remote work, remote days, working remotely, home|remote two|three|2|3, office or home,
      home or office, office and home, broad role|scope, a mix of
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
      hammasklinik*, puheluihin, puheluita, potilaspaik*, asiakaspaik*, asukaspaik*, hoitopaik*,
      palveluasumi*, vanhustenkod*, lippukass*, lipputoimist*, chatissa, chattiin, chat palvel*,
      asiakaschat*, infotisk*, palvelutisk*, asiakaspalvelutisk*, aulapalvelu*, *vastaanotossa,
      *vastaanotossamme, hotelli* vastaanot*, eläinsairaal*, neuvola*, päivystyksessä,
      leikkausosasto*, kuntoutusosasto*, asumispalveluyksik*, palveluasumisyksik*, *myymälässä,
      *myymälässämme, tiskin takana, linjastolla, linjaston, pankin konttor*, huoltoasemal*,
      vuokratuol*, vastaanotolla, vastaanotto*, terveysasem*, terveyskesku*, sairaala, sairaalassa,
      sairaalaan, sairaalan, klinikka, klinikalla, klinikalle, hoivakod*, hoivakoti*, palvelutalo*,
      ryhmäkoti*, ryhmäkod*, asumisyksik*, palvelukod*, palvelukoti*, asumispalvel*, vanhainkot*,
      asiakaspalvelukesku*, puhelinpalvel*, puhelimitse palvel*, apteekki*, apteekissa, kampaamo*,
      hammashoitol*, kassalla, kassatyö*, infopist*, lipunmyyn*, palvelupist*,
      asiakaspalvelutehtäv*, contact center*, call center*
    `,
    sv: `
      mottagning*, hälsovårdscentral*, servicehus, sjukhus*, café*, vår butik, vår restaurang,
      kundtjänsten, kundservice, svarar .. telefon|samtal|kunder,
      betjänar|hjälper .. kunder|gäster .. butik*|disk*|telefon*|chatt*, i butiken, i receptionen,
      receptionist*, bakom disken, kassan
    `,
    en: `
      ward, clinic, hospital, reception, call center, contact center, service desk,
      support channels, our store|shop|restaurant|cafe|hotel|salon, serve customers, phone support,
      customers|guests .. phone|chat, customer calls|enquiries|inquiries,
      answer|answering calls|phones|customers, front desk, behind the counter|bar|till,
      check in guests, help desk
    `,
  },
  {
    mark: '3D',
    weight: 0.5,
    fi: `
      myymälä*, kaupassa, kauppaan, kauppamme, liikkeessä, liikkeeseen, ravintolassa, ravintolaan,
      ravintolamme, kahvilassa, kahvilaan, kahvilamme, osastolla, osastolle, osastollamme, osaston,
      hotelli*, kioski*, salonki*, baarissa, baariin, asiakaspalvelussa, kuntosali*, kylpylä*,
      huoltoasema*, päivystys*, liikkeemme
    `,
    sv: `butik*, restaurang*, avdelning*`,
    en: `restaurant, store, shop, hotel, cafe`,
  },
  {
    mark: '3C',
    weight: 0.4,
    fi: `
      erilais* .. tehtäv*, erilais* .. työtehtäv*, monipuoli*, vaihtelevi*, vaihtelevaa, vaihteleva
    `,
    sv: `mångsidig*`,
    en: `variety`,
  },
  {
    mark: '3C',
    weight: 1,
    fi: `monipuolinen, monipuolista, monipuolisen, monipuoliset, monipuolisten`,
  },
  {
    mark: '3D',
    weight: 0.35,
    fi: `asiakaspalvelu*`,
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
      lounasravintol*, kahvihuone*
    `,
    sv: `personalrestaurang*, office paket*, microsoft office`,
    en: `
      box office, office 365, office hours, office tools, outside of, outside the eu, post office,
      back office
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
