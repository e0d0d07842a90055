import { has } from '../decision.ts'
import type { Findings } from '../findings.ts'

/**
 * Whether the work is short, seasonal or simple: what questions 8 and 10 ask before they say that
 * nothing needs to be learned. A temporary job in an occupation without schooling counts as such.
 */
export function isLightWork(findings: Findings): boolean {
  const schooled =
    has(findings, 'expert') || findings.strength('7B') >= 0.5 || findings.strength('7C') >= 0.5
  const temporary = findings.stated('9B') >= 1 && !schooled
  return temporary || findings.strength('seasonal') + findings.strength('simple') >= 1
}
