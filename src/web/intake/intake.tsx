import { type Ref, useEffect, useRef, useState } from 'react'
import type { EngineChoice } from '../../api/schemas.ts'
import { isBusy, type Session, type SessionEvent } from '../../core/session.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { BusyLine } from './busy-line.tsx'
import { EngineSelect } from './engine-select.tsx'
import styles from './intake.module.css'
import { PdfChooser } from './pdf-chooser.tsx'
import { Preview } from './preview.tsx'
import { Sending } from './sending.tsx'
import type { Tasks } from './use-tasks.tsx'

type Props = {
  readonly session: Session
  readonly dispatch: (event: SessionEvent) => void
  readonly tasks: Tasks
  readonly engines: readonly EngineChoice[]
  readonly textArea: Ref<HTMLTextAreaElement>
  /** Whether the browser keeps the work. */
  readonly isSaved: boolean
  /** Whether a dialog is open. */
  readonly isAsking: boolean
  readonly say: (text: string) => void
  readonly onClear: () => void
}

/** The tool's controls: PDF, text, engine, and the button that asks for the key. */
export function Intake(props: Props) {
  const { session, dispatch, tasks, engines, textArea, isSaved, isAsking, say, onClear } = props
  const [chosen, setChosen] = useState<string | null>(null)
  const [mask, setMask] = useState(true)
  const busy = isBusy(session)
  const button = useRef<HTMLButtonElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  useFocusAfterBusy(session, { button, chooser })
  const engine = engines.find(({ id }) => id === chosen) ?? engines[0] ?? null
  const analyze = () => {
    if (busy) return
    void tasks.analyze({
      engine: engine?.id ?? null,
      isService: engine !== null && engine.service !== null,
      mask,
    })
  }
  const t = texts.intake

  return (
    <section className={styles.intake} aria-labelledby="tool">
      <div className={styles.top}>
        <h2 id="tool" className={styles.heading}>
          {texts.tool}
        </h2>
        <PdfChooser
          ref={chooser}
          isBusy={busy}
          isAsking={isAsking}
          say={say}
          onFile={tasks.readFile}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor="text" className={styles.label}>
          {t.textLabel}
        </label>
        <textarea
          id="text"
          ref={textArea}
          rows={14}
          placeholder={t.textPlaceholder}
          aria-describedby="text-length text-keys"
          value={session.text}
          onChange={(event) => dispatch({ type: 'text-typed', text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat)
              analyze()
          }}
        />
        <div className={styles.below}>
          <p id="text-length" className={styles.length}>
            {t.length(session.text.trim().length)}
          </p>
          <p id="text-keys" className={styles.keys}>
            {t.keys}
          </p>
          {session.replacedText !== null && (
            <Button look="plain" onClick={() => dispatch({ type: 'text-brought-back' })}>
              {t.bringTextBack}
            </Button>
          )}
          <Button look="plain" onClick={onClear}>
            {t.clear}
          </Button>
        </div>
      </div>
      <div className={styles.actions}>
        <Button look="primary" ref={button} disabled={busy} onClick={analyze}>
          {busy ? t.busy : t.analyze}
        </Button>
        {engines.length > 1 && engine && (
          <EngineSelect engines={engines} chosen={engine.id} disabled={busy} onChoose={setChosen} />
        )}
        {isBusy(session) && <BusyLine activity={session.activity} onCancel={tasks.cancel} />}
      </div>
      {session.activity.kind === 'analyzing' && session.activity.preview.length > 0 && (
        <Preview answers={session.activity.preview} />
      )}
      <div className={styles.privacy}>
        <Sending
          engine={engine}
          length={session.text.trim().length}
          mask={mask}
          disabled={busy}
          onMask={setMask}
        />
        <p className={isSaved ? '' : styles.warning}>{isSaved ? t.saved : t.notSaved}</p>
      </div>
    </section>
  )
}

type Controls = {
  readonly button: { readonly current: HTMLButtonElement | null }
  readonly chooser: { readonly current: HTMLInputElement | null }
}

/**
 * What is busy takes the focus away with it. It goes on to the button; where no text came of a file, back
 * to where the next file is chosen.
 */
function useFocusAfterBusy({ activity, text }: Session, { button, chooser }: Controls) {
  const before = useRef({ kind: activity.kind, text })
  useEffect(() => {
    const was = before.current
    if (
      was.kind !== 'idle' &&
      activity.kind === 'idle' &&
      document.activeElement === document.body
    ) {
      const isUnread = was.kind === 'reading' && was.text === text
      // Where the button to cancel stood, so does this one; the chooser may have gone out of sight.
      if (isUnread) chooser.current?.focus()
      else button.current?.focus({ preventScroll: true })
    }
    before.current = { kind: activity.kind, text }
  }, [activity.kind, text, button, chooser])
}
