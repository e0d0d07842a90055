import type { Result } from '../../core/result.ts'
import { texts } from '../texts.ts'

/** What whoever reads an analysis away from the page must know of it, the weightiest first. */
export function cautionsOf({ isUnusual }: Result): readonly string[] {
  const { unusual, disclaimer } = texts.results
  return isUnusual ? [unusual, disclaimer] : [disclaimer]
}
