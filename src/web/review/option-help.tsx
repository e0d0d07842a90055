import { CODEBOOK } from '../../core/codebook/codebook.ts'
import { markOf } from '../../core/mark.ts'
import type { Letter, QuestionId } from '../../core/questions.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import styles from './option-help.module.css'
import { useReview } from './review-context.ts'

type ButtonProps = {
  readonly title: string
  readonly isOpen: boolean
  readonly onPress: () => void
}

/** Opens and closes the help of a question. */
export function HelpButton({ title, isOpen, onPress }: ButtonProps) {
  return (
    <Button
      look="plain"
      data-help=""
      aria-expanded={isOpen}
      aria-label={texts.help.openFor(title)}
      onClick={onPress}
    >
      {texts.help.open}
    </Button>
  )
}

type Props = { readonly question: QuestionId; readonly letter: Letter }

/** What an option means by the codebook, and the way to give it words of the ad. */
export function OptionHelp({ question, letter }: Props) {
  const { result, choosePassage } = useReview()
  const entry = CODEBOOK[question].options[letter]
  if (!entry) return null
  const t = texts.help
  return (
    <div className={styles.help}>
      <p>{t.when(entry.when)}</p>
      <dl>
        <dt>{t.typical}</dt>
        <dd>{`”${entry.typical}”`}</dd>
        <dt>{t.counter}</dt>
        <dd>{`”${entry.counter.phrase}” ${entry.counter.why}`}</dd>
      </dl>
      {result && (
        <Button
          look="plain"
          aria-label={texts.own.chooseFor(markOf(question, letter))}
          onClick={() => choosePassage(question, letter)}
        >
          {texts.own.choose}
        </Button>
      )}
    </div>
  )
}

/** The notes that decide between the question's letters. */
export function Borders({ question }: { readonly question: QuestionId }) {
  return (
    <div className={styles.borders}>
      <p className={styles.heading}>{texts.help.borders}</p>
      <ul>
        {CODEBOOK[question].borders.map((border) => (
          <li key={border}>{border}</li>
        ))}
      </ul>
    </div>
  )
}
