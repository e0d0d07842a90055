import { memo, useLayoutEffect, useMemo, useRef } from 'react'
import type { Span } from '../../core/evidence/span.ts'
import {
  isCoveredBy,
  type Passage,
  passagesOf,
  readingLines,
  segmentsBetween,
} from '../../core/highlight.ts'
import type { Selections } from '../../core/key.ts'
import { letterOfMark, type Mark, markOf, questionOfMark } from '../../core/mark.ts'
import type { OwnEvidence } from '../../core/own-evidence.ts'
import type { Result } from '../../core/result.ts'
import { PickedBar } from '../picking/picked-bar.tsx'
import { texts } from '../texts.ts'
import { AdvertLine } from './advert-line.tsx'
import styles from './advert-pane.module.css'
import { adTextPlace } from './places.ts'

type Props = {
  readonly result: Result
  readonly edited: Selections
  readonly own: readonly OwnEvidence[]
}

/** Of what stands above the ad so much is seen, in pixels. */
const ROOM_ABOVE = 24

/** So many lines cost time to lay out. */
const MANY_LINES = 300

/**
 * The analyzed ad with the passages that the chosen letters rest on. A letter that is toggled draws
 * those lines again that it has passages on, and no others: an ad may have thousands.
 */
export const AdvertPane = memo(function AdvertPane({ result, edited, own }: Props) {
  const { text, answers, unread } = result
  const ownPassages = useMemo(
    () => own.map(ownPassage).filter(({ mark }) => isChosen(edited, mark)),
    [edited, own],
  )
  const passages = useMemo(
    () =>
      [...passagesOf(answers).filter(({ mark }) => isChosen(edited, mark)), ...ownPassages].sort(
        (one, other) => one.start - other.start || one.end - other.end,
      ),
    [answers, edited, ownPassages],
  )
  const lines = useMemo(
    () => readingLines(text).filter(({ start, end }) => text.slice(start, end).trim() !== ''),
    [text],
  )
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const first = lines.findIndex((line) => !isUnread(text, line, unread))
    const { current } = box
    const line = current?.children[first]
    if (first > 0 && current && line instanceof HTMLElement) {
      current.scrollTop = line.offsetTop - current.offsetTop - ROOM_ABOVE
    }
  }, [text, lines, unread])
  return (
    <div className={styles.pane}>
      <h3 id="advert">{texts.advert.heading}</h3>
      <p className={styles.hint}>
        {passages.length > 0 ? texts.advert.hint : texts.advert.noPassages}
        {unread.length > 0 && ` ${texts.advert.unread}`}
      </p>
      <section
        ref={box}
        id={adTextPlace}
        className={`${styles.text} ${lines.length > MANY_LINES ? styles.long : ''}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-labelledby="advert"
      >
        {lines.map(({ start, end }) => (
          <AdvertLine
            key={start}
            text={text}
            start={start}
            segments={segmentsBetween(start, end, passages, unread)}
            unread={unread}
            own={ownPassages}
          />
        ))}
      </section>
      <PickedBar />
    </div>
  )
})

/** Whether nothing of a line was read: the ad begins below the menus that were copied with it. */
function isUnread(text: string, { start, end }: Span, unread: readonly Span[]): boolean {
  const words = text.slice(start, end)
  const from = start + words.length - words.trimStart().length
  return isCoveredBy({ start: from, end: start + words.trimEnd().length }, unread)
}

function ownPassage({ question, letter, evidence: { start, end } }: OwnEvidence): Passage {
  return { start, end, mark: markOf(question, letter), isAgainst: false }
}

function isChosen(selections: Selections, mark: Mark): boolean {
  return selections[questionOfMark(mark)].includes(letterOfMark(mark))
}
