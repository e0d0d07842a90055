import { glob, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** By their names' endings: what can be read as ads. */
const READABLE = /\.(txt|pdf|json|jsonl|ndjson)$/i
/** What systems leave in folders: nobody takes it for an ad. */
const HIDDEN = /^(\.|~\$|desktop\.ini$|thumbs\.db$)/i
const BY_NAME = new Intl.Collator('fi', { numeric: true })

/** The files that a path leads to, and the names of what a folder holds beside them. */
export type Found = { readonly files: readonly string[]; readonly unread: readonly string[] }

/**
 * The files that a path leads to: a folder to those in it that can be read as ads, a pattern
 * (`*.pdf`, which the shells of Windows leave as it is) to those that it matches, anything else to
 * itself. What leads nowhere stays as it is, to be told of where it is read. Never throws.
 * @param isLeftOut of the files found, those that are not meant, such as earlier results
 */
export async function filesAt(path: string, isLeftOut: (file: string) => boolean): Promise<Found> {
  const what = await stat(path).catch(() => null)
  if (what === null && isPattern(path)) {
    return {
      files: orItself(
        path,
        (await matching(path)).filter((file) => !isLeftOut(file)),
      ),
      unread: [],
    }
  }
  if (!what?.isDirectory()) return { files: [path], unread: [] }
  const names = await namesIn(path)
  const isMeant = (name: string) => READABLE.test(name) && !isLeftOut(join(path, name))
  const files = names.filter(isMeant).map((name) => join(path, name))
  return { files: orItself(path, files), unread: names.filter((name) => !isMeant(name)) }
}

/** Whether a path stands for all files that are named so. */
export function isPattern(path: string): boolean {
  return /[*?]/.test(path)
}

function orItself(path: string, files: readonly string[]): readonly string[] {
  return files.length > 0 ? files : [path]
}

/** What a folder holds, in the order of names; a folder's name ends with a slash. */
async function namesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter(({ name }) => !HIDDEN.test(name))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .toSorted(BY_NAME.compare)
}

async function matching(pattern: string): Promise<readonly string[]> {
  const found: string[] = []
  for await (const path of glob(pattern)) {
    if (!HIDDEN.test(basename(path))) found.push(path)
  }
  return found.toSorted(BY_NAME.compare)
}
