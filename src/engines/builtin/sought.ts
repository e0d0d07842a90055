import type { Found } from '../../core/phrases/lexicon.ts'
import { phraseList } from '../../core/phrases/phrase-list.ts'
import { occupationsNamedIn } from './named.ts'
import { type Occupation, occupationLexiconOf } from './occupation.ts'
import { NAMED_OCCUPATIONS } from './occupations/all.ts'
import { WORKPLACES } from './occupations/workplaces.ts'
import type { Advert, Sentence } from './sentences.ts'

/** An occupation named in the ad, and how surely it is the one that is sought. */
export type Sought = {
  readonly occupation: Occupation
  readonly place: 'title' | 'sought' | 'named'
  readonly start: number
  readonly end: number
  readonly sentence: Sentence
}

/** How much what follows from an occupation counts, by where it stands. */
export const OCCUPATION_WEIGHTS: Readonly<Record<Sought['place'], number>> = {
  title: 1,
  sought: 1,
  named: 0.7,
}

const NAMED: ReadonlySet<string> = new Set(NAMED_OCCUPATIONS.map(({ group }) => group))
/** What one works at; all other names say only in what manner. */
const isNamed = ({ group }: Occupation): boolean => NAMED.has(group)
const isManner = (occupation: Occupation): boolean => !isNamed(occupation)
const PLACES = occupationLexiconOf(WORKPLACES)
const SEEKING = phraseList(
  `haemme, haetaan, hakee, etsimme, etsitään, etsii, etsinnässä, palkkaamme, tarvitsemme,
   oletko, tule, toimit, työskentelet,
   söker, sökes, söks, looking for, seeking, hiring, join us as, we seek`,
)
/** Who leads is there already: "toimitusjohtajamme", "esihenkilösi"; "päälliköksi" one is sought. */
const LEADER = /(?:johtaja|päällikkö|esihenkilö|esimiehe)(?:mme|si|nsa|nsä)$/
/** An occupation that is merely named counts when it stands this early. */
const EARLY = 900

/**
 * The occupations that the ad seeks: those of the title (two at most), else what the title tells of the
 * work ("kesätyö hautausmaalla"), else the first one in a sentence that seeks somebody, else the first
 * one named. What the title says of the manner of work
 * ("viestintäharjoittelija", "siivooja kesätyöhön") stands beside them.
 */
export function soughtIn(advert: Advert): readonly Sought[] {
  const manners = advert.sentences
    .filter(({ start }) => start < advert.titleEnd)
    .flatMap((sentence) => namedIn(sentence, advert.titleEnd, isManner))
    .filter(({ place }) => place === 'title')
  return [...firstOfEach(manners), ...occupationsIn(advert)]
}

function occupationsIn(advert: Advert): readonly Sought[] {
  const named = advert.sentences.flatMap((sentence) => namedIn(sentence, advert.titleEnd, isNamed))
  for (const place of ['title', 'sought', 'named'] as const) {
    const here = named.filter((one) => one.place === place)
    const groups = new Set<string>()
    const firsts = here.filter(({ occupation, start }) => {
      if (place === 'named' && start > EARLY) return false
      const fresh = groups.size < (place === 'title' ? 2 : 1) && !groups.has(occupation.group)
      groups.add(occupation.group)
      return fresh
    })
    if (firsts.length > 0) return firsts
    const work = place === 'title' ? workIn(advert) : []
    if (work.length > 0) return work
  }
  return []
}

/** What a title that names no occupation tells of the work. */
function workIn({ sentences, titleEnd }: Advert): readonly Sought[] {
  return sentences
    .filter(({ start }) => start < titleEnd)
    .flatMap((sentence) =>
      exactestOf(PLACES.find(sentence.words)).map((one) => placed(one, sentence, 'title')),
    )
    .filter(({ start }) => start < titleEnd)
    .slice(0, 1)
}

function placed(
  { meaning, from, to }: Found<Occupation>,
  sentence: Sentence,
  place: Sought['place'],
): Sought {
  const end = sentence.words[to]?.end ?? sentence.end
  return { occupation: meaning, place, start: startOf(from, sentence), end, sentence }
}

/** Where the word of this number begins. */
function startOf(number: number, { words, start }: Sentence): number {
  return words[number]?.start ?? start
}

/** The names that no other outdoes. */
function exactestOf(found: readonly Found<Occupation>[]): readonly Found<Occupation>[] {
  return found.filter((one) => !found.some((other) => outdoes(other, one)))
}

/** Whether another name says the same words more exactly. */
function outdoes(other: Found<Occupation>, one: Found<Occupation>): boolean {
  const overlap = other.from <= one.to && one.from <= other.to
  return overlap && other.meaning.precision > one.meaning.precision
}

/** One of each group: a title says some things twice. */
function firstOfEach(all: readonly Sought[]): readonly Sought[] {
  const groups = all.map(({ occupation }) => occupation.group)
  return all.filter(({ occupation }, number) => groups.indexOf(occupation.group) === number)
}

function namedIn(
  sentence: Sentence,
  titleEnd: number,
  counts: (occupation: Occupation) => boolean,
): readonly Sought[] {
  const found = occupationsNamedIn(sentence).filter(({ meaning }) => counts(meaning))
  if (found.length === 0) return []
  const seeks = SEEKING.find(sentence.words)
  return exactestOf(found).flatMap((one) => {
    const isSought = seeks.some((seek) => seek.from <= one.from)
    const inTitle = startOf(one.from, sentence) < titleEnd
    const place = inTitle ? 'title' : isSought ? 'sought' : 'named'
    const isTheirs = place === 'named' && LEADER.test(sentence.words[one.to]?.text ?? '')
    return isTheirs ? [] : [placed(one, sentence, place)]
  })
}
