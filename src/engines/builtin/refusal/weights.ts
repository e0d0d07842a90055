import { NOT_ADVERT_REASONS } from '../../../core/not-advert.ts'
import { lexiconOf } from '../../../core/phrases/phrases.ts'
import type { Word } from '../../../core/phrases/words.ts'
import type { Advert } from '../sentences.ts'
import { shapesOf } from './shape.ts'
import { KIND_ROWS } from './signs/all.ts'
import type { KindRow, TextKind } from './signs/sign.ts'

const LEXICON = lexiconOf(KIND_ROWS)

/** How much a text's words and looks speak for each kind. */
export type Weights = ReadonlyMap<TextKind, number>

export function weightsOf(advert: Advert): Weights {
  const weights = new Map<TextKind, number>(NOT_ADVERT_REASONS.map((reason) => [reason, 0]))
  const add = (kind: TextKind, weight: number) =>
    weights.set(kind, (weights.get(kind) ?? 0) + weight)
  for (const [{ kind, weight, most }, { different, inTitle }] of foundIn(advert)) {
    add(kind, Math.min(different.size * weight, most) + (inTitle ? weight : 0))
  }
  for (const { kind, weight } of shapesOf(advert)) add(kind, weight)
  return weights
}

type RowFound = { readonly different: Set<string>; inTitle: boolean }

function foundIn({ sentences, titleEnd }: Advert): ReadonlyMap<KindRow, RowFound> {
  const found = new Map<KindRow, RowFound>()
  for (const { words } of sentences) {
    for (const { meaning, from, to } of LEXICON.find(words)) {
      const known = found.get(meaning.row) ?? { different: new Set(), inTitle: false }
      known.different.add(`${stemOf(words[from])} ${stemOf(words[to])}`)
      known.inTitle ||= (words[from]?.start ?? titleEnd) < titleEnd
      found.set(meaning.row, known)
    }
  }
  return found
}

/** Enough of a word to take its inflected forms for one. */
function stemOf(word: Word | undefined): string {
  return word?.text.slice(0, 6) ?? ''
}
