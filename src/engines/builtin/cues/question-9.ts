import type { Cue } from '../cue.ts'

/** The type of contract. */
export const QUESTION_9: readonly Cue[] = [
  {
    mark: '9A',
    weight: 1,
    fi: `
      vakituinen, vakituista, vakituiseen, vakituisen, vakituiset, vakituisia, vakituiseksi,
      vakituisessa, vakituisesti, vakituisiin, vakinai*, toistaiseksi voimassa*,
      toistaiseksi voimassaol*, toistaiseksi, vakipaik*, vakkari*, jatkuva työsuhde, pysyvä* työ*,
      kokoaikainen vakituinen
    `,
    sv: `
      ordinarie, fast anställning, tillsvidare*, tills vidare, stadigvarande, fast tjänst,
      fast arbetsförhållande
    `,
    en: `
      permanent, permanent position, permanent contract, permanent employment, indefinite,
      until further notice
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
      kesäajan, kesäajaksi, kesä heinä*, kesä elokuu*, kesäleire*, keikkail*, keikkaa,
      tulevana kesänä, ensi kesänä, kesäduun*, kausityö*, kausiapulai*, *sesonkiin, sesongin,
      sesongiksi, sesonkityö*, sesonkiapulai*, projektiluon*, projektityöntekij*, keikkaty*,
      keikkaluon*, keikoille, keikkoja, keikan, harjoittelija*, harjoittelupaik*, harjoittelujakso*,
      harjoittelun, harjoittelusta, vuoden kestäv*, kuukauden ajan, kk ajan, ajalle,
      hankkeen ajaksi, tarvittaessa töihin*, työkokeil*, elokuun loppuun, syyskuun loppuun,
      joulusesonki*, jouluapulai*, vuokratyö* keikka*, varallaolo työs, kesäaika*,
      toukokuusta .. kuuhun, toukokuu elokuu, touko elokuu, kesäkuusta elokuuhun,
      toukokuusta syyskuuhun, kesärek*, trainee*, *tuuraaj*, tuuraamaan, tuuraus*, tuurauks*,
      *kaudeksi, *kaudelle, talveksi, syksyksi, kevääksi, lukukaude*, työkausi, työkauden,
      kertaluontei*, virkavapa*, toimivapa*, vuorotteluvap*, sijaisena, sijaisiksi, sijaisille,
      sijaistarve*, sijaistarpe*, äitiysvapaa*, projektiajak*, hankkeen loppu*, projektin keston,
      hankkeen keston, viransijai*, vs, ma virka, ma tehtäv*,
      6|9|10|11|12|18|24 kuukauden määräaik*, sesonkiajaksi, sesonkiaj*, kampanja aja*,
      kampanjan aja*
    `,
    sv: `
      visstid*, viss tid, tidsbunden*, vikariat*, vikarie*, sommarjobb*, sommararbet*, säsong*,
      projektanställ*, för tiden
    `,
    en: `
      for a fixed period, fixed period, temp, until the end of, fixed term, temporary, substitute,
      summer job*, summer trainee*, summer intern*, seasonal, contract until, fixed until,
      contract of, months contract, maternity leave, internship, trainee, for the summer, gig
    `,
  },
  // Until a day, unless it is the last day for applying.
  {
    mark: '9B',
    weight: 1,
    unless: 'applying',
    fi: `
      5|6|7|8|9|10|11|12 asti|saakka, 202*|203* asti|saakka, kuun asti, saakka kestäv*,
      *kuuhun asti, *kuuhun saakka, *kuun loppuun, vuoden loppuun, *kuussa .. päätty*,
      päätty* *kuussa
    `,
  },
  {
    mark: '9C',
    weight: 1,
    fi: `
      freelance*, free lance*, free lancer*, kevytyrittäj*, yrittäjänä, yrittäjäksi, toiminimell*,
      toiminimi, toiminimen, laskuttaa .. kevytyrit*, laskutat, laskutuspalvel*, ukko fi,
      aliurakoi*, urakoitsij*, provisiopalk* .. yrittäj*, toimeksiantosop*, toimeksiantosuht*,
      edustajasop*, agenttisop*, laskulla, palkkiotoimi*, työkorvaus*, ei työsuhteinen, *yrittäjänä,
      *yrittäjäksi, franchi*, tuolivuokr*, vuokratuol*, tuolipaik*, oman yrityksen kautta,
      oman yrityksesi kautta, yrityksesi kautta, laskutusta vastaan, palkkioperust*, kevytyrit*,
      kevytyritys*, oma y tunnus, y tunnuksella, y tunnus, itsenäisenä ammatinharjoit*,
      ammatinharjoit*, osakkaaksi, alihankkijana, alihankkijaksi, freelancer*, toimeksiantoon
    `,
    sv: `frilans*, företagare, lättföretagare, fakturera`,
    en: `
      freelance*, free lancer, free lance, contractor*, self employed, light entrepreneur*,
      commission only, invoice, sole trader, entrepreneur
    `,
  },
]
