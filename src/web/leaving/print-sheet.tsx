import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { formatKey } from '../../core/key.ts'
import { advertTitle } from '../../core/page/advert-title.ts'
import { sourceOf } from '../../core/profile.ts'
import { QUESTIONS } from '../../core/questions.ts'
import type { Review } from '../../core/session.ts'
import { texts } from '../texts.ts'
import { finnishDay } from './day.ts'
import styles from './print-sheet.module.css'
import { printedQuote } from './printed-quote.ts'

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
      {result?.isUnusual && <p className={styles.note}>{texts.results.unusual}</p>}
      <table>
        <tbody>
          {QUESTIONS.map(({ id, title, options }) => (
            <tr key={id}>
              <th scope="row">{`${id} ${title}`}</th>
              <td>
                {edited[id].length === 0 && <p>{texts.editor.notTold[sourceOf(result)]}</p>}
                {options
                  .filter(({ key }) => edited[id].includes(key))
                  .map(({ key, fullLabel }) => {
                    const quote = printedQuote(review, id, key)
                    return (
                      <p key={key}>
                        <strong>{`${key} ${fullLabel}`}</strong>
                        {quote !== null && ` ”${quote}”`}
                      </p>
                    )
                  })}
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
