import type { KindRow } from './sign.ts'

/** Somebody who seeks work writes to an employer. */
export const APPLICATION_SIGNS: readonly KindRow[] = [
  // The letter says what it is.
  {
    kind: 'application',
    weight: 3,
    most: 9,
    fi: `
      työhakemus, avoin hakemus, haen .. paikkaa, haen .. tehtäv*, haen .. työtä, haen .. toimea,
      haen .. virkaa, haen .. sijaisuutta, haen .. työpaikkaa, haen .. harjoittelu*, haen teille,
      haen teiltä, haen teillä, haen kesätö*, hain .. paikkaa, hakemukseni, hakemuksellani,
      työhakemukseni, liitteenä .. ansioluettelo*, liitteenä .. cv*, liitteenä .. hakemu*,
      ohessa .. ansioluettelo*, liitteet ansioluettelo, palkkatoiveeni, palkkatoivomukseni,
      voin aloittaa, voisin aloittaa, arvoisa vastaanottaja, arvoisa rekrytoi*, hyvä rekrytoi*,
      hakijanumero, miksi haet, haastatteluun pääsen, tulen mielelläni, tulisin mielelläni,
      tapaamis* mielelläni, kerron mielelläni, kuulisin mielelläni, irtisanomisaikani,
      kiinnostuin .. ilmoitu*, huomasin .. ilmoitu*, näin ilmoitu*, luin ilmoitu*,
      olen kiinnostunut .. tehtäv*, olen kiinnostunut .. työ*, olisin kiinnostunut, avoinna olevaa,
      kutsun haastatteluun, etsin töitä, etsin kesätö*, etsin työtä, terveisin hakija, oisko teillä,
      olisiko teillä, onko teillä .. töitä, tarvitsetteko, tiedustelen, hakemus tehtävään,
      hakemus työpaikkaan, viite, osoitan hakemukseni
    `,
    sv: `
      jag söker, söker jag, jag ansöker, härmed ansöker, min ansökan, mitt löneanspråk,
      jag kan börja, jag börjar gärna, jag heter, jag skriver, jag är intresserad, arbetsansökan,
      ansökan om, bifogat, bifogar, jag såg er annons, er annons, jag kommer gärna, hoppas få höra
    `,
    en: `
      i am applying, i m applying, i would like to apply, i d like to apply, i am writing to,
      i m writing, my application, my cover letter, cover letter, dear hiring, dear recruit*,
      dear sir, my cv, i look forward to, i would welcome, i could start, i can start, i believe i,
      i am confident, job application, application for the, i came across, i saw your,
      to apply for the, please find attached, please find enclosed, your advertisement,
      your posting, attached my
    `,
  },
  // First person singular, and the employer addressed as "you" in the plural.
  {
    kind: 'application',
    weight: 1,
    most: 9,
    fi: `
      olen, olin, minä, minulla, minulle, minua, minut, minusta, omasta mielestäni, esimieheni,
      minun, haluan, haluaisin, osaan, voin, voisin, teen, tein, sain, opin, pidän, tunnen,
      hallitsen, vastasin, uskon, toivon, etsin, haen, hain, valmistun, valmistuin, työskentelin,
      työskentelen, toimin, aloitin, suoritin, opiskelin, opiskelen, asun, muutin, kaipaan,
      arvostan, ajattelen, viihdyn, mielestäni, työssäni, työni, työtäni, kokemukseni, osaamiseni,
      osaamistani, vahvuuksiani, vahvuuteni, työnantajani, urani, itseäni, taitoni, koulutukseltani,
      luonteeltani, esihenkilöni, terveisin, kunnioittavasti, ystävällisin, *ssani, *ssäni, *stani,
      *stäni, *llani, *lläni, *kseni, *uteni, *miseni, *tajani, *täjäni, oon, mulla, mulle, mun, mä,
      mua, olisin, pystyn, pääsen, hoidin, suoritan, etsin töitä, *ssanne, *ssänne, *llanne,
      *llänne, *llenne, *stanne, *ksenne, *ksianne, *oonne, *aanne, etsitte, haette, arvostatte,
      teillä, teille, teidän, teitä
    `,
    sv: `
      jag, mig, mitt, mina, har jobbat, har arbetat, har erfarenhet, har studerat, er, ert, era,
      hälsningar, vänliga hälsningar, jag har arbetat, jag är utbildad
    `,
    en: `
      i, i m, i ve, my, myself, i d, i ll, am i, i have worked, sincerely, regards, your company,
      i graduated
    `,
  },
  // Who seeks an assistant for themselves writes in the first person too, and is no applicant.
  {
    kind: 'application',
    weight: -8,
    most: 0,
    fi: `
      avustajani, avustajaltani, avustajakseni, avustajanani, toivon|toivoisin|odotan avustajal*,
      etsin|haen|kaipaan|tarvitsen .. avustajaa|avustajia
    `,
    sv: 'min assistent, mina assistenter',
    en: 'my assistant, my assistants, my carer',
  },
]
