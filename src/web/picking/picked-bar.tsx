import { use } from 'react'
import { PickedContext, useReview } from '../review/review-context.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import styles from './picked-bar.module.css'

/** What is selected in the ad, and what can be done with it. */
export function PickedBar() {
  const picked = use(PickedContext)
  const { dropPicked } = useReview()
  if (picked === null) return null
  const t = texts.own
  return (
    <section aria-label={t.picked} className={styles.bar}>
      <div className={styles.words}>
        <p className={styles.quote}>{`”${picked.quote.replace(/\s+/g, ' ')}”`}</p>
        <p className={styles.hint}>{t.pickedHint}</p>
      </div>
      <Button look="plain" onClick={dropPicked}>
        {t.dropPicked}
      </Button>
    </section>
  )
}
