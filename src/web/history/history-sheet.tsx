import { advertTitle } from '../../core/advert.ts'
import { editedKeyOf, type Work } from '../../core/session.ts'
import { finnishDay } from '../leaving/day.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'
import { textOf } from './history.ts'
import styles from './history-sheet.module.css'
import type { History } from './use-history.ts'

type Props = {
  readonly history: History
  readonly onOpen: (work: Work) => void
  readonly onClose: () => void
}

/** The last analyses: what is stored, the switch, and each to open or to delete. */
export function HistorySheet({ history, onOpen, onClose }: Props) {
  const { entries, isRefused, turn, remove, removeAll } = history
  const t = texts.history
  return (
    <Modal
      heading={t.heading}
      onClose={onClose}
      choices={
        entries !== null && entries.length > 0 && <Button onClick={removeAll}>{t.removeAll}</Button>
      }
    >
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={entries !== null}
          onChange={(event) => turn(event.target.checked)}
        />
        {t.switch}
      </label>
      <p className={styles.stored}>
        {t.stored} {t.shared}
      </p>
      {isRefused && <p role="alert">{t.notSaved}</p>}
      {entries?.length === 0 && <p>{t.empty}</p>}
      <ul className={styles.entries}>
        {entries?.map((entry) => {
          const title = advertTitle(textOf(entry))
          return (
            <li key={textOf(entry)} className={styles.entry}>
              <button type="button" className={styles.open} onClick={() => onOpen(entry.work)}>
                <strong>{title}</strong>
                <span>{`${finnishDay(entry.time)} · ${editedKeyOf(entry.work.review)}`}</span>
              </button>
              <Button look="plain" aria-label={t.removeEntry(title)} onClick={() => remove(entry)}>
                {t.remove}
              </Button>
            </li>
          )
        })}
      </ul>
    </Modal>
  )
}
