import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { texts } from '../texts.ts'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

type Choice<Id extends string> = { readonly id: Id; readonly label: string }

export type Question<Id extends string> = {
  /** What a screen reader calls the dialog. */
  readonly name: string
  readonly body: ReactNode
  /** Offered beside the first; the first is what Enter means. */
  readonly choices: readonly [Choice<Id>, ...Choice<Id>[]]
  /** What Esc means. */
  readonly dismissed: Id
}

/** Asks the person something and waits for the answer. One dialog at a time. */
export type Ask = <Id extends string>(question: Question<Id>) => Promise<Id>

type Open = {
  readonly number: number
  readonly question: Question<string>
  readonly answer: (id: string) => void
}

/** The page's modal dialogs: `ask` opens one, after those before it; `dialog` is to be placed on the page. */
export function useDialog(): { readonly ask: Ask; readonly dialog: ReactNode } {
  const [open, setOpen] = useState<Open | null>(null)
  const last = useRef<{ number: number; answered: Promise<unknown> }>({
    number: 0,
    answered: Promise.resolve(),
  })
  const ask = useCallback(<Id extends string>(question: Question<Id>) => {
    const number = last.current.number + 1
    const answered = last.current.answered.then(
      () =>
        new Promise<Id>((resolve) => {
          const answer = (id: string) => {
            setOpen((now) => (now?.number === number ? null : now))
            resolve(id as Id)
          }
          setOpen({ number, question, answer })
        }),
    )
    last.current = { number, answered }
    return answered
  }, [])
  return { ask, dialog: open && <Dialog key={open.number} {...open} /> }
}

function Dialog({ question, answer }: Open) {
  const { name, body, choices, dismissed } = question
  const [first, ...others] = choices
  const element = useRef<HTMLDialogElement>(null)
  const firstChoice = useRef<HTMLButtonElement>(null)
  const bodyId = useId()

  useEffect(() => {
    const before = document.activeElement
    element.current?.showModal()
    firstChoice.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  return (
    <dialog
      ref={element}
      role="alertdialog"
      aria-label={name}
      aria-describedby={bodyId}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault()
        answer(dismissed)
      }}
      // Browsers may close a dialog on Esc without asking, where the page has not been touched since.
      onClose={() => answer(dismissed)}
    >
      <div id={bodyId} className={styles.body}>
        {body}
      </div>
      <div className={styles.choices}>
        {others.map(({ id, label }) => (
          <Button key={id} onClick={() => answer(id)}>
            {label}
          </Button>
        ))}
        <Button look="primary" ref={firstChoice} onClick={() => answer(first.id)}>
          {first.label}
        </Button>
      </div>
    </dialog>
  )
}

/** A plain message with one way out. */
export function alertOf(message: string): Question<'ok'> {
  return {
    name: texts.dialog.alertName,
    body: <p>{message}</p>,
    choices: [{ id: 'ok', label: texts.dialog.ok }],
    dismissed: 'ok',
  }
}
