import { glob, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

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
  if (what === null && isPattern(path)) return matching(path, isLeftOut)
  if (!what?.isDirectory()) return { files: [path], unread: [] }
  const names = await namesIn(path)
  const isMeant = (name: string) => READABLE.test(name) && !isLeftOut(join(path, name))
  const files = names.filter(isMeant).map((name) => join(path, name))
  return { files: orItself(path, files), unread: names.filter((name) => !isMeant(name)) }
}

/** Whether a path leads to a folder. Never throws. */
export async function isFolder(path: string): Promise<boolean> {
  const what = await stat(path).catch(() => null)
  return what?.isDirectory() ?? false
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
  return (
    entries
      // A pipe would be waited for, for ever.
      .filter((entry) => !HIDDEN.test(entry.name) && !entry.isFIFO() && !entry.isSocket())
      .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
      .toSorted(BY_NAME.compare)
  )
}

/** As a shell would give them: the files that match, and what is in the folders that do. */
async function matching(pattern: string, isLeftOut: (file: string) => boolean): Promise<Found> {
  const entries: { readonly path: string; readonly isFolder: boolean }[] = []
  for await (const entry of glob(pattern, { withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!HIDDEN.test(entry.name)) entries.push({ path, isFolder: entry.isDirectory() })
  }
  const sorted = entries.toSorted((one, other) => BY_NAME.compare(one.path, other.path))
  // What is in a folder of "**" is matched itself.
  const isDeep = pattern.includes('**')
  const found = await Promise.all(
    sorted.map(async ({ path, isFolder }): Promise<Found> => {
      if (isFolder) return isDeep ? NOTHING : filesAt(path, isLeftOut)
      return isLeftOut(path) ? NOTHING : { files: [path], unread: [] }
    }),
  )
  return {
    files: orItself(
      pattern,
      found.flatMap(({ files }) => files),
    ),
    unread: found.flatMap(({ unread }) => unread),
  }
}

const NOTHING: Found = { files: [], unread: [] }
