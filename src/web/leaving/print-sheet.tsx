import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { formatKey } from '../../core/key.ts'
import { advertTitle } from '../../core/page/advert-title.ts'
import { sourceOf } from '../../core/profile.ts'
import { QUESTIONS } from '../../core/questions.ts'
import type { Review } from '../../core/session.ts'
import { texts } from '../texts.ts'
import { finnishDay } from './day.ts'
import { onOneLine } from './on-one-line.ts'
import styles from './print-sheet.module.css'

/** Longer quotes are cut: the sheet is one page. UTF-16 units. */
const LONGEST_QUOTE = 110

/** What the printer gets instead of the page: the ad's name, its key, and the ten answers on one sheet. */
export function PrintSheet({ review }: { readonly review: Review }) {
  const [time, setTime] = useState<string | null>(null)
  useEffect(() => {
    // The sheet must stand before the browser looks at the page.
    const before = () => flushSync(() => setTime(new Date().toISOString()))
    const after = () => setTime(null)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  if (time === null) return null
  return createPortal(<Sheet review={review} time={time} />, document.body)
}

function Sheet({ review, time }: { readonly review: Review; readonly time: string }) {
  const { result, edited } = review
  if (edited === null) return null
  return (
    <article data-print-sheet="" className={styles.sheet}>
      <h1>{result ? advertTitle(result.text) : texts.results.linkHeading}</h1>
      <p className={styles.label}>{texts.leaving.printKey}</p>
      <p className={styles.key}>{formatKey(edited)}</p>
      <table>
        <tbody>
          {QUESTIONS.map(({ id, title, options }) => (
            <tr key={id}>
              <th scope="row">{`${id} ${title}`}</th>
              <td>
                {edited[id].length === 0 && <p>{texts.editor.notTold[sourceOf(result)]}</p>}
                <p className={styles.labels}>
                  {options
                    .filter(({ key }) => edited[id].includes(key))
                    .map(({ key, fullLabel }) => `${key} ${fullLabel}`)
                    .join(', ')}
                </p>
                {quotesOf(review, id).map((quote) => (
                  <p key={quote}>{`”${quote}”`}</p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.label}>
        {finnishDay(time)}
        {result && ` · ${texts.results.disclaimer}`}
      </p>
    </article>
  )
}

/** For each chosen letter its shortest passage, each once. */
function quotesOf({ result, edited, own }: Review, id: (typeof QUESTIONS)[number]['id']) {
  const answer = result?.answers.find(({ question }) => question === id)
  const shortest = (edited?.[id] ?? []).flatMap((letter) => {
    const found = answer?.letters.find((each) => each.letter === letter)?.evidence ?? []
    const marked = own.filter((each) => each.question === id && each.letter === letter)
    const quotes = [...found, ...marked.map(({ evidence }) => evidence)].map(({ quote }) =>
      onOneLine(quote),
    )
    return quotes.toSorted((one, other) => one.length - other.length).slice(0, 1)
  })
  return [...new Set(shortest)].map((quote) =>
    quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE).trimEnd()}…` : quote,
  )
}
