import { QUESTIONS } from '../core/questions.ts'
import type { Report } from './evaluate.ts'

/** The figures that the README and the page show. Rates and shares are between 0 and 1. */
export type Accuracy = {
  /** ISO date of the measurement. */
  readonly measured: string
  readonly engine: string
  readonly ads: number
  /** Micro-F1 of the annotators, language models, against each other; `null` where unknown. */
  readonly agreement: number | null
  readonly commonestLetters: number
  readonly pasted: AccuracyOf
  /** The same ads as a PDF gives them, each one long line. */
  readonly flattened: AccuracyOf
  /** Ads that the engine was made with: the gap to the others tells how far it generalises. */
  readonly studied: { readonly ads: number; readonly f1: number }
}

export type AccuracyOf = {
  readonly precision: number
  readonly recall: number
  readonly f1: number
  readonly overlapping: number
  readonly questions: Readonly<Record<string, { readonly f1: number; readonly support: number }>>
}

type Reports = {
  readonly pasted: Report
  readonly flattened: Report
  readonly studied: Report
}

/**
 * What is published of three measurements, rounded to a thousandth.
 * @throws Error where the ads carry no quotes: no figure is published that was not measured
 */
export function accuracyOf({ pasted, flattened, studied }: Reports, measured: string): Accuracy {
  return {
    measured,
    engine: pasted.engine,
    ads: pasted.ads,
    agreement: pasted.agreement === null ? null : rounded(pasted.agreement),
    commonestLetters: rounded(pasted.baselines.commonestLetters.f1),
    pasted: figuresOf(pasted),
    flattened: figuresOf(flattened),
    studied: { ads: studied.ads, f1: rounded(studied.micro.f1) },
  }
}

/** What the README says of the figures, in Markdown. */
export function markdownOf(accuracy: Accuracy): string {
  return `${summaryOf(accuracy)}\n\n${tableOf(accuracy)}`
}

function summaryOf({ ads, measured, agreement, commonestLetters, pasted, studied }: Accuracy) {
  const agree =
    agreement === null
      ? ''
      : ` (the annotators agree\nwith each other at F1 ${thousandths(agreement)})`
  return [
    `Measured on ${measured}, on ${ads} ads that the engine was not made with${agree}.`,
    `Pasted, they are read at F1 ${thousandths(pasted.f1)}, and ${studied.ads} of the ads that the engine was made with at ${thousandths(studied.f1)}.`,
    `The same commonest letters for every ad would reach ${thousandths(commonestLetters)} and an empty key 0: the engine`,
    `gains ${thousandths(pasted.f1 - commonestLetters)} and ${thousandths(pasted.f1)}. Of the right letters, ${Math.round(100 * pasted.overlapping)} % show a passage that overlaps one that`,
    'an annotator quoted.',
  ].join('\n')
}

function tableOf({ pasted, flattened }: Accuracy): string {
  const row = (name: string, one: string, other: string, support: number) =>
    `| ${name} | ${one} | ${other} | ${support} |`
  const questions = QUESTIONS.map(({ id, title }) => {
    const [one, other] = [pasted.questions[id], flattened.questions[id]]
    return row(
      `${id} ${title}`,
      hundredths(one?.f1 ?? 0),
      hundredths(other?.f1 ?? 0),
      one?.support ?? 0,
    )
  })
  const support = Object.values(pasted.questions).reduce((sum, each) => sum + each.support, 0)
  return [
    '| Question | F1, pasted | F1, as from a PDF | Letters |',
    '|---|---|---|---|',
    ...questions,
    row('**All letters**', thousandths(pasted.f1), thousandths(flattened.f1), support),
  ].join('\n')
}

function figuresOf({ micro, overlapping, questions }: Report): AccuracyOf {
  if (overlapping === null)
    throw new Error('ads without quotes: what the passages reach is not measured')
  return {
    precision: rounded(micro.precision),
    recall: rounded(micro.recall),
    f1: rounded(micro.f1),
    overlapping: rounded(overlapping),
    questions: Object.fromEntries(
      Object.entries(questions).map(([id, { f1, support }]) => [id, { f1: rounded(f1), support }]),
    ),
  }
}

/** 0.835 is 0.84, as on the page; `toFixed` alone would say 0.83. */
const hundredths = (value: number) => (Math.round(value * 100) / 100).toFixed(2)
/** Of all letters: hundredths would show 0.877 as 0.88. */
const thousandths = (value: number) => rounded(value).toFixed(3)
const rounded = (value: number) => Math.round(value * 1000) / 1000
