import { useCallback, useState } from 'react'
import styles from './status.module.css'

type Message = { readonly text: string; readonly count: number }

/** Short messages of what just happened, read aloud and shown for a moment at the page's edge. */
export function useStatus() {
  const [message, setMessage] = useState<Message>({ text: '', count: 0 })
  const say = useCallback((text: string) => {
    setMessage(({ count }) => ({ text, count: count + 1 }))
  }, [])
  const status = (
    <div role="status" className={styles.status}>
      {message.text && (
        // A new key restarts the fade and makes the same words a new announcement.
        <p key={message.count} className={styles.message}>
          {message.text}
        </p>
      )}
    </div>
  )
  return { say, status }
}
