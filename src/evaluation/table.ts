import { onOneRow } from '../core/on-one-row.ts'
import { QUESTIONS } from '../core/questions.ts'
import type { Rates } from './counts.ts'
import type { Report } from './evaluate.ts'

/** A dash where there was nothing to measure. */
const percent = (share: number | null) => (share === null ? '–' : `${(100 * share).toFixed(1)} %`)
const rate = (value: number) => value.toFixed(3)
const ratesRow = (name: string, { precision, recall, f1 }: Rates, rest = '') =>
  `${name.padEnd(30)} ${rate(precision)}   ${rate(recall)}   ${rate(f1)}  ${rest}`.trimEnd()

/** Stands wherever figures are shown: whose letters the engine's are compared with. */
export const NOTE =
  'Luvut kertovat, kuinka hyvin tulkin kirjaimet vastaavat tiedoston merkitsijöiden kirjaimia. Merkitsijät voivat olla kielimalleja: tämän projektin aineistot ovat kielimallien merkitsemiä, eivät ihmisten.'

/** The report as a table for people. */
export function tableOf(report: Report, { errors }: { readonly errors: boolean }): string {
  const head = `${''.padEnd(30)} tarkkuus saanti  F1     tuki   osuu täysin`
  const questions = QUESTIONS.flatMap(({ id, title }) => {
    const question = report.questions[String(id)]
    if (!question) return []
    const { support, exact, letters } = question
    return [
      ratesRow(`${id} ${title}`, question, `${String(support).padStart(5)}  ${percent(exact)}`),
      ...Object.entries(letters).map(([mark, letter]) =>
        ratesRow(`   ${mark}`, letter, String(letter.support).padStart(5)),
      ),
    ]
  })
  return [
    `Tulkki ${nameOf(report)}, ${adsIn(report)}, niistä torjuttu ${report.refused}`,
    '',
    head,
    ratesRow('Kaikki kirjaimet (mikro)', report.micro),
    ratesRow('Kirjainten keskiarvo (makro)', report.macro),
    ratesRow('Vertailu: yleisimmät kirjaimet', report.baselines.commonestLetters),
    ratesRow('Vertailu: tyhjä avain', report.baselines.nothing),
    ...(report.agreement === null
      ? []
      : [`Merkitsijöiden keskinäinen yksimielisyys (F1): ${rate(report.agreement)}`]),
    '',
    ...questions,
    '',
    `Täysin oikeita segmenttejä ${percent(report.exactSegments)}, avaimia ${percent(report.exactKeys)}`,
    `Kirjaimia, joilla on kohta ilmoituksessa: ${percent(report.quoted)}`,
    `Oikeita kirjaimia, joiden kohta osuu merkitsijän kohtaan: ${percent(report.overlapping)}`,
    `Ilmoituksia sekunnissa: ${report.adsPerSecond.toFixed(report.adsPerSecond < 10 ? 2 : 0)}`,
    ...(report.failed > 0 ? [`Epäonnistuneita ilmoituksia: ${report.failed}`] : []),
    usageLine(report),
    '',
    NOTE,
    ...(errors ? ['', ...errorLines(report)] : []),
  ].join('\n')
}

function adsIn({ ads }: Report): string {
  return ads === 1 ? '1 ilmoitus' : `${ads} ilmoitusta`
}

function nameOf({ engine, model }: Report): string {
  return model === null ? engine : `${engine}, ${model}`
}

function usageLine({ usage, cost }: Report): string {
  return usage === null || cost === null
    ? 'Tokenit ja kustannus eivät ole tiedossa'
    : `Tokeneita ${usage.total_tokens}, arvioitu kustannus ${cost.toFixed(4)} $`
}

/** Beside an ad that was not read. */
const OUTCOMES = { read: '', refused: ' (torjuttu)', failed: ' (epäonnistui)' } as const

/** An ad's wrong and missed letters, and under them the quotes by which they can be judged. */
function errorLines({ errors }: Report): readonly string[] {
  return errors.flatMap(({ id, outcome, wrong, missed, quotes }) => {
    const marks = [
      ...wrong.map((mark) => ({ mark, name: `+${mark}` })),
      ...missed.map((mark) => ({ mark, name: `-${mark}` })),
    ]
    return [
      `${onOneRow(id)}${OUTCOMES[outcome]}: ${marks.map(({ name }) => name).join(' ')}`,
      ...marks.flatMap(({ mark, name }) =>
        (quotes[mark] ?? []).map((quote) => `  ${name}: ”${onOneRow(quote)}”`),
      ),
    ]
  })
}
