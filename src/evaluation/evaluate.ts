import { refusalOf } from '../core/advert.ts'
import { selectionsOf } from '../core/analysis.ts'
import { addedUsage, costOf, NO_USAGE, type Usage } from '../core/cost.ts'
import { inParallel } from '../core/in-parallel.ts'
import { type Mark, markOf, questionOfMark } from '../core/mark.ts'
import { LETTERS, QUESTIONS, type QuestionId } from '../core/questions.ts'
import type { EngineName } from '../core/result.ts'
import { analyze, type Outcome } from '../engines/analyze.ts'
import type { Engine } from '../engines/engine.ts'
import { EngineFailure } from '../engines/failure.ts'
import { agreement, commonestLetters, nothing } from './baselines.ts'
import { count, meanOf, noCounts, type Rates, ratesOf } from './counts.ts'
import { type GoldAd, lettersOf, marksOf } from './gold.ts'
import { overlaps } from './overlap.ts'

export type LetterReport = Rates & { readonly support: number }
export type QuestionReport = LetterReport & {
  /** Share of the ads whose segment is exactly right. */
  readonly exact: number
  readonly letters: Readonly<Record<string, LetterReport>>
}

/** Everything that is said of an engine on a gold file. Shares and rates are between 0 and 1. */
export type Report = {
  readonly engine: string
  /** `null` where no AI model is involved. */
  readonly model: string | null
  readonly ads: number
  readonly refused: number
  /** Ads that the engine could not read at all, or gave no key for; they count as empty keys. */
  readonly failed: number
  /** Over all ads; `null` where the engine did not tell for one of them. */
  readonly usage: Usage | null
  /** Dollars. */
  readonly cost: number | null
  readonly micro: Rates
  readonly macro: Rates
  readonly questions: Readonly<Record<string, QuestionReport>>
  readonly exactSegments: number
  readonly exactKeys: number
  /** Share of the given letters that carry at least one quote found in the ad word for word; `null`: none was given. */
  readonly quoted: number | null
  /** Share of the right letters with a passage that overlaps an annotator's quote; `null` where the file has no quotes. */
  readonly overlapping: number | null
  readonly adsPerSecond: number
  readonly baselines: { readonly commonestLetters: Rates; readonly nothing: Rates }
  /** Micro-F1 of the annotators against each other; `null` where the file does not tell. */
  readonly agreement: number | null
  readonly errors: readonly AdErrors[]
}

export type AdErrors = {
  readonly id: string
  /** Whether it was read, taken for no advert, or failed; in the latter two cases all its letters are missed. */
  readonly outcome: 'read' | 'refused' | 'failed'
  readonly wrong: readonly Mark[]
  readonly missed: readonly Mark[]
  /** Of each wrong letter the engine's quotes, of each missed one the annotators'. */
  readonly quotes: Readonly<Partial<Record<Mark, readonly string[]>>>
}

type Options = {
  readonly signal: AbortSignal
  /** How many ads are read at the same time. */
  readonly jobs?: number
  /** Keeps the raw answers of a service for an ad. */
  readonly recorder?: (id: string, engine: EngineName) => (answer: string) => void
}

/** An ad that failed; the rest goes on. */
type Failed = { readonly kind: 'failed'; readonly usage: null }

type Judged = {
  readonly ad: GoldAd
  readonly outcome: Outcome | Failed
  readonly given: ReadonlySet<Mark>
  readonly expected: ReadonlySet<Mark>
  readonly open: ReadonlySet<Mark>
}

/**
 * Reads every ad with the engine, through the same corridor as everybody, and scores what it gives.
 * A refused or failed ad counts as an empty key. `engineFor`: the engine for an ad.
 * @throws the signal's reason when it aborts
 */
export async function evaluate(
  engineFor: Engine | ((ad: GoldAd) => Engine),
  ads: readonly GoldAd[],
  { signal, jobs = 1, recorder }: Options,
): Promise<Report> {
  const engineOf = typeof engineFor === 'function' ? engineFor : () => engineFor
  const startedAt = performance.now()
  const outcomes = await inParallel(ads, jobs, async (ad): Promise<Outcome | Failed> => {
    // What is never sent anywhere is not measured either.
    if (refusalOf(ad.text)) return { kind: 'failed', usage: null }
    const engine = engineOf(ad)
    const onRaw = recorder?.(ad.id, engine.info)
    try {
      return await analyze(engine, ad.text, { signal, ...(onRaw ? { onRaw } : {}) })
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof EngineFailure) return { kind: 'failed', usage: null }
      throw error
    }
  })
  const seconds = (performance.now() - startedAt) / 1000
  const [first] = ads
  if (!first) throw new Error('no ads to evaluate')
  const engine = engineOf(first)
  const usage = sumOf(outcomes.map((outcome) => outcome.usage))
  const judged = ads.map((ad, index) => judge(ad, outcomes[index] as Outcome | Failed))
  const errors = judged.map(errorsOf).filter(isError)
  const questions = Object.fromEntries(
    QUESTIONS.map(({ id }) => [String(id), questionReport(id, judged)]),
  )
  const segments = Object.values(questions).map(({ exact }) => exact)
  const exactKeys = judged.filter((each) => QUESTIONS.every(({ id }) => isExact(id, each))).length
  return {
    engine: engine.info.id,
    model: engine.info.model,
    ads: ads.length,
    refused: errors.filter(({ outcome }) => outcome === 'refused').length,
    failed: errors.filter(({ outcome }) => outcome === 'failed').length,
    usage,
    cost: usage && costOf(usage, engine.prices),
    micro: ratesOf(countsOf(judged, () => true)),
    macro: meanOf(Object.values(questions).flatMap(({ letters }) => Object.values(letters))),
    questions,
    exactSegments: segments.reduce((sum, each) => sum + each, 0) / segments.length,
    exactKeys: exactKeys / ads.length,
    ...quoteShares(judged),
    adsPerSecond: ads.length / seconds,
    baselines: { commonestLetters: commonestLetters(ads), nothing: nothing(ads) },
    agreement: agreement(ads),
    errors,
  }
}

function sumOf(usages: readonly (Usage | null)[]): Usage | null {
  return usages.reduce<Usage | null>(
    (sum, usage) => sum && usage && addedUsage(sum, usage),
    NO_USAGE,
  )
}

function judge(ad: GoldAd, outcome: Outcome | Failed): Judged {
  return {
    ad,
    outcome,
    given:
      outcome.kind === 'analysis' ? marksOf(lettersOf(selectionsOf(outcome.analysis))) : new Set(),
    expected: marksOf(ad.letters),
    open: marksOf(ad.open),
  }
}

function countsOf(judged: readonly Judged[], counted: (mark: Mark) => boolean) {
  const only = (marks: ReadonlySet<Mark>) => new Set([...marks].filter(counted))
  const counts = noCounts()
  for (const { given, expected, open } of judged) count(counts, only(given), only(expected), open)
  return counts
}

function questionReport(id: QuestionId, judged: readonly Judged[]): QuestionReport {
  const ofQuestion = (mark: Mark) => questionOfMark(mark) === id
  const letters = LETTERS.map((letter) => markOf(id, letter)).flatMap((mark) => {
    const report = letterReport(judged, (each) => each === mark)
    // A letter that nobody expected and nobody gave has no rates to average.
    const given = judged.some((each) => each.given.has(mark) && !each.open.has(mark))
    return report.support > 0 || given ? [[mark, report] as const] : []
  })
  return {
    ...letterReport(judged, ofQuestion),
    exact: judged.filter((each) => isExact(id, each)).length / judged.length,
    letters: Object.fromEntries(letters),
  }
}

function letterReport(judged: readonly Judged[], counted: (mark: Mark) => boolean): LetterReport {
  const counts = countsOf(judged, counted)
  return { ...ratesOf(counts), support: counts.right + counts.missed }
}

function isExact(id: QuestionId, { given, expected, open }: Judged): boolean {
  return LETTERS.map((letter) => markOf(id, letter)).every(
    (mark) => open.has(mark) || given.has(mark) === expected.has(mark),
  )
}

function quoteShares(judged: readonly Judged[]): Pick<Report, 'quoted' | 'overlapping'> {
  let [given, quoted, right, overlapping] = [0, 0, 0, 0]
  for (const { ad, outcome, expected } of judged) {
    if (outcome.kind !== 'analysis') continue
    for (const { question, letters } of outcome.analysis.answers) {
      for (const { letter, evidence } of letters) {
        const mark = markOf(question, letter)
        given += 1
        if (evidence.some(({ match }) => match === 'exact')) quoted += 1
        const quotes = ad.evidence[mark] ?? []
        if (!expected.has(mark) || quotes.length === 0) continue
        right += 1
        if (overlaps(ad.text, evidence, quotes)) overlapping += 1
      }
    }
  }
  return {
    quoted: given > 0 ? quoted / given : null,
    overlapping: right > 0 ? overlapping / right : null,
  }
}

function stateOf({ kind }: Outcome | Failed): AdErrors['outcome'] {
  if (kind === 'not-an-advert') return 'refused'
  return kind === 'analysis' ? 'read' : 'failed'
}

function isError({ outcome, wrong, missed }: AdErrors): boolean {
  return outcome !== 'read' || wrong.length + missed.length > 0
}

function errorsOf({ ad, outcome, given, expected, open }: Judged): AdErrors {
  const wrong = [...given].filter((mark) => !expected.has(mark) && !open.has(mark))
  const missed = [...expected].filter((mark) => !given.has(mark) && !open.has(mark))
  const shown = quotesOf(outcome)
  return {
    id: ad.id,
    outcome: stateOf(outcome),
    wrong,
    missed,
    quotes: Object.fromEntries([
      ...wrong.map((mark) => [mark, shown.get(mark) ?? []]),
      ...missed.map((mark) => [mark, ad.evidence[mark] ?? []]),
    ]),
  }
}

function quotesOf(outcome: Outcome | Failed): ReadonlyMap<Mark, readonly string[]> {
  if (outcome.kind !== 'analysis') return new Map()
  return new Map(
    outcome.analysis.answers.flatMap(({ question, letters }) =>
      letters.map(({ letter, evidence }) => [
        markOf(question, letter),
        evidence.map(({ quote }) => quote),
      ]),
    ),
  )
}
