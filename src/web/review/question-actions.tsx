import type { QuestionId } from '../../core/questions.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import styles from './question-field.module.css'
import { useReview } from './review-context.ts'

type Props = {
  readonly id: QuestionId
  readonly title: string
  readonly hasHelp: boolean
  readonly isAccepted: boolean
  readonly onHelp: () => void
}

/** Under a question: what its options mean, and the word that it has been checked. */
export function QuestionActions({ id, title, hasHelp, isAccepted, onHelp }: Props) {
  const { result, dispatch, accept } = useReview()
  const t = texts.checking
  const toggle = () =>
    isAccepted ? dispatch({ type: 'acceptance-withdrawn', question: id }) : accept(id)
  return (
    <div className={styles.actions}>
      <Button
        look="plain"
        data-help=""
        aria-expanded={hasHelp}
        aria-label={texts.help.openFor(title)}
        onClick={onHelp}
      >
        {texts.help.open}
      </Button>
      {result && (
        <Button
          look={isAccepted ? 'done' : 'quiet'}
          aria-label={isAccepted ? t.acceptedFor(title) : t.acceptFor(title)}
          onClick={toggle}
        >
          {isAccepted ? t.accepted : t.accept}
        </Button>
      )}
    </div>
  )
}
