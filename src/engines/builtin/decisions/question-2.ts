import type { Letter } from '../../../core/questions.ts'
import { type Choice, type Decision, has } from '../decision.ts'
import type { Findings } from '../findings.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const
type Environment = Letter & (typeof LETTERS)[number]

type Least = Readonly<Record<Environment, number>>

/**
 * What the ad must say beyond a passing word to add a letter to those of the occupation. Every long ad
 * has words of carrying and of people in it; moving about is told in fewer.
 */
const BEYOND_OCCUPATION: Least = { A: 4, B: 2, C: 2.5, D: 3 }
/** The same, where the occupation is likely to be so: what is heavy at times is not heavy as a rule. */
const WHERE_LIKELY: Least = { A: 2, B: 1.5, C: 1.5, D: 1.5 }
/** What an ad says of the job in so many words: "työ on fyysisesti raskasta". */
const IN_SO_MANY_WORDS = 2.5
/** What it must say of light work for a heavy one to be light here. */
const LIGHT_AFTER_ALL = 1.5
/** How much more it must say of heavy work than of light for a light one to be heavy here. */
const HEAVY_AFTER_ALL = 2
/** What is said more often weighs no more: a long ad repeats itself. */
const OFTEN = 3
/** What the occupation's own letters weigh more than those that the ad adds. */
const OWN = 1.5

/** An occupation that is merely named somewhere may be somebody else's: it is less than this. */
const SURE = 0.75
/** How many letters there are at most; three where heavy and light work both follow by occupation. */
const MOST = 2
const MOST_OF_BOTH = 3

/**
 * The occupation says most; the ad adds to it what it says more than in passing. Heavy work is not
 * light: A and B exclude each other, but for a job that is two. Of more than two, the strongest two.
 */
export const decideQuestion2: Decision = (findings) => {
  const implied = LETTERS.filter((letter) => findings.inferred(`2${letter}`) >= SURE)
  const chosen = LETTERS.filter((letter) =>
    implied.length === 0
      ? has(findings, `2${letter}`)
      : implied.includes(letter) || adds(findings, letter),
  )
  const importance = (letter: Environment) =>
    Math.min(findings.strength(`2${letter}`), OFTEN) + (implied.includes(letter) ? OWN : 0)
  const excluded = chosen.includes('A') && chosen.includes('B') ? lesser(findings, implied) : null
  const strongest = chosen
    .filter((letter) => letter !== excluded)
    .sort((one, other) => importance(other) - importance(one))
    .slice(0, implied.includes('A') && implied.includes('B') ? MOST_OF_BOTH : MOST)
  return LETTERS.filter((letter) => strongest.includes(letter)).map(
    (letter): Choice => ({ letter, grounds: [`2${letter}`] }),
  )
}

function adds(findings: Findings, letter: Environment): boolean {
  if (findings.peak(`2${letter}`) >= IN_SO_MANY_WORDS) return true
  const likely = findings.inferred(`2${letter}`) > 0
  return findings.strength(`2${letter}`) >= (likely ? WHERE_LIKELY : BEYOND_OCCUPATION)[letter]
}

/**
 * Of A and B the one to give up: B where heavy work follows from the occupation or is added to it, A
 * where the occupation is light and the ad speaks of heavy work no more than in passing. Some
 * occupations are both, and give up neither; where one is heavy as a rule and light at times, the
 * ad decides.
 */
function lesser(findings: Findings, implied: readonly Environment[]): Environment | null {
  if (implied.length === 0) return findings.strength('2B') > findings.strength('2A') ? 'A' : 'B'
  const [heavy, light] = [findings.stated('2A'), findings.stated('2B')]
  if (!implied.includes('A')) {
    const emphatic = findings.peak('2A') >= IN_SO_MANY_WORDS
    return implied.includes('B') && !emphatic && heavy < light + HEAVY_AFTER_ALL ? 'A' : 'B'
  }
  if (implied.includes('B')) return null
  const isLightHere = findings.inferred('2B') > 0 && light >= LIGHT_AFTER_ALL && light >= heavy
  return isLightHere ? 'A' : 'B'
}
