import type { Answer, LetterAnswer } from '../../core/analysis.ts'
import type { EngineName } from '../../core/result.ts'
import { texts } from '../texts.ts'
import { FirstQuotes } from './quotes.tsx'
import { readerNames } from './reader-names.ts'
import styles from './readers.module.css'

type Props = { readonly answer: Answer; readonly engine: EngineName | null; readonly text: string }

/** Two readers that differ: what each answered, on which words of the ad. */
export function Readers({ answer: { letters, other }, engine, text }: Props) {
  if (other === null) return null
  const t = texts.readers
  const [first, second] = readerNames(engine)
  return (
    <div className={styles.readers}>
      <p>{t.differ(`${first} ${saying(letters)}`, `${lowered(second)} ${saying(other)}`)}</p>
      <div className={styles.both}>
        <Reading name={first} letters={letters} text={text} />
        <Reading name={second} letters={other} text={text} />
      </div>
    </div>
  )
}

type ReadingProps = {
  readonly name: string
  readonly letters: readonly LetterAnswer[]
  readonly text: string
}

function Reading({ name, letters, text }: ReadingProps) {
  return (
    <div className={styles.reading}>
      <p className={styles.name}>{name}</p>
      {letters.length === 0 && <p>{texts.editor.notTold.advert}</p>}
      {letters.map(({ letter, evidence }) => (
        <div key={letter} className={styles.letter}>
          <strong>{letter}</strong>
          {evidence.length > 0 ? (
            <FirstQuotes passages={evidence} text={text} />
          ) : (
            <p>{texts.editor.noEvidence}</p>
          )}
        </div>
      ))}
    </div>
  )
}

function saying(letters: readonly LetterAnswer[]): string {
  return texts.readers.chose(letters.map(({ letter }) => letter))
}

function lowered(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`
}
