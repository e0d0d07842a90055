import type { Letter } from '../../core/questions.ts'
import type { CueMark } from './cue.ts'
import { type Findings, weightOf } from './findings.ts'
import type { Hit } from './hit.ts'
import { OCCUPATION_WEIGHTS } from './sought.ts'

/** A letter, and the marks whose passages are its ground. */
export type Choice = { readonly letter: Letter; readonly grounds: readonly CueMark[] }

/** One question's rules: which letters the findings bear. */
export type Decision = (findings: Findings) => readonly Choice[]

/** A choice, or none: `[...when(true, 'A', '1A')]`. */
export function when(holds: boolean, letter: Letter, ...grounds: CueMark[]): readonly Choice[] {
  return holds ? [{ letter, grounds }] : []
}

/** Whether the ad has enough ground for a mark. */
export function has(findings: Findings, mark: CueMark): boolean {
  return findings.strength(mark) >= 1
}

/** Whether a mark follows from an occupation that the ad names, be it only in passing. */
export function follows(findings: Findings, mark: CueMark): boolean {
  return findings.inferred(mark) >= OCCUPATION_WEIGHTS.named
}

/** The passages that speak for a mark in sentences that say nothing of the others. */
export function hitsApart(findings: Findings, mark: CueMark, ...others: CueMark[]): readonly Hit[] {
  const theirs = new Set(others.flatMap((other) => findings.hits(other)).map(startOfSentence))
  return findings.hits(mark).filter((hit) => !theirs.has(startOfSentence(hit)))
}

/** Whether the ad has enough ground for a mark in sentences that say nothing of another. */
export function hasApart(findings: Findings, mark: CueMark, other: CueMark): boolean {
  return hitsApart(findings, mark, other).reduce((sum, hit) => sum + weightOf(hit), 0) >= 1
}

/** The places of the sentences in which the ad itself says one of the marks, with so much weight at least. */
export function placesSaying(
  findings: Findings,
  marks: readonly CueMark[],
  least: number,
): ReadonlySet<number> {
  const hits = marks.flatMap((mark) => findings.hits(mark))
  return new Set(
    hits.filter((hit) => hit.basis === 'stated' && weightOf(hit) >= least).map(startOfSentence),
  )
}

/** Where the sentence of a passage begins. */
export function startOfSentence({ sentence }: Hit): number {
  return sentence.start
}
