import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GoldAd, readGold } from '../evaluation/gold.ts'

const FOLDER = join(import.meta.dirname, '../../fixtures/labelled')

/** The project's own labelled ads: a text and beside it its letters and quotes. */
export function readLabelledAds(): readonly GoldAd[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'))
  const lines = names.map((name) => {
    const id = name.replace('.txt', '')
    const text = readFileSync(join(FOLDER, name), 'utf8')
    return JSON.stringify({
      id,
      text,
      ...JSON.parse(readFileSync(join(FOLDER, `${id}.json`), 'utf8')),
    })
  })
  return readGold(lines.join('\n'))
}
