import type { Evidence } from '../../core/evidence/evidence.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import styles from './picked-bar.module.css'

type Props = { readonly passage: Evidence; readonly onDrop: () => void }

/** What is selected in the ad, and what can be done with it. */
export function PickedBar({ passage: { quote }, onDrop }: Props) {
  const t = texts.own
  return (
    <section aria-label={t.picked} className={styles.bar}>
      <div className={styles.words}>
        <p className={styles.quote}>{`”${quote.replace(/\s+/g, ' ')}”`}</p>
        <p className={styles.hint}>{t.pickedHint}</p>
      </div>
      <Button look="plain" onClick={onDrop}>
        {t.dropPicked}
      </Button>
    </section>
  )
}
