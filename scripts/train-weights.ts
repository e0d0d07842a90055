import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { MARKS, type Mark, questionOfMark } from '../src/core/mark.ts'
import { tableOf } from '../src/engines/builtin/learned/reader.ts'
import { ENOUGH, verdictTableOf } from '../src/engines/builtin/learned/verdict.ts'
import { type Counts, count, noCounts, ratesOf, summed } from '../src/evaluation/counts.ts'
import { flattened, type GoldAd, readGold } from '../src/evaluation/gold.ts'
import { type LabelledAd, labelledAd, labelledAdInExcerpts } from '../src/training/labelled.ts'
import { restaterBy } from '../src/training/restated.ts'
import { labelledLine, readStockLines } from '../src/training/stock-lines.ts'
import { mergedWeights, type Trained, train } from '../src/training/train.ts'
import { type Texts, textsIn, withWords } from '../src/training/without-words.ts'

/**
 * Makes the weights of the built-in engine:
 * `npm run train-weights -- --unseen FILE.jsonl … [--typical FILE.jsonl …] [--lines FILE.jsonl …] [--texts FILE.jsonl …]
 * [OTHER.jsonl …]`. Unseen are labelled ads that the rules were not made with; typical are those in which each letter is
 * as frequent as it should be given, real ones above all; lines are such as stand in many ads. Prints what rules alone,
 * and rules and weights together, reach on either, by weights that had not seen the ad.
 */

const TABLES = join(import.meta.dirname, '../src/engines/builtin/learned')

type Files = {
  readonly unseen: readonly string[]
  readonly typical: readonly string[]
  readonly others: readonly string[]
  readonly lines: readonly string[]
  /** What ads say that are kept without their words. */
  readonly texts: readonly string[]
}

/** What a worker is to do: some questions' letters, of all the ads. */
type Work = { readonly files: Files; readonly marks: readonly Mark[] }

/** What it has made, and what that reaches. */
type Done = {
  readonly made: Pick<Trained, 'sentence' | 'ad' | 'verdicts'>
  readonly reached: readonly Reached[]
}

type Reached = { readonly name: string; readonly ruled: Counts; readonly weighed: Counts }

if (isMainThread) await makeTables()
else parentPort?.postMessage(work(workerData as Work))

async function makeTables(): Promise<void> {
  const { values, positionals: others } = parseArgs({
    options: {
      unseen: { type: 'string', multiple: true, default: [] },
      typical: { type: 'string', multiple: true, default: [] },
      lines: { type: 'string', multiple: true, default: [] },
      texts: { type: 'string', multiple: true, default: [] },
    },
    allowPositionals: true,
  })
  if (values.unseen.length === 0) throw new Error('no unseen ads: --unseen FILE.jsonl')
  const hands = availableParallelism()
  const shares = Array.from({ length: hands }, (_, hand) =>
    MARKS.filter((mark) => questionOfMark(mark) % hands === hand),
  )
  const done = await Promise.all(
    shares
      .filter((marks) => marks.length > 0)
      .map((marks) => doneBy({ files: { ...values, others }, marks })),
  )
  const made = done.map((each) => each.made)
  const sentence = mergedWeights(made.map((each) => each.sentence))
  const ad = mergedWeights(made.map((each) => each.ad))
  const verdicts = new Map(made.flatMap((each) => [...each.verdicts]))
  writeFileSync(join(TABLES, 'sentence.tsv'), tableOf(sentence.bias, sentence.weights))
  writeFileSync(join(TABLES, 'ad.tsv'), tableOf(ad.bias, ad.weights))
  writeFileSync(join(TABLES, 'verdict.tsv'), verdictTableOf(verdicts))
  console.log(`features: ${sentence.weights.size} of sentences, ${ad.weights.size} of ads`)
  for (const name of ['unseen', 'typical']) {
    const reached = done.flatMap((each) => each.reached).filter((each) => each.name === name)
    const f1 = (of: readonly Counts[]) => ratesOf(summed(of)).f1.toFixed(3)
    const ruled = f1(reached.map((each) => each.ruled))
    const weighed = f1(reached.map((each) => each.weighed))
    console.log(
      `${name}: micro-F1 ${ruled} by rules alone, ${weighed} with weights, cross-validated`,
    )
  }
}

function doneBy(workerData: Work): Promise<Done> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(import.meta.filename, { workerData })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

function work({ files, marks }: Work): Done {
  const texts = textsIn(files.texts.map((path) => readFileSync(path, 'utf8')))
  const stock = files.lines.flatMap((path) => readStockLines(readFileSync(path, 'utf8')))
  const read = (paths: readonly string[]) => paths.flatMap((path) => adsIn(path, texts))
  const [golds, unseenGolds] = [read(files.others), read(files.unseen)]
  const others = golds.flatMap((gold) => inBothForms(gold, labelledAd))
  const judged = (ads: readonly GoldAd[]) =>
    ads.flatMap((gold) => inBothForms(gold, labelledAdInExcerpts))
  const [unseen, typical] = [judged(unseenGolds), judged(read(files.typical))]
  const known = stock.length > 0 ? [...unseenGolds, ...golds] : []
  const restated = known.map(restaterBy(stock)).map(labelledAd)
  const lines = stock.map(labelledLine)
  const ads = [...others, ...typical, ...unseen]
  const { likelihoods, ...made } = train({ ads, restated, lines, unseen, typical }, marks)
  const asked = new Set<string>(marks)
  const reached = Object.entries({ unseen, typical }).map(([name, of]): Reached => {
    const [ruled, weighed] = [noCounts(), noCounts()]
    for (const ad of of) {
      const right = new Set([...ad.right].filter((mark) => asked.has(mark)))
      count(ruled, new Set([...ad.ruled].filter((mark) => asked.has(mark))), right, ad.open)
      count(weighed, givenOf(likelihoods.get(ad)), right, ad.open)
    }
    return { name, ruled, weighed }
  })
  return { made, reached }
}

function adsIn(path: string, texts: Texts): readonly GoldAd[] {
  return readGold(withWords(readFileSync(path, 'utf8'), texts))
}

/** An ad as somebody pastes it, and as a PDF gives it; the excerpts of the one do for both. */
function inBothForms(gold: GoldAd, asPasted: (gold: GoldAd) => LabelledAd): readonly LabelledAd[] {
  return [asPasted(gold), labelledAd(flattened(gold))]
}

function givenOf(likelihoods: ReadonlyMap<Mark, number> = new Map()): ReadonlySet<Mark> {
  return new Set([...likelihoods].filter(([, likely]) => likely >= ENOUGH).map(([mark]) => mark))
}
