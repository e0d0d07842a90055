import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { likenessIn } from './likeness.ts'

/** The weights that `npm run train-refusal` made. */
export const LIKENESS = likenessIn(readFileSync(join(import.meta.dirname, 'likeness.tsv'), 'utf8'))
