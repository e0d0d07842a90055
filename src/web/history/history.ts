import { z } from 'zod/mini'
import { editedKeyOf, isWorkedOn, type Work } from '../../core/session.ts'
import { fromStored, type Storage, toStored, WorkSchema } from '../session/storage.ts'

/** One analysis of the past. */
export type Entry = {
  /** When it was last worked on, as an ISO string. */
  readonly time: string
  readonly work: Work
}

/** Where the history stands in the browser's storage. */
export const HISTORY_NAME = 'lxp-matcher:history:1'
const MOST = 20

const EntrySchema = z.object({ time: z.string(), work: WorkSchema })

/** What is kept. */
export type Kept = {
  /** The newest first; `null`: the history is off, as it is until switched on. */
  readonly entries: readonly Entry[] | null
  /** Whether the browser let nothing be kept. */
  readonly isRefused: boolean
}

const OFF: Kept = { entries: null, isRefused: false }

/** What is kept now. An entry that cannot be understood is left out, and the others stay. */
export function loadHistory(storage: Storage): Kept {
  try {
    const stored: unknown = JSON.parse(storage.getItem(HISTORY_NAME) ?? 'null')
    if (stored === null) return OFF
    return { entries: Array.isArray(stored) ? stored.flatMap(entryIn) : [], isRefused: false }
  } catch {
    return OFF
  }
}

function entryIn(stored: unknown): readonly Entry[] {
  const { data } = EntrySchema.safeParse(stored)
  return data ? [{ time: data.time, work: fromStored(data.work) }] : []
}

/** Switches the history off, and removes all that is kept. */
export function switchedOff(storage: Storage): Kept {
  try {
    storage.removeItem(HISTORY_NAME)
  } catch {
    // What the browser lets nobody remove, it let nobody keep.
  }
  return OFF
}

/**
 * Changes what is kept now, which another tab may have changed since it was last looked at; what has
 * been switched off stays off.
 */
export function changed(
  storage: Storage,
  change: (entries: readonly Entry[]) => readonly Entry[],
): Kept {
  const { entries } = loadHistory(storage)
  return entries === null ? OFF : switchedOn(storage, change(entries))
}

/** Keeps these analyses, and the history on; where they do not all fit, the oldest go. */
export function switchedOn(storage: Storage, entries: readonly Entry[]): Kept {
  for (let count = entries.length; count >= 0; count--) {
    const kept = entries.slice(0, count)
    try {
      const stored = kept.map(({ time, work }) => ({ time, work: toStored(work) }))
      storage.setItem(HISTORY_NAME, JSON.stringify(stored))
      return { entries: kept, isRefused: false }
    } catch {
      // Too much for the browser: one less may fit.
    }
  }
  return { entries: null, isRefused: true }
}

/**
 * The history after this work: the newest first, twenty at most. An ad is there once, save for what was
 * corrected of it: nothing takes the place of that but what was made of it in turn.
 * @param before the same work as it was kept before; `null`: it never was
 */
export function remembered(
  entries: readonly Entry[],
  { time, work }: Entry,
  before: Work | null = null,
): readonly Entry[] {
  const { result } = work.review
  if (result === null) return entries
  const states = [work, ...(before ? [before] : [])].map(stateOf)
  const others = entries.filter(
    (entry) =>
      advertOf(entry.work) !== result.text ||
      (isWorkedOn(entry.work.review) && !states.includes(stateOf(entry.work))),
  )
  return [{ time, work }, ...others].slice(0, MOST)
}

/** The text of the ad that the work is on. */
export function advertOf({ text, review }: Work): string {
  return review.result?.text ?? text
}

/** What tells entries apart: the ad, and all that the person has made of its key. */
export function stateOf(work: Work): string {
  const { review } = work
  return JSON.stringify([
    advertOf(work),
    editedKeyOf(review),
    review.accepted.toSorted((one, other) => one - other),
    review.own.map(({ question, letter, evidence: { start, end } }) => [
      question,
      letter,
      start,
      end,
    ]),
  ])
}
