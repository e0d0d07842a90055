import { useDeferredValue, useMemo, useState } from 'react'
import type { Selections } from '../../core/key.ts'
import { markOf, questionOfMark } from '../../core/mark.ts'
import { type Letter, type QuestionId, questionOf } from '../../core/questions.ts'
import type { Session, SessionEvent } from '../../core/session.ts'
import { usePicked } from '../picking/use-picked.ts'
import { useSingleKeys } from '../shortcuts/setting.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { texts } from '../texts.ts'
import { SHEET } from '../ui/missing.tsx'
import { partOf, useFetchedAhead } from '../ui/part.tsx'
import { AdvertPane } from './advert-pane.tsx'
import { KeyEditor } from './key-editor.tsx'
import { goTo, optionPlace } from './places.ts'
import styles from './results.module.css'
import { PickedContext, ReviewContext, type ReviewHandle } from './review-context.ts'
import { useChecking } from './use-checking.ts'
import { useCommands } from './use-commands.ts'
import { useSteps } from './use-steps.ts'

const ShortcutList = partOf(
  async () => (await import('../shortcuts/shortcut-list.tsx')).ShortcutList,
  SHEET,
)
const SentenceList = partOf(
  async () => (await import('../picking/sentence-list.tsx')).SentenceList,
  SHEET,
)

type Props = {
  readonly session: Session
  readonly edited: Selections
  readonly dispatch: (event: SessionEvent) => void
  readonly say: (text: string) => void
  readonly announce: (text: string) => void
  readonly onNext: () => void
}

type Sheet =
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'sentences'; readonly question: QuestionId; readonly letter: Letter }

/** The ad beside the questions, and all that goes between them. */
export function Workbench({ session, edited, dispatch, say, announce, onNext }: Props) {
  const { review } = session
  const { result } = review
  useFetchedAhead([ShortcutList, SentenceList])
  const checking = useChecking({ review, dispatch, announce })
  const takeStep = useSteps({ session, dispatch, say, checking })
  const picked = usePicked(result?.text ?? null)
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [hasSingleKeys, setSingleKeys] = useSingleKeys()
  // The ad follows a moment later, in slices: a letter answers at once, however long the ad is.
  const paneEdited = useDeferredValue(edited)
  const paneOwn = useDeferredValue(review.own)
  const { drop } = picked
  const { accept, reach } = checking
  const handle = useMemo<ReviewHandle>(
    () => ({
      result,
      dispatch,
      accept,
      goToOption: (mark) => reach(questionOfMark(mark), () => goTo(optionPlace(mark))),
      addPassage: (question, letter, evidence) => {
        dispatch({ type: 'evidence-added', added: { question, letter, evidence } })
        say(texts.own.added(markOf(question, letter)))
        setSheet(null)
        drop()
        // The button that led here may be gone: then its letter takes the focus.
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) goTo(optionPlace(markOf(question, letter)))
        })
      },
      dropPicked: drop,
      choosePassage: (question, letter) => setSheet({ kind: 'sentences', question, letter }),
    }),
    [result, dispatch, accept, reach, say, drop],
  )
  useShortcuts(
    hasSingleKeys,
    useCommands({
      session,
      checking,
      picked: picked.passage,
      handle,
      takeStep,
      openList: () => setSheet({ kind: 'shortcuts' }),
    }),
  )

  return (
    <ReviewContext value={handle}>
      <PickedContext value={picked.passage}>
        <div className={result ? styles.panes : styles.single}>
          {result && <AdvertPane result={result} edited={paneEdited} own={paneOwn} />}
          <section aria-labelledby="edit" className={styles.edit}>
            <h3 id="edit">{texts.results.edit}</h3>
            <KeyEditor
              session={session}
              takeStep={takeStep}
              say={say}
              checking={checking}
              onNext={onNext}
              onShortcuts={() => setSheet({ kind: 'shortcuts' })}
            />
          </section>
        </div>
        {sheet?.kind === 'shortcuts' && (
          <ShortcutList
            isOn={hasSingleKeys}
            onSwitch={setSingleKeys}
            onClose={() => setSheet(null)}
          />
        )}
        {sheet?.kind === 'sentences' && result && (
          <SentenceList
            text={result.text}
            heading={headingFor(sheet.question, sheet.letter)}
            onChoose={(passage) => handle.addPassage(sheet.question, sheet.letter, passage)}
            onClose={() => setSheet(null)}
          />
        )}
      </PickedContext>
    </ReviewContext>
  )
}

function headingFor(question: QuestionId, letter: Letter): string {
  const option = questionOf(question).options.find(({ key }) => key === letter)
  return texts.own.listFor(markOf(question, letter), option?.fullLabel ?? '')
}
