import { useRef } from 'react'
import { isEmpty } from '../core/session.ts'
import styles from './app.module.css'
import { How } from './how/how.tsx'
import { Intake } from './intake/intake.tsx'
import { useEngines } from './intake/use-engines.ts'
import { useTasks } from './intake/use-tasks.tsx'
import { Results } from './review/results.tsx'
import { useSession } from './session/use-session.ts'
import { texts } from './texts.ts'
import { Button } from './ui/button.tsx'
import { useDialog } from './ui/dialog.tsx'
import { useStatus } from './ui/status.tsx'

export function App() {
  const { session, dispatch, isSaved, hasBadLink } = useSession()
  const { ask, dialog } = useDialog()
  const { say, status } = useStatus()
  const engines = useEngines()
  const textArea = useRef<HTMLTextAreaElement>(null)
  const tasks = useTasks({ session, dispatch, ask, say, pointAt: select })
  const t = texts.intake

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      <main className={styles.main}>
        {hasBadLink && <p className={styles.notice}>{t.badLink}</p>}
        {session.earlier && (
          <p className={styles.notice}>
            {t.earlier}{' '}
            <Button onClick={() => dispatch({ type: 'earlier-brought-back' })}>
              {t.bringEarlierBack}
            </Button>
          </p>
        )}
        <div className={styles.start}>
          <Intake
            session={session}
            dispatch={dispatch}
            tasks={tasks}
            engines={engines}
            textArea={textArea}
            onClear={clear}
          />
          {session.review.edited === null && <Steps />}
        </div>
        <Results session={session} dispatch={dispatch} say={say} />
        <How />
      </main>
      <footer className={styles.footer}>
        <p>{isSaved ? t.saved : t.notSaved}</p>
        <p>{texts.footer}</p>
      </footer>
      {status}
      {dialog}
    </div>
  )

  /** Offsets come from the trimmed text; the text area may have white space before it. */
  function select(start: number, end: number) {
    const element = textArea.current
    if (!element) return
    const shift = element.value.length - element.value.trimStart().length
    element.focus()
    element.setSelectionRange(shift + start, shift + end)
  }

  async function clear() {
    if (!isEmpty(session)) {
      const answer = await ask({
        name: texts.dialog.confirmName,
        body: <p>{texts.clearQuestion}</p>,
        choices: [
          { id: 'clear', label: texts.dialog.clear },
          { id: 'cancel', label: texts.dialog.cancel },
        ],
        dismissed: 'cancel',
      })
      if (answer === 'cancel') return
    }
    tasks.cancel()
    dispatch({ type: 'cleared' })
    say(texts.status.cleared)
    textArea.current?.focus()
  }
}

function Steps() {
  const { heading, list } = texts.steps
  return (
    <section className={styles.steps} aria-labelledby="steps">
      <h2 id="steps">{heading}</h2>
      <ol>
        {list.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
