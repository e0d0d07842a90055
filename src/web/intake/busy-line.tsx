import { useEffect, useRef, useState } from 'react'
import type { Activity } from '../../core/session.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import styles from './intake.module.css'

type Props = {
  readonly activity: Exclude<Activity, { kind: 'idle' }>
  readonly onCancel: () => void
}

/** What is under way, for how long, and the way out of it; takes the focus from the disabled button. */
export function BusyLine({ activity, onCancel }: Props) {
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  const { progress, fraction } = progressOf(activity)

  return (
    <div className={styles.busy}>
      <Button ref={cancel} onClick={onCancel}>
        {texts.intake.cancel}
      </Button>
      <p>{progress}</p>
      <progress
        aria-label={texts.intake.busy}
        {...(fraction === null ? {} : { value: fraction })}
      />
      <Elapsed key={activity.run} />
    </div>
  )
}

function progressOf(activity: Props['activity']): { progress: string; fraction: number | null } {
  const t = texts.intake
  if (activity.kind === 'analyzing') return { progress: t.analyzing, fraction: null }
  const { fileName, page, pages } = activity
  return pages === 0
    ? { progress: t.readingFile(fileName), fraction: null }
    : { progress: t.readingPage(page, pages), fraction: page / pages }
}

/** Seconds since this began; not read aloud, since it changes all the time. */
function Elapsed() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const startedAt = performance.now()
    const timer = setInterval(
      () => setSeconds(Math.floor((performance.now() - startedAt) / 1000)),
      250,
    )
    return () => clearInterval(timer)
  }, [])
  return (
    <span aria-hidden="true" className={styles.elapsed}>
      {seconds > 0 && texts.intake.elapsed(seconds)}
    </span>
  )
}
