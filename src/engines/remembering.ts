import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PartialAnswer } from '../core/analysis.ts'
import { NO_USAGE } from '../core/cost.ts'
import type { Engine, Reading, ReadOptions } from './engine.ts'
import { rejectionOf } from './rejection.ts'

const MOST_REMEMBERED = 500
const REMEMBERED_MS = 24 * 60 * 60 * 1000

/** A reading, and the raw answers that it was made of; they are kept for those who measure alone. */
type Known = { readonly reading: Reading; readonly answers: readonly string[] }

/** A reading that is under way, and everybody who waits for it. */
type UnderWay = {
  readonly reading: Promise<Reading>
  readonly listeners: Set<(answers: readonly PartialAnswer[]) => void>
  /** Told of each raw answer; `answers` are those that came before somebody joined. */
  readonly recorders: Set<(answer: string) => void>
  readonly answers: string[]
  readonly controller: AbortController
  waiting: number
  /** Whether somebody has been told what it cost: it is told once. */
  isTold: boolean
}

type Asked = { readonly mask: boolean; readonly measured: boolean }

/**
 * An engine that answers an identical text from memory, at no cost, and makes one reading of identical
 * texts that come at the same time. One that stops waiting does not stop it for the others; the last
 * one does. Who wants the raw answers hears them again, as if it had been asked anew. Texts are kept as
 * digests alone; the memory goes with the server.
 */
export function remembering(engine: Engine): Engine {
  const known = new LRUCache<string, Known>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS })
  const underWay = new Map<string, UnderWay>()

  return { ...engine, read }

  async function read(text: string, options: ReadOptions): Promise<Reading> {
    const { signal, mask, onPartial, onRaw } = options
    signal.throwIfAborted()
    // A reading whose answers nobody kept is none for those who want them.
    const measured = onRaw !== undefined
    const name = createHash('sha256').update(`${mask} ${measured} ${text}`).digest('base64')
    const remembered = known.get(name)
    if (remembered) {
      for (const answer of remembered.answers) onRaw?.(answer)
      return { ...remembered.reading, usage: NO_USAGE, isCached: true }
    }
    const shared = underWay.get(name) ?? start(name, text, { mask, measured })
    for (const answer of shared.answers) onRaw?.(answer)
    if (onPartial) shared.listeners.add(onPartial)
    if (onRaw) shared.recorders.add(onRaw)
    shared.waiting += 1
    try {
      const reading = await Promise.race([shared.reading, rejectionOf(signal)])
      if (shared.isTold) return { ...reading, usage: NO_USAGE, isCached: true }
      shared.isTold = true
      return reading
    } finally {
      shared.waiting -= 1
      if (onPartial) shared.listeners.delete(onPartial)
      if (onRaw) shared.recorders.delete(onRaw)
      if (shared.waiting === 0) {
        forget(name, shared)
        shared.controller.abort(signal.reason)
      }
    }
  }

  function start(name: string, text: string, { mask, measured }: Asked): UnderWay {
    const controller = new AbortController()
    const listeners: UnderWay['listeners'] = new Set()
    const recorders: UnderWay['recorders'] = new Set()
    const answers: string[] = []
    const onRaw = (answer: string) => {
      answers.push(answer)
      for (const recorder of recorders) recorder(answer)
    }
    const reading = engine.read(text, {
      signal: controller.signal,
      mask,
      ...(measured ? { onRaw } : {}),
      onPartial: (soFar) => {
        for (const listener of listeners) listener(soFar)
      },
    })
    const waiters = { listeners, recorders, answers, waiting: 0, isTold: false }
    const shared: UnderWay = { reading, controller, ...waiters }
    underWay.set(name, shared)
    reading.then(
      (done) => {
        // What could not be read may come out better next time.
        if (done.kind !== 'no-key') known.set(name, { reading: done, answers })
        forget(name, shared)
      },
      () => forget(name, shared),
    )
    return shared
  }

  /** Another reading of the same text may have begun since. */
  function forget(name: string, shared: UnderWay) {
    if (underWay.get(name) === shared) underWay.delete(name)
  }
}
