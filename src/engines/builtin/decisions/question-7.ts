import type { CueMark } from '../cue.ts'
import { type Decision, follows, has, placesSaying, startOfSentence, when } from '../decision.ts'
import { type Findings, weightOf } from '../findings.ts'

/** What an ad without a required education says: experience, attitude, education as a wish. */
const INSTEAD: readonly CueMark[] = ['8E', 'experienced', 'attitude', 'some-education', '7B', '7C']

/** Its passage is what shows the letter where the level follows from the kind of occupation. */
const SOME: readonly CueMark[] = ['some-education']
/** What shows the letter where the job is an apprenticeship. */
const APPRENTICE: readonly CueMark[] = ['8A']
/** What shows that beginners will do. */
const BEGINNERS: readonly CueMark[] = ['8E']
/** What "alan koulutus" weighs, and a bare "koulutus" does not. */
const EDUCATION_FOR_THE_JOB = 1.5
/** What "koulutusta ei vaadita" weighs, and a mere "asenne ratkaisee" does not. */
const IN_SO_MANY_WORDS = 2

/**
 * What the ad requires comes first, then what the occupation has: where education for the job is
 * asked for and the occupation is of no known level, an expert's is a degree. An ad that asks for no
 * education gives A; so does one that calls it an advantage, or takes experience instead of it,
 * then beside the education's own letter.
 */
export const decideQuestion7: Decision = (findings) => {
  // An apprentice learns the trade, and whoever needs no papers needs none of those named beside.
  const learns = follows(findings, '8A') && findings.peak('7C') < 1
  const vocational = asksFor(findings, '7B') && !learns
  const higher = asksFor(findings, '7C')
  const asksSome = findings.peak('some-education') >= 1
  const needsNone = learns || findings.peak('7A') >= (asksSome ? IN_SO_MANY_WORDS : 1)
  // An education of no named level is the one that the occupation usually has.
  const asksForSchooling =
    findings.peak('some-education') >= EDUCATION_FOR_THE_JOB || weighsAgainstExperience(findings)
  const enough = asksForSchooling ? 0.3 : 0.7
  const open = !vocational && !higher && !needsNone
  const unknown = findings.inferred('7B') + findings.inferred('7C') < enough
  const fits = open && unknown && asksForSchooling
  const expert = has(findings, 'expert')
  const usuallyNone = findings.inferred('7A') >= enough
  // Whoever takes beginners, and asks for no schooling, does not hold out for the trade's own.
  const takesAnyone = findings.peak('8E') >= 1 && !asksForSchooling
  const trade = findings.inferred('7B') >= enough && !takesAnyone
  const usuallyVocational = open && (trade || (fits && !expert && !usuallyNone))
  const usuallyHigher = open && (findings.inferred('7C') >= enough || (fits && expert))
  const none = !vocational && !higher && !usuallyVocational && !usuallyHigher
  // What the ad says itself convinces more than what follows from the occupation.
  const grounds: readonly CueMark[] =
    findings.stated('7A') > 0
      ? ['7A', ...INSTEAD]
      : [...INSTEAD, '7A', ...(learns ? APPRENTICE : [])]
  // Schooling of no named level in an ad that takes beginners: either will do.
  const beginners = fits && usuallyVocational && findings.stated('8E') >= 1
  const says =
    learns || findings.inferred('7A') > 0 || grounds.some((mark) => findings.stated(mark) > 0)
  const eitherWay = !none && (takesExperience(findings) || beginners)
  return [
    ...when(none && says, 'A', ...grounds),
    ...when(eitherWay, 'A', 'or-experience', ...(beginners ? BEGINNERS : [])),
    ...when(vocational || usuallyVocational, 'B', '7B', ...(fits ? SOME : [])),
    ...when(higher || usuallyHigher, 'C', '7C', ...(fits ? SOME : [])),
  ]
}

/** Whether an ad asks for an education, and does not say in the same breath that it need not be. */
function asksFor(findings: Findings, mark: CueMark): boolean {
  const excused = placesSaying(findings, ['7A'], IN_SO_MANY_WORDS)
  return [...placesSaying(findings, [mark], 1)].some((sentence) => !excused.has(sentence))
}

/**
 * Whether something other than education will do as well. "Tai pitkä kokemus" says so by itself; "tai
 * työssä" only in a sentence that names education.
 */
function takesExperience(findings: Findings): boolean {
  const education = placesSaying(findings, ['7B', '7C', 'some-education'], 0.8)
  return findings
    .hits('or-experience')
    .some((hit) => weightOf(hit) >= 1 || education.has(startOfSentence(hit)))
}

/** "Koulutus tai muutama vuosi alalla": what experience can stand for is asked for. */
function weighsAgainstExperience(findings: Findings): boolean {
  const education = placesSaying(findings, ['some-education'], 1)
  return findings.hits('or-experience').some((hit) => education.has(startOfSentence(hit)))
}
