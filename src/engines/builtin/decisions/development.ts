import { has } from '../decision.ts'
import type { Findings } from '../findings.ts'

/** The letters of an education that is asked for, or that the occupation has. */
export const SCHOOLING = ['7B', '7C'] as const

/**
 * Whether the ad commits the person to development. A single word of it in an ad for simple or
 * seasonal work is as a rule said of something else: of the shop, the product, the site's safety.
 */
export function isCommitted(findings: Findings): boolean {
  const passing = findings.strength('seasonal') + findings.strength('simple') >= 1
  const skilled = has(findings, '9A') || findings.inferred('expert') > 0
  return findings.strength('10A') >= (passing && !skilled ? 2 : 1)
}
