import type { Phrases } from '../../core/phrases/phrases.ts'

export type ScopeRow = Phrases & { readonly scope: Scope }
/** What a word does to the cues near it. */
export type Scope =
  /** Denies what follows, or stands after what it denies. */
  | 'denies'
  /** Looks like a denial and is none. */
  | 'denies-not'
  /** Calls something an advantage, not a condition. */
  | 'wishes'
  /** Makes something a condition, or names a duty. */
  | 'requires'
  /** What the employer gives. */
  | 'offers'
  /** What is said of how to apply. */
  | 'applying'
  /** What is to be shown before the work begins. */
  | 'papers'
  /** What is said of the employer. */
  | 'employer'
  /** What is said of the employer's trade or town, where nobody is sought or spoken to. */
  | 'trade'
  /** Somebody is sought or spoken to, or the work is spoken of. */
  | 'job'
  /** What happens now and then. */
  | 'occasional'
  /** What happens once, on a day of the calendar. */
  | 'dated'
  /** What is said of experience and know-how. */
  | 'experience'
  /** What is taught at the start, for the work itself. */
  | 'induction'

export const SCOPE_WORDS: readonly ScopeRow[] = [
  {
    scope: 'denies',
    fi: `ei, eivät, emme, et, en, eikä, eivätkä, emmekä, etkä, ilman`,
    sv: `inte, ingen, inget, inga, utan, varken`,
    en: `not, no, without, don, doesn, isn, needn, neither, nor, cannot, can t, won t`,
  },
  {
    scope: 'denies-not',
    fi: `
      ei|emme|et vain|vaan|ainoastaan|pelkästään|yksinomaan|yksin, eikö, ei .. haittaa, et .. jää,
      ilman muuta|käskyä|käskyjä|käskemistä|pyytämistä,
      ei|eikä|eivät|eivätkä .. pelota|säikäytä|hätkähdytä,
      et|etkä|ei|eikä .. pelkää|säikähdä|kaihda|vieroksu|arkaile|arastele|hätkähdä,
      ei|et pärjää|pärjätä|selviä|menesty .. ilman, ilman .. työotetta|aloitteisuutta|asennetta|taitoja ei|et
    `,
    sv: `inte bara|enbart|endast, utan gäller|är|även|också`,
    en: `not only|just|merely|afraid|shy`,
  },
  {
    scope: 'wishes',
    fi: `
      eduksi, lisäpisteitä, etu, etuna, etua, eduksesi, plussa, plussaa, bonusta, lisäeduksi, hyödyksi, hyötyä,
      meriitti*, etusijal*, avuksi, ei haitaksi, luetaan eduksi, katsotaan ansioksi, ansioksi,
      toivottavaa, suotava, suotavaa, on hyväksi, katsomme|katsotaan hyväksi, suositeltav*, arvostamme, arvostetaan, mielellään
    `,
    sv: `merit, meriterande, meriterar, meriter, uppskattas, fördel, plus, pluspoäng, önskvärt`,
    en: `
      advantage, asset, plus, bonus, nice to have, preferred, preferably, ideally, welcome, helpful,
      useful, appreciated, valued, a merit, desirable, beneficial, extra points
    `,
  },
  {
    scope: 'requires',
    fi: `
      edellyt*, vaadi*, vaati*, kelpoisuus*, kelpoisuute*, tulee olla, täytyy, pakolli*, odotamme,
      tarvitset, välttämätö*, tehtäviisi, työtehtäv*, vastuullasi, sinulla on, sinulta löytyy
    `,
    sv: `kräv*, krav, förutsätt*, behörighet*, bör, ska ha`,
    en: `require*, must, mandatory, qualification*, responsibilit*`,
  },
  {
    scope: 'offers',
    fi: `
      tarjoamme, tarjoamaan, tarjota, tarjoaa, tarjolla, saat, saatte, pääset, lupaamme, takaamme,
      panostamme, tuemme, tukea, kannustamme, järjestämme, mahdollistamme, mahdollisu*, meillä,
      etuihi*, etuja, edut, etuina, luvassa, tarjotaan, järjestetään, tuetaan, panostetaan,
      kannustetaan, käytössäsi, osallistua, osallistut, osallistumaan, osallistumi*
    `,
    sv: `erbjuder, erbjuds, får du, du får, vi satsar, möjlighet*, förmåner*`,
    en: `
      offer*, provide*, benefits, you will get, you get, you ll get, we invest, we support,
      opportunit*, perks, access to
    `,
  },
  {
    scope: 'applying',
    fi: `
      hakemu*, kertoo|kertovat lisää, hakuaika*, haku päättyy, haku on auki, hakulink*,
      tavoitettavissa, tavoitat, lisäkysymy*, yhteydenot*, tiedustel*, kysymyksiisi, kysymyksiin .. vastaa|vastaavat|vastaamme|vastaan,
      rekrytointiproses*, *haastattel*, rekrytointipäätök*, lähetä, lähettä*, lisätietoj*,
      ansioluettel*, cv, hakulomak*, tietosuojaselost*, hakuohje*
    `,
    sv: `ansökan, ansökning*, intervju*, förfrågningar, meritförteckning`,
    en: `application*, interview*, apply, resume`,
  },
  {
    scope: 'papers',
    fi: `rikosrekister*, rikostausta*, lääkärinlausun*, rokotu*`,
  },
  {
    scope: 'employer',
    fi: `
      tiedekun*, helsinkiläisel*, asukkaan kaupunki, asukkaan kunta, kunta on, henkilöstöratkaisu*,
      toimeksiantosi, yhtiömme, konserni*, liikevaih*, perustettu, pörssi*, työllistää,
      työllistämme, asiakkaitamme ovat, asiakkaamme|asiakkaat|opiskelijamme ovat, missiomme, visiomme, autamme,
      auttaa asiakkaitamme|asiakkaitaan, haluamme tarjota, toimii .. paikkakunnalla, johtava,
      yritys on, kaupunki on
    `,
    sv: `koncernen, bolaget, omsättning*, grundad*, våra kunder är`,
    en: `
      our company is, our mission, we help, helping our clients|customers, founded, turnover,
      leading, headquartered, listed, our clients|customers are|include
    `,
  },
  {
    scope: 'trade',
    fi: `
      listautui, *yhtiömme|*yritys|*yrityksemme .. perust*, perustajamme, perustajien, perustettiin, tytäryhti*, emoyhti*,
      pääomasijoit*, rahoituskierro*, markkinapaik*, puitesopim*, 000 asukasta|asukkaan, asukkaita on 1*|2*|3*|4*|5*|6*|7*|8*|9* 000, väestö|väestöstä|väestön,
      veroprosent*, jäsenyhdisty*, jäsenkun*, toimipaikkoja on, kävijämäär*, kävijöitä kertyi|oli|vuodessa|vuosittain, pysyv*|vaihtuv* näyttely*,
      tuotteitamme|ratkaisujamme|palveluamme|palvelujamme|laitteitamme|softalla*|ohjelmistoamme .. käyttää|käyttävät|myydään|toimitetaan,
      tuotteemme|laitteemme|brändimme|mallistomme tunnetaan|ovat|täytti|on, *autojen maahantuoja, pörssilist*, keskusvirasto,
      kurssimme|koulutuksemme|oppilaitoksemme|oppilaitoksissamme|kaupungissamme .. tarjoaa|opiskelee|ovat|on,
      junalla|bussilla|lentokentälle pääsee|hurauttaa|ajaa, yöjuna*, rinteet|rinteitä|rinne ja|on|alkavat, latuja
    `,
    sv: `
      dotterbolag*, moderbolag*, huvudkontoret, börsnoterad*, permanent* utställning*|partner*, 000 besökare|invånare,
      universitet och|samt, högskolor och, produkterna, patent, vi säljer, obunden
    `,
    en: `
      subsidiary, parent company, backed by, series a|b|c, customers worldwide, students worldwide, warranty, permanent exhibition*,
      our platform|app|sensors|exhibition|campaigns|academy|courses, buy our, acquired by, recommend it,
      was launched, the product launched, million vehicles|students|customers|users
    `,
  },
  {
    scope: 'job',
    fi: `
      haemme, etsimme, haetaan, etsitään, hakee, etsii, palkkaamme, tarvitsemme, kaipaamme, sinä, sinun, sinut, sinua, sinulle,
      sinulla, sinulta, olet, voit, saat, pääset, teet, työskentelet, toimit, vastaat, tehtäv*, työsi*, työhö*, työssä*, työaika*, työaja*, työsuh*,
      edellytämme, odotamme, arvostamme, perehdyt*, koulutamme, tarjoamme, tiimi*, *isi, *asi, *esi, *osi, *usi, *ssäsi, *ssasi, *llasi, *lläsi
    `,
    sv: `vi söker, du, dig, din, ditt, dina, arbetsuppgift*, tjänsten, arbetet, jobbet, anställning*, vi erbjuder`,
    en: `you, your, we offer, looking for, hiring, role, position, job, join, we expect, candidate*`,
  },
  {
    scope: 'occasional',
    fi: `
      satunnai*, ajoittai*, toisinaan, aika ajoin, joskus, silloin tällöin, tarvittaessa,
      jonkin verran, saattaa, saattavat, voi sisältää, voi olla, voi vaatia, voi joutua, voi kuulua,
      muutaman kerran, pari kertaa, kertaa|kerran vuodessa|keväässä|kaudessa, harvoin,
      poikkeukselli*, tapahtumien aika*
    `,
    sv: `ibland, vid behov, tidvis, emellanåt, sporadisk*, någon gång, gånger per|om år|året`,
    en: `
      occasional*, sometimes, at times, from time to time, when needed, if needed, may include,
      times a year, once a year
    `,
  },
  {
    scope: 'dated',
    fi: `
      20*|0*|1*|2*|3*|4*|5*|6*|7*|8*|9* klo|kello, maanantaina|tiistaina|keskiviikkona klo|kello,
      torstaina|perjantaina|lauantaina|sunnuntaina klo|kello, infotilaisuu*, rekrytilaisuu*,
      rekrytointitilaisuu*, haastattelup*, soittoaik*, soittoaj*, puhelinaik*, puhelinaj*, kirjaamo*,
      neuvonta|*tuki|*tuen on|palvelee|päivystää|vastaa .. avoinna|auki|ma|ti|arkisin|ark|klo|kello, puhelimitse, soita, soittele,
      puh, puhelin, 040, 041, 044, 045, 046, 050, 0400, 358, tavattavissa, parhaiten klo|kello|arkisin|aamu*|ilta*, vastaa|vastaan|vastaamme puhelimeen|puheluihin,
      numerossa, numerosta, lisätiedot
    `,
    sv: `20*|1*|2*|3* kl|klockan, nås, ring, frågor besvaras, telefon, telefontid, tfn, telefontider, 040, 050`,
    en: `interviews, call us, call|phone|ring .. weekdays|mondays|tuesdays|wednesdays|thursdays|fridays|between, more information, tel, contact person|us|me`,
  },
  {
    scope: 'experience',
    fi: `
      *kokemu*, *osaamista, *osaaminen, *osaamisesta, ammattilai*, *tuntemu*, *taustaa, *tausta,
      *koulutu*, *tutkin*
    `,
    sv: `*erfarenhet*, *kunskap*, *bakgrund*, *utbildning*`,
    en: `experience*, background*, knowledge, education, expert*, professional*`,
  },
  {
    scope: 'induction',
    fi: `
      koulut*|valmennu* työhö*|työtehtäv*|tehtäv*|aloit*|alussa|alkuun, koulut* .. varten,
      työhönkoulut*, koulut* ja perehd*|opast*, perehd* ja koulut*, päiv* pituis* koulut*,
      palkalli* koulut*, alkukoulu*, aloituskoulu*, perehdytyskoulu*,
      *koulut* .. ensimmäis* viik*|päiv*|kuukau*, tulokaskoulu*
    `,
    sv: `inskolning*, introduktion*, utbildning för uppgift*|arbetet|jobbet|tjänsten`,
    en: `
      onboarding, initial training, induction, training for the job, for beginners, full|thorough|complete training, job training,
      training .. at the start|beginning|outset
    `,
  },
]
