import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tableOf } from '../src/engines/builtin/learned/reader.ts'
import { ENOUGH, verdictTableOf } from '../src/engines/builtin/learned/verdict.ts'
import { count, noCounts, ratesOf } from '../src/evaluation/counts.ts'
import { flattened, type GoldAd, readGold } from '../src/evaluation/gold.ts'
import { type LabelledAd, labelledAd } from '../src/training/labelled.ts'
import { train } from '../src/training/train.ts'

/**
 * Makes the weights of the built-in engine:
 * `npm run train-weights -- --unseen FILE.jsonl … [STUDIED.jsonl …]`. Unseen are labelled ads that the
 * rules were not made with; a file named twice counts twice. Prints what rules alone, and rules and
 * weights together, reach on the unseen ads, by weights that had not seen them.
 */

const TABLES = join(import.meta.dirname, '../src/engines/builtin/learned')
const { values, positionals } = parseArgs({
  options: { unseen: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
})
if (values.unseen.length === 0) throw new Error('no unseen ads: --unseen FILE.jsonl')

const studied = positionals.flatMap(labelledIn)
const unseen = values.unseen.flatMap(labelledIn)
const { sentence, ad, verdicts, unseen: likelihoods } = train([...studied, ...unseen], unseen)
writeFileSync(join(TABLES, 'sentence.tsv'), tableOf(sentence.bias, sentence.weights))
writeFileSync(join(TABLES, 'ad.tsv'), tableOf(ad.bias, ad.weights))
writeFileSync(join(TABLES, 'verdict.tsv'), verdictTableOf(verdicts))
const given = likelihoods.map(
  (byMark) => new Set([...byMark].filter(([, likely]) => likely >= ENOUGH).map(([mark]) => mark)),
)
console.log(`features: ${sentence.weights.size} of sentences, ${ad.weights.size} of ads`)
console.log(`rules alone: micro-F1 ${f1(unseen.map(({ ruled }) => ruled)).toFixed(3)}`)
console.log(`with weights, cross-validated: micro-F1 ${f1(given).toFixed(3)}`)

function labelledIn(path: string): readonly LabelledAd[] {
  return readGold(readFileSync(path, 'utf8')).map((gold, number) =>
    labelledAd(everySecondFlat(gold, number)),
  )
}

/** Half of the ads come as a PDF gives them. */
function everySecondFlat(gold: GoldAd, number: number): GoldAd {
  return number % 2 === 0 ? gold : flattened(gold)
}

function f1(given: readonly ReadonlySet<string>[]): number {
  const counts = noCounts()
  unseen.forEach(({ right, open }, at) => {
    count(counts, given[at] ?? new Set(), right, open)
  })
  return ratesOf(counts).f1
}
