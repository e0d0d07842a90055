import type { Session } from '../../core/session.ts'
import { copyAndSay } from '../copy-and-say.ts'
import { linkTo } from '../session/link.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { CopyKey } from './copy-key.tsx'
import styles from './key-editor.module.css'
import { LeaveMenu } from './leave-menu.tsx'
import type { TakeStep } from './use-steps.ts'

type Props = {
  readonly session: Session
  readonly takeStep: TakeStep
  readonly say: (text: string) => void
  readonly onNext: () => void
}

/** What can be done with the checked key: copied, linked to, its changes undone and redone. */
export function KeyActions({ session, takeStep, say, onNext }: Props) {
  const { edited } = session.review
  if (edited === null) return null
  const t = texts.actions
  const copy = (text: string, done: string) => copyAndSay(text, done, say)
  const steps = [
    {
      type: 'undone',
      label: t.undo,
      isPossible: session.past.length > 0,
    },
    {
      type: 'redone',
      label: t.redo,
      isPossible: session.future.length > 0,
    },
  ] as const
  return (
    <>
      <div className={styles.actions}>
        <CopyKey edited={edited} say={say} />
        <Button onClick={() => copy(linkTo(location.href, edited), texts.status.linkCopied)}>
          {t.copyLink}
        </Button>
        {session.text.trim() !== '' && <Button onClick={onNext}>{t.next}</Button>}
      </div>
      <div className={`${styles.actions} ${styles.steps}`}>
        {steps.map(({ type, label, isPossible }) => (
          // Not `disabled`: the last step would take the focus away with it.
          <Button
            key={type}
            look="plain"
            aria-disabled={!isPossible}
            onClick={() => takeStep(type, false)}
          >
            {label}
          </Button>
        ))}
      </div>
      <LeaveMenu review={session.review} copy={copy} say={say} />
    </>
  )
}
