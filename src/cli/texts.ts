import type { EngineFailureCode } from '../engines/failure.ts'
import type { PdfFault } from '../pdf/limits.ts'

/** So many names are told of those that were not read. */
const MOST_NAMES = 5

/** Some of the names, and how many more there are. */
function namesIn(names: readonly string[]): string {
  const more = names.length - MOST_NAMES
  return `${names.slice(0, MOST_NAMES).join(', ')}${more > 0 ? ` ja ${more} muuta` : ''}`
}

/** Every Finnish word of the command line. */
export const texts = {
  usage: `Käyttö: lxp KOMENTO [valitsimet]

  lxp analyze [TIEDOSTO… | -]   tulkitsee ilmoitukset LxP-avaimiksi (.txt, .pdf, .json, .jsonl);
                                kansiosta luetaan kaikki sen ilmoitukset
      --json | --ndjson | --csv   tulosteen muoto; muuten taulukko
      --output TIEDOSTO           kirjoittaa tuloksen tiedostoon; pääte .csv, .json tai .ndjson
                                  kertoo muodon, jos sitä ei muuten anneta
      --resume                    jatkaa kesken jäänyttä --ndjson-tulosta (vaatii --output);
                                  jo luetut ohitetaan tiedoston ja id:n mukaan
      --jobs N                    montako ilmoitusta käsitellään rinnakkain (oletus 4)
      --engine TULKKI             mikä tulkki lukee
      --no-mask                   lähettää tekoälypalveluun myös yhteystiedot
  lxp evaluate TIEDOSTO.jsonl   mittaa tulkin tarkkuuden merkityillä ilmoituksilla (tai -)
      --json                      tulos yhtenä JSON-oliona
      --errors                    luettelee väärät ja puuttuvat kirjaimet ilmoituksittain
      --flatten                   lukee ilmoitukset yhtenä pitkänä rivinä, kuten PDF ne antaa
      --engine TULKKI             mikä tulkki mitataan
      --jobs N                    montako ilmoitusta luetaan rinnakkain (oletus 1)
      --record KANSIO             tallentaa tekoälypalvelun vastaukset sellaisinaan
      --replay KANSIO             lukee tallennetut vastaukset eikä lähetä mitään
  lxp check-engine              kokeilee tulkkia yhdellä pienellä pyynnöllä
      --engine TULKKI             mikä tulkki kokeillaan
  lxp prompt TIEDOSTO           näyttää, mitä ilmoituksesta lähetettäisiin tekoälypalveluun
      --no-mask                   näyttää tekstin ilman yhteystietojen peittämistä
  lxp serve                     käynnistää palvelimen
  lxp --version                 kertoo version

Paluuarvot: 0 kaikki onnistui, 1 jokin epäonnistui, 2 käyttövirhe, 3 tulkki ei ole käytettävissä.
`,
  unknownCommand: (name: string) => `Tuntematon komento: ${name}`,
  unknownOption: (word: string) => `Komennossa on tuntematon valitsin: ${word}`,
  unknownEngine: (name: string, known: readonly string[]) =>
    `Tulkkia ${name} ei ole käytettävissä. Käytettävissä: ${known.join(', ')}`,
  wrongWord: 'Komennossa on väärä sana.',
  valueMissing: (option: string) => `Valitsimelta puuttuu arvo: ${option}`,
  valueTooMuch: (option: string) => `Valitsin ei ota arvoa: ${option}`,
  tooManyWords: (word: string) => `Komennossa on liikaa sanoja: ${word}`,
  oneFormat: 'Valitse vain yksi tulosteen muoto.',
  noSuchFormat: (ending: string) =>
    `Pääte ${ending} ei kerro tulosteen muotoa. Anna tiedosto, jonka pääte on .csv, .json, .ndjson, .jsonl tai .txt, tai valitse --csv, --json tai --ndjson.`,
  stdinOnce: 'Vakiosyötteen (-) voi lukea vain kerran.',
  resumeNeeds:
    '--resume vaatii valitsimen --output ja ndjson-muodon: anna --ndjson tai tiedosto, jonka pääte on .ndjson tai .jsonl.',
  noOutput: (path: string) => `Tiedostoon ei voi kirjoittaa: ${path}`,
  noResults: (path: string) =>
    `Tiedostossa ${path} on muuta kuin aiempia tuloksia, joten siihen ei kirjoitettu. Anna toinen --output.`,
  waiting: 'Liitä ilmoituksen teksti ja päätä se: Ctrl+D (Windowsissa Ctrl+Z ja Enter).',
  waitingForGold: 'Liitä merkityt ilmoitukset ja päätä ne: Ctrl+D (Windowsissa Ctrl+Z ja Enter).',
  otherEngine: (path: string, { id, model }: { id: string; model: string | null }) => {
    const by = model === null ? id : `${id} (malli ${model})`
    return `Tiedostossa ${path} on tuloksia, jotka on tehnyt ${by}. Jatka samalla tulkilla (--engine ${id}) ja mallilla tai anna toinen --output.`
  },
  outputIsInput: (path: string) =>
    `Tulosta ei voi kirjoittaa tiedostoon, joka luetaan: ${path}. Anna toinen --output.`,
  notWritten: 'Tuloksen kirjoittaminen epäonnistui. Tarkista, onko levyllä tilaa.',
  jobs: '--jobs: oltava kokonaisluku väliltä 1–64',
  onePrompt: 'Anna yksi tiedosto, jossa on ilmoitus.',
  recordOrReplay: 'Valitse joko --record tai --replay, ei molempia.',
  seeHelp: 'Komennot ja valitsimet kertoo: lxp --help',
  countedAgain: (ids: readonly string[]) =>
    `Tiedostossa on sama tunnus monella rivillä, ja jokainen rivi lasketaan: ${namesIn(ids)}`,
  recordOnce: (ids: readonly string[]) =>
    `Vastaus tallennetaan ilmoituksen id:n nimellä, joten jokainen id saa esiintyä vain kerran. Toistuu: ${ids.join(', ')}`,
  recordNeeds: '--record vaatii tekoälypalvelun. Valitse se valitsimella --engine.',
  check: {
    service: (name: string, host: string) => `Tulkki: ${name}, osoite ${host}`,
    local: (name: string) => `Tulkki: ${name}, ei lähetä tekstejä`,
    works: (key: string) => `Toimii: koeilmoituksen avain on ${key}`,
    quoted: (quoted: number, all: number) =>
      `Kirjaimia, joiden lainaus löytyi koeilmoituksesta: ${quoted}/${all}`,
    usage: (prompt: number, completion: number, cost: number) =>
      `Tokenit: ${prompt} lähetetty, ${completion} saatu, arvioitu kustannus ${cost.toFixed(4).replace('.', ',')} $`,
    usageUnknown: 'Tokenit: palvelu ei kerro niitä',
    failed: (why: string) => `Ei toimi: ${why}`,
    nothing: 'Ei toimi: vastauksessa ei ollut yhtään kirjainta. Malli on ehkä liian pieni.',
    status: (status: number) => `Palvelun vastauksen tilakoodi: ${status}`,
    failure: {
      'service-failed':
        'Ei toimi: palvelu ei vastannut, tai sen vastausta ei voi lukea. Tarkista osoite, verkko ja että palvelu on käynnissä.',
      overloaded: 'Ei toimi: palvelu on ruuhkautunut tai pyysi odottamaan. Yritä myöhemmin.',
      'timed-out':
        'Ei toimi: palvelu ei vastannut ajoissa. Anna sille lisää aikaa (LXP_TIMEOUT_MS, LXP_SILENCE_MS) tai valitse nopeampi malli.',
      'not-allowed':
        'Ei toimi: palvelu ei hyväksynyt pyyntöä. Tilakoodi 401 tai 403: tarkista avain. 404: tarkista mallin nimi ja osoite. 429: kiintiö on täynnä. 3xx: osoite ohjaa muualle, eikä ohjausta seurata.',
      declined: 'Ei toimi: palvelu tai sen suodatin kieltäytyi lukemasta koeilmoitusta.',
      'prompt-cut':
        'Ei toimi: tulkintaohje ei mahdu mallin kontekstiin. Suurenna kontekstia (vähintään 16 000 tokenia) tai vaihda mallia.',
      'budget-spent': 'Ei kokeiltu: päivän käyttömäärä (LXP_DAILY_TOKENS) on täynnä.',
    } satisfies Record<EngineFailureCode, string>,
    time: (seconds: number) => `Aika: ${seconds.toFixed(1).replace('.', ',')} s`,
  },
  oneGoldFile: 'Anna yksi .jsonl-tiedosto (tai -), jossa on merkityt ilmoitukset.',
  noFile: (path: string) => `Tiedostoa ei voi lukea: ${path}`,
  missing: (path: string) => `Tiedostoa ei ole: ${path}`,
  noMatch: (pattern: string) => `Yhdenkään tiedoston nimi ei ole tällainen: ${pattern}`,
  emptyFolder: (path: string) =>
    `Kansiossa ei ole ilmoituksia (.txt, .pdf, .json tai .jsonl): ${path}`,
  notText: 'Tiedosto ei ole tekstiä, tai sen merkistöä ei tunneta. Tallenna se UTF-8-muodossa.',
  tooBig: (path: string) => `Tiedosto on liian suuri (yli 500 Mt): ${path}`,
  noFolder: (path: string) => `Kansioon ei voi kirjoittaa: ${path}`,
  stdin: 'vakiosyöte',
  unusual: 'poikkeaa tavallisesta: tarkista huolellisesti',
  columns: (questions: readonly number[]) => [
    'ilmoitus',
    'otsikko',
    'avain',
    ...questions.map((id) => `kysymys ${id}`),
    'tulkki',
    'tokenit',
    'kustannus ($)',
    'virhe',
    'huomautus',
  ],
  isFolder: (path: string) => `Tämä on kansio. Anna tiedosto: ${path}`,
  unread: (folder: string, names: readonly string[]) => {
    return `Kansiosta ${folder} jätettiin lukematta: ${namesIn(names)}.`
  },
  noRecordings: (path: string) => `Kansiossa ei ole näiden ilmoitusten vastauksia: ${path}`,
  otherPrompt:
    'Vastaukset on tallennettu toisella tulkintaohjeella kuin nykyisellä, joten ne kertovat sen tarkkuudesta.',
  noAds: (path: string) => `Tiedostossa ei ole ilmoituksia: ${path}`,
  failedAds: (ids: readonly string[], all: number) =>
    `Epäonnistuneita ilmoituksia: ${ids.length}/${all} (${namesIn(ids)}). Ne on laskettu mukaan tyhjinä avaimina.`,
  unknownKind: 'Tiedostomuotoa ei tunneta (käy .txt, .pdf, .json tai .jsonl).',
  noText: 'Kenttä text puuttuu.',
  badJson: 'Sisältö ei ole kelvollista JSON-muotoa.',
  empty: 'Teksti on tyhjä.',
  'too-long': 'Teksti on liian pitkä (yli 50 000 merkkiä).',
  noKey: 'Tulkki ei antanut avainta.',
  bug: 'Tulkissa on vika. Kerro se kehittäjille seuraavan rivin kanssa (ilmoituksen tekstiä siinä ei ole):',
  engineFailed: 'Tulkki ei pystynyt lukemaan ilmoitusta.',
  pdf: {
    unreadable: 'Tiedosto ei ole kelvollinen PDF, tai se on suojattu salasanalla.',
    'too-large': 'PDF-tiedosto on liian suuri (yli 20 Mt).',
    'too-many-pages': 'PDF-tiedostossa on liian monta sivua (yli 60).',
    'too-slow': 'PDF-tiedoston lukeminen kesti liian kauan.',
    'no-text': 'PDF-tiedostossa ei ole luettavaa tekstiä.',
    'no-reader': 'PDF-lukija ei käynnistynyt.',
  } satisfies Record<PdfFault, string>,
  progress: (done: number, all: number, failed: number) => {
    const faults = failed === 1 ? ', 1 virhe' : `, ${failed} virhettä`
    return `${done}/${all}${failed > 0 ? faults : ''}`
  },
  summary: (done: number, failed: number) => {
    const read = done === 1 ? '1 ilmoitus tulkittu' : `${done} ilmoitusta tulkittu`
    if (done === 0 && failed === 1) return 'Ilmoituksen tulkinta epäonnistui: syy on tulosteessa.'
    return failed === 0 ? `${read}.` : `${read}, ${failed} epäonnistui.`
  },
  allDone: 'Kaikki ilmoitukset on jo tulkittu.',
  stopped: 'Keskeytetty.',
} as const
