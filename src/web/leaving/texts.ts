import type { LeavingLetter } from './leaving.ts'

/** The Finnish words of what leaves the editor. */
export const texts = {
  report: {
    machineKey: (key: string) => `Tekoälyn tulkinta: ${key}`,
    personKey: (key: string) => `Tarkistettu avain: ${key}`,
    unchanged: 'Tarkistettu avain on sama.',
    change: { added: ' (lisätty)', removed: ' (poistettu)' } satisfies Record<
      NonNullable<LeavingLetter['change']>,
      string
    >,
    quote: (lead: string, quote: string) => `${lead}: ”${quote}”`,
    own: 'Oma perustelu',
    against: 'Vastaan puhuu',
    noEvidence: 'Ilmoituksesta ei löytynyt kohtaa.',
    notTold: (titles: readonly string[]) => `Ilmoitus ei kerro: ${titles.join(', ')}`,
    date: (day: string) => `Päivä: ${day}`,
  },
  csv: {
    columns: [
      'kysymys',
      'otsikko',
      'tekoälyn kirjaimet',
      'tarkistetut kirjaimet',
      'vaihtoehdot',
      'muutettu',
      'kohdat ilmoituksesta',
    ],
    yes: 'kyllä',
    no: 'ei',
    quote: (letter: string, quote: string, isOwn: boolean) =>
      `${letter}: ”${quote}”${isOwn ? ' (oma)' : ''}`,
  },
} as const
