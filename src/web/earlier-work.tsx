import { advertTitle } from '../core/page/advert-title.ts'
import {
  editedKeyOf,
  isOwn,
  type Review,
  type Session,
  type SessionEvent,
  type Work,
} from '../core/session.ts'
import styles from './app.module.css'
import { texts } from './texts.ts'
import { Button } from './ui/button.tsx'

type Props = {
  readonly session: Session
  readonly dispatch: (event: SessionEvent) => void
}

/** What has been put aside, each with the way back to it: the last work of one's own, the last opened key. */
export function EarlierWork({ session: { earlier, review }, dispatch }: Props) {
  const own = earlier.find(isOwn)
  const key = earlier.find((work) => !isOwn(work))
  const bringBack = (work: Work) => () => dispatch({ type: 'earlier-brought-back', work })
  const t = texts.intake
  return (
    <>
      {own && (
        <p className={styles.notice}>
          {ownNotice(own, review)} <Button onClick={bringBack(own)}>{t.bringEarlierBack}</Button>
        </p>
      )}
      {key && (
        <p className={styles.notice}>
          {t.earlierLink(editedKeyOf(key.review))}{' '}
          <Button onClick={bringBack(key)}>{t.bringLinkBack}</Button>
        </p>
      )}
    </>
  )
}

function ownNotice({ review: { result: advert } }: Work, { result, edited }: Review): string {
  const t = texts.intake
  if (result === null && edited !== null) return t.earlier
  return advert ? t.earlierAdvert(advertTitle(advert.text)) : t.earlierText
}
