import type { Selections } from '../../core/key.ts'
import { QUESTION_IDS, questionOf } from '../../core/questions.ts'
import { texts } from '../texts.ts'
import styles from './key-segments.module.css'
import { goTo, questionPlace } from './places.ts'

type Props = { readonly ai: Selections | null; readonly edited: Selections }

/**
 * The checked key drawn as ten segments, each a way to its question; changed ones carry a dot and a
 * line. Stays in view while the questions scroll.
 */
export function KeySegments({ ai, edited }: Props) {
  return (
    <nav aria-label={texts.editor.segments} className={styles.segments}>
      {QUESTION_IDS.map((id) => {
        const letters = edited[id].join('')
        const changed = ai !== null && ai[id].join('') !== letters
        const place = questionPlace(id)
        return (
          <a
            key={id}
            href={`#${place}`}
            className={`${styles.segment} ${changed ? styles.changed : ''}`}
            aria-label={texts.editor.segment(`${id}${letters}`, questionOf(id).title, changed)}
            onClick={(event) => {
              event.preventDefault()
              goTo(place)
            }}
          >
            <span className={styles.number}>{id}</span>
            <span className={styles.letters}>{letters}</span>
          </a>
        )
      })}
    </nav>
  )
}
