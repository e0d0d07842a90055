import type { Cue } from '../cue.ts'

/** The type of contract. */
export const QUESTION_9: readonly Cue[] = [
  {
    mark: '9A',
    weight: 1,
    fi: `vakituinen, vakituista, vakituiseen, vakituisen, vakituiset, vakituisia, vakituiseksi, vakituisessa, vakituisesti, vakituisiin, vakinai*, vakinainen, vakinaiseen, toistaiseksi voimassa*, toistaiseksi voimassaol*, toistaiseksi, vakipaik*, vakkari*, vakkaripaik*, jatkuva työsuhde, virkaan, virka täytetään, toimeen, pysyvä* työ*, kokoaikainen vakituinen`,
    sv: `ordinarie, fast anställning, tillsvidare*, tills vidare, stadigvarande, fast tjänst, fast arbetsförhållande`,
    en: `permanent, permanent position, permanent contract, permanent employment, indefinite, until further notice`,
  },
  {
    mark: '9B',
    weight: 1,
    fi: `määräaika*, määräaikai*, määräajaksi, sijaisuu*, sijaisuus, sijaisuuksi*, sijaisuuteen, sijaiseksi, sijaista, sijaisia, sijainen, sijaisuutta, äitiyslom*, hoitovapa*, vuorotteluvapa*, kesätyö*, kesätöi*, kesätyöntekij*, kesäapulai*, kesäkau*, kesäksi, kesälle, kesäduun*, kausityö*, kausiapulai*, sesonki*, sesonkiin, sesonkityö*, sesonkiapulai*, projektiluon*, projektiluonteinen, projektityöntekij*, keikkaty*, keikkaluon*, keikkaluontoi*, keikoille, keikkoja, keikan, keikkailevia, harjoittelija*, harjoittelu*, määräaikaisuu*, saakka kestäv*, vuoden kestäv*, kuukauden ajan, kk ajan, ajalle, ajalla, asti, hankkeen ajaksi, tarvittaessa töihin*, tuntityöntekij*, extra*, työkokeil*, elokuun loppuun, syyskuun loppuun, vuoden loppuun, joulusesonki*, jouluapulai*, vuokratyö* keikka*, varallaolo työs, uimakoulutuuraaj*, tuuraaj*, kesäaika*, toukokuusta .. kuuhun, toukokuu elokuu, touko elokuu, kesäkuusta elokuuhun, kesä elokuu*, toukokuusta syyskuuhun, kesätyöpaik*, kesärek*, trainee*`,
    sv: `visstid*, viss tid, tidsbunden*, vikariat*, vikarie*, sommarjobb*, sommararbet*, säsong*, projektanställ*, för tiden, timanställ*, inhoppare`,
    en: `fixed term, temporary, substitute, summer job*, summer trainee*, summer intern*, seasonal, contract until, fixed until, contract of, months contract, maternity leave, internship, trainee, for the summer, gig, summer`,
  },
  {
    mark: '9C',
    weight: 1,
    fi: `freelance*, freelancer*, free lance*, free lancer*, freelancerina, kevytyrittäj*, yrittäjänä, yrittäjäksi, yrittäjille, toiminimell*, toiminimi, toiminimen, toiminimellä, laskuttaa .. kevytyrit*, laskutat, laskutuspalvel*, ukko fi, eezy, omapaja, odeal, franchising*, alihankkij*, aliurakoi*, urakoitsij*, provisiopalk* .. yrittäj*, toimeksiantosop*, toimeksiantosuht*, edustajasop*, agenttisop*, laskulla, palkkiotoimi*, työkorvaus*, ei työsuhteinen`,
    sv: `frilans*, företagare, lättföretagare, fakturera, firma`,
    en: `freelance*, free lancer, free lance, contractor*, self employed, light entrepreneur*, commission only, invoice, sole trader, entrepreneur`,
  },
]
