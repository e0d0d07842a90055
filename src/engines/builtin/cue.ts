import type { Phrases } from '../../core/phrases/phrases.ts'
import type { Letter, QuestionId } from '../../core/questions.ts'
import type { Scope } from './scope-words.ts'

/**
 * What a cue speaks for: a letter of a question, or a sign that several decisions look at. A mark
 * such as `2-` is a false friend of question 2: cues for its letters within it say nothing.
 */
export type CueMark = `${QuestionId}${Letter | '-'}` | Sign

/** Traits of the job that are no letter by themselves. */
export const SIGNS = [
  /** There is a team, a crew or a work community. */
  'team',
  /** The work is done together: with partners, crews, networks. */
  'together',
  /** The person answers for something. */
  'responsible',
  /** The work itself is independent: more than a wish for initiative. */
  'independent',
  /** An occupation of own decisions in a team: experts, nurses, developers, teachers. */
  'expert',
  /** Leads people or a place of business. */
  'manager',
  /** A crew that somebody else directs. */
  'crew',
  /** Manual work that is simple and learned at once. */
  'simple',
  /** Short or seasonal work. */
  'seasonal',
  /** Experience or a finished professional is asked for. */
  'experienced',
  /** What the ad asks of the applicant apart from education. */
  'attitude',
  /** Education of no named level. */
  'some-education',
  /** Experience will do instead of education. */
  'or-experience',
  /** The work is done in part from home or wherever one likes. */
  'remote',
  /** What the person does is being told. */
  'task',
  /** A false friend of every question: cues within it say nothing. */
  'nothing',
] as const
export type Sign = (typeof SIGNS)[number]

/** One row of a cue table. Weight 1 is enough for the mark alone, less needs company. */
export type Cue = {
  readonly mark: CueMark
  readonly weight: number
  /** Says it only near words of this kind: "koulutusta" where it is offered. */
  readonly within?: Scope
  /** Says nothing near words of this kind: "iltaisin" where it happens now and then. */
  readonly unless?: Scope
} & Phrases
