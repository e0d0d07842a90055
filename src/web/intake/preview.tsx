import type { PartialAnswer } from '../../core/analysis.ts'
import { questionOf } from '../../core/questions.ts'
import { texts } from '../texts.ts'
import styles from './preview.module.css'

/** What a service has answered so far, to be looked at while it goes on. Not read aloud: it grows. */
export function Preview({ answers }: { readonly answers: readonly PartialAnswer[] }) {
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h3 id="preview">{texts.intake.preview}</h3>
      <ol>
        {answers.map((answer, index) => (
          <li key={answer.question} className={styles.row}>
            <span className={styles.title}>
              {answer.question} {questionOf(answer.question).title}
            </span>
            <span>{labelsOf(answer) || silenceOf(index === answers.length - 1)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function labelsOf({ question, letters }: PartialAnswer): string {
  return questionOf(question)
    .options.filter(({ key }) => letters.includes(key))
    .map(({ label }) => label)
    .join(', ')
}

/** The last question may still get letters; those before it will not. */
function silenceOf(isLast: boolean): string {
  return isLast ? texts.intake.previewOpen : texts.editor.notTold.advert
}
