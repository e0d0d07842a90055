import { existsSync, readFileSync } from 'node:fs'
import type { FileRecord } from './formats.ts'
import { repeatedIn } from './inputs.ts'

/** A result of an earlier run, and its line as it was written. */
export type Done = {
  readonly line: string
  readonly id: string
  readonly file?: string
  readonly engine?: string
}

type Named = { readonly id: string; readonly file: string }

/** What an earlier run read. A line cut short is forgotten, and what failed is tried again. */
export function doneBefore(path: string): readonly Done[] {
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        const { id, file, key, engine } = JSON.parse(line) as FileRecord
        return typeof id === 'string' && typeof key === 'string' ? [{ line, id, file, engine }] : []
      } catch {
        return []
      }
    })
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

/** Another engine than this one that made some of the results; `null` where there is none. */
export function otherEngineOf(done: readonly Done[], engine: string): string | null {
  return done.find((each) => each.engine !== undefined && each.engine !== engine)?.engine ?? null
}

function nameOf({ file, id }: Partial<Named>): string {
  return JSON.stringify([file, id])
}
