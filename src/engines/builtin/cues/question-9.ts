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
      kokoaikainen vakituinen
    `,
    sv: `
      ordinarie, fast anställning, fast anställd*, fast jobb, fast heltid*, fast deltid*,
      tillsvidare*, tills vidare, stadigvarande, fast tjänst, fast arbetsförhållande
    `,
    en: `
      permanent, permanent position, permanent contract, permanent employment, indefinite,
      until further notice, ongoing contract, open ended
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
      kampanjan aja*, lukuvuoden 20* .. ajaksi, kauden ajaksi|ajan,
      hankkeen|projektin|kurssin ajaksi|ajan, osavuoti*,
      kuukauden|kuukausien|vuoden mittainen|pituinen työ*|pesti|sijaisuus|projekti|tehtävä,
      *työn|työsuhteen|palvelussuhteen|sopimuksen|projektin|sijaisuuden|tehtävän|pestin kesto .. kk|kuukau*|vuotta|vuosi|vuoden|viik*|vko|päiv*,
      työ|työt|työsuhde|pesti|palvelussuhde|sijaisuus|projekti|sopimus|keikka|tehtävä .. kestää|kestävät|jatkuu|jatkuvat .. kk|kuukau*|viik*|vko|vuotta|vuoden|asti|saakka|*kuuhun,
      extraaj*, extratyö*, extraksi, extroja,
      tarvittaessa|tarpeen työhön|töihin|työskentelev*|kutsuttav*, kutsuttaessa, *kuun ajan,
      *kuun ajaksi, joulunajaksi, joulunaja*, joulun ajaksi, pätkätyö*,
      tilapäis* työ*|tehtäv*|sijais*|apu*|palvelussuh*, väliaikai* työ*|tehtäv*,
      lyhytaikai* työ*|tehtäv*|sijais*, lyhyt|lyhyitä|lyhyisiin keikk*|sijaisuu*|työsuhte*|työsuhde,
      kesäsijai*, kesälomasijai*, lomasijai*, kesäharjoit*, kesän ajaksi|ajan, kesäkuukausiksi,
      kausiluont*, väliseksi ajaksi, työrupeam*, kestä*|sijoittu* .. *kuulle,
      tehtävä|työsuhde|pesti|sijaisuus|virka|työ|sopimus .. mittainen|pituinen
    `,
    sv: `
      visstid*, viss tid, tidsbunden*, vikariat*, vikarie*, sommarjobb*, sommararbet*, säsong*,
      projektanställ*, för tiden, sommarvikar*, tillfällig*, behovsanställ*, timvikari*,
      timanställd*, extrajobb*, praktikplats*
    `,
    en: `
      for a fixed period, fixed period, temp, until the end of, fixed term, temporary, substitute,
      summer job*, summer trainee*, summer intern*,
      summer employee*|worker*|staff|season|position*|trainee*, seasonal, contract until,
      fixed until, contract of, months contract, maternity leave, parental leave, internship*,
      zero hours, on call, short term contract*, months|year|month contract, duration .. months,
      until december|august|september|june|may, casual, trainee, for the summer, gig
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
      etsimme|haemme|haussa .. alihankkij*|urakoitsij*|aliurakoi*|yrittäj*|edustajayrittäj*|ammatinharj*,
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
      toimeksiantoon
    `,
    sv: `frilans*, som företagare, egenföretagare, lättföretagare, eget företag, fakturera`,
    en: `
      freelance*, free lancer, free lance, independent|as|become contractor*, as a contractor,
      contractor role|position|basis, self employed, light entrepreneur*, commission only,
      invoice us|your, sole trader, as an entrepreneur, own business|company
    `,
  },
  // Others who are permanent.
  {
    mark: '9-',
    weight: 1,
    fi: `vakitui* asiak*|henkilöku*|henkilöst*, työskentelee|työllistä* .. vakitui*`,
  },
]
