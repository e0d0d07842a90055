import type { NotAdvertReason } from '../../core/advert.ts'
import type { Advert } from './sentences.ts'

/** Why a text is no job advertisement; `null` when it may well be one. */
export function notAdvertReasonOf(_advert: Advert): NotAdvertReason | null {
  return null
}
