import type { NotAdvertReason } from '../../../../core/not-advert.ts'
import type { Phrases } from '../../../../core/phrases/phrases.ts'

/** What a text may be: an advertisement, or something that is easily taken for one. */
export type TextKind = 'advert' | NotAdvertReason

/** A row of words by which a kind of text is known. */
export type KindRow = Phrases & {
  readonly kind: TextKind
  /** What each different one of the words adds, or takes away; once more when one stands in the title. */
  readonly weight: number
  /** Bounds the sum, so that no text becomes an ad by one sort of word alone. */
  readonly most: number
}
