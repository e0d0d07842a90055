import type { Answer } from '../../core/analysis.ts'
import { formatKey } from '../../core/key.ts'
import { QUESTIONS, type QuestionId } from '../../core/questions.ts'
import type { Session, SessionEvent } from '../../core/session.ts'
import { texts } from '../texts.ts'
import { KeyActions } from './key-actions.tsx'
import styles from './key-editor.module.css'
import { KeySegments } from './key-segments.tsx'
import { QuestionField } from './question-field.tsx'
import type { Lit } from './use-lit.ts'

type Props = {
  readonly session: Session
  readonly dispatch: (event: SessionEvent) => void
  readonly say: (text: string) => void
  readonly lit: Lit
  readonly onNext: () => void
}

/** The key editor: both keys, and the ten questions with their options. */
export function KeyEditor({ session, dispatch, say, lit, onNext }: Props) {
  const { result, edited } = session.review
  if (edited === null) return null
  const t = texts.editor
  return (
    <div className={styles.editor}>
      <h4 className={styles.title}>{t.title}</h4>
      <div className={styles.keys}>
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
          <output aria-labelledby="edited-key" aria-live="off" className={styles.key}>
            {formatKey(edited)}
          </output>
        </div>
        <KeyActions session={session} dispatch={dispatch} say={say} onNext={onNext} />
      </div>
      <KeySegments ai={result?.ai ?? null} edited={edited} />
      <p className={styles.hint}>{t.hint}</p>
      {QUESTIONS.map(({ id }) => (
        <QuestionField
          key={id}
          id={id}
          chosen={edited[id]}
          ai={result?.ai[id] ?? null}
          answer={result ? answerTo(result.answers, id) : null}
          text={result?.text ?? ''}
          lit={lit}
          onToggle={(letter) => dispatch({ type: 'option-toggled', question: id, letter })}
        />
      ))}
    </div>
  )
}

function answerTo(answers: readonly Answer[], id: QuestionId): Answer | null {
  return answers.find(({ question }) => question === id) ?? null
}
