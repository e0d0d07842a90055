import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Basis, Doubt } from '../../core/analysis.ts'
import type { Match } from '../../core/evidence/evidence.ts'
import { formatKey } from '../../core/key.ts'
import { advertTitle } from '../../core/page/advert-title.ts'
import type { Letter, QuestionId } from '../../core/questions.ts'
import type { EngineName } from '../../core/result.ts'
import { type Word, wordIn } from '../../core/review.ts'
import { isChecked } from '../../core/session.ts'
import { type Leaving, type LeavingLetter, questionsOf } from './leaving.ts'

type QuoteJson = {
  /** UTF-16 offsets into the analyzed text: `text.slice(start, end) === quote`. */
  readonly start: number
  readonly end: number
  readonly quote: string
  readonly match: Match
}

type LetterJson = {
  readonly letter: Letter
  readonly label: string
  /** Which of the two keys have the letter. */
  readonly inMachineKey: boolean
  readonly inPersonKey: boolean
  /** `null` where the engine said nothing of the letter. */
  readonly basis: Basis | null
  /** `by`: whether the engine quoted the passage or the person marked it. */
  readonly evidence: readonly (QuoteJson & { readonly by: 'engine' | 'person' })[]
  readonly against: readonly QuoteJson[]
}

/** One analysis with the person's corrections, for archives and other programs. */
export type LeavingJson = {
  /** Changes when the shape does. */
  readonly format: 'lxp-matcher/1'
  /** SHA-256 of the analyzed text as UTF-8, in lower-case hexadecimal. The text itself stays behind. */
  readonly textSha256: string
  /** How the ad is named on the page. */
  readonly title: string
  /** `null` where the server did not say. */
  readonly engine: EngineName | null
  /** Whether the engine knows to read ads of this kind much worse. */
  readonly isUnusual: boolean
  /** When this was written, as an ISO string. */
  readonly time: string
  readonly machineKey: string
  readonly personKey: string
  /** All ten questions; the letters of either key. */
  readonly answers: readonly {
    readonly question: QuestionId
    readonly title: string
    /** How sure the machine's answer is. */
    readonly word: Word
    /** Why it is to be checked. */
    readonly doubt: readonly Doubt[]
    /** What a second reader answered, where it differs. */
    readonly otherReader: readonly Letter[] | null
    /** Whether the person accepted the question or changed it. */
    readonly checked: boolean
    readonly letters: readonly LetterJson[]
  }[]
  /** `quoted`: the person marked a passage for the letter. */
  readonly changes: readonly {
    readonly question: QuestionId
    readonly letter: Letter
    readonly change: 'added' | 'removed' | 'quoted'
  }[]
}

/** The JSON document as text, two spaces of indentation, a line end last. */
export function jsonOf(leaving: Leaving): string {
  return `${JSON.stringify(documentOf(leaving), null, 2)}\n`
}

function documentOf(leaving: Leaving): LeavingJson {
  const { result, edited, time, own } = leaving
  const questions = questionsOf(leaving)
  return {
    format: 'lxp-matcher/1',
    textSha256: bytesToHex(sha256(utf8ToBytes(result.text))),
    title: advertTitle(result.text),
    engine: result.engine,
    isUnusual: result.isUnusual,
    time,
    machineKey: formatKey(result.ai),
    personKey: formatKey(edited),
    answers: questions.map(({ question, title, letters }) => {
      const answer = result.answers.find((each) => each.question === question)
      return {
        question,
        title,
        word: wordIn(result, question),
        doubt: answer?.doubt ?? [],
        otherReader: answer?.other?.map(({ letter }) => letter) ?? null,
        checked: isChecked(leaving, question),
        letters: letters.map(letterJson),
      }
    }),
    changes: [
      ...questions.flatMap(({ question, letters }) =>
        letters.flatMap(({ letter, change }) => (change ? [{ question, letter, change }] : [])),
      ),
      ...own.map(({ question, letter }) => ({
        question,
        letter,
        change: 'quoted' as const,
      })),
    ],
  }
}

function letterJson(answer: LeavingLetter): LetterJson {
  const { letter, label, change, basis, passages, against } = answer
  return {
    letter,
    label,
    inMachineKey: change !== 'added',
    inPersonKey: change !== 'removed',
    basis,
    evidence: passages.map(({ evidence, by }) => ({ ...evidence, by })),
    against,
  }
}
