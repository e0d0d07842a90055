import { type Mark, markOf } from '../../../core/mark.ts'
import { QUESTION_IDS, type QuestionId } from '../../../core/questions.ts'
import type { Choice, Decision } from '../decision.ts'
import type { Findings } from '../findings.ts'
import { decideQuestion1 } from './question-1.ts'
import { decideQuestion2 } from './question-2.ts'
import { decideQuestion3 } from './question-3.ts'
import { decideQuestion4 } from './question-4.ts'
import { decideQuestion5 } from './question-5.ts'
import { decideQuestion6 } from './question-6.ts'
import { decideQuestion7 } from './question-7.ts'
import { decideQuestion8 } from './question-8.ts'
import { decideQuestion9 } from './question-9.ts'
import { decideQuestion10 } from './question-10.ts'

/** The rules of all ten questions. */
const DECISIONS: Record<QuestionId, Decision> = {
  1: decideQuestion1,
  2: decideQuestion2,
  3: decideQuestion3,
  4: decideQuestion4,
  5: decideQuestion5,
  6: decideQuestion6,
  7: decideQuestion7,
  8: decideQuestion8,
  9: decideQuestion9,
  10: decideQuestion10,
}

/** What the rules choose, by mark. */
export function choicesOf(findings: Findings): ReadonlyMap<Mark, Choice> {
  return new Map(
    QUESTION_IDS.flatMap((id) =>
      DECISIONS[id](findings).map((choice) => [markOf(id, choice.letter), choice] as const),
    ),
  )
}
