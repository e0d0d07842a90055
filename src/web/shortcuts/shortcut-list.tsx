import { texts } from '../texts.ts'
import { Modal } from '../ui/modal.tsx'
import styles from './shortcut-list.module.css'

type Props = {
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
  readonly onClose: () => void
}

/** The keys of the review, and the switch for those that are a single letter. */
export function ShortcutList({ isOn, onSwitch, onClose }: Props) {
  const t = texts.shortcuts
  return (
    <Modal heading={t.heading} isWide onClose={onClose}>
      <p>{t.hint}</p>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => onSwitch(event.target.checked)}
        />
        {t.switch}
      </label>
      <dl className={styles.list}>
        {[...Object.values(t.list), ...t.always].map(([key, what]) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
