import { CODEBOOK } from '../../core/codebook/codebook.ts'
import type { Selections } from '../../core/key.ts'
import type { Source } from '../../core/profile.ts'
import { QUESTION_IDS, questionOf } from '../../core/questions.ts'
import { copyAndSay } from '../copy-and-say.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import styles from './not-told.module.css'

type Props = {
  readonly edited: Selections
  readonly source: Source
  readonly say: (text: string) => void
}

/** The questions without ground: what to ask the employer, and what to add to the ad. */
export function NotTold({ edited, source, say }: Props) {
  const silent = QUESTION_IDS.filter((id) => edited[id].length === 0)
  const t = texts.notTold
  const told = t[source]
  const copy = (text: string) => copyAndSay(text, t.copied, say)
  const everything = () =>
    silent
      .map((id) => {
        const { ask, modelSentence } = CODEBOOK[id]
        return `${questionOf(id).title}\n${t.ask}: ${ask}\n${t.sentence}: ${modelSentence}`
      })
      .join('\n\n')
  return (
    <section aria-labelledby="not-told" className={styles.section}>
      <h4 id="not-told">{told.heading}</h4>
      <p className={styles.lead}>{silent.length > 0 ? told.lead : t.none}</p>
      {silent.map((id) => {
        const { title } = questionOf(id)
        const { ask, modelSentence } = CODEBOOK[id]
        const rows = [
          { label: t.ask, text: ask, action: t.copyQuestion },
          { label: t.sentence, text: modelSentence, action: t.copySentence },
        ]
        return (
          <section key={id} aria-labelledby={`not-told-${id}`} className={styles.question}>
            <h5 id={`not-told-${id}`}>{`${id} ${title}`}</h5>
            {rows.map(({ label, text, action }) => (
              <div key={label} className={styles.row}>
                <p>
                  <span className={styles.label}>{label}</span> {text}
                </p>
                <Button
                  look="plain"
                  aria-label={t.copyFor(action, title)}
                  onClick={() => copy(text)}
                >
                  {action}
                </Button>
              </div>
            ))}
          </section>
        )
      })}
      {silent.length > 0 && (
        <p>
          <Button onClick={() => copy(everything())}>{t.copyAll}</Button>
        </p>
      )}
    </section>
  )
}
