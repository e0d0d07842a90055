import type { EngineName } from '../../core/result.ts'
import { texts } from '../texts.ts'
import styles from './intake.module.css'

type Props = {
  readonly engines: readonly EngineName[]
  readonly chosen: string
  readonly disabled: boolean
  readonly onChoose: (id: string) => void
}

/** Which engine reads the ad; placed only where there is a choice. */
export function EngineSelect({ engines, chosen, disabled, onChoose }: Props) {
  return (
    <div className={styles.engine}>
      <label htmlFor="engine">{texts.intake.engine}</label>
      <select
        id="engine"
        value={chosen}
        disabled={disabled}
        onChange={(event) => onChoose(event.target.value)}
      >
        {engines.map(({ id, label, model }) => (
          <option key={id} value={id}>
            {model === null ? label : `${label}, ${model}`}
          </option>
        ))}
      </select>
    </div>
  )
}
