import type { Mark } from '../cue.ts'
import { type Decision, has, when } from '../decision.ts'

/** What an ad without a required education says: experience, attitude, education as a wish. */
const INSTEAD: readonly Mark[] = ['8E', 'experienced', 'attitude', 'some-education', '7B', '7C']

/** Its passage is what shows the letter where the level follows from the kind of occupation. */
const SOME: readonly Mark[] = ['some-education']
/** What shows the letter where the job is an apprenticeship. */
const APPRENTICE: readonly Mark[] = ['8A']
/** What shows that beginners will do. */
const BEGINNERS: readonly Mark[] = ['8E']
/** What "alan koulutus" weighs, and a bare "koulutus" does not. */
const EDUCATION_FOR_THE_JOB = 1.5
/** What "koulutusta ei vaadita" weighs, and a mere "asenne ratkaisee" does not. */
const IN_SO_MANY_WORDS = 2

/**
 * What the ad requires comes first, then what the occupation has: where education for the job is
 * asked for and the occupation is of no known level, an expert's is a degree. An ad that asks only
 * for attitude or experience, or calls education an advantage, gives A; so does one that takes
 * experience instead of education, beside the education's own letter.
 */
export const decideQuestion7: Decision = (findings) => {
  // An apprentice learns the trade, and whoever needs no papers needs none of those named beside.
  const learns = findings.inferred('8A') >= 0.7 && findings.peak('7C') < 1
  const excused = findings.peak('7A') >= IN_SO_MANY_WORDS
  const vocational = findings.peak('7B') >= 1 && !learns && !excused
  const higher = findings.peak('7C') >= 1 && !excused
  const asksSome = findings.peak('some-education') >= 1
  const needsNone = learns || findings.peak('7A') >= (asksSome ? IN_SO_MANY_WORDS : 1)
  // An education of no named level is the one that the occupation usually has.
  const enough = findings.peak('some-education') >= EDUCATION_FOR_THE_JOB ? 0.3 : 0.7
  const open = !vocational && !higher && !needsNone
  const unknown = findings.inferred('7B') + findings.inferred('7C') < enough
  const fits = open && unknown && findings.peak('some-education') >= EDUCATION_FOR_THE_JOB
  const expert = has(findings, 'expert')
  const usuallyNone = findings.inferred('7A') >= enough
  const usuallyVocational =
    open && (findings.inferred('7B') >= enough || (fits && !expert && !usuallyNone))
  const usuallyHigher = open && (findings.inferred('7C') >= enough || (fits && expert))
  const none = !vocational && !higher && !usuallyVocational && !usuallyHigher
  // What the ad says itself convinces more than what follows from the occupation.
  const grounds: readonly Mark[] =
    findings.stated('7A') > 0
      ? ['7A', ...INSTEAD]
      : [...INSTEAD, '7A', ...(learns ? APPRENTICE : [])]
  const says =
    learns || findings.inferred('7A') > 0 || grounds.some((mark) => findings.stated(mark) > 0)
  // Schooling of no named level in an ad that takes beginners: either will do.
  const beginners = fits && usuallyVocational && findings.stated('8E') >= 1
  const eitherWay = !none && (findings.peak('or-experience') >= 1 || beginners)
  return [
    ...when(none && says, 'A', ...grounds),
    ...when(eitherWay, 'A', 'or-experience', ...(beginners ? BEGINNERS : [])),
    ...when(vocational || usuallyVocational, 'B', '7B', ...(fits ? SOME : [])),
    ...when(higher || usuallyHigher, 'C', '7C', ...(fits ? SOME : [])),
  ]
}
