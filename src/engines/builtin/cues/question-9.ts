import type { Cue } from '../cue.ts'

/** The type of contract. */
export const QUESTION_9: readonly Cue[] = [
  {
    mark: '9A',
    weight: 1,
    fi: `
      vakituinen, vakituista, vakituiseen, vakituisen, vakituiset, vakituisia, vakituiseksi,
      vakituisessa, vakituisesti, vakituisiin, vakituisena, vakituisella, vakituisuu*, vakipesti*,
      vakivirka*, vakivakans*, vakinai*, toistaiseksi voimassa*, toistaiseksi voimassaol*,
      toistaiseksi, vakipaik*, vakkari*, jatkuva työsuhde, pysyvä* työ*|tehtäv*|virka*|toimi,
      kokoaikainen vakituinen, vakityö*, vakihomm*, vakiduun*, vakisopimu*, vakitoim*, vakisuhte*,
      vakituisuus, toistaiseksi jatkuva*
    `,
    sv: `
      ordinarie, fast anställning, fast anställd*, fast jobb, fast heltid*, fast deltid*,
      fastanställ*, tillsvidare*, tills vidare, stadigvarande,
      fast|fasta tjänst|tjänsten|tjänster|arbete|plats,
      fast arbetsförhållande|arbetsavtal|kontrakt|befattning, permanent, permanenta,
      anställningen|tjänsten|jobbet är fast
    `,
    en: `
      permanent, permanent position, permanent contract, permanent employment, permanently,
      indefinite, indefinitely, until further notice, ongoing contract, open ended, non fixed term
    `,
  },
  {
    mark: '9B',
    weight: 1,
    fi: `
      sijaisuuksiin, sijaisuutena, sijaistamaan, perhevapaa*, vanhempainvapaa*, opintovapaa*,
      projektin ajaksi, lukuvuodeksi, lukuvuodelle, määräaika*, määräajaksi, sijaisuus, sijaisuutta,
      sijaisuuksia, sijaisuuteen, sijaisuuden, sijaiseksi, sijaista, sijaisia, sijainen, äitiyslom*,
      hoitovapa*, vuorotteluvapa*, kesätyö*, kesätöi*, kesäapulai*, kesäkau*, kesäksi, kesälle,
      kesäajan, kesäajaksi, kesä heinä*, kesä elokuu*, kesäleire*, keikkail*, tulevana kesänä,
      ensi kesänä, kesäduun*, kausityö*, kausiapulai*, *sesonkiin, sesongin, sesongiksi,
      sesonkityö*, sesonkiapulai*, projektiluon*, projektityöntekij*, keikkaty*, keikkaluon*,
      keikalle, keikkavuor*, keikkasijai*, keikkaläi*, *keikkailija*,
      keikkaa|keikkoja|keikan|keikkojen .. tarjo*|tarjolla|vastaan|varata|varaat|valita,
      keikkaa|keikkoja|keikan|keikkojen .. valitset|ottaa|otat|halua*|vaikka,
      tarjo*|tarjolla|haluat|halutessasi|valitset|poimi*|teet|tekisit .. keikkaa|keikkoja,
      etsimme|haemme|haetaan|palkkaamme .. keikoille|keikkaa|keikkoihin, harjoittelija,
      harjoittelijaksi, harjoittelijaa, harjoittelijoita, harjoittelijana, harjoittelupaik*,
      harjoittelujakso*, harjoittelun .. aikana|kesto|pituus|ajan|ajalta|jälkeen|voi,
      harjoittelusta, vuoden kestäv*,
      määräai*|sopimus|työsuhde|sijaisuus|jatkuu|kestää|työ .. kuukauden|kk|kuukautta ajan, kk ajan,
      ajalle, hankkeen ajaksi, tarvittaessa töihin*, työkokeil*, elokuun loppuun, syyskuun loppuun,
      joulusesonki*, jouluapulai*, vuokratyö* keikka*, varallaolo työs, kesäaika*,
      toukokuusta .. kuuhun, toukokuu elokuu, touko elokuu, kesäkuusta elokuuhun,
      toukokuusta syyskuuhun, kesärek*, trainee*, *tuuraaj*, tuuraamaan, tuuraus*, tuurauks*,
      *kaudeksi, *kaudelle, talveksi, syksyksi, kevääksi, lukukaude*, työkausi, työkauden,
      kertaluontei*, virkavapa*, toimivapa*, vuorotteluvap*, sijaisena, sijaisiksi, sijaisille,
      sijaistarve*, sijaistarpe*, äitiysvapaa*, projektiajak*, hankkeen loppu*, projektin keston,
      hankkeen keston, viransijai*, vs, ma virka, ma tehtäv*,
      6|9|10|11|12|18|24 kuukauden määräaik*, sesonkiajaksi, sesonkiaj*, kampanja aja*,
      kampanjan aja*, lukuvuoden 20* .. ajaksi, kauden ajaksi|ajan,
      hankkeen|projektin|kurssin ajaksi|ajan, osavuoti*,
      kuukauden|kuukausien|vuoden mittainen|pituinen työ*|pesti|sijaisuus|projekti|tehtävä,
      *työn|työsuhteen|palvelussuhteen|sopimuksen kesto .. kk|kuukau*|vuotta|vuosi,
      *työn|työsuhteen|palvelussuhteen|sopimuksen kesto .. vuoden|viik*|vko|päiv*,
      projektin|sijaisuuden|tehtävän|pestin kesto .. kk|kuukau*|vuotta|vuosi,
      projektin|sijaisuuden|tehtävän|pestin kesto .. vuoden|viik*|vko|päiv*,
      työ|työt|työsuhde|pesti .. kestää|kestävät|jatkuu|jatkuvat .. kk|kuukau*|viik*|vko|vuotta,
      palvelussuhde .. kestää|kestävät|jatkuu|jatkuvat .. kk|kuukau*|viik*|vko|vuotta,
      sijaisuus .. kestää|kestävät|jatkuu|jatkuvat .. kk|kuukau*|viik*|vko|vuotta,
      työ|työt|työsuhde|pesti .. kestää|kestävät|jatkuu|jatkuvat .. vuoden|asti|saakka|*kuuhun,
      palvelussuhde .. kestää|kestävät|jatkuu|jatkuvat .. vuoden|asti|saakka|*kuuhun,
      sijaisuus .. kestää|kestävät|jatkuu|jatkuvat .. vuoden|asti|saakka|*kuuhun,
      projekti|sopimus .. kestää|kestävät|jatkuu|jatkuvat .. kk|kuukau*|viik*|vko|vuotta,
      keikka|tehtävä .. kestää|kestävät|jatkuu|jatkuvat .. kk|kuukau*|viik*|vko|vuotta,
      projekti|sopimus .. kestää|kestävät|jatkuu|jatkuvat .. vuoden|asti|saakka|*kuuhun,
      keikka|tehtävä .. kestää|kestävät|jatkuu|jatkuvat .. vuoden|asti|saakka|*kuuhun, extraaj*,
      extratyö*, extraksi, extroja, tarvittaessa|tarpeen työhön|töihin|työskentelev*|kutsuttav*,
      kutsuttaessa, *kuun ajan, *kuun ajaksi, joulunajaksi, joulunaja*, joulun ajaksi, pätkätyö*,
      tilapäis* työ*|tehtäv*|sijais*|apu*|palvelussuh*, väliaikai* työ*|tehtäv*,
      lyhytaikai* työ*|tehtäv*|sijais*, lyhyt|lyhyitä|lyhyisiin keikk*|sijaisuu*|työsuhte*|työsuhde,
      kesäsijai*, kesälomasijai*, lomasijai*, kesäharjoit*, kesän ajaksi|ajan, kesäkuukausiksi,
      kausiluont*, väliseksi ajaksi, työrupeam*, kestä*|sijoittu* .. *kuulle,
      tehtävä|työsuhde|pesti|sijaisuus|virka|työ|sopimus .. mittainen|pituinen,
      haemme|haetaan|etsimme|palkkaamme .. kuukaudeksi|vuodeksi|kuukausiksi|viikoksi,
      tarvitsemme|työsuhde|sopimus .. kuukaudeksi|vuodeksi|kuukausiksi|viikoksi, sijaistus*,
      sijaistamme, *vapaansijai*, *sijaisuus, *sijaisuuteen, *sijaisuuden, *sijaisuuksia,
      jakson pituus|kesto, työjakso* .. kestä*|pituus|viikkoa, joulumyyj*, joulutyö*, sesonkimyyj*,
      sesonkitekij*, kausitekij*, kausihenkilö*, hiihtokau*,
      talvikau*|kesäkau*|laskettelukau* .. työ*|tekij*|apu*, sadonkorju* .. ajaksi|ajan,
      poiminta*|sadonkorjuutyö*, äitiyssijai*, tuntiopettaj* .. lukuvuo*, projektisopimu*,
      apurahakau*, siviilipalvelu*, työharjoit*, työ|työt|työsuhde|pesti alka* .. päätty*,
      nollatuntisop*, yhdeksi|kahdeksi|kolmeksi|neljäksi|viideksi vuodeksi|kuukaudeksi|lukuvuodeksi
    `,
    sv: `
      visstid*, viss tid, tidsbunden*, tidsbestämd*, *vikariat, *vikariatet, *vikariat*, *vikarie*,
      sommarjobb*, sommararbet*, *säsong*, projektanställ*, *projekttid*, för|under tiden|perioden,
      sommarvikar*, tillfällig*, behovsanställ*, timvikari*, timanställd*, extrajobb*, extrahjälp*,
      extrapersonal, praktikplats*, praktikperiod*, sommarpersonal*, sommarhjälp*, julhjälp*,
      inhopp, inhoppare till, semestervikari*, för|över|under sommaren|vintern|säsongen|läsåret,
      korttidsvikari*, föräldraledig*, moderskapsledig*, vårdledig*, tjänstledig*,
      alterneringsledig*, månaders anställning, gäller|pågår|varar .. till|månader, till utgången av
    `,
    en: `
      for a fixed period, fixed period, temp, temps, until the end of, fixed term, temporary,
      substitute*, stand in, summer job*, summer trainee*, summer intern*, summer help,
      fixed duration, summer|winter|christmas|harvest|autumn|spring employee*|worker*|staff|season,
      summer|winter|christmas|harvest|autumn|spring position*|trainee*|job*, seasonal,
      contract until, fixed until, contract of, months contract, maternity leave|cover,
      parental leave|cover, family leave, sick leave cover, leave cover|substitut*, covering for,
      internship*, zero hours|hour, short term contract*|job*|work|assignment*,
      months|year|month|week contract|assignment,
      contract|assignment|position .. lasts|runs|for .. months|weeks|year,
      job|traineeship|internship .. lasts|runs|for .. months|weeks|year, duration .. months|weeks,
      months fixed, casual, trainee, trainees, traineeship, for the summer|season|winter, gig, gigs,
      for the .. season, position|contract|role|job is for .. months|years|year|weeks,
      shifts on demand, project based contract, limited period
    `,
  },
  // From month to month, unless it is the time for applying.
  {
    mark: '9B',
    weight: 1,
    unless: 'applying',
    fi: `
      *kuusta|*kuun .. *kuuhun|*kuulle, *kuun alusta|puolivälistä .. *kuun|kuun loppuun|puoliväliin
    `,
    sv: `
      januari|februari|mars|april till|t .. januari|februari|mars|april|maj|juni|juli|augusti,
      maj|juni|juli|augusti till|t .. januari|februari|mars|april|maj|juni|juli|augusti,
      januari|februari|mars|april till|t .. september|oktober|november|december,
      maj|juni|juli|augusti till|t .. september|oktober|november|december,
      september|oktober|november|december till|t .. januari|februari|mars|april,
      september|oktober|november|december till|t .. maj|juni|juli|augusti,
      september|oktober|november|december till|t .. september|oktober|november|december
    `,
    en: `
      january|february|march|april to|until|till|through .. january|february|march|april,
      january|february|march|april to|until|till|through .. may|june|july|august,
      may|june|july|august to|until|till|through .. january|february|march|april,
      may|june|july|august to|until|till|through .. may|june|july|august,
      january|february|march|april to|until|till|through .. september|october|november|december,
      may|june|july|august to|until|till|through .. september|october|november|december,
      september|october|november|december to|until|till|through .. january|february|march|april,
      september|october|november|december to|until|till|through .. may|june|july|august,
      september|october to|until|till|through .. september|october|november|december,
      november|december to|until|till|through .. september|october|november|december,
      ends|ending|finishes on|in|at .. january|february|march|april|may|june|july|august,
      ends|ending|finishes on|in|at .. september|october|november|december,
      until .. january|february|march|april|may|june|july|august,
      until .. september|october|november|december,
      from .. december|june|may|november .. to .. january|february|march|april,
      from .. december|june|may|november .. to .. august|september|october
    `,
  },
  // Until a day, unless it is the last day for applying.
  {
    mark: '9B',
    weight: 1,
    unless: 'applying',
    fi: `
      5|6|7|8|9|10|11|12 asti|saakka, 202*|203* asti|saakka, kuun asti, saakka kestäv*,
      vuoden 20* loppuun|asti|saakka, 20* loppuun, *kuuhun asti, *kuuhun saakka, *kuun loppuun,
      vuoden loppuun, *kuussa .. päätty*, päätty* *kuussa
    `,
  },
  {
    mark: '9C',
    weight: 1,
    fi: `
      freelance*, free lance*, free lancer*, kevytyrittäj*, yrittäjänä, yrittäjäksi, toiminimell*,
      toiminimi, toiminimen, laskuttaa .. kevytyrit*, laskutat .. työ*|yrity*|meitä|kauttamme,
      laskutuspalvel*, ukko fi,
      etsimme|haemme|haussa .. alihankkij*|urakoitsij*|aliurakoi*|yrittäj*,
      etsimme|haemme|haussa .. edustajayrittäj*|ammatinharj*,
      aliurakoitsijaksi|aliurakoitsijoiksi|aliurakoitsijana,
      urakoitsijaksi|urakoitsijoiksi|urakoitsijana, provisiopalk* .. yrittäj*, toimeksiantosop*,
      toimeksiantosuht*, edustajasop*, agenttisop*, agentuurisop*, palkkiotoimi*, työkorvau*,
      itsenäisenä edustajana|agenttina|konsulttina|myyjänä, ei työsuhteinen, ei työsuhdetta,
      ei ole työsuhde*, *yrittäjänä, *yrittäjäksi, *yrittäjiksi,
      franchis* .. yrittäj*|sopimu*|kauppia*, franchiseyrit*, franchisingyrit*, tuolivuokr*,
      vuokratuol*, tuolipaik*, vuokraamme tuol*|paik*|hoitohuone*, vuokralle tuol*,
      tuoli* .. yrittäj*, oman yrityksen kautta, oman yrityksesi kautta, yrityksesi kautta,
      laskutusta vastaan, palkkioperust*, kevytyrit*, kevytyritys*, oma y tunnus, y tunnuksella,
      y tunnus, y tunnusta, y tunnuksen, y tunnuksesi, itsenäisenä ammatinharjoit*, ammatinharjoit*,
      osakkaaksi, alihankkijana, alihankkijaksi, alihankkijoiksi, alihankintana, freelancer*,
      toimeksiantoon, toimeksiantona, toimeksiantopohjai*, yrittäjyyspohjai*, yrittäjäpohjai*,
      täysin|puhtaasti|pelkästään|kokonaan|100 provisio*|palkkiopohjai*|tulospalk*,
      provisiopohjai* .. yrittäj*|edustaj*|agent*, verokortilla tai laskul*|toiminimel*|yrity*,
      laskulla|laskuttamalla, laskutat|laskuttaa .. toiminim*|kevyt*|meitä|tunti*|kuukausi*,
      laskua|laskutusta vastaan, juttupalkkio*, toimeksiantopalkkio*, kuvauspalkkio*,
      vuokraa|vuokralle .. tuoli|tuolin|tuolipaik*, itsenäisiä|itsenäisen *edustaj*|agent*|konsult*,
      toiminimiyrit*, keikkayrit*, osuuskun* kautta, yrittäjämäi* .. sopimu*,
      myyntiedustajaksi .. yrittäj*
    `,
    sv: `
      frilans*, som företagare, egenföretagare, lättföretagare, eget företag, fakturera*,
      egen firma, firmanamn, uppdragstagare, uppdragsavtal, som|till underleverantör,
      helt|enbart|ren provision*, enligt|på faktura, kommission, egen företagare, arvodesbasis,
      hyra stol, hyrstol, stolplats, franchisetagare, självständig yrkesutövare, mot faktura
    `,
    en: `
      freelance*, freelancing, free lancer, free lance, independent|as|become contractor*,
      as a contractor, contractor role|position|basis, independent consultant|agent|agents,
      b2b contract|invoic*|basis, contractors, you invoice, self employed, light entrepreneur*,
      commission only, purely|fully|entirely|100 commission, commission based only, invoice us|your,
      on invoice, against invoice, sole trader, franchisee*, as an entrepreneur,
      own business|company, chair rental, rent a chair
    `,
  },
  // Others who are permanent, or who were taken on for a while; what is only possible instead.
  {
    mark: '9-',
    weight: 1,
    fi: `
      vakitui* asiak*|henkilöku*|henkilöst*, työskentelee|työllistä* .. vakitui*,
      kesäisin harjoittelij*|kesätyö*, työskentelee .. harjoittelij*|kesätyö*,
      voidaan|voimme|voit .. valita|ottaa|palkata määräaja*, ohjaat|ohjaa .. harjoittelij*|kesätyö*,
      takuupalk* .. ajan, ajan .. takuupalk*,
      täyttää .. ensi|tulevana kesänä,
      eläkkeelle|eläkkeen|avataan|avaamme|valmistu*|muut* .. ensi|tulevana kesänä
    `,
    sv: `
      fast anställda|anställd kollegor, våra vikarier, handleda|handleder .. praktikant*|vikari*
    `,
    en: `
      every permanent, permanent staff|employees|employee|team,
      supervise|mentor trainee|trainees|interns, call|search|position|application* .. open until,
      deadline .. until
    `,
  },
]
