import type { Answer } from '../../core/analysis.ts'
import { markOf } from '../../core/highlight.ts'
import { type Letter, type QuestionId, questionOf } from '../../core/questions.ts'
import { texts } from '../texts.ts'
import { LetterEvidence } from './letter-evidence.tsx'
import { OptionRow } from './option-row.tsx'
import { questionPlace } from './places.ts'
import styles from './question-field.module.css'
import type { Lit } from './use-lit.ts'

type Props = {
  readonly id: QuestionId
  readonly chosen: readonly Letter[]
  /** The AI key's letters; `null` where there is no analysis. */
  readonly ai: readonly Letter[] | null
  /** What the analysis says of the question; `null` where it says nothing. */
  readonly answer: Answer | null
  /** The analyzed text, to which the evidence belongs. */
  readonly text: string
  readonly lit: Lit
  readonly onToggle: (letter: Letter) => void
}

/** One question: its options, and under each chosen one the passages that it rests on. */
export function QuestionField({ id, chosen, ai, answer, text, lit, onToggle }: Props) {
  const { title, options } = questionOf(id)
  const changed = ai !== null && ai.join('') !== chosen.join('')
  const t = texts.editor
  return (
    <fieldset id={questionPlace(id)} tabIndex={-1} className={styles.question}>
      <legend className={styles.legend}>
        <span className={styles.number}>{id}</span> {title}
        {changed && <span className={styles.changed}>{t.changed}</span>}
      </legend>
      {answer && answer.doubt.length > 0 && !changed && (
        <p className={styles.doubt}>
          <strong>{t.doubtLead}</strong> {answer.doubt.map((doubt) => t.doubt[doubt]).join(' ')}
        </p>
      )}
      {chosen.length === 0 && <p className={styles.notTold}>{t.notTold}</p>}
      <div className={styles.options}>
        {options.map((option) => {
          const isChosen = chosen.includes(option.key)
          return (
            <OptionRow
              key={option.key}
              mark={markOf(id, option.key)}
              option={option}
              isChosen={isChosen}
              lit={lit}
              onToggle={() => onToggle(option.key)}
            >
              {isChosen && ai !== null && (
                <LetterEvidence
                  mark={markOf(id, option.key)}
                  answer={answer?.letters.find(({ letter }) => letter === option.key) ?? null}
                  isOwnChoice={!ai.includes(option.key)}
                  text={text}
                  lit={lit}
                />
              )}
            </OptionRow>
          )
        })}
      </div>
    </fieldset>
  )
}
