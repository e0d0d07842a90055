import type { Letter } from '../../core/questions.ts'
import type { Mark } from './cue.ts'
import type { Findings } from './findings.ts'
import type { Hit } from './hit.ts'

/** A letter, and the marks whose passages are its ground. */
export type Choice = { readonly letter: Letter; readonly grounds: readonly Mark[] }

/** One question's rules: which letters the findings bear. */
export type Decision = (findings: Findings) => readonly Choice[]

/** A choice, or none: `[...when(true, 'A', '1A')]`. */
export function when(holds: boolean, letter: Letter, ...grounds: Mark[]): readonly Choice[] {
  return holds ? [{ letter, grounds }] : []
}

/** Whether the ad has enough ground for a mark. */
export function has(findings: Findings, mark: Mark): boolean {
  return findings.strength(mark) >= 1
}

/** The passages that speak for a mark in sentences that say nothing of another. */
export function hitsApart(findings: Findings, mark: Mark, other: Mark): readonly Hit[] {
  const others = new Set(findings.hits(other).map(({ sentence }) => sentence.start))
  return findings.hits(mark).filter(({ sentence }) => !others.has(sentence.start))
}
