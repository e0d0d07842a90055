import { has } from '../decision.ts'
import type { Findings } from '../findings.ts'

/** The letters of an education that is asked for, or that the occupation has. */
export const SCHOOLING = ['7B', '7C'] as const

/**
 * Whether the work is short, seasonal or simple: what questions 8 and 10 ask before they say that
 * nothing needs to be learned. A temporary job in an occupation without schooling counts as such,
 * unless it may also be a lasting one.
 */
export function isLightWork(findings: Findings): boolean {
  const expert = has(findings, 'expert')
  const schooled = expert || SCHOOLING.some((mark) => findings.strength(mark) >= 0.5)
  const lasting = has(findings, '9A')
  const temporary = findings.stated('9B') >= 1 && !lasting && !schooled
  const seasonal = lasting || expert ? 0 : findings.strength('seasonal')
  return temporary || seasonal + findings.strength('simple') >= 1
}

/**
 * Whether the ad commits the person to development. A single word of it in an ad for simple or
 * seasonal work is as a rule said of something else: of the shop, the product, the site's safety.
 */
export function isCommitted(findings: Findings): boolean {
  const passing = findings.strength('seasonal') + findings.strength('simple') >= 1
  const skilled = has(findings, '9A') || findings.inferred('expert') > 0
  return findings.strength('10A') >= (passing && !skilled ? 2 : 1)
}
