import { useRef } from 'react'
import { advertTitle } from '../../core/page/advert-title.ts'
import { QUESTION_IDS } from '../../core/questions.ts'
import { editedKeyOf, isChecked, type Work } from '../../core/session.ts'
import { finnishDay } from '../leaving/day.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import type { Ask } from '../ui/dialog.tsx'
import { Modal } from '../ui/modal.tsx'
import { advertOf, type Entry, stateOf } from './history.ts'
import styles from './history-sheet.module.css'
import type { History } from './use-history.ts'

type Props = {
  readonly history: History
  readonly ask: Ask
  readonly onOpen: (work: Work) => void
  readonly onClose: () => void
}

/** The last analyses: what is stored, the switch, and each to open or to delete. */
export function HistorySheet({ history, ask, onOpen, onClose }: Props) {
  const { entries, isRefused, turn, remove, removeAll } = history
  const t = texts.history
  const keeping = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  return (
    <Modal
      heading={t.heading}
      onClose={onClose}
      choices={
        entries !== null && entries.length > 0 && <Button onClick={clear}>{t.removeAll}</Button>
      }
    >
      <label className={styles.switch}>
        <input
          ref={keeping}
          type="checkbox"
          checked={entries !== null}
          onChange={(event) => (event.target.checked ? turn(true) : turnOff())}
        />
        {t.switch}
      </label>
      <p className={styles.stored}>
        {t.stored} {t.shared}
      </p>
      {isRefused && <p role="alert">{t.notSaved}</p>}
      {entries?.length === 0 && <p>{t.empty}</p>}
      <ul ref={list} className={styles.entries}>
        {entries?.map((entry, at) => {
          const title = advertTitle(advertOf(entry.work))
          const details = `history-${at}`
          return (
            <li key={stateOf(entry.work)} className={styles.entry}>
              <button type="button" className={styles.open} onClick={() => onOpen(entry.work)}>
                <strong>{title}</strong>
                <span id={details}>{detailsOf(entry)}</span>
              </button>
              <Button
                look="plain"
                aria-label={t.removeEntry(title)}
                aria-describedby={details}
                onClick={() => drop(entry, at)}
              >
                {t.remove}
              </Button>
            </li>
          )
        })}
      </ul>
    </Modal>
  )

  async function clear() {
    if (!(await isSure(t.removeAllQuestion))) return
    removeAll()
    focusOnceDrawn(() => keeping.current)
  }

  async function turnOff() {
    if (entries?.length !== 0 && !(await isSure(t.turnOffQuestion))) return
    turn(false)
    focusOnceDrawn(() => keeping.current)
  }

  /** The button goes with its entry: the one that comes in its place takes the focus. */
  function drop(entry: Entry, at: number) {
    remove(entry)
    focusOnceDrawn(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('li > button:last-child') ?? []
      return buttons[Math.min(at, buttons.length - 1)] ?? keeping.current
    })
  }

  /** Asks; Enter means the harmless answer, since what is removed cannot be brought back. */
  async function isSure(question: string): Promise<boolean> {
    const answer = await ask({
      name: texts.dialog.confirmName,
      body: <p>{question}</p>,
      choices: [
        { id: 'cancel', label: texts.dialog.cancel },
        { id: 'remove', label: texts.dialog.remove },
      ],
      dismissed: 'cancel',
    })
    return answer === 'remove'
  }
}

/** What tells the analyses of one ad apart, too. */
function detailsOf({ time, work }: Entry): string {
  const { review } = work
  const done = QUESTION_IDS.filter((question) => isChecked(review, question)).length
  return [
    finnishDay(time),
    editedKeyOf(review),
    ...(done > 0 ? [texts.checking.progress(done, QUESTION_IDS.length)] : []),
  ].join(' · ')
}

function focusOnceDrawn(find: () => HTMLElement | null): void {
  requestAnimationFrame(() => find()?.focus())
}
