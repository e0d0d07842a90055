import { type Mark, markOf, questionOfMark } from '../../core/mark.ts'
import { excludedAmong, lettersOf, QUESTION_IDS, type QuestionId } from '../../core/questions.ts'
import type { Choice } from './decision.ts'
import { choicesOf } from './decisions/all.ts'
import type { Findings } from './findings.ts'
import type { Impression } from './learned/impression.ts'
import { placeOf } from './learned/reader.ts'
import { ENOUGH, likelihoodOf, siblingsOf, type Verdict } from './learned/verdict.ts'

/** A letter that is given, and how likely it is. */
export type Given = {
  readonly question: QuestionId
  readonly choice: Choice
  readonly likelihood: number
}

/** What the rules alone give, each as likely as can be. */
export function lettersRuled(findings: Findings): readonly Given[] {
  return [...choicesOf(findings)].map(([mark, choice]) => ({
    question: questionOfMark(mark),
    choice,
    likelihood: 1,
  }))
}

/**
 * The letters of an ad: those that are likely by what the rules and the readers say together. Of two
 * that exclude each other the likelier is given; one that the ad denies, only where it also says it;
 * one that it says in the place of another, wherever the rules give it.
 */
export function lettersGiven(
  findings: Findings,
  impression: Impression,
  verdicts: ReadonlyMap<Mark, Verdict>,
): readonly Given[] {
  const ruled = choicesOf(findings)
  const marks = new Set(ruled.keys())
  return QUESTION_IDS.flatMap((question) => {
    const likely = lettersOf(question).flatMap((letter) => {
      const mark = markOf(question, letter)
      if (findings.isOnlyDenied(mark) && !isSaid(mark, impression)) return []
      const verdict = verdicts.get(mark)
      const choice = ruled.get(mark) ?? { letter, grounds: [mark] }
      // The words of what is denied lead the readers astray; what the ad says instead is as sure as can be.
      if (ruled.has(mark) && findings.isSaidInsteadOf(mark, siblingsOf(mark))) {
        return [{ question, choice, likelihood: 1 }]
      }
      const likelihood = verdict ? likelihoodOf(mark, verdict, marks, impression) : 0
      return likelihood >= ENOUGH ? [{ question, choice, likelihood }] : []
    })
    return likely.filter((one) => !likely.some((other) => outdoes(question, other, one)))
  })
}

/** Whether some sentence rather says the mark than not. */
function isSaid(mark: Mark, { sentences }: Impression): boolean {
  return (sentences[placeOf(mark)] ?? 0) > 0
}

/** Whether two letters exclude each other and the first is the likelier. */
function outdoes(question: QuestionId, one: Given, other: Given): boolean {
  const excluded = excludedAmong(question, [one.choice.letter, other.choice.letter])
  return excluded.size > 0 && one.likelihood > other.likelihood
}
