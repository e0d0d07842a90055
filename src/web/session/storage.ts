import { z } from 'zod/mini'
import {
  AnswerSchema,
  EngineNameSchema,
  EvidenceSchema,
  PricesSchema,
  SpanSchema,
  UsageSchema,
} from '../../api/schemas.ts'
import { formatKey, parseKey, type Selections } from '../../core/key.ts'
import { LETTERS, QUESTION_IDS } from '../../core/questions.ts'
import type { Work } from '../../core/session.ts'

/** The browser's own storage; `localStorage` and `sessionStorage` fit. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

export type Saved = { readonly work: Work; readonly earlier: readonly Work[] }

/** Where the work stands in the browser's storage. */
export const WORK_NAME = 'lxp-matcher:work:1'

const KeySchema = z.string().check(z.refine((key) => parseKey(key).ok))

const OwnEvidenceSchema = z.object({
  question: z.literal(QUESTION_IDS),
  letter: z.enum(LETTERS),
  evidence: EvidenceSchema,
})

export const WorkSchema = z.object({
  text: z.string(),
  replacedText: z.nullable(z.string()),
  edited: z.nullable(KeySchema),
  accepted: z._default(z.array(z.literal(QUESTION_IDS)), []),
  own: z._default(z.array(OwnEvidenceSchema), []),
  result: z.nullable(
    z.object({
      text: z.string(),
      ai: KeySchema,
      answers: z.array(AnswerSchema),
      unread: z._default(z.array(SpanSchema), []),
      isUnusual: z._default(z.boolean(), false),
      usage: z.nullable(UsageSchema),
      prices: PricesSchema,
      isCached: z._default(z.boolean(), false),
      engine: z.nullable(EngineNameSchema),
    }),
  ),
})
type StoredWork = z.infer<typeof WorkSchema>

/** One earlier work at most is what was saved before there could be more of it. */
const SavedSchema = z.object({
  work: WorkSchema,
  earlier: z.union([z.array(WorkSchema), z.nullable(WorkSchema)]),
})

/** Stands in a tab's storage where the tab has nothing: what others have must not come back in it. */
const NOTHING = 'null'

/**
 * The storage of a tab, with that of all tabs behind it: each tab brings back its own work after a
 * reload, and a new tab what was saved last. A tab removes what it has itself, and no other's work.
 */
export function tabStorage(tab: Storage, all: Storage): Storage {
  return {
    getItem: (name) => {
      const own = tab.getItem(name)
      if (own !== null) return own
      const last = all.getItem(name)
      if (last !== null) tab.setItem(name, last)
      return last
    },
    setItem: (name, value) => {
      tab.setItem(name, value)
      all.setItem(name, value)
    },
    removeItem: (name) => {
      if (all.getItem(name) === tab.getItem(name)) all.removeItem(name)
      tab.setItem(name, NOTHING)
    },
  }
}

/** What was saved last; `null` where nothing was, or where it cannot be understood. */
export function loadSaved(storage: Storage): Saved | null {
  try {
    const parsed = SavedSchema.safeParse(JSON.parse(storage.getItem(WORK_NAME) ?? 'null'))
    if (!parsed.success) return null
    const { work, earlier } = parsed.data
    return { work: fromStored(work), earlier: [earlier ?? []].flat().map(fromStored) }
  } catch {
    return null
  }
}

/** Saves, or removes where there is nothing to save. `false`: the browser did not let it. */
export function save(storage: Storage, saved: Saved | null): boolean {
  try {
    if (saved === null) storage.removeItem(WORK_NAME)
    else {
      const { work, earlier } = saved
      storage.setItem(
        WORK_NAME,
        JSON.stringify({ work: toStored(work), earlier: earlier.map(toStored) }),
      )
    }
    return true
  } catch {
    return false
  }
}

export function toStored({ text, replacedText, review }: Work): StoredWork {
  const { result, edited, accepted, own } = review
  return {
    text,
    replacedText,
    edited: edited && formatKey(edited),
    accepted: [...accepted],
    own: [...own],
    result: result && {
      ...result,
      ai: formatKey(result.ai),
      answers: [...result.answers] as StoredResult['answers'],
      unread: [...result.unread],
    },
  }
}
type StoredResult = NonNullable<StoredWork['result']>

export function fromStored(stored: StoredWork): Work {
  const { text, replacedText, result, edited, accepted, own } = stored
  return {
    text,
    replacedText,
    review: {
      edited: edited === null ? null : selectionsFrom(edited),
      accepted,
      own,
      result: result && { ...result, ai: selectionsFrom(result.ai) },
    },
  }
}

function selectionsFrom(key: string): Selections {
  const parsed = parseKey(key)
  if (!parsed.ok) throw new Error(`stored key: ${parsed.fault.code}`)
  return parsed.selections
}
