import type { ReactNode } from 'react'
import type { Mark } from '../../core/highlight.ts'
import type { Option } from '../../core/questions.ts'
import styles from './option-row.module.css'
import { optionPlace } from './places.ts'
import { type Lit, lighting } from './use-lit.ts'

type Props = {
  readonly mark: Mark
  readonly option: Option
  readonly isChosen: boolean
  readonly lit: Lit
  readonly onToggle: () => void
  /** What stands under the option. */
  readonly children: ReactNode
}

/** One option: a real checkbox, drawn as a check mark or an empty box. */
export function OptionRow({ mark, option, isChosen, lit, onToggle, children }: Props) {
  return (
    <div className={`${styles.option} ${isChosen ? styles.chosen : ''}`} {...lighting(lit, [mark])}>
      <label className={styles.label}>
        <input
          id={optionPlace(mark)}
          type="checkbox"
          className={styles.box}
          checked={isChosen}
          onChange={onToggle}
        />
        <span className={styles.letter}>{option.key}</span>
        <span>{option.fullLabel}</span>
      </label>
      {children}
    </div>
  )
}
