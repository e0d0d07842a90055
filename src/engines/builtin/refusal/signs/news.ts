import type { KindRow } from './sign.ts'

/** A reporter tells what has happened. */
export const NEWS_SIGNS: readonly KindRow[] = [
  // Somebody is quoted, or a source is named.
  {
    kind: 'news',
    weight: 1.5,
    most: 7.5,
    fi: `
      sanoo, sanoi, kertoo, kertoi, toteaa, totesi, arvioi, kommentoi, muistuttaa, lisäsi,
      tiedottaa, ilmoitti, vahvistaa, painottaa, korostaa, kuvailee, pohtii, huokaa, kertovat,
      sanovat, kertoivat, *in mukaan, *on mukaan, *än mukaan, *an mukaan, tiedoista käy ilmi,
      lehdelle, tiedotteessa, tiedotteen, lehdistötiedote, tiedote, uutistoimisto, stt,
      haastatellut, haastattelimme, päivitetty klo, lisätiedot medialle, medialle, uutinen, uutiset,
      lehtijuttu, toimitusjohtajan mukaan, suomen tietotoimisto, pörssitiedote, tiedotusvälineille,
      uutisoi, pääluottamus*, tutkija, tutkijat, professori, asiantuntijan mukaan, tilastojen mukaan,
      hakijoita tuli, hakemuksia tuli, hakijoita oli, työmarkkinat,
      päätös syntyi
    `,
    sv: `
      säger, berättar, uppger, meddelar, konstaterar, enligt polisen, pressmeddelande, rapporterar,
      visar, kartläggning, beslutade, räknar med
    `,
    en: `
      says, said, according to, told, announced, reported, spokesperson, press release, reuters,
      analysts
    `,
  },
  // Who decides at a meeting and is quoted on it; ads tell of none.
  {
    kind: 'news',
    weight: 5,
    most: 15,
    fi: `
      kaupunginhallitus|kunnanhallitus|aluehallitus|*valtuusto|*lautakunta päätti|hyväksyi|käsitteli,
      päätti maanantaina|tiistaina|keskiviikkona|torstaina|perjantaina,
      sanoo|toteaa|kertoo *johtaja|*päällikkö|*ministeri
    `,
    sv: `stadsstyrelsen|kommunstyrelsen|*fullmäktige|*nämnden beslutade|beslöt|godkände`,
    en: `city|municipal council|board decided|approved|voted`,
  },
  // What news is about.
  {
    kind: 'news',
    weight: 1,
    most: 7,
    fi: `
      prosenttia, prosentti*, miljoonaa, miljoona*, miljardi*, viime vuonna, viime vuoden,
      viime viikolla, ensi vuonna, ensi vuoden, ensi viiko*, vuodenvaihte*, hallitus, hallituksen,
      eduskun*, ministeri*, oppositio*, vaalit, vaalien, *vaali*, poliisi*, irtisano*, yt,
      muutosneuvottelu*, lomautu*, lakko*, lakon, työtaistelu*, liiton, liitto*, työttömyy*,
      tutkimuksen, tutkimu*, selvity*, kysely*, tilastokesku*, osavuosikatsau*, liikevoit*,
      liikevaihto, onnettomuu*, epäil*, syyttäj*, oikeus, käräjä*, loukkaan*, kuoli, sade*, pakkas*,
      astetta, ottelu*, voitti, hävisi, maali, turnau*, asukas*, kaupunginvaltuu*, valtuusto*,
      kunnanhalli*, määrä, kasvoi, väheni, laski, nousi, talous, investoi*, irtisanoo, lakkauttaa,
      työllistää, avasi, avataan, äänest*, puolue*, ehdokas*, kuntavaal*, tulipalo*, pelastuslaito*,
      kolari*, myrsky*, lumi, sää, joukkue*, mestaru*, kausi päättyi, yleisö*, konsert*, näyttely*,
      ennätys*, euroa vuodessa, työvoimapula*, maanantaina, tiistaina, keskiviikkona, torstaina,
      perjantaina, lauantaina, sunnuntaina
    `,
    sv: `
      procent, miljoner, regeringen, riksdagen, polisen, i fjol, nästa år, strejk*, uppsägning*,
      omställningsförhandling*, brist*, bristen, siffrorna, valet, måndagen, tisdagen, onsdagen,
      torsdagen, fredagen, på måndag, arbetslöshet*, ökat, minskat
    `,
    en: `
      percent, per cent, million, billion, government, parliament, police, last year, next year,
      layoff*, strike, unemployment, survey, statistics, election*, union, monday, tuesday,
      wednesday, thursday, friday, weather, quarter, economy
    `,
  },
]
