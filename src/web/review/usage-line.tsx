import { costOf } from '../../core/cost.ts'
import type { Result } from '../../core/result.ts'
import { engineLine } from '../engine-line.ts'
import { texts } from '../texts.ts'
import styles from './results.module.css'

/** What the analysis used and cost, and which engine made it. */
export function UsageLine({
  result: { usage, prices, engine, isCached },
}: {
  readonly result: Result
}) {
  const t = texts.results
  return (
    <p className={styles.usage}>
      <span>{usage ? t.usage(usage.total_tokens, costOf(usage, prices)) : t.usageUnknown}</span>
      {isCached && <span>{t.cached}</span>}
      {engine && <span>{engineLine(engine)}</span>}
    </p>
  )
}
