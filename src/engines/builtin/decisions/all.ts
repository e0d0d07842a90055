import type { QuestionId } from '../../../core/questions.ts'
import { type Decision, listed, plainChoices } from '../decision.ts'

const plain =
  (question: QuestionId): Decision =>
  (findings) =>
    listed(plainChoices(findings, question))

/** The rules of all ten questions. */
export const DECISIONS: Record<QuestionId, Decision> = {
  1: plain(1),
  2: plain(2),
  3: plain(3),
  4: plain(4),
  5: plain(5),
  6: plain(6),
  7: plain(7),
  8: plain(8),
  9: plain(9),
  10: plain(10),
}
