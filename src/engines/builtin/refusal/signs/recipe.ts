import type { KindRow } from './sign.ts'

/** A cook is told what to do. */
export const RECIPE_SIGNS: readonly KindRow[] = [
  // Measures.
  {
    kind: 'recipe',
    weight: 2.5,
    most: 7.5,
    fi: `dl, tl, rkl, ainekset, raaka aineet, annosta, ripaus, taikina*, resepti, ohje, asteessa`,
    sv: `msk, tsk, krm, ingredienser, portioner, ugnen, degen, smeten`,
    en: `ingredients, tbsp, tsp, tablespoon*, teaspoon*, cup, cups, servings, preheat, dough`,
  },
  // What the cook is told to do, and with what.
  {
    kind: 'recipe',
    weight: 1,
    most: 8,
    fi: `
      paista, kypsennä, esikypsennä, sekoita, vatkaa, vaivaa, kuori, pilko, mausta, kuullota,
      tarjoile, keitä, kiehauta, kaada, kauli, levitä, voitele, hauduta, ruskista, kohota, leivo,
      liuota, siivilöi, raasta, viipaloi, anna jäähtyä, anna levätä, lisää .. joukkoon,
      lisää .. suola*, lisää .. vesi, uunissa, uuni, uunin, kattila*, pannu*, kulho*, vuoka, vuoan,
      suolaa, sokeria, jauhoja, *jauho*, voita, munaa, muna, maitoa, kermaa, öljyä, sipuli*,
      valkosipuli*, pippuri*, perun*, jauheliha*, vettä, g
    `,
    sv: `
      vispa, blanda, stek, koka, grädda, häll, smält, rör, servera, smör, socker, vetemjöl, ägg,
      salt, lök, mjölk, grädde, gräddas, ugn, kastrull
    `,
    en: `
      whisk, stir, simmer, bake, boil, chop, chopped, drain, fry, oven, pan, bowl, butter, sugar,
      flour, salt, pepper, onion, garlic, eggs, egg, milk
    `,
  },
]
