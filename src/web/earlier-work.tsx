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
import { partOf } from './ui/part.tsx'

/** What tells an ad's name comes with the review: without it the page is there sooner. */
const EarlierAdvert = partOf(async () => (await import('./earlier-advert.tsx')).EarlierAdvert, {
  Loading: EarlierUnnamed,
  Missing: EarlierUnnamed,
})

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
          <OwnNotice work={own} review={review} />{' '}
          <Button onClick={bringBack(own)}>{t.bringEarlierBack}</Button>
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

function OwnNotice({ work, review }: { readonly work: Work; readonly review: Review }) {
  const advert = work.review.result
  if (review.result === null && review.edited !== null) return <span>{texts.intake.earlier}</span>
  return advert ? <EarlierAdvert text={advert.text} /> : <EarlierUnnamed />
}

function EarlierUnnamed() {
  return <span>{texts.intake.earlierUnnamed}</span>
}
