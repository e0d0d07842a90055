import { useMemo } from 'react'
import type { OwnEvidence } from '../../core/own-evidence.ts'
import { sourceOf } from '../../core/profile.ts'
import { QUESTION_IDS, type QuestionId } from '../../core/questions.ts'
import { hasOtherLetters, isChecked, type Session } from '../../core/session.ts'
import { texts } from '../texts.ts'
import { heightAs } from '../ui/height.ts'
import { CheckBar, NothingLeft, WordMeanings } from './check-bar.tsx'
import { KeyActions } from './key-actions.tsx'
import { KeyBox } from './key-box.tsx'
import styles from './key-editor.module.css'
import { KeySegments } from './key-segments.tsx'
import { NotTold } from './not-told.tsx'
import { questionsPlace } from './places.ts'
import { Profile } from './profile.tsx'
import { QuestionField } from './question-field.tsx'
import type { Checking } from './use-checking.ts'
import type { TakeStep } from './use-steps.ts'

type Props = {
  readonly session: Session
  readonly takeStep: TakeStep
  readonly say: (text: string) => void
  readonly checking: Checking
  readonly onNext: () => void
  readonly onShortcuts: () => void
}

const tellHeight = heightAs('--editor-bar-height')

/** The key editor: both keys, the profile in words, and the ten questions with their options. */
export function KeyEditor(props: Props) {
  const { session, takeStep, say, checking, onNext, onShortcuts } = props
  const { review } = session
  const { result, edited, accepted } = review
  const own = useOwnByQuestion(review.own)
  const source = sourceOf(result)
  if (edited === null) return null
  return (
    <div className={styles.editor}>
      <h4 className={styles.title}>{texts.editor.title}</h4>
      <div className={styles.keys}>
        <KeyBox review={review} />
        <Profile selections={edited} source={source} />
        <KeyActions session={session} takeStep={takeStep} say={say} onNext={onNext} />
      </div>
      <div ref={tellHeight} className={styles.sticky}>
        <KeySegments review={review} reach={checking.reach} />
        {result && (
          <CheckBar
            session={session}
            checking={checking}
            say={say}
            onNext={onNext}
            onShortcuts={onShortcuts}
          />
        )}
      </div>
      <p className={styles.hint}>{texts.editor.hint}</p>
      {result && <WordMeanings />}
      <div id={questionsPlace} tabIndex={-1} className={styles.questions}>
        {checking.shown.map((id) => (
          <QuestionField
            key={id}
            id={id}
            chosen={edited[id]}
            ai={result?.ai[id] ?? null}
            answer={result?.answers.find(({ question }) => question === id) ?? null}
            own={own.get(id) ?? NONE}
            changed={hasOtherLetters(review, id)}
            checked={isChecked(review, id)}
            isAccepted={accepted.includes(id)}
          />
        ))}
        {checking.shown.length === 0 && (
          <NothingLeft checking={checking} isUnusual={result?.isUnusual ?? false} />
        )}
      </div>
      <NotTold edited={edited} source={source} say={say} />
    </div>
  )
}

const NONE: readonly OwnEvidence[] = []

/** The same lists until the person's evidence changes, so that questions need not be drawn again. */
function useOwnByQuestion(own: readonly OwnEvidence[]) {
  return useMemo(
    () =>
      new Map<QuestionId, readonly OwnEvidence[]>(
        QUESTION_IDS.map((id) => {
          const of = own.filter(({ question }) => question === id)
          return [id, of.length > 0 ? of : NONE]
        }),
      ),
    [own],
  )
}
