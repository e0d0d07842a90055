import type { EngineChoice } from '../../api/schemas.ts'
import { costOf, estimatedUsage } from '../../core/cost.ts'
import { texts } from '../texts.ts'
import styles from './intake.module.css'

/** From this length on, what a service will cost is told before it is asked. UTF-16 units. */
const LONG_TEXT = 8_000

type Props = {
  /** `null` before the server has told its engines: nothing is promised of them. */
  readonly engine: EngineChoice | null
  readonly length: number
  readonly mask: boolean
  readonly disabled: boolean
  readonly onMask: (mask: boolean) => void
}

/** Where the text goes, what goes, and about what it costs: told before anything leaves. */
export function Sending({ engine, length, mask, disabled, onMask }: Props) {
  const t = texts.intake
  if (engine === null) return <p>{t.privacyUnknown}</p>
  const { label, model, service } = engine
  if (service === null) return <p>{t.privacyBuiltin}</p>
  const usage = estimatedUsage(length, service.promptTokens)
  return (
    <>
      <p>{t.privacyService(label, model, service.host)}</p>
      <label className={styles.mask}>
        <input
          type="checkbox"
          checked={mask}
          disabled={disabled}
          onChange={(event) => onMask(event.target.checked)}
        />
        {t.mask}
      </label>
      {length > LONG_TEXT && <p>{t.estimate(usage.total_tokens, costOf(usage, service.prices))}</p>}
    </>
  )
}
