import { useState } from 'react'
import type { SessionEvent } from '../core/session.ts'
import styles from './app.module.css'
import type { History } from './history/use-history.ts'
import { texts } from './texts.ts'
import { Button } from './ui/button.tsx'
import type { Ask } from './ui/dialog.tsx'
import { SHEET } from './ui/missing.tsx'
import { partOf, useFetchedAhead } from './ui/part.tsx'

const PasteKey = partOf(async () => (await import('./paste-key/paste-key.tsx')).PasteKey, SHEET)
const HistorySheet = partOf(
  async () => (await import('./history/history-sheet.tsx')).HistorySheet,
  SHEET,
)

type Props = {
  readonly history: History
  readonly dispatch: (event: SessionEvent) => void
  readonly ask: Ask
  readonly say: (text: string) => void
}

/** The other ways to something to review: a key that somebody has sent, and earlier analyses. */
export function Tools({ history, dispatch, ask, say }: Props) {
  const [open, setOpen] = useState<'paste-key' | 'history' | null>(null)
  const close = () => setOpen(null)
  useFetchedAhead([PasteKey, HistorySheet])
  return (
    <>
      <nav aria-label={texts.tools} className={styles.tools}>
        <Button look="plain" onClick={() => setOpen('paste-key')}>
          {texts.pasteKey.open}
        </Button>
        <Button look="plain" onClick={() => setOpen('history')}>
          {texts.history.open}
        </Button>
      </nav>
      {open === 'paste-key' && (
        <PasteKey
          onClose={close}
          onOpen={(selections) => {
            close()
            dispatch({ type: 'key-opened', selections })
          }}
        />
      )}
      {open === 'history' && (
        <HistorySheet
          history={history}
          ask={ask}
          onClose={close}
          onOpen={(work) => {
            close()
            dispatch({ type: 'work-opened', work })
            say(texts.history.opened)
          }}
        />
      )}
    </>
  )
}
