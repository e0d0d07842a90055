import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { advertTitle } from '../../core/page/advert-title.ts'
import { reasonsOf } from '../../core/reasons.ts'
import type { Result } from '../../core/result.ts'
import { isEdited, type Review, type Session, type SessionEvent } from '../../core/session.ts'
import { PrintSheet } from '../leaving/print-sheet.tsx'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { show } from './places.ts'
import styles from './results.module.css'
import { UsageLine } from './usage-line.tsx'
import { useKeptPlace } from './use-kept-place.ts'
import { Workbench } from './workbench.tsx'

type Props = {
  readonly session: Session
  /** What has been put aside: told where the page has gone, beside what took its place. */
  readonly earlier: ReactNode
  readonly dispatch: (event: SessionEvent) => void
  readonly say: (text: string) => void
  readonly announce: (text: string) => void
  readonly onNext: () => void
}

/** Everything about the key: shown only while the edited key is not empty. */
export function Results({ session, earlier, dispatch, say, announce, onNext }: Props) {
  const { review, text, arrivals } = session
  const { result, edited } = review
  const heading = useFocusOnArrival(arrivals, () => isWriting(text, result))
  const title = result ? advertTitle(result.text) : texts.results.linkHeading
  useKeptPlace(arrivals === 0)
  useDocumentTitle(edited === null ? null : title)
  if (edited === null) return null

  return (
    <section className={styles.results} aria-labelledby="results">
      <header className={styles.header}>
        <h2 id="results" ref={heading} tabIndex={-1}>
          {result && <span className={styles.eyebrow}>{texts.results.heading} </span>}
          {title}
        </h2>
        {earlier}
        {result && <Summary review={review} result={result} onRestore={restore} />}
        {result && text.trim() !== '' && text.trim() !== result.text && (
          <p className={styles.note}>{texts.results.otherText}</p>
        )}
      </header>
      <Workbench
        // What came anew is looked at anew: no filter, no selected words of the ad before.
        key={arrivals}
        session={session}
        edited={edited}
        dispatch={dispatch}
        say={say}
        announce={announce}
        onNext={onNext}
      />
      <PrintSheet review={review} />
    </section>
  )

  function restore() {
    dispatch({ type: 'restored' })
    say(texts.status.restored)
    // The button goes away, and the focus must not go with it.
    heading.current?.focus({ preventScroll: true })
  }
}

type SummaryProps = {
  readonly review: Review
  readonly result: Result
  readonly onRestore: () => void
}

function Summary({ review, result, onRestore }: SummaryProps) {
  const reasons = reasonsOf(result.ai)
  return (
    <>
      <UsageLine result={result} />
      {isEdited(review) && (
        <p>
          <Button onClick={onRestore}>{texts.results.restore}</Button>
        </p>
      )}
      <p className={styles.disclaimer}>{texts.results.disclaimer}</p>
      {result.isUnusual && <p className={styles.note}>{texts.results.unusual}</p>}
      {reasons.length > 0 && (
        <section className={styles.reasons} aria-labelledby="reasons">
          <h3 id="reasons">{texts.results.reasons}</h3>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Whether the person has gone on to write another text: what they type must not become commands. */
function isWriting(text: string, result: Result | null): boolean {
  return document.activeElement instanceof HTMLTextAreaElement && text.trim() !== result?.text
}

/**
 * What has just come takes the focus, so that the review starts where it is, unless the person is busy
 * with something else. Not what was stored.
 */
function useFocusOnArrival(arrivals: number, isBusy: () => boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(0)
  const isBusyNow = useEffectEvent(isBusy)
  useEffect(() => {
    if (arrivals !== seen.current && heading.current && !isBusyNow()) {
      show(heading.current, 'start')
    }
    seen.current = arrivals
  }, [arrivals])
  return heading
}

/** Names the browser's tab by the ad: among forty tabs each is found. */
function useDocumentTitle(advert: string | null) {
  useEffect(() => {
    if (advert === null) return
    const before = document.title
    document.title = texts.documentTitle(advert)
    return () => {
      document.title = before
    }
  }, [advert])
}
