import { QUESTION_IDS } from '../../core/questions.ts'
import { WORDS } from '../../core/review.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import styles from './check-bar.module.css'
import { progressPlace } from './places.ts'
import type { Checking } from './use-checking.ts'
import { WordChip } from './word-chip.tsx'

type Props = { readonly checking: Checking; readonly onShortcuts: () => void }

/** How far the check has come, and what of it is to be seen. */
export function CheckBar({ checking, onShortcuts }: Props) {
  const { done, toCheck, isFiltered, toggleFilter } = checking
  const total = QUESTION_IDS.length
  const t = texts.checking
  return (
    <div className={styles.bar}>
      <p id={progressPlace} tabIndex={-1} className={styles.progress}>
        {/* The words beside it say the same. */}
        <progress aria-hidden="true" max={total} value={done} />
        <span>{t.progress(done, total)}</span>
      </p>
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

/** Instead of the questions, where the filter has none to show. */
export function NothingLeft({ checking: { done, toggleFilter } }: { readonly checking: Checking }) {
  const left = QUESTION_IDS.length - done
  const t = texts.checking
  return (
    <div className={styles.nothing}>
      <p>
        <strong>{t.nothingLeft}</strong> {left > 0 ? t.unlooked(left) : t.allDone}
      </p>
      <Button onClick={toggleFilter}>{t.showAll}</Button>
    </div>
  )
}
