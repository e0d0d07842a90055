import type { Basis } from '../../core/analysis.ts'
import type { Evidence } from '../../core/evidence/evidence.ts'
import type { Selections } from '../../core/key.ts'
import { type Letter, QUESTIONS, type QuestionId } from '../../core/questions.ts'
import type { Result } from '../../core/result.ts'
import type { Review } from '../../core/session.ts'

/** What leaves the editor, in whatever form it is written: a review of an analysis. */
export type Leaving = Review & {
  readonly result: Result
  /** The person's key. */
  readonly edited: Selections
  /** When it leaves, as an ISO string. */
  readonly time: string
}

export type Passage = {
  readonly evidence: Evidence
  /** Whether the engine quoted it or the person marked it. */
  readonly by: 'engine' | 'person'
}

export type LeavingLetter = {
  readonly letter: Letter
  /** The fuller wording of the editor. */
  readonly label: string
  /** What the person did to the machine's choice; `null`: let it be. */
  readonly change: 'added' | 'removed' | null
  /** `null` where the engine said nothing of the letter. */
  readonly basis: Basis | null
  readonly passages: readonly Passage[]
  readonly against: readonly Evidence[]
}

export type LeavingQuestion = {
  readonly question: QuestionId
  readonly title: string
  /** Every letter of either key, A first. */
  readonly letters: readonly LeavingLetter[]
}

/** The ten questions with all that either the machine or the person chose. */
export function questionsOf(leaving: Leaving): readonly LeavingQuestion[] {
  return QUESTIONS.map(({ id, title, options }) => ({
    question: id,
    title,
    letters: options.flatMap(({ key, fullLabel }) => {
      const change = changeOf(leaving, id, key)
      return change === 'neither' ? [] : [letterOf(leaving, id, { key, fullLabel }, change)]
    }),
  }))
}

function letterOf(
  { result, own: marked }: Leaving,
  id: QuestionId,
  { key, fullLabel }: { readonly key: Letter; readonly fullLabel: string },
  change: LeavingLetter['change'],
): LeavingLetter {
  const answer = result.answers
    .find(({ question }) => question === id)
    ?.letters.find(({ letter }) => letter === key)
  const own = marked.filter(({ question, letter }) => question === id && letter === key)
  return {
    letter: key,
    label: fullLabel,
    change,
    basis: answer?.basis ?? null,
    passages: [
      ...(answer?.evidence ?? []).map((evidence) => ({ evidence, by: 'engine' as const })),
      ...own.map(({ evidence }) => ({ evidence, by: 'person' as const })),
    ],
    against: answer?.against ?? [],
  }
}

function changeOf(
  { result, edited }: Leaving,
  id: QuestionId,
  letter: Letter,
): LeavingLetter['change'] | 'neither' {
  const before = result.ai[id].includes(letter)
  const after = edited[id].includes(letter)
  if (before && after) return null
  if (after) return 'added'
  return before ? 'removed' : 'neither'
}
