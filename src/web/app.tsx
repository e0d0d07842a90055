import { useRef } from 'react'
import { isEmpty } from '../core/session.ts'
import styles from './app.module.css'
import { EarlierWork } from './earlier-work.tsx'
import { useHistory } from './history/use-history.ts'
import { How } from './how/how.tsx'
import { Intake } from './intake/intake.tsx'
import { useEngines } from './intake/use-engines.ts'
import { useTasks } from './intake/use-tasks.tsx'
import { LazyResults } from './review/lazy-results.tsx'
import { questionsPlace, show } from './review/places.ts'
import { useSession } from './session/use-session.ts'
import { Steps } from './start/steps.tsx'
import { texts } from './texts.ts'
import { Tools } from './tools.tsx'
import { useDialog } from './ui/dialog.tsx'
import { useStatus } from './ui/status.tsx'

export function App() {
  const { session, dispatch, isSaved, hasBadLink } = useSession()
  const { ask, dialog } = useDialog()
  const { say, announce, status } = useStatus()
  const engines = useEngines()
  const history = useHistory(session)
  const textArea = useRef<HTMLTextAreaElement>(null)
  const tasks = useTasks({ session, dispatch, ask, say, announce, pointAt: select })
  const earlier = <EarlierWork session={session} dispatch={dispatch} />

  return (
    <div className={styles.page}>
      {session.review.edited !== null && (
        <a href={`#${questionsPlace}`} className={styles.skip}>
          {texts.skip}
        </a>
      )}
      <header className={styles.header}>
        <h1>{texts.title}</h1>
        <Tools history={history} dispatch={dispatch} ask={ask} say={say} />
        <p>{texts.lead}</p>
      </header>
      <main className={styles.main}>
        {hasBadLink && (
          <p role="alert" className={styles.notice}>
            {texts.intake.badLink}
          </p>
        )}
        {session.review.edited === null && earlier}
        <div
          className={
            session.review.edited === null ? styles.start : `${styles.start} ${styles.again}`
          }
        >
          <Intake
            session={session}
            dispatch={dispatch}
            tasks={tasks}
            engines={engines}
            textArea={textArea}
            isSaved={isSaved}
            isAsking={dialog !== null}
            say={say}
            onClear={clear}
          />
          <Steps />
        </div>
        <LazyResults
          isNear={session.text.trim() !== ''}
          session={session}
          earlier={earlier}
          dispatch={dispatch}
          say={say}
          announce={announce}
          onNext={next}
        />
        <How />
      </main>
      <footer className={styles.footer}>
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

  function next() {
    dispatch({ type: 'next-advert' })
    if (textArea.current) show(textArea.current, 'center')
  }

  async function clear() {
    if (!isEmpty(session)) {
      const answer = await ask({
        name: texts.dialog.confirmName,
        body: (
          <>
            <p>{texts.clearQuestion}</p>
            {history.entries !== null && <p>{texts.clearLeavesHistory}</p>}
          </>
        ),
        // Enter means the harmless one: what is cleared cannot be brought back.
        choices: [
          { id: 'cancel', label: texts.dialog.cancel },
          { id: 'clear', label: texts.dialog.clear },
        ],
        dismissed: 'cancel',
      })
      if (answer === 'cancel') return
    }
    dispatch({ type: 'cleared' })
    say(texts.status.cleared)
    textArea.current?.focus()
  }
}
