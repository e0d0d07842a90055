import { formatKey } from '../../core/key.ts'
import type { Review } from '../../core/session.ts'
import { texts } from '../texts.ts'
import styles from './key-editor.module.css'

/** The two keys: the machine's, and the one that is being checked. */
export function KeyBox({ review: { result, edited } }: { readonly review: Review }) {
  const t = texts.editor
  return (
    <>
      {result && (
        <div>
          <p id="ai-key" className={styles.label}>
            {t.ai}
          </p>
          <output aria-labelledby="ai-key" aria-live="off" className={styles.key}>
            {formatKey(result.ai)}
          </output>
        </div>
      )}
      <div>
        <p id="edited-key" className={styles.label}>
          {t.edited}
        </p>
        <output aria-labelledby="edited-key" aria-live="off" className={styles.editedKey}>
          {edited && formatKey(edited)}
        </output>
      </div>
    </>
  )
}
