import { memo } from 'react'
import type { Segment } from '../../core/highlight.ts'
import { languageAt } from '../../core/language.ts'
import { texts } from '../texts.ts'
import styles from './advert-pane.module.css'
import { lighting } from './lighting.ts'
import { goTo, optionPlace, passagePlace } from './places.ts'

type LineProps = {
  readonly text: string
  readonly start: number
  readonly segments: readonly Segment[]
  /** Where the person's own passages begin. */
  readonly ownPlaces: ReadonlySet<number>
}

/** One line of the ad, drawn again only when its own passages change. */
export const AdvertLine = memo(function Line({ text, start, segments, ownPlaces }: LineProps) {
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
