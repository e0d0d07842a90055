import { memo, useState } from 'react'
import type { Answer } from '../../core/analysis.ts'
import { CODEBOOK } from '../../core/codebook/codebook.ts'
import { markOf } from '../../core/mark.ts'
import type { OwnEvidence } from '../../core/own-evidence.ts'
import { sourceOf } from '../../core/profile.ts'
import { type Letter, type QuestionId, questionOf } from '../../core/questions.ts'
import { openDoubts, wordOfQuestion } from '../../core/review.ts'
import { texts } from '../texts.ts'
import { AcceptButton } from './accept-button.tsx'
import { LetterEvidence } from './letter-evidence.tsx'
import { Borders, HelpButton, OptionHelp } from './option-help.tsx'
import { OptionRow } from './option-row.tsx'
import { questionPlace } from './places.ts'
import styles from './question-field.module.css'
import { Readers } from './readers.tsx'
import { useReview } from './review-context.ts'
import { WordChip } from './word-chip.tsx'

type Props = {
  readonly id: QuestionId
  readonly chosen: readonly Letter[]
  /** The AI key's letters; `null` where there is no analysis. */
  readonly ai: readonly Letter[] | null
  /** What the analysis says of the question; `null` where it says nothing. */
  readonly answer: Answer | null
  readonly own: readonly OwnEvidence[]
  /** Whether the person has given it other letters than the machine. */
  readonly changed: boolean
  readonly checked: boolean
  readonly isAccepted: boolean
}

/**
 * One question: how sure its reading is, its options, and under each chosen one the passages that it
 * rests on. Drawn again only when something of its own changes.
 */
export const QuestionField = memo(function QuestionField(props: Props) {
  const { id, chosen, ai, answer, own, changed, checked, isAccepted } = props
  const { result } = useReview()
  const [hasHelp, setHelp] = useState(false)
  const { title, options } = questionOf(id)
  const word = ai && wordOfQuestion(answer, ai)
  const doubts = answer ? openDoubts(answer, chosen) : []
  const t = texts.editor
  const text = result?.text ?? ''
  return (
    <fieldset id={questionPlace(id)} tabIndex={-1} className={styles.question}>
      <legend className={styles.legend}>
        <span className={styles.number}>{id}</span> {title}{' '}
        {word && !changed && !(checked && word === 'check') && <WordChip word={word} />}
        {ai && checked && <span className={styles.changed}>{changed ? t.changed : t.checked}</span>}
      </legend>
      {/* At the top, since what it opens must not push it away. */}
      <HelpButton title={title} isOpen={hasHelp} onPress={() => setHelp(!hasHelp)} />
      {hasHelp && <p className={styles.about}>{texts.help.about(CODEBOOK[id].about)}</p>}
      {answer && doubts.length > 0 && (
        <div className={styles.doubt}>
          <p>
            {!checked && <strong>{t.doubtLead}</strong>}{' '}
            {doubts.map(({ doubt, letters }) => t.doubt[doubt](letters)).join(' ')}
          </p>
          <Readers answer={answer} engine={result?.engine ?? null} text={text} />
        </div>
      )}
      {chosen.length === 0 && <p className={styles.notTold}>{t.notTold[sourceOf(result)]}</p>}
      <div className={styles.options}>
        {options.map((option) => {
          const isChosen = chosen.includes(option.key)
          return (
            <OptionRow key={option.key} question={id} option={option} isChosen={isChosen}>
              {isChosen && ai !== null && (
                <LetterEvidence
                  mark={markOf(id, option.key)}
                  letter={option.key}
                  answer={answer}
                  isOwnChoice={!ai.includes(option.key)}
                  own={own.filter(({ letter }) => letter === option.key)}
                  text={text}
                />
              )}
              {hasHelp && <OptionHelp question={id} letter={option.key} />}
            </OptionRow>
          )
        })}
      </div>
      {hasHelp && <Borders question={id} />}
      {result && (
        <p className={styles.accept}>
          <AcceptButton id={id} title={title} isAccepted={isAccepted} />
        </p>
      )}
    </fieldset>
  )
})
