import { type ReactNode, useEffect, useId, useRef } from 'react'
import { texts } from '../texts.ts'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

type Props = {
  readonly heading: string
  readonly onClose: () => void
  /** For what is read in two columns. */
  readonly isWide?: boolean
  /** Stand before the button that closes. */
  readonly choices?: ReactNode
  /** What the sheet is for; stands last, as in every dialog. */
  readonly primary?: ReactNode
  readonly children: ReactNode
}

/** A modal sheet with a heading: Esc and its button close it, and the focus goes back to where it was. */
export function Modal({ heading, onClose, isWide = false, choices, primary, children }: Props) {
  const element = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  useEffect(() => {
    const before = document.activeElement
    element.current?.showModal()
    element.current?.querySelector<HTMLElement>('input, textarea, button')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={element}
      aria-labelledby={headingId}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.body}>{children}</div>
      <div className={styles.choices}>
        {choices}
        <Button onClick={onClose}>{texts.dialog.close}</Button>
        {primary}
      </div>
    </dialog>
  )
}
