import { type ReactNode, use } from 'react'
import { markOf } from '../../core/mark.ts'
import type { Option, QuestionId } from '../../core/questions.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { light, lighting, reveal } from './lighting.ts'
import styles from './option-row.module.css'
import { optionPlace } from './places.ts'
import { PickedContext, useReview } from './review-context.ts'

type Props = {
  readonly question: QuestionId
  readonly option: Option
  readonly isChosen: boolean
  /** What stands under the option. */
  readonly children: ReactNode
}

/** One option: a real checkbox, drawn as a check mark or an empty box. */
export function OptionRow({ question, option, isChosen, children }: Props) {
  const { dispatch } = useReview()
  const mark = markOf(question, option.key)
  return (
    <div
      data-marks={mark}
      className={`${styles.option} ${isChosen ? styles.chosen : ''}`}
      {...lighting([mark])}
    >
      <label className={styles.label}>
        <input
          id={optionPlace(mark)}
          type="checkbox"
          className={styles.box}
          checked={isChosen}
          onFocus={() => reveal(mark)}
          onChange={() => {
            dispatch({ type: 'option-toggled', question, letter: option.key })
            // A letter that comes back brings its passages with it, once they have been drawn.
            requestAnimationFrame(() => {
              light([mark])
              reveal(mark)
            })
          }}
        />
        <span className={styles.letter}>{option.key}</span>
        <span>{option.fullLabel}</span>
      </label>
      <AddPicked question={question} option={option} />
      {children}
    </div>
  )
}

/** While words of the ad are selected: the way to give them to this letter. */
function AddPicked({ question, option }: Pick<Props, 'question' | 'option'>) {
  const picked = use(PickedContext)
  const { addPassage } = useReview()
  if (picked === null) return null
  const mark = markOf(question, option.key)
  return (
    <p className={styles.add}>
      <Button
        look="plain"
        aria-label={texts.own.addPickedTo(mark, option.fullLabel)}
        onClick={() => addPassage(question, option.key, picked)}
      >
        {texts.own.addPicked}
      </Button>
    </p>
  )
}
