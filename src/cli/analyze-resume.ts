import { existsSync, readFileSync } from 'node:fs'
import type { EngineName } from '../core/result.ts'
import type { FileRecord } from './formats.ts'
import { repeatedIn } from './inputs.ts'

/** A result of an earlier run, and its line as it was written. */
export type Done = {
  readonly line: string
  readonly id: string
  readonly file?: string | undefined
  readonly engine?: string | undefined
  readonly model?: string | null | undefined
}

type Named = { readonly id: string; readonly file: string }

/**
 * What an earlier run read. A last line cut short is forgotten, and what failed is tried again. `null`
 * where the file holds anything else: it must not be replaced.
 */
export function doneBefore(path: string): readonly Done[] | null {
  if (!existsSync(path)) return []
  const results = resultsIn(readFileSync(path, 'utf8'))
  return results?.filter((result) => typeof result === 'object') ?? null
}

/**
 * Whether a file holds results of an earlier run and nothing else, as lines or as one list. Never throws.
 * @param orNone whether a file that was only begun has them too: one that is empty, or has one broken line
 */
export function hasResults(path: string, { orNone }: { readonly orNone: boolean }): boolean {
  if (/\.pdf$/i.test(path)) return false
  try {
    const content = readFileSync(path, 'utf8')
    const list: unknown = parsed(content)
    if (Array.isArray(list)) return list.every(isResult) && (orNone || list.length > 0)
    const results = resultsIn(content)
    return results !== null && (orNone || results.some((result) => result !== 'begun'))
  } catch {
    return false
  }
}

/** Results by line: done, failed, or cut short where a run was ended while it wrote. */
function resultsIn(content: string): readonly (Done | 'failed' | 'begun')[] | null {
  const lines = content.split('\n')
  const last = lines.findLastIndex((line) => line.trim() !== '')
  const results = lines.slice(0, last + 1).map((line, number) => resultIn(line, number === last))
  return results.includes(null) ? null : results.filter((result) => result !== null)
}

function resultIn(line: string, isLast: boolean): Done | 'failed' | 'begun' | null {
  const record = parsed(line)
  if (record === null) return isLast && isBeginning(line) ? 'begun' : null
  if (!isResult(record)) return null
  const { id, file, key, engine, model } = record
  return key === null ? 'failed' : { line, id, file, engine, model }
}

/** A result, unlike an ad with a key beside it, has no text. */
function isResult(record: Partial<FileRecord>): record is FileRecord {
  const { id, key } = record
  return typeof id === 'string' && (typeof key === 'string' || key === null) && !('text' in record)
}

function parsed(line: string): Partial<FileRecord> | null {
  try {
    return JSON.parse(line) ?? {}
  } catch {
    return null
  }
}

/** Whether a line may be what a run leaves that was ended while it wrote. */
function isBeginning(line: string): boolean {
  const beginning = '{"id":'
  return line.startsWith(beginning) || beginning.startsWith(line)
}

/**
 * The ads that still have to be read. A result belongs to an ad where both file and id are the same:
 * folders have files of the same name, and files ads of the same id. Results that were written before
 * they named their file go by id, where it can mean one ad only. In doubt an ad is read again.
 */
export function leftOf<Ad extends Named>(ads: readonly Ad[], done: readonly Done[]): readonly Ad[] {
  const named = new Set(done.map(nameOf))
  const fileless = done.filter(({ file }) => file === undefined).map(({ id }) => id)
  const doubtful = [fileless, ads.map(({ id }) => id)].map(repeatedIn)
  const ids = new Set(fileless.filter((id) => !doubtful.some((each) => each.has(id))))
  // What comes on standard input is another ad each time.
  return ads.filter((ad) => ad.file === '-' || !(named.has(nameOf(ad)) || ids.has(ad.id)))
}

/**
 * Another engine than this one that made some of the results, or another model of the same; `null` where
 * there is none. Results that do not name theirs are taken for this one's.
 */
export function otherEngineOf(
  done: readonly Done[],
  { id, model }: Pick<EngineName, 'id' | 'model'>,
): Pick<EngineName, 'id' | 'model'> | null {
  const other = done.find(
    (each) =>
      (each.engine !== undefined && each.engine !== id) ||
      (each.model !== undefined && each.model !== model),
  )
  return other ? { id: other.engine ?? id, model: other.model ?? null } : null
}

function nameOf({ file, id }: Pick<Done, 'file' | 'id'>): string {
  return JSON.stringify([file, id])
}
