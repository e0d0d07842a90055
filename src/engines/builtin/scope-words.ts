import type { Phrases } from './cue.ts'

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
  /** What is said of the employer. */
  | 'employer'

export const SCOPE_WORDS: readonly ScopeRow[] = [
  {
    scope: 'denies',
    fi: `ei, eivät, emme, et, en, eikä, eivätkä, emmekä, etkä, ilman`,
    sv: `inte, ingen, inget, inga, utan, varken`,
    en: `not, no, without, don, doesn, isn, needn, neither, nor`,
  },
  {
    scope: 'denies-not',
    fi: `
      ei|emme|et vain|vaan|ainoastaan|pelkästään|yksinomaan|yksin, eikö, ei .. haittaa, et .. jää,
      ei .. pelota
    `,
    sv: `inte bara|enbart|endast`,
    en: `not only|just|merely`,
  },
  {
    scope: 'wishes',
    fi: `
      eduksi, etu, etuna, etua, eduksesi, plussa, plussaa, bonusta, lisäeduksi, hyödyksi, hyötyä,
      meriitti*, luetaan eduksi, katsotaan ansioksi, ansioksi, toivottavaa, suotavaa
    `,
    sv: `merit, meriterande, meriter, fördel, plus, önskvärt`,
    en: `
      advantage, asset, plus, bonus, nice to have, preferred, desirable, beneficial, extra points
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
    fi: `tarjoamme, tarjoaa, tarjolla, saat, pääset, lupaamme, etuihin`,
    sv: `erbjuder, får du`,
    en: `offer*, we provide, benefits, you will get`,
  },
  {
    scope: 'applying',
    fi: `
      hakemu*, hakuaika*, haku päättyy, haku on auki, hakulink*, tavoitettavissa, tavoitat,
      lisäkysymy*, yhteydenot*, tiedustel*, kysymyksi*, rekrytointiproses*, haastattel*,
      rekrytointipäätök*, lähetä, lähettä*, lisätietoj*, ansioluettel*, cv, rikosrekister*,
      rikostausta*, lääkärinlausun*, rokotu*
    `,
    sv: `ansökan, ansökning*, intervju*, förfrågningar, meritförteckning`,
    en: `application*, interview*, apply, resume`,
  },
  {
    scope: 'employer',
    fi: `
      tiedekun*, helsinkiläisel*, asukkaan kaupunki, asukkaan kunta, kunta on,
      henkilöstöratkaisu*, toimeksiantosi, yhtiömme, konserni*, liikevaih*, perustettu, pörssi*,
      työllistää, työllistämme, asiakkaitamme ovat, toimii .. paikkakunnalla, johtava, yritys on,
      kaupunki on
    `,
    sv: `koncernen, bolaget, omsättning*, grundad*`,
    en: `our company is, founded, turnover, leading, headquartered, listed`,
  },
]
