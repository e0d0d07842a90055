import { z } from 'zod/mini'
import { AnswerSchema, EngineNameSchema, PricesSchema, UsageSchema } from '../../api/schemas.ts'
import { formatKey, parseKey, type Selections } from '../../core/key.ts'
import type { Work } from '../../core/session.ts'

/** The browser's own storage; `localStorage` fits. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

export type Saved = { readonly work: Work; readonly earlier: Work | null }

const NAME = 'lxp-matcher:work:1'

const KeySchema = z.string().check(z.refine((key) => parseKey(key).ok))

const WorkSchema = z.object({
  text: z.string(),
  replacedText: z.nullable(z.string()),
  edited: z.nullable(KeySchema),
  result: z.nullable(
    z.object({
      text: z.string(),
      ai: KeySchema,
      answers: z.array(AnswerSchema),
      usage: z.nullable(UsageSchema),
      prices: PricesSchema,
      isCached: z._default(z.boolean(), false),
      engine: z.nullable(EngineNameSchema),
    }),
  ),
})
type StoredWork = z.infer<typeof WorkSchema>

const SavedSchema = z.object({ work: WorkSchema, earlier: z.nullable(WorkSchema) })

/** What was saved last; `null` where nothing was, or where it cannot be understood. */
export function loadSaved(storage: Storage): Saved | null {
  try {
    const parsed = SavedSchema.safeParse(JSON.parse(storage.getItem(NAME) ?? 'null'))
    if (!parsed.success) return null
    const { work, earlier } = parsed.data
    return { work: fromStored(work), earlier: earlier && fromStored(earlier) }
  } catch {
    return null
  }
}

/** Saves, or removes where there is nothing to save. `false`: the browser did not let it. */
export function save(storage: Storage, saved: Saved | null): boolean {
  try {
    if (saved === null) storage.removeItem(NAME)
    else {
      const { work, earlier } = saved
      storage.setItem(
        NAME,
        JSON.stringify({ work: toStored(work), earlier: earlier && toStored(earlier) }),
      )
    }
    return true
  } catch {
    return false
  }
}

function toStored({ text, replacedText, review: { result, edited } }: Work): StoredWork {
  return {
    text,
    replacedText,
    edited: edited && formatKey(edited),
    result: result && {
      ...result,
      ai: formatKey(result.ai),
      answers: [...result.answers] as StoredResult['answers'],
    },
  }
}
type StoredResult = NonNullable<StoredWork['result']>

function fromStored({ text, replacedText, result, edited }: StoredWork): Work {
  return {
    text,
    replacedText,
    review: {
      edited: edited === null ? null : selectionsFrom(edited),
      result: result && { ...result, ai: selectionsFrom(result.ai) },
    },
  }
}

function selectionsFrom(key: string): Selections {
  const parsed = parseKey(key)
  if (!parsed.ok) throw new Error(`stored key: ${parsed.fault.code}`)
  return parsed.selections
}
