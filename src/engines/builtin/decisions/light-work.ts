import { has } from '../decision.ts'
import type { Findings } from '../findings.ts'
import { SCHOOLING } from './development.ts'

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
