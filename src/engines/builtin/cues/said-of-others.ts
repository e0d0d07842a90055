import type { Cue } from '../cue.ts'

/** Whoever is served, taught or cared for, in the forms that they do something in. */
const THEY =
  'asiakkaat|asiakkaamme|asukkaat|asukkaamme|lapset|nuoret|oppilaat|opiskelijat|potilaat|vanhukset|ikäihmiset|kuntoutujat|kuntoutuja|perheet|kehitysvammaiset'
/** The same, as those that something is done for. */
const THEM =
  'asiakasta|asiakkaita|asukasta|asukkaita|lasta|lapsia|nuorta|nuoria|oppilaita|opiskelijoita|potilaita|vanhuksia|ikäihmisiä|kuntoutujia|vieraita|jäseniä|' +
  THEY
const YOU_HELP =
  'innostat|innostamme|autat|autamme|kannustat|saat|tuet|ohjaat|rohkaiset|opastat|innostaa|auttaa|kannustaa|tukea|ohjata|rohkaista'
/** Those beside whom or under whom one works. */
const COLLEAGUES =
  'esihenkilösi|lähiesihenkilösi|esimiehesi|lähiesimiehesi|työparinasi|työkavereinasi|kollegoinasi|kollegasi'
const LEADERS = `${COLLEAGUES}|*johtajamme|*päällikkömme|esihenkilömme|perustajamme`

/**
 * What is said of customers, colleagues, the employer and the hiring says nothing of the job (R5 of the codebook), in
 * whatever words the job itself would be told.
 */
export const SAID_OF_OTHERS: readonly Cue[] = [
  // Whose independence it is, and who is shown the ropes.
  {
    mark: '1-',
    weight: 1,
    fi: `
      ${THEY} .. itsenäi*|omatoimi*, *mme on .. itsenäinen|itsenäisiä, olemme .. itsenäinen|itsenäisiä,
      poliittisesti|uskonnollisesti|taloudellisesti .. itsenäinen|itsenäisiä, itsenäi* ja|sekä sitoutum*|vakavarai*|suomalai*|kotimai*,
      kauppias|kauppiaat|yrittäjät on|ovat .. itsenäi*, itsenäinen yrittäjä|kauppias, itsenäisyyden|omatoimisuuden tuke*|vahvist*|edist*,
      perehdytät|perehdyttämässä|perehdyttäjä* .. uudet|uusia|uusien|*jat, uusien .. perehdyttäj*
    `,
    sv: `
      självständigt .. familjeföretag|företag|bolag|förening|aktör, självständigt liv|boende|vardag,
      klient*|boende*|barn*|elev*|brukar*|ungdom* .. självständig*, inskolning*|introduktion* av nya|andra|praktikanter,
      skolar|skola|introducera|introducerar in nya, skolar|introducerar nya, oberoende och självständig*
    `,
    en: `
      independent .. company|business|firm|organisation|organization|association|bank|school, independent and .. owned,
      residents|clients|customers|children|pupils|students|patients .. independent*,
      induct|inducting|train|training|introduce|introducing|onboard|onboarding new colleagues|employees|staff|members|starters|recruits
    `,
  },
  // The hiring is exact and careful, and its times and places are.
  {
    mark: '2-',
    weight: 1,
    fi: `
      tarkka|tarkat|tarkan|tarkempi|tarkemmat|tarkemman|tarkempia|tarkempaa *ajankohta*|*ajankohdan|*päivä|*päivän|*paikka|*paikan|*aika|*ajan|tieto*|tiedot|*tietoja|palkka*|palkan|osoite|osoitteen|*kuvaus|*ohjeet|*ohjeita,
      lue|luethan|tutustu|tutustuthan .. huolellisesti|tarkasti|tarkkaan|huolella, täytä|täytäthän|kirjoita|valmistele .. huolellisesti|tarkasti|huolella,
      käsittelemme|käydään|arvioimme|luemme|käymme .. hakemu* .. huolellisesti|tarkasti|huolella, hakemu* .. huolellisesti|tarkasti|huolella,
      työn|työtehtävän|tehtävän tarkka|tarkempi
    `,
    sv: `
      läs|läser|fyll|granskar|behandlar .. noggrant|noga, ansökan|ansökningar|ansökningarna .. noggrant|noga,
      exakt|exakta|närmare datum|plats|information|uppgifter|tidpunkt|startdatum
    `,
    en: `
      read|complete|fill|review|reviewed|assess .. carefully, exact|precise|detailed start|starting|location|date|dates|information|details|time|times|salary|address,
      precise information, more precise
    `,
  },
  {
    mark: '3-',
    weight: 1,
    fi: `
      ${THEY} liikkuvat|ulkoilevat|retkeilevät|leikkivät, ${THEY} liikkuvat|ulkoilevat|retkeilevät|leikkivät .. ulkona|luonnossa|pihalla,
      valikoima*|tuotteemme|palvelumme .. monipuoli*|vaihtuv*|vaihtelev*,
      monipuoli*|vaihtelev* .. valikoima*|valikoiman, monipuoli* työyhteisö*|henkilöstö*|porukka*,
      monipuoli* ja kansainväli*|osaava|osaavan|kannustava|mukava|hyvä|innostava|ammattitaitoi* työyhteisö*|tiimi*|porukka*
    `,
    sv: `mångsidig*|varierande|brett .. personalförmåner|förmåner|sortiment`,
    en: `versatile|diverse|varied|comprehensive|wide .. benefits|perks|selection, diverse|varied team|workforce|staff|community`,
  },
  // Others decide and lead.
  {
    mark: '4-',
    weight: 1,
    fi: `
      ${LEADERS} johtaa|vastaa|päättää,
      ${LEADERS} johtaa .. hengen|henkilön|henkeä, ${LEADERS} johtaa .. tiimiä|henkilöstöä|henkilökuntaa|osastoa|yksikköä
    `,
  },
  // Customers and the employer take up what is new.
  {
    mark: '5-',
    weight: 1,
    fi: `
      asiakkaat|asiakkaamme|asiakkaidemme|kuntalaiset .. käyttöön|käyttöönot*,
      asiakkaat|asiakkaamme|kuntalaiset .. käyttöön uusia|uudet|uuden *järjestelm*|*ohjelm*|*palvelu*|*sovellu*, edelläkävij* .. käyttöönot*|digi*|käyttöön,
      olemme .. edelläkävij*
    `,
    en: `customers|clients .. new systems|tools|technologies`,
  },
  // When an office is open that one does not work in.
  {
    mark: '6-',
    weight: 1,
    fi: `
      kuntarekry|tekninen tuki .. ma|ti|arkisin|ark, kirjaamo|kirjaamomme .. ma|ti|arkisin|ark,
      tuki palvelee|päivystää .. ma|ti|arkisin|ark
    `,
  },
  {
    mark: '7-',
    weight: 1,
    fi: `${COLLEAGUES} .. *insinööri*|*maisteri*|*hoitaj*|*tradenomi*|merkonomi*|*asentaj*|kokki|kokkeja|*opettaj*|*lääkär*|*juristi*|sosionomi*|agrologi*`,
    en: `manager|supervisor|boss is .. engineer|master|nurse|graduate|degree`,
  },
  // Others learn.
  {
    mark: '8-',
    weight: 1,
    fi: `
      ${YOU_HELP} ${THEM} .. oppi*, ${YOU_HELP} .. ${THEM} oppi*,
      oppilaitoksessa*|opistossa*|oppilaitoksemme|opistomme .. oppisopimu*, oppilaitoksessa*|opistossa* .. suorittaa, koulutamme .. oppisopimu*|ammattilais*|osaaj*|asiantuntij*|opiskelij*,
      järjestämme|tarjoamme .. asiakkaille|asiakkaillemme|jäsenille|jäsenillemme|yrityksille koulutu*|kursse*|kurssit
    `,
    sv: `hjälper|uppmuntrar barn|barnen|elever|eleverna|klienter|klienterna .. lära`,
    en: `help|helping|encourage|inspire|support children|pupils|students|customers|clients|residents .. learn*`,
  },
  // The employer develops itself, and what it sells.
  {
    mark: '10-',
    weight: 1,
    fi: `
      kehitämme toimintaamme|palvelujamme|palveluitamme|palveluja|palveluita|toimintaa|tuotteitamme|tuotteita|asiakkaidemme,
      toimintaamme|palvelujamme|palveluitamme|tuotteitamme|palvelumme|toimintamme kehitetään|kehittyy|kehittyvät|kehitämme|uudistuu|uudistuvat|uudistamme,
      arvojamme|arvomme ovat .. ja jatkuva|kehittymi*|uudistumi*, kuntamme|kaupunkimme|kunta|kaupunki|yrityksemme|yhtiömme|organisaatiomme kehittyy|uudistuu|kasvaa,
      koulutamme .. ammattilais*|osaaj*|asiantuntij*|opiskelij*,
      järjestämme|tarjoamme .. asiakkaille|asiakkaillemme|jäsenille|jäsenillemme|yrityksille koulutu*|kursse*|kurssit
    `,
    sv: `kommunen|staden|företaget|bolaget|koncernen utvecklas|utvecklar, vi utvecklar .. produkter|tjänster`,
    en: `we|company|town|city .. develop|develops|developing|improve|improving our|its products|services|product|service|operations`,
  },
]
