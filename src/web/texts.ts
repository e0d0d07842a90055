import type { AdvertFinding } from '../core/advert.ts'
import type { Basis, Doubt } from '../core/analysis.ts'
import type { Change } from '../core/change.ts'
import type { ReadingFault } from '../core/key-reading.ts'
import { type Letter, questionOf } from '../core/questions.ts'
import type { Word } from '../core/review.ts'
import type { PdfFault } from '../pdf/limits.ts'
import type { LeavingLetter } from './leaving/leaving.ts'
import type { CommandName } from './shortcuts/commands.ts'

/**
 * Every Finnish word of the page, save for the questions (`core/questions`), the codebook and the profile
 * (`core/codebook`, `core/profile`), and what the server says (`api/errors`).
 */

const wholeNumber = new Intl.NumberFormat('fi-FI')
const dollars = new Intl.NumberFormat('fi-FI', {
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
})

const rate = new Intl.NumberFormat('fi-FI', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
/** Of all letters: two decimals would show 0.877 as 0.88. */
const totalRate = new Intl.NumberFormat('fi-FI', {
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
})

/** `2026-11-21` → `21.11.2026`. */
function finnishDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number)
  return `${day}.${month}.${year}`
}

/** `A, B ja C`. */
function listed(letters: readonly Letter[]): string {
  return [letters.slice(0, -1).join(', '), ...letters.slice(-1)].filter(Boolean).join(' ja ')
}

type SegmentState = {
  readonly changed: boolean
  readonly checked: boolean
  readonly doubted: boolean
}

const PDF_ERROR = 'Virhe PDF-tiedoston lukemisessa. Tarkista että tiedosto on kelvollinen PDF.'
const UNREACHABLE = 'Virhe yhteydessä palvelimeen. Tarkista että palvelin on käynnissä.'
const PASTE_INSTEAD = 'Liitä ilmoituksen teksti tekstikenttään.'

export const texts = {
  title: 'Muokkaa LxP-avainprofiilia',
  tools: 'Muut toiminnot',
  tool: 'LxP Matcher',
  documentTitle: (advert: string) => `${advert} · LxP Matcher`,
  skip: 'Siirry kysymyksiin',
  lead: 'Liitä työpaikkailmoitus tai avaa se PDF-tiedostona. Saat kymmenestä vastauksesta koostuvan LxP-avaimen, ja jokaisen kirjaimen kohdalla näet, mihin ilmoituksen kohtaan se perustuu.',

  missing: {
    loading: 'Ladataan…',
    heading: 'Sivun osaa ei saatu ladattua',
    told: 'Sivun osaa ei saatu ladattua palvelimelta. Tarkista verkkoyhteys ja yritä uudelleen. Työsi on tallessa tässä selaimessa.',
    retry: 'Yritä uudelleen',
    reload: 'Lataa sivu uudelleen',
  },
  broken: 'Sivun osassa on vika. Työsi on tallessa tässä selaimessa.',

  steps: {
    heading: 'Näin pääset alkuun',
    list: [
      'Liitä ilmoituksen teksti tai avaa PDF-tiedosto.',
      'Tulkki vastaa kymmeneen kysymykseen ja näyttää jokaiselle kirjaimelle kohdan ilmoituksesta.',
      'Tarkista, korjaa ja kopioi avain.',
    ],
  },

  intake: {
    pdfLabel: 'Avaa PDF-tiedosto',
    pdfHint:
      'tai pudota se tähän. Tiedosto luetaan omassa selaimessasi, eikä sitä lähetetä mihinkään.',
    dropNow: 'Pudota PDF tähän',
    textLabel: 'Ilmoituksen teksti',
    textPlaceholder: 'Liitä työpaikkailmoitus tähän…',
    length: (length: number) => `${wholeNumber.format(length)} merkkiä`,
    keys: 'Ctrl + Enter luo avaimen',
    analyze: 'Luo LxP-avain',
    busy: 'Analysoidaan…',
    cancel: 'Peruuta',
    clear: 'Tyhjennä',
    bringTextBack: 'Palauta edellinen teksti',
    engine: 'Tulkki',
    readingFile: (fileName: string) => `Avataan tiedostoa ${fileName}…`,
    readingPage: (page: number, pages: number) => `Luetaan PDF-tiedostoa: sivu ${page}/${pages}`,
    analyzing: 'Ilmoitusta analysoidaan',
    elapsed: (seconds: number) => `${seconds} s`,
    privacyUnknown: 'Teksti lähetetään tämän työkalun omalle palvelimelle.',
    privacyBuiltin:
      'Teksti lähetetään vain tämän työkalun omalle palvelimelle. Sisäänrakennettu tulkki ei lähetä sitä eteenpäin.',
    privacyService: (label: string, model: string | null, host: string) =>
      `Ilmoituksen teksti ja tulkintaohje lähetetään tämän työkalun palvelimen kautta tekoälypalveluun: ${label}${model === null ? '' : `, malli ${model}`}, osoite ${host}. Muuta ei lähetetä, ei myöskään PDF-tiedostoa.`,
    mask: 'Peitä sähköpostiosoitteet, puhelinnumerot ja yhteyshenkilöiden nimet ennen lähettämistä',
    estimate: (tokens: number, cost: number) =>
      `Pitkä teksti: arviolta ${wholeNumber.format(tokens)} tokenia, noin ${dollars.format(cost)} $.`,
    preview: 'Vastauksia tähän mennessä',
    previewOpen: '…',
    saved:
      'Teksti ja tulos säilyvät tässä selaimessa, kunnes valitset Tyhjennä. Yhteiskäyttöisellä koneella tyhjennä ne lopuksi.',
    notSaved:
      'Selain ei anna tallentaa: teksti ja tulos katoavat, kun suljet sivun. Kopioi avain talteen.',
    earlier: 'Avasit avaimen. Aiempi työsi on tallessa.',
    earlierAdvert: (title: string) => `Edellinen ilmoitus on tallessa: ${title}.`,
    bringEarlierBack: 'Palauta aiempi työ',
    earlierUnnamed: 'Aiempi työsi on tallessa.',
    earlierLink: (key: string) => `Avattu avain on tallessa: ${key}.`,
    bringLinkBack: 'Palaa avattuun avaimeen',
    notWhileBusy: 'Odota, että edellinen on valmis, tai peruuta se.',
    badLink: 'Linkin LxP-avain on virheellinen. Pyydä linkki uudelleen tai liitä ilmoitus.',
  },

  status: {
    pdfRead: 'PDF-tiedoston teksti on tekstikentässä.',
    firstPdfRead: 'Ensimmäisen PDF-tiedoston teksti on tekstikentässä. Avaa muut yksi kerrallaan.',
    answered: 'LxP-avain on valmis. Tarkista se huolellisesti.',
    cancelled: 'Keskeytetty.',
    restored: 'Avain on palautettu tekoälyn tulkitsemaan arvoon.',
    otherResult: {
      undone: 'Uusi analyysi on kumottu. Näkyvissä on edellinen tulos.',
      redone: 'Uusi analyysi on palautettu.',
    },
    undone: 'Muutos on kumottu.',
    redone: 'Muutos on tehty uudelleen.',
    step: {
      undone: (what: string) => `Kumottu: ${what}`,
      redone: (what: string) => `Tehty uudelleen: ${what}`,
    },
    accepted: (done: number, total: number) => `Hyväksytty. ${done}/${total} tarkistettu.`,
    cleared: 'Teksti ja tulos on poistettu.',
    copied: 'Avain on kopioitu.',
    linkCopied: 'Linkki on kopioitu. Linkissä on vain avain, ei ilmoitusta.',
    notCopied: 'Kopiointi ei onnistunut. Valitse teksti ja kopioi se näppäimillä Ctrl + C.',
  },

  changes: {
    'letter-added': (mark) => `${mark} lisätty`,
    'letter-removed': (mark) => `${mark} poistettu`,
    'ground-added': (mark) => `perustelu ${mark} lisätty`,
    'ground-removed': (mark) => `perustelu ${mark} poistettu`,
    accepted: (question) => `kysymys ${question} hyväksytty`,
    'acceptance-withdrawn': (question) => `kysymyksen ${question} hyväksyntä peruttu`,
  } satisfies Record<Change['what'], (told: string) => string>,

  dialog: {
    alertName: 'Huomautus',
    confirmName: 'Vahvistus',
    ok: 'Selvä',
    goOn: 'Jatka',
    cancel: 'Peruuta',
    clear: 'Tyhjennä',
    remove: 'Poista',
    close: 'Sulje',
    useBuiltin: 'Analysoi sisäänrakennetulla tulkilla',
  },

  clearQuestion:
    'Tyhjennetäänkö teksti ja tulos? Ne poistetaan myös tämän selaimen muistista, eikä niitä voi palauttaa.',
  clearLeavesHistory: 'Historiaan tallennetut analyysit jäävät historiaan.',

  short: {
    lead: (length: number) =>
      `Teksti on melko lyhyt (${wholeNumber.format(length)} merkkiä). Tulos on luotettavampi, kun ilmoituksessa on:`,
    helps: [
      'tehtävän kuvaus',
      'vaadittu kokemus tai koulutus',
      'työympäristö',
      'työn luonne ja vastuu',
    ],
    question: 'Jatketaanko silti?',
  },

  findings: {
    empty: 'Anna joko PDF tai liitä teksti analysoitavaksi.',
    'too-long':
      'Teksti on liian pitkä (yli 50 000 merkkiä). Poista ylimääräinen osa ja yritä uudelleen.',
    'too-short':
      '⚠️ Teksti on liian lyhyt luotettavaan analyysiin (alle 200 merkkiä). Lisää työpaikan kuvaus, vaatimukset ja tehtävät.',
  } satisfies Record<Exclude<AdvertFinding['code'], 'short' | 'question'>, string>,
  question: (match: string) =>
    `Teksti näyttää kysymykseltä eikä työpaikkailmoitukselta (”${match}”). Työkalu analysoi vain työpaikkailmoituksia. Jos teksti on ilmoitus, liitä se kokonaan (vähintään 1000 merkkiä) tai muuta kohta väitteeksi.`,

  pdf: {
    unreadable: PDF_ERROR,
    'too-large': 'PDF-tiedosto on liian suuri (yli 20 Mt).',
    'too-many-pages': 'PDF-tiedostossa on liian monta sivua (yli 60).',
    'too-slow': `PDF-tiedoston lukeminen kesti liian kauan ja keskeytettiin. ${PASTE_INSTEAD}`,
    'no-reader': UNREACHABLE,
    'no-text': `PDF-tiedostossa ei ole luettavaa tekstiä: se on todennäköisesti skannattu kuva. ${PASTE_INSTEAD}`,
  } satisfies Record<PdfFault, string>,

  server: {
    refused: (status: number, body: string) =>
      `Palvelinvirhe (${status}): ${body || 'Tuntematon virhe'}`,
    noKey: 'AI ei onnistunut generoimaan kelvollista LxP-avainta.',
    unreachable: UNREACHABLE,
  },

  results: {
    heading: 'Tulos',
    linkHeading: 'Avattu avain',
    usage: (total: number, cost: number) =>
      `Tokenit yhteensä: ${wholeNumber.format(total)} · arvioitu kustannus noin ${cost === 0 ? '0' : dollars.format(cost)} $`,
    cached: 'Sama ilmoitus on tulkittu jo aiemmin: vastaus tuli muistista eikä maksanut mitään.',
    usageUnknown: 'Tokenit yhteensä: ei tiedossa · arvioitu kustannus ei tiedossa',
    costLog: (cost: number) => `LxP: arvioitu kustannus noin ${cost.toFixed(6)} $`,
    builtin: 'Tulkinta: sisäänrakennettu tulkki (säännöt ja sanapainot, ei kielimallia)',
    engine: (label: string, model: string | null) =>
      `Tulkinta: ${model === null ? label : `${label}, ${model}`}`,
    restore: 'Palauta keinoälyn tulkitsemaan arvoon',
    disclaimer:
      'LxP-avain perustuu tekoälyn tekemään analyysiin. Tarkista se huolellisesti, ennen kuin käytät sitä.',
    unusual:
      'Ilmoitus poikkeaa tavallisesta, ja tulkki erehtyy tällaisissa useammin. Käy läpi jokainen kysymys.',
    reasons: '🤖 AI:n perustelut valituille kriteereille:',
    edit: 'Muokkaa LxP-avainprofiilia:',
    otherText:
      'Tekstikentän teksti on muuttunut analyysin jälkeen. Tulos koskee aiemmin analysoitua tekstiä.',
  },

  advert: {
    heading: 'Analysoitu ilmoitus',
    hint: 'Korostetut kohdat liittyvät avaimen kirjaimiin. Valitse kohta, niin siirryt sen kysymykseen.',
    against: (mark: string) => `${mark} vastaan`,
    noPassages: 'Ilmoituksessa ei ole korostettuja kohtia.',
    /** For screen readers. */
    unreadFrom: 'Lukematta jätetty:',
    unread: 'Himmeä teksti on verkkosivun muuta sisältöä, ja tulkki on jättänyt sen lukematta.',
  },

  editor: {
    title: 'LxP-avaineditori',
    ai: 'Tekoälyn tulkinta LxP-avainkoodi',
    edited: 'Tarkistettu LxP-avainkoodi',
    segments: 'Kysymykset',
    segment: (segment: string, title: string, { changed, checked, doubted }: SegmentState) =>
      [
        segment,
        title,
        ...(changed ? ['muutettu'] : []),
        ...(checked && !changed ? ['tarkistettu'] : []),
        ...(doubted ? ['tarkista'] : []),
      ].join(', '),
    hint: 'Tarkista ja korjaa tekoälyn tulkinta huolellisesti. Huolellinen tarkistus parantaa profiloinnin tarkkuutta merkittävästi.',
    notTold: { advert: 'Ilmoitus ei kerro', key: 'Avain ei kerro' },
    changed: 'Muutettu',
    checked: 'Tarkistettu',
    basis: { stated: 'Ilmoituksessa', inferred: 'Päätelty kohdasta' } satisfies Record<
      Basis,
      string
    >,
    against: 'Vastaan puhuu',
    moreQuotes: (count: number) => (count === 1 ? 'Yksi kohta lisää' : `${count} kohtaa lisää`),
    noEvidence: 'Ilmoituksesta ei löytynyt kohtaa tälle kirjaimelle.',
    repaired: 'Lainaus ei ollut sanatarkka: tämä on sitä lähinnä oleva kohta.',
    addedByPerson: 'Oma valintasi.',
    doubtLead: 'Tarkista:',
    doubt: {
      'no-evidence': (letters) =>
        `${letters.length === 1 ? 'Kirjaimelle' : 'Kirjaimille'} ${listed(letters)} ei löytynyt kohtaa ilmoituksesta.`,
      contradiction: () => 'Ilmoituksessa on myös vastakkainen kohta.',
      'exclusive-letters': () => 'Valitut vaihtoehdot sulkevat yleensä toisensa pois.',
      'readers-differ': () => 'Tulkit ovat eri mieltä.',
    } satisfies Record<Doubt, (letters: readonly Letter[]) => string>,
  },

  words: { clear: 'Selvä', inferred: 'Tulkittu', check: 'Tarkista' } satisfies Record<Word, string>,
  wordMeanings: {
    clear: 'ilmoitus sanoo asian suoraan',
    inferred: 'asia on päätelty ilmoituksesta tai jää ilmoituksessa avoimeksi',
    check: 'perustelu puuttuu tai jokin puhuu vastaan',
  } satisfies Record<Word, string>,

  readers: {
    differ: (first: string, second: string) => `${first}, ${second}.`,
    service: 'Tekoälypalvelu',
    builtin: 'Sisäänrakennettu tulkki',
    chose: (letters: readonly Letter[]) =>
      letters.length === 0 ? 'ei valinnut mitään' : `valitsi ${listed(letters)}`,
    of: (reader: string) => `${reader}:`,
  },

  checking: {
    progress: (done: number, total: number) => `${done}/${total} tarkistettu`,
    filter: (left: number) => `Näytä vain epävarmat (${left})`,
    accept: 'Hyväksy',
    accepted: 'Hyväksytty',
    acceptedFor: (title: string) => `Hyväksytty: ${title}`,
    acceptFor: (title: string) => `Hyväksy: ${title}`,
    nothingDoubtful: 'Epävarmoja kohtia ei ole.',
    nothingMoreDoubtful: 'Mikään kohta ei ole muita epävarmempi.',
    unusualToRead: 'Käy läpi jokainen kysymys: tulkki erehtyy tällaisissa ilmoituksissa useammin.',
    stillToRead: 'Käy silti kysymykset läpi: kohdat on tulkittu koneellisesti.',
    allDone: 'Kaikki kymmenen kysymystä on tarkistettu.',
    showAll: 'Näytä kaikki kysymykset',
    words: 'Mitä sanat tarkoittavat?',
  },

  help: {
    open: 'Ohje',
    openFor: (title: string) => `Ohje: ${title}`,
    about: (about: string) => `Kysymys kertoo, ${about}.`,
    when: (when: string) => `Valitaan, kun ilmoitus ${when}.`,
    typical: 'Esimerkiksi',
    counter: 'Ei riitä',
    borders: 'Rajatapaukset',
  },

  own: {
    label: 'Oma perustelusi',
    remove: (mark: string, quote: string) => `Poista oma perustelu ${mark}: ”${quote}”`,
    removeShort: 'Poista',
    choose: 'Lisää kohta ilmoituksesta',
    chooseFor: (mark: string) => `Lisää kohta ilmoituksesta: ${mark}`,
    addPicked: 'Lisää tähän',
    addPickedTo: (mark: string, label: string) => `Lisää tähän valittu kohta: ${mark} ${label}`,
    picked: 'Valittu kohta',
    pickedHint: 'Lisää se kysymyksen vaihtoehdolle tai paina vaihtoehdon kirjainta.',
    dropPicked: 'Peruuta valinta',
    listFor: (mark: string, label: string) => `Perustelu vaihtoehdolle ${mark} ${label}`,
    listHint: 'Valitse ilmoituksen virke, johon vaihtoehto perustuu.',
    search: 'Etsi ilmoituksesta',
    noneFound: 'Hakua vastaavia virkkeitä ei ole.',
    added: (mark: string) => `Perustelu on lisätty: ${mark}.`,
  },

  profile: {
    heading: 'Profiili lyhyesti',
  },

  notTold: {
    advert: {
      heading: 'Mitä ilmoitus ei kerro',
      lead: 'Näihin kysymyksiin ilmoitus ei vastaa. Kysy asiaa työnantajalta tai lisää ilmoitukseen mallilause.',
    },
    key: {
      heading: 'Mitä avain ei kerro',
      lead: 'Näihin kysymyksiin avain ei vastaa. Kysy asiaa työnantajalta tai lisää ilmoitukseen mallilause.',
    },
    none: 'Avain vastaa jokaiseen kysymykseen.',
    ask: 'Kysymys työnantajalle',
    sentence: 'Mallilause ilmoitukseen',
    copyQuestion: 'Kopioi kysymys',
    copySentence: 'Kopioi mallilause',
    copyFor: (what: string, title: string) => `${what}: ${title}`,
    copyAll: 'Kopioi kaikki',
    copied: 'Teksti on kopioitu.',
  },

  shortcuts: {
    open: 'Pikanäppäimet',
    heading: 'Pikanäppäimet',
    hint: 'Kirjaimet, H ja O toimivat kysymyksissä ja ilmoituksen tekstissä. Muualla ne vievät ensin kysymykseen.',
    switch: 'Yhden näppäimen komennot ovat käytössä',
    list: {
      'next-question': ['J', 'Seuraava kysymys'],
      'previous-question': ['K', 'Edellinen kysymys'],
      letter: [
        'A–E',
        'Valitse tai poista vaihtoehto; jos ilmoituksesta on valittu sanoja, lisää ne perusteluksi',
      ],
      accept: ['H', 'Hyväksy ja siirry seuraavaan tarkistamattomaan kysymykseen'],
      'next-passage': ['N', 'Seuraava korostettu kohta'],
      'previous-passage': ['P', 'Edellinen korostettu kohta'],
      undo: ['U', 'Kumoa'],
      redo: ['R', 'Tee uudelleen'],
      filter: ['V', 'Näytä vain epävarmat tai kaikki kysymykset'],
      help: ['O', 'Kysymyksen ohje'],
      list: ['?', 'Tämä luettelo'],
    } satisfies Record<CommandName, readonly [key: string, what: string]>,
    always: [
      ['Ctrl + Z', 'Kumoa'],
      ['Ctrl + Y', 'Tee uudelleen'],
    ],
  },

  leaving: {
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
        'ilmoitus',
        'tekoälyn avain',
        'tarkistettu avain',
        'päivä',
        'huomautus',
      ],
      yes: 'kyllä',
      no: 'ei',
      quote: (letter: string, quote: string, isOwn: boolean) =>
        `${letter}: ”${quote}”${isOwn ? ' (oma)' : ''}`,
    },
    more: 'Muut muodot',
    copyReport: 'Kopioi raportti',
    reportCopied: 'Raportti on kopioitu.',
    saveJson: 'Lataa JSON',
    saveCsv: 'Lataa CSV (Excel)',
    print: 'Tulosta',
    saved: (fileName: string) => `Tiedosto ${fileName} on ladattu.`,
    printKey: 'Tarkistettu LxP-avain',
  },

  pasteKey: {
    open: 'Liitä avain',
    heading: 'Liitä LxP-avain',
    label: 'LxP-avain tai linkki, jossa se on',
    placeholder: '1AD2CD3A4B5B6C7C8B9A10B',
    read: (key: string) => `Luettu avain: ${key}`,
    choose: 'Avaa avain',
    faults: 'Avaimessa on korjattavaa. Valitse kohta, niin näet, missä se on.',
    at: (at: number) => `Merkki ${at + 1}`,
    fault: {
      empty: () => 'tekstissä ei ole avainta.',
      'missing-segment': ({ question }) => `kysymyksen ${question} kohta puuttuu tästä.`,
      'segment-twice': ({ question }) => `kysymys ${question} on avaimessa kahdesti.`,
      'segments-out-of-order': ({ question }) =>
        `kysymys ${question} on väärässä kohdassa: kysymykset ovat järjestyksessä 1–10.`,
      'unknown-letter': ({ question, found }) =>
        `kysymyksessä ${question}${question ? ` (${questionOf(question).title})` : ''} ei ole vaihtoehtoa ”${found}”.`,
      'letter-without-number': ({ found }) =>
        `kirjaimen ”${found}” edestä puuttuu kysymyksen numero.`,
      'strange-character': ({ found }) => `”${found}” ei kuulu avaimeen.`,
    } satisfies Record<ReadingFault['code'], (fault: ReadingFault) => string>,
  },

  history: {
    open: 'Historia',
    heading: 'Historia',
    switch: 'Säilytä viimeiset 20 analyysia tässä selaimessa',
    stored:
      'Jokaisesta analyysista tallennetaan ilmoituksen teksti, molemmat avaimet, perustelut ja tekemäsi muutokset. Ne ovat vain tässä selaimessa, eikä niitä lähetetä mihinkään. Kun poistat säilytyksen käytöstä, kaikki poistetaan.',
    shared: 'Yhteiskäyttöisellä koneella historiaa ei kannata ottaa käyttöön.',
    empty: 'Historiassa ei ole vielä analyyseja.',
    remove: 'Poista',
    removeEntry: (title: string) => `Poista historiasta: ${title}`,
    removeAll: 'Poista kaikki',
    removeAllQuestion: 'Poistetaanko kaikki historian analyysit? Niitä ei voi palauttaa.',
    turnOffQuestion:
      'Poistetaanko säilytys käytöstä? Samalla poistetaan kaikki historian analyysit, eikä niitä voi palauttaa.',
    opened: 'Analyysi on avattu historiasta.',
    notSaved: 'Selain ei anna tallentaa historiaa.',
  },

  actions: {
    copyKey: 'Kopioi avain',
    copyLink: 'Kopioi linkki',
    undo: 'Kumoa',
    redo: 'Tee uudelleen',
    next: 'Seuraava ilmoitus',
  },

  how: {
    heading: 'Näin tämä toimii',
    paragraphs: [
      'Sisäänrakennettu tulkki lukee ilmoituksen sanat ja lauseet sääntöjen ja sanastojen avulla. Se tunnistaa ammatin, tehtävät, vaatimukset ja sen, mitä tarjotaan. Sääntöjen lisäksi tulkilla on painotaulukot, jotka on laskettu tuhansista esimerkki-ilmoituksista: ne kertovat, mihin kirjaimiin sanat yleensä viittaavat ja milloin sääntöön voi luottaa. Näiden perusteella tulkki vastaa kymmeneen kysymykseen. Jos ilmoitus ei kerro asiasta mitään, kysymys jää tyhjäksi. Voit liittää koko verkkosivun: valikot, evästeilmoitukset ja muut työpaikat jäävät lukematta ja näkyvät himmeinä.',
      'Tulkissa ei ole kielimallia, eikä se opi sille annetuista ilmoituksista: sama ilmoitus antaa aina saman avaimen. Tulkki näyttää jokaiselle kirjaimelle kohdan, johon tulkinta perustuu. Silti se erehtyy, ja siksi avain on tarkistettava.',
      'Organisaatio voi ottaa käyttöön myös tekoälypalvelun. Silloin sivu kertoo ennen lähettämistä, mihin teksti menee, ja peittää yhteystiedot. Palvelun vastauksista hyväksytään vain kysymysten omat kirjaimet ja vain lainaukset, jotka ovat ilmoituksessa. Sisäänrakennettu tulkki lukee ilmoituksen silloinkin, ja kysymykset, joista tulkit ovat eri mieltä, on merkitty tarkistettaviksi.',
    ],
    accuracy: 'Kuinka tarkka tulkki on',
    measured: (ads: number, date: string) =>
      `Tarkkuus on mitattu ${ads} oikealla työpaikkailmoituksella, joita tulkin tekemisessä ei ole käytetty. Mittauspäivä on ${finnishDate(date)}. Ilmoitukset on luettu sekä liitettynä tekstinä että yhtenä pitkänä rivinä, jollaisena teksti tulee PDF-tiedostosta.`,
    annotators: (agreement: number | null) =>
      `Oikeat kirjaimet ovat kielimallien antamia: kukaan ihminen ei ole merkinnyt näitä ilmoituksia.${agreement === null ? '' : ` Kielimallien keskinäinen yksimielisyys on ${totalRate.format(agreement)}.`}`,
    studied: (unseen: number, studied: { readonly ads: number; readonly f1: number }) =>
      `Näillä ilmoituksilla, kun ne liitetään tekstinä, tulkin F1-luku on ${totalRate.format(unseen)}. Niillä ${studied.ads} ilmoituksella, joita tulkin tekemisessä on käytetty, luku on ${totalRate.format(studied.f1)}.`,
    baselines: (f1: number, commonest: number) =>
      `Vertailuksi: jos jokaiselle ilmoitukselle annettaisiin samat, yleisimmät kirjaimet, luku olisi ${totalRate.format(commonest)}, ja tyhjällä avaimella se olisi 0. Tulkin luku on näitä ${totalRate.format(f1 - commonest)} ja ${totalRate.format(f1)} suurempi.`,
    caption:
      'F1-luku yhdistää sen, kuinka moni annettu kirjain on oikea, ja sen, kuinka moni oikea kirjain löytyi. Paras mahdollinen on 1.',
    question: 'Kysymys',
    pasted: 'Tekstinä',
    fromPdf: 'PDF:stä',
    support: 'Oikeita kirjaimia',
    all: 'Kaikki kirjaimet',
    rate: (value: number) => rate.format(value),
    totalRate: (value: number) => totalRate.format(value),
  },

  footer:
    'Työkalu kuvaa tehtävää, ei ihmisiä: se ei arvioi eikä järjestä hakijoita. PDF ei poistu selaimestasi.',
} as const
