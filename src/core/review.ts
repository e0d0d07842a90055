import type { Answer, Doubt, LetterAnswer } from './analysis.ts'
import { excludedAmong, type Letter, type QuestionId } from './questions.ts'
import type { Result } from './result.ts'

export const WORDS = ['clear', 'inferred', 'check'] as const
/**
 * How sure a reading is, in three words that follow from checkable signals and never from a
 * percentage: the ad says it in these very words, it follows from what the ad says, or there is a
 * doubt to look at. Later in the list is worse.
 */
export type Word = (typeof WORDS)[number]

/** The word of one letter of an answer. A letter that the analysis says nothing of has no ground. */
export function wordOfLetter(answer: Answer | null, letter: Letter): Word {
  const found = answer?.letters.find((each) => each.letter === letter)
  if (!answer || !found) return 'check'
  const isDoubted =
    found.evidence.length === 0 ||
    found.against.length > 0 ||
    isExcluded(answer, letter) ||
    (answer.other !== null && !answer.other.some((each) => each.letter === letter))
  if (isDoubted) return 'check'
  return found.basis === 'stated' && hasExactQuote(found) ? 'clear' : 'inferred'
}

/**
 * The word of a question: that of its worst letter. One without letters is inferred from silence;
 * any doubt makes it one to check.
 */
export function wordOfQuestion(answer: Answer | null, letters: readonly Letter[]): Word {
  if (answer && answer.doubt.length > 0) return 'check'
  if (letters.length === 0) return 'inferred'
  const words = letters.map((letter) => wordOfLetter(answer, letter))
  return WORDS.findLast((word) => words.includes(word)) ?? 'inferred'
}

/** The word of the machine's answer to a question. */
export function wordIn({ answers, ai }: Result, question: QuestionId): Word {
  const answer = answers.find((each) => each.question === question) ?? null
  return wordOfQuestion(answer, ai[question])
}

/** A doubt with the chosen letters that it is about; none where it is about the whole question. */
export type OpenDoubt = { readonly doubt: Doubt; readonly letters: readonly Letter[] }

/**
 * The doubts of an answer that still concern the chosen letters: with a letter goes what was doubted
 * of it. That two readers differ stays true whatever is chosen.
 */
export function openDoubts(answer: Answer, chosen: readonly Letter[]): readonly OpenDoubt[] {
  const kept = answer.letters.filter(({ letter }) => chosen.includes(letter))
  const about: Record<Doubt, readonly LetterAnswer[]> = {
    'no-evidence': kept.filter(({ evidence }) => evidence.length === 0),
    contradiction: kept.filter(({ against }) => against.length > 0),
    'exclusive-letters': kept.filter(({ letter }) =>
      isExcluded({ ...answer, letters: kept }, letter),
    ),
    'readers-differ': [],
  }
  return answer.doubt
    .map((doubt) => ({ doubt, letters: about[doubt].map(({ letter }) => letter) }))
    .filter(({ doubt, letters }) => doubt === 'readers-differ' || letters.length > 0)
}

function hasExactQuote({ evidence }: LetterAnswer): boolean {
  return evidence.some(({ match }) => match === 'exact')
}

function isExcluded({ question, letters }: Answer, letter: Letter): boolean {
  const chosen = letters.map((each) => each.letter)
  return excludedAmong(question, chosen).has(letter)
}
