import { QUESTION_IDS } from '../../core/questions.ts'
import { WORDS } from '../../core/review.ts'
import type { Session } from '../../core/session.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { heightAs } from '../ui/height.ts'
import styles from './check-bar.module.css'
import { CopyKey } from './copy-key.tsx'
import { nothingDoubtfulPlace, progressPlace } from './places.ts'
import type { Checking } from './use-checking.ts'
import { WordChip } from './word-chip.tsx'

type Props = {
  readonly session: Session
  readonly checking: Checking
  readonly say: (text: string) => void
  readonly onNext: () => void
  readonly onShortcuts: () => void
}

const tellHeight = heightAs('--check-bar-height')

/** How far the check has come, what of it is to be seen, and at its end what comes next. */
export function CheckBar({ session, checking, say, onNext, onShortcuts }: Props) {
  const { done, toCheck, isFiltered, toggleFilter } = checking
  const { edited } = session.review
  const total = QUESTION_IDS.length
  const t = texts.checking
  return (
    <div ref={tellHeight} className={styles.bar}>
      <p id={progressPlace} tabIndex={-1} className={styles.progress}>
        {/* The words beside it say the same. */}
        <progress aria-hidden="true" max={total} value={done} />
        <span>{t.progress(done, total)}</span>
      </p>
      {done === total && edited && (
        <div className={styles.finish}>
          <CopyKey edited={edited} say={say} />
          {session.text.trim() !== '' && <Button onClick={onNext}>{texts.actions.next}</Button>}
        </div>
      )}
      <label className={styles.filter}>
        <input type="checkbox" checked={isFiltered} onChange={toggleFilter} />
        {t.filter(toCheck.length)}
      </label>
      <Button look="plain" onClick={onShortcuts}>
        {texts.shortcuts.open}
      </Button>
    </div>
  )
}

/** What the three words mean. */
export function WordMeanings() {
  return (
    <details className={styles.words}>
      <summary>{texts.checking.words}</summary>
      <dl>
        {WORDS.map((word) => (
          <div key={word}>
            <dt>
              <WordChip word={word} />
            </dt>
            <dd>{texts.wordMeanings[word]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

type NothingLeftProps = {
  readonly checking: Checking
  /** Whether all of the reading is doubtful, and no question of it stands out. */
  readonly isUnusual: boolean
}

/** Instead of the questions, where the filter has none to show. */
export function NothingLeft({ checking: { done, toggleFilter }, isUnusual }: NothingLeftProps) {
  const left = QUESTION_IDS.length - done
  const t = texts.checking
  const toRead = isUnusual ? t.unusualToRead : t.stillToRead
  return (
    <div id={nothingDoubtfulPlace} tabIndex={-1} className={styles.nothing}>
      <p>
        <strong>{isUnusual && left > 0 ? t.nothingMoreDoubtful : t.nothingDoubtful}</strong>{' '}
        {left > 0 ? toRead : t.allDone}
      </p>
      <Button onClick={toggleFilter}>{t.showAll}</Button>
    </div>
  )
}
