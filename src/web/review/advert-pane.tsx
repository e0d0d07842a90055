import { useMemo } from 'react'
import {
  type Mark,
  type Passage,
  passagesOf,
  readingLines,
  type Segment,
  segmentsBetween,
} from '../../core/highlight.ts'
import type { Selections } from '../../core/key.ts'
import { languageAt } from '../../core/language.ts'
import type { Letter } from '../../core/questions.ts'
import type { Result } from '../../core/result.ts'
import { texts } from '../texts.ts'
import styles from './advert-pane.module.css'
import { goTo, optionPlace, passagePlace } from './places.ts'
import { type Lit, lighting } from './use-lit.ts'

type Props = { readonly result: Result; readonly edited: Selections; readonly lit: Lit }

/** The analyzed ad with the passages that the chosen letters rest on. */
export function AdvertPane({ result: { text, answers }, edited, lit }: Props) {
  const passages = useMemo(
    () => passagesOf(answers).filter(({ mark }) => isChosen(edited, mark)),
    [answers, edited],
  )
  const lines = useMemo(() => linesOf(text, passages), [text, passages])
  return (
    <div className={styles.pane}>
      <h3 id="advert">{texts.advert.heading}</h3>
      <p className={styles.hint}>
        {passages.length > 0 ? texts.advert.hint : texts.advert.noPassages}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.text} tabIndex={0} aria-labelledby="advert">
        {lines.map(({ start, segments }) => (
          <p key={start} lang={languageAt(text, start) ?? undefined}>
            {segments.map((segment) => (
              <Stretch key={segment.start} text={text} segment={segment} lit={lit} />
            ))}
          </p>
        ))}
      </section>
    </div>
  )
}

type StretchProps = { readonly text: string; readonly segment: Segment; readonly lit: Lit }

function Stretch({ text, segment, lit }: StretchProps) {
  const { start, end, against } = segment
  const stretch = text.slice(start, end)
  const marks = [...segment.marks, ...against]
  const [first] = marks
  if (first === undefined) return stretch
  const words = stretch.trimEnd()
  const isLit = marks.some((mark) => lit.marks.includes(mark))
  return (
    <>
      <a
        id={passagePlace(start)}
        href={`#${optionPlace(first)}`}
        className={[
          styles.passage,
          isLit ? styles.lit : '',
          segment.marks.length === 0 ? styles.against : '',
        ].join(' ')}
        onClick={(event) => {
          event.preventDefault()
          goTo(optionPlace(first))
        }}
        {...lighting(lit, marks)}
      >
        <mark>{words}</mark>
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

function linesOf(text: string, passages: readonly Passage[]) {
  return readingLines(text)
    .filter(({ start, end }) => text.slice(start, end).trim() !== '')
    .map(({ start, end }) => ({ start, segments: segmentsBetween(start, end, passages) }))
}

function isChosen(selections: Selections, mark: Mark): boolean {
  const question = Number.parseInt(mark, 10) as keyof Selections
  return selections[question].includes(mark.slice(-1) as Letter)
}
