import { createHash } from 'node:crypto'
import type { Mark } from '../core/mark.ts'

/** UTF-16 offsets into the text of the ad, the end not included. */
type Place = readonly [start: number, end: number]

/**
 * A labelled ad of other people's, whose words are not ours to keep: its letters, and where its quotes stand.
 * `sha256` of its text tells which it is, and that the places are places of that very text.
 */
type Wordless = {
  readonly sha256: string
  readonly letters: unknown
  readonly places: Readonly<Partial<Record<Mark, readonly Place[]>>>
}

/** Texts by their digests. */
export type Texts = ReadonlyMap<string, string>

/** The texts of files with a JSON object a line. */
export function textsIn(files: readonly string[]): Texts {
  return new Map(
    files.flatMap(linesOf).map((line) => {
      const { text } = JSON.parse(line) as { text: string }
      return [digestOf(text), text]
    }),
  )
}

/**
 * Gives ads that are kept without their words what they say; all others stay as they are. They are JSON, one
 * object a line; so is what comes of it, in the form of `src/evaluation/gold.ts`.
 * @throws Error for an ad whose text is not among the texts
 */
export function withWords(jsonl: string, texts: Texts): string {
  return linesOf(jsonl)
    .map((line) => {
      const ad = JSON.parse(line) as Wordless
      if (!ad.places) return line
      const { sha256, places, ...kept } = ad
      const text = texts.get(sha256)
      if (text === undefined) throw new Error(`no text for ${sha256}: name its file with --texts`)
      const evidence = Object.fromEntries(
        Object.entries(places).map(([mark, each]) => [
          mark,
          each.map(([start, end]) => text.slice(start, end)),
        ]),
      )
      return JSON.stringify({ ...kept, id: sha256, text, evidence })
    })
    .join('\n')
}

/** The SHA-256 of a text in UTF-8, in hexadecimal digits. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The lines of a file that say something. */
export function linesOf(jsonl: string): readonly string[] {
  return jsonl.split('\n').filter((line) => line.trim() !== '')
}
