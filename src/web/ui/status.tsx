import { useCallback, useEffect, useState } from 'react'
import styles from './status.module.css'

type Message = { readonly text: string; readonly count: number; readonly isShown: boolean }

/**
 * Short messages of what just happened: `say` reads them aloud and shows them for a moment at the
 * page's edge, until the next key or click; `announce` only reads them aloud. The region is there from the start, since screen
 * readers pass over one that appears with its words.
 */
export function useStatus() {
  const [message, setMessage] = useState<Message>({ text: '', count: 0, isShown: false })
  const put = useCallback((text: string, isShown: boolean) => {
    setMessage(({ count }) => ({ text, isShown, count: count + 1 }))
  }, [])
  const say = useCallback((text: string) => put(text, true), [put])
  const announce = useCallback((text: string) => put(text, false), [put])
  const { isShown, count } = message
  useEffect(() => {
    if (!isShown) return
    // The words stay for the screen reader, which may not have come to their end.
    const hide = () => setMessage((now) => (now.count === count ? { ...now, isShown: false } : now))
    // While capturing: what called for the message is on its way up by now and must not hide it.
    addEventListener('keydown', hide, true)
    addEventListener('pointerdown', hide, true)
    return () => {
      removeEventListener('keydown', hide, true)
      removeEventListener('pointerdown', hide, true)
    }
  }, [isShown, count])
  const status = (
    <div role="status" className={styles.status}>
      {message.text && (
        // A new key restarts the fade and makes the same words a new announcement.
        <p key={message.count} className={message.isShown ? styles.message : 'visually-hidden'}>
          {message.text}
        </p>
      )}
    </div>
  )
  return { say, announce, status }
}
