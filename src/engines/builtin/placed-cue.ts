import type { Found } from '../../core/phrases/lexicon.ts'
import type { InLanguage } from '../../core/phrases/phrases.ts'
import { QUESTION_IDS, type QuestionId } from '../../core/questions.ts'
import type { Cue, CueMark } from './cue.ts'
import type { Stretch } from './scope.ts'

/** A cue with the question of its mark: silencing compares the questions of many pairs. */
export type AskedCue = Cue & { readonly question: string }

/** A cue where it stands among the words of a sentence. */
export type FoundCue = Found<InLanguage<AskedCue>>
/** The same, and whether it is denied there. */
export type PlacedCue = FoundCue & { readonly isDenied: boolean }

/** The question of a letter's mark; a sign belongs to none but itself. */
export function questionOf(mark: CueMark): string {
  return /^\d/.test(mark) ? mark.slice(0, -1) : mark
}

export function isFalseFriend({ meaning: { row } }: FoundCue): boolean {
  return row.mark === 'nothing' || row.mark.endsWith('-')
}

/** The question that a cue says something of, or a false friend nothing; a sign is of none. */
export function questionAsked({ meaning: { row } }: FoundCue): QuestionId | null {
  return QUESTION_IDS.find((id) => row.question === String(id)) ?? null
}

/**
 * A false friend silences what it touches; a longer phrase the other letters that begin alike, unless
 * they are denied: "korkeakoulututkintoa ei vaadita" says one letter and denies another.
 */
export function silences(other: PlacedCue, one: PlacedCue): boolean {
  if (other.from > one.to || one.from > other.to || isWithin(one, other.skipped)) return false
  const [cue, otherCue] = [one.meaning.row, other.meaning.row]
  if (otherCue.mark === 'nothing') return true
  if (cue.question !== otherCue.question) return false
  if (otherCue.mark.endsWith('-')) return true
  if (one.isDenied) return false
  return other.from === one.from && other.to > one.to && cue.mark !== otherCue.mark
}

/** Whether all the words of a stretch are among these: a phrase does not touch what stands in its gap. */
function isWithin({ from, to }: Stretch, words: readonly number[]): boolean {
  for (let word = from; word <= to; word++) if (!words.includes(word)) return false
  return true
}
