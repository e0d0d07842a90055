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
      5|6|7|8|9|10|11|12 asti|saakka, projektin ajaksi, lukuvuodeksi, lukuvuodelle, määräaika*,
      määräajaksi, sijaisuus, sijaisuutta, sijaisuuksia, sijaisuuteen, sijaisuuden, sijaiseksi,
      sijaista, sijaisia, sijainen, äitiyslom*, hoitovapa*, vuorotteluvapa*, kesätyö*, kesätöi*,
      kesäapulai*, kesäkau*, kesäksi, kesälle, kesäajan, kesäajaksi, kesä heinä*, kesä elokuu*,
      kesäleire*, keikkail*, keikkaa, tulevana kesänä, ensi kesänä, kesäduun*, kausityö*,
      kausiapulai*, *sesonkiin, sesongin, sesongiksi, sesonkityö*, sesonkiapulai*, projektiluon*,
      projektityöntekij*, keikkaty*, keikkaluon*, keikoille, keikkoja, keikan, harjoittelija*,
      harjoittelupaik*, harjoittelujakso*, harjoittelun, harjoittelusta, saakka kestäv*,
      vuoden kestäv*, kuukauden ajan, kk ajan, ajalle, 202*|203* asti|saakka, kuun asti,
      *kuun loppuun, *kuuhun asti, *kuuhun saakka, hankkeen ajaksi, tarvittaessa töihin*,
      työkokeil*, elokuun loppuun, syyskuun loppuun, vuoden loppuun, joulusesonki*, jouluapulai*,
      vuokratyö* keikka*, varallaolo työs, kesäaika*, toukokuusta .. kuuhun, toukokuu elokuu,
      touko elokuu, kesäkuusta elokuuhun, toukokuusta syyskuuhun, kesärek*, trainee*
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
  {
    mark: '9C',
    weight: 1,
    fi: `
      freelance*, free lance*, free lancer*, kevytyrittäj*, yrittäjänä, yrittäjäksi, toiminimell*,
      toiminimi, toiminimen, laskuttaa .. kevytyrit*, laskutat, laskutuspalvel*, ukko fi,
      aliurakoi*, urakoitsij*, provisiopalk* .. yrittäj*, toimeksiantosop*, toimeksiantosuht*,
      edustajasop*, agenttisop*, laskulla, palkkiotoimi*, työkorvaus*, ei työsuhteinen
    `,
    sv: `frilans*, företagare, lättföretagare, fakturera`,
    en: `
      freelance*, free lancer, free lance, contractor*, self employed, light entrepreneur*,
      commission only, invoice, sole trader, entrepreneur
    `,
  },
]
