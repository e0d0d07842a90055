import { QUESTION_IDS, type QuestionId, questionOf } from '../../core/questions.ts'
import { wordIn } from '../../core/review.ts'
import { hasOtherLetters, isChecked, type Review } from '../../core/session.ts'
import { texts } from '../texts.ts'
import styles from './key-segments.module.css'
import { goToQuestion, questionPlace } from './places.ts'
import type { Checking } from './use-checking.ts'

type Props = {
  readonly review: Review
  readonly reach: Checking['reach']
}

/**
 * The checked key drawn as ten segments, each a way to its question; changed ones carry a dot and a
 * line, checked ones a check mark, doubtful ones a triangle. Stays in view while the questions scroll.
 */
export function KeySegments({ review, reach }: Props) {
  return (
    <nav aria-label={texts.editor.segments} className={styles.segments}>
      {QUESTION_IDS.map((id) => (
        <Segment key={id} id={id} review={review} reach={reach} />
      ))}
    </nav>
  )
}

function Segment({ id, review, reach }: Props & { readonly id: QuestionId }) {
  const { result, edited } = review
  const letters = edited?.[id].join('') ?? ''
  const changed = hasOtherLetters(review, id)
  const checked = isChecked(review, id)
  const doubted = !checked && result !== null && wordIn(result, id) === 'check'
  return (
    <a
      href={`#${questionPlace(id)}`}
      className={[
        styles.segment,
        changed ? styles.changed : '',
        checked && !changed ? styles.checked : '',
        doubted ? styles.doubted : '',
      ].join(' ')}
      aria-label={texts.editor.segment(`${id}${letters}`, questionOf(id).title, {
        changed,
        checked,
        doubted,
      })}
      onClick={(event) => {
        event.preventDefault()
        reach(id, () => goToQuestion(id))
      }}
    >
      <span className={styles.number}>{id}</span>
      {/* A new key lets the change be seen. */}
      <span key={letters} className={styles.letters}>
        {letters}
      </span>
    </a>
  )
}
