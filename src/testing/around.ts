/** An ad that says as good as nothing but what is put in. */
export const AROUND = {
  fi: (passage: string) =>
    `Avoin työpaikka\n\nHaemme uutta työkaveria joukkoomme.\n\n${passage}\n\nPalkka on alan työehtosopimuksen mukainen. Lähetä hakemuksesi ja palkkatoiveesi viimeistään 14.3. osoitteeseen [sähköposti]. Lisätietoja antaa [nimi], puh. [puhelin]. Yrityksemme on perustettu vuonna 1986.`,
  sv: (passage: string) =>
    `Ledig plats\n\nVi söker en ny kollega.\n\n${passage}\n\nLönen följer kollektivavtalet. Skicka din ansökan och ditt löneanspråk senast 14.3 till [sähköposti]. Mer information ger [nimi], tfn [puhelin]. Vårt företag grundades år 1986.`,
  en: (passage: string) =>
    `Open position\n\nWe are looking for a new colleague.\n\n${passage}\n\nThe salary follows the collective agreement. Please send your application and salary request by 14 March to [sähköposti]. More information: [nimi], tel. [puhelin]. Our company was founded in 1986.`,
} as const
