import type { Mark } from '../cue.ts'
import { type Decision, when } from '../decision.ts'

/** What an ad without a required education says: experience, attitude, education as a wish. */
const INSTEAD: readonly Mark[] = ['7A', '7B', '7C', 'some-education', 'experienced', 'attitude']

/**
 * What the ad requires comes first, then what the occupation has. An ad that asks only for attitude
 * or experience, or calls education an advantage, gives A.
 */
export const decideQuestion7: Decision = (findings) => {
  const vocational = findings.peak('7B') >= 1
  const higher = findings.peak('7C') >= 1
  const asksSome = findings.peak('some-education') >= 1
  const needsNone = findings.peak('7A') >= 1 && !asksSome
  // An education of no named level is the one that the occupation usually has.
  const enough = asksSome ? 0.3 : 0.7
  const open = !vocational && !higher && !needsNone
  const usuallyVocational = open && findings.inferred('7B') >= enough
  const usuallyHigher = open && findings.inferred('7C') >= enough
  const none = !vocational && !higher && !usuallyVocational && !usuallyHigher
  const says = INSTEAD.some((mark) => findings.hits(mark).length > 0)
  return [
    ...when(none && says, 'A', ...INSTEAD),
    ...when(vocational || usuallyVocational, 'B', '7B'),
    ...when(higher || usuallyHigher, 'C', '7C'),
  ]
}
