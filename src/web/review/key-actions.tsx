import { formatKey } from '../../core/key.ts'
import type { Session, SessionEvent } from '../../core/session.ts'
import { linkTo } from '../session/link.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { copyText } from '../ui/copy-text.ts'
import styles from './key-editor.module.css'
import { LeaveMenu } from './leave-menu.tsx'

type Props = {
  readonly session: Session
  readonly dispatch: (event: SessionEvent) => void
  readonly say: (text: string) => void
  readonly onNext: () => void
}

/** What can be done with the checked key: copied, linked to, its changes undone and redone. */
export function KeyActions({ session, dispatch, say, onNext }: Props) {
  const { edited } = session.review
  if (edited === null) return null
  const t = texts.actions
  const copy = async (text: string, done: string) =>
    say((await copyText(text)) ? done : texts.status.notCopied)
  const steps = [
    {
      type: 'undone',
      label: t.undo,
      done: texts.status.undone,
      isPossible: session.past.length > 0,
    },
    {
      type: 'redone',
      label: t.redo,
      done: texts.status.redone,
      isPossible: session.future.length > 0,
    },
  ] as const
  return (
    <>
      <div className={styles.actions}>
        <Button look="primary" onClick={() => copy(formatKey(edited), texts.status.copied)}>
          {t.copyKey}
        </Button>
        <Button onClick={() => copy(linkTo(location.href, edited), texts.status.linkCopied)}>
          {t.copyLink}
        </Button>
        {steps.map(({ type, label, done, isPossible }) => (
          // Not `disabled`: the last step would take the focus away with it.
          <Button
            key={type}
            look="plain"
            aria-disabled={!isPossible}
            onClick={() => {
              if (!isPossible) return
              dispatch({ type })
              say(done)
            }}
          >
            {label}
          </Button>
        ))}
        {session.text.trim() !== '' && (
          <Button look="plain" onClick={onNext}>
            {t.next}
          </Button>
        )}
      </div>
      <LeaveMenu review={session.review} copy={copy} say={say} />
    </>
  )
}
