import { useState } from 'react'
import type { Evidence } from '../../core/evidence/evidence.ts'
import { languageAt } from '../../core/language.ts'
import { texts } from '../texts.ts'
import styles from './letter-evidence.module.css'
import { goTo, passagePlace } from './places.ts'

/** So many passages convince; the rest is there for who wants to know. */
const SHOWN = 1

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

/** The first passage, and the way to the others. */
export function FirstQuotes({ passages, text }: Props) {
  return (
    <div>
      <Quotes passages={passages.slice(0, SHOWN)} text={text} />
      {passages.length > SHOWN && <Rest passages={passages.slice(SHOWN)} text={text} />}
    </div>
  )
}

/** The other passages, drawn when they are asked for: there may be a hundred. */
function Rest({ passages, text }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles.rest}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{texts.editor.moreQuotes(passages.length)}</summary>
      {isOpen && <Quotes passages={passages} text={text} />}
    </details>
  )
}
