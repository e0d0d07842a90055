import type { NotAdvertReason } from '../../../core/not-advert.ts'
import type { Word } from '../../../core/phrases/words.ts'
import type { Advert } from '../sentences.ts'
import { countDeadlines, countListSigns } from './listed.ts'
import { startsByAsking } from './opening.ts'

/** Something in how a text is set that speaks for a kind, whatever its words say. */
export type Shape = { readonly kind: NotAdvertReason; readonly weight: number }

// Each is one pass with bounded steps: no text makes them slow.
const CODE_MARK = /[{};=<>[\]\\]|":/g
/** A name or a number that has been taken out: "Soita [nimi] [puhelin]". In code a bracket follows a word. */
const TAKEN_OUT = /(?<![^\s(:,])\[\p{L}+\]/gu
const YEARS = /\b(?:19|20)\d\d ?[–-](?: ?(?:\d\d?\/)?(?:19|20)\d\d)?/g
const QUESTION_MARK = /\?/g
const SPEECH_DASH = /(?:^|\n|[.!?] )[–—] ?\p{Lu}/gu
const SECTION_SIGN = /§/g

/** How large a share of a program's characters are brackets and the like, at the least. */
const CODE_SHARE = 0.02
const SHORT_QUESTION_WORDS = 80

/** What the look of a text speaks for. */
export function shapesOf(advert: Advert): readonly Shape[] {
  const { text } = advert
  const words = advert.sentences.flatMap((sentence) => sentence.words)
  const code = countOf(CODE_MARK, text.replace(TAKEN_OUT, '')) / Math.max(text.length, 1)
  return [
    { kind: 'code', weight: code > CODE_SHARE ? Math.min(code * 300, 30) : 0 },
    { kind: 'cv', weight: Math.min(countOf(YEARS, text), 5) * 1.5 },
    { kind: 'question', weight: questionWeight(text, words) },
    { kind: 'news', weight: Math.min(countOf(SPEECH_DASH, text), 3) },
    { kind: 'other', weight: Math.min(countOf(SECTION_SIGN, text), 5) * 1.5 },
    { kind: 'listing', weight: isThick(countDeadlines(advert), 4, words, 0.025) ? 8 : 0 },
    { kind: 'listing', weight: isThick(countListSigns(advert), 12, words, 0.11) ? 8 : 0 },
  ]
}

function questionWeight(text: string, words: readonly Word[]): number {
  const many = isThick(countOf(QUESTION_MARK, text), 3, words, 0.015)
  const asks = startsByAsking(words) || text.trimEnd().endsWith('?')
  return (many ? 3 : 0) + (asks && words.length < SHORT_QUESTION_WORDS ? 3 : 0)
}

/** Whether there are enough of something, and enough among so many words. */
function isThick(count: number, fewest: number, words: readonly Word[], share: number): boolean {
  return count >= fewest && count > words.length * share
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0
}
