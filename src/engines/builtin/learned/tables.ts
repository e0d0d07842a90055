import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readers } from './impression.ts'
import { readerOf } from './reader.ts'
import { verdictsOf } from './verdict.ts'

/** The weights that `npm run train-weights` made: tables to read, beside this file. */

export const READERS: Readers = {
  sentence: readerOf(tableIn('sentence.tsv')),
  ad: readerOf(tableIn('ad.tsv')),
}

export const VERDICTS = verdictsOf(tableIn('verdict.tsv'))

function tableIn(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
}
