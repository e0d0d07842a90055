import type { Answer, LetterAnswer } from '../../core/analysis.ts'
import { type Mark, markOf, questionOfMark } from '../../core/mark.ts'
import type { OwnEvidence } from '../../core/own-evidence.ts'
import type { Letter } from '../../core/questions.ts'
import { wordOfLetter } from '../../core/review.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import styles from './letter-evidence.module.css'
import { lighting } from './lighting.ts'
import { goTo, optionPlace } from './places.ts'
import { FirstQuotes, Quotes } from './quotes.tsx'
import { readerNames } from './reader-names.ts'
import { useReview } from './review-context.ts'
import { WordChip } from './word-chip.tsx'

type Props = {
  readonly answer: Answer | null
  readonly letter: Letter
  readonly mark: Mark
  /** Chosen by the person, not by the engine. */
  readonly isOwnChoice: boolean
  readonly own: readonly OwnEvidence[]
  readonly text: string
}

/** What a chosen option rests on: the engine's passages, for and against, and the person's own. */
export function LetterEvidence({ answer, letter, mark, isOwnChoice, own, text }: Props) {
  const found = answer?.letters.find((each) => each.letter === letter) ?? null
  const taken = answer?.other?.find((each) => each.letter === letter) ?? null
  return (
    <div className={styles.evidence} {...lighting([mark])}>
      {isOwnChoice && own.length === 0 && <OwnChoice mark={mark} letter={letter} />}
      {isOwnChoice && taken && <Taken taken={taken} text={text} />}
      {!isOwnChoice && found && <Found answer={answer} found={found} text={text} />}
      {own.length > 0 && <Own own={own} text={text} />}
    </div>
  )
}

/** Chosen without a ground: what it is, and the way to give it one. */
function OwnChoice({ mark, letter }: Pick<Props, 'mark' | 'letter'>) {
  const { choosePassage } = useReview()
  return (
    <p className={styles.label}>
      <span>{texts.editor.addedByPerson}</span>
      <Button
        look="plain"
        aria-label={texts.own.chooseFor(mark)}
        onClick={() => choosePassage(questionOfMark(mark), letter)}
      >
        {texts.own.choose}
      </Button>
    </p>
  )
}

/** Taken from the other reader: what that one rested it on. */
function Taken({ taken, text }: { readonly taken: LetterAnswer; readonly text: string }) {
  const { result } = useReview()
  const [, second] = readerNames(result?.engine ?? null)
  if (taken.evidence.length === 0) return null
  return (
    <>
      <p className={styles.label}>{texts.readers.of(second)}</p>
      <FirstQuotes passages={taken.evidence} text={text} />
    </>
  )
}

type FoundProps = {
  readonly answer: Answer | null
  readonly found: LetterAnswer
  readonly text: string
}

function Found({ answer, found, text }: FoundProps) {
  const { letter, basis, evidence, against } = found
  const t = texts.editor
  const isRepaired = evidence.length > 0 && evidence.every(({ match }) => match === 'repaired')
  return (
    <>
      {evidence.length === 0 && <p className={styles.note}>{t.noEvidence}</p>}
      {evidence.length > 0 && (
        <p className={styles.label}>
          <WordChip word={wordOfLetter(answer, letter)} />
          <span>{t.basis[basis]}</span>
        </p>
      )}
      <FirstQuotes passages={evidence} text={text} />
      {isRepaired && <p className={styles.note}>{t.repaired}</p>}
      {against.length > 0 && <p className={styles.label}>{t.against}</p>}
      <Quotes passages={against} text={text} />
    </>
  )
}

function Own({ own, text }: { readonly own: readonly OwnEvidence[]; readonly text: string }) {
  const { dispatch } = useReview()
  const t = texts.own
  return (
    <>
      <p className={styles.label}>{t.label}</p>
      {own.map((each) => (
        <div key={`${each.evidence.start}-${each.evidence.end}`} className={styles.own}>
          <Quotes passages={[each.evidence]} text={text} />
          <Button
            look="plain"
            aria-label={t.remove(markOf(each.question, each.letter), each.evidence.quote)}
            onClick={() => {
              dispatch({ type: 'evidence-removed', removed: each })
              // The button goes away, and the focus must not go with it.
              goTo(optionPlace(markOf(each.question, each.letter)))
            }}
          >
            {t.removeShort}
          </Button>
        </div>
      ))}
    </>
  )
}
