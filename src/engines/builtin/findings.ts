import type { CueMark } from './cue.ts'
import { type Hit, STANDING_FACTORS } from './hit.ts'
import type { Sentence } from './sentences.ts'

/** All that was found in an ad, asked by mark. */
export type Findings = {
  /** Passages that speak for the mark, the weightiest first. */
  hits(mark: CueMark): readonly Hit[]
  /** Passages that deny it. */
  denials(mark: CueMark): readonly Hit[]
  /** Whether a sentence denies the mark, and nothing in it speaks for it. */
  denies(sentence: Sentence, mark: CueMark): boolean
  /** Whether the mark is denied somewhere, and nothing speaks for it. */
  isOnlyDenied(mark: CueMark): boolean
  /** Whether a sentence says the mark in the place of one of the others: "ei määräaikainen vaan vakituinen". */
  isSaidInsteadOf(mark: CueMark, others: readonly CueMark[]): boolean
  /** The weights of the passages that speak for it, added up; 1 is enough for a letter. */
  strength(mark: CueMark): number
  /** The same, of what the ad says itself. */
  stated(mark: CueMark): number
  /** The same, of what follows from the occupation. */
  inferred(mark: CueMark): number
  /** The weight of its weightiest passage among what the ad says itself. */
  peak(mark: CueMark): number
}

/** Ads say these by denying: "koulutusta ei vaadita", "uudet ohjelmat eivät pelota sinua". */
export const SAID_BY_DENYING: ReadonlySet<CueMark> = new Set<CueMark>([
  '5D',
  '5E',
  '7A',
  '8D',
  '8E',
  '10C',
])

/** Orders hits by their mark. A sentence counts once for a mark, with its weightiest hit. */
export function findingsOf(hits: readonly Hit[]): Findings {
  const byMark = new Map<CueMark, Hit[]>()
  for (const hit of hits) {
    const same = byMark.get(hit.mark)
    if (same) same.push(hit)
    else byMark.set(hit.mark, [hit])
  }
  const summaries = new Map<CueMark, Summary>()
  for (const [mark, same] of byMark) summaries.set(mark, summaryOf(onePerSentence(same)))
  const of = (mark: CueMark) => summaries.get(mark) ?? NOTHING
  const denying = new Set(hits.filter(isDenial).map(({ sentence }) => sentence))
  const denies = (sentence: Sentence, mark: CueMark) =>
    denying.has(sentence) &&
    !SAID_BY_DENYING.has(mark) &&
    of(mark).denials.some((denial) => denial.sentence === sentence) &&
    !of(mark).hits.some((hit) => hit.sentence === sentence)
  return {
    hits: (mark) => of(mark).hits,
    denials: (mark) => of(mark).denials,
    denies,
    isOnlyDenied: (mark) =>
      !SAID_BY_DENYING.has(mark) && of(mark).denials.length > 0 && of(mark).hits.length === 0,
    isSaidInsteadOf: (mark, others) =>
      !SAID_BY_DENYING.has(mark) &&
      of(mark).hits.some(
        ({ basis, sentence }) =>
          basis === 'stated' && others.some((other) => other !== mark && denies(sentence, other)),
      ),
    strength: (mark) => of(mark).strength,
    stated: (mark) => of(mark).stated,
    inferred: (mark) => of(mark).inferred,
    peak: (mark) => of(mark).peak,
  }
}

/** What follows from the rest. */
type Combined = 'denies' | 'isOnlyDenied' | 'isSaidInsteadOf'

/** What can be asked of one mark. */
type Summary = {
  readonly [Asked in Exclude<keyof Findings, Combined>]: ReturnType<Findings[Asked]>
}

const NOTHING = summaryOf([])

function summaryOf(all: readonly Hit[]): Summary {
  const hits = all.filter((hit) => weightOf(hit) > 0)
  const stated = hits.filter(({ basis }) => basis === 'stated')
  const inferred = hits.filter(({ basis }) => basis === 'inferred')
  return {
    hits,
    denials: all.filter(isDenial),
    strength: sumOf(hits),
    stated: sumOf(stated),
    inferred: sumOf(inferred),
    peak: Math.max(0, ...stated.map(weightOf)),
  }
}

function isDenial({ standing }: Hit): boolean {
  return standing === 'denied'
}

/** A hit's weight as it counts, given how strongly the ad says it. */
export function weightOf({ weight, standing }: Hit): number {
  return weight * STANDING_FACTORS[standing]
}

function sumOf(hits: readonly Hit[]): number {
  return hits.reduce((sum, hit) => sum + weightOf(hit), 0)
}

function onePerSentence(hits: readonly Hit[]): Hit[] {
  const best = new Map<string, Hit>()
  for (const hit of hits) {
    const place = `${hit.sentence.start} ${hit.standing === 'denied'} ${hit.basis}`
    const other = best.get(place)
    if (!other || weightOf(hit) > weightOf(other)) best.set(place, hit)
  }
  return [...best.values()].sort((one, other) => weightOf(other) - weightOf(one))
}
