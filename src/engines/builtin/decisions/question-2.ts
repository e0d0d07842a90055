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

/**
 * The occupation says most; the ad adds to it what it says more than in passing. Heavy work is not
 * light: A and B exclude each other. Of more than two, the strongest two.
 */
export const decideQuestion2: Decision = (findings) => {
  const implied = LETTERS.filter((letter) => findings.inferred(`2${letter}`) >= 0.7)
  const chosen = LETTERS.filter((letter) =>
    implied.length === 0
      ? has(findings, `2${letter}`)
      : implied.includes(letter) || adds(findings, letter),
  )
  const excluded = chosen.includes('A') && chosen.includes('B') ? lesser(findings, implied) : null
  const strongest = chosen
    .filter((letter) => letter !== excluded)
    .sort((one, other) => findings.strength(`2${other}`) - findings.strength(`2${one}`))
    .slice(0, 2)
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
 * where the occupation is light and the ad speaks of heavy work no more than in passing.
 */
function lesser(findings: Findings, implied: readonly Environment[]): Environment {
  const [heavy, light] = [findings.strength('2A'), findings.strength('2B')]
  if (implied.length === 0) return light > heavy ? 'A' : 'B'
  const isLight = implied.includes('B') && !implied.includes('A')
  return isLight && heavy < BEYOND_OCCUPATION.A ? 'A' : 'B'
}
