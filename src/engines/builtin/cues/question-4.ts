import type { Cue } from '../cue.ts'

/** How decisions are made. Initiative and teams, which weigh here too, stand under question 1. */
export const QUESTION_4: readonly Cue[] = [
  // The final say, or nobody beside one.
  {
    mark: '4A',
    weight: 1,
    fi: `
      tulosvastuu*, kokonaisvastuu*, tehdä päätöks*, teet päätöks*, tekemään .. päätöks*,
      päätösvalta*, päätäntävalta*, toimivaltaasi kuuluu|kuuluvat|sisältyy, itsenäises* vastuu*, itsenäi* päätöksente*,
      itsenäi* .. päätöks*, päätöksiä itsenäi*, vastaat itse, vastaat täysin, päätöksentekoky*,
      päätöksentekotai*, päätöksentekovalm*, rohke* päätöks*, ratkaist* itsenäi*,
      ratkoa .. ongelmi* omatoimi*, ongelmia itsenäi*, johtaa ja hallinnoi*, johdat,
      johtaa .. toimint*, johtami* ja kehittämi*, projektin vetäj*, vastaat yksikön,
      vastaat .. kokonaisuudes*, vastaat koko, liiketoiminnan kehittämi*, töiden johtami*,
      johtami* ja organisoi*,
      vastaat|vastaa .. tuloksesta|taloudesta|budjetista|hallinnosta|johtamisesta|henkilöstöstä,
      päätät .. itse, itse päättää, saat päättää, päättää itse, teet itse, oma pomo*,
      oman itsesi herra, oman työsi herra, yksintyöskent*, yksintyö*, ainoana *tekij*,
      ainoana *hoitaja*, ainoana *opettaja*, ainoana *ohjaaja*, ainoana *asiantuntija*,
      ainoana henkilö*, ainoa *tekijä, ainoa henkilö*, yrittäjäksi, yrittäjää, yksinyrittäj*,
      yrittäjähen*, franchising yrittäj*, franchisingyrittäj*, omaa kahvila*|kauppa*|liike*,
      viimeinen sana, itsenäi* rooli*, itsenäi* asema*, yksin,
      itsenäisesti vastuussa, pääosin|pääsääntöisesti|pääasiassa|enimmäkseen yksin
    `,
    sv: `
      fattar beslut, fatta beslut, beslutsfatt*, resultatansvar*, leder verksamhet*,
      leda verksamhet*, leder och utvecklar, helhetsansvar*, arbetar ensam, ensam ansvar*, ensam på,
      ensamarbete, egen företagare
    `,
    en: `
      make decisions, making decisions, p l responsibility, full responsibility,
      full ownership, sole responsibility, solely responsible, entrepreneur*, lead the company,
      work alone, working alone, on your own shift, alone on, your own boss, final say
    `,
  },
  // Nobody else is near: the only one in the place, the shift or the trade.
  {
    mark: '4A',
    weight: 1,
    fi: `
      omin päin|neuvoin|avuin|nokkineen, itseksesi, itsekseen, itsekseni, yksinäsi, yksikseen,
      yksiksesi, omillasi, olet .. ainoa, olet .. ainoana, ainoa|ainoana paikalla|vuorossa|töissä,
      ainoa|ainoana .. asiantuntija*|lääkäri*|hoitaja*|opettaja*|ohjaaja*|kuljettaja*|myyjä*,
      ainoa|ainoana .. työntekijä*|suunnittelija*|ihminen|henkilö*|edustaja*|kokki*|siivooja*,
      talon|kunnan|alueen|yksikön|yrityksen|koulun|vuoron|laitoksen ainoa,
      on .. yksi hoitaja|työntekijä|myyjä|kokki|ohjaaja|vartija|siivooja|päivystäjä|henkilö,
      kerrallaan yksi, yksi työntekijä kerrallaan, ilman .. vieressä, muita ei ole,
      kukaan ei .. neuvo|vahdi,
      työparia ei ole, ei työparia, ei työkavereita
    `,
    sv: `ensam, den enda, du är enda, en .. i taget`,
    en: `
      you are|you re|be the only, the only employee|person|one|guide|teacher|nurse|specialist,
      only employee|person|one in|on, alone, sole guide|teacher|specialist|employee|instructor
    `,
  },
  // Whose word counts, in the second and the third person.
  {
    mark: '4A',
    weight: 1,
    fi: `
      päätät, vapaus|vapauden valita|päättää|toteuttaa|suunnitella, päättää *sta|*stä,
      kuljettaja|ohjaaja|hoitaja|kuski|opettaja|asentaja|mestari päättää,
      päättää .. kuljettaja|ohjaaja|hoitaja|mestari,
      määräät|päätät|valitset .. hinn*|alue*|asiakk*|kalenter*,
      tekee .. päätökset|päätöksiä|ratkaisut|ratkaisuja, teet .. ratkaisut|ratkaisuja|ratkaisun,
      tehdä|tekemään .. ratkaisuja|ratkaisut, ratkaisut teet, ratkaiset .. itse|itsenäi*,
      ratkaistava|ratkaista .. itse, ratkaisuval*, toimivallallasi|toimivallallaan, harkintaval*,
      ratkaisee .. itse, päätökset|päätös|ratkaisu|ratkaisut .. on|ovat sinun|omasi,
      viime kädessä sinä|sinun,
      suunnittelet|määrittelet|määräät|rakennat|laadit|valitset|hinnoittelet|järjestät .. itse,
      rytmität|aikataulutat|organisoit|arvioit|hankit|sovit|muotoilet .. itse, itse suunnitt*,
      suunnittelee|määrittelee|valitsee|päättää|laatii|hankkii .. itse, itse .. määri*|hinnoit*,
      suunnitella|määritellä|valita|muotoilla|rakentaa .. itse, täysin itse, alusta asti itse,
      parhaaksi näe*|näke*|katso*, omalla tavallaan|harkinnal*, vastuu on sinun,
      oman|omien suunnitelma* mukaan
    `,
    sv: `
      bestämmer du, du bestämmer, bestämmer|bestämma|besluta|beslutar själv,
      planerar|lägger upp .. själv, själv planera*|bestämm*|besluta*, beslut .. själv, du fattar,
      fattar du, beslutar om
    `,
    en: `
      you decide, decide|decides|choose|plan .. yourself, decides on, decide on,
      make the|your own decisions, makes the|his|her|their decisions, up to you, you set the|your,
      your own plan|route, you own, own its|the results
    `,
  },
  // The whole of something on one's own answer, and the lead of a unit or its money.
  {
    mark: '4A',
    weight: 1,
    fi: `
      päävastuu*, henkilökohtai* vastuu*, täysi vastuu, täyden|täydellä vastuu*, vastuu .. on sinun,
      vastuu .. omasi, varassasi, sinun varassa*, sinun johdollasi, johdollasi, johdolla sinun,
      vastaat|vastaa kaikesta|kokonaan|yksin, koko .. vastuullasi, vastuullasi|vastuulla .. koko,
      vastuullasi .. kokonaisuu*, kokonaisuus .. vastuul*, kokonaisuudessaan .. vastuul*,
      vastaat|vastaa .. kokonaisuutena,
      vastaat|vastaa .. talousarvio*|kannattavuu*|liiketoimin*|kokonaisu*|taloussuunnit*,
      vastaat|vastaa .. rahoituksesta|palveluverk*|tulostav*|tavoitteista|myyntitavoit*,
      vastaa|vastaat toiminnan|talouden, toiminnasta ja taloudesta, toiminnan ja talouden,
      vastaa|vastaat .. toiminnasta|osastosta|yksiköstä|keittiöstä|myymälästä|laitoksesta,
      talousvastuu*, budjettivastuu*, tulosvastuul*, liiketoimintavastuu*, vetää yksin,
      johtaa *yksikköä|*laitosta|*keittiötä|*osastoa|*toimintaa|*palvelua|*palveluja|*palveluita,
      johtaa|johtavat *liiketoimintaa|*hanketta|*projektia|*kokonaisuutta|*varikkoa|*aluetta,
      johtaa|johdat .. toimintaa|taloutta|palvelut|palveluja|yksikköä, omistat .. *prosess*,
      liidaat, viet .. maaliin,
      vastaat|vastaa siitä, vastuullasi on, vastuulla ovat, hyväksyt, vastaat .. johtamisesta,
      vastaat|vastaa .. *hankinnoista|*budjetista|*sopimuksista|*kustannuksista|*talousarviosta,
      maaliin saakka|asti, alusta maaliin
    `,
    sv: `
      huvudansvar*, fullt ansvar, hela ansvaret, ansvarar för .. budget|ekonomi*|verksamhet*,
      ansvarar för ämnets|enhetens, leder .. verksamhet*|enheten|avdelningen|köket
    `,
    en: `
      fully responsible, overall responsib*, take|takes charge,
      leads|lead research|the department|the unit|the business, budget responsib*
    `,
  },
  // Whose the matter is: in one's hands, in one's name, up to one person.
  {
    mark: '4A',
    weight: 1,
    fi: `
      ovat sinun, on sinun *lla|*ssasi|*llasi|*ttisi|tehtäväsi|hoidettavasi, kokonaan sinun,
      sinun|omissa käsissä*, ovat käsissäsi, päätettäviäsi,
      päätettävissäsi, päätettävänäsi, itsestäsi|sinusta kiinni, itse päätät|sovit|hinnoittelet|tilaat,
      saat itse, saa|saat poiketa, tekee|tehdä|teet päätöksen|päätöksensä|päätökset,
      omalla toimivallal*, omissa nimissä*, omalla nimellä*, viranhaltijana,
      vastaa vain|aina yksi, vastuussa vain|yksi|yksin,
      yhden ihmisen|hengen|miehen varassa|vastuulla|käsissä,
      yksi ihminen|henkilö kerrallaan, yksi ihminen|henkilö|tekijä|mies vastaa|huolehtii|hoitaa|tekee,
      huolehtii|vastaa|hoitaa yksi,
      muita palkattuja, työkaveria ei ole, ei|eivät ole muita, saman|yhden miehen|tekijän käsiin|käsissä,
      annetaan haltuun|haltuusi, saat haltuusi, itse vastuussa, omat kohteesi|työmaasi|urakkasi,
      oman pääsi mukaan, vedettäväksi|vedettäväkseen|vedettäväksesi, uskallat|rohkeutta päättää|tehdä,
      valta|valtuudet sopia|hyvittää|päättää|tilata|ostaa, 
      vastaat|vastaa .. alueesi|alueensa tuloksesta|myynnistä,
      vastaat|vastaa .. aikataulusta|laadusta|tilauksista|katteesta|kannattavuudesta|myynnistä
    `,
    sv: `
      är ditt ansvar, på eget sätt, efter eget huvud, prioriterar|avgör själv, beslutar själv*,
      ansvar för helheten, leder projektet*|verksamheten|köket|enheten,
      du leder verksamhet*|arbetet|teamet|köket|enheten|projekt*,
      fria händer
    `,
    en: `
      is|are|be yours, yours alone, in your hands, full|sole charge, last word,
      you re|are in charge, the only .. on|in|at, only one of|in|on,
      one person|nurse|guide|worker|cook|barista .. per|in|at|on,
      in your own name, accountable for, own responsibility, free hands, beginning to end,
      you run|lead the|our|your, you will lead|run the|our|your, full responsib*,
      prioriti*|decide|decides by yourself
    `,
  },
  // A piece of work carried from start to end: of jobs in a team as well.
  {
    mark: '4A',
    weight: 0.5,
    fi: `alusta loppuun`,
    en: `from start to finish`,
  },
  // Working as a business of one's own.
  {
    mark: '4A',
    weight: 0.6,
    fi: `
      laskutat, laskutusta vastaan, omalla y tunnuksella|toiminimellä, toiminimellä, kevytyrittä*,
      vuokraat .. pöydän|penkin|tuolin|tilan, vuokrapenk*|vuokratuol*|vuokrapaik*, omat|oma asiaka*,
      ammatinharjoit*, yrittäjämäi*, yrittäjänä, yrittäjyys*, omaan laskuun, oma aika
    `,
    sv: `fakturerar, egen firma, eget företag, som företagare`,
    en: `you invoice, invoice us, own business, your own company, commission only`,
  },
  // Who keeps a home or a business by the title; elsewhere the ad speaks of somebody else.
  {
    mark: '4A',
    weight: 0.9,
    fi: `
      perhepäivähoitaj*, perhehoitaj*, sijaisvanhem*, *yrittäjäksi, ravintolayrittäj*,
      kahvilayrittäj*, kesäyrittäj*, kioskiyrittäj*,
      *toiminnan|*kioskin|*keittiön|*osaston|*myymälän|*kahvilan|*varaston vastaav*
    `,
    sv: `familjedagvårdar*, professor i, *företagare`,
    en: `professor of, childminder*`,
  },
  // Whom one goes along with while one learns, and words of number, of customers, of the calendar.
  {
    mark: '4-',
    weight: 1,
    fi: `
      yhdessä sovitu*|sovittu*|sovitt*, alusta asti itse,
      rekrytoin* .. yhteistyössä, päätöksen valinnasta, sijaisensa vastaa, kustannuksista vastaa hakija, vastaa hakija itse, hakemu* .. työparin,
      ensimmäis*|alussa|aluksi|alkuun|ensin .. kanssa|parina|mukana|yhdessä|rinnalla|kahdestaan|johdolla|kaksin|parissa,
      ensimmäis* .. viikkoa|viikot|viikon|päivää|päivät|vuorot|vuoroa|kuukautta|kuukaudet|kuukauden|yötä|kerrat .. kanssa|parina|mukana|yhdessä|rinnalla|kahdestaan|kaksin|johdolla,
      alussa|aluksi|alkuun|ensin .. toisen|kokeneen|kokeneemman|vanhan|vanhemman|ohjaajan .. kanssa|parina|mukana|rinnalla,
      perehdytys|perehdytyksen|perehdytyksessä|perehdytykseen|perehtyminen|*koulutus|*koulutuksen|*koulutuksessa .. kanssa|parina|työparin|kummin|yhdessä|johdolla,
      opettelet|harjoittelet|harjoittelevat|opetellaan|opit|harjoitellaan .. kanssa|parina|mukana|yhdessä|johdolla|kahdestaan,
      työparin kanssa .. ensimmäis*, parina päivänä|iltana|viikkona|yönä|vuotena|kertana|kuukautena,
      *kouluttajan|*kouluttajamme|kouluttajiemme|opettajan|hallituksen|valtuuston|tutkijoiden|asiantuntijoiden johdolla,
      kouluttajamme parina, kouluttajan parina, toimit|toimii .. alaisuudessa,
      yksilöllisesti|henkilökohtaisesti|kesken ja|sekä|että ryhmissä, ryhmissä 1|2|3|4,
      hengen huone*|perhe*|talou*|venee*|mökki*,
      porukalla risteil*|laival*|laivalle|ulkoil*|syömä*|matkal*|saun*|illal*|lounas*,
      yksin asuv*|elää|jäämi*|viettä*, viikonloppunsa yksin, yksin tai lasten|ryhmässä,
      omin avuin|neuvoin .. töihin|työmaalle|paikalle|työpaikalle,
      mitkä .. ovat sinun,
      töihin|tilalle|paikalle|työmaalle|liikkumaan|kulkemaan|tulemaan|pääset|pääsee .. omin avuin|neuvoin,
      leivotaan|tehdään|keitetään|valmistetaan .. itse,
      jokaisella|jokainen|kullakin .. oma|oman|omat|omaa huone*|yhteyshenkilö*|kaappi*|puhelin*|kone*|ryhmä*|pesä*|kotipesä*|paku*|talonsa|tyyli*|tyylillään|tarina*,
      *lle|turvavaljaat|työkalut|varusteet|työvaatteet jokaisella omat,
      jokaisella|kullakin opiskelijalla|asukkaalla|lapsella|ryhmällä|parilla|perheellä|oppilaalla|asiakkaalla|potilaalla|nuorella|vuororyhmällä,
      joista jokaisella on mahdollisuus, jokaisella on mahdollisuus,
      saat itse valita|ehdottaa|päättää vuoro*|työvuoro*|työaik*|milloin|koska|montako
    `,
    sv: `
      bestämmer|väljer .. när|hur mycket|ofta|vilka pass, arbetstid* .. bestämmer,
      första|i början .. tillsammans|i par, i par i början
    `,
    en: `
      choose|decide .. when|where|whether|hours|shifts|days|bookings|times|which shift*|one,
      you choose your editor|laptop|computer|tools,
      yourself when|at|how, hours|shifts|days are yours, ever|always|anyone|nobody .. alone,
      alone doesn, first .. weeks|days|shifts .. together|alongside, one week together,
      happy with your own company, walk|go through .. together with you,
      before you re|are on your own, own your own, on your own holiday|risk|account|time
    `,
  },
  // Nobody is left alone.
  {
    mark: '4-',
    weight: 1,
    fi: `
      laaja|eri|moni|yhteis alaista|alaisia, yrittäjähenki*, keskenään erilai*,
      haemme|haetaan|hakee|etsimme|etsitään|palkkaamme .. kaksi|kolme|neljä|viisi,
      vastaat .. puhelui*|kysymyksi*|sähköposte*|tiedustelui*|yhteydenot*|viesteihin|palautte*|hakemuks*,
      saat|voit|olet|haluat|osaat|ennen itse, *mme yhdessä .. kuntien|yritysten|asiakkaiden,
      lapsen|lasten|sairaan hoitopalvelu*, sovitaan yhdessä,
      työvuoro*|työvuorot|aikataulu*|työajat|työaikasi .. itse,
      jokaisella|jokainen|kullakin .. oma|oman|omaa hoitaja|*ohjaaja|*mentori*|*ohjaajan|itsensä,
      jokaisella|jokainen|kullakin .. oma|oman|omalla *valmentaj*|*tutor*|*kummi*|*auto*|*rivi*,
      alan|maailman|suomen|pohjoismaiden ainoa,
      päättää|päätetään .. valinnasta|valinnoista|palkasta|virkaan|ottamisesta|jatkosta,
      joka|jota|häntä|esihenkilö|esimies|päällikkö|johtaja|opettaja johtaa,
      yksin tulleet|tulleiden|asuvat|asuvien|eläv*, joita|jota vetää|vetävät|johtavat,
      valita|valitset|rakennat|sovit|päätät|ehdottaa|järjestää .. vuorosi|vuorot|soittoaik*|tunnit,
      valitset itse, paikalla kaksi|kolme viikkoa|päivää|tuntia,
      toiminimellä|ammatinharjoittajana|yrittäjänä tai|vai palk*|työsuht*|tunti*|palkollis*,
      työsuht*|palkol*|palk* tai|vai yrittäj*|ammatinh*|toiminim*, ennen kuin päätät,
      it|ict|atk tukihenkilö*,
      päätät .. milloin|koska|yhdessä|kanssa|työaika*|työaja*|paljonko|montako|haluatko,
      lapset|lapsi|asukkaat|asukas|vieraat|asiakkaat|asiakas|oppilaat|nuoret .. päättää|päättävät,
      lapset|lapsi|asukkaat|asukas|asiakkaat|asiakas|oppilaat|nuoret .. itse|valitsee|valitsevat,
      asiakas|asiakkaat|tilaaja|työnantaja päättää
    `,
    sv: `
      aldrig|inte .. ensam, beslutsfattare*, handleder dig, anställd eller .. egen|företagare,
      hyra stol .. företagare
    `,
    en: `left|leave|be|being|never|not alone, not .. alone`,
  },
  {
    mark: '4-',
    weight: 1,
    fi: `
      jää|jäädä|jätetä|jätä|jätämme .. yksin, ei|et|emme|eikä .. yksin, eikä yksin,
      tukee|palvelee|palvelemme|ohjaa .. 000, perheen|vanhempien|lemmikkien .. hoidossa|hoito|hoidon,
      sairaan lapsen hoi*,
      edetä|siirtyä|kasvaa|nousta|kohti|halutessasi|mahdollisuus|polku|osaamisesta .. työnjohto*|esihenkilö*|esimie*|tiimivet*|*vetäjäksi|johtami*,
      *isäntä|*emäntä|etumies johtaa, haluaisit opettaa
    `,
    sv: `inte ensam, aldrig ensam`,
    en: `
      not alone, never alone, can|wants|want|like|wish|moving|towards .. lead|leading a, one day .. lead,
      our patients|residents speak|come
    `,
  },
  // Both ways, in so many words.
  {
    mark: '4B',
    weight: 1,
    fi: `
      niin yksin kuin, niin itsenäi* kuin, yksin ja|että|sekä .. *tiimi*|ryhmä*|*pari*|yhdessä,
      sekä yksin, sekä itsenäi* .. *tiimi*|ryhmä*|yhdessä|*pari*|porukka*,
      itsenäi* ja|että|mutta|sekä .. *tiimi*|ryhmä*|yhdessä|yhteisty*|*pari*|porukka*,
      omatoimi* ja|että|mutta|sekä .. *tiimi*|ryhmä*|yhdessä|*pari*|poruk*,
      *tiimi*|ryhmä* .. itsenäi*, *tiimi*|ryhmä* ja|sekä|että yksin, ryhmässä .. yksin
    `,
    sv: `både självständig*, både ensam, självständig* och|men|samt .. team|grupp|tillsammans`,
    en: `
      both independently, both alone, independent* and|but|or .. team,
      team and|but|or .. independent*, independently as well as, team as well as
    `,
  },
  // To each their own share, beside others who have theirs; alone or in twos as the day goes.
  {
    mark: '4B',
    weight: 1,
    fi: `
      kukin|jokainen|kumpikin vastaa|hoitaa|vie|huolehtii|suunnittelee|vetää|vastuussa,
      jokaisella|kullakin|kummallakin .. oma|omat|omansa|vastuu*,
      kukin|jokainen|kumpikin .. oma|oman|omat|omaa|omia|omansa|omista|omasta|omalla,
      joista jokaisella, yksin ja|sekä kaksin|kahdestaan,
      yksin .. kahdestaan|parin|parina|työparin|isommat, kahdestaan .. itseksesi|yksin,
      muuten|muutoin|mutta .. suunnittelet|päätät|ratkaiset|työskentelet .. itse|yksin|itsenäi*,
      mutta .. itse päätät|ratkaiset, työparina ja sijaisena
    `,
    sv: `var och en .. ansvar*|egna|eget|sköter, alla har .. egna, varsitt|varsin`,
    en: `
      each .. responsible|own|responsibility|takes, everyone|everybody .. own, your own section,
      alone .. in pairs|together
    `,
  },
  // Seconds in command, by their title: elsewhere the ad speaks of somebody else.
  {
    mark: '4B',
    weight: 0.9,
    fi: `
      apulaispäällik*, apulaisravintola*, apulaismyymälä*, apulaiskeittiö*,
      apulaisosaston*, apulaisrehtor*, apulaisjohtaj*, varajohtaj*, varapäällik*
    `,
    sv: `vice|biträdande rektor|chef|avdelningsskötare*, souschef*`,
    en: `assistant|deputy manager|head|director, second chef, sous chef`,
  },
  // Working independently, of whatever occupation.
  {
    mark: 'independent',
    weight: 1,
    fi: `
      itsenäi*, itseohjautuv* työ*, itseohjautuvaa, vapautta ja vastuuta, vapaus ja vastuu,
      oma* työ* suunnittel*|johtami*|organisoi*, suunnitella oma* työ*, organisoida oma* työ*,
      suunnittelet oma* työ*, itsensä johtami*, itsesi johtami*, johtaa itseä*, johdat itseä*,
      vapaat kädet, omatoimi* työskent*, omatoimisesti, omalla vastuu*, oma vastuu*, omat vastuu*,
      omasta vastuu*, omista vastuu*
    `,
    sv: `självständig*, självgående, på egen hand, planera .. eget arbete, eget ansvar`,
    en: `
      independent*, autonomous*, autonomy, on your own, self directed, no micro management,
      your own responsibilit*
    `,
  },
  // Working in a crew or a group, told of the job and not only in greeting.
  {
    mark: '4C',
    weight: 1,
    fi: `
      osana *tiimiä, osana *ryhmää, osana *porukkaa, osana *joukkuetta, osana *ketjua, osa *tiimiä,
      *tiimissä .. työsken*, työsken* .. *tiimissä, työsken* .. ryhmässä, ryhmässä .. työsken*,
      toimi* .. *tiimissä, toimi* .. ryhmässä, *tiimissä .. toimi*, ryhmässä .. toimi*,
      toimit .. *tiimin kanssa, työtä .. *tiimissä, töitä .. *tiimissä,
      työ tehdään .. *tiimissä|ryhmissä|ryhmässä|porukassa, tehdään .. porukassa, hengen porukassa,
      miehen|hengen|henkilön porukoissa|ryhmissä|tiimeissä|partiossa,
      hengen ryhmissä|ryhmässä|tiimissä, työparin kanssa, työparina, työpareina, parin kanssa,
      kahden hengen, työparityösk*, parityösk*, *pareittain, *pareina, *parina, yhdessä *parin,
      tiimityötaido*, tiimityöskent*, tiimityö*, joukkuepelaa*,
      joukkuehen*, ryhmätyö*, muiden kanssa työsken*, työsken* muiden kanssa, yhteistyökyky*,
      yhteistyötaito*, yhteistyötaid*, yhteistyöhalu*, työtoverei* kanssa, kollegoi* kanssa,
      tiimin kanssa, tiimisi kanssa, työkaverei* kanssa, autamme toisiamme, toisiamme auttaen,
      tuemme toisiamme, autat muita, autetaan toisia*, yhdessä .. kanssa,
      yhdessä työtä|töitä|hommia|tehden|hoidamme|rakennamme|suunnitellen|sovimme|päätämme|ratkoen,
      töitä|työtä|työt|hommia|hommat|asiat|päätökset|vuorot .. yhdessä,
      kaveria .. autetaan|auttaa|jätetä, autetaan kaver*, autamme kaver*, auttaa .. kaver*,
      työparisi, työparinasi, parinasi, työkavereinasi, kollegoinasi, *tiimiin kuuluu,
      *tiimissä on, *tiimissämme on, *tiimissä työskentel*, *tiimissämme työskentel*,
      *tiimi koostuu, *tiimimme koostuu, tiiviisti .. kanssa, kiinteästi .. kanssa,
      koordinoi* .. kanssa, ryhmän jäsen*, tiimin jäsen*, tiimiläisten, työryhmässä, työryhmän,
      yhteen pelaa*, pelaa .. yhteen, yhteispel*, moniammatilli*, sidosryhm*
    `,
    sv: `
      arbeta i team, arbetar i team, arbeta i grupp, arbetar i grupp, samarbetsförmåga*,
      samarbetsförmögen, jobba med andra, arbeta med andra, i par, som en del av .. team,
      teamarbete, lagspelare*, teamspelare*
    `,
    en: `
      work in a team, working in a team, work in teams, in a team, part of a team, part of the team,
      part of our team, team environment, team spirit, well with others, closely with, alongside,
      in pairs, teamwork, team work
    `,
  },
  // The crew one works in, by its size or its ways, and those whose word one follows.
  {
    mark: '4C',
    weight: 1,
    fi: `
      keskenään, keskenämme, keskenänne, yhteistuumin, kahdestaan, kaksistaan, kolmistaan, kaksikko,
      kaikki .. tekevät|tekee kaikkea, teemme kaikki kaikkea, kaikki auttavat,
      auttavat|auttaa|autetaan toisi*, tuuraavat|tuuraa toisi*, toisiaan .. auttaen|tukien,
      toisiamme .. tukien|auttaen,
      *porukassa|*vuorossa|linjalla|keittiössä|*ryhmässä|*tiimissä .. kaksi|kolme|neljä|viisi|kuusi,
      porukassa|ryhmässä .. 3|4|5|6|7|8|9|10|12|seitsemän|kahdeksan,
      kuuluu .. 2|3|4|5|6|7|8|9|10|12|kaksi|kolme|neljä|viisi|kuusi .. henkilöä|henkeä|työntekij*,
      paikalla|illassa|vuorossa|kerrallaan .. aina|kaksi|kolme,
      *ssa on kaksi|kolme|neljä|viisi|kuusi *kkia|*jaa|*jää|henkilöä|henkeä,
      hengen|henkilön|asentajan|miehen|hoitajan|kokin|työntekijän .. ryhmä*|porukka*|poruko*|tiim*,
      hengen|henkilön|miehen .. miehistö*|gang*|prikaati*|solu*, miehistöissä|miehistössä,
      *gangissa, ryhmissä|ryhminä|tiimeissä|tiimeihin|työryhmä*|työporukas*, johdolla,
      ohjeiden mukaan*, ohjeita noudat*, *mestarin|*johtajan|*vastaavan alaisuu*|johdolla|ohjauk*,
      kanssa yhdessä, kanssa .. sovit|sovitaan|päätätte|mietitte|ratkotte|ratkaistaan|suunnitellaan,
      yhdessä päät*|ratko*|ratkai*|suunnit*|ideoi*|miet*|vastaa*|vastuu*|etsi*,
      päätetään|päätätte|ratkaistaan|suunnitellaan|suunnittelette .. yhdessä,
      *palaverissa|*kokouksessa .. sovi*|käyd*|jae*|päät*|käymme,
      työnjako|työnjaosta|tehtävistä|töistä .. sovitaan|sovimme, tiimikaver*, työpariksi,
      *työparina, *työparityö*, *miehen|*miesten mukana, *tiimin mukana|mukaan, ryhmään kuuluu,
      ryhmän kanssa, ryhmä .. sopii|jakaa|päättää, tiimi .. sopii|jakaa|päättää,
      jaetaan|tehdään|hoidetaan|etsitään|ratkotaan|mietitään|*llaan|*tte yhdessä,
      suunnittelee|suunnittelevat|ratkoo|ratkovat|päättää|päättävät|sopii|sopivat .. yhdessä,
      suunnitellaan|tutkitaan|ratkotaan|ratkaistaan|mietitään|etsitään .. kanssa,
      yhdessä .. ja .. kanssa, *tte .. kanssa, tiimin|porukan|ryhmän|hengen|kollegoiden kesken,
      teet työtä|töitä .. kanssa, ratkaiset|ratkot|valmistelet|toteutat|jaatte .. kanssa,
      muun henkilökunnan|väen|työryhmän|porukan|tiimin kanssa, muiden *jien kanssa,
      lisäksesi, vuorossa|kerrallaan .. kaksi|kolme|neljä|kahdesta|kolmesta, aina .. kaksi|kolme|neljä,
      *miehistöön|*joukkueeseen|*porukkaan|*ryhmään .. kuuluu, kimpassa, tiimipeli*,
      toisen|kahden|kolmen|neljän .. *jan|*jän|*rin|*jien|*kollegan kanssa,
      hengen *tiimi*|*ryhmä*|*poruk*, *parit, tiiminä,
      tekevät .. kaikkea,
      toisen *jan kanssa
    `,
    sv: `
      två och två, parvis, vi är två|tre|fyra|fem|sex, tillsammans med, arbetslag, arbetslaget,
      leder gruppen|laget, du assisterar, i grupper, tätt med, hjälps åt,
      hjälper varandra, under ledning av, sida vid sida, i ett|vårt team|lag|gäng
    `,
    en: `
      together with, side by side, jointly, in gangs|crews|groups|teams,
      in a group|crew|gang|shift of, a|our team|crew|group|staff of, is led by,
      under the guidance|supervision|direction, each other, help one another, we all do everything,
      hand in hand, members of the group|team, with colleagues, your colleagues, help each,
      in cooperation with, with two|three|four|five .. colleagues|others,
      with your team
    `,
  },
  // Words by which those who work side by side settle things among themselves.
  {
    mark: '4C',
    weight: 1,
    fi: `
      *jan|*jän|kolmen|neljän|viiden kesken, ohjaajien|opettajien|asentajien|hoitajien|kokkien kesken,
      kesken sovitaan|jaetaan|päätetään|sovitte|jaatte,
      yhteisissä|yhteisessä palaver*|kokouks*, samassa ryhmässä|tiimissä|porukassa,
      toimeen muun *porukan|väen|henkilöstön|henkilökunnan,
      kanssa sovitte|jaatte|suunnittelette|mietitte|katsotte|päätätte|teette|ratkotte,
      koko porukalla|tiimillä|väellä|*henkilökunnan|*kunnan .. voimin|suunnitel*|päät*, vieri vieressä,
      kärkimies, nokkamies jakaa|katsoo|vetää|johtaa, partiossa, hengen *kunnissa|*kunnassa|partio*,
      syntyvät|syntyy .. yhdessä|kanssa, vedetään yhdessä
    `,
    sv: `
      planerar|planeras|planerat|bestäms|beslutas|fattas|löses|löser|gör gemensamt,
      hen|kollega|kollegor gemensamt,
      planerar|arbetar|jobbar ihop, delar på ansvaret|arbetet`,
    en: `
      close cooperation with, everyone helps, agreed in, decided together, agree together,
      solved|planned|agreed together, share the work|duties|workshop
    `,
  },
  // How many there are, and whom one agrees with: of the employer and of customers as well.
  {
    mark: '4C',
    weight: 0.5,
    fi: `
      meitä|heitä on .. kaksi|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|yhdeksän|kymmenen,
      työskentelee .. kaksi|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|kerrallaan, tiimipelaaj*,
      sovit .. kanssa, suunnittelet .. kanssa
    `,
  },
  // A team that is merely named: beside independent work it tells that both are meant.
  {
    mark: '4C',
    weight: 0.5,
    fi: `
      *tiimi, *tiimin, *tiimissä, *tiimissämme, *tiimisi, *tiimimme, *tiimiläi*, *tiimien, työryhmä*
    `,
    sv: `team, teamet, teamets, arbetsgrupp*`,
    en: `team, teams`,
  },
  {
    mark: 'manager',
    weight: 1,
    fi: `
      esihenkilönä toimi*, esihenkilötyö*, esimiestyö*, esimiestehtäv*, esihenkilötehtäv*,
      esimiehenä, esihenkilönä, lähiesihenkilö*, lähiesimie*, alaistesi, alaisten,
      sinulla .. alaisia, johdat .. tiimi*, johtaa .. tiimi*, henkilöstöjohtami*, johtamiskokemu*,
      johtamistai*, työnjohdolli*, johtamaan
    `,
    sv: `personalansvar*, leda personal*, förmansarbete*, ledarskap*`,
    en: `lead a team, leading a team, people management, line management, leadership`,
  },
  {
    mark: 'together',
    weight: 1,
    fi: `
      yhteistyö*, yhdessä .. kanssa, sidosryhm*, verkosto*, moniammatilli*, puhalletaan yhte*,
      porukalla, työparisi, työparin, työpari, tiiminä, ryhmätyöskent*, yhteisölli*, projektiryhm*,
      työryhm*, tiimityö*, yhdessä tek*, tehdään yhdessä, pareittain, parityö*, työparityö*,
      teamina, tiimipela*, yhteen hiileen, yhteispel*, yhteisvoim*, yhteistuumin, saumattoma* yhte*
    `,
    sv: `samarbet*, tillsammans, nätverk*, intressentgrupp*`,
    en: `
      cooperation, collaborat*, stakeholder*, together with, closely with, teamwork, team player*,
      work together, as a team
    `,
  },
  // What employers say of how they lead.
  {
    mark: 'nothing',
    weight: 1,
    fi: `
      yritys|yhtiö|yrityksemme|yhtiömme toimii yhteistyössä, yhteistyöterv*,
      yhteistyössä henkilöstöpalvelu*, teemme|tekee yhteistyötä .. yrity*|yhtiö*|oppilaito*,
      esimiestyötämme, esihenkilötyötämme, johtamistamme, esimiestyömme, esihenkilötyömme,
      itsenäisyyspäiv*, itsenäisesti asuv*|eläv*|liikkuv*, itsenäis* elämä*|asumi*|asuj*|suomen|valtio*,
      itsenäi* *kaupp*|*kauppa*|*kauppo*|pankki*|paikallispank*|*pankki|yhtiö*|yrity*|yhdisty*|järjestö*|kustantam*|liike|toimija*|laito*|teatter*|säätiö*|apteek*
    `,
    sv: `självständighetsdag*, självständigt boende`,
    en: `independent theatre|theater|company|bookshop|bookstore|living|agency|school|publisher|institute|studio|brewery|life`,
  },
  // What is done for people, or with those one leads: the duty itself, which quotes best.
  {
    mark: '4D',
    weight: 1.4,
    fi: `
      potilaiden|potilaan|asukkaiden|asukkaan|asiakkaiden .. hoito*|hoiv*|hoidos*|ohjaami*|ohjau*|kuntout*|avusta*,
      asiakkaan .. hoito*|hoiv*|ohjaami*|ohjau*|kuntout*,
      ikäihmisten|ikääntyneiden|vanhusten .. hoi*|hoiv*|ohjaa*|ohjau*|kuntout*|avusta*,
      asiakkaan|asiakkaiden|asukkaan|asukkaiden|potilaan|potilaiden .. toimintaky*|terveyttä|tukemi*,
      asiakkaan|asiakkaiden|asukkaan|asukkaiden|ikäihmisten .. hyvinvointi*|elämänlaat*|elämänhalli*,
      lasten|lapsen|nuorten|nuoren|oppilaiden|oppilaan .. hoi*|ohjaa*|ohjau*|tuk*|kasvat*|opet*,
      opiskelijoiden|perheiden|perheen|vanhempien .. ohjaami*|ohjau*|tuk*|kasvat*|opet*|kuntout*,
      lasten|lapsen|nuorten|oppilaiden|oppilaan .. kuntout*|avusta*|terveyttä|hyvinvoint*|kasvua,
      ohjaat|tuet|opetat|autat|kasvatat|valmennat .. *lapsi*|nuori*|oppilai*|opiskelij*|*perhei*,
      ohjaa|tukee|opettaa|kasvattaa|valmentaa .. *lapsi*|nuori*|oppilai*|opiskelij*|*perhei*|vanhemp*,
      hoidat|ohjaat|tuet|avustat|autat .. potilai*|asukkai*|ikäihmi*|vanhuk*|kuntoutuj*,
      hoidetaan .. potila*|sairau*|synnyttän*, kohtaat .. lapsi*|nuori*|perhei*|potilai*,
      vanhemmuuden .. tuk*, arjen tuk*, omatoimisuuden tuk*, kasvun tukemi*, oppimisen tuk*,
      hoito ja ohjau*, hoitoa ja ohjau*, ohjaus ja neuvonta, tukea ja ohjausta, perushoito*,
      palvelutarpeen arvioin*, hoidon tarpeen, hoidontarpeen, ryhmien ohjaa*, ryhmän ohjaa*,
      suoraa alaista, alaista, alaisia, alaistesi, alaisten, henkilöstön .. johta*,
      johdat .. henkilöst*|henkilökun*|ihmis*|yksik*|*tiimi*|työntekijö*,
      johtaa|johtamaan .. henkilöst*|henkilökun*|ihmis*|*tiimi*|työskentel*|työntekijö*|keittiö*,
      töiden johtami*, tiimin johtami*, työvuorosuunnittel* ja esi*, esihenkilötehtäv*,
      rekrytointiprosessin .. hoitami*|vaihe*
    `,
    sv: `
      barnets vård|utveckling|fostran|sociala,
      stöder|stödja|handleda|undervisa .. barn*|unga|elever*, vård av patient*, leda personal*
    `,
    en: `
      patient care, students progress, coaching people, leading people, lead a team, leading a team,
      lead .. team of, care for|of .. patients|children|residents|elderly,
      teach|guide|support .. children|students|pupils
    `,
  },
  {
    mark: '4D',
    weight: 1,
    fi: `
      ohjaustyö*, omahoitaj*, omaohjaaj*, vastuuhoitaj*, henkilöstövastuu*, esihenkilövastuu*,
      esimiesvastuu*, lähijohtami*, asiakasohja*, palveluohjau*, lapsiryhm*, yksilöohjau*,
      ryhmänohjau*, yksilötyö*, opettami*, valmennat, rekrytointien,
      rekrytoinnit, rekrytoinneista, rekrytointitehtäv*, henkilöstöhallin*, hr tehtäv*,
      henkilöstöasiat, henkilöstöasioita, henkilöstöasioista, henkilöstöasioiden, henkilöstöjohtami*,
      esihenkilötyö*, esimiestyö*, esihenkilönä, esimiehenä,
      esimieskokemu*, johtamiskokemu*, johtamiskyky*, johtamistai*, työnjohdolli*, tukihenkilönä,
      tukihenkilöksi, tukihenkilötoim*, tukihenkilötyö*
    `,
    sv: `klientarbete, personalfrågor, personalledning, familjerehabilit*`,
    en: `people management, team leadership`,
  },
  // The kind of work or of people, named: the job may also be beside them.
  {
    mark: '4D',
    weight: 0.6,
    fi: `
      hoitotyö*, kasvatustyö*, hoivatyö*, lastensuojel*, sosiaalityö*, perhetyö*, kuntoutu*,
      opetustyö*, vertaisryhm*, kehitysvammai*, omaishoi*
    `,
    sv: `barnskydd*, barnens, vårdarbete, pedagogisk*, barngrupp*`,
  },
  // A place where others care for people, too.
  { mark: '4D', weight: 0.3, sv: `daghem*` },
  {
    mark: '4D',
    weight: 0.5,
    fi: `
      vapaaehtoisia, vapaaehtoisten kanssa,
      asukkaiden kanssa, lasten kanssa, nuorten kanssa, ikäihmisten kanssa, lasten|nuorten parissa,
      ohjaa|ohjaat .. opinnäyt*|tohtorikoulut*|väitösk*|tutkijo*, opinnäyt* ohja*
    `,
    sv: `med barn|ungdomar|äldre`,
    en: `children, pupils, patients, residents, teaching, volunteers, doctoral education`,
  },
  // Leading people in so many words.
  {
    mark: '4D',
    weight: 1.5,
    fi: `
      toimi*|työskentel* .. esihenkilönä|esimiehenä,
      johdat|johda|vedät .. tiimi*|*ryhmää|henkilöstöä|yksikkö*|osastoa
    `,
  },
  // Leading, seen from its duties: the shifts, the newcomers, the talks.
  {
    mark: '4D',
    weight: 1,
    fi: `
      *esihenkilönä, *esimiehenä, lähiesihenkilöty*, lähiesimiesty*,
      jaat .. työt|tehtävät|työtehtävät|vuorot, rekrytoit, haastattelet .. haki*|työntekijö*,
      esihenkilönä toimit, toimit .. esihenkilönä|esimiehenä, työnjohtoteht*, henkilöstösuunnitt*,
      henkilöstön|henkilökunnan|työntekijöiden .. perehdyt*|esi*|johta*|rekryt*|valmentam*|työvuoro*,
      kehityskeskustel*|tavoitekeskustel* .. kanssa|henkilöst*|pidät|käyt, käyt .. *keskustelut,
      johtaa|johdat|johtamaan .. henkilön|hengen|työntekijän|kuljettajan|alaisen|*jän|*jan,
      johtaa|johdat|johtamaan .. tarjoilij*|kuljettaj*|asentaj*|hoitaj*|myyj*|porukka*|väke*,
      ohjaat|ohjaa|opastat|opastaa .. asentaj*|työntekijö*|tarjoilij*|harjoittelij*,
      ohjaa|ohjaat .. opiskelij*,
      johtamisot*|johtamistap*, tuet|tukee .. *päälliköi*|*kodinjohtajia|*esihenkilöi*,
      kannustaa|kannustat .. tiimi*, työvuorosuunnit*,
      teet|laadit|suunnittelet .. vuorolistat|työvuorot|työvuorolistat, työvuorojen suunnit*,
      uusia alkuun, ihmisten johta*,
      johtaa|johdat|vetää|vedät|luotsaat .. *yksikköä|*osastoa|*tiimiä|*porukkaa|*joukkoa|*joukkuetta,
      johtaa|johdat|vetää|vedät|luotsaat .. *jaa|*jää|*koja|*töä|*henkilöä|*henkeä,
      johdat .. *ia|*iä, vapaaehtoisten .. johta*|toimint*|toiminnan|rekry*|ohjaami*|koulut*,
      rekrytoi|koordinoi|ohjaat|perehdytät .. vapaaehtoi*,
      kouluttaa|koulutat|valmennat|ohjaat .. vapaaehtoi*|myyji*|uudet|uusia|harjoittelij*,
      perehdytät, olet .. esimies|esihenkilö, *jän|*jien|*jan työn ohjaami*|johtami*,
      *jien|*jan|*jän esihenkilö*
    `,
    sv: `
      leder|handleder .. *are|*arna|*ister, chef för,
      leder .. personal*|grupp*|team*|medarbetar*|avdelningen|arbetet, närmaste chef, rekryterar,
      handleder, handledning av, personalansvar*,
      för .. personal, som förman, förman för
    `,
    en: `
      supervis* .. staff|team|students|workers|waiters,
      lead|leads|leading the|our|a team|crew|staff, train new, plan|plans the shifts|rosters,
      leadership skills, line manager, recruit|recruits .. staff|people,
      mentor|mentoring .. students|junior|team, lead two|three|four|five|six, reporting to you,
      manage|manages|coach|coaches|lead|leads .. people|staff|team|specialists|volunteers|guides|assistants|engineers|unit,
      reports|report to you, mentor of, you lead the work
    `,
  },
  // Care, guidance and advice, seen from its duties.
  {
    mark: '4D',
    weight: 1,
    fi: `
      neuvot|neuvoo|opastat|opastaa .. ikäihm*|omais*|läheis*|*sairai*|työnhak*|nuor*|opiskelij*,
      neuvot|neuvoo .. asiakkaita heidän|palveluissa|etuuksi*|oikeuks*,
      ohjaat|ohjaa|ohjaamaan .. asiakkaan|osallistuj*|kuntoutuj*|vapaaehtoi*|palkkatuk*|ryhmi*,
      alkuhaastattel*, työllistymissuunnit*, palvelusuunnitel*, hoitosuunnitel*,
      toteuttamissuunnitel*, vasu*, hojks*, arviointikäyn*,
      tutkii|tutkit|hoidat|hoitaa .. potilai*|lapsi*|lasta|vanhu*|asukkai*|ikäihm*,
      huolehdit|huolehtii|vastaat|vastaa .. lapsen|lapsista|lasten|asukkaiden|ikäihm* .. arjes*|hoi*,
      sijoitet* laps*|lasten, *hoitajana toimi*, perhehoita*, avustaja *lle, avustat minua,
      henkilökohtai* avustaj*, vanhuksia, muistisairai*, vankien, vankeja, tukea ja turvaa,
      pukemis*|peseytymi*|vessassa, päämiehen|päämiesten .. asiat|asioita|etua|taloud*,
      opettaminen|opettamisesta|opettamista, opetustehtäv*, opetat,
      pidät .. tunnit|tunteja|kursseja, valmentaa|valmentamaan, tukisuhde|tukisuhte*, ihmissuhdetyö*,
      omaisten kanssa, itsetuho*, vedät .. kerho*|ryhm*|leir*|piire*, sijais* .. päiväkot*
    `,
    sv: `
      leder .. klubb*|barn*|ungdom*|dagklubb, stöder barnet|eleverna, vård och omsorg, omsorg om,
      klienter, undervisa*, klientens, klienterna, assisterar|hjälper .. äldre
    `,
    en: `
      caring for, care work, teaching of|in|at|and|groups|lessons|classes|duties|children,
      personal assistant, child care, childcare,
      teach|teaches .. children|students|pupils|lessons|classes|english, counselling, counseling,
      advising|advise .. students|clients, interview|interviewing .. candidates|clients
    `,
  },
]
