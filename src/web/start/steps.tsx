import { texts } from '../texts.ts'
import styles from './steps.module.css'

/** How to get a key, in three lines and a small picture. */
export function Steps() {
  const { heading, list } = texts.steps
  return (
    <section className={styles.steps} aria-labelledby="steps">
      <Picture />
      <h2 id="steps">{heading}</h2>
      <ol>
        {list.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

/** An ad's lines, a passage that is lit, and the letter that it gives: for the eye alone. */
function Picture() {
  return (
    <svg viewBox="0 0 320 168" aria-hidden="true" className={styles.picture}>
      <rect x="1" y="1" width="200" height="166" rx="10" className={styles.sheet} />
      {[28, 52, 100, 124, 142].map((y, index) => (
        <rect
          key={y}
          x="20"
          y={y}
          width={[96, 160, 148, 160, 112][index]}
          height="6"
          rx="3"
          className={styles.line}
        />
      ))}
      <rect x="20" y="70" width="132" height="16" rx="3" className={styles.passage} />
      <path d="M152 78 C 200 78 196 62 236 62" className={styles.thread} />
      {[0, 1, 2].map((row) => (
        <rect
          key={row}
          x="236"
          y={2 + row * 44}
          width="60"
          height="36"
          rx="6"
          className={row === 1 ? styles.chosen : styles.segment}
        />
      ))}
      <path d="M258 64 l6 6 l11 -12" className={styles.check} />
    </svg>
  )
}
