import { memo, useMemo } from 'react'
import {
  type Mark,
  markOf,
  type Passage,
  passagesOf,
  questionOfMark,
  readingLines,
  type Segment,
  segmentsBetween,
} from '../../core/highlight.ts'
import type { Selections } from '../../core/key.ts'
import { languageAt } from '../../core/language.ts'
import type { OwnEvidence } from '../../core/own-evidence.ts'
import type { Letter } from '../../core/questions.ts'
import type { Result } from '../../core/result.ts'
import { texts } from '../texts.ts'
import styles from './advert-pane.module.css'
import { lighting } from './lighting.ts'
import { adTextPlace, goTo, optionPlace, passagePlace } from './places.ts'

type Props = {
  readonly result: Result
  readonly edited: Selections
  readonly own: readonly OwnEvidence[]
}

/**
 * The analyzed ad with the passages that the chosen letters rest on. A letter that is toggled draws
 * those lines again that it has passages on, and no others: an ad may have thousands.
 */
export const AdvertPane = memo(function AdvertPane({ result, edited, own }: Props) {
  const { text, answers } = result
  const passages = useMemo(
    () =>
      [...passagesOf(answers), ...own.map(ownPassage)]
        .filter(({ mark }) => isChosen(edited, mark))
        .sort((one, other) => one.start - other.start || one.end - other.end),
    [answers, edited, own],
  )
  const ownPlaces = useMemo(() => new Set(own.map(({ evidence }) => evidence.start)), [own])
  const lines = useMemo(
    () => readingLines(text).filter(({ start, end }) => text.slice(start, end).trim() !== ''),
    [text],
  )
  return (
    <div className={styles.pane}>
      <h3 id="advert">{texts.advert.heading}</h3>
      <p className={styles.hint}>
        {passages.length > 0 ? texts.advert.hint : texts.advert.noPassages}
      </p>
      <section
        id={adTextPlace}
        className={styles.text}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-labelledby="advert"
      >
        {lines.map(({ start, end }) => (
          <Line
            key={start}
            text={text}
            start={start}
            segments={segmentsBetween(start, end, passages)}
            ownPlaces={ownPlaces}
          />
        ))}
      </section>
    </div>
  )
})

type LineProps = {
  readonly text: string
  readonly start: number
  readonly segments: readonly Segment[]
  /** Where the person's own passages begin. */
  readonly ownPlaces: ReadonlySet<number>
}

const Line = memo(function Line({ text, start, segments, ownPlaces }: LineProps) {
  return (
    <p lang={languageAt(text, start) ?? undefined}>
      {segments.map((segment) => (
        <Stretch
          key={segment.start}
          text={text}
          segment={segment}
          isOwn={ownPlaces.has(segment.start)}
        />
      ))}
    </p>
  )
}, looksSame)

/** Whether two drawings of a line would be the same: most are when a letter has been toggled. */
function looksSame(one: LineProps, other: LineProps): boolean {
  return (
    one.text === other.text &&
    one.segments.length === other.segments.length &&
    one.segments.every((segment, index) => {
      const against = other.segments[index]
      return (
        against !== undefined &&
        segment.start === against.start &&
        segment.end === against.end &&
        segment.marks.join() === against.marks.join() &&
        segment.against.join() === against.against.join() &&
        one.ownPlaces.has(segment.start) === other.ownPlaces.has(segment.start)
      )
    })
  )
}

type StretchProps = { readonly text: string; readonly segment: Segment; readonly isOwn: boolean }

function Stretch({ text, segment, isOwn }: StretchProps) {
  const { start, end, against } = segment
  const stretch = text.slice(start, end)
  const marks = [...segment.marks, ...against]
  const [first] = marks
  if (first === undefined) return <span data-at={start}>{stretch}</span>
  const words = stretch.trimEnd()
  return (
    <>
      <a
        id={passagePlace(start)}
        href={`#${optionPlace(first)}`}
        data-marks={marks.join(' ')}
        // Otherwise the mouse would carry the link away instead of selecting its words.
        draggable={false}
        className={[
          styles.passage,
          segment.marks.length === 0 ? styles.against : '',
          isOwn ? styles.own : '',
        ].join(' ')}
        onClick={(event) => {
          event.preventDefault()
          if (getSelection()?.isCollapsed !== false) goTo(optionPlace(first))
        }}
        {...lighting(marks)}
      >
        <mark data-at={start}>{words}</mark>
        <span className={styles.marks}>
          {' '}
          {[...segment.marks, ...against.map(texts.advert.against)].join(' ')}
        </span>
      </a>
      {/* White space at the end stands after the marks, or they would touch the next word. */}
      {stretch.slice(words.length)}
    </>
  )
}

function ownPassage({ question, letter, evidence: { start, end } }: OwnEvidence): Passage {
  return { start, end, mark: markOf(question, letter), isAgainst: false }
}

function isChosen(selections: Selections, mark: Mark): boolean {
  return selections[questionOfMark(mark)].includes(mark.slice(-1) as Letter)
}
