import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtinEngine } from '../src/engines/builtin/builtin.ts'
import { evaluate } from '../src/evaluation/evaluate.ts'
import { flattened, readGold } from '../src/evaluation/gold.ts'
import { accuracyOf, markdownOf } from '../src/evaluation/publish.ts'

/**
 * Measures the built-in engine on ads that it was not made with, and writes the figures where the page
 * and the README take them from: `npm run publish-accuracy -- LOCKED.jsonl STUDIED.jsonl`.
 */

const ROOT = join(import.meta.dirname, '..')
const [unseenPath, studiedPath] = process.argv.slice(2)
if (!unseenPath || !studiedPath) throw new Error('two gold files are needed: unseen and studied')

const options = { signal: new AbortController().signal }
const unseen = readGold(readFileSync(unseenPath, 'utf8'))
const studied = readGold(readFileSync(studiedPath, 'utf8'))
const accuracy = accuracyOf(
  {
    pasted: await evaluate(builtinEngine, unseen, options),
    flattened: await evaluate(builtinEngine, unseen.map(flattened), options),
    studied: await evaluate(builtinEngine, studied, options),
  },
  new Date().toISOString().slice(0, 10),
)

writeFileSync(join(ROOT, 'src/web/how/accuracy.json'), `${JSON.stringify(accuracy, null, 2)}\n`)
const readmePath = join(ROOT, 'README.md')
const readme = readFileSync(readmePath, 'utf8')
writeFileSync(
  readmePath,
  readme.replace(/(<!-- accuracy -->)[\s\S]*(?=<!-- end -->)/, `$1\n${markdownOf(accuracy)}\n`),
)
console.log(markdownOf(accuracy))
