import type { Basis } from '../../core/analysis.ts'
import type { CueMark } from './cue.ts'
import type { Sentence } from './sentences.ts'

/** How strongly the ad says it (R4 of the codebook), or why it says nothing of the job (R5). */
export type Standing =
  | 'title'
  | 'required'
  | 'mentioned'
  | 'wished'
  | 'offered'
  | 'employer'
  | 'applying'
  | 'denied'

/** A passage of the ad, `start` to `end` in the text. */
export type Passage = {
  readonly start: number
  readonly end: number
  readonly sentence: Sentence
}

/** A passage that speaks for a mark. */
export type Hit = Passage & {
  readonly mark: CueMark
  readonly weight: number
  readonly basis: Basis
  readonly standing: Standing
}

/** What a passage's weight is multiplied with. */
export const STANDING_FACTORS: Record<Standing, number> = {
  title: 1.2,
  required: 1,
  mentioned: 1,
  wished: 0.5,
  offered: 0.4,
  employer: 0.4,
  applying: 0,
  denied: 0,
}
