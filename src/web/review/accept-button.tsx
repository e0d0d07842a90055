import type { QuestionId } from '../../core/questions.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { useReview } from './review-context.ts'

type Props = {
  readonly id: QuestionId
  readonly title: string
  readonly isAccepted: boolean
}

/** Under a question: the word that it has been checked. */
export function AcceptButton({ id, title, isAccepted }: Props) {
  const { dispatch, accept } = useReview()
  const t = texts.checking
  const toggle = () =>
    isAccepted ? dispatch({ type: 'acceptance-withdrawn', question: id }) : accept(id)
  return (
    <Button
      look={isAccepted ? 'done' : 'quiet'}
      aria-label={isAccepted ? t.acceptedFor(title) : t.acceptFor(title)}
      onClick={toggle}
    >
      {isAccepted ? t.accepted : t.accept}
    </Button>
  )
}
