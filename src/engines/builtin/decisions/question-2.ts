import type { Letter } from '../../../core/questions.ts'
import { type Choice, type Decision, has } from '../decision.ts'
import type { Findings } from '../findings.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const
type Environment = Letter & (typeof LETTERS)[number]

/**
 * What the ad must say beyond a passing word to add a letter to those of the occupation. Moving about
 * is told in fewer words than the rest.
 */
const BEYOND_OCCUPATION: Readonly<Record<Environment, number>> = { A: 2.5, B: 1.5, C: 2.5, D: 2.5 }

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
  const excluded = chosen.includes('A') && chosen.includes('B') ? lesser(findings, implied) : null
  const strongest = chosen
    .filter((letter) => letter !== excluded)
    .sort((one, other) => findings.strength(`2${other}`) - findings.strength(`2${one}`))
    .slice(0, implied.includes('A') && implied.includes('B') ? MOST_OF_BOTH : MOST)
  return LETTERS.filter((letter) => strongest.includes(letter)).map(
    (letter): Choice => ({ letter, grounds: [`2${letter}`] }),
  )
}

function adds(findings: Findings, letter: Environment): boolean {
  const likely = findings.inferred(`2${letter}`) > 0
  return findings.strength(`2${letter}`) >= (likely ? 1.5 : BEYOND_OCCUPATION[letter])
}

/**
 * Of A and B the one to give up: B where heavy work follows from the occupation or is added to it, A
 * where the occupation is light and the ad speaks of heavy work no more than in passing. Some
 * occupations are both, and give up neither; where one is heavy as a rule and light at times, the
 * ad decides.
 */
function lesser(findings: Findings, implied: readonly Environment[]): Environment | null {
  const [heavy, light] = [findings.strength('2A'), findings.strength('2B')]
  if (implied.length === 0) return light > heavy ? 'A' : 'B'
  if (!implied.includes('A'))
    return implied.includes('B') && heavy < BEYOND_OCCUPATION.A ? 'A' : 'B'
  if (implied.includes('B')) return null
  const told = findings.stated('2B')
  const isLightHere = findings.inferred('2B') > 0 && told >= 1 && told >= findings.stated('2A')
  return isLightHere ? 'A' : 'B'
}
