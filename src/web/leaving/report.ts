import { formatKey, sameSelections } from '../../core/key.ts'
import { advertTitle } from '../../core/page/advert-title.ts'
import { engineLine } from '../engine-line.ts'
import { texts } from '../texts.ts'
import { cautionsOf } from './cautions.ts'
import { finnishDay } from './day.ts'
import {
  type Leaving,
  type LeavingLetter,
  type LeavingQuestion,
  type Passage,
  questionsOf,
} from './leaving.ts'
import { onOneLine } from './on-one-line.ts'

const t = texts.leaving.report

/** The analysis as plain text for an e-mail: paragraphs apart by a blank line, `\n` as the line end. */
export function reportOf(leaving: Leaving): string {
  const { result, edited, time } = leaving
  const questions = questionsOf(leaving)
  const silent = questions.filter(({ question }) => edited[question].length === 0)
  const paragraphs = [
    [advertTitle(result.text)],
    [
      t.machineKey(formatKey(result.ai)),
      sameSelections(result.ai, edited) ? t.unchanged : t.personKey(formatKey(edited)),
    ],
    ...questions.filter(({ letters }) => letters.length > 0).map(questionLines),
    silent.length > 0 ? [t.notTold(silent.map(({ title }) => title))] : [],
    [...(result.engine ? [engineLine(result.engine)] : []), t.date(finnishDay(time))],
    cautionsOf(result),
  ]
  return `${paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

function questionLines({ question, title, letters }: LeavingQuestion): readonly string[] {
  return [`${question} ${title}`, ...letters.flatMap(letterLines)]
}

function letterLines(letter: LeavingLetter): readonly string[] {
  const { change } = letter
  const heading = `  ${letter.letter} ${letter.label}${change ? t.change[change] : ''}`
  return [heading, ...reasonLines(letter).map((line) => `    ${line}`)]
}

function reasonLines({ change, basis, passages, against }: LeavingLetter): readonly string[] {
  if (change === 'removed') return []
  const isUnfounded = basis !== null && passages.length === 0
  const lead = ({ by }: Passage) =>
    by === 'person' ? t.own : texts.editor.basis[basis ?? 'stated']
  return [
    ...(isUnfounded ? [t.noEvidence] : []),
    ...passages.map((passage) => t.quote(lead(passage), onOneLine(passage.evidence.quote))),
    ...against.map(({ quote }) => t.quote(t.against, onOneLine(quote))),
  ]
}
