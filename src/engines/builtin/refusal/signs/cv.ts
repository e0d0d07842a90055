import type { KindRow } from './sign.ts'

/** A working life as a table. */
export const CV_SIGNS: readonly KindRow[] = [
  // A table of a working life.
  {
    kind: 'cv',
    weight: 2.5,
    most: 12,
    fi: `
      ansioluettelo, curriculum vitae, henkilötiedot, syntymäaika, syntynyt, syntymävuosi, ikä 1*,
      ikä 2*, ikä 3*, ikä 4*, ikä 5*, mun .. cv, cv nimi, cv ote, kansalaisuus, asuinpaikka,
      kotikunta, siviilisääty, suosittelija, suosittelijat, suositukset, kielitaito suomi*,
      kielet suomi*, kielitaito englan*, äidinkieli, harrastukset, luottamustoimet,
      luottamustehtävät, it taidot, atk taidot, tietotekniset taidot, atk, ajokortti b,
      varusmiespalvelus, asevelvollisuus, muu osaaminen, ydinosaaminen, profiili, työhistoria,
      työkokemus 20*, työkokemus 1*, työkokemus 2*, koulutus 20*, koulutus 1*, koulutus 2*,
      nykyhetki, työnhakijaprofiili, s 19*, synt, työkokemus ja
    `,
    sv: `
      meritförteckning, levnadsbeskrivning, personuppgifter, födelsetid, född, modersmål,
      språkkunskaper, referenser, fritidsintressen, intressen, arbetserfarenhet,
      arbetslivserfarenhet, utbildning 20*, utbildning 19*, körkort b, datakunskaper
    `,
    en: `
      curriculum vitae, resume, date of birth, nationality, references available, native .. finnish,
      mother tongue finnish, work experience 20*, work history, education 20*, education 19*,
      hobbies, connections, open to work, employment history, career summary
    `,
  },
  // Words that an ad may have too, but seldom many of them.
  {
    kind: 'cv',
    weight: 1,
    most: 4,
    fi: `
      työkokemus, kielitaito, kielet, taidot, edelleen, nykyinen, julkaisut, vapaa aika,
      saavutukset, ylioppilas, sertifikaatit, kurssit
    `,
    sv: `
      arbetslivserfarenhet, utbildning, språk, modersmål, körkort, nuvarande, studentexamen,
      intressen
    `,
    en: `
      education, languages, native, certifications, present, publications, summary, profile,
      interests, references, volunteering
    `,
  },
]
