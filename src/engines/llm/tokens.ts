import { estimatedTokens } from '../../core/cost.ts'

/** A service that reports fewer than this share of the expected tokens has not read everything. */
const CUT_SHARE = 0.4

/**
 * Whether a service must have cut the prompt without saying so, as some do when their context is
 * small. `length` is the prompt's in UTF-16 units.
 */
export function isCut(reportedTokens: number, length: number): boolean {
  return reportedTokens > 0 && reportedTokens < estimatedTokens(length) * CUT_SHARE
}
