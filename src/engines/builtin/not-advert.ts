import { NOT_ADVERT_REASONS, type NotAdvertReason } from '../../core/advert.ts'
import { lexiconOf } from './cue.ts'
import { KIND_WORDS, type TextKind } from './kind-words.ts'
import type { Advert } from './sentences.ts'
import { type Sought, soughtIn } from './sought.ts'
import { looksLikeCode, looksLikeListing, looksLikeQuestion } from './text-shape.ts'
import type { Word } from './words.ts'

const LEXICON = lexiconOf(KIND_WORDS)
/** How many signs of another kind it takes, and how far they must outweigh those of an ad. */
const ENOUGH_SIGNS = 3
const OUTWEIGHS = 1.2
/** An applicant's own words use the same vocabulary as an ad: they need not outweigh it. */
const APPLICANT_OUTWEIGHS = 0.7
/** With fewer signs of an ad than this a text that names no occupation is refused. */
const FEWEST_SIGNS = 2

/** Why a text is no job advertisement; `null` when it may well be one. In doubt it is one. */
export function notAdvertReasonOf(
  advert: Advert,
  [sought]: readonly Sought[] = soughtIn(advert),
): NotAdvertReason | null {
  if (looksLikeCode(advert.text)) return 'code'
  if (looksLikeListing(advert)) return 'listing'
  const signs = signsOf(advert)
  const ofAdvert = signs.get('advert')?.size ?? 0
  for (const reason of NOT_ADVERT_REASONS) {
    const count = signs.get(reason)?.size ?? 0
    const own = reason === 'application' || reason === 'cv'
    const needed = ofAdvert * (own ? APPLICANT_OUTWEIGHS : OUTWEIGHS)
    if (count >= ENOUGH_SIGNS && count > needed) return reason
  }
  if (ofAdvert < FEWEST_SIGNS && looksLikeQuestion(advert)) return 'question'
  const names = sought ? (sought.place === 'title' ? 2 : 1) : 0
  return ofAdvert + names >= FEWEST_SIGNS ? null : 'other'
}

/** Enough of a word to take its inflected forms for one. */
function stemOf(word: Word | undefined): string {
  return word?.text.slice(0, 6) ?? ''
}

/** The different words that speak for each kind. */
function signsOf({ sentences }: Advert): ReadonlyMap<TextKind, ReadonlySet<string>> {
  const signs = new Map<TextKind, Set<string>>()
  for (const { words } of sentences) {
    for (const { meaning, from, to } of LEXICON.find(words)) {
      const { kind } = meaning.row
      const known = signs.get(kind) ?? new Set<string>()
      signs.set(kind, known.add(`${stemOf(words[from])} ${stemOf(words[to])}`))
    }
  }
  return signs
}
