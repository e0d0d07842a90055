import type { KindRow } from './sign.ts'

/** Many vacancies at once. */
export const LISTING_SIGNS: readonly KindRow[] = [
  // Many vacancies at once.
  {
    kind: 'listing',
    weight: 3,
    most: 9,
    fi: `
      hakutulokset, hakutulos, avointa työpaikkaa, avoimet työpaikat, avoimia työpaikkoja,
      avointa paikkaa, uutta työpaikkaa, työpaikkavahti*, paikkavahti, hakuvahti, tallenna haku,
      järjestä, lajittele, suodattimet, suodata, osumaa, osumat, näytä lisää, ilmoitustaulu,
      edellinen .. seuraava, seuraava sivu, sivu 1, kesätyöpaikat, työpaikat tällä,
      viikon työpaikat, uudet työpaikat, avoimet tehtävät, avoinna olevat, avoimet virat,
      haettavana olevat, haettavat, paikkalist*, työpaikkalist*, kaikki työpaikat,
      työpaikat kartalla, hakusana, hakuehdo*, rekrytointimessu*, paikat tällä hetkellä,
      haku jatkuva, kaikki paikat, paikkaa haetaan, löytyi .. paikkaa|työpaikkaa,
      näytetään 1*|2*|3*|4*|5*|6*|7*|8*|9*, rajaa, avoimet|avoimia työpaikkamme|paikkamme|tehtävämme, klikkaa ilmoitusta,
      kesätyöt 20*, koonnut, työpaikkakooste, etsi töitä|työpaikkoja
    `,
    sv: `
      lediga jobb, lediga tjänster, lediga platser, träffar, sortera, visa fler, spara sökningen,
      jobbevakning
    `,
    en: `
      search results, open positions, open vacancies, current vacancies, job alert, jobs found,
      sort by, filters, show more, load more, save search
    `,
  },
]
