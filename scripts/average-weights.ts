import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { meanReader, meanVerdicts } from '../src/training/mean.ts'

/**
 * `npm run average-weights -- FOLDER`: makes the weights of the built-in engine the mean of today's and of those in a
 * folder, which an earlier training has left there as `sentence.tsv`, `ad.tsv` and `verdict.tsv`.
 */
const TABLES = join(import.meta.dirname, '../src/engines/builtin/learned')
const MEANS = { 'sentence.tsv': meanReader, 'ad.tsv': meanReader, 'verdict.tsv': meanVerdicts }

const [folder, ...others] = process.argv.slice(2)
if (folder === undefined || others.length > 0) throw new Error('one folder of tables')
const made = Object.entries(MEANS).map(([name, mean]) => {
  const [today, other] = [TABLES, folder].map((each) => readFileSync(join(each, name), 'utf8'))
  return [name, mean(today ?? '', other ?? '')] as const
})
for (const [name, table] of made) writeFileSync(join(TABLES, name), table)
