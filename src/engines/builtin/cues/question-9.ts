import type { Cue } from '../cue.ts'

/** Numbers as one place of a phrase, with and without a nought before them. */
const numbers = (last: number) =>
  [...Array(last).keys()].flatMap((n) => [`${n + 1}`, `0${n + 1}`]).join('|')
/** A day and a month of a date: "1.9.", "01.09.". */
const DATE = `${numbers(31)} ${numbers(12)}`
/** The months, as they stand in a span: "elo–toukokuu". */
const MONTH = {
  fi: 'tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu',
  sv: 'januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december',
  en:
    'january|february|march|april|may|june|july|august|september|october|november|december|' +
    'jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec',
} as const
/** Small numbers in words, as lengths of time: "kuuden kuukauden", "for six months". */
const COUNT = {
  fi: 'yhden|kahden|kolmen|neljän|viiden|kuuden|seitsemän|kahdeksan|yhdeksän|kymmenen|puolen|vajaan',
  into: 'vuodeksi|kuukaudeksi|viikoksi|päiväksi|kuukausiksi|vuosiksi|lukukaudeksi|työvuodeksi',
  sv: 'ett|två|tre|fyra|fem|sex|åtta|nio|tio|tolv|1|2|3|4|5|6|7|8|9|10|11|12|14|15|18|24',
  en: 'a|one|two|three|four|five|six|eight|nine|ten|twelve|1|2|3|4|5|6|7|8|9|10|11|12|14|15|18|24',
} as const

/** The type of contract. */
export const QUESTION_9: readonly Cue[] = [
  {
    mark: '9A',
    weight: 1,
    fi: `
      vakitui*|vakinai* työ* ilman, vakipesti*, vaan vakitui*|vakinai*|toistaiseksi,
      vakitui*|vakinai* .. työsuh*|tehtäv*|virka*|virko*|virkaan|viran|toim*|paik*|työ|työtä|työhön,
      vakitui*|vakinai* .. h|tuntia|kokoaik*|osa,
      virkaan|tehtävään|toimi|työsuhteeseen .. toistaiseksi, *suhde|*sopimus|tehdään toistaiseksi,
      alkaen|lukien|alkaa toistaiseksi, *sopimus|*suhde .. on vakitui*|vakinai*,
      työ on .. vakituista|vakinaista,
      vakitui*|vakinai* .. työn|töitä|duuni*|homma*, sopimus|työsopimus .. vakituisena|vakinaisena,
      vakitui*|vakinai* .. työpaik*|pesti*|sopimu*|palvelussuh*|vakans*,
      työsuh*|palvelussuh*|tehtävä|virka|paikka|toimi|työ|pesti|sopimus .. vakitui*|vakinai*,
      haemme|haetaan|etsimme|etsitään|palkkaamme|hakee|etsii|haussa .. vakitui*|vakinai*,
      vakivirka*, vakivakans*, toistaiseksi voimassa*, toistaiseksi voimassaol*,
      vakipaik*, vakkari*, jatkuva työsuhde, pysyvä* työ*|tehtäv*|virka*|toimi,
      kokoaikainen vakituinen, vakityö*, vakihomm*, vakiduun*, vakisopimu*, vakitoim*, vakisuhte*,
      toistaiseksi jatkuva*, työsuhde|työpaikka|tehtävä|paikka|työ|pesti|toimi .. on pysyvä*,
      pysyvä*|pysyviin|pysyviä pesti*|työ*|paik*|tehtäv*|vakans*|virko*, jatku* pysyvä*
    `,
    sv: `
      ordinarie tjänst*|befattning*|anställning*|arbet*|vakans*, är ordinarie, fast anställning,
      utan tillsvidare, fast anställd*, fast jobb, fast heltid*, fast deltid*,
      fastanställ*, tillsvidare*, tills vidare, stadigvarande,
      fast|fasta tjänst|tjänsten|tjänster|arbete|plats,
      fast arbetsförhållande|arbetsavtal|kontrakt|befattning, permanent, permanenta,
      anställningen|tjänsten|jobbet|arbetet|befattningen|platsen är fast|fortlöpande, fast efter
    `,
    en: `
      permanent position*|contract*|employment|job*|role*|post*|basis|full|part, is|are permanent,
      permanent .. position|contract|job|role|week|team, permanently employed,
      indefinite, indefinitely, until further notice, ongoing contract, open ended, non fixed term
    `,
  },
  // The bare word: it may be said of others at the place of work.
  {
    mark: '9A',
    weight: 0.8,
    fi: `vakitui*, vakinai*, toistaiseksi`,
    sv: `ordinarie`,
    en: `permanent, permanently`,
  },
  // What says so in so many words: it holds beside "vakituinen" too.
  {
    mark: '9B',
    weight: 1,
    fi: `
      määräaikai*, määräajaksi, *sijaisuus, *sijaisuutta, *sijaisuuksia, *sijaisuuteen,
      *sijaisuuksiin, *sijaisuutena, sijaisuuden, viransijai*, ma virka, ma tehtäv*,
      tilapäis* työsuh*|sijais*,
      kesäty* .. ja|tai|sekä vakitui*|vakinai*,
      vakitui*|vakinai* tai|ja|sekä|kuin|että kesä*|kausi*|sesonki*|keikka*|tunti*|harjoit*,
      vakitui*|vakinai*|toistaiseksi .. osa kestää|on|paikoista|määrä*|kesä*|kausi*,
      vakitui*|vakinai* .. kuin|että|myös sijais*|määräaik*|keikka*,
      toistaiseksi .. ja .. lukuvuoden|kauden|vuoden|mittai*,
      vakituisia mutta .. ajaksi|kesä*|määräaik*,
      vakitui*|vakinai* .. paikkaa .. ajaksi|määräaik*,
      vakitui*|vakinai* .. tai|sekä|että .. mittai*|keikka*|kesä*|kausi*|sijais*|extra*|pätk*,
      kesä*|kausi*|sesonki*|keikka*|sijais* .. tai|sekä|että .. vakitui*|vakinai*,
      toinen .. vakitui* .. toinen, yli tai pysyväs*, tai määräaja*, määräajasta,
      vakitui*|vakinai* .. lisäksi *sijaisi*|kesä*|kausi*
    `,
    sv: `
      visstid*, viss tid, ordinarie|tillsvidare .. vikari*, fast eller, tidsbunden*, tidsbestämd*,
      *vikariat, *vikariatet, vikariatstjänst*
    `,
    en: `
      permanent or|and .. project*|seasonal|temporary|summer|contract, fixed term, fixed period,
      temporary position|contract|employment|role|job, fixed duration
    `,
  },
  // Dates and lengths of time.
  {
    mark: '9B',
    weight: 0.7,
    unless: 'applying',
    fi: `
      ${DATE} ${DATE}, ${DATE} 20* ${DATE}, ${MONTH.fi} *kuu|*kuulle|*kuun|*kuussa|*kuuksi,
      ${MONTH.fi} *kuuta|*kuuhun|*kuiksi|*kuuksi, ${DATE} asti|saakka, ${DATE} 20* asti|saakka,
      *kuu *kuu|*kuuhun|*kuulle|*kuussa|*kuuta,
      *kuun .. *kuun|*kuuhun asti|saakka|alkuun|puoliväliin|loppuun, *vaihteeseen asti|saakka,
      kevään|syksyn|talven|kesän|joulun ajan|ajaksi|yli|loppuun|aikana .. työ*|tarv*,
      ${COUNT.fi} kuukauden|vuoden|viikon|kk ajaksi|mittai*|pitui*|sopimu*|työsuh*|pesti*,
      ${COUNT.fi} kuukauden|vuoden|viikon projekti*|sijais*|kestoi*|hankke*|tehtäv*,
      vuoden|kuukauden|viikon|kk|vko sopimu*|työsuhde|pesti*|projekti*|kestoi*|ajaksi|työsuhtee*,
      1|2|3|4|5|6|7|8|9|10|11|12|14|15|18|20|24|36 kuukauden|viikon|vuoden ajaksi|mittai*|sopimu*|pesti*,
      aluksi|ensin|ensialkuun|alkuun .. kk|kuukauden|kuukautta|vuoden|vko|viikkoa|kuukaudeksi|vuodeksi,
      työsuhde|työsuhteen|sopimus|pesti|työtä|kesto .. 2|3|4|5|6|7|8|9|10|11|12|18|24 kk|kuukautta,
      yhdeksi|kahdeksi|kolmeksi|neljäksi|viideksi|kuudeksi|puoleksi|vajaaksi ${COUNT.into},
      1|2|3|4|5|6|7|8|9|10|11|12|14|18|24|36 ${COUNT.into},
      haemme|haetaan|hakee|etsimme|etsii|täytetään|palkkaamme|tarvitsemme .. ${COUNT.into},
      kaksivuoti*|kolmivuoti*|nelivuoti*|viisivuoti*|vuosi* sopimu*|paikka|tehtäv*|pesti|työsuh*|virka*,
      sopimus|tehtävä|työsuhde|pesti|paikka .. on kaksivuoti*|kolmivuoti*|nelivuoti*|viisivuoti*,
      lukuvuosi|lukuvuoden|lukuvuotta 20*,
      työ|työsuhde|sopimus|pesti .. kestää|jatkuu .. *kuun|*kuulle,
      työ|työsuhde|sopimus|pesti .. kestää|jatkuu .. kevään|kesän|syksyn|talven|ainakin|noin,
      sopimukset|työsuhteet .. aluksi|*kohtaisia|asti|kestävät|mittai*, projektikohtai* .. sop*,
      viikoille|viikolle|viikoiksi ${numbers(52)},
      aluksi|ensin .. vuotta|vuodenvaihte*|puoli|jouluun,
      työsuhde|sopimus|kesto|pesti|sijaisuus|pituus 1|2|3|4|yksi|kaksi|kolme v|vuosi|vuotta|vuoden,
      työmaan|messujen|konserttien|tapahtumien|festivaalien|sesongin|projektin|kampanjan ajaksi|ajan,
      työsuhde|sopimus|solmitaan|tehdään|palkkaamme|tarvitsemme .. ajaksi, vuodeksi kerrallaan,
      kestää .. valmistumi*|vuodenvaihte*|jouluun|juhannuk*|pääsiäi*,
      juhannuksesta|vapusta .. *kuuhun|*kuun,
      tehtävä|virka|toimi alka* .. päätty*, työsuhde|sopimus|pesti päättyy, lukuvuosi kerrallaan,
      sopimus|tehtävä|työsuhde|pesti|paikka .. on .. *vuotinen, kahden|kolmen vuoden kaus*,
      kouluvuoden|lukuvuoden|lukukauden|kevätkauden|syyskauden|hankekauden loppuun|ajan|ajaksi,
      kesän|kevään|syksyn|talven tapahtum*|festar*|leir*|keik*,
      kesän|kevään|syksyn|talven 20* leir*,
      kevät|kesä 20*, 1|2|3 v mahdollinen|jatko*, oppisopimuksen ajan|pituus|kesto,
      oppisopimus kestää, opiskelu|koulutus kestää .. kk|vuotta|kuukautta, koko .. vuoden ajan
    `,
    sv: `
      ${DATE} ${DATE}, ${DATE} 20* ${DATE}, ${MONTH.sv} ${MONTH.sv},
      för|på|i ${COUNT.sv} år|månader,
      för|på|i ${COUNT.sv} veckor, för|under skolåret|läsåret|våren|hösten|sommaren|vintern,
      ${COUNT.sv} månaders|års|veckors avtal*|kontrakt*|anställ*|projekt|period,
      slutar i ${MONTH.sv}, till och med ${numbers(31)}, t o m ${numbers(31)},
      räcker|varar .. år|månader|veckor
    `,
    en: `
      ${DATE} ${DATE}, ${DATE} 20* ${DATE}, ${MONTH.en} ${MONTH.en}, ${MONTH.en} 20* ${MONTH.en},
      ${MONTH.en} ${numbers(31)} ${MONTH.en}, ${MONTH.en} 20* ${numbers(31)} ${MONTH.en},
      for the period|academic|school, for .. period of,
      ${COUNT.en} months|years|month to begin|start*,
      project|term|period|contract|posting of|is .. months|years, one|two|three|four|five year term,
      initially|first|at first .. months|weeks|year, until ${numbers(31)} ${MONTH.en}
    `,
  },
  {
    mark: '9B',
    weight: 0.7,
    unless: 'experience',
    en: `for ${COUNT.en} months|weeks|years|year|month, full time ${COUNT.en} years|months`,
  },
  // Posts that last as long as the research, the studies or the support does.
  {
    mark: '9B',
    weight: 0.7,
    fi: `
      oppisopimusopiskeli*, oppisopimuspaik*, oppisopimuksella, oppisopimukseen,
      oppisopimus|oppisopimuksen,
      tohtorikoulutettav*, väitöskirjatutkij*, tutkijatohtor*, projektitutkij*, käräjänotaari*,
      tutkimusavustaj*, palkkatue*, palkkatuk*, palkkatuella, tuntityö, tuntityötä, tuntityöhön,
      tuntityöläi*, keikkatöi*, keikkatyö*,
      varallaolij*, työharjoittelu*, tet paik*|jakso*, au pair, korkeakouluharjoit*, toimikaude*,
      tarvittaessa .. töihin|työhön|kutsu*, kutsu* .. tarvittaessa, keikoille, extraaj*,
      satunnais* sijais*, sesonkiapu*,
      opinnäytetyö*, diplomityöntekij*, graduntekij*
    `,
    sv: `
      läroavtal*, lärlingsplats*, doktorand*, projektforskar*, forskardoktor*, lönesubvention*,
      timlärare, timarbet*, praktikant*
    `,
    en: `
      doctoral|phd researcher*|student*|candidate*|position*, postdoc*, postdoctoral, au pair,
      project researcher*, apprentice*, thesis worker*, research assistant*
    `,
  },
  {
    mark: '9B',
    weight: 0.7,
    fi: `
      sijaisuuksiin, sijaisuutena, sijaistamaan, perhevapaa*, vanhempainvapaa*, 
      projektin ajaksi, lukuvuodeksi, lukuvuodelle, sijaiseksi, sijaista, sijaisia, sijainen,
      äitiyslom*,
      hoitovapa*, vuorotteluvapa*, kesätyö*, kesätöi*, kesäapulai*, kesäkaudeksi, kesäkaudelle,
      kesäkausi,
      kesäkauden, kesäksi, kesälle,
      kesäajan, kesäajaksi, kesä heinä*, kesä elokuu*, kesäleire*, keikkail*, tulevana kesänä,
      ensi kesänä, kesäduun*, kausityö*, kausiapulai*, *sesonkiin, sesongiksi,
      sesongin vuoksi|ajaksi|ajan|työ*|tekij*|apu*, keikkasi, keikkalaisena, keikkalaiseksi,
      keikka kestää,
      töihin tarpeen mukaan, kutsumme|kutsutaan töihin|keikalle, joulukiire*, jouluruuhk*,
      keikkaa|keikkoja .. sinulle,
      sesonkityö*, sesonkiapulai*, projektiluon*, projektityöntekij*, keikkaty*, keikkaluon*,
      keikalle, keikkavuor*, keikkasijai*, keikkaläi*, *keikkailija*,
      keikkaa|keikkoja|keikan|keikkojen .. tarjo*|tarjolla|vastaan|varata|varaat|valita,
      keikkaa|keikkoja|keikan|keikkojen .. valitset|ottaa|otat|halua*|vaikka,
      tarjo*|tarjolla|haluat|halutessasi|valitset|poimi*|teet|tekisit .. keikkaa|keikkoja,
      etsimme|haemme|haetaan|palkkaamme .. keikoille|keikkaa|keikkoihin, harjoittelija,
      harjoittelijaksi, harjoittelijaa, harjoittelijoita, harjoittelijana, harjoittelupaik*,
      harjoittelujakso*, harjoittelun .. aikana|kesto|pituus|ajan|ajalta|jälkeen|voi,
      harjoittelusta,
      määräai*|sopimus|työsuhde|sijaisuus|jatkuu|kestää|työ .. kuukauden|kk|kuukautta ajan, kk ajan,
      ajalle, hankkeen ajaksi, tarvittaessa töihin*, työkokeil*, elokuun loppuun, syyskuun loppuun,
      joulusesonki*, jouluapulai*, vuokratyö* keikka*, varallaolo työs,
      toukokuusta .. kuuhun, toukokuu elokuu, touko elokuu, kesäkuusta elokuuhun,
      toukokuusta syyskuuhun, kesärek*, trainee*, *tuuraaj*, tuuraamaan, tuuraus*, tuurauks*,
      *kaudeksi, *kaudelle, talveksi, syksyksi, kevääksi, lukukaude*, työkausi, työkauden,
      kertaluontei*, virkavapa*, toimivapa*, vuorotteluvap*, sijaisena, sijaisiksi, sijaisille,
      sijaistarve*, sijaistarpe*, äitiysvapaa*, projektiajak*, hankkeen loppu*, projektin keston,
      hankkeen keston, vs,
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
      keikka|tehtävä .. kestää|kestävät|jatkuu|jatkuvat .. vuoden|asti|saakka|*kuuhun,
      extratyö*, extraksi, extroja, tarvittaessa|tarpeen työhön|töihin|työskentelev*|kutsuttav*,
      kutsuttaessa, *kuun ajan, *kuun ajaksi, joulunajaksi, joulunaja*, joulun ajaksi, pätkätyö*,
      tilapäis* työ*|tehtäv*|sijais*|apu*|palvelussuh*, väliaikai* työ*|tehtäv*,
      lyhytaikai* työ*|tehtäv*|sijais*, lyhyt|lyhyitä|lyhyisiin keikk*|sijaisuu*|työsuhte*|työsuhde,
      kesäsijai*, kesälomasijai*, lomasijai*, kesäharjoit*, kesän ajaksi|ajan, kesäkuukausiksi,
      kausiluont*, väliseksi ajaksi, työrupeam*, kestä*|sijoittu* .. *kuulle,
      tehtävä|työsuhde|pesti|sijaisuus|virka|työ|sopimus .. mittainen|pituinen,
      haemme|haetaan|etsimme|palkkaamme .. kuukaudeksi|vuodeksi|kuukausiksi|viikoksi,
      tarvitsemme|työsuhde|sopimus .. kuukaudeksi|vuodeksi|kuukausiksi|viikoksi, sijaistus*,
      sijaistamme, *vapaansijai*, *sijaisuuden,
      jakson pituus|kesto, työjakso* .. kestä*|pituus|viikkoa, joulumyyj*, joulutyö*, sesonkimyyj*,
      sesonkitekij*, kausitekij*, kausihenkilö*, hiihtokau*,
      talvikau*|kesäkau*|laskettelukau* .. työ*|tekij*|apu*, sadonkorju* .. ajaksi|ajan,
      poiminta*|sadonkorjuutyö*, äitiyssijai*, tuntiopettaj* .. lukuvuo*, projektisopimu*,
      apurahakau*, siviilipalvelu*, työharjoit*, työ|työt|työsuhde|pesti alka* .. päätty*,
      nollatuntisop*, yhdeksi|kahdeksi|kolmeksi|neljäksi|viideksi vuodeksi|kuukaudeksi|lukuvuodeksi
    `,
    sv: `
      *vikariat*, *vikarie*,
      sommarjobb*, sommararbet*, *säsong*, projektanställ*, *projekttid*, för|under tiden|perioden,
      sommarvikar*, tillfällig*, behovsanställ*, timvikari*, timanställd*, extrajobb*, extrahjälp*,
      extrapersonal, praktikplats*, praktikperiod*, sommarpersonal*, sommarhjälp*, julhjälp*,
      inhopp, inhoppare till, semestervikari*, för|över|under sommaren|vintern|säsongen|läsåret,
      korttidsvikari*, föräldraledig*, moderskapsledig*, vårdledig*, tjänstledig*,
      alterneringsledig*, månaders anställning, gäller|pågår|varar .. till|månader, till utgången av
    `,
    en: `
      for a fixed period, temp, temps, until the end of, temporary,
      substitute*, stand in, summer job*, summer trainee*, summer intern*, summer help,
      summer|winter|christmas|harvest|autumn|spring employee*|worker*|staff|season,
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
    weight: 0.7,
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
    weight: 0.7,
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
      ukko fi, vuokrapenk*, vuokrahuon*, y tunnuks*, et|ei ole .. työsuhteessa, ei työsuhteessa,
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
      alihankkijana, alihankkijaksi, alihankkijoiksi, alihankintana, freelancer*,
      toimeksiantoon, toimeksiantona, toimeksiantopohjai*, yrittäjyyspohjai*, yrittäjäpohjai*,
      täysin|puhtaasti|pelkästään|kokonaan|100 provisio*|palkkiopohjai*|tulospalk*,
      provisiopohjai* .. yrittäj*|edustaj*|agent*, verokortilla tai laskul*|toiminimel*|yrity*,
      laskulla|laskuttamalla, laskutat|laskuttaa .. toiminim*|kevyt*|meitä|tunti*|kuukausi*,
      laskua|laskutusta vastaan, juttupalkkio*, toimeksiantopalkkio*, kuvauspalkkio*,
      vuokraa|vuokralle .. tuoli|tuolin|tuolipaik*, itsenäisiä|itsenäisen *edustaj*|agent*|konsult*,
      toiminimiyrit*, keikkayrit*, osuuskun* kautta, yrittäjämäi* .. sopimu*,
      työsuhdetta ei synny|muodostu|ole|solmita, vuokraamme työtil*|huone*|työpiste*,
      työsuhteessa tai laskut*|yrittäj*|toiminim*,
      myyntiedustajaksi .. yrittäj*, yrityksesi|yrityksen|toiminimesi nimiin,
      itsellinen|itselliseksi,
      itsenäisiä|itsenäiseksi jälleenmyyj*|jälleenmyyjäksi, omalla yritykse*|toiminim*
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
      b2b contract|invoic*|basis, you invoice, self employed, light entrepreneur*,
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
      määräaikaishuol*, määräaikaistarkast*, määräaikais ja, määräaikaan mennessä,
      hakee|haemme toimeksiantona,
      ammatinharjoittamisoik*, laskuttaa asiakka*|jäsen*, jäsen*|asiakk* .. freelancer*,
      toimeksiantosopimukset,
      ensimmäinen|toinen|varalla sijainen,
      johtajan|päällikön|rehtorin|esihenkilön .. sijaisena|sijainen,
      toimii|toimit .. sijaisena|varahenkilönä, kuukaudeksi|viikoksi kerrallaan, takuuajan,
      päiväksi|tunniksi viikossa,
      tutkinnon|opintojen|näyttöjen|valmistumisen|valmistumisesi|oppisopimuksen jälkeen .. vakitui*|vakinai*|vakipai*,
      valmistumisesi|valmistumisen jälkeen,
      jälkeen|jossa .. tarkoitus|tavoitte* .. vakitui*|vakinai*,
      tavoite|tavoitteena|tarkoitus .. vakitui*|vakinai*,
      todennäköisesti|parhaassa vakitui*|vakinai*,
      parhaassa tapauksessa .. vakitui*|vakinai*|*si, sen jälkeen saat vakitui*|vakinai*,
      vakituinen|vakituista paikka|paikkaa valmistu*,
      saanut|saaneet .. vakipai*|vakitui*|vakinai*, jos etsit|haet|kaipaat vakitui*|vakinai*,
      vakituisia .. eri ilmoituk*, jokaiselle|jokaisella vakitui*|vakinai*,
      ohjelman jälkeen .. vakitui*|vakinai*, vakituista ja kesäisin,
      palveluksessa .. vakitui*|vakinai*,
      voit|halutessasi|mahdollisuus|mahdollista .. oppisopimuksella,
      tutkinnon|ammattitutkinnon oppisopimuksella,
      erikoisammattitutkinnon .. oppisopimuksella, aiempi|aikaisempi|aiemmat kesäty*|kesätöi*,
      kaksi|kolme|neljä|viisi|kuusi väitöskirjatutkij*|tohtorikoulutettav*, määräaikaisesti voidaan,
      myös .. määräaikaisen paikan, lomasijaistuks*, alihankkijana palvel*|toimi*|toimit*,
      yli .. ammatinharjoit*, asiakka* .. kuukaudeksi|viikoksi|vuodeksi, haku|hakuaika .. *kuun,
      käytämme|käytetään .. alihankkij*|freelanc*, perustaj*|aloitti .. yrittäjänä,
      apuna|apunasi|tukena .. kausity*|kesäty*|sijai*, työntekijää ja .. ammatinharjoit*,
      kuudeksi viikoksi .. lista*,
      listan|listat kuudeksi|kolmeksi viikoksi,
      kesätyöntekijöiden|kausityöntekijöiden|kausiapulaisten|harjoittelijoiden|sijaisten,
      kesätöiden kautta, sesongin ulkopuolel*|mukaan, perhevapaalle siirty*|jää*, sopimusyrittäj*,
      vakitui*|vakinai* .. neuvo*|ohjaa|opastaa|rinnallasi, haku .. toistaiseksi,
      auki|avoinna toistaiseksi, *kuun loppuun mennessä,
      kulkee|rinnallasi|kanssasi|vieressä|vetää|kuljet|parina .. vakitui*|vakinai*,
      osa heistä|meistä .. vakitui*|vakinai*,
      vakinaiset|vakituiset ovat|neuvovat|lomail*|hoita*|työntekij*, vakinaistet*, vakinaistam*,
      meillä on|työskentelee .. vakitui*|vakinai* työntekij*, vakituisen tuntimäärän,
      jatkaa|jatkavat|jatkanut|jälkeen .. vakituisena|vakituiseksi|vakituisesti,
      kiireis*|erityisesti|ruuhka* .. *kuussa|*kuuhun|*kuusta, voidaan täyttää .. määräaja*,
      mikäli|ellei .. määräaja*, vakituisia *mme,
      yli 12 kk, kesto yli, erillinen ilmoitus, opintovapaata .. tent*|opin*, haku .. asti|saakka,
      päättyy|mennessä|viimeistään .. ${DATE}, hakuaika .. ${DATE}, hakemukset .. ${DATE},
      mahdollisuus .. oppisopimu*|harjoit*, oppisopimus* .. mahdolli*, harjoittelijoita .. ohja*,
      koeaika .. kk|kuukau*, kk|kuukauden koeaik*, mahdollisuus .. kesät*|harjoit*,
      aluksi .. koeaika*

      eläkkeelle|eläkkeen|avataan|avaamme|valmistu*|muut* .. ensi|tulevana kesänä
    `,
    sv: `
      skolning*|utbildning*|inskolning* .. räcker|varar|pågår, läroavtal är möjlig*,
      fast anställda|anställd kollegor, våra vikarier, handleda|handleder .. praktikant*|vikari*
    `,
    en: `
      permanent employment|position|contract can|could|may be, every permanent,
      trial|probation|probationary period, permanent staff|employees|employee|team,
      guide|guides|guiding|coach|train|instruct .. trainees|interns,
      leads .. permanent, joined us as permanent,
      supervise|mentor trainee|trainees|interns, call|search|position|application* .. open until,
      deadline .. until
    `,
  },
]
