import type { LetterAnswer } from '../../core/analysis.ts'
import type { Evidence } from '../../core/evidence/evidence.ts'
import type { Mark } from '../../core/highlight.ts'
import { languageAt } from '../../core/language.ts'
import { texts } from '../texts.ts'
import styles from './letter-evidence.module.css'
import { goTo, passagePlace } from './places.ts'
import { type Lit, lighting } from './use-lit.ts'

type Props = {
  readonly mark: Mark
  /** What the analysis says of the letter; `null` where it says nothing. */
  readonly answer: LetterAnswer | null
  /** Chosen by the person, not by the engine. */
  readonly isOwnChoice: boolean
  readonly text: string
  readonly lit: Lit
}

/** The passages of the ad under a chosen option: for it, and against it. */
export function LetterEvidence({ mark, answer, isOwnChoice, text, lit }: Props) {
  const t = texts.editor
  if (isOwnChoice) return <p className={styles.note}>{t.addedByPerson}</p>
  if (answer === null) return null
  const { basis, evidence, against } = answer
  return (
    <div className={styles.evidence} {...lighting(lit, [mark])}>
      {evidence.length === 0 && <p className={styles.note}>{t.noEvidence}</p>}
      {evidence.length > 0 && <Quotes label={t.basis[basis]} passages={evidence} text={text} />}
      {against.length > 0 && <Quotes label={t.against} passages={against} text={text} />}
    </div>
  )
}

type QuotesProps = {
  readonly label: string
  readonly passages: readonly Evidence[]
  readonly text: string
}

function Quotes({ label, passages, text }: QuotesProps) {
  return (
    <>
      <p className={styles.label}>{label}</p>
      <ul className={styles.quotes}>
        {passages.map(({ start, quote }) => (
          <li key={start} lang={languageAt(text, start) ?? undefined}>
            <a
              href={`#${passagePlace(start)}`}
              className={styles.quote}
              onClick={(event) => {
                event.preventDefault()
                goTo(passagePlace(start))
              }}
            >
              {`”${quote.trim().replace(/\s+/g, ' ')}”`}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
