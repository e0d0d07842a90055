import type { Evidence } from '../../core/evidence/evidence.ts'
import { languageAt } from '../../core/language.ts'
import styles from './letter-evidence.module.css'
import { goTo, passagePlace } from './places.ts'

type Props = { readonly passages: readonly Evidence[]; readonly text: string }

/** Words of the ad, each a way to where they stand. */
export function Quotes({ passages, text }: Props) {
  return (
    <ul className={styles.quotes}>
      {passages.map(({ start, end, quote }) => (
        <li key={`${start}-${end}`} lang={languageAt(text, start) ?? undefined}>
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
  )
}
