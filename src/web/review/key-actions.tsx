import { formatKey } from '../../core/key.ts'
import type { Session, SessionEvent } from '../../core/session.ts'
import { linkTo } from '../session/link.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { copyText } from '../ui/copy-text.ts'
import styles from './key-editor.module.css'

type Props = {
  readonly session: Session
  readonly dispatch: (event: SessionEvent) => void
  readonly say: (text: string) => void
}

/** What can be done with the checked key: copied, linked to, its changes undone and redone. */
export function KeyActions({ session, dispatch, say }: Props) {
  const { edited } = session.review
  if (edited === null) return null
  const t = texts.actions
  const copy = async (text: string, done: string) =>
    say((await copyText(text)) ? done : texts.status.notCopied)
  return (
    <div className={styles.actions}>
      <Button onClick={() => copy(formatKey(edited), texts.status.copied)}>{t.copyKey}</Button>
      <Button onClick={() => copy(linkTo(location.href, edited), texts.status.linkCopied)}>
        {t.copyLink}
      </Button>
      <Button
        look="plain"
        disabled={session.past.length === 0}
        onClick={() => {
          dispatch({ type: 'undone' })
          say(texts.status.undone)
        }}
      >
        {t.undo}
      </Button>
      <Button
        look="plain"
        disabled={session.future.length === 0}
        onClick={() => {
          dispatch({ type: 'redone' })
          say(texts.status.redone)
        }}
      >
        {t.redo}
      </Button>
    </div>
  )
}
