import type { RefusalReason } from '../core/not-advert.ts'

/** Every way in which the server says no: the status, and the plain Finnish text that the page shows. */
export const WIRE_ERRORS = {
  'bad-json': { status: 400, text: 'Pyyntö ei ole kelvollista JSON-muotoa.' },
  'bad-request': {
    status: 400,
    text: 'Pyynnöstä puuttuu ilmoituksen teksti tai siinä on tuntemattomia kenttiä.',
  },
  'empty-text': { status: 400, text: 'Ilmoituksen teksti on tyhjä.' },
  'unknown-engine': {
    status: 400,
    text: 'Valittua tulkkia ei ole käytössä. Valitse toinen tulkki ja yritä uudelleen.',
  },
  'bad-host': { status: 403, text: 'Palvelin ei vastaa tässä osoitteessa.' },
  'not-found': { status: 404, text: 'Osoitetta ei löytynyt.' },
  'too-slow': { status: 408, text: 'Pyyntö ei tullut perille ajoissa. Yritä uudelleen.' },
  'too-long': {
    status: 413,
    text: 'Teksti on liian pitkä (yli 50 000 merkkiä). Poista ylimääräinen osa ja yritä uudelleen.',
  },
  'not-json': { status: 415, text: 'Pyynnön sisällön on oltava JSON-muotoa.' },
  'too-many': {
    status: 429,
    text: 'Pyyntöjä on tullut liian monta. Odota hetki ja yritä uudelleen.',
  },
  bug: { status: 500, text: 'Palvelimessa tapahtui odottamaton virhe. Yritä uudelleen.' },
  'service-failed': {
    status: 502,
    text: 'Tekoälypalvelu ei vastannut oikein. Yritä hetken kuluttua uudelleen.',
  },
  'not-allowed': {
    status: 502,
    text: 'Tekoälypalvelu ei hyväksynyt palvelimen tunnusta, mallia tai osoitetta, tai käyttökiintiö on täynnä. Pyydä ylläpitoa tarkistamaan ne komennolla npx lxp check-engine.',
  },
  declined: {
    status: 502,
    text: 'Tekoälypalvelu ei suostunut lukemaan tätä tekstiä. Valitse toinen tulkki.',
  },
  'prompt-cut': {
    status: 502,
    text: 'Ilmoitus ja tulkintaohje eivät mahdu kokonaan tekoälymallin kontekstiin. Lyhennä tekstiä, tai pyydä ylläpitoa suurentamaan kontekstia.',
  },
  'budget-spent': {
    status: 503,
    text: 'Tekoälypalvelun tämän päivän käyttömäärä on täynnä. Valitse sisäänrakennettu tulkki tai jatka huomenna.',
  },
  overloaded: { status: 503, text: 'Palvelu on ruuhkautunut. Yritä hetken kuluttua uudelleen.' },
  stopping: {
    status: 503,
    text: 'Palvelin käynnistyy uudelleen. Yritä hetken kuluttua uudelleen.',
  },
  'timed-out': { status: 504, text: 'Analyysi kesti liian kauan. Yritä uudelleen.' },
} as const satisfies Record<string, { status: number; text: string }>

export type WireErrorCode = keyof typeof WIRE_ERRORS

/** Statuses after which another engine may still succeed: the server answered, the service did not. */
export const ENGINE_STATUSES: readonly number[] = [429, 502, 503, 504]

const NOT_ADVERT = 'Teksti ei näytä työpaikkailmoitukselta'

/** The `error` of an answer without a key, where the service answered nothing that could be read. */
export const NO_KEY_TEXT = 'AI ei onnistunut generoimaan kelvollista LxP-avainta.'

/** The `error` of an answer without a key: why no job advertisement was read in the text. */
export const REFUSAL_TEXTS: Record<RefusalReason, string> = {
  question: `${NOT_ADVERT} vaan kysymykseltä. Liitä ilmoituksen teksti.`,
  recipe: `${NOT_ADVERT} vaan ruokaohjeelta. Liitä ilmoituksen teksti.`,
  news: `${NOT_ADVERT} vaan uutiselta tai kirjoitukselta. Liitä ilmoituksen teksti.`,
  cv: `${NOT_ADVERT} vaan ansioluettelolta. Liitä ilmoituksen teksti.`,
  application: `${NOT_ADVERT} vaan työhakemukselta. Liitä ilmoituksen teksti.`,
  code: `${NOT_ADVERT} vaan ohjelmakoodilta. Liitä ilmoituksen teksti.`,
  listing: `${NOT_ADVERT} vaan monen työpaikan luettelolta. Liitä yksi ilmoitus kerrallaan.`,
  other: `${NOT_ADVERT}. Liitä koko ilmoitus: tehtävät, vaatimukset ja yhteystiedot.`,
  foreign:
    'Sisäänrakennettu tulkki lukee suomen-, ruotsin- ja englanninkielisiä ilmoituksia. Käännä ilmoitus jollekin niistä, tai valitse tekoälypalvelu, jos sellainen on käytössä.',
}
