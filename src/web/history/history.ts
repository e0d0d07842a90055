import { z } from 'zod/mini'
import { isEmpty, type Work } from '../../core/session.ts'
import { fromStored, type Storage, toStored, WorkSchema } from '../session/storage.ts'

/** One analysis of the past; the ad's text tells it from the others. */
export type Entry = {
  /** When it was last worked on, as an ISO string. */
  readonly time: string
  readonly work: Work
}

const NAME = 'lxp-matcher:history:1'
const MOST = 20

const HistorySchema = z.array(z.object({ time: z.string(), work: WorkSchema }))

/** The kept analyses, the newest first; `null`: the history is off, as it is until switched on. */
export function loadHistory(storage: Storage): readonly Entry[] | null {
  try {
    const stored = storage.getItem(NAME)
    if (stored === null) return null
    const parsed = HistorySchema.safeParse(JSON.parse(stored))
    return parsed.success
      ? parsed.data.map(({ time, work }) => ({ time, work: fromStored(work) }))
      : []
  } catch {
    return null
  }
}

/**
 * Keeps the analyses, or with `null` switches the history off and removes them. Where they do not all
 * fit, the oldest go.
 * @returns what is kept now; `null` where the browser lets nothing be kept
 */
export function saveHistory(
  storage: Storage,
  entries: readonly Entry[] | null,
): readonly Entry[] | null {
  try {
    if (entries === null) {
      storage.removeItem(NAME)
      return null
    }
  } catch {
    return null
  }
  for (let count = entries.length; count >= 0; count--) {
    const kept = entries.slice(0, count)
    try {
      const stored = kept.map(({ time, work }) => ({ time, work: toStored(work) }))
      storage.setItem(NAME, JSON.stringify(stored))
      return kept
    } catch {
      // Too much for the browser: one less may fit.
    }
  }
  return null
}

/** The history after this work: the newest first, each ad once, twenty at most. */
export function remembered(entries: readonly Entry[], { time, work }: Entry): readonly Entry[] {
  const { result } = work.review
  if (result === null || isEmpty(work)) return entries
  const others = entries.filter((entry) => textOf(entry) !== result.text)
  return [{ time, work }, ...others].slice(0, MOST)
}

/** What tells entries apart. */
export function textOf({ work }: Entry): string {
  return work.review.result?.text ?? work.text
}
