import { QUESTIONS } from '../../core/questions.ts'
import { texts } from '../texts.ts'
import accuracy from './accuracy.json' with { type: 'json' }
import styles from './how.module.css'

const t = texts.how

/** What the tool does, and how right it is: the published figures, with who they were measured by. */
export function How() {
  const { pasted, flattened, ads, agreement, measured, commonestLetters, studied } = accuracy
  return (
    <section className={styles.how} aria-labelledby="how">
      <h2 id="how">{t.heading}</h2>
      <div className={styles.prose}>
        {t.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h3>{t.accuracy}</h3>
        <p>{t.measured(ads, measured)}</p>
        <p>{t.annotators(agreement)}</p>
        <p>
          {t.studied(pasted.f1, studied)} {t.baselines(pasted.f1, commonestLetters)}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t.caption}>
        <table>
          <caption>{t.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t.question}</th>
              <th scope="col">{t.pasted}</th>
              <th scope="col">{t.fromPdf}</th>
              <th scope="col">{t.support}</th>
            </tr>
          </thead>
          <tbody>
            {QUESTIONS.map(({ id, title }) => (
              <tr key={id}>
                <th scope="row">{`${id}\u00a0${title}`}</th>
                <td>{t.rate(pasted.questions[id].f1)}</td>
                <td>{t.rate(flattened.questions[id].f1)}</td>
                <td>{pasted.questions[id].support}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t.all}</th>
              <td>{t.totalRate(pasted.f1)}</td>
              <td>{t.totalRate(flattened.f1)}</td>
              <td>
                {Object.values(pasted.questions).reduce((sum, { support }) => sum + support, 0)}
              </td>
            </tr>
          </tfoot>
        </table>
      </section>
    </section>
  )
}
