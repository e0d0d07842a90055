import { glob, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** By their names' endings: what can be read as ads. */
const READABLE = /\.(txt|pdf|json|jsonl|ndjson)$/i
const BY_NAME = new Intl.Collator('fi', { numeric: true })

/**
 * The files that a path leads to: a folder to those in it that can be read as ads, a pattern
 * (`*.pdf`, which the shells of Windows leave as it is) to those that it matches, anything else to
 * itself. What leads nowhere stays as it is, to be told of where it is read. Never throws.
 * @param isLeftOut of the files found, those that are not meant, such as the output
 */
export async function filesAt(
  path: string,
  isLeftOut: (file: string) => boolean,
): Promise<readonly string[]> {
  const what = await stat(path).catch(() => null)
  const found = what?.isDirectory()
    ? await readableIn(path)
    : what === null && isPattern(path)
      ? await matching(path)
      : []
  const meant = found.filter((file) => !isLeftOut(file))
  return meant.length > 0 ? meant.toSorted(BY_NAME.compare) : [path]
}

/** Whether a path stands for all files that are named so. */
export function isPattern(path: string): boolean {
  return /[*?]/.test(path)
}

async function readableIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => !entry.isDirectory() && READABLE.test(entry.name))
    .map(({ name }) => join(folder, name))
}

async function matching(pattern: string): Promise<readonly string[]> {
  const found: string[] = []
  for await (const path of glob(pattern)) found.push(path)
  return found
}
