import type { Cue } from '../cue.ts'

/**
 * What the work is like, by what the person does: ads tell duties in verbs ("siivoat",
 * "siivoaminen"), which say it also where no occupation is named. Each row follows one part of a
 * letter's list of work in the codebook.
 */
export const QUESTION_2_DUTIES: readonly Cue[] = [
  // Cleaning, moving, warehouse.
  {
    mark: '2A',
    weight: 1,
    fi: `
      siivoat, siivoatte, pinoat, pinoami*, pinota, siivoami*, siivotaan, *siivous, *siivousta,
      *siivouksen, *siivouksia, *siivoukset, *siivouksesta, *puhdistus, *puhdistusta, *puhdistuksen,
      puhdistat, puhdistami*, vuodevaatt*, liinavaatt*, likaantu*, vahvaselkäi*, terve selkä,
      selkä kunnossa, paketoi*, varaston järjest*, peset, pesette, peseminen, pesemistä,
      pesutehtäv*, pesutyö*, imuroi*, moppaa*, luuttua*, kuuraa*, tyhjen* .. rosk*|jätea*,
      lattioiden vahau*,
      kannat|kantaa|kannetaan|kantamaan .. tavar*|taak*|laatik*|huonekal*|kuorm*|lank*|materiaal*,
      nostat, nostelet, nostetaan, nostoissa, nosto ja,
      siirrät|siirtää|siirtely* .. tavar*|lavo*|kuorm*|material*,
      purat|puretaan|purkaa|purkamaan|purkami* .. kuorm*|kont*|lavo*|tavar*|rakente*,
      kuormi* .. purat|purkaa|purkami*|purku*, lastaat, lastaa, lastaamaan, lastataan, lavoit*,
      pakkaat, pakata, pakataan, pakkaamaan, keräilet, keräilemi*, keräillään,
      keräät|kerätä|kerätään .. tilau*|tuotte*|tavar*, pumppukär*, haarukkavaun*, lavansiirt*,
      truki*, varastotehtäv*, varastotöi*, terminaalitö*, muuttoja, muutoissa, muuttotö*,
      muuttokeik*, muuttokuljet*, roudaa*, roudau*, telttojen|lavojen|aitojen pysty*,
      pystytät|pystytämme|pystyttää|pystyttämi*
    `,
    sv: `
      du städar, städar, städuppgift*, lyfter, lyfta, bär tunga, plockar, packar, packa, lastar,
      lossar, lagerarbete*, städning*, rengöring*, tvätta*, tvättar, diskning, lastning, lossning,
      plockning, packning, snöskottning, gräsklippning, trädgårdsarbete*, skogsarbete*, djurskötsel,
      utfodring, mjölkning, lyft, morgonrutiner, matlagning, plocka beställ*|varor|bär
    `,
    en: `
      clean rooms|offices|homes, you will clean, cleaning of, lift heavy, lift up, carry, carrying,
      loading, unload, unloading, packing, pack orders, picking orders, order picking, mopping,
      laundry, housekeeping, stacking,
      load|stack|lift|carry|move trucks|pallets|boxes|furniture|goods|materials, shovel*, digging,
      hauling, feeding
    `,
  },
  // Building, installing, repairing, production.
  {
    mark: '2A',
    weight: 1,
    fi: `
      asennat, asentaa, asentamaan, asentami*, asennustöi*, asennustehtäv*, *asennuksia, asenneta*,
      korjaat, korjaamaan, *linjalla,
      rakennat|rakentaa .. terass*|taloja|talon|mökk*|aitoj*|kalustei*, *asennukset, *asennuksiin,
      *asennuksissa, *asennusta, *huollot, huoltoja, *huoltojen, jarru*, vianhaku*, vianetsin*,
      punnits*, huopakat*, peltikat*, vesikat*, veisto*, korjaami*, korjaustö*, korjaustehtäv*,
      *korjauksia, *korjauksista, huollat, huoltaa, huoltamaan, huoltami*, huoltotö*, huoltotehtäv*,
      määräaikaishuol*, kunnossapitotö*, kunnossapitotehtäv*, kunnostat, kunnostaa, kunnostami*,
      remontoit, remontoimaan, remontointi*, remonttitö*, remontteja, remonteissa, rakennustöi*,
      rakennusty*, muuraat, muuraus*, muuraami*, laatoit*, tasoit*, rappaus*, vedeneristy*, valutö*,
      valutyö*, betonoi*, raudoit*, muottitö*, muottityö*, runkotö*, levyty*, eristystö*, kattotö*,
      sisävalmistus*, sisustustö*, maansiirto*, kaivat, kaivuri*, kaivinkon*, kaivutö*, louhin*,
      asfaltoin*, kiveys*, laatoitus*, maalaat, maalata, maalau*, polttoleik*, hiot, hionta*,
      hiomi*, hiomaan, sorva*, sorvi*, jyrsi*, särmä*, koneistu*, koneistami*, työstökon*, poraat,
      poraami*, sahaat, sahaami*, metallitö*, puutö*, puutyö*, linjalla, tuotantolinj*,
      tuotantotehtäv*, kokoat|kootaan|koota .. laitte*|tuott*|kalust*|huonekal*|komponent*|osi*,
      renka* .. vaih*, vaihdat renk*, renkaanvaih*, öljynvaih*, ompelet, ompelu*, verhoil*,
      pyykkiä|pyykit pes*,
      pyykin*, silitä*, sility*
    `,
    sv: `installerar, monterar, montera, reparerar, reparation*, målar`,
    en: `
      assemble products|parts|machines|components, assembling, installing, install equipment,
      welding, repairing, repair work, machining, production line, painting, maintenance work
    `,
  },
  // Kitchen, farm, garden, forest.
  {
    mark: '2A',
    weight: 1,
    fi: `
      valmist* .. ruoka|ruokaa|ruuan|ruoan|ruokia|lounas*,
      valmist* .. lounaa*|annok*|aterioi*|pizz*|hampuril*, valmist* .. burger*,
      ruoka|ruuan|ruoan|aterioiden|annosten valmist*, kokkaat, kokata, kokkaami*, paistat, paistaa,
      paistami*, grillaat, grillaami*, leivot, leipoa, leivonta*, leivonnai* .. valmist*, tiskaat,
      tiskata, tiskaa*, tiskie*, astioiden pes*, esivalmist*, keittiötö*, keittiötehtäv*,
      ruuanlait*, ruoanlait*, kotitalousty*, kotitaloustö*, tiskit, tiskien, tiskejä, salaatit,
      salaattien, puutarhatö*, puutarhatyö*, puutarhanhoit*, puutarhan .. töi*|hoit*, fileroi*,
      leikkaat|leikata lihaa|kalaa, poimit, poimia, perunannost*, juuresten nost*, kolaus, kolaami*,
      maatilalla, poimimaan, *poiminta*, kitket, kitkeä, kitkemi*, kitkent*, ruokit, ruokkia,
      ruokkimi*, *ruokinta*, lypsät, lypsää, karsin*, navetta*, navetan, navetas*, tallitö*,
      tallityö*, sadonkorj*, istutat, istuttaa, istuttami*, istutus*, istutuk*,
      hoidat|hoitaa|hoito* .. hevos*|eläim*|karja*|lehm*|vasik*|sikoj*|kanoj*|lampa*, nurmik*,
      nurmen *leik*, ruohon *leik*, haravoi*, lumenluo*, lumitö*, lumityö*, luot|luoda lunta,
      hiekoit*, puiden kaat*, kaadat puit*, moottorisah*, raivaussah*, raivaat, raivaus*, taimiko*,
      polttopui*
    `,
    sv: `lagar mat, laga mat, diskar, bakar, skördar, skörd*, plockar bär, sköter djur*, mjölkar`,
    en: `
      prepare dishes|food|meals, preparing food|meals|dishes, food preparation, washing dishes,
      dishwashing, baking, harvest*, milking
    `,
  },
  // Care with physical help.
  {
    mark: '2A',
    weight: 1,
    fi: `
      keittiössä, pesuissa, pesuilla, pukeutumi*, pukemi*, peseytymi*, suihkutt*, suihkussa,
      wc käynn*,
      siirtymisi*, siirroissa, siirtymiset, vuoteesta nousu*, vaatteiden vaih*,
      siirr* .. asiakkai*|asukkai*|potilai*, nosta* .. asiakkai*|asukkai*|potilai*
    `,
    sv: `förflyttningar, påklädning`,
    en: `dressing, bathing, personal care, personal hygiene, washing, getting dressed`,
  },
  // Serving, shops, showing, delivering.
  {
    mark: '2B',
    weight: 1,
    fi: `
      tarjoilet, tarjoilla, esittelemässä, esittelemään, keräät astioi*, tarjoilemaan, tarjoilemi*,
      otat|ottaa tilauksia, kattami*, kattau*, hyllytät, hyllyttää, täytät|täyttää hylly*,
      hylly* täyt*, kassalla, kassatyö*, kassatö*, myymälätöi*, jalkojesi|jalkojen päällä,
      askeleit*, askelia, työ .. liikkuva*, esittelet .. tuott*, esittelyit*, esittelypäiv*,
      tuote esitte*, messuilla, maistat*,
      jaat|jakaa|jakaminen .. lehti*|mainoks*|post*|pakett*|esitte*, polkupyörällä,
      viet|viedä paket*|ruok*|lähety*|pienet, pyörälähet*, jakelukierr*, jakelureit*, jakelupiir*,
      toimitat .. pakett*|ruok*|annok*|lähetyk*, kuljetat .. ruok*|annok* .. pyörä*,
      kadulla|kaduilla, ständi*
    `,
    sv: `kassan, fyller på hyllor, delar ut`,
    en: `taking orders, take orders, stocking shelves, restocking, deliver food, product demos`,
  },
  // Groups of children, pupils, guests; rounds, visits and inspections.
  {
    mark: '2B',
    weight: 1,
    fi: `
      opetat, luokassa, luokkahuon*, oppitun*, välitun*, leikit, laulat, *kerhossa, *kerhoissa,
      vedät|ohjaat|pidät *tunteja|*tunnit|*ryhmiä, lenkille, lenkittä*, askart*, *kerhoja, *kerhot,
      *treenejä, *treenit, kuntosaliopast*, *retkillä, *retket, *kävelyillä, jalkaud*, jalkautu*,
      katsastat, katsastus*, arviointikäyn*, valvontakäyn*, myymäläkäyn*, maastokäyn*, kohdekäyn*,
      kerhoj*, kerhotoimin*,
      ohjaat|ohjata|ohjaaminen|ohjaamista .. lapsi*|lasten|nuori*|ryhm*|leir*|kerho*,
      ohjaat|ohjata|ohjaaminen|ohjaamista .. leikk*|retk*|*tunte*|*harjoittel*, leirejä, leiriä,
      ulkoilet, ulkoilla, ryhmäliikun*, vesijump*, jumppa*, liikuntatun*, liikuntaryhm*,
      ohjattu* tunte*, hoidat|hoitaa .. lapsi*|lasten, lapsia .. hoita*, lastenhoito*, uimakoul*,
      uimaopet*, valvot|valvoa .. uima*|alta*|piha*, allasvalvo*,
      opastaa vieral*|vierail*|ryhmi*|matkail*, opastettu*, opaskierr*, safarej*, vaelluks*,
      melonta*, vedät|ohjaat|pidät|vetää|ohjata|pitää .. työpaj*, käyt .. kotona,
      kuntoarvio*, tarkastuskierr*, tarkastuksia .. kohte*,
      tarkastat .. kohte*|kiinteist*|rakennuks*|työma*|asunto*|tilo*, vartiointikoht*,
      vartiointikierr*, piirivartioin*, järjestyksenvalvon*, aluevalvon*
    `,
    sv: `leder .. grupp*, grupper av barn, lek och, utevistelse, undervisar, i klassrummet`,
    en: `
      teach classes|children|students, guided tours, guide tours|tourists|groups, guiding,
      classroom, patrol*, playing with
    `,
  },
  // Accounts, documents, texts.
  {
    mark: '2C',
    weight: 1,
    fi: `
      ostolasku*, myyntilasku*, alv *ilmoitu*|raport*|laskel*|tility*, kuukausikat*, päätösehdot*,
      valituksia, valituksiin, valitusten, *tekstejä,
      *tekstien, verkkosivuj*, verkkosivujen, sivusto*, hakukone*, matkalasku*, laskuja, *raportit,
      raportteja, täsmäyt*, tilinpäätö*, tiliöi*, laskuttami*, laatia, laatimi*,
      laadinta*, pöytäkirj*, esityslist*, muistioi*, analyys*, analytiik*, tilastolli*, tietokannat,
      tietokantoj*, rekistereit*, artikkelei*, tutkimusaineist*, tutkimusta, tutkimustehtäv*,
      laskelm*, tarjouslask*, määrälask*, kustannuslask*,
      lasket|laskea|laskeminen .. tarjou*|määr*|hinto*|palk*|kustannu*, kalenterinhall*,
      kalenterien|kalentereiden .. hallin*|ylläpi*|hoita*, matkajärjeste*,
      kokousjärjest*, tietojen syöt*|talle*|yläpi*|ylläpi*, syötät|tallennat|kirjaat .. tieto*,
      käännät, kääntää .. tekst*|asiakirj*, käännöksi*, kääntämi*, oikolue*,
      oikoluku*, kirjoitat, kirjoittami*, uutiskirj*, sisältöjen tuott*, tuotat .. sisältö*,
      kuvankäsittel*, editoi*, taittami*, taittoty*, talouden seuran*|suunnittel*, taloushallinn*,
      juridi*, oikeudelli*, organisoitu, tarjouspyyntö*, tarjousten .. laati*|laske*
    `,
    sv: `noggrannhet, skriver, protokoll*, bokslut*, juridisk*`,
    en: `
      invoices, invoicing, reports, writing, spreadsheets, organised,
      proofreading, calculations, analyzing, analysing, databases
    `,
  },
  // Software, design, measuring.
  {
    mark: '2C',
    weight: 1,
    fi: `
      ohjelmoi*, koodia, konfiguroi*, palvelimi*, verkkolaitt*, mitoit*,
      suunnittelet .. *rakente*|*järjestelm*|*laitte*|*verkko*|*koneita, koodin, testaat, testata,
      python*, javascript*, typescript*, sql,
      kehität .. sovellu*|järjestelm*|ohjelmist*|verkkopalvel*, autocad*, revit*, solidworks*,
      mallinnat, mallintaa, mallinnus*, mallintami*, piirrät, piirtää, piirtämi*, piirustu*,
      mittaat, mitata, suunnittelet .. järjestelm*|sähkö*|rakente*|laitte*|rakennu*,
      laadunvalvon*, laadunvarmis*, laatutarkast*, työntömit*, mittalait*, tarkkasilm*,
      tarkkaa silmää, virheettö*, pedantti*, pedanttisuu*, rajapint*, tietokant*,
      silmää yksityiskohd*
    `,
    sv: `programmerar, programmering, mätning*`,
    en: `
      develop software, software, testing, measure, measuring, modelling, modeling, quality control
    `,
  },
  // People served, guided, taught, led.
  {
    mark: '2D',
    weight: 1,
    fi: `
      ohjaat|tuet|autat|hoidat|kohtaat|valmennat .. lapsi*|nuor*|vanhu*|ikäihmi*|iäkkäi*|ihmis*,
      ohjaat|tuet|autat|hoidat|kohtaat|valmennat .. asiakk*|asukk*|kuntoutuj*|oppila*|opiskelij*,
      ohjaat|tuet|autat|hoidat|kohtaat|valmennat .. perhe*|vierai*|maahanmuutta*|työnhakij*,
      ohjaat|tuet|autat|hoidat|kohtaat|valmennat .. jäsen*|matkustaj*|kuluttaj*,
      neuvot|opastat|kuntoutat|avustat|palvelet .. lapsi*|nuor*|vanhu*|ikäihmi*|iäkkäi*|ihmis*,
      neuvot|opastat|kuntoutat|avustat|palvelet .. asiakk*|asukk*|kuntoutuj*|oppila*|opiskelij*,
      neuvot|opastat|kuntoutat|avustat|palvelet .. perhe*|vierai*|maahanmuutta*|työnhakij*,
      neuvot|opastat|kuntoutat|avustat|palvelet .. jäsen*|matkustaj*|kuluttaj*|käyttäj*,
      kasvatat|opetat .. lapsi*|nuor*|vanhu*|ikäihmi*|iäkkäi*|ihmis*,
      kasvatat|opetat .. asiakk*|asukk*|kuntoutuj*|oppila*|opiskelij*,
      kasvatat|opetat .. perhe*|vierai*|maahanmuutta*|työnhakij*,
      kasvatat|opetat .. jäsen*|matkustaj*|kuluttaj*|käyttäj*,
      ohja*|tuke*|autta*|hoita*|kohtaa*|valmenta* .. lapsi*|nuoria|nuorten|vanhuk*|ikäihmi*,
      ohja*|tuke*|autta*|hoita*|kohtaa*|valmenta* .. asiakk*|asukk*|kuntoutuj*|oppila*|perheitä,
      ohja*|tuke*|autta*|hoita*|kohtaa*|valmenta* .. vierai*|maahanmuutta*|työnhakij*,
      neuvo*|opasta*|kuntoutta*|palvelemi*|avusta* .. lapsi*|nuoria|nuorten|vanhuk*|ikäihmi*,
      neuvo*|opasta*|kuntoutta*|palvelemi*|avusta* .. asiakk*|asukk*|kuntoutuj*|oppila*|perheitä,
      neuvo*|opasta*|kuntoutta*|palvelemi*|avusta* .. vierai*|maahanmuutta*|työnhakij*,
      vanhusten|ikäihmisten|ikääntyneiden .. ohjaam*|ohjau*|auttam*|tukemi*|hoita*,
      vanhusten|ikäihmisten|ikääntyneiden .. avustam*|kanssa|parissa|kohtaam*|valmenta*,
      kehitysvamma*|vammaisten|nuorten|lasten .. ohjaam*|ohjau*|auttam*|tukemi*|hoita*,
      kehitysvamma*|vammaisten|nuorten|lasten .. avustam*|kanssa|parissa|kohtaam*|valmenta*,
      perheiden|asukkaiden|kuntoutujien .. ohjaam*|ohjau*|auttam*|tukemi*|hoita*,
      perheiden|asukkaiden|kuntoutujien .. avustam*|kanssa|parissa|kohtaam*|valmenta*,
      maahanmuuttajien .. ohjaam*|ohjau*|auttam*|tukemi*|hoita*,
      maahanmuuttajien .. avustam*|kanssa|parissa|kohtaam*|valmenta*,
      johdat .. tiimi*|henkil*|yksik*|osasto*|ryhm*,
      ohjaat|johdat|perehdytät .. työntekij*|henkilöst*|tiimi*, kuuntelet, motivoit, kannustat,
      vastaat .. henkilöst*, lähiesihenkil*, esihenkilönä, esimiehenä, lähiesimie*, esimiesty*,
      henkilöstövastuu*, henkilöjohtami*, henkilöstön .. johta*, opetat, opettamaan,
      valmennat, uraohjau*, palvelija*, puhelia*, seurallin*, supliik*, tulet|tulla toimeen,
      helposti lähesty*, ihmistuntem*, pidät ihmisi*, asiakassuht*, asiakashankin*,
      soitat|soittaa .. asiakk*, asiakastapaami*, tapaat|tavata .. asiakk*, myyt, myydä, myymään,
      rekrytoit, haastattelet, hymyile*, hymyillen, ihmisten keskellä|ympärill*,
      *ihmisten parissa|kanssa, yhteyttä .. asiakk*, yhteydenpi* .. asiakk*|perhei*|huoltaj*,
      omaisia, omaisten, omaisille, omaisiin, perheisiin, perheille, huoltajien, huoltajiin,
      *kohtaaminen, *kohtaamista, *kohtaamisessa, seuraa vanhu*
    `,
    sv: `
      leder personal*, chef för, betjänar, säljer, sälja, hjälper, handleder, undervisar, stöder
    `,
    en: `
      love people, with people, people oriented, guests, lead .. team, leading people|teams|team,
      coach*, mentor .. team, people management, meeting people, helping people, serve, serving,
      listening skills, sell, selling
    `,
  },
  // Going round: visits to customers, sites and shops; outings, games and exercises with a group.
  {
    mark: '2B',
    weight: 1.5,
    unless: 'occasional',
    fi: `
      matkat|välimatkat|siirtymät|liikut|liikkua .. kävellen|pyörällä|pyöräillen|polkupyörällä,
      käyt|käydä|käydään|käy .. luona|kodeissa|tonteilla|työmailla|tiloilla|maatiloilla|asunnoissa,
      kierrät|kierrämme|kiertää|kierretään .. myymäl*|työma*|mökeillä|tiloilla|koulu*|keittiö*,
      kierrät|kiertää .. asiakk*|toimipaik*|yksiköi*|alueella, kierros|kierroksia .. päivässä|yössä,
      tilakäyn*, työpaikkakäyn*, kenttäkäyn*, kohdekäyn*
    `,
    sv: `
      besöker|besöka .. kund*|gårdar|byggen|företag|hem, kundbesök, på byggplats*, gårdsbesök*
    `,
    en: `visit|visiting customers|clients|sites|stores|farms|homes, site visits, customer sites`,
  },
  {
    mark: '2B',
    weight: 1,
    fi: `
      ulkoilutat, ulkoiluttaa, ulkoiluttami*, ulkoilutus*, ulkoiluun, ulkoilette, leikitte, leikkiä,
      leikitään, pelaat, pelaatte, pelataan, uimassa, asioinnilla, asioilla käymi*,
      vedät|vetää|vedetään .. ryhm*,
      tarkist* lip*, lippuja ja, luovut* .. paket*|avaim*|auto*|vuokra*, aamiaistarjoil*,
      harjoitu* .. kentällä|hallissa|jäällä, satutun*, opastuskierroks*, opastuksia,
      vastaanot* .. paket*|lähetyks*, kenttäkäynt*
    `,
    sv: `lek, leker, sagostund*, rör dig, promenad*, guidar, tar emot båtar|gäster`,
    en: `
      play|plays with, outings, load guests, walk the, guide visitors, walks, games with,
      outdoor activities
    `,
  },
  // The till, the room where one waits on guests, the games of children: places of light work.
  {
    mark: '2B',
    weight: 0.6,
    fi: `katat, pöytiin, satutunt*, salin, rahastat, leikkipuist*, arjen taid*`,
    sv: `hyllor`,
    en: `playground, restock*, take payments, fill|filling shelves`,
  },
  // Kitchens behind a counter, gardens and animals in Swedish and English.
  {
    mark: '2A',
    weight: 1,
    fi: `
      sekä keittiö* että, keittiö .. sali*, keittiöllä, linjasto*, kärräät, kärrätä,
      kaikki .. keittiön työt, lämmität .. ruo*|ruu*, ruokien|ruuan|ruoan lämmit*, laatikoita,
      säkkejä, sängyt, sänkyjen|vuoteiden petaus*|petaami*, siirretään nostur*
    `,
    sv: `
      kratta, krattar, rensa|rensar ogräs, vattna, måla staket|hus|båtar,
      klipper|klippa gräs|häckar,
      skottar snö, bär, mockar, röjer|röja, hugger ved, gräver
    `,
    en: `
      muck out, mucking out, feed the|animals, weeding, raking, mowing, shovelling,
      washes dishes,
      wash dishes|pots, lift|lifting|carry up to, heavy
    `,
  },
  // Advising, instructing, receiving, soothing.
  {
    mark: '2D',
    weight: 1,
    fi: `
      neuvot, neuvoa, opastat, opastaa, opastamaan, opastavat, opastus, opastusta,
      koulutat, koulut* .. käyttäj*|henkilöst*|asiakk*, pidät|pitää|pidetään|pitämi* .. koulutuks*,
      pidät|pitää|pidetään .. kursse*|luento*|työpaj*|valmennuks*,
      johdat|johtaa|johtami* .. yksikköä|yksikön|tutkij*|ryhmää|osastoa|henkilöstöä,
      ot* vastaan asiakk*|vierai*|potila*|kävij*|matkustaj*|asukk*,
      asiakkaiden|vieraiden vastaanot*,
      hienotuntei*, lapsirak*, esiinnyt .. luontev*, sovitel*, sovittel*, palveluhalu*,
      vaihd* kuulumi*, tul* juttuun, ihmistaid*, tilannetaj*, rauhoit* .. asiak*|ihmis*|potila*,
      perehdytät, perehdyttää .. työntekij*|kokit|uusia,
      tapaat|tavata|tapaami* .. ihmis*,
      kuulet|kuunnella .. asiakk*|ihmis*, sidosryhm* .. kanssa, neuvottelet, neuvottelut,
      hyvä käytö*, yhteydessä asiakk*, asiakkaiden kysymyk*
    `,
    sv: `
      ger råd, håller|hålla kurser|utbildning*|föreläsning*, folk,
      ta|tar emot kund*|gäst*|besök*|patient*,
      lugn och vänlig, vänlig*, tålamod, lugnar, leder .. enhet*,
      hjälpa|hjälper .. kund*|människor|gäst*|elev*
    `,
    en: `
      help|helps|helping .. users|consumers|scientists|people|clients|students|guests|patients|children,
      facilitate, workshops, teach|teaches|train|trains users|courses|staff|colleagues,
      friendliness, patience, negotiate, negotiating, questions from, being with children|people,
      advise, advising, mentoring, tutoring
    `,
  },
  // One goes about: from house to house, from shelf to shelf, from the counter to the tables.
  {
    mark: '2B',
    weight: 1.5,
    unless: 'occasional',
    fi: `
      päivistä|päivistäsi|työajasta|päivät .. kohteilla|kentällä|tiloilla|maastossa,
      käy|käyt|käydään|käymme .. luona|yksiköissä|keittiöissä|yrityksissä|kouluissa|tiloilla|kohteissa,
      kierrät|kierretään|kiertää .. taloa|tiloissa|kohteissa|yrityksissä|vaunuissa|hoivakoteja,
      kuljet|liikut lukioissa|kouluissa|yrityksissä|osastoilla|yksiköissä|luokissa,
      hyllyttää|hyllytät|hyllytys|hyllytetään .. kirj*|aineist*|palautu*,
      aineiston|palautusten hyllyt*,
      lehtien|kirjojen järjest*, vedät|vetää|ohjaat .. harjoituks*|treen*|kerho*, iltapäiväkerho*,
      keittää|keität|keitetään kahv*, kioskimyyn*, esillepano*,
      myyt|myydään|myydä|myymme .. kahvia|jäätelöä|lippuja|hodareita|makkaraa|juomia,
      otat|ottaa .. vieraat .. vastaan, maastomittau*, taimikkotarkast*
    `,
    sv: `
      hembesök hos, skolbesök, sagostund*, bokprat, packa upp varor, på gator*,
      säljer inträden|glass,
      ronder i|runt, betjänar .. bord
    `,
    en: `
      take|taking orders, run plates, driving lessons, walking and standing, standing and walking,
      guests in and out
    `,
  },
  // The same duties as ads tell them of somebody else, or of nobody: "siivoaa", "pestään".
  {
    mark: '2A',
    weight: 1,
    fi: `
      siivoaa, siivota, pinoaa, pinotaan, puhdistaa, puhdistetaan, pesee, pestään, pestä, pakkaa,
      keräilee, asennetaan, korjataan, huolletaan, remontoidaan, muuraa, muurataan, kaivaa,
      kaivetaan, maalaa, maalataan, poraa, porataan, sahaa, sahataan, ompelee, ommellaan, kokataan,
      paistetaan, grillataan, leipoo, leivotaan, poimii, poimitaan, kitkee, kitketään, ruokkii,
      ruokitaan, lypsetään, istutetaan, raivaa, raivataan, niittää, niitetään, kastelee, kastellaan,
      kuormaa, kuormataan, hitsataan, sorvaa, siirrellään
    `,
    sv: `städas, diskas, packas, lastas, målas`,
  },
  {
    mark: '2B',
    weight: 1,
    fi: `tarjoilee, tarjoillaan, hyllytetään, askarrellaan, retkeillään, lauletaan, leikkii`,
  },
  {
    mark: '2C',
    weight: 1,
    fi: `kirjoittaa, kirjoitetaan, testaa, testataan, valmistelet, mallinnetaan, litteroi*`,
  },
  {
    mark: '2C',
    weight: 0.6,
    fi: `
      laatii, laaditaan, mittaa, mitataan, dokumentoi, dokumentoit, dokumentoidaan, valmistelee,
      laskee, lasket, tarkastaa, tarkastat, selvittää, selvität, päivität
    `,
  },
  {
    mark: '2D',
    weight: 0.6,
    fi: `kuuntelee, kannustaa, perehdyttää, neuvoo, tukee, haastattelee, kohtaa, kohdataan`,
  },
  // Carrying, sorting, watering, frying; loads by the kilo.
  {
    mark: '2A',
    weight: 1,
    fi: `
      kannat|kannetaan|kannamme|kantaa .. vettä|paareja|varust*|välinei*|puita|rinkk*|moduul*,
      kiloa, *kilon, potilaita .. siirretään|käännetään, kastelu*, kastelet, kastella*, lajittelu*,
      lajittelet, lajitellaan, lajitella, iltatalli*, tallilla, niitto*, niität,
      lannoit*, korjuut*, paistopist*, grillaus*, kiillot*, prässä*, kimppujen, fileoi*, savusta*,
      työnnät|työnnetään .. rullak*|kärry*|vaunu*, pyöräkuormaaj*, trukilla, pajalla, juotat,
      juottami*, levytöi*, kuormien|kuorman pur*, kuormanpur*, lavasteet, lavasteiden
    `,
    sv: `flytta möbler|hyllor|varor, matar djur, i verkstaden`,
    en: `canoeing, fencing, haymaking, calf care, carry equipment`,
  },
  // Volunteers led, students taught, residents answered; a manner that suits customers.
  {
    mark: '2D',
    weight: 1.5,
    fi: `
      vapaaehtoisten, vapaaehtoisia, vapaaehtoisille, talkoolais*, asukasyhteydenot*, luennoit,
      perehdytät uu*, jaat työt
    `,
    sv: `frivilliga, volontärer, tala inför, serviceförmåga, serviceanda, håller kontakt med`,
    en: `volunteers, supervises, supervise students|theses|master, contact teaching, own customers`,
  },
  {
    mark: '2D',
    weight: 2,
    fi: `
      palveluasen*, asiakaspalvelija, tulet|tulee toimeen asiakk*|ihmis*, ottaa|otat maksun
    `,
    sv: `betjäna kund*|trafikant*|gäst*|besök*`,
  },
  {
    mark: '2C',
    weight: 0.5,
    fi: `laadit`,
  },
  {
    mark: '2B',
    weight: 0.7,
    en: `teaching`,
  },
  {
    mark: '2A',
    weight: 0.7,
    fi: `pyykki*`,
  },
  {
    mark: '2C',
    weight: 0.5,
    sv: `budget*, avtal`,
  },
]
