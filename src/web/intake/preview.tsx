import { questionOf } from '../../core/questions.ts'
import type { PreviewedAnswer } from '../../core/session.ts'
import { texts } from '../texts.ts'
import styles from './preview.module.css'

/** What a service has answered so far, to be looked at while it goes on. Not read aloud: it grows. */
export function Preview({ answers }: { readonly answers: readonly PreviewedAnswer[] }) {
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h3 id="preview">{texts.intake.preview}</h3>
      <ol>
        {answers.map(({ question, letters }) => (
          <li key={question} value={question}>
            <span className={styles.title}>{questionOf(question).title}</span>{' '}
            <span>{labelsOf({ question, letters }) || texts.intake.previewEmpty}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function labelsOf({ question, letters }: PreviewedAnswer): string {
  return questionOf(question)
    .options.filter(({ key }) => letters.includes(key))
    .map(({ label }) => label)
    .join(', ')
}
