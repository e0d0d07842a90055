import { memo } from 'react'
import type { Span } from '../../core/evidence/span.ts'
import { isCoveredBy, type Passage, type Segment } from '../../core/highlight.ts'
import { languageAt } from '../../core/language.ts'
import { texts } from '../texts.ts'
import styles from './advert-pane.module.css'
import { lighting } from './lighting.ts'
import { passagePlace } from './places.ts'
import { useReview } from './review-context.ts'

/** A click waits so long for a second one: a jump between the two would move the word away. */
const SECOND_CLICK_MS = 250

type LineProps = {
  readonly text: string
  readonly start: number
  readonly segments: readonly Segment[]
  /** The person's own passages, of the whole ad. */
  readonly own: readonly Passage[]
  /** What of the whole text was not read. */
  readonly unread: readonly Span[]
}

/** One line of the ad, drawn again only when its own passages change. */
export const AdvertLine = memo(function Line({ text, start, segments, own, unread }: LineProps) {
  return (
    <p lang={languageAt(text, start) ?? undefined}>
      {unread.some((stretch) => beginsAt(stretch, start)) && (
        <span className="visually-hidden">{texts.advert.unreadFrom} </span>
      )}
      {segments.map((segment) => (
        <Stretch
          key={segment.start}
          text={text}
          segment={segment}
          isOwn={isCoveredBy(segment, own)}
          isUnread={isCoveredBy(segment, unread)}
        />
      ))}
    </p>
  )
}, looksSame)

/** Whether a stretch begins with a line, or with the line break before it. */
function beginsAt(stretch: Span, line: number): boolean {
  return stretch.start <= line && stretch.start >= line - 2
}

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
        isCoveredBy(segment, one.own) === isCoveredBy(segment, other.own) &&
        isCoveredBy(segment, one.unread) === isCoveredBy(segment, other.unread)
      )
    })
  )
}

type StretchProps = {
  readonly text: string
  readonly segment: Segment
  readonly isOwn: boolean
  readonly isUnread: boolean
}

function Stretch({ text, segment, isOwn, isUnread }: StretchProps) {
  const { goToOption } = useReview()
  const { start, end, against } = segment
  const stretch = text.slice(start, end)
  const marks = [...segment.marks, ...against]
  const [first] = marks
  if (first === undefined) {
    return (
      <span data-at={start} className={isUnread ? styles.unread : ''}>
        {stretch}
      </span>
    )
  }
  const words = stretch.trimEnd()
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a mouse drags the words of an anchor away instead of selecting them */}
      <span
        id={passagePlace(start)}
        role="link"
        tabIndex={0}
        data-marks={marks.join(' ')}
        className={[
          styles.passage,
          segment.marks.length === 0 ? styles.against : '',
          isOwn ? styles.own : '',
        ].join(' ')}
        onClick={({ detail }) => {
          if (detail === 0) goToOption(first)
          else setTimeout(() => isSelecting() || goToOption(first), SECOND_CLICK_MS)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') goToOption(first)
        }}
        {...lighting(marks)}
      >
        <mark data-at={start}>{words}</mark>
        <span className={styles.marks}>
          {' '}
          {[...segment.marks, ...against.map(texts.advert.against)].join(' ')}
        </span>
      </span>
      {/* White space at the end stands after the marks, or they would touch the next word. */}
      {stretch.slice(words.length)}
    </>
  )
}

/** A click that ends a selection is no wish to leave it. */
function isSelecting(): boolean {
  return getSelection()?.isCollapsed === false
}
