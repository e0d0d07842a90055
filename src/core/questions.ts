/** The ten questions of the LxP key, written once: every type, label, schema and check derives from this table. */

export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const
export type Letter = (typeof LETTERS)[number]

type OptionRow = { readonly key: Letter; readonly label: string; readonly fullLabel: string }
type QuestionRow = {
  readonly id: number
  readonly title: string
  readonly options: readonly OptionRow[]
  /** Pairs of letters that the codebook says exclude each other as a rule. */
  readonly exclusive: readonly (readonly [Letter, Letter])[]
}

export const QUESTIONS = [
  {
    id: 1,
    title: 'Työskentelytapa',
    options: [
      { key: 'A', label: 'Itsenäinen', fullLabel: 'Itsenäinen työskentely' },
      { key: 'B', label: 'Perehdytys alkuun', fullLabel: 'Perehdytys alkuun, sitten itsenäisesti' },
      { key: 'C', label: 'Tarvitsee tukea', fullLabel: 'Tarvitsee tukea ja ohjausta työssä' },
      { key: 'D', label: 'Tiimityö+vastuu', fullLabel: 'Tiimityö, jossa on oma vastuualue' },
      { key: 'E', label: 'Tiimityö ohjattuna', fullLabel: 'Tiimityö ohjattuna' },
    ],
    exclusive: [['D', 'E']],
  },
  {
    id: 2,
    title: 'Työympäristö',
    options: [
      { key: 'A', label: 'Fyysinen/käytännön', fullLabel: 'Fyysinen ja käytännönläheinen työ' },
      { key: 'B', label: 'Aktiivinen/kevyt', fullLabel: 'Aktiivinen mutta kevyt työ' },
      {
        key: 'C',
        label: 'Tarkka/keskittynyt',
        fullLabel: 'Tarkkuutta ja keskittymistä vaativa työ',
      },
      {
        key: 'D',
        label: 'Sosiaalinen/ihmisläheinen',
        fullLabel: 'Sosiaalinen ja ihmisläheinen työ',
      },
    ],
    exclusive: [],
  },
  {
    id: 3,
    title: 'Työpaikan sijainti',
    options: [
      { key: 'A', label: 'Sisätilat/rauhallinen', fullLabel: 'Rauhalliset sisätilat' },
      { key: 'B', label: 'Ulkona/liikkuva', fullLabel: 'Ulkona tai liikkuva työ' },
      {
        key: 'C',
        label: 'Vaihtelu/monipuolisuus',
        fullLabel: 'Vaihteleva ja monipuolinen työpaikka',
      },
      { key: 'D', label: 'Asiakaspalvelu', fullLabel: 'Asiakaspalvelupaikka' },
    ],
    exclusive: [],
  },
  {
    id: 4,
    title: 'Päätöksenteko',
    options: [
      { key: 'A', label: 'Yksintyöskentely/vastuu', fullLabel: 'Yksin, omalla vastuulla' },
      { key: 'B', label: 'Yksin+tiimissä', fullLabel: 'Sekä yksin että tiimissä' },
      { key: 'C', label: 'Yhteistyöhön perustuva', fullLabel: 'Yhteistyössä muiden kanssa' },
      { key: 'D', label: 'Painotus ihmistyössä', fullLabel: 'Ihmistyötä painottaen' },
    ],
    exclusive: [
      ['A', 'B'],
      ['B', 'C'],
    ],
  },
  {
    id: 5,
    title: 'IT-suhde',
    options: [
      { key: 'A', label: 'Taitava IT-osaaja', fullLabel: 'Taitava IT-osaaja' },
      {
        key: 'B',
        label: 'Käyttää tarpeen mukaan',
        fullLabel: 'Käyttää tietotekniikkaa tarpeen mukaan',
      },
      { key: 'C', label: 'Tekee mieluummin käsin', fullLabel: 'Tekee mieluummin käsin' },
      { key: 'D', label: 'Välttää tietokoneita', fullLabel: 'Välttää tietokoneita' },
      { key: 'E', label: 'Joustava', fullLabel: 'Joustava, oppii uusia järjestelmiä' },
    ],
    exclusive: [
      ['C', 'D'],
      ['A', 'C'],
      ['A', 'D'],
    ],
  },
  {
    id: 6,
    title: 'Työajat',
    options: [
      { key: 'A', label: 'Täysin joustavat', fullLabel: 'Täysin joustavat työajat' },
      { key: 'B', label: 'Joustavat', fullLabel: 'Joustavat työajat' },
      { key: 'C', label: 'Kiinteät', fullLabel: 'Kiinteät työajat' },
      { key: 'D', label: 'Molemmat sopii', fullLabel: 'Molemmat sopivat' },
    ],
    exclusive: [],
  },
  {
    id: 7,
    title: 'Koulutustausta',
    options: [
      { key: 'A', label: 'Ei muodollista', fullLabel: 'Ei muodollista koulutusta' },
      {
        key: 'B',
        label: 'Keskiaste',
        fullLabel: 'Keskiasteen koulutus (ammatillinen tai lukio)',
      },
      { key: 'C', label: 'Korkeakoulututkinto', fullLabel: 'Korkeakoulututkinto' },
    ],
    exclusive: [],
  },
  {
    id: 8,
    title: 'Avoimuus opiskelulle',
    options: [
      { key: 'A', label: 'Avoin ja valmis', fullLabel: 'Avoin ja valmis opiskelemaan' },
      { key: 'B', label: 'Syventää nykyistä', fullLabel: 'Syventää nykyistä osaamistaan' },
      {
        key: 'C',
        label: 'Avoin mutta ei opintoja',
        fullLabel: 'Avoin uudelle, mutta ei opintoja',
      },
      { key: 'D', label: 'Ei jatkokoulutusta', fullLabel: 'Ei jatkokoulutusta' },
      { key: 'E', label: 'Valmis vaihtamaan alaa', fullLabel: 'Valmis vaihtamaan alaa' },
    ],
    exclusive: [],
  },
  {
    id: 9,
    title: 'Työsuhteen tyyppi',
    options: [
      { key: 'A', label: 'Vakituinen', fullLabel: 'Vakituinen työsuhde' },
      { key: 'B', label: 'Vakit./määräaikainen', fullLabel: 'Vakituinen tai määräaikainen' },
      { key: 'C', label: 'Freelancer', fullLabel: 'Freelancer' },
    ],
    exclusive: [['A', 'B']],
  },
  {
    id: 10,
    title: 'Osaamisen kehittäminen',
    options: [
      { key: 'A', label: 'Sitoutunut jatkuvaan', fullLabel: 'Sitoutunut jatkuvaan kehittymiseen' },
      {
        key: 'B',
        label: 'Kehittää kohtuullisesti',
        fullLabel: 'Kehittää osaamistaan kohtuullisesti',
      },
      { key: 'C', label: 'Nykyinen riittää', fullLabel: 'Nykyinen osaaminen riittää' },
    ],
    exclusive: [
      ['A', 'B'],
      ['A', 'C'],
      ['B', 'C'],
    ],
  },
] as const satisfies readonly QuestionRow[]

/** The question numbers, 1 to 10. */
export type QuestionId = (typeof QUESTIONS)[number]['id']

export type Option = OptionRow
export type Question = QuestionRow & { readonly id: QuestionId }

export const QUESTION_IDS: readonly QuestionId[] = QUESTIONS.map((question) => question.id)

export function questionOf(id: QuestionId): Question {
  return QUESTIONS[id - 1] as Question
}

/** The question's own letters, A first: three to five of them. */
export function lettersOf(id: QuestionId): readonly Letter[] {
  return LETTERS_OF.get(id) ?? []
}

const LETTERS_OF: ReadonlyMap<QuestionId, readonly Letter[]> = new Map(
  QUESTIONS.map(({ id, options }) => [id, options.map(({ key }) => key)]),
)

/** The letters among those chosen that exclude each other. */
export function excludedAmong(id: QuestionId, chosen: readonly Letter[]): ReadonlySet<Letter> {
  const pairs = questionOf(id).exclusive.filter((pair) =>
    pair.every((letter) => chosen.includes(letter)),
  )
  return new Set(pairs.flat())
}

export function isQuestionId(value: number): value is QuestionId {
  return QUESTION_IDS.includes(value as QuestionId)
}

export function isLetterOf(id: QuestionId, value: string): value is Letter {
  return lettersOf(id).includes(value as Letter)
}
